game-name = Toy
game-about = Take pebbles, keep pebbles, mind your biscuit.
rules-1 = Bid, take, vote, keep.
rules-2 = A biscuit may be eaten at any time.
setting-rounds = Rounds
name-ab-haymaker = Haymaker

toy-number = { $n } pebbles
toy-bid = How many do you bid?
toy-bids = The bids were { $bids }.
toy-take = Take a pebble
toy-took = { $who } took a pebble.
toy-floor = Take pebbles, then be done
toy-yes = Yes
toy-no = No
toy-vote = Shall we throw?
toy-thrown = The die shows { $n }.
toy-keep = How many do you keep?
toy-kept = You kept { $n }.
toy-biscuit = Eat the biscuit
toy-crumbs = Crumbs on the table?
toy-board = Round { $round }, { $heap } pebbles on the heap
toy-over = All pebbles are counted.

trek-back = { $n } pebbles are left on the heap.
trek-lamp = Buy a lamp
trek-friend = Bring a friend
trek-no = Buy nothing
trek-shop = Back from the walk. What do you buy?
trek-name = Which friend?
trek-sheet = { $heap } pebbles on the heap, { $lamps } lamps{ $own ->
    [-1] .
   *[other] , { $own } pebbles in your bag.
}
trek-page = Home with { $n } pebbles left behind
