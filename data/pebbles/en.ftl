# Pebbles: an evening on the shore.

game-name = Pebbles, ten minutes
game-about = Walk on for one more stone, or turn for home before the tide does it for you. Together, for 1 to 4.
setting-walks = Walks in one evening
setting-sea = The sea is
setting-sea-lively = lively: three of each wave
setting-sea-calm = calm: two of each wave
rules-1 = **You are laying a path for Oda**, and it takes so many stones. Everybody on the shore decides at once and in secret: **walk on**, **turn for home**, or walk on with a card out of your coat. Then one card of the shore is turned up for all who walk: stones are shared, and what cannot be shared lies strewn on the way home.
    { "" }**Turn for home** and your pocket is emptied into your bag, where nothing happens to it any more. Those who turn back on the same stretch share what lies strewn.
rules-2 = **The sea** has three waves. The first of each is only a warning. The second of the *same* one is the tide: everybody who is still out loses what is in the pocket, and the walk is over.
    { "" }**Your coat** holds two cards that only you see. Play them when you like; they are gone then. After the last walk the bags are counted together: enough for the path, or not.

pebbles-headline = 🪨 **{ $walk ->
    [0] Before the evening
   *[other] Walk { $walk } of { $walks }
}**{ $evening ->
    [1] { "" }
   *[other] , evening { $evening }
}
pebbles-path = The path: **{ $laid }** of { $goal } stones
pebbles-sea = 🌊 { $n ->
    [0] No wave so far.
   *[other] Seen: { $waves }. The same one again is the tide.
}
pebbles-turned = { $n ->
    [0] The shore lies in front of you, { $left } cards long.
   *[other] Turned up last: { $cards }. { $left } cards lie face down.
}
pebbles-strewn = { $n ->
    [0] Nothing lies strewn on the way home.
    [one] 1 stone lies strewn on the way home.
   *[other] { $n } stones lie strewn on the way home.
}
pebbles-walker = { $out ->
    [yes] 🚶
   *[no] 🏠
} { $who }: { $pocket ->
    [0] empty pocket
   *[other] **{ $pocket }** in the pocket
}, { $bag } in the bag, { $coat ->
    [0] nothing
    [one] 1 card
   *[other] { $coat } cards
} in the coat
pebbles-in-coat = 🧥 **{ $card }**: { $text }
pebbles-next = 👀 The next card is **{ $card }**.
pebbles-alt = The shore: { $many ->
    [0] everybody is at home
    [one] { $out } is out
   *[other] { $out } are out
}, { $seen ->
    [0] no wave was seen
   *[other] seen: { $waves }
}, { $strewn } strewn, { $laid } of { $goal } stones for the path.

pebbles-ask = { $pocket ->
    [0] Nothing in your pocket yet.
    [one] **1** stone in your pocket.
   *[other] **{ $pocket }** stones in your pocket.
} { $strewn ->
    [0] { "" }
   *[other] { $strewn } strewn on the way home.{ " " }
}{ $waves ->
    [0] The sea is quiet.
    [one] 1 wave was seen.
   *[other] { $waves } waves were seen.
} What do you do?
pebbles-ask-again = Now that you know what comes next: what do you do?
pebbles-option-walk = Walk on
pebbles-plan-calm = Walk on as long as no wave has come
pebbles-option-home = Turn for home
pebbles-option-play = { $card }, and walk on
pebbles-says = { $text }
pebbles-refused-poor = That takes { $n } out of your pocket.
pebbles-refused-sweep = Nothing lies strewn.
pebbles-refused-calm = No wave has been seen.

pebbles-walk = 🪨 **Walk { $n } of { $of }** begins.
pebbles-drew = You put **{ $card }** into your coat.
pebbles-looked = 👀 You can see what comes next: **{ $card }**.
pebbles-played = 🧥 { $who } plays **{ $card }**.
pebbles-home = 🏠 { $who } turns for home with { $n ->
    [0] nothing
    [one] 1 stone
   *[other] { $n } stones
}{ $found ->
    [0] .
   *[other] , and picks up { $found } on the way.
}
pebbles-stones = **{ $card }**: { $n } stones, { $each ->
    [0] too few to share
   *[other] { $each } each
}{ $rest ->
    [0] .
   *[other] ; { $rest } left lying.
}
pebbles-wave = 🌊 **{ $card }**. Not this time. The next one of its kind means it.
pebbles-find = ✨ **{ $card }**
pebbles-tide = 🌊🌊 **{ $card }** again, and this time it comes all the way up. Run!
pebbles-dry = 🧦 { $who } has dry socks and keeps { $n }.
pebbles-gained = { $who } finds { $n ->
    [one] 1 stone
   *[other] { $n } stones
}.
pebbles-lost = { $who } loses { $n ->
    [one] 1 stone
   *[other] { $n } stones
}.
pebbles-swept = { $who } sweeps up { $n } from the way home.
pebbles-calmed = The { $wave } is forgotten, for now.
pebbles-rolled = 🎲 The die says { $n }.
pebbles-counted = The bags are emptied on Oda's step: { $n } stones. The path wants { $goal }.
pebbles-result-finished = The path is finished with { $laid } stones, and Oda walks down it with her eyes shut.
pebbles-result-short = { $laid } of { $goal } stones: { $n ->
    [one] one is
   *[other] { $n } are
} missing, and there is another tide tomorrow.

pebbles-cards-coat = Your coat
pebbles-cards-shore = Turned up on this walk
pebbles-face = { $kind ->
    [stones] { $worth } stones, shared by all who walked on; what could not be shared was strewn.
    [wave] A wave{ $times ->
        [one] , seen once: the same one again is the tide.
       *[other] , and it came back: the tide.
    }
   *[find] A find: what it did stands in the story of the walk.
}

pebbles-term-wave = **Wave**: one of three kinds. The first of each kind on a walk is only a warning.
pebbles-term-tide = **Tide**: the second wave of the same kind. It empties the pockets of all who are still out and ends the walk.
pebbles-term-pocket = **Pocket**: stones that are found on a walk. The tide can still take them.
pebbles-term-bag = **Bag**: stones that are home and dry. Nothing happens to them any more.
pebbles-term-strewn = **Strewn**: stones that could not be shared. Those who turn back together pick them up.
pebbles-term-coat = **Coat**: cards that only you see, each good for once.

pebbles-walk-short = Walk { $n }
pebbles-played-short = 🧥 { $who }: { $card }
pebbles-home-short = 🏠 { $who } home with { $n }
pebbles-stones-short = { $card }{ $each ->
    [0] , too few to share
   *[other] , { $each } each
}
pebbles-wave-short = 🌊 { $card }
pebbles-find-short = ✨ { $card }
pebbles-tide-short = 🌊🌊 { $card }: the tide
pebbles-lost-short = { $who } loses { $n }
pebbles-dry-short = 🧦 { $who } keeps { $n }
pebbles-gained-short = { $who } + { $n }

# looking cards up

pebbles-printed = { $kind ->
    [coat] A card for your coat
   *[shore] A card of the shore
}
pebbles-printed-shore = { $kind ->
    [stones] { $worth } stones, to be shared by all who walk on.
    [wave] A wave. The same one twice in a walk is the tide.
   *[find] A find, which tells its own story.
} { $n ->
    [one] There is one of it.
   *[other] There are { $n } of it.
}
