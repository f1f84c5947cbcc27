# Altered, drafted: on top of the sentences of Altered.

game-name = Altered: draft
game-length = ⏱️ Live half an hour for drafting and building, by post a week; then come the matches.
game-about = Open packs, keep one card, pass the rest, regret it. Then build a deck and play everybody. For 2 to 8.
setting-kind = The cards come
setting-kind-booster = in four boosters that go round
setting-kind-sealed = in seven sealed packs each
setting-kind-winston = from three piles, for two players (Winston)
setting-match = A match is
setting-rounds = Who meets whom
setting-rounds-swiss = Winners meet winners
setting-rounds-everyone = Everybody meets everybody
setting-heroes = A Hero
setting-heroes-free = is anybody's to choose
setting-heroes-drafted = must be picked like any card
setting-cards = Packs are made of
setting-cards-first = the commons of the first set
setting-cards-all = the commons of both sets
setting-cards-rares = both sets, rares and all
rules-1 = **Picking.** Four packs of twelve cards, three of them rares, go round, left, right, left, right. Keep one card, the rest goes on. Nobody waits for you longer than it takes to run out of packs, and nobody sees what you keep. With *sealed* everybody opens seven packs instead.
    { "" }**Winston**, for two: look at the first pile: take it, or leave it with one more card on top and look at the next. Whoever leaves all three takes the top of the stock.
rules-2 = **Building.** Thirty cards, the Hero among them, from at most three factions. I lay out a deck that will do: one press plays it. Or ask for another idea, choose a Hero, put cards in and out.
    { "" }**Playing.** Each match is a table in a thread of its own. A win counts one, a draw half; equals are told apart by whom they met.

ad-pack = 📦 **Pack { $n } of { $of }**: keep one, pass the rest to the { $left ->
    [yes] left
   *[no] right
}.
ad-sealed = 📦 Everybody opens { $n } packs.
ad-winston = 📦 { $n } cards, three piles. { $seat } looks first.
ad-takes-pile = { $seat } takes pile { $n }: { $count ->
    [one] one card
   *[other] { $count } cards
}.
ad-takes-top = { $seat } takes the top of the stock, whatever it is.
ad-build = 🛠️ **The packs are empty.** Now build a deck of thirty.
ad-lent = { $seat } has picked a bit of everything and is lent { $n ->
    [one] a plain card
   *[other] { $n } plain cards
} for a deck of thirty.
ad-ready = { $seat } is ready.
ad-round = ⚔️ **Round { $n } of { $of }**
ad-bye = { $seat } has nobody to play: that is a win.
ad-result = { $how ->
    [won] ⚔️ **{ $a }** beats { $b }.
    [drawn] ⚔️ { $a } and { $b } draw.
   *[broken] ⚔️ { $a } against { $b } was broken off and counts for nobody.
}
ad-wins = 🏆 **{ $seats } { $n ->
    [one] wins
   *[other] win
} the draft.**
ad-result-over = 🏆 { $seats } { $n ->
    [one] wins
   *[other] win
} the draft.

ad-match = Round { $n }: { $a } against { $b }
ad-ask-pick = Pack { $pack }, card { $n } of { $of }: which one do you keep?
ad-ask-winston = Pile { $n }, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }. Take it?
ad-ask-build = Your deck: { $n } of { $pool } cards ({ $factions }), led by { $hero }.
ad-ask-hero = Who leads?
ad-ask-out = Which cards do you take out?
ad-ask-in = Which cards do you put in?
ad-option-card = { $hero ->
    [yes] { $card } · { $faction } Hero
   *[no] { $card } · { $faction } ✋{ $hand } ♻️{ $reserve }
}
ad-hint-card = { $body ->
    [yes] { $stats } { $words }
   *[no] { $words }
}
ad-option-take = Take the pile
ad-option-leave = Leave it, with one more card
ad-refused-last-pile = Nothing is left but this pile.
ad-refused-winston = A Winston draft is for two players; here are { $n }.
ad-option-ready = Play this deck
ad-option-idea = 🔀 Another idea
ad-option-hero = 👑 Choose a Hero
ad-option-no-hero = Nobody: a deck without a Hero
ad-option-out = ➖ Take cards out
ad-option-in = ➕ Put cards in
ad-nobody = nobody
ad-faction-n = { $faction } { $n }

ad-view-drafting = { $kind ->
    [booster] Draft: pack { $n } of { $of }
    [sealed] Draft: the packs are opened
   *[winston] Draft: three piles
}
ad-view-building = Draft: decks are being built
ad-view-matches = Draft: round { $n } of { $of }
ad-view-over = The draft is over
ad-view-piles = 🗂️ Piles of { $piles } cards; { $stock } in the stock.
ad-view-drafter = { $seat }: { $state ->
    [drafting] { ad-cards }{ $waiting ->
        [0] {", "}nothing to look at
        [1] {""}
       *[other] {", "}{ $waiting } packs waiting
    }
    [plain] { ad-cards }
    [ready] ✅ ready
   *[building] 🛠️ building
}
ad-cards = { $picks ->
    [one] one card
   *[other] { $picks } cards
}
ad-view-standing = { $place }\. { $seat } · **{ $wins }**{ $met ->
    [yes] { " " }(those met: { $against })
   *[no] { "" }
}
ad-view-round = Round { $n }: { $matches }
ad-view-bye = { $a } alone
ad-view-match = { $how ->
    [won] **{ $a }** beat { $b }
    [drawn] { $a } ½ { $b }
    [broken] { $a } ✗ { $b }
   *[open] { $a } vs { $b }
}
ad-view-front = In front of you: { $n ->
    [one] one card
   *[other] { $n } cards
}
ad-view-card = ● **{ $name }** [{ $faction }] ✋{ $hand } ♻️{ $reserve } { $body ->
    [yes] { $stats } · { $words }
   *[no] · { $words }
}
ad-view-factions = 🎒 { $n ->
    [0] Nothing picked yet.
   *[other] { $n } picked: { $factions }
}
ad-view-pair = 🧭 **{ $pair }** { $about } Look for { $cards }.
ad-pair = { $pair ->
    [GW-TW] Machines that say it twice, animals that grow: play a good Character, then let the Again Machine play it once more.
    [GW-MQ] A full Reserve and a quick hand: cards come and go until nobody can count what you will have tomorrow.
    [GW-GB] Big things, early: landmarks make them cheaper, the compost makes the Mana.
    [GW-CH] A crowd of Coglings and Levies; boost them all, or feed a few to the Colossus.
    [GW-VK] Take their Reserve apart and keep your own: every Sabotage is a play that they do not have.
    [TW-MQ] Boost somebody on one side, then switch: the other side has counted on nothing there.
    [TW-GB] One Character that stays and grows every day; guard it, and the forest does the walking.
    [TW-CH] Puppies and Levies on both sides, then one song for all of them.
    [TW-VK] Few Characters, all of them large, and a polite word for whatever stands in front of them.
    [MQ-GB] Put them to sleep and walk past: what is Asleep counts for nobody at Dusk.
    [MQ-CH] As many bodies as the stage holds: five of them at Night, and the Finale wins by itself.
    [MQ-VK] Ghosts and shadows: cheap, large, gone by morning, and always back in hand.
    [GB-CH] A wall on one side, everybody else on the other; the wall pays you for standing still.
    [GB-VK] Remove one Character a day and root one of your own: after a week you are the only one left.
   *[CH-VK] Tax, audit, discard: they have the cards, and are not allowed to play them.
}
ad-view-pool = Yours: { $cards }
ad-view-deck = Your deck ({ $n } cards and { $hero }): { $cards }
ad-view-some = { $name }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
ad-view-alt-pack = { $n ->
    [one] The card in front of you: { $cards }
   *[other] The { $n } cards in front of you: { $cards }
}
ad-view-alt-curve = Your deck of { $n } cards by cost: { $costs }
ad-view-cost = { $n } for { $cost }

ad-cards-front = The cards in front of you
ad-cards-deck = Your deck
ad-cards-pool = Your picks
