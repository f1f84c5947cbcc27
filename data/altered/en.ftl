# Altered. Sections: game and settings, words used in many places, view, questions, options, refusals, journal, ends.

# ---------------------------------------------------------------- game, settings, rules in short

game-name = Altered
game-length = ⏱️ Live half an hour to an hour; by post one to two weeks.
game-about = Two rivals, two expeditions each, one track. Whose two halves find each other first? For 2.
setting-match = A match is
setting-match-single = one game
setting-match-best_of_three = the best of three
setting-decks = Decks
setting-decks-choose = Each chooses in secret
setting-decks-random = Luck decides
setting-decks-own = Each brings one of their own
setting-format = Decks of one's own are
setting-format-limited = Limited: 30 cards, 3 factions
setting-format-constructed = Constructed: a Hero and 39 of its faction
setting-format-no_unique = Constructed without uniques
setting-format-singleton = Singleton: 59 different cards
setting-format-free = anything goes
setting-deck_max = The largest constructed deck
setting-deck_max-59 = 59 cards and a Hero
setting-deck_max-0 = as many as you like
setting-allow_manual = Cards played by hand
setting-allow_manual-hint = For imported cards whose texts I do not understand: both of you get a toolkit to do what they say.
setting-end_check = When two expeditions meet
setting-end_check-immediate = The game ends at once
setting-end_check-end_of_day = The game ends when the next day starts
setting-both_cross = Both players cross at once
setting-both_cross-tiebreak = Tiebreakers
setting-both_cross-distance = The greater distance wins
setting-mixed_meet_cross = One meets, the other crosses
setting-mixed_meet_cross-crosser_wins = Who crosses wins
setting-mixed_meet_cross-tiebreak = Tiebreakers
setting-deck_out = An empty deck
setting-deck_out-reshuffle = The Discard is shuffled
setting-deck_out-ask = Ask me first
setting-expand_mode = Putting cards into Mana
setting-expand_mode-in_order = The first player answers first
setting-expand_mode-sealed = Both are shown together
setting-confirm = Before a card is played
setting-confirm-ask = Ask, unless its button says the whole play
setting-confirm-always = Always show the whole play and ask
setting-confirm-never = Play it at the last click
setting-max_days = A draw after
setting-max_days-30 = 30 days
setting-max_days-0 = never
setting-undo = Taking back
setting-undo-free = free until somebody has learned something
setting-undo-consent = only if the other agrees
setting-undo-off = never

rules-1 = **The race.** Your hero expedition walks from the left, your companion expedition from the right. When they **meet, or cross and are past each other, you win**, that very moment.
    1. 🌅 **Morning**: the first player changes. Ready everything, draw 2, and you may put one card into Mana, face down.
    2. ☀️ **Noon**: only cards that say so.
    3. 🃏 **Afternoon**: take turns. Any number of quick actions, then play a card or pass. Who has passed is out for today.
    4. 🌇 **Dusk**: each expedition adds up 🌲 ⛰️ 🌊. Beat the expedition opposite in a type of **your own** region, with more than 0, and you move one region. A tie moves nobody.
    5. 🌙 **Night**: at Rest everybody goes to the Reserve. Keep two cards there and two Landmarks.
rules-2 = **The cards.** ✋ is what a card costs from hand, ♻️ from the Reserve; 🌲 ⛰️ 🌊 are its statistics. What is played from Reserve is ⏳ **Fleeting**: it goes to the Discard instead of back.
    1. ⚓ **Anchored** and 💤 **Asleep** stay in play for one night; the Asleep do not count at Dusk.
    2. **Boost**: +1 🌲, +1 ⛰️ and +1 🌊 until it leaves. 🛡 **Defender**: its expedition cannot move at Dusk. ⇔ **Gigantic**: it is in both.
    3. **Resupply**: top card of your deck to your Reserve. **Sabotage**: discard up to one card from any Reserve. **After You**: your turn ends, you have not passed.
    4. **Tough X**: the other player's effects that target it cost X more. **Scout X**: play it for X, then it goes to the Reserve. **Cooldown**: exhausted in the Reserve.
rules-3 = **The end.** Your hero and your companion in one region **meet**; gone past each other they **cross**: either wins at once. If both of you arrive at the same moment, whoever crosses beats whoever only meets.
    🏟️ **Tiebreakers.** Where both meet, or both cross, nobody is first, and everybody steps into the **Arena**: at each Dusk add up all you have; who has more in more of 🌲 ⛰️ 🌊 wins the game. A tie in one counts for neither.
    ⏳ **To delay** a win: it would come at Dusk, and does not. Level is enough, for a tie moves nobody.
    🎓 **Talk.** *Disrupt*: whatever hinders your opponent. *Midrange*: cheap and quick at first, big later.

# ---------------------------------------------------------------- words used in many places

al-stat-forest = 🌲 forest
al-stat-mountain = ⛰️ mountain
al-stat-water = 🌊 water
al-sign-forest = 🌲
al-sign-mountain = ⛰️
al-sign-water = 🌊
al-name = { $name }
al-text = { $text }
al-exp = { $exp ->
    [hero] 🧭 hero expedition
   *[companion] 🎒 companion expedition
}
al-zone = { $zone ->
    [hero] 🧭 hero expedition
    [companion] 🎒 companion expedition
    [reserve] Reserve
    [discard] Discard
    [landmark] Landmarks
    [hand] hand
    [mana] Mana
    [deck_top] top of the deck
    [expedition] expedition
   *[limbo] Limbo
}
al-mark-fleeting = ⏳
al-mark-anchored = ⚓
al-mark-asleep = 💤
al-mark-exhausted = ↷
al-mark-defender = 🛡
al-mark-gigantic = ⇔
al-mark-tough = 🪨{ $n ->
    [one] {""}
   *[other] { $n }
}
al-mark-eternal = ∞
al-mark-seasoned = 🍂
al-mark-manual = 🖐

# ---------------------------------------------------------------- view

al-busy-deck = choosing a deck, which nobody sees before both have one
al-busy-turn = to play a card or pass, with { $ready } of { $mana } Mana ready{ $alone ->
    [yes] {"; "}{ $other } has passed
   *[no] {""}
}
al-busy-card = deciding in private for { $cards }
al-busy-mana = { $day ->
    [1] choosing three cards for Mana
   *[other] choosing a card for Mana, or none
}
al-view-setup = Altered: the decks are being chosen
al-view-phase = Day { $day } · { $phase ->
    [morning] 🌅 Morning
    [noon] ☀️ Noon
    [afternoon] 🃏 Afternoon
    [dusk] 🌇 Dusk
   *[night] 🌙 Night
}
al-view-between = Game { $n } is over: { $won ->
    [yes] { $seat } wins it
   *[no] a draw
}
al-view-score = ⚖️ Game { $n } of { $of } · { $one } **{ $a } : { $b }** { $two }
al-view-turn = Day { $day } · 🃏 { $seat } to play
al-view-over = Altered: over on day { $day }
al-view-track = 🗺️ { $regions }
al-view-region = { $open ->
    [yes] { $n }{ $a }{ $b }{ $c }
   *[no] { $n }❔
}{ $count ->
    [0] {""}
   *[other] {" "}‹{ $here }›
}
al-view-arena = 🏟️ The Arena: { $types } · 1 **{ $a }** against 2 **{ $b }**
al-view-expedition = { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $seat } · { $at } { $place } · { $duel }{ $fate ->
    [moves] {" "}→ moves ({ $wins })
    [held] {" "}→ would move ({ $wins }), but is held
    [open] {" "}→ { $by } comes first
    [arena] {" "}→ counts
    [over] {""}
   *[stays] {" "}→ stays
}{ $n ->
    [0] {""}
   *[other] {""} · { $bodies }
}
al-view-body = { $name } { $stats }{ $marks }{ $signs }
al-view-body-plain = { $name }{ $marks }{ $signs }
al-view-marks = {" "}{ $marks }
al-view-signs = {" "}{ $signs }
al-view-player = { $number ->
    [1] 🟡 1
   *[2] 🟦 2
} **{ $seat }**{ $star ->
    [yes] {" "}★
   *[no] {""}
}{ $passed ->
    [yes] {" "}(passed)
   *[no] {""}
} ✋{ $hand } 🂠{ $deck } 🔮{ $ready }/{ $mana } 🗑{ $discard } · Hero: { $hero }{ $reserve_n ->
    [0] {""}
   *[other] {""} · Reserve: { $reserve }
}{ $landmarks_n ->
    [0] {""}
   *[other] {""} · Landmarks: { $landmarks }
}
al-view-card = { $name } ♻️{ $cost }{ $boost ->
    [0] {""}
   *[other] {" "}+{ $boost }
}{ $state ->
    [exhausted] ↷
   *[ready] {""}
}
al-view-offer = 🤝 { $seat } offers a draw{ $match ->
    [yes] {" "}of the match
   *[no] {""}
}. It stands until the day is over.
peek-forecast = 🌇 Dusk preview
al-forecast-title = What would Dusk bring? (day { $day }, the board as it is)
al-forecast-line = { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $seat }, on { $here }: { $duels } → { $fate ->
    [moves] **moves**
    [held] would move, but is held { $why ->
        [defender] by a Defender 🛡
        [end] by the end of the world
       *[other] today
    }
    [open] hangs on { $by }, who comes first
   *[stays] stays
}
al-forecast-duel = { $sign }{ $won ->
    [yes] **{ $mine }**
   *[no] { $mine }
}:{ $theirs }
al-forecast-ground = -# The first number is its own, the second that of the expedition opposite. Each counts only the landscapes of the region where it stands itself: more there, and it moves.
al-race = { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $duel } · you on { $here } { $fate ->
    [moves] **move**
    [held] are held
    [open] hang on { $by }
   *[stays] stay
} · { $foe }{ $same ->
    [yes] {""}
   *[no] {" "}on { $there }
} { $fate_there ->
    [moves] **moves**
    [held] is held
    [open] hangs on { $by }
   *[stays] stays
}
al-race-apart = 🏁 Steps to go: you { $mine }, { $foe } { $theirs }
al-stake = 🏁 { $kind ->
    [wins] **{ $seats } wins at Dusk{ $why ->
        [meet] , by meeting,
        [cross] , by crossing,
       *[other] {""}
    } unless { $open ->
        [yes] { $foe } acts
       *[no] something changes
    }.**
    [tiebreak] **Both arrive at Dusk unless something changes.** Then nobody is first: tiebreakers in the Arena.
    [both] { $n ->
        [one] { $seats } wins, by meeting, if both expeditions move { al-stake-when }.
       *[other] Whoever moves both expeditions { al-stake-when } wins, by meeting.
    }
   *[step] { $n ->
        [one] { $seats } wins, by meeting, if the hero or the companion moves.
       *[other] { $seats } each win, by meeting, if the hero or the companion moves; if both do at once, tiebreakers decide.
    }
}
al-stake-when = { $late ->
    [yes] tomorrow
   *[no] today
}
al-forecast-arena = 🏟️ { $seat }: **{ $stats }** in all, { $n ->
    [0] wins nothing
   *[other] wins { $n } of 3
}
al-forecast-wins = 🏆 **{ $seat } wins**, { al-why }.
al-forecast-tiebreak = 🏟️ **Both would get there: tiebreakers would start.**
al-forecast-first = 🌇 First{ $counted ->
    [yes] , and counted in above
   *[no] {""}
}: { $name }: “{ $text }”
al-view-limbo = Being played: { $cards }
al-view-pending = Still to happen: { $cards }
al-view-hand = **Your hand** ({ $n })
al-view-hand-card = { $fits ->
    [yes] ●
   *[no] ○
} **{ $name }** [{ al-faction }] ✋{ $hand } ♻️{ $reserve }{ $body ->
    [yes] {" "}{ $stats }
   *[no] {""}
}: { $text }
al-view-mana = Your Mana ({ $ready }/{ $n } ready): { $cards }
al-view-orb = { $name }{ $state ->
    [exhausted] ↷
   *[ready] {""}
}
al-view-brief = { $number ->
    [1] 🟡 1
   *[2] 🟦 2
} **{ $seat }** · { $hero }{ $star ->
    [yes] {" "}· ★ first
   *[no] {""}
}{ $passed ->
    [yes] {" "}· has passed
   *[no] {""}
}
al-view-hero = **Hero { $name }**, { $power ->
    [exhausted] exhausted until Morning
    [ready] ready
    [waits] waiting
    [idle] not today (you are first)
   *[itself] by itself
}: “{ $text }”
al-view-first = **{ $foe }’s { $name }**, at Dusk before the sums: “{ $text }”
al-view-looked = You are looking at: { $cards }

al-view-alt = Day { $day }, { $tiebreak ->
    [yes] the Arena
   *[no] the track
}. { $players }.
al-view-alt-field = The expeditions: { $expeditions }.
al-view-alt-exp = { $seat }’s { al-exp } (region { $at }, { $stats }, { $n ->
    [one] one card
   *[other] { $n } cards
}{ $fate ->
    [moves] {""}, moves
    [held] {""}, held
    [stays] {""}, stays
    [open] {""}, { $by } comes first
   *[arena] {""}
})
al-view-alt-player = { $number }: { $seat } (hand { $hand }, Mana { $ready }/{ $mana }, Reserve { $reserve })
al-view-alt-starters = { $n } starters, each with who leads it and what it is about: { $names }.
al-view-alt-race = { $race }.
al-view-alt-dusk = Dusk: { $dusk }. { $board }
al-view-alt-lane = { $exp ->
    [hero] 🧭 Hero
   *[companion] 🎒 Companion
}: { $one }, { $two } ({ $duel })
al-view-alt-came = { $seat } { $fate ->
    [moves] moved
    [held] was held
   *[stays] stayed
}
al-view-alt-hand = Your hand of { $n }: { $cards }. { $lying ->
    [0] {""}
   *[other] In your Reserve, for now: { $reserve }. { "" }
}Mana: { $ready } of { $mana } ready.{ $n_reserves ->
    [0] {""}
   *[other] {" "}{ $reserves }.
}
al-view-alt-reserve = { $seat }’s Reserve: { $cards }

# ---------------------------------------------------------------- questions

al-ask-deck = { al-about-game }
    { al-about-day }
    👉 **Now: which deck?** First game? Take an easy one. { $foe } sees it once both have chosen.
al-about-game = 🏁 **Win**: your 🧭 Hero and 🎒 Companion meet, from both ends of one track.
al-about-day = 🌅 **A day**: in turns, play cards for one of them. At Dusk, whoever leads there in 🌲, ⛰️ or 🌊 moves a step.
al-ask-first-mana = **Mana pays for cards.** Give up { $n } of these six, face down for good: each pays 1 a day. Proposed (✓): the most expensive, never your last Character; press cards to change that.
al-ask-first-mana-new = { al-about-game }
    { al-about-day }
    👉 { al-ask-first-mana }
al-ask-expand = **Put a card into Mana, face down?** It pays 1 each day{ $early ->
    [yes] ; at first nearly all do
   *[no] {" "}from now on
}.
al-ask-turn = **Your turn, { $ready ->
    [0] no Mana left
   *[other] { $ready } Mana
}.** { $passed ->
    [yes] { $foe } has passed.
   *[no] { $foe }: { $left } Mana, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
}{ $ahead ->
    [you] {" "}**🏁 You win at Dusk unless { $foe } acts.**
    [foe] {" "}**🏁 { $foe } wins at Dusk unless you act.** Level is enough: a tie moves nobody. What *delays* stops it today.
   *[nobody] {""}
}{ $day ->
    [1] { al-ask-turn-new }
    [2] { al-ask-turn-new }
   *[other] {""}
}{ $n ->
    [0] {""}
   *[other] { al-ask-turn-woken }
}
# What most plays wake, told once.
al-ask-turn-woken = { "" }
    -# ↪ Whoever joins { $woken }.
al-ask-turn-new = { "" }
    { $plays ->
        [both] -# One press plays it.
        [yes] -# One press plays it.
       *[no] -# No card can be played now: use what is left, or pass.
    } Buttons say what Dusk makes of 🧭 Hero and 🎒 Companion.
al-ask-expedition = { $card }: into which expedition?
al-ask-expedition-by = **{ $card }: into which expedition?**
    -# { $by }: “{ $text }”
al-ask-mode = { $card }: which of these?
al-ask-target = **{ $card }: choose a target.**
    -# “{ $text }”
al-ask-target-more = **{ $card }: choose one more{ $fewer ->
    [yes] , or no more
   *[no] {""}
}.** Chosen: { $chosen }.
    -# “{ $text }”
al-ask-which = { $card }: which expedition?
al-ask-choose = **{ $card }: which one?**
    -# “{ $text }”
al-ask-payment = { $card }: { $what ->
    [sacrifice] what is sacrificed for it?
    [exhaust] what is exhausted for it?
   *[discard] what is discarded for it?
}
al-ask-cheaper = { $card }: { $what ->
    [exhaust] exhaust a card of yours
    [sacrifice] sacrifice a card of yours
    [discard] discard a card of yours
   *[none] pay the other way
}, and pay { $n } Mana less?
al-ask-may = **{ $card }: do you { $what }?**
    -# “{ $text }”
al-verb = { $what ->
    [gain] gain that
    [lose] lose that
    [draw] draw
    [discard] discard
    [sacrifice] sacrifice
    [send] send to the Reserve
    [return] return to hand
    [to_deck_top] put on top of the deck
    [to_mana] put into Mana
    [resupply] Resupply
    [sabotage] Sabotage
    [create] create a token
    [advance] move an expedition
    [switch] switch expeditions
    [exhaust] exhaust
    [ready] ready
    [play] play a card
    [roll] roll a die
    [look] look at the deck
    [after_you] say “After You”
   *[other] do that
}
al-ask-reaction = **{ $card }: use it?**{ $more ->
    [0] {""}
    [one] {" "}(It happened once more: after No you are asked again.)
   *[other] {" "}(It happened { $more } times more: after No you are asked again.)
}
    -# “{ $text }”
# What has woken a reaction, before what it asks.
al-ask-because = { $question }
    -# Because { $why }.
al-ask-pay = **{ $card }: do it?**
    -# “{ $text }”
al-ask-tough = { $card }: the target is Tough. Pay { $n }, or let it go?
al-ask-order = Several things happen at once. Which one next?
al-ask-discard = Discard { $n ->
    [one] a card
   *[other] { $n } cards
} from your hand.
al-ask-look = { $card }: take { $must ->
    [yes] {""}
   *[no] up to{" "}
}{ $n ->
    [one] one
   *[other] { $n }
} of these { $to ->
    [hand] to your hand
    [mana] into Mana
   *[reserve] to your Reserve
}. { $rest ->
    [top] What you leave goes back on top of your deck.
    [bottom] What you leave goes under your deck.
   *[discard] What you leave is discarded.
}
al-ask-play = { $card }: play which card?
al-ask-instead = { $kind ->
    [advance] { $source }: the { al-exp } of { $seat } would move.
    [gain] { $card } would gain { $what ->
        [boost] { $n ->
            [one] a boost
           *[other] { $n } boosts
        }
        [fleeting] ⏳ Fleeting
        [anchored] ⚓ Anchored
        [asleep] 💤 Asleep
       *[other] { $what }
    }.
    [draw] { $source }: { $seat } would draw { $n ->
        [one] a card
       *[other] { $n } cards
    }.
   *[move] { $card } would go { al-to }.
} What happens?
al-ask-keep = { $zone ->
    [reserve] **Keep { $n } in your Reserve; the rest is discarded.** Marked (✓): the most expensive from hand (ties: the newest); press a marked card to let it go, and another to take its place.
   *[landmark] **Keep { $n } Landmarks; the rest is sacrificed.** Marked (✓): the most expensive from hand (ties: the newest); press a marked card to let it go, and another to take its place.
}
al-ask-keep-short = choosing the { $n } { $zone ->
    [reserve] cards to keep in the Reserve
   *[landmark] Landmarks to keep
}
al-ask-reshuffle = Your deck is empty. Shuffle your Discard into it?
al-ask-begins = You lost this one. Who is first player in the next game?
al-ask-confirm = { $kind ->
    [quick] Use **{ $card }**
    [support] Support: discard **{ $card }** from your Reserve
    [reserve] Play **{ $card }** from Reserve
    [scout] Play **{ $card }** as Scout, then to your Reserve
   *[hand] Play **{ $card }** from hand
}{ $cost ->
    [0] {""}
   *[other] {", "}for { $cost } of { $have } Mana
}{ $exp ->
    [hero] {", "}into the 🧭 hero expedition
    [companion] {", "}into the 🎒 companion expedition
   *[none] {""}
}{ $extra ->
    [yes] {", "}with the extra payment
   *[no] {""}
}{ $m ->
    [0] {""}
   *[other] {", "}{ $paid }
}{ $n ->
    [0] ?
   *[other] {", "}on { $targets }?
}
al-several-of = { $n } × { $card }
al-paid = { $what ->
    [sacrifice] sacrificing
    [exhaust] exhausting
   *[discard] discarding
} { $card }
al-target-object = { $seat }’s { $card }
al-target-object-to-you = your { $card }
al-target-expedition = { $seat }’s { al-exp }
al-target-expedition-to-you = your { al-exp }

# ---------------------------------------------------------------- options

al-option-deck = { $deck }{ $faction ->
    [GW] {" "}· Gearwrights
    [TW] {" "}· Trailwardens
    [MQ] {" "}· Masquers
    [GB] {" "}· Greenbound
    [CH] {" "}· Charterhold
    [VK] {" "}· Veilkeepers
   *[other] {""}
}
al-option-card = { $card }
al-option-hidden = { $card } ✋{ $hand }
al-option-play = **{ $card }** { $zone ->
    [hand] ✋{ $cost }
    [kept] ♻️{ $cost }
   *[reserve] ♻️{ $cost } ⏳
}{ $gist }
al-option-scout = **{ $card }** as Scout ✋{ $cost }{ $gist }
# What makes a card cost something else than it says.
al-cost-why = { $cost } ({ $n } { $more ->
    [yes] more
   *[no] less
}: { $by })
al-cost-tough = Tough { $n }
al-gist-none = {""}
al-gist-scout = , then to Reserve
al-gist-both = { $gist }, in both 🧭🎒
al-gist-made = { $gist } { $made }
al-made = +{ $n ->
    [one] {""}
   *[other] { $n } ×{" "}
}{ $token }{ $at ->
    [each] {" "}🧭🎒
    [own] {" "}🧭🎒
    [hero] {" "}🧭
    [companion] {" "}🎒
    [other] {" "}beside
   *[mine] {""}
}
al-made-boosts = +{ $n ->
    [one] 1 boost
   *[other] { $n } boosts
}
# What a card is besides its statistics, and does as it comes.
al-gist-besides = { $gist } · { $said }
al-made-keyword = { $k ->
    [tough] Tough { $x }
    [seasoned] Seasoned
    [defender] Defender
   *[eternal] Eternal
}
al-made-does = { $what ->
    [draw] draws { $n ->
        [one] a card
       *[other] { $n } cards
    }
    [resupply] Resupply
   *[sabotage] Sabotage
}
al-gist-wakes = { $gist } · { $woken }
al-made-status = { $what ->
    [asleep] 💤 Asleep
    [anchored] ⚓ Anchored
   *[fleeting] ⏳ Fleeting
}
# It has to: nobody else is there to be chosen.
al-forced-boost = boosts { $foe }’s { $card }
al-woken = { $at ->
    [hero] 🧭{" "}
    [companion] 🎒{" "}
   *[each] {""}
}triggers { $card }{ $n ->
    [0] {""}
   *[other] {": "}{ $own ->
        [yes] {""}
       *[no] { $foe }{" "}
    }{ $does }
}
al-gist-stats = {" "}{ $stats }
al-gist-kind = {" "}{ $type ->
    [landmark] Landmark
   *[expedition_permanent] Permanent
}{ $n ->
    [0] {""}
   *[other] : { $does }
}
# What sets it off, and what comes of it.
al-gist-answers = { $when ->
    [quick] quick →{" "}
    [noon] Noon →{" "}
    [played] { $by ->
        [opponent] their
       *[me] a
    } { $what ->
        [spell] Spell
        [character] Character
       *[other] card
    } →{" "}
    [joins] { $at ->
        [facing] who joins opposite
       *[mine] who joins
    } →{" "}
    [rolled] a die →{" "}
    [card_leaves_reserve] Reserve loss →{" "}
    [goes_to_reserve] leaving →{" "}
    [moves_forward] a move →{" "}
   *[other] {""}
}{ $does }
al-gist-costs = { $by ->
    [opponent] their
   *[me] your
} { $what ->
    [spell] Spells
   *[other] cards
} cost { $more ->
    [yes] more
   *[no] less
}
al-gist-types = adds { $signs }{ $region ->
    [all] {" "}everywhere
   *[mine] {" "}here
}
al-gist-keyword = gives { $k ->
    [tough] Tough
    [seasoned] Seasoned
    [defender] Defender
    [gigantic] Gigantic
    [eternal] Eternal
   *[other] a keyword
}
al-gist-grants = { $what ->
    [token] tokens
   *[other] others
}{ $quick ->
    [yes] , quick →{" "}
   *[no] {" "}→{" "}
}{ $does }
al-gist-instead = { $event ->
    [moves_forward] stops a move
    [draws] better draws
   *[other] goes elsewhere
}
# What it does to somebody who is chosen later.
al-gist-gives = { $gist }, gives { $n ->
    [one] 1 boost
   *[other] { $n } boosts
}
# The most that it can change at Dusk; what it aims at is chosen after that.
al-gist-can = { $gist }, { $can ->
    [win] 🏆 can win the game
    [delay] can delay { $foe }’s win
    [move] can move your { al-gist-where }
   *[stop] can stop { $foe }’s { al-gist-where }
}
al-gist-where = { $exp ->
    [hero] 🧭
    [companion] 🎒
   *[each] 🧭 or 🎒
}
# nobody: what is given up for it is not there
al-gist-vain = : nobody to sacrifice, does nothing
al-gist-nobody = : no target yet, does nothing
al-gist-nothing = : does nothing now
al-gist-spell = : { al-gist-does }
al-gist-does = { $paid ->
    [sacrifice] sacrifice →{" "}
    [discard] discard →{" "}
   *[no] {""}
}{ $do ->
    [gain] { $what ->
        [boost] { $most ->
            [yes] up to{" "}
           *[no] {""}
        }{ $n ->
            [one] 1 boost
           *[other] { $n } boosts
        }
        [anchored] anchors
        [asleep] puts to sleep
       *[other] makes Fleeting
    }
    [lose] { $what ->
        [boost] takes boosts
        [anchored] casts off
        [asleep] wakes up
       *[other] takes { $what }
    }
    [draw] { $n ->
        [one] draws a card
       *[other] draws { $n }
    }
    [discard] { $what ->
        [hand] changes a hand card
       *[other] discards
    }
    [sacrifice] { $paid ->
        [no] sacrifices
       *[other] them too
    }
    [send] sends to Reserve
    [return] back to hand
    [to_deck_top] onto the deck
    [to_mana] a card into Mana
    [resupply] Resupply
    [sabotage] Sabotage
    [create] { $paid ->
        [no] { $n ->
            [one] creates { $token }
           *[other] { $n }{ $more ->
                [yes] +
               *[no] {""}
            } { $token } tokens
        }
       *[other] { $n } { $token }
    }
    [advance] moves
    [switch] switches over
    [exhaust] exhausts
    [ready] readies
    [play] plays a card
    [activate] once more
    [roll] rolls a die
    [look] looks at { $n }
    [exchange] swaps two
    [after_you] After You
    [lock] holds an expedition
    [next] next is cheaper
    [choose] one of several
   *[other] see the card
}
# It ends the turn; all else that is done besides a card does not.
al-gist-ends = { $gist }, ends your turn
# All that it costs stands before the colon, what comes of it behind.
al-option-support = { $brief ->
    [yes] Discard ♻️{ $card }
   *[no] Support: discard { $card } from Reserve
}{ $cost ->
    [0] {""}
   *[other] {", "}🔮{ $cost }
}{ $gist }
# What tells it from another copy of its card.
al-apart = {" "}({ $what })
al-apart-both = { $one } { $two }
al-apart-place = { $exp ->
    [hero] 🧭
   *[companion] 🎒
}
al-option-quick = Quick: { $card }{ $apart }{ $cost ->
    [0] {""}
   *[other] {" "}🔮{ $cost }
}{ $gist }
al-plan-play = Play { $card }
al-plan-play-passed = If the other has passed: play { $card }
al-plan-pass-passed = If the other has passed: pass for today
al-option-pass = Pass for today
# Only whoever holds the cards reads it.
al-option-pass-lost = { $plays ->
    [0] Pass: nothing you can play delays { $foe }’s win
   *[other] Pass for today: no single play delays { $foe }’s win
}
al-option-pass-won = Pass: { $own ->
    [yes] you win
   *[no] { $seat } wins
} { $open ->
    [yes] unless { $foe } acts
   *[no] at Dusk
}
al-move-pays = { $what ->
    [sacrifice] Sacrifice
    [exhaust] Exhaust
   *[discard] Discard
} { $paid }
al-option-back = ← Back
al-option-none = None of these
al-option-no-target = { $kind ->
    [more] No more targets
    [only] No target, only { $then }
    [nothing] No target: nothing happens
    [yet] no target yet
   *[open] No target
}
al-option-yes = Yes
al-option-yes-sacrifice = Yes, sacrifice { $card }
al-option-no = No
al-option-keep = Keep my cards
al-option-pay = Pay { $n ->
    [0] {""}
   *[other] { $n }
}
al-option-price = { $n ->
    [0] {""}
   *[other] Pay { $n },{" "}
}{ $card ->
    [none] { $what ->
        [sacrifice] Sacrifice …
        [exhaust] Exhaust …
       *[discard] Discard …
    }
   *[other] { $what ->
        [sacrifice] Sacrifice { $card }
        [exhaust] Exhaust { $card }
       *[discard] Discard { $card }
    }
}
al-option-cheaper = Yes, { $n } less
al-option-fizzle = Let it go
al-option-begins = { $seat } begins
al-form-card = **{ $card }**{ $source ->
    [reserve] : nothing happens when it is played from Reserve.
    [hand] : nothing happens when it is played from hand.
   *[all] : “{ $text }”
}
al-form-target = Choose a target.
al-form-payment = { $what ->
    [sacrifice] What is sacrificed for it?
    [exhaust] What is exhausted for it?
   *[discard] What is discarded for it?
}
al-form-idle = From now on: pass for me when I can play nothing
al-form-then = Then, for today
al-odds = { $what } · 🎲 { $chances }
al-odds-row = { $row }: { $percent } %
al-form-pass = Pass after my next play
al-option-go = { $kind ->
    [quick] Use it
    [support] Discard it
   *[other] Play it
}
# What the button that takes back takes back.
al-back-play = { $card }{ $exp ->
    [hero] {" "}→ 🧭
    [companion] {" "}→ 🎒
   *[none] {""}
}
al-back-pass = the pass
al-back-step = your last answer
al-back-mana = { $card } into Mana
al-back-kept = no card into Mana
al-option-concede = 🏳️ Concede{ $match ->
    [yes] {" "}this game
   *[no] {""}
}
al-option-concede-match = 🏳️ Concede the match
al-option-offer = 🤝 Offer a draw{ $match ->
    [yes] {" "}of this game
   *[no] {""}
}
al-option-offer-match = 🤝 Offer a draw of the match
al-option-withdraw = Take back the offer of a draw
al-option-accept = 🤝 Agree to a draw{ $match ->
    [yes] {" "}of the match
   *[no] {""}
} with { $seat }
al-option-decline = Play on, no draw
al-option-claim = ⌛ Claim the win: { $seat } has missed { $n } in a row
al-order-pass = Pass for the rest of today
al-order-pass-after = Pass today once the other has passed
al-order-pass-idle = Pass when I can play nothing
al-order-pass-idle-note = { al-order-pass-idle }: it happens at once, so the other may guess that you could not.
al-order-reactions = My own reactions in the usual order
al-order-keep = Never put a card into Mana
al-order-dearest = Put my most expensive card into Mana
al-option-reaction = { $card }{ $apart }{ $when ->
    [join] {" "}(as it joins)
    [hand] {" "}(played from hand)
    [reserve] {" "}(played from Reserve)
    [scout] {" "}(to your Reserve)
    [moves_forward] {" "}(moving)
    [fails_to_move] {" "}(failing to move)
   *[other] {""}
}{ $does }
al-hint-scout = It goes to your Reserve.
al-hint-support = it is discarded, and your turn goes on: { $text }
al-option-instead = { $named ->
    [yes] { $card }: { "" }
   *[no] {""}
}{ $to ->
    [steps] { $steps } instead
   *[other] { al-to } instead
}
al-option-fleeting = to the Discard (⏳ Fleeting)
al-do = { $do ->
    [draw] draw { $n ->
        [one] a card
       *[other] { $n } cards
    }
    [gain] gain { $what ->
        [boost] { $n ->
            [one] a boost
           *[other] { $n } boosts
        }
        [fleeting] ⏳ Fleeting
        [anchored] ⚓ Anchored
        [asleep] 💤 Asleep
       *[other] { $n } { $what }
    }
    [sacrifice] sacrifice it
    [look] look at the top { $n }
    [create] create a token
    [advance] move the other expedition on
    [discard] discard
   *[other] do what the card says
}
al-to = { $to ->
    [hand] to hand
    [deck_top] on top of the deck
    [mana] into Mana
    [reserve] to the Reserve
    [steps] something else instead
   *[discard] to the Discard
}
al-option-kept = { $card }{ $zone ->
    [reserve] {" "}♻️{ $cost }
   *[other] {""}
}{ $body ->
    [yes] {" "}{ $stats }
   *[no] {""}
}{ $exhausted ->
    [yes] {" "}↷ exhausted
   *[no] {""}
}
al-go-keep = { $n ->
    [0] Choose what stays
    [one] Keep this one
   *[other] Keep these { $n }
}
al-go-mana = { $n ->
    [0] Choose three for Mana
    [1] Choose two more for Mana
    [2] Choose one more for Mana
   *[other] Make these { $n } Mana
}
al-option-as-usual = { $kind ->
    [advance] move
    [gain] gain it
    [draw] draw
   *[move] { al-to }
}, as usual
al-option-expedition = { $seat }’s { al-exp }
al-option-expedition-to-you = your { al-exp }
al-option-your-expedition = Your { al-exp }
al-option-own-expedition = { $exp ->
    [hero] 🧭 Hero
   *[companion] 🎒 Companion
}
# Whoever is in both, whichever they are played into.
al-option-both-expeditions = In 🧭 and 🎒
al-dusk-outcome = { $way ->
    [pair] { al-dusk-pair }
    [averts] { al-dusk-averts }
   *[each] { al-dusk-each }
}
al-dusk-pair = { $exp ->
    [hero] 🧭 and 🎒 move
   *[companion] 🎒 and 🧭 move
}
# What is played counts nothing there.
al-dusk-same = { $exp ->
    [hero] 🧭{ $named ->
        [yes] {" "}Hero:
       *[no] {""}
    }
   *[companion] 🎒{ $named ->
        [yes] {" "}Companion:
       *[no] {""}
    }
} Dusk as now
# Of two expeditions the one where a card does more.
al-outlook = at best { $best }…
al-dusk-averts = { $exp ->
    [hero] 🧭{ $named ->
        [yes] {" "}Hero:
       *[no] {""}
    }
   *[companion] 🎒{ $named ->
        [yes] {" "}Companion:
       *[no] {""}
    }
} { $fate ->
    [moves] Moves, delays
    [anyway] Moves, delays
   *[stays] Delays
} { $foe }’s win
al-dusk-each = { $exp ->
    [hero] 🧭{ $named ->
        [yes] {" "}Hero:
       *[no] {""}
    }
   *[companion] 🎒{ $named ->
        [yes] {" "}Companion:
       *[no] {""}
    }
} { $fate ->
    [wins] { $open ->
        [yes] 🏆 Wins unless { $foe } acts
       *[no] 🏆 Wins the game
    }
    [moves] { $stops ->
        [yes] Moves, { $foe } stays
        [win] Moves, delays { $foe }’s win
       *[no] Moves by { $signs }{ $goes ->
            [yes] , { $foe } too
           *[no] {""}
        }
    }
    [anyway] { $stops ->
        [yes] Moves anyway, { $foe } stays
        [win] Moves, delays { $foe }’s win
       *[no] Moves anyway{ $goes ->
            [yes] , { $foe } too
           *[no] {""}
        }
    }
    [held] { al-dusk-held }
    [on] Moves by { $signs }
    [still] { $n ->
        [0] Still wins
       *[other] Leads by { $n }{ $all ->
            [yes] {""}
           *[no] {" "}{ $signs }
        }
    }{ $stops ->
        [yes] , { $foe } stays
       *[no] {""}
    }
    [lost] Loses the win
   *[stays] { $stops ->
        [yes] Stays, { $foe } too
        [win] Delays { $foe }’s win
       *[no] { $fate ->
            [vain] Dusk as now
            [blocks] { $foe } then needs { $n }{ $all ->
                [yes] {""}
               *[no] {" "}{ $signs }
            }
            [slows] { $foe } then leads by { $n }{ $all ->
                [yes] {""}
               *[no] {" "}{ $signs }
            }
            [behind] Still needs { $n } { $signs }
           *[nowhere] Stays
        }
    }
}{ $starts ->
    [yes] ; { $foe } moves
   *[no] {""}
}{ $also ->
    [moves] ; { $exp ->
        [hero] 🎒
       *[companion] 🧭
    } moves{ $too ->
        [yes] {" "}too
       *[no] {""}
    }
    [stays] ; { $exp ->
        [hero] 🎒
       *[companion] 🧭
    } stays
    [stops] ; { $exp ->
        [hero] 🎒
       *[companion] 🧭
    } { $foe } stays
    [starts] ; { $exp ->
        [hero] 🎒
       *[companion] 🧭
    } { $foe } moves
   *[no] {""}
}
# by: who holds it, itself: whoever is played.
al-dusk-held = { $by ->
    [itself] { $stops ->
        [yes] Held by it: both stay
        [win] Held by it, delays { $foe }’s win
       *[no] Held by it: stays
    }
    [card] { $holder } holds it{ $stops ->
        [yes] , { $foe } stays too
        [win] , delays { $foe }’s win
       *[no] : stays
    }
   *[other] { $stops ->
        [yes] Held, { $foe } stays too
        [win] Held, delays { $foe }’s win
       *[no] { $n ->
            [0] Held: stays
           *[other] Ahead, but held
        }
    }
}
al-dusk-lost = { $exp ->
    [hero] 🧭{ $named ->
        [yes] {" "}Hero:
       *[no] {""}
    }
   *[companion] 🎒{ $named ->
        [yes] {" "}Companion:
       *[no] {""}
    }
} { $but ->
    [stops] { $foe }’s stays, still wins
    [moves] Moves, { $foe } still wins
   *[no] { $foe } { $still ->
        [yes] still wins
       *[no] wins then
    }
}
al-dusk-absent = { $exp ->
    [hero] 🧭{ $named ->
        [yes] {" "}Hero:
       *[no] {""}
    }
   *[companion] 🎒{ $named ->
        [yes] {" "}Companion:
       *[no] {""}
    }
} { $asleep ->
    [yes] Asleep at Dusk
   *[no] Leaves before Dusk
}
# What is true whatever else is chosen or thrown on the way.
al-dusk-in-common = { $exp ->
    [hero] 🧭{ $named ->
        [yes] {" "}Hero:
       *[no] {""}
    }
   *[companion] 🎒{ $named ->
        [yes] {" "}Companion:
       *[no] {""}
    }
} { $fate ->
    [moves] Moves
    [win] 🏆 Can win the game
    [still] Still wins
    [lose] Can lose the win
    [delay] Can delay { $foe }’s win
    [can] Can move
    [odds] 🎲 Moves in { $n } of { $of }
    [wins] 🎲 Wins in { $n } of { $of }
    [loses] 🎲 { $foe } wins in { $n } of { $of }
    [foe] { $foe } decides
    [dice] 🎲 decides
    [open] Depends on what follows
    [late] Depends on { $by }
   *[stays] Stays{ $boosts ->
        [0] {""}
        [one] , gives 1 boost
       *[other] , gives { $boosts } boosts
    }
}{ $by ->
    [none] {""}
   *[other] { $fate ->
        [moves] {" "}({ $by } counted)
        [stays] {" "}({ $by } counted)
        [can] {" "}({ $by } counted)
       *[other] {""}
    }
}
al-dusk-outcome-arena = { $exp ->
    [hero] 🧭{ $named ->
        [yes] {" "}Hero:
       *[no] {""}
    }
   *[companion] 🎒{ $named ->
        [yes] {" "}Companion:
       *[no] {""}
    }
} Wins { $n } of 3
al-option-exhausted = { $what } ↷
al-option-object = { $card }{ $body ->
    [yes] {" "}{ $stats }
   *[no] {""}
} ({ $seat }’s { al-option-place })
al-option-object-yours = { $card }{ $body ->
    [yes] {" "}{ $stats }
   *[no] {""}
} (your { al-option-place })
al-option-object-to-you = { $card }{ $body ->
    [yes] {" "}{ $stats }
   *[no] {""}
} (your { al-option-place })
# It is readied before its player is there again.
al-option-resting = { $what }: { $seat } has passed, changes nothing today
# To pay with it would undo what is paid for.
al-option-aimed = { $what }, the target: in vain
al-option-object-short = { $card }{ $n ->
    [0] {""}
   *[other] {" "}{ $marks }
}{ $body ->
    [yes] {" "}{ $stats }
   *[no] {""}
}{ $placed ->
    [yes] {" "}({ $own ->
        [yes] your
       *[no] { $seat }’s
    } { $zone ->
        [hero] 🧭
        [companion] 🎒
       *[other] { al-option-place }
    })
   *[no] {""}
}
al-option-object-short-to-you = { $card }{ $n ->
    [0] {""}
   *[other] {" "}{ $marks }
}{ $body ->
    [yes] {" "}{ $stats }
   *[no] {""}
}{ $placed ->
    [yes] {" "}({ $own ->
       *[no] your
    } { $zone ->
        [hero] 🧭
        [companion] 🎒
       *[other] { al-option-place }
    })
   *[no] {""}
}
al-summed = { $sign }{ $n }→{ $m }
al-option-dusk = { $what }: { $m ->
    [0] {""}
   *[other] { $sums }, { "" }
}{ $n ->
    [0] Dusk as now
   *[other] { $changes }
}{ $averts ->
    [yes] , win delayed
   *[no] {""}
}
# The same of what is done besides a card.
al-option-dusk-besides = { $what } · { $n ->
    [0] Dusk as now
   *[other] { $changes }
}{ $averts ->
    [yes] , win delayed
   *[no] {""}
}
al-option-idle-besides = { $what } · moves and stops nobody
# Who gains besides whoever is chosen.
al-besides-boosted = { $what }, { $boosted }
al-boosted = { $card } +{ $n }
# Whichever way it goes on, only numbers change.
al-option-idle = { $what }: moves and stops nobody
# What the best of several ways to go on could do.
al-option-can = { $what }, { $can ->
    [win] 🏆 can win the game
    [delay] can delay { $foe }’s win
    [move] can move { $seat }’s { al-gist-where }
   *[stop] can stop { $foe }’s { al-gist-where }
}
al-option-can-to-you = { $what }, { $can ->
    [win] 🏆 can win the game
    [delay] can delay { $foe }’s win
    [move] can move your { al-gist-where }
   *[stop] can stop { $foe }’s { al-gist-where }
}
# Where somebody wins all the same it is said by how much, if that has changed.
al-dusk-winner = { $own ->
    [yes] { $n ->
        [0] you { $still ->
            [yes] still win
           *[no] win
        }
       *[other] { $led }
    }
   *[no] { $seat } { $still ->
        [yes] still wins
       *[no] wins
    }
}
al-dusk-winner-to-you = { $own ->
   *[no] { $n ->
        [0] you { $still ->
            [yes] still win
           *[no] win
        }
       *[other] { $led }
    }
}
# An expedition that a play moves at once.
al-now-moves = { $own ->
    [yes] your
   *[no] { $seat }’s
} { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $forward ->
    [yes] moves now
   *[no] moves back now
}
al-now-moves-to-you = { $own ->
   *[no] your
} { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $forward ->
    [yes] moves now
   *[no] moves back now
}
al-dusk-stepped = { $what }{ $dusk ->
    [yes] {" "}at Dusk
   *[no] {""}
}; { $steps }
al-dusk-change = { $dusk ->
    [yes] at Dusk{" "}
   *[no] {""}
}{ $own ->
    [yes] your
   *[no] { $seat }’s
} { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $moves ->
    [yes] moves
   *[no] stays
}
al-dusk-change-to-you = { $dusk ->
    [yes] at Dusk{" "}
   *[no] {""}
}{ $own ->
   *[no] your
} { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $moves ->
    [yes] moves
   *[no] stays
}
# Who moves stays as it is, and by how much does not.
al-dusk-lead = { $own ->
    [yes] your
   *[no] { $seat }’s
} { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $leads ->
    [yes] leads by
   *[no] needs
} { $n }{ $named ->
    [yes] {" "}{ $signs }
   *[no] {""}
}
al-dusk-lead-to-you = { $own ->
   *[no] your
} { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $leads ->
    [yes] leads by
   *[no] needs
} { $n }{ $named ->
    [yes] {" "}{ $signs }
   *[no] {""}
}
al-option-place = { $zone ->
    [hero] 🧭 Hero
    [companion] 🎒 Companion
    [reserve] Reserve
    [landmark] Landmark
    [discard] Discard
   *[other] { al-zone }
}
al-mode = { $place }. { $what }
al-mode-said = { $place }. { $said }
al-mode-lock = { $place }. { $exp ->
    [hero] { $foe }’s 🧭 Hero
   *[companion] { $foe }’s 🎒 Companion
}
al-after = { $duel } on { $here }: leads in { $n ->
    [0] nothing
   *[other] { $wins }
}
al-leaves-tonight = it leaves again at Rest, before another Dusk
al-stays-tonight = it stays this night, and is there tomorrow
al-signs = { $a }{ $b }{ $c }
# Any one of these would do; all three need no names.
al-either = { $n ->
    [1] { $a }
    [2] { $a } or { $b }
   *[3] of any
}

# ---------------------------------------------------------------- not possible

al-not-enough-mana = Needs { $need } Mana; { $have } ready.
al-card-exhausted = { $card } is exhausted until Morning.
al-not-in-zone = That card is not there.
al-no-legal-target = No target yet.
al-play-forbidden = { $card }: “{ $rule }”
al-play-first = only the first player may; today that is { $seat }
al-quick-limit = { $card }: a hundred times a day is enough.
al-once = { $card } has been used this turn.
al-no-counters = There are not enough counters.
al-nothing-to-pay = Nothing there to { $what }.

# ---------------------------------------------------------------- journal

al-sits = { $seat } plays **{ $deck }**, led by { $hero }.
al-sits-to-you = You play **{ $deck }**, led by { $hero }.
al-first = ★ { $seat } is first player.
al-first-to-you = ★ You are first player.
al-day = 🌅 **Day { $day }**
al-phase = { $phase ->
    [noon] ☀️ Noon
    [afternoon] 🃏 Afternoon
    [dusk] 🌇 Dusk
   *[night] 🌙 Night
}
al-draws = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
al-you-draw = You draw { $cards }.
al-first-mana = Each puts { $n } cards into Mana.
al-expands = { $seat } puts a card into Mana.
al-expands-to-you = You put a card into Mana.
al-expand = { $seat } put a card into Mana each.
al-keep = { $seat } keep all cards.
al-keeps = { $seat } keeps all cards.
al-keeps-to-you = You keep all your cards.
al-mana = { $seat } puts { $n ->
    [one] a card
   *[other] { $n } cards
} from the deck into Mana.
al-mana-to-you = You put { $n ->
    [one] a card
   *[other] { $n } cards
} from your deck into Mana.
al-plays = { $seat } plays **{ $card }** from { $zone ->
    [hand] hand
   *[reserve] Reserve
} for { $cost } Mana{ $exp ->
    [hero] {", "}into the 🧭 hero expedition
    [companion] {", "}into the 🎒 companion expedition
   *[none] {""}
}{ al-aimed }.
al-plays-to-you = You play **{ $card }** from { $zone ->
    [hand] hand
   *[reserve] Reserve
} for { $cost } Mana{ $exp ->
    [hero] {", "}into the 🧭 hero expedition
    [companion] {", "}into the 🎒 companion expedition
   *[none] {""}
}{ al-aimed }.
al-aimed = { $aimed ->
    [yes] {", "}on { $targets }
   *[no] {""}
}
al-uses = { $seat } uses { $card }{ al-aimed }.
al-uses-to-you = You use { $card }{ al-aimed }.
al-supports = { $seat } discards { $card } from the Reserve for support{ al-aimed }.
al-supports-to-you = You discard { $card } from your Reserve for support{ al-aimed }.
al-reacts = ↪ { $seat }’s { $card } triggers{ $told ->
    [yes] : “{ $text }”
   *[no] .
}
al-reacts-to-you = ↪ Your { $card } triggers{ $told ->
    [yes] : “{ $text }”
   *[no] .
}
# $why: what has woken it.
al-reacts-woken = ↪ { $seat }’s { $card } triggers ({ $why }){ $told ->
    [yes] : “{ $text }”
   *[no] .
}
al-reacts-woken-to-you = ↪ Your { $card } triggers ({ $why }){ $told ->
    [yes] : “{ $text }”
   *[no] .
}
al-cause-played = { $seat } played { $card }
al-cause-played-to-you = you played { $card }
al-cause-joined = { $seat }’s { $card } joined
al-cause-joined-to-you = your { $card } joined
al-cause-left = { $seat }’s { $card } left
al-cause-left-to-you = your { $card } left
al-cause-rested = { $seat }’s { $card } went to the Reserve
al-cause-rested-to-you = your { $card } went to the Reserve
al-cause-sacrificed = { $seat }’s { $card } was sacrificed
al-cause-sacrificed-to-you = your { $card } was sacrificed
al-cause-gained = { $seat }’s { $card } gained { al-cause-what }
al-cause-gained-to-you = your { $card } gained { al-cause-what }
al-cause-what = { $what ->
    [boost] a boost
    [anchored] Anchored
    [asleep] Asleep
    [fleeting] Fleeting
   *[other] it
}
al-cause-exhausted = { $seat }’s { $card } was exhausted
al-cause-exhausted-to-you = your { $card } was exhausted
al-cause-left-reserve = { $seat }’s { $card } left the Reserve
al-cause-left-reserve-to-you = your { $card } left the Reserve
al-cause-passed = { $seat } passed
al-cause-passed-to-you = you passed
al-cause-exp = { $exp ->
    [hero] 🧭
   *[companion] 🎒
}
al-cause-moved = { $seat }’s { al-cause-exp } moved{ al-cause-due }
al-cause-moved-to-you = your { al-cause-exp } moved{ al-cause-due }
al-cause-due = { $n ->
    [0] {""}
   *[other] {" "}by { $due }
}
al-cause-stayed = { $seat }’s { al-cause-exp } did not move
al-cause-stayed-to-you = your { al-cause-exp } did not move
al-exhausted = ↷ { $seat }’s { $card } is exhausted until Morning.
al-exhausted-to-you = ↷ Your { $card } is exhausted until Morning.
al-instead = ↪ { $card }: something else happens instead.
al-nothing = { $card }: nothing happens.
al-nothing-why = { $card }: nothing happens, { al-vain-why }.
al-reacts-vainly = ↪ { $seat }’s { $card }{ $why ->
    [none] { $told ->
        [yes] : “{ $text }” Nothing happens.
       *[no] {" "}triggers, and nothing happens.
    }
   *[other] : nothing happens, { al-vain-why }.
}
al-reacts-vainly-to-you = ↪ Your { $card }{ $why ->
    [none] { $told ->
        [yes] : “{ $text }” Nothing happens.
       *[no] {" "}triggers, and nothing happens.
    }
   *[other] : nothing happens, { al-vain-why }.
}
al-vain-why = { $why ->
    [exhausted] it is exhausted until Morning
    [price] its price cannot be paid
    [declined] its effect is not used
    [sacrifice] there is nothing to sacrifice
   *[target] it has no target
}
al-idle = { $seat } has nothing left to play today, and passes.
al-idle-to-you = You have nothing left to play today, and pass.
al-fizzles = { $card }: nobody pays, nothing happens.
al-passes = { $seat } passes.
al-passes-to-you = You pass.
al-after-you = { $seat }: “After you.” The turn ends, as after a card; { $seat } has not passed.
al-goes = { $card } { $to ->
    [expedition] joins an expedition
    [landmark] is built
    [hand] returns to hand
    [mana] sinks into Mana
    [deck_top] goes on top of the deck
    [deck_bottom] goes under the deck
    [reserve] goes to the Reserve
    [limbo] is played
   *[discard] { $sacrificed ->
        [yes] is sacrificed
       *[no] is discarded
    }
}.
al-goes-fleeting = { $card } is discarded: ⏳ Fleeting, it does not go to the Reserve.
al-go-fleeting = { $card } are discarded: ⏳ Fleeting, they do not go to the Reserve.
# From the Reserve: whose it was.
al-goes-from = { $seat }’s { $card } { $to ->
    [hand] returns from the Reserve to hand
    [mana] sinks from the Reserve into Mana
    [deck_top] goes from the Reserve onto the deck
    [deck_bottom] goes from the Reserve under the deck
    [expedition] joins an expedition from the Reserve
    [landmark] is built from the Reserve
    [reserve] stays in the Reserve
   *[discard] is discarded from the Reserve
}.
al-goes-from-to-you = Your { $card } { $to ->
    [hand] returns from the Reserve to your hand
    [mana] sinks from the Reserve into Mana
    [deck_top] goes from the Reserve onto your deck
    [deck_bottom] goes from the Reserve under your deck
    [expedition] joins an expedition from the Reserve
    [landmark] is built from the Reserve
    [reserve] stays in the Reserve
   *[discard] is discarded from the Reserve
}.
al-go-from = { $seat }’s { $card } { $to ->
    [hand] return from the Reserve to hand
    [mana] sink from the Reserve into Mana
    [deck_top] go from the Reserve onto the deck
    [deck_bottom] go from the Reserve under the deck
    [expedition] join an expedition from the Reserve
    [landmark] are built from the Reserve
    [reserve] stay in the Reserve
   *[discard] are discarded from the Reserve
}.
al-go-from-to-you = Your { $card } { $to ->
    [hand] return from the Reserve to your hand
    [mana] sink from the Reserve into Mana
    [deck_top] go from the Reserve onto your deck
    [deck_bottom] go from the Reserve under your deck
    [expedition] join an expedition from the Reserve
    [landmark] are built from the Reserve
    [reserve] stay in the Reserve
   *[discard] are discarded from the Reserve
}.
al-puts = { $seat }: { $card } goes to { $to ->
    [reserve] the Reserve
    [discard] the Discard
   *[other] play
}.
al-ceases = { $card } is gone for good.
al-goes-for-good = { $card } is sacrificed, and gone for good.
al-go = { $card } { $to ->
    [expedition] join an expedition
    [landmark] are built
    [hand] return to hand
    [mana] sink into Mana
    [deck_top] go on top of the deck
    [deck_bottom] go under the deck
    [reserve] go to the Reserve
    [limbo] are played
   *[discard] { $sacrificed ->
        [yes] are sacrificed
       *[no] are discarded
    }
}.
al-resupplies = { $seat } resupplies { $card }.
al-resupplies-to-you = You resupply { $card }.
al-reshuffles = { $seat } shuffles { $n } cards from the Discard under the deck.
al-reshuffles-to-you = You shuffle { $n } cards from your Discard under your deck.
al-looks = { $seat } looks at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the deck.
al-you-look = You look at { $cards }.
al-takes = { $seat } takes { $n } of them to { $to ->
    [hand] hand
   *[mana] Mana
}.
al-takes-to-you = You take { $n } of them to { $to ->
    [hand] hand
   *[mana] Mana
}.
al-gains = { $card } gains { $what ->
    [boost] { $n ->
        [one] a boost
       *[other] { $n } boosts
    }
    [fleeting] ⏳ Fleeting
    [anchored] ⚓ Anchored
    [asleep] 💤 Asleep
   *[other] { $n } { $what } { $n ->
        [one] counter
       *[other] counters
    }
}.
al-gains-now = { $card } gains { $n ->
    [one] a boost
   *[other] { $n } boosts
}: now { $now }.
al-loses = { $card } loses { $what ->
    [boost] boosts
    [fleeting] ⏳ Fleeting
    [anchored] ⚓ Anchored
    [asleep] 💤 Asleep
   *[other] { $n } { $what } { $n ->
        [one] counter
       *[other] counters
    }
}.
al-lose = { $card } lose { $what ->
    [boost] boosts
    [fleeting] ⏳ Fleeting
    [anchored] ⚓ Anchored
    [asleep] 💤 Asleep
   *[other] { $n } { $what } { $n ->
        [one] counter
       *[other] counters
    }
}.
al-stays = { $what ->
    [anchored] ⚓ Anchored: { $card } stays in play this night, and is Anchored no more.
   *[asleep] 💤 Asleep: { $card } stays in play this night, and wakes.
}
al-stay = { $what ->
    [anchored] ⚓ Anchored: { $card } stay in play this night, and are Anchored no more.
   *[asleep] 💤 Asleep: { $card } stay in play this night, and wake.
}
al-creates = { $seat } creates { $card } in the { al-exp }.
al-creates-to-you = You create { $card } in your { al-exp }.
al-switches = { $card } switches to the { al-exp }.
al-rolls = 🎲 { $seat } rolls { $n }.
al-rolls-to-you = 🎲 You roll { $n }.
al-moves = 🚩 { $seat }: the { al-exp } **moves**{ $n ->
    [0] {""}
   *[other] {" "}due to { $due }
}.
al-moves-to-you = 🚩 Your { al-exp } **moves**{ $n ->
    [0] {""}
   *[other] {" "}due to { $due }
}.
al-moves-left = 🚩 { $seat }: the { al-exp } **moves**{ $n ->
    [0] {""}
   *[other] {" "}due to { $due }
}; { al-to-go }.
al-moves-left-to-you = 🚩 Your { al-exp } **moves**{ $n ->
    [0] {""}
   *[other] {" "}due to { $due }
}; { al-to-go }.
al-to-go = { $left ->
    [0] all the way
    [one] **only 1 step to go!**
   *[other] { $left } steps to go
}
al-moves-back = { $seat }: the { al-exp } moves back.
al-moves-back-to-you = Your { al-exp } moves back.
al-fails = { $seat }: the { al-exp } fails to move.
al-fails-to-you = Your { al-exp } fails to move.
al-fails-several = ✋ Left where they were: { $whose }.
al-fails-both = both expeditions of { $seat }
al-fails-both-to-you = both of yours
al-fails-whose = { $seat }’s { al-exp }
al-fails-whose-to-you = your { al-exp }
al-held = { $seat }: the { al-exp } is held { $why ->
    [defender] by its Defender
    [end] by the end of the world
   *[other] today
}.
al-held-to-you = Your { al-exp } is held { $why ->
    [defender] by its Defender
    [end] by the end of the world
   *[other] today
}.
al-locked = { $seat }: the { al-exp } is held today, and cannot move forward.
al-locked-to-you = Your { al-exp } is held today, and cannot move forward.
al-revealed = 🌀 Revealed: { $names }.
al-progress = 🌇 Progress
al-dusk = 🌇 **Dusk** · { $lane }
al-dusk-lane = { $exp ->
    [hero] 🧭 Hero
   *[companion] 🎒 Companion
}: { $empty ->
    [yes] both at 0.
   *[no] { $one } · { $two } ({ $first }: { $duel }).
}
al-dusk-first = { $seat } first
al-dusk-first-to-you = you first
al-dusk-side = { $fate ->
    [moves] **{ $seat } { $how ->
        [alone] moves unopposed
        [easily] moves with ease
        [barely] only just moves
       *[other] moves
    }**{ $n ->
        [0] {""}
       *[other] {" "}by { $due }
    }{ $told ->
        [yes] , { al-to-go }
       *[no] {""}
    }
    [held] **{ $seat } is held** { $why ->
        [defender] by a Defender
        [end] by the end of the world
       *[other] today
    }
    [stays] { $seat } stays{ $how ->
        [said] {""}
        [nobody] {", "}with nothing to show
        [elsewhere] {", "}ahead only in { $strong }, which counts for nothing there
        [level] {", "}ahead in nothing
       *[behind] {", "}outdone
    }
   *[unknown] { $seat }
}
al-dusk-side-to-you = { $fate ->
    [moves] **you { $how ->
        [alone] move unopposed
        [easily] move with ease
        [barely] only just move
       *[other] move
    }**{ $n ->
        [0] {""}
       *[other] {" "}by { $due }
    }{ $told ->
        [yes] , { al-to-go }
       *[no] {""}
    }
    [held] **you are held** { $why ->
        [defender] by a Defender
        [end] by the end of the world
       *[other] today
    }
    [stays] you stay{ $how ->
        [said] {""}
        [nobody] {", "}with nothing to show
        [elsewhere] {", "}ahead only in { $strong }, which counts for nothing there
        [level] {", "}ahead in nothing
       *[behind] {", "}outdone
    }
   *[unknown] you
}
al-rest = 🌙 Rest{ $n ->
    [0] {""}
    [one] {": "}{ $home } goes to the Reserve
   *[other] {": "}{ $home } go to the Reserve
}{ $m ->
    [0] {""}
    [one] {"; "}{ $gone } leaves play
   *[other] {"; "}{ $gone } leave play
}.
al-rest-of = 🌙 Rest, { $seat }{ $n ->
    [0] {""}
    [one] {": "}{ $home } goes to the Reserve
   *[other] {": "}{ $home } go to the Reserve
}{ $m ->
    [0] {""}
    [one] { $n ->
        [0] {":"}
       *[other] {";"}
    } { $gone } leaves play
   *[other] { $n ->
        [0] {":"}
       *[other] {";"}
    } { $gone } leave play
}.
al-rest-of-to-you = 🌙 Rest{ $n ->
    [0] {""}
    [one] {": "}{ $home } goes to your Reserve
   *[other] {": "}{ $home } go to your Reserve
}{ $m ->
    [0] {""}
    [one] { $n ->
        [0] {":"}
       *[other] {";"}
    } { $gone } leaves play
   *[other] { $n ->
        [0] {":"}
       *[other] {";"}
    } { $gone } leave play
}.
al-rest-why = 🌙 Rest, { $seat }: { al-rest-parts }.
al-rest-why-to-you = 🌙 Rest: { al-rest-parts }.
al-rest-parts = { $one }{ $kinds ->
    [1] {""}
    [2] ; { $two }
   *[other] ; { $two }; { $three }
}
al-rest-home = { $cards } { $n ->
    [one] goes
   *[other] go
} to the Reserve
al-rest-home-to-you = { $cards } { $n ->
    [one] goes
   *[other] go
} to your Reserve
al-rest-spent = { $cards } { $n ->
    [one] is
   *[other] are
} discarded (⏳ Fleeting)
al-rest-lost = { $cards } { $n ->
    [one] is gone, as a token
   *[other] are gone, as tokens
}
al-tidies = { $seat } keeps { $n ->
    [0] nothing
   *[other] { $kept }
}.
al-tidies-to-you = You keep { $n ->
    [0] nothing
   *[other] { $kept }
}.
al-tiebreak = 🏟️ **Both of you arrive at the same moment, so nobody is first: tiebreakers.** The track is gone, and all four expeditions stand in the Arena. At each Dusk each adds up both their expeditions; who has more in more of 🌲 ⛰️ 🌊 wins the game. A tie in one counts for neither.
al-tiebreak-progress = 🏟️ { $a } against { $b }: { $won_a } to { $won_b }.
al-arena-dusk = 🏟️ Dusk in the Arena: { $rows }. { $even ->
    [yes] Each has more in { $n }: the Arena goes on tomorrow.
   *[no] { $best } has more in { $n }, { $other } in { $m }.
}
al-row-of = { $seat } 🌲{ $forest } ⛰️{ $mountain } 🌊{ $water }
al-concedes = 🏳️ { $seat } concedes.
al-concedes-match = 🏳️ { $seat } concedes the match.
al-offers-draw-match = { $seat } offers a draw of the match.
al-offers-draw = { $seat } offers a draw.
al-declines-draw = { $seat } plays on.
al-withdraws-draw = { $seat } takes back the offer of a draw.
al-offer-lapses = Nobody answered { $seat }: no draw today.
al-claims = ⌛ { $foe } has missed { $n } in a row; { $seat } claims the win.

al-day-short = 🌅 Day { $day }
al-plays-short = { $seat } plays { $card }{ al-aimed }
al-plays-short-to-you = you play { $card }{ al-aimed }
al-uses-short = { $seat } uses { $card }{ al-aimed }
al-uses-short-to-you = you use { $card }{ al-aimed }
al-supports-short = { $seat } discards { $card } for support{ al-aimed }
al-supports-short-to-you = you discard { $card } for support{ al-aimed }
al-idle-short = { $seat } has nothing left to play and passes
al-idle-short-to-you = you have nothing left to play and pass
al-nothing-short = nothing happens
al-nothing-why-short = nothing happens, { al-vain-why }
al-reacts-vainly-short = ↪ { $card }: nothing happens
al-passes-short = { $seat } passes
al-passes-short-to-you = you pass
# What the last turns were, for whoever reads no more than that.
al-summary = { $one }{ $n ->
    [one] {""}
   *[other] {" · "}{ $two }
}
al-summary-pass = { $seat } passes
al-summary-pass-to-you = You pass
al-summary-idle = { $seat } has nothing left to play and passes
al-summary-idle-to-you = You have nothing left to play and pass
al-summary-play = { $seat } plays **{ $card }**{ $exp ->
    [hero] {" "}→ 🧭
    [companion] {" "}→ 🎒
   *[none] {""}
}{ al-summary-more }
al-summary-play-to-you = You play **{ $card }**{ $exp ->
    [hero] {" "}→ 🧭
    [companion] {" "}→ 🎒
   *[none] {""}
}{ al-summary-more }
al-summary-use = { $seat } { $support ->
    [yes] discards **{ $card }** for support
   *[no] uses **{ $card }**
}{ al-summary-more }
al-summary-use-to-you = You { $support ->
    [yes] discard **{ $card }** for support
   *[no] use **{ $card }**
}{ al-summary-more }
al-summary-react = { $seat }’s **{ $card }** triggers{ al-summary-more }
al-summary-react-to-you = Your **{ $card }** triggers{ al-summary-more }
al-summary-more = { $n ->
    [0] { $dice ->
        [0] {""}
       *[other] {" "}(🎲 { $thrown })
    }
   *[other] {" "}({ $dice ->
        [0] {""}
       *[other] 🎲 { $thrown }:{" "}
    }{ $more })
}
al-summary-made = { $own ->
    [yes] {""}
   *[no] { $seat }{" "}
}+{ $n ->
    [one] {""}
   *[other] { $n } ×{" "}
}{ $card }{ $exp ->
    [hero] {" "}🧭
    [companion] {" "}🎒
   *[none] {""}
}{ $told ->
    [yes] {" "}by { $cause }
   *[no] {""}
}
al-summary-made-to-you = { $own ->
    [yes] {""}
   *[no] you{" "}
}+{ $n ->
    [one] {""}
   *[other] { $n } ×{" "}
}{ $card }{ $exp ->
    [hero] {" "}🧭
    [companion] {" "}🎒
   *[none] {""}
}{ $told ->
    [yes] {" "}by { $cause }
   *[no] {""}
}
al-summary-gone = { $card } { $to ->
    [hand] back to hand
    [reserve] to the Reserve
    [mana] into Mana
    [deck_top] onto the deck
    [deck_bottom] under the deck
   *[discard] { $sacrificed ->
        [yes] sacrificed
       *[no] discarded
    }
}
al-summary-lost-from = { $seat }’s { $card } { al-summary-left }
al-summary-lost-from-to-you = your { $card } { al-summary-left }
al-summary-left = { $to ->
    [hand] from the Reserve to hand
    [mana] from the Reserve into Mana
    [deck_top] from the Reserve onto the deck
    [deck_bottom] from the Reserve under the deck
   *[discard] discarded from the Reserve
}
al-summary-locked = { $seat }’s { $exp ->
    [hero] 🧭
   *[companion] 🎒
} held today
al-summary-locked-to-you = your { $exp ->
    [hero] 🧭
   *[companion] 🎒
} held today
al-summary-back = { $seat }’s { $exp ->
    [hero] 🧭
   *[companion] 🎒
} moves back
al-summary-back-to-you = your { $exp ->
    [hero] 🧭
   *[companion] 🎒
} moves back
al-summary-put = { $own ->
    [yes] {""}
   *[no] { $seat }:{" "}
}{ $card } { $to ->
    [reserve] to the Reserve
    [discard] to the Discard
   *[other] into play
}
al-summary-taken = { $own ->
    [yes] takes
   *[no] { $seat } takes
} { $n ->
    [one] a card
   *[other] { $n } cards
} { $to ->
    [hand] to hand
    [mana] into Mana
   *[reserve] to the Reserve
}
al-summary-taken-to-you = { $own ->
    [yes] take
   *[no] you take
} { $n ->
    [one] a card
   *[other] { $n } cards
} { $to ->
    [hand] to hand
    [mana] into Mana
   *[reserve] to the Reserve
}
al-summary-drawn = { $own ->
    [yes] draws
   *[no] { $seat } draws
} { $n ->
    [one] a card
   *[other] { $n } cards
}
al-summary-drew = you draw { $cards }
al-summary-exhausted = ↷ { $seat }’s { $card } is exhausted
al-summary-exhausted-to-you = ↷ your { $card } is exhausted
al-summary-by = { $what } by { $cause }
al-summary-resupplied = { $card } to { $own ->
    [yes] the
   *[no] { $seat }’s
} Reserve
al-summary-resupplied-to-you = { $card } to { $own ->
    [yes] the
   *[no] your
} Reserve
al-summary-mana = { $own ->
    [yes] {""}
   *[no] { $seat }:{" "}
}{ $n ->
    [one] a card
   *[other] { $n } cards
} from the deck into Mana
al-summary-gained = { $itself ->
    [yes] {""}
   *[no] { $made ->
        [yes] {""}
       *[no] { $copies ->
            [one] {""}
           *[other] each{" "}
        }{ $card }{" "}
    }
}{ $what ->
    [boost] +{ $n ->
        [one] 1 boost
       *[other] { $n } boosts
    }
    [anchored] ⚓ Anchored
   *[asleep] 💤 Asleep
}
al-summary-lost = { $card } no longer { $what ->
    [boost] boosted
    [anchored] ⚓ Anchored
   *[asleep] 💤 Asleep
}
al-summary-moved = 🚩 { $seat }’s { $exp ->
    [hero] 🧭
   *[companion] 🎒
} moves
al-summary-moved-to-you = 🚩 your { $exp ->
    [hero] 🧭
   *[companion] 🎒
} moves
al-summary-vain = nothing happens{ $why ->
    [none] {""}
   *[other] {", "}{ al-vain-why }
}
al-summary-switched = { $card } over to { $exp ->
    [hero] 🧭
   *[companion] 🎒
}
# What a night came to, at the question of the next day.
al-account-dusk = 🌇 { $hero } · { $companion }
al-account-pair = { $exp ->
    [hero] 🧭
   *[companion] 🎒
} { $empty ->
    [yes] both at 0
   *[no] { $nobody ->
        [yes] nobody moves
       *[no] { $one }, { $two }
    }
}
al-account-side = { $fate ->
    [moves] **{ $seat } moves**{ $n ->
        [0] {""}
       *[other] {" "}by { $by }
    }
    [held] { $seat } is held
   *[other] { $seat } stays
}
al-account-side-to-you = { $fate ->
    [moves] **you move**{ $n ->
        [0] {""}
       *[other] {" "}by { $by }
    }
    [held] you are held
   *[other] you stay
}
al-account-day = { $day } · { $first }{ $n ->
    [0] {""}
   *[other] {" "}You draw { $drawn }.
}
al-account-rest = 🌙 { $one }{ $n ->
    [one] {""}
   *[other] {" "}· { $two }
}
al-account-rests = { $n ->
    [0] { $seat } loses { $gone }
   *[other] Into { $seat }’s Reserve: { $home }{ $m ->
        [0] {""}
       *[other] {" "}(gone: { $gone })
    }
}
al-account-rests-to-you = { $n ->
    [0] You lose { $gone }
   *[other] Into your Reserve: { $home }{ $m ->
        [0] {""}
       *[other] {" "}(gone: { $gone })
    }
}
al-account-rests-why = { $n ->
    [0] { $seat } loses
   *[other] Into { $seat }’s Reserve: { $home }; gone:
} { al-account-gone }
al-account-rests-why-to-you = { $n ->
    [0] You lose
   *[other] Into your Reserve: { $home }; gone:
} { al-account-gone }
al-account-gone = { $k ->
    [0] {""}
   *[other] { $spent } (⏳){ $t ->
        [0] {""}
       *[other] {", "}
    }
}{ $t ->
    [0] {""}
    [one] { $lost } (a token)
   *[other] { $lost } (tokens)
}
al-account-stays = { $what ->
    [anchored] ⚓ { $cards }
   *[asleep] 💤 { $cards }
}
al-account-after = … { $turn }
al-account-earlier = … and { $n ->
    [one] one turn
   *[other] { $n } turns
} before that
al-account-of-day = **Day { $day }** · { $turn }
al-account-played = { $seat } plays { $cards }
al-account-played-to-you = you play { $cards }
al-account-plays = { $one }{ $n ->
    [one] {""}
   *[other] {"; "}{ $two }
}
# A day that is over, of whoever was away for longer.
al-account-over = **Day { $day }**{ $part ->
    [yes] , after that
   *[no] {""}
} · { $n ->
    [0] nobody plays
    [one] { $one }
   *[other] { $one }; { $two }
}{ $lates ->
    [0] {""}
   *[other] {" "}· { $late }
}{ $told ->
    [yes] {" "}· { $dusk }
   *[no] {""}
}
al-account-days = … and { $n ->
    [one] one day
   *[other] { $n } days
} before that
al-account-dusk-stays = { $dusk } · in play still: { $stays }
# Who has not gone at Rest, by what.
al-still = { $why ->
    [anchored] ⚓{" "}
    [asleep] 💤{" "}
    [eternal] ∞{" "}
   *[gear] {""}
}{ $card }
al-account-still-of = { $seat }’s { $cards }
al-account-still-of-to-you = your { $cards }
al-account-still = { $one }{ $n ->
    [one] {""}
   *[other] {"; "}{ $two }
}
al-another = another { $card }
al-account-kept = 🌙 { $two ->
    [none] { $one }
   *[other] { $one } · { $two }
}{ $n ->
    [0] {""}
   *[other] {" "}· discarded: { $gone }
}
al-account-keeps = **{ $seat } keeps** { $n ->
    [0] nothing
   *[other] { $kept }
}
al-account-keeps-to-you = **you keep** { $n ->
    [0] nothing
   *[other] { $kept }
}
al-after-you-short = { $seat }: “After You”
al-reacts-short = ↪ { $card }
al-reacts-woken-short = { al-reacts-short }
al-goes-short = { al-goes }
al-ceases-short = { $card } gone
al-creates-short = { $seat } +{ $card } { $exp ->
    [hero] 🧭
   *[companion] 🎒
}
al-creates-short-to-you = you +{ $card } { $exp ->
    [hero] 🧭
   *[companion] 🎒
}
al-resupplies-short = { $seat } resupplies { $card }
al-resupplies-short-to-you = you resupply { $card }
al-gains-short = { al-gains }
al-gains-now-short = { al-gains-now }
al-rolls-short = 🎲 { $n }
al-expands-short = { $seat }: a card into Mana
al-expands-short-to-you = you: a card into Mana
al-keeps-short = { $seat }: no card into Mana
al-keeps-short-to-you = you: no card into Mana
al-first-short = ★ { $seat }
al-first-short-to-you = ★ you
al-moves-short = 🚩 { $seat }, { al-exp } moves
al-moves-short-to-you = 🚩 your { al-exp } moves
al-moves-left-short = 🚩 { $seat }, { al-exp } moves, { al-to-go }
al-moves-left-short-to-you = 🚩 your { al-exp } moves, { al-to-go }
al-moves-back-short = { $seat }, { al-exp } moves back
al-moves-back-short-to-you = your { al-exp } moves back
al-dusk-short = { al-dusk }
al-dusk-lane-short = { al-dusk-lane }
al-held-short = { $seat }, { al-exp } held
al-held-short-to-you = your { al-exp } held
al-revealed-short = 🌀 { $names } revealed
al-tiebreak-short = 🏟️ The Arena
al-tiebreak-progress-short = 🏟️ { $a } against { $b }
al-arena-dusk-short = 🏟️ { $rows }
al-concedes-short = 🏳️ { $seat } concedes
al-game-short = 🔁 Game { $n }

# ---------------------------------------------------------------- ends

al-wins = 🏆 **{ $seat } wins** { al-why }.
al-wins-to-you = 🏆 **You win** { al-why }.
al-why = { $why ->
    [meet] by meeting: hero and companion are in one region
    [cross] by crossing: hero and companion have gone past each other
    [distance] by the greater distance
    [tiebreak] in the Arena, with more in more of 🌲 ⛰️ 🌊
    [concession] by concession
    [claim] by claim, for nobody else came
   *[effect] by the text of a card
}
al-draw = 🤝 **A draw** { $why ->
    [days] after too many days
    [both] because both win at once
   *[agreed] by agreement
}.
al-score = ⚖️ { $a } { $n } : { $m } { $b }
al-game = 🔁 **Game { $n }**: the same decks, shuffled anew.
al-match-over = { $drawn ->
    [yes] ⚖️ **The match is a draw**, { $n } : { $m }.
   *[no] 🏆 **{ $seat } wins the match**, { $n } : { $m }.
}
al-result-match = { $early ->
    [yes] 🏆 **{ $seat } wins the match** { al-why }, at { $n } : { $m }.
   *[no] 🏆 **{ $seat } wins the match** { $n } : { $m }, the last game { al-why }.
}
al-result-match-to-you = { $early ->
    [yes] 🏆 **You win the match** { al-why }, at { $n } : { $m }.
   *[no] 🏆 **You win the match** { $n } : { $m }, the last game { al-why }.
}
al-result-match-draw = 🤝 The match is a draw, { $n } : { $m }.
al-result-win = 🏆 **{ $seat } wins** on day { $day } { al-why }.{ $other ->
    [0] { $why ->
        [cross] {" "}{ $foe } has only met, and to cross goes further.
       *[other] {""}
    }
    [one] {" "}So close: { $foe } had one step to go.
   *[other] {" "}{ $foe } had { $other } steps to go.
}
al-result-win-to-you = 🏆 **You win** on day { $day } { al-why }.{ $other ->
    [0] { $why ->
        [cross] {" "}{ $foe } has only met, and to cross goes further.
       *[other] {""}
    }
    [one] {" "}So close: { $foe } had one step to go.
   *[other] {" "}{ $foe } had { $other } steps to go.
}
al-result-draw = 🤝 A draw on day { $day }.

# ---------------------------------------------------------------- the starters

al-starter-level = { $level ->
    [0] {""}
    [1] {"Easy. "}
    [2] {"Medium. "}
   *[other] {"Hard. "}
}{ $what }
al-starter = { $deck ->
    [gearwrights] Wins by using every card twice. For people who never threw away a screw.
    [gearwrights_2] Wins by using every card twice. For people who never threw away a screw.
    [trailwardens] Wins by boosting enormous animals. For people who like it plain; a good first deck.
    [masquers] Wins by dice, and by suddenly standing elsewhere. For people who wink at luck.
    [masquers_2] Wins by dice, and by suddenly standing elsewhere. For people who wink at luck.
    [greenbound] Wins by taking root: what stays, grows. For people who water things and wait.
    [greenbound_2] Wins by taking root: what stays, grows. For people who water things and wait.
    [charterhold] Wins with a crowd of Levies, and a toll on you. For people who own a stamp.
    [charterhold_2] Wins with a crowd of Levies, and a toll on you. For people who own a stamp.
    [veilkeepers] Wins by spoiling your plans, politely. For people who say “after you” and mean it.
    [veilkeepers_2] Wins by spoiling your plans, politely. For people who say “after you” and mean it.
    [open_workshop] Wins by three Landmarks that never rest. For people who like a humming house.
    [open_workshop_2] Wins by three Landmarks that never rest. For people who like a humming house.
    [second_hand] Wins from the Reserve, over and over. For people who read the scrap notices.
    [goat_track] Wins by coming back bigger each day. For people who pack twice.
    [dog_school] Wins by puppies, then by a whale. For people who bring treats.
    [dog_school_2] Wins by puppies, then by a whale. For people who bring treats.
    [rabbit_revue] Wins by rolling for everything. For people who blow on the die.
    [trapdoor_troupe] Wins by being gone when you have counted. For people who palm cards.
    [trapdoor_troupe_2] Wins by being gone when you have counted. For people who palm cards.
    [long_garden] Wins late, with more Mana than is decent. For people who compost.
    [root_cellar] Wins by rooting first and fast. For people who talk to seedlings.
    [closed_road] Wins by not letting you. For people who own a whistle.
    [drum_corps] Wins with Levies, and spends them. For people who count heads.
    [drum_corps_2] Wins with Levies, and spends them. For people who count heads.
    [toll_of_moths] Wins by losing the right ones. For people who sacrifice pawns.
    [reading_circle] Wins by Spells that come back. For people who dog-ear pages.
    [reading_circle_2] Wins by Spells that come back. For people who dog-ear pages.
    [reading_circle_3] Wins by Spells that come back. For people who dog-ear pages.
    [reading_circle_4] Wins by Spells that come back. For people who dog-ear pages.
   *[other] { $about }
}

# ---------------------------------------------------------------- reading a card

al-cards-leaders = Who leads the starters
al-cards-looked = What you are looking at
al-cards-hand = Your hand
al-cards-mana = Your Mana
al-cards-limbo = Being played
al-cards-play = { $seat }: in play
al-cards-reserve = { $seat }: Reserve
al-cards-discard = { $seat }: Discard
al-cards-track = The regions
al-card-kind = { $type ->
    [hero] Hero
    [character] Character
    [spell] Spell
    [landmark] Landmark
    [expedition_permanent] Expedition Permanent
   *[token] Token
}{ $n ->
    [0] { "" }
   *[other] { " " }({ $subtypes })
} · { al-faction }{ $rarity ->
    [R] { " · rare" }
    [U] { " · unique" }
   *[other] { "" }
}
al-card-costs = ✋{ $hand } Hand Cost · ♻️{ $reserve } Reserve Cost
al-card-stats = 🌲{ $forest } ⛰️{ $mountain } 🌊{ $water }
al-card-now = Now: { $marks }
al-card-counter = { $name ->
    [boost] { $n ->
        [one] 1 boost
       *[other] { $n } boosts
    }
   *[other] { $n } { $name }
}
al-card-status = { $name ->
    [fleeting] ⏳ Fleeting
    [anchored] ⚓ Anchored
    [asleep] 💤 Asleep
    [exhausted] ↷ exhausted
   *[manual] 🖐 by hand
}
al-card-region = Region { $n }: { $types }

# ---------------------------------------------------------------- the signs of the pictures; each begins with its name

al-sign-of-hand = **Hand Cost** ✋: what a card costs from hand. On the board: how many cards a hand has.
al-sign-of-cost = **Cost**: how much Mana it takes, ✋ from hand or ♻️ from the Reserve.
al-sign-of-deck = **Deck**: cards still to be drawn.
al-sign-of-discard = **Discard**: cards that are gone, for everybody to see.
al-sign-of-forest = **Forest**: 🌲, the first of the three statistics. 🌲3 is what a card has, 🌲3:1 is you against them, 🌲3→5:1 the same with what a card would add.
al-sign-of-mountain = **Mountain**: ⛰️, the second.
al-sign-of-water = **Water**: 🌊, the third.
al-sign-of-grey = **Grey**: a statistic that counts for nothing in that region.
al-sign-of-lead = **Lead** ▲: by how much an expedition is ahead of the one opposite. It only tells; nothing is added.
al-sign-of-hero = **Hero expedition** 🧭: 1🧭 and 2🧭 walk to the right.
al-sign-of-companion = **Companion expedition** 🎒: 1🎒 and 2🎒 walk to the left.
al-sign-of-compass = **Hero** 🧭: the hero expeditions, yours and the other’s, a row each.
al-sign-of-bag = **Companion** 🎒: the companion expeditions, yours and the other’s, a row each.
al-sign-of-player = **Player**: 1 is above the track, 2 below it.
al-sign-of-first = **First player** ★: begins the day's turns.
al-sign-of-back = **Face-down region**: nobody knows its types until somebody walks in.
al-sign-of-faction = **Faction**: the two letters of the people that a card belongs to; its ground has their colour. In play a face has a rim in its player’s colour instead, yellow or blue like the markers.
al-sign-of-rare = **Rare**: a card that has a common sister, and does it otherwise. A deck has fifteen at most.

# ---------------------------------------------------------------- glossary (AL-15.1)

al-term-disrupt = **Disrupt**: whatever spoils the plan of your opponent: removing or neutralising a card, forbidding something, or changing the board so that the plan stops working.
al-term-midrange = **Midrange**: a deck between aggro and control: cheap, efficient plays at first, bigger threats later, and a change of role when it must.
al-term-aggro = **Aggro**: a deck that wants to arrive before anybody else is dressed.
al-term-control = **Control**: a deck that lets you arrive, and then explains why you have not.
al-term-fleeting = **Fleeting** ⏳: discarded at Rest each Night, and wherever it would go to the Reserve.
al-term-anchored = **Anchored** ⚓: stays in play this night, not the next: then it is Anchored no more.
al-term-asleep = **Asleep** 💤: does not count at Dusk; stays in play this night, then wakes.
al-term-boost = **Boost**: +1 🌲, +1 ⛰️ and +1 🌊 until it leaves the expeditions.
al-term-exhausted = **Exhausted** ↷: cannot be played, used or exhausted again until Morning.
al-term-defender = **Defender** 🛡: its expedition cannot move at Dusk.
al-term-gigantic = **Gigantic** ⇔: is in both your expeditions.
al-term-tough = **Tough X** 🪨: whatever your opponent targets it with costs X more.
al-term-scout = **Scout X**: may be played from hand for X; it then goes to the Reserve.
al-term-cooldown = **Cooldown**: goes to the Reserve exhausted.
al-term-eternal = **Eternal** ∞: does not go to the Reserve at Rest.
al-term-seasoned = **Seasoned** 🍂: keeps its boosts in the Reserve.
al-term-resupply = **Resupply**: the top card of your deck goes to your Reserve.
al-term-sabotage = **Sabotage**: discard up to one card of any Reserve.
al-term-after-you = **After You**: your turn ends as if you had played a card; you have not passed.
al-term-arena = **Arena**: where tiebreakers are fought, all types at once.
al-term-expedition = **Expedition**: you have two, hero 🧭 and companion 🎒; they walk towards each other, and you win when they meet or cross.
al-term-tumult = **Tumult**: the six regions in the middle, face down until somebody walks in.
al-term-mana = **Mana** 🔮: cards face down that pay for others; each pays 1 a day.
al-term-expand = **Expand**: each Morning you may put one card of your hand into Mana, ready.
al-term-reserve = **Reserve** ♻️: cards that everybody sees and only you may play, once more, for the cost behind ♻️.
al-term-landmark = **Landmark**: a card that stands beside the expeditions and stays; you keep two.
al-term-support = **Support**: what a ready card in your Reserve does when you discard it, in your turn.
al-term-quick-action = **Quick action**: comes besides your card or pass, as many as you can pay; your turn goes on after it, unless it is “After You”.
al-term-reaction = **Reaction**: what a card does when something happens. Whose turn it is plays theirs first.
al-term-progress = **Progress**: at Dusk each expedition that beats the one opposite, in a type of its own region, moves one region; a tie moves nobody.
al-term-rest = **Rest**: each Night, Characters go to their owners' Reserves.
al-term-clean-up = **Clean-up**: after Rest you keep two cards in Reserve and two Landmarks; the others go.
al-term-tiebreaker = **Tiebreaker**: when both of you arrive at once, nobody is first, and Dusk in the Arena decides: who has more in more of the three statistics wins.
al-term-delay = **Delay**: keeps the other from winning at this Dusk. To be level is enough, for a tie moves nobody.
al-term-meet = **Meet**: your hero and your companion stand in one region, and you win. Gone past each other they **cross**, which wins too, and beats a meeting at the same moment.
al-term-base-cost = **Base Cost**: the Reserve Cost of what is Fleeting, else the Hand Cost.
al-term-by-hand = **By hand** 🖐: a card that I do not understand; at tables that take such cards its player does what it says.

# ---------------------------------------------------------------- by hand (AL-14.10)

al-text-by-hand = 🖐 { $text }
al-option-toolkit = 🖐 Change something by hand
al-ask-toolkit = What do you change by hand? Everybody is told.
al-ask-by-hand = Do what **{ $card }** says, with as many of these as it takes: { $text }
al-option-hand-done = ✓ Done
al-hand-tool = { $tool ->
    [move] Move a card or token
    [counters] Boosts and counters
    [status] Statuses
    [token] Make a token
    [march] Move an expedition
    [draw] Draw cards
    [hand] A card from your hand
    [top] The top of your deck
    [look] Look at your deck
    [mana] Mana
    [shuffle] Shuffle your deck
   *[roll] Roll a die
}
al-ask-hand-object = Which one?
al-ask-hand-place = What becomes of { $card }?
al-ask-hand-counter = Which counter?
al-ask-hand-many = How many? 0 leaves it.
al-ask-hand-status = What does { $card } gain or lose?
al-ask-hand-token = Which token?
al-ask-hand-where = Where does { $card } appear?
al-ask-hand-march = Which expedition moves?
al-ask-hand-card = Which card?
al-ask-hand-top = What becomes of the top card of your deck?
al-ask-hand-mana = What becomes of your Mana?
al-ask-hand-orb = Which card goes back to your hand?
al-hand-place = { $to ->
    [hero] Hero expedition
    [companion] Companion expedition
    [landmark] Landmarks
    [reserve] Reserve
    [discard] Discard
    [hand] Its owner's hand
    [mana] Mana, exhausted
    [deck_top] Top of the deck
    [deck_bottom] Bottom of the deck
   *[reveal] Show it to everybody
}
al-hand-counter-name = { $what ->
    [boost] Boost
    [counter] Plain counter
   *[other] { $what }
}
al-hand-status-name = { $on ->
    [yes] Becomes
   *[no] No longer
} { $what ->
    [fleeting] ⏳ Fleeting
    [anchored] ⚓ Anchored
    [asleep] 💤 Asleep
   *[exhausted] ↷ exhausted
}
al-hand-march-option = { $seat }: { al-exp }, { $way ->
    [on] forward
   *[back] back
}
al-hand-stuck = It cannot move there.
al-hand-mana-how = { $how ->
    [ready] Ready some
    [exhaust] Exhaust some
   *[take] Take one back to your hand
}
al-hand-resolves = 🖐 { $seat } does by hand what { $card } says: { $text }
al-by-hand = 🖐 { $seat }, by hand: { $what }
al-hand-move = { $card } → { al-hand-place }.
al-hand-counters = { $card }, { $n } × { al-hand-counter-name } { $more ->
    [yes] more
   *[no] fewer
}.
al-hand-status = { $card }: { al-hand-status-name }.
al-hand-token = a { $card }.
al-hand-march = { $owner }’s { al-exp }, one region { $way ->
    [on] forward
   *[back] back
}.
al-hand-roll = a die shows { $n }.
al-hand-draw = { $n ->
    [one] one card drawn
   *[other] { $n } cards drawn
}.
al-hand-card = { $source ->
    [hand] a card from hand
   *[deck] the top card of the deck
}{ $named ->
    [yes] {", "}{ $card },
   *[no] {""}
} → { al-hand-place }.
al-hand-look = a look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the deck.
al-hand-shuffle = the deck is shuffled.
al-hand-mana = Mana, { $n ->
    [one] one orb
   *[other] { $n } orbs
} { $how ->
    [ready] readied
    [exhaust] exhausted
   *[take] taken back to the hand
}.

# ---------------------------------------------------------------- own decks and cards (AL-14, AL-15)

al-cmd = Altered: your own decks and cards, and what the words mean
al-cmd-deck = Decks that are yours, on every server
al-cmd-deck-build = Build a deck: look through all cards, put them in, see what it still lacks
al-cmd-deck-import = Bring in a deck list: paste it, or attach it as a text file
al-cmd-deck-list = Your decks
al-cmd-deck-show = What is in a deck
al-cmd-deck-validate = Is this deck legal? Names everything that is not
al-cmd-deck-export = A deck as a text file that others can import
al-cmd-deck-stats = A deck in figures: curve, types, disruption
al-cmd-deck-delete = Throw one of your decks away
al-cmd-cards = Card packs of this server
al-cmd-cards-import = Bring in card data (JSON) as a pack of this server; it stays here
al-cmd-cards-list = The packs of this server
al-cmd-cards-remove = Throw a pack of this server away
al-cmd-glossary = What does that word mean?
al-cmd-opt-deck = One of your decks, or a starter
al-cmd-opt-own-deck = One of your decks
al-cmd-opt-name = What it shall be called
al-cmd-opt-list-file = A text file with the list; leave it out to paste
al-cmd-opt-cards-file = A JSON file with cards
al-cmd-opt-scripts = A YAML file that says what some of them do
al-cmd-opt-format = The format it is for
al-cmd-opt-partial = Keep what is right even if some of it is wrong
al-cmd-opt-manual = Allow cards whose effects I cannot play
al-cmd-opt-pack = A pack of this server
al-cmd-opt-term = A word
al-format-constructed = Constructed
al-format-no-unique = No uniques
al-format-singleton = Singleton
al-format-limited = Limited (draft, sealed)
al-format-free = Anything goes

al-deck-modal = A deck list
al-deck-modal-name = What it is called
al-deck-modal-list = The list
al-deck-modal-hint = One card a line: 3 Boiler Mule, or 3 GM_BASE_B_GW_04_C

al-problem = { $line ->
    [0] { $what }
   *[other] Line { $line }: { $what }
}
al-problems-more = … and { $n } more of that sort.
al-deck-no-hero = There is no Hero.
al-deck-many-heroes = { $n } Heroes. One is plenty.
al-deck-too-small = { $have } cards; it needs at least { $need }.
al-deck-too-large = { $have } cards; { $most } are the most.
al-deck-faction = Not of this faction, or too many factions: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
al-deck-copies = { $n } times { $name }; { $most } are the most, all rarities together.
al-deck-rares = { $n } rares; { $most } are the most.
al-deck-uniques = { $n } uniques; { $most } are the most.
al-deck-unique-twice = { $card } is unique, and here it is twice. One of them is lying.
al-deck-exalted = { $n } exalted cards; { $most } are the most.
al-deck-banned = { $card } is banned.
al-deck-suspended = { $card } is suspended.
al-deck-manual = I cannot play the effects of these by myself: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. A table takes them when its setting “{ setting-allow_manual }” is on.
al-refused-cards = That is no set of cards that a table can take.
al-imp-syntax = I expected a number and a card, as in “3 Boiler Mule”, and found “{ $text }”.
al-imp-bad-ref = I know no card “{ $text }”.
al-imp-near-starter = There is no starter called “{ $text }”. Did you mean **{ $near }**? Write that, and it is yours.
al-imp-near-name = I know no card “{ $text }”. Closest: { $near }.
al-imp-several-cards = Several cards are called “{ $text }”: { $refs }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. Write (C) or (R) behind the name, or the reference instead.
al-imp-unknown-ref = I know no card { $ref }. Is its pack on this server?
al-imp-qty = From 1 to { $most } copies, please.
al-imp-empty = There is nothing in it.
al-imp-too-big = That is too much at once: { $most } are the most.
al-imp-twice = { $ref } stands there twice and is not the same: { $a }, { $b }.
al-imp-script = { $why }
al-imp-not-json = This is not JSON that I can read.
al-imp-link = There is nothing but a link in it, and I fetch nothing from the net. Save what it leads to, and attach that file.
al-imp-missing-field = { $ref } has no { $field }.
al-imp-bad-number = { $ref }: { $field } is “{ $value }”, and should be a number from 0 to 99.
al-imp-token = { $ref } is a token. Tokens come by themselves; I have left it out.

al-count-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
al-deck-kept = 📜 **{ $name }** is kept: { al-count-cards }, { $format }.
al-deck-kept-legal = It is legal. Off you go: a table takes it when its “{ setting-decks }” are set to “{ setting-decks-own }”, with `/altered deck play`.
al-deck-kept-not-legal = It is not legal yet, so it is a draft:
al-deck-not-kept = Nothing was kept. What is wrong:
al-deck-references = Cards go by name or by reference. `/altered deck export` of any deck or starter shows both.
al-deck-mend = Mend the list
al-deck-left-out = Left out:
al-deck-none = You have no decks of your own yet. `/altered deck import` brings one in.
al-deck-starters = The starters are everybody's:
al-deck-line = **{ $name }**: { al-count-cards }, { $format }, { $state ->
    [legal] legal
    [draft] a draft
    [by-hand] legal where cards may be played by hand
   *[unknown] with cards that this server does not know
}
al-deck-title = { $name }
al-deck-legal = ✅ { $name } is legal in { $format }.
al-deck-not-legal = ✗ { $name } is not legal in { $format }:
al-deck-group = **{ $type }** ({ $n })
al-deck-entry = { $n }× { $name } ✋{ $hand } ♻️{ $reserve }{ al-deck-entry-mark }
al-deck-entry-hero = { $name }{ al-deck-entry-mark }
al-deck-entry-mark = { $manual ->
    [yes] {" "}🖐
   *[no] {""}
}
al-deck-entry-unknown = { $n }× { $ref } (unknown here)
al-deck-type = { $type ->
    [hero] Hero
    [character] Characters
    [spell] Spells
    [landmark] Landmarks
    [expedition_permanent] Expedition Permanents
    [token] Tokens
   *[unknown] Unknown
}
al-deck-exported = Here is { $name }. Anybody can import it again.
al-deck-deleted = { $name } is gone.
al-deck-stats-head = { al-count-cards } beside { $heroes }: **{ $label }**, that is { $label ->
    [aggro] a fast deck: its cards are cheap, and it is off at once
    [control] a slow deck: it spoils yours first, and comes late and large
   *[midrange] neither hurried nor slow: cheap cards first, big ones later
}.
al-deck-stats-curve = Hand Cost, mean { $hand }: { $curve }. Reserve Cost, mean { $reserve }: { $again }.
al-deck-stats-cost = { $n } for { $cost }
al-deck-stats-note = { $label } · { $share } % disrupt
al-deck-stats-types = { $types }
al-deck-stats-part = { $n } { $type }
al-deck-stats-rarities = Common { $c }, rare { $r }, unique { $u }, exalted { $e }
al-deck-stats-stats = A Character has 🌲{ $forest } ⛰️{ $mountain } 🌊{ $water } on average.
al-deck-stats-disrupts = { $share } % of the cards disrupt: they spoil what the other side is up to.
al-deck-stats-manual = { $n ->
    [one] One card is not counted there: I do not know what it does.
   *[other] { $n } cards are not counted there: I do not know what they do.
}

# ---------------------------------------------------------------- building a deck

al-faction = { $faction ->
    [GW] Gearwrights
    [TW] Trailwardens
    [MQ] Masquers
    [GB] Greenbound
    [CH] Charterhold
    [VK] Veilkeepers
    [NE] Neutral
   *[other] { $faction }
}
al-rarity = { $rarity ->
    [C] common
    [R] rare
    [U] unique
    [E] exalted
   *[other] of unknown rarity
}
al-build-title = 🧰 A deck in the making
al-build-title-named = 🧰 { $name }
al-build-begin = Who shall lead it? A Hero decides which faction's cards come along. Or start from a starter and change what you like.
al-build-heroes-alt = The Heroes: { $names }
al-build-hero = { al-faction } · { $text }
al-build-hero-pick = Choose a Hero
al-build-starter-pick = Copy a starter
al-build-go-on = Go on building
al-build-code-take = Paste a code
al-build-head = **{ $hero }** leads { $least ->
    [0] { al-count-cards }
   *[other] { $n } of { $least } cards
} · { $format }{ $kept ->
    [kept] {" "}· kept
    [changed] {" "}· changed since you kept it
   *[new] {" "}· not kept yet
}
al-build-cost = { $cost }: { $n }
al-build-numbers = -# By Hand Cost { $curve }
    -# { $types } · 🌲{ $forest } ⛰️{ $mountain } 🌊{ $water } in all
    -# From the Reserve { $reserve } on average, { $cheap } for 2 or less · { $label }, { $share } % disrupt
al-build-legal = ✅ Legal in { $format }.
al-build-not-legal = ✗ Not legal yet:
al-build-alt = The collection, page { $page } of { $pages }: { $cards }
al-build-told = { $name }, { al-rarity } { $type ->
    [character] Character
    [spell] Spell
    [landmark] Landmark
   *[expedition_permanent] Expedition Permanent
} ✋{ $hand } ♻️{ $reserve }{ $body ->
    [yes] {" "}🌲{ $forest } ⛰️{ $mountain } 🌊{ $water }
   *[no] {""}
}{ $n ->
    [0] {""}
   *[other] {" "}(you have { $n })
}
al-build-put = { $many ->
    [yes] Put in, as many as you may…
   *[no] Put in, one of each…
}
al-build-put-card = { $name } ✋{ $hand }{ $n ->
    [0] {""}
   *[other] {" "}· { $n } in
}
al-build-out = { $many ->
    [yes] Take out, all copies…
   *[no] Take out, one of each…
}
al-build-out-card = { $n }× { $name } ✋{ $hand }
al-build-many = { $many ->
    [yes] Copies: all at once
   *[no] Copies: one by one
}
al-build-filter = { $n ->
    [0] Filter…
   *[other] Filter ({ $n })…
}
al-build-write = By name…
al-build-place = Deck list { $n }/{ $of } →
al-build-filter-head = { $n ->
    [0] No card fits.
    [one] One card fits.
   *[other] { $n } cards fit.
} What you choose in one list is “any of these”; all lists hold together.
al-build-filter-faction = Faction: what your Hero leads
al-build-filter-cost = Any Hand Cost
al-build-filter-type = Any type
al-build-filter-keyword = Any keyword
al-build-filter-rarity = Any rarity
al-build-filter-show = { $n ->
    [one] Show this card
   *[other] Show these { $n }
}
al-build-filter-none = Clear the filters
al-build-choice = { $sort ->
    [faction] { $what ->
        [GW] Gearwrights
        [TW] Trailwardens
        [MQ] Masquers
        [GB] Greenbound
        [CH] Charterhold
        [VK] Veilkeepers
        [NE] Neutral
       *[other] { $what }
    }
    [cost] { $what ->
        [7] 7 or more
       *[other] { $what }
    }
    [type] { $what ->
        [character] Characters
        [spell] Spells
        [landmark] Landmarks
       *[expedition_permanent] Expedition Permanents
    }
    [rarity] { $what ->
        [C] Common
        [R] Rare
        [U] Unique
       *[E] Exalted
    }
   *[keyword] { $what ->
        [anchored] Anchored
        [asleep] Asleep
        [boost] Boosts
        [cooldown] Cooldown
        [defender] Defender
        [eternal] Eternal
        [fleeting] Fleeting
        [gigantic] Gigantic
        [resupply] Resupply
        [sabotage] Sabotage
        [scout] Scout
        [seasoned] Seasoned
        [support] Support
        [tough] Tough
       *[other] { $what }
    }
}
al-build-form = For { $format }
al-build-form-pick = Which format is it for?
al-build-show = Show everybody here
al-build-code = Its code: `{ $code }`
al-build-sheet-alt = The deck on one sheet, led by { $hero }: { $cards }
al-build-shared = 🃏 { $who } shows a deck: { $name }
al-build-shared-hero = **{ $hero }** leads { al-count-cards }.
al-build-shared-cost = **{ $cost }** · { $cards }
al-build-shared-card = { $n }× { $name }
al-build-copy = Build on a copy
al-build-decks = { $n ->
    [0] You have kept no decks yet.
    [one] You have kept one deck.
   *[other] You have kept { $n } decks.
} What you are building now stays until you begin another, and “Undo” brings it back once even then.
al-build-own = { al-count-cards } · { $format }
al-build-own-pick = One of your decks
al-build-own-code = **{ $name }**: `{ $code }`
al-build-load = Build on it
al-build-rename = Rename…
al-build-drop = Throw away
al-build-drop-sure = Really throw it away?
al-build-anew = Begin anew
al-build-to-cards = 🗃️ Cards
al-build-to-deck = 📜 Deck
al-build-to-doctor = 🩺 Doctor
al-build-to-decks = 📚 My decks
al-build-keep = Keep…
al-build-undo = ↶ Undo
al-build-kept = 📜 **{ $name }** is kept. A table takes it when its “{ setting-decks }” are set to “{ setting-decks-own }”, with `/altered deck play`.
al-build-written = { $n ->
    [one] One card has come in.
   *[other] { $n } cards have come in.
}
al-build-modal-keep = Keep this deck
al-build-modal-rename = Rename this deck
al-build-modal-cards = Put cards in by name
al-build-modal-cards-hint = One card a line: 3 Boiler Mule, or Boiler Mule ◆ for the rare one
al-build-modal-code = A deck from somebody else
al-build-modal-code-field = Its code
al-build-modal-code-hint = It begins with DECK-. A list of cards will do as well.
al-code-damaged = That code is damaged: a sign is missing or wrong. Copy it once more, from DECK- to its end.
al-code-newer = That code is from a newer game than mine: I do not know its cards yet.
al-refused-empty-deck = There is nothing in it yet.
al-refused-picked = You have another deck before you by now. Choose it once more.
al-refused-name-taken = You have another deck called { $name }.
al-doctor-head = { $n ->
    [0] { $empty ->
        [yes] 🩺 There is nothing to look at yet.
       *[no] 🩺 The doctor finds nothing amiss.
    }
    [one] 🩺 The doctor finds one thing amiss:
   *[other] 🩺 The doctor finds { $n } things amiss:
}
al-doctor-of = { $have } instead of { $want } { $want ->
    [one] card
   *[other] cards
}
al-doctor-points = { $have } instead of { $want } points in all
al-doctor-early = Few early plays: { al-doctor-of } that are Characters for 2 or less. The first days may pass you by.
al-doctor-bodies = Few Characters: { al-doctor-of }. Spells win no region by themselves.
al-doctor-reserve = Little to play twice: { al-doctor-of } for 2 or less from the Reserve.
al-doctor-forest = Weak in 🌲: { al-doctor-points }. In a forest you stand still.
al-doctor-mountain = Weak in ⛰️: { al-doctor-points }. In the mountains you stand still.
al-doctor-water = Weak in 🌊: { al-doctor-points }. At the water you stand still.
al-doctor-late = No great end: { al-doctor-of } for 5 or more.
al-doctor-heavy = Slow: { $have } cards for 5 or more, where { $want } are plenty. They wait in your hand for Mana.
al-doctor-answers = No answers: { al-doctor-of } that disrupt. What the other side builds will stand.
al-doctor-advised = { $n ->
    [0] Some that would fit in:
   *[other] These would help:
}
al-doctor-advice = **{ $name }** { $why }. { $text }
al-doctor-put = + { $name }{ $n ->
    [0] {""}
   *[other] {" "}({ $n })
}
al-doctor-why-early = as an early play
al-doctor-why-bodies = as a Character that holds its own
al-doctor-why-reserve = to be played twice
al-doctor-why-forest = for its 🌲
al-doctor-why-mountain = for its ⛰️
al-doctor-why-water = for its 🌊
al-doctor-why-late = for the end of the game
al-doctor-why-heavy = because it is cheap
al-doctor-why-answers = as an answer
al-doctor-why-curve = for { $cost }, where you have few

al-cards-kept = 📦 **{ $name }** is kept: { al-count-cards }. { $scripted } scripted or without text, { $compiled } that I understand, { $manual } that I can only show.
al-cards-not-kept = Nothing was kept. What is wrong:
al-cards-left-out = Left out:
al-cards-none = This server has no packs. `/altered cards import` brings one in.
al-cards-line = **{ $name }**: { al-count-cards }
al-cards-removed = { $name } is gone. Decks with its cards stay, and wait.
al-refused-no-deck = There is no deck called “{ $name }”.{ $n ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
}
al-refused-no-pack = This server has no pack called { $name }.
al-refused-decks-full = { $most } decks with { $bytes } kB in all are the most that I keep for one person. Throw one away first.
al-refused-packs-full = That is more than I keep for one server: { $packs } packs with { $cards } cards and { $bytes } MB in all. Throw one away first.
al-refused-no-term = I have no words on “{ $term }” yet.
al-cmd-deck-play = Bring a deck to the table in this channel
al-ask-own = Which deck do you bring? Paste a list, by names or references: at least 30 cards from up to three factions. Or write the name of a starter. `/altered deck play` brings one of yours.
al-ask-own-format = Which deck do you bring? Paste a list ({ $format ->
    [constructed] a Hero and at least 39 cards of its faction
    [no_unique] a Hero and at least 39 cards of its faction, none unique
    [singleton] a Hero and at least 59 cards of its faction, one of each
   *[free] anything goes
}), or write the name of a starter. `/altered deck play` brings one of yours.
al-ask-own-again = That will not do: { $why }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
} Paste another list, or write the name of a starter.
al-sits-own = { $seat } plays a deck of their own, led by { $hero }.
al-sits-nobody = nobody at all
al-deck-not-playable = { $name } cannot come to this table:
al-deck-brought = { $name } it is.
al-refused-no-own = Nobody asks you for a deck of your own here. A table does when its decks are set to “Each brings one of their own”.

# ---------------------------------------------------------------- the ladder (rules 13)

al-cmd-ladder = Who leads on this server
al-cmd-opt-season = An earlier season, by number
al-cmd-season = Let a new season of the ladder begin (for whoever looks after the server)
al-ladder-title = 🪜 Altered, season { $n }
al-ladder-line = { $place }\. { $name } **{ $rating }** · { $won }–{ $drawn }–{ $lost }
al-ladder-own = **{ $place }\. { $name } { $rating }** · { $won }–{ $drawn }–{ $lost } ← you
al-ladder-more = -# and { $n } more
al-ladder-ends = -# Won–drawn–lost. The season ends { $when }.
al-ladder-empty = Nobody has finished a game yet. Games between two people count, with starters or constructed decks; practice does not, and neither does a game that somebody left.
al-ladder-empty-then = Nobody finished a game in that season.
al-refused-season-begun = That season is not the present one any more. `/altered season` asks anew.
al-refused-season = There has been no season { $n } here.
al-season-title = Begin a new season?
al-season-ask = Everybody starts at 1200 again, and season { $n } is closed for good. Its table stays to be read.
al-season-yes = Yes, begin it
al-season-no = No, play on
al-season-kept = Then the season goes on.
al-season-begun = Season { $n } begins: everybody starts at 1200 again. `/altered ladder` still shows the earlier ones.

# looking cards up

al-printed = Cards: { al-faction }
