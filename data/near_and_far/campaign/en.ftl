# Near and Far: the campaign, on top of the sentences of a session.

game-name = Near and Far: the campaign
game-length = ⏱️ Ten sessions, a map each; or as few as you like.
game-about = Maps 2 to 11 in their order, for the same two to four people. What you have learned, promised and left undone goes along.
setting-mode = What is told
setting-mode-campaign = one storybook: what you do is remembered on later maps
setting-mode-character = everybody’s own story, told at the named places
setting-maps = Maps, in order (2-11, or 2 6 11)
setting-maps-hint = A custom campaign names its own maps: three for a few evenings, or a single one. Bosses wait on map 11 alone; without it they cannot beat you.
setting-roster = Who plays
setting-roster-fixed = the same people from the first map to the last
setting-roster-open = people may join later, or sit a session out
setting-begin = A session begins
setting-begin-at-once = at once
setting-begin-in-a-lobby = in a lobby, when its host says so
rules-1 = **Ten maps, one road.** Each map is a whole game with its own winner, in a thread of its own. Experience, talents, keywords, side quests and a few cards go along to the next; all else stays behind.
    { "" }**Between sessions** you buy talents with your experience. Whoever had least may take the platypus.
rules-2 = **On map 11** as many bosses wait as there are players. If one of them still stands at the end, everybody has lost. Else the most points of all sessions together win.
    { "" }**Everybody’s own story** is another way to travel: at a place with a name you read the next chapter of your character’s story instead. It takes three maps or more, and ends on map 11; there the most points win, bosses or not.

far-campaign-again = The session was given up; { $map } is played again.
far-campaign-back = 📖 **{ $map }** is behind you. { $who } had most to tell: { $n } points.
far-ask-buy-talent = You have { $n } experience. What have you learned?
far-option-buy-talent = { $card } ({ $n } experience)
far-refused-xp = That takes { $n } experience; you have { $have }.
far-refused-newcomer = All { $n } characters have been chosen: nobody new can come along. A seat that was given up waits for whoever held it.
far-refused-roster = This campaign has a fixed roster: only a seat that was given up can be taken, between two sessions.
far-refused-talents = Nobody has more than { $n } talents.
far-talent = ⭐ { $who } has learned **{ $card }**.
far-ask-platypus = It did not go well for you. Somebody with a bill offers to come along next time.
far-option-platypus = Take the platypus
far-option-usual-companion = Keep to dog or cat
far-campaign-next = 🧭 Next: **{ $map }**
far-campaign-member = **{ $who }**{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}: { $n } points, { $xp } experience to spend{ $many ->
    [0] { "" }
   *[other] { " " }· 🎭 { $cards }
}{ $words ->
    [0] { "" }
   *[other] { " " }· 🗝️ { $known }
}{ $quests ->
    [0] { "" }
   *[other] { " " }· 📜 { $open }
}
far-campaign-page = { $map }: { $who } with { $n } points
far-campaign-page-broken = given up; nothing of it counts
far-campaign-won = { $who } has won the campaign with { $n } points.
far-campaign-unfinished = One of you is left, and a road told by one is another story. This one stays unfinished.
far-campaign-tied = { $who } share the campaign with { $n } points.
far-campaign-lost = Somebody still stands on the Stair, and the Last Ruin stays shut. All have lost.

# ---------------------------------------------------------------- who walks

far-ask-character = Who are you, from here to the Last Ruin?
cards-select = Read about a character, a talent, a card…
far-cards-sheet = The sheet
far-cards-sheet-picture = Points on each map, talents, keywords, side quests
far-cards-member = { $who }: carries along
far-cards-talents = Talents
far-cards-characters = The eight
far-option-character = { $name }
far-refused-character = { $who } is { $name } already.
far-hint-seeks = Seeks: { $seeks }
far-character = 🎭 { $who } is **{ $name }**, and seeks: { $seeks }

# ---------------------------------------------------------------- the end: what each keyword and side quest came to

far-epilogue = 🕯️ **And afterwards**
far-epilogue-ferry_word = **{ $who }** kept one word for two ferrymen. It was the same word.
far-epilogue-lamp_oil = **{ $who }** filled a lamp on the Plain. Ada Lusk has been some way past it since.
far-epilogue-return_the_pear_money = **{ $who }** paid for pears that had been eaten years ago. Dunmarrow does not remember it at all.
far-epilogue-owing = **{ $who }** still owed a looking-after when the road ended. Ossa Pell has let it be known that there is no hurry.
far-epilogue-salt_vow = **{ $who }** vowed, barefoot, to come back to Saltglass. The footprint is being kept.
far-epilogue-a_grain_for_ysolt = **{ $who }** set down one red grain where it was wanted. Ysolt Sandreader had a year that was different.
far-epilogue-lantern = **{ $who }** saw to the low lamps. Somebody had to, said Hob, and told them all how bright they were.
far-epilogue-understudy = **{ $who }** was given a beard in case of illness. It has been on a good many chins.
far-epilogue-ridge_letter = **{ $who }** put a letter into somebody’s hand, up where it stopped rustling.
far-epilogue-paid = **{ $who }** paid a promise in full and has the stamp to prove it. Ossa Pell looks at hers more often than at the scales.
far-epilogue-bell_debt = **{ $who }** put a name to a bell, in chalk, inside the rim. It rings there with everything else that grows.
far-epilogue-the_short_spoke = **{ $who }** measured the short road, and brought the brass foot back with a number. It was not short.
far-epilogue-ember = **{ $who }** carried the fire of a kiln in cupped hands. It has stopped limping, people say, and has begun on a house.
far-epilogue-sealed = **{ $who }** never opened the letter. It has been to more places than most who write letters.
far-epilogue-a_law_worth_breaking = **{ $who }** broke the law of the Seam, and gave it back in working order. The committee voted its thanks, twice.
far-epilogue-orchard_key = **{ $who }** has the key to the end of the Orchard. Lubin Stead walks by the sea with both hands free.
far-epilogue-spelled = **{ $who }** spelled a name into a well, and a line was left free. The list is not as long as it was.
far-epilogue-the_last_windfall = **{ $who }** ate lunch beside five pips. There are five leaves now, and somebody’s goat has been spoken to.
far-epilogue-truce = **{ $who }** wrote a treaty on the backs of two orders. Both sides have milk in their tea now.
far-epilogue-opened = **{ $who }** broke a seal and buttoned a coat over what it said.
far-epilogue-parley_bread = **{ $who }** shared a loaf with somebody they were not speaking to. It went on until there was no more bread.
far-epilogue-keystone = **{ $who }** asked how, and not whether, and carried the stone. It weighs about as much as a loaf.
far-epilogue-twin_word = **{ $who }** went to and fro over a gorge until it was said. Two brothers share a boat now, and quarrel about the pole.
far-epilogue-say_it_for_pom = **{ $who }** said it for Pom, aloud and loud, where nobody could hear. Pim says that he did.
far-epilogue-mercy = **{ $who }** let a bramble keep its root. It has kept a green loop round a wrist in return.
far-epilogue-thorn = **{ $who }** cut a bramble at the root. In spring there is a thumb that knows before the trees do.
far-epilogue-a_nest_for_the_bell = **{ $who }** left a mitten where nothing rang. Something does now, when it thinks that it is alone.
far-epilogue-read = **{ $who }** read the last word, and laughed, and has kept the handwriting.
far-epilogue-unread = **{ $who }** laid a letter on a desk, unread. Somebody has eaten the apple.
far-epilogue-the_way_down = **{ $who }** found the way down. The coat is on the hook on the left.
far-epilogue-boss = ⚔️ **{ $who }** beat { $boss } on the Stair, and was asked to stay for a while.
far-epilogue-undefeated = ⚔️ { $boss } still stands on the Stair, and has been told that you are coming back.
far-epilogue-ending = 📖 **{ $who }**, as { $name }: *{ $ending }.* { $text }
far-epilogue-still-looking = 📖 **{ $who }**, as { $name }, is still on the road. What is looked for: { $seeks }
far-epilogue-last = { $many ->
    [0] The town is carried on without you, a little smaller, and a lamp is left where you turned back.
    [one] { $who } tells it best, with { $n } points from { $maps ->
        [one] one map
       *[other] { $maps } maps
    }. The others tell it otherwise.
   *[other] { $who } tell it equally well, with { $n } points each.
}
