# Pebbles: three evenings, on top of the sentences of one.

game-name = Pebbles: three evenings
game-about = Oda's path, from her door to the water: a campaign of three short evenings. People may come and go between them.
setting-evenings = Evenings
setting-begin = An evening begins
setting-begin-at-once = at once
setting-begin-in-a-lobby = in a lobby, when its host says so
rules-1 = **Three evenings, one path.** Each evening is a game of Pebbles in a thread of its own. Stones that one evening is short of must come on the next.
    { "" }After an evening everybody who was there turns out the coat and may keep one card for the next time.
rules-2 = **Between evenings** nobody is hurried. *Ride along* says that you are coming; *Next session* begins. The story remembers what you have done.

pebbles-back = { $n ->
    [one] 1 stone lies
   *[other] { $n } stones lie
} on Oda's step. { $missing ->
    [0] The path is as long as it should be by now.
   *[other] { $missing } short: they must come with the next ones.
}
pebbles-ask-keepsake = You turn out your coat. What do you keep for the next evening?
pebbles-option-keep = Keep { $card }
pebbles-option-nothing = Keep nothing
pebbles-kept = { $who } keeps **{ $card }** for the next evening.
pebbles-sheet = 🪨 **{ $n }** stones in { $done ->
    [one] 1 evening
   *[other] { $done } evenings
} of { $evenings }{ $missing ->
    [0] .
   *[other] , { $missing } short so far.
}
pebbles-gatherer = { $who }: { pebbles-hero }
pebbles-hero = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}, { $evenings ->
    [0] not out yet
    [one] out once
   *[other] out { $evenings } times
}{ $card ->
    [none] { "" }
   *[other] , keeps **{ $card }**
}
pebbles-page = { $n } of { $goal } stones
pebbles-campaign-finished = The path is finished: { $n } stones from the door to the water, and Oda walks them in the dark.
pebbles-campaign-short = { $n } stones, and { $missing } short. Oda takes the last steps on sand, on Pim's arm.
