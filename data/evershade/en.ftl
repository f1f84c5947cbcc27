# Lands of Evershade: a combat on the grid.

evershade-round = **Round { $n }**
evershade-drawn = Out of the bag comes a { $token } token: { $side ->
    [white] the party is next.
   *[other] the enemies are next.
}
evershade-won = 🏁 It is over in round { $round }: the party holds the field.
evershade-lost = 💀 Round { $round }, and nobody of the party stands any more.
evershade-activates = { $who } is next.
evershade-moves = { $who } goes to { $space }.
evershade-uses = { $who } uses { $card } on { $target }.
evershade-sheet-action = { $who }: { $what }.
evershade-roll = { $who } rolls { $dice } against { $difficulty }.
evershade-supported = { $who } lends a hand with { $card }: { $dice }.
evershade-rerolled = { $who } pays 1 fate and rolls again: { $dice }.
evershade-successes = { $who }: { $n ->
    [0] no success.
    [one] 1 success.
   *[other] { $n } successes.
}
evershade-fate = { $who } gains { $n } fate.
evershade-enemy-acts = { $who }: { $card }.
evershade-enemy-moves = { $who } moves to { $space }.
evershade-attacked = { $who } attacks { $target }: { $n } damage{ $terror ->
    [0] { "" }
   *[other] { " " }and { $terror } terror
}.
evershade-reacts = { $who } answers with { $card }.
evershade-hit = { $n ->
    [0] Nothing gets through to { $who }.
   *[other] { $who } loses { $n } HP.
}
evershade-terror = { $who } has { $terror } of 4 terror now.
evershade-terror-table = Too much for { $who }: the terror table shows { $n }.
evershade-down = { $who } goes down.
evershade-up = { $who } is on their feet again at { $space }, with { $n } HP.
evershade-eliminated = { $who } is out of this fight.
evershade-died = { $who } dies.
evershade-defeated = { $who } is defeated.
evershade-spawned = { $who } comes in at { $space }.
evershade-border = The border { $edge } is { $to ->
    [normal] open
   *[other] shut
} now.
evershade-trigger = { $who } has set something off at { $space }.
evershade-pushed = { $who } is pushed { $n ->
    [one] 1 space
   *[other] { $n } spaces
}{ $blocked ->
    [0] .
   *[other] { " " }and crashes: { $blocked } more were in the way.
}
evershade-pulled = { $who } is pulled { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.

evershade-ask-start = Where does { $who } begin?
evershade-ask-next = Who of you is next?
evershade-ask-action = { $who }, { $n ->
    [0] no action left
    [one] 1 action left
   *[other] { $n } actions left
}
evershade-ask-space = Where does { $who } go? { $n } steps at most.
evershade-ask-target = Whom does { $who } mean?
evershade-ask-refresh = { $who }: { $card } stays dark unless you pay.
evershade-ask-support = { $performer } is rolling. Does { $who } lend a hand?
evershade-ask-reroll = { $who } has rolled { $dice }. Which dice for 1 fate once more? None: keep them.
evershade-ask-react = { $by } attacks { $who }: { $n } damage and { $terror } terror are coming.
evershade-ask-tie = Whom does { $who } go for? They are all the same to it.
evershade-ask-way = Which way is { $who } pushed?
evershade-pass = Let it happen
evershade-die = { $n }
evershade-way = { $way ->
    [N] North
    [E] East
    [S] South
   *[other] West
}
evershade-option-start = { $space }
evershade-option-space = { $space } ({ $n ->
    [one] 1 step
   *[other] { $n } steps
})
evershade-option-hero = { $who }
evershade-option-move = Move
evershade-option-card = { $card }
evershade-option-aid = First aid for { $who }
evershade-option-sheet = { $what }
evershade-option-fate = One more action for 3 fate
evershade-option-end = That is all
evershade-option-dark = It stays dark
evershade-option-pay = Pay { $n } fate
evershade-option-support = { $card }: { $n ->
    [one] 1 die
   *[other] { $n } dice
}
evershade-option-react = { $card }
evershade-option-refresh-react = { $card }, refreshed for { $n } fate

evershade-headline = **{ $sheet }, round { $round }** · in the bag: { $white } white, { $black } black, { $dual } dual
evershade-enemy = { $who } at { $space }: { $hp } HP
evershade-hero = { $who }{ $status ->
    [ok] { " " }at { $space }: { $hp } of { $max } HP
    [knocked_out] , down at { $space }:
    [dead] { " " }is dead:
   *[other] { " " }is out of it:
} { $fate } fate, { $terror } terror
