# Earthborne Rangers. Sections: game and settings, words, board, questions, options, refusals, journal.

# ---------------------------------------------------------------- game, settings

game-name = Earthborne Rangers
game-length = ⏱️ A day in the valley: live about an hour and a half; by post one to two weeks.
game-about = Walk an open valley together, a day at a time. Animals, people and weather act on each other, and on you. For 1 to 4.
setting-preset = Rules
setting-preset-field = Field: shorter, kinder to big groups
setting-preset-full = Full: as published
setting-path_draws = Path cards a round
setting-path_draws-preset = as the rules say
setting-path_draws-one = one for the group
setting-path_draws-per_ranger = one for each Ranger
setting-path_placement = Where path cards go
setting-path_placement-preset = as the rules say
setting-path_placement-printed = where they say
setting-path_placement-surroundings = into the surroundings
setting-path_deck = Path deck where few people live
setting-path_deck-preset = as the rules say
setting-path_deck-seed = three of the valley first, the terrain beneath
setting-path_deck-full = all shuffled together
setting-turn_order = Turns
setting-turn_order-preset = as the rules say
setting-turn_order-clockwise = clockwise
setting-turn_order-free = the group says who is next
setting-commit = Energy in a test
setting-commit-preset = as the rules say
setting-commit-full = one, and more if you like
setting-commit-minimal = one and no more
setting-exhaust_target = What was tested exhausts
setting-exhaust_target-preset = as the rules say
setting-exhaust_target-yes = yes
setting-exhaust_target-no = no
setting-basic_dodge = Dodging
setting-basic_dodge-preset = as the rules say
setting-basic_dodge-energy = 1 awareness a card
setting-basic_dodge-free = free
setting-basic_dodge-off = only by cards
setting-challenge_order = Order of challenge effects
setting-challenge_order-preset = as the rules say
setting-challenge_order-group = the group's
setting-challenge_order-area = from the weather inwards
setting-min_play_cost = The least that playing a card costs
setting-min_play_cost-preset = as the rules say
setting-min_play_cost-1 = 1
setting-min_play_cost-0 = nothing
setting-camp_timing = Camp is offered
setting-camp_timing-preset = as the rules say
setting-camp_timing-after_arrival = after arriving
setting-camp_timing-before_arrival = before arriving
setting-refresh_order = A new round
setting-refresh_order-preset = as the rules say
setting-refresh_order-seed = ready, energy, draw
setting-refresh_order-full = draw, energy, ready
setting-start_energy = Energy in the morning
setting-start_energy-preset = as the rules say
setting-start_energy-role = the aspect's and the role's
setting-start_energy-aspect = the aspect's
setting-energy = Kinds of energy
setting-energy-preset = as the rules say
setting-energy-typed = four
setting-energy-single = one, for beginners
setting-other_reach_active = Testing within another's reach wakes it
setting-other_reach_active-preset = as the rules say
setting-other_reach_active-turn = for the turn
setting-other_reach_active-test = for the test
setting-travel_gate = Travelling wants
setting-travel_gate-preset = as the rules say
setting-travel_gate-threshold = progress, and no obstacle
setting-travel_gate-open = no obstacle
setting-play_zone = Beings that you play come
setting-play_zone-preset = as the rules say
setting-play_zone-choose = where you say
setting-play_zone-within_reach = within your reach
setting-progress_loss = A day without a camp loses
setting-progress_loss-preset = as the rules say
setting-progress_loss-all = all that it has brought
setting-progress_loss-table_only = only what lies on the table
setting-camp_keeps_gear = Camping keeps gear
setting-camp_keeps_gear-preset = as the rules say
setting-camp_keeps_gear-yes = yes
setting-camp_keeps_gear-no = no
setting-camp_keeps_mission_tokens = Camping keeps tokens of missions
setting-camp_keeps_mission_tokens-preset = as the rules say
setting-camp_keeps_mission_tokens-yes = yes
setting-camp_keeps_mission_tokens-no = no
setting-icon_names = The first challenge icon
setting-icon_names-preset = as the rules say
setting-icon_names-leaf = leaf
setting-icon_names-sun = sun
setting-effects = Cards of our own
setting-effects-hint = Cards that this server has imported. By hand: whoever plays one does what it says, with buttons.
setting-effects-auto = as somebody has said, else by hand
setting-effects-manual = always by hand
setting-show_odds = Chances of tests are shown
setting-path_moments = Moments on the path
setting-path_moments-hint = One for each Ranger is shuffled into the path deck after an arrival: it happens, and is gone.
setting-open_hands = Open hands
setting-open_hands-hint = Everybody sees everybody's cards.
setting-weather_level = Weather
setting-weather_level-track = as the calendar has it
setting-weather_level-easy = easy
setting-weather_level-normal = normal
setting-weather_level-hard = hard
setting-weather_level-expert = expert
setting-one_day = One mission for one day
setting-one_day-hint = The day begins at its place, with no other mission. Without: as the long story begins.
setting-one_day-no = none
setting-one_day-see_him_home = See Him Home
setting-one_day-bees_for_ash = Bees for Hollow Ash
setting-one_day-boars_truce = The Boar's Truce
setting-one_day-ferry_timber = Ferry Timber
setting-one_day-names_on_cairn = Names on the Cairn
setting-one_day-place_at_alder = A Place at Watch Alder
setting-one_day-bass_for_choir = A Bass for the Choir
setting-one_day-herons_advocate = The Heron's Advocate
setting-one_day-ponies_home = Nine Ponies Home
setting-one_day-rope_in_orchard = The Rope in the Orchard
setting-one_day-real_errand = A Real Errand
setting-group_mode = The group decides
setting-group_mode-consensus = by votes
setting-group_mode-lead = through its Lead
setting-assist = Others are asked to help in tests
setting-assist-off = no
setting-assist-ask = yes
rules-1 = **Your turn** is one thing: a test, a card, or to pass for the round. What a test’s effort makes is progress: enough of it on the place opens the road, and on beings and missions it does what they say. **A round**: path cards come into play, Rangers take turns until all have passed, the group may travel, everything readies, and energy is again what your aspect card says (what a role adds is for the first round).
    { "" }**A test** takes 1 energy of its aspect, and more if you like, and cards with its icon. Everything ready between you and the target tires you by its presence, unless you dodge it. Then a challenge card is turned: its number counts, and its icon wakes every ready card that has one.
rules-2 = **Your deck is your strength.** Fatigue burns it; a card that you need and do not have ends the day, and so does a third injury. **Travel** once the place has enough progress and no obstacle stands ready; **camp** where you arrive, and what the day has brought is yours to keep.

# ---------------------------------------------------------------- words

rangers-card = { $card }
rangers-says = { $text }
rangers-says-idle = ⚠️ Would do nothing now. { $text }
rangers-way = { $text }
rangers-seat = { $who }
rangers-aspect = { $aspect ->
    [AWA] awareness
    [FIT] fitness
    [SPI] spirit
    [FOC] focus
   *[any] energy
}
rangers-zone = { $zone ->
    [reach] Within reach of { $who }
    [along] Along the way
    [area] With { $who }
   *[surroundings] In the surroundings
}

# ---------------------------------------------------------------- board

rangers-headline = Day { $day }{ $phase ->
    [setup] , morning
    [path] , round { $round }: the path
    [turns] , round { $round }
    [travel] , round { $round }: travel
   *[refresh] , round { $round }: a breath
}{ $who ->
    [none] { "" }
   *[other] { " · " }{ $who }
}
rangers-headline-over = Day { $day } is over{ $place ->
    [none] { "" }
   *[other] { $camped ->
        [yes] : camp at { $place }
       *[no] {": at "}{ $place }, without a camp
    }
}
rangers-busy-turn = their turn
rangers-place = **{ $place }** · { $presence ->
    [0] no presence
   *[other] presence { $presence }
} · progress { $progress }/{ $of } · { $terrain }
rangers-mission-line = Mission **{ $card }**{ $of ->
    [0] { "" }
   *[other] { $many ->
        [0] {": "}{ $n } of { $of } checks
       *[other] {": "}{ $n } of { $of } checks, by progress on { $cards }
    }
}{ $path ->
    [yes] , which drawing path cards finds
   *[no] { "" }
}
rangers-zone-line = { $zone ->
    [surroundings] Around
    [along] Along the way
    [reach] Within reach of { $who }
   *[area] { $who } carries
}: { $cards }
rangers-card-line = { $name }{ $ready ->
    [no] { " " }(exhausted)
   *[yes] { "" }
}{ $presence ->
    [0] { "" }
   *[other] { " " }presence { $presence }
}{ $many ->
    [0] { "" }
   *[other] { " " }[{ $marks }]
}
rangers-tokens = { $token } { $n }/{ $of }
rangers-tokens-named = { $token } { $n }
rangers-mark-obstacle = obstacle
rangers-mark-friendly = friendly
rangers-mark-pawn = token of { $who }
rangers-decks = Path deck { $path }{ $reserve ->
    [0] { "" }
   *[other] , beneath it { $reserve }
}
rangers-ranger-line = **{ $who }**, { $role } · deck { $deck } · hand { $hand } · fatigue { $fatigue } · injuries { $injuries } of 3{ $energies ->
    [0] { "" }
   *[other] { " · " }{ $energy }
}{ $passed ->
    [yes] { " · resting" }
   *[no] { "" }
}
rangers-energy-line = { $aspect ->
    [any] energy
   *[other] { $aspect }
} { $n }
rangers-hand-line = { $card } ({ $type }{ $cost ->
    [none] { "" }
   *[other] , { $cost } { $aspect }
}{ $many ->
    [0] { "" }
   *[other] , { $icons }
}){ $text ->
    [none] { "" }
   *[other] : { $text }
}
rangers-open-hand = { $who } holds { $cards }.
rangers-icon-line = { $approach } { $n }
rangers-result = { $reason ->
    [camp] { $place ->
        [none] The day ended in camp.
       *[other] You made camp at { $place }.
    }
    [exhausted] A Ranger had nothing left, and the day ended there.
    [injury] A third injury ended the day.
    [called] You gave the day up.
    [story] The day ended with a story.
   *[other] The story of the valley ended.
}{ $many ->
    [0] { "" }
    [1] { " " }Mission: { $missions }.
   *[other] { " " }Missions: { $missions }.
}{ $n ->
    [0] { " " }There was nothing to { $kept ->
        [yes] keep
       *[no] lose
    }.
   *[other] { $kept ->
        [yes] { " " }Gained today, and kept: { $gains }.
       *[no] { " " }Gained today, and lost without a camp: { $gains }.
    }
}{ $lone ->
    [yes] { " " }This was one day by itself; `/campaign new` begins a journey of several, in which what is kept counts.
   *[no] { "" }
}
rangers-result-mission = { $mission }, { $read ->
    [yes] fulfilled
   *[no] { $of ->
        [0] still open
       *[other] { $n } of { $of } checks
    }
}
rangers-result-gain = { $kind ->
    [mission] the mission { $what }
    [check] { $n ->
        [one] a check
       *[other] { $n } checks
    } on { $what }
    [done] { $what }, done
    [reward] { $what }
    [swap] a card exchanged in a deck
    [entry] something that comes on a later day
   *[event] something that the valley remembers
}

# ---------------------------------------------------------------- questions

rangers-ask-who = { $missed ->
    [none] { "" }
   *[other] You have no Ranger called { $missed }: `/rangers build` makes one, or choose one of these.{ " " }
}Which Ranger are you?
rangers-ask-ground = What is it called? `/rangers cards list` shows what this server has brought in.
rangers-ask-ground-walk = Walk { $ground } today, instead of the valley?
rangers-ask-own = What is your Ranger called? `/rangers build` makes one, `/rangers decks` lists those you have.
rangers-ask-setup = Would you like to begin with one of these in play?
rangers-ask-mulligan = Which cards do you put back, to draw as many?
rangers-ask-weather = Somebody would like different weather. What is it today?
rangers-ask-lead = Who leads today, with the first turn and the last word in a tie?{ $votes ->
    [yes] { " " }In a tie, { $lead }’s vote counts.
   *[no] { "" }
}
rangers-ask-next = Who is next?
rangers-ask-turn = Round { $round }: what do you do?{ $gate ->
    [open] { " " }The way on is open once all have passed.
    [progress] { " " }{ $place } has { $have }/{ $need } progress to go on.
   *[shut] { "" }
}{ $many ->
    [0] { "" }
   *[other] { " " }{ $missions }.
}
rangers-checks = Mission { $mission } { $n }/{ $of }{ $many ->
    [0] { " " }checks
   *[other] {": "}progress on { $cards }
}{ $path ->
    [yes] , a path card
   *[no] { "" }
}
rangers-ask-edge = Everybody has passed. Would you still like to use something?
rangers-ask-use = { $card }: { $text }{ $idle ->
    [yes] { " " }It would do nothing now.
   *[no] { "" }
}
rangers-ask-response = { $what ->
    [injury] An injury of { $who } is on its way
    [fatigue] Fatigue of { $who } is on its way
    [test_spend] A test of { $who } is beginning
    [test_commit] Effort of { $who } is being gathered
    [test_fatigue] The way of { $who } begins
    [challenge_revealed] A challenge card has been turned for { $who }
    [test_succeeded] A test of { $who } has succeeded
    [test_failed] A test of { $who } has failed
    [test_ended] A test of { $who } is over
    [cleared] Something has cleared
    [challenge_effect] A card stirs
    [card_played] { $who } has played a card
   *[other] Something happens
}. { $able ->
    [0] Nothing in your hand answers that. Only you are told so: all are asked alike, and nobody learns who holds what.
   *[other] Do you answer?
}
rangers-idle = Would do nothing now.
rangers-form-idle = and always when I hold no answer (others may notice)
rangers-ask-dodge = Whom do you dodge, for { $n } awareness each? Who is not dodged tires you, a card off your deck for each: { $tires }.{ $many ->
    [0] { "" }
   *[other] { " " }{ $must } must be, or there is no way through.
}
rangers-ask-commit = { $kind ->
    [traverse] Traverse { $card }
    [connect] Connect with { $card }
    [avoid] Avoid { $card }
    [remember] Remember
   *[other] { $name } ({ $card })
}: effort { $n }, needed { $of }: do you add { $aspect } energy, or cards with { $approach }?{ $many ->
    [0] { "" }
   *[other] { " " }Chances: { $odds }.
} What for: { $brings }.{ $helps ->
    [0] { "" }
   *[other] { " " }You are asked afterwards about: { $later }.
}
rangers-ask-order = The { $icon } on the challenge card stirs these cards: each does what it says of it. In which order?
rangers-effect = { $says }
rangers-ask-clear = { $card } has enough of both. Which counts?
rangers-ask-card = { $says ->
    [none] { "" }
   *[other] { $card }: “{ $says }”{ " " }
}{ $why ->
    [clear] Which clears first
    [equip] You carry too much. Which do you put away
    [conduit] Which conduit gives a token
    [move] Which moves
    [exhaust] Which exhausts
    [ready] Which readies
    [discard] Which is discarded
    [dodge] Which do you pass unseen
    [add] Which gets them
    [remove] Which loses them
    [attach-to] On which does it go
   *[other] Which card
}{ $says ->
    [none] { $card ->
        [none] { "" }
       *[other] { " " }({ $card })
    }
   *[other] { "" }
}?
rangers-ask-ranger = Which Ranger{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}?
rangers-ask-aspect = Which energy?
rangers-ask-way = { $card ->
    [none] { "" }
   *[other] { $card }{ $says ->
        [none] { ": which of these?" }
       *[other] : “{ $says }”. Which of these?
    }
}{ $card ->
    [none] Which of these?
   *[other] { "" }
}
rangers-does = { $what ->
    [draw_path] draws { $n ->
        [one] the top path card
       *[other] { $n } path cards
    } into play
    [discard] you discard { $n ->
        [one] a card
       *[other] { $n } cards
    } from your hand
    [injure] you suffer { $n ->
        [one] an injury
       *[other] { $n } injuries
    }
    [fatigue] you suffer { $n } fatigue
    [move] it comes within your reach
    [add] { $n } progress on the location
    [remove] the location loses { $n } progress
   *[nothing] nothing happens
}
rangers-ask-zone = Where does { $card } go?
rangers-ask-x = How much { $aspect } do you put into { $card }?
rangers-ask-discard = Which { $n } of your cards do you discard?
rangers-ask-search = What do you look for?
rangers-ask-scout = { $card ->
    [none] { "" }
   *[other] { $card }{ $says ->
        [none] {":"}
       *[other] : “{ $says }”.
    }{ " " }
}{ $n ->
    [one] The next card
   *[other] The next { $n } cards
} of { $deck ->
    [own] your own deck
    [path] the path deck
   *[challenge] the challenge deck
}: { $n ->
    [one] does it stay on top? If not, it goes to the bottom.
   *[other] which stay on top, in this order? The others go to the bottom.
}{ $whole ->
    [0] { "" }
   *[other] { " " }There are no others in it.
}{ $long ->
    [0] { "" }
   *[other] { " " }All that they say stands under “Read a card…”.
}
rangers-ahead-own = { $type }{ $price ->
    [none] { "" }
   *[other] , { $price }
}. { $text }
rangers-ahead-path = { $type }, presence { $presence }. { $text }
rangers-go-scout = { $n ->
    [one] On top: { $picks }
    [2] On top, in this order: { $picks }
   *[other] On top in the order of the numbers
}
rangers-go-scout-none = { $of ->
    [one] To the bottom
   *[other] All to the bottom
}
rangers-ask-swap = { $way ->
    [out] Which card leaves your deck?
   *[in] Which comes instead?
}
rangers-ask-stop = { $who } would like to give the day up. Do you all?
rangers-ask-travel = The way is open. Where to?{ $unsaid ->
    [none] { "" }
    [some] { " " }Where nothing is said, it is open country.
   *[all] { " " }All around is open country.
}{ $votes ->
    [yes] { " " }In a tie, { $lead }’s vote counts.
   *[no] { "" }
}
rangers-ask-keep = Which of your gear do you keep? It lies ready tomorrow, and is missing in your deck.
rangers-ask-camp = Camp here, or go on? To camp ends the day and keeps what it has brought ({ $gains ->
    [0] nothing yet
    [one] one thing so far
   *[other] { $gains } things so far
}); nothing else does.

# ---------------------------------------------------------------- options

rangers-order-idle = Not now, whenever nothing in my hand answers (others may notice how fast)
rangers-order-never = Not now, to all that others do
rangers-order-as-it-lies = Cards stir in the order in which they lie, without asking me
rangers-option-own = A Ranger of my own…
rangers-hint-own = One that you have built or imported
rangers-option-use = Use it
rangers-option-use-card = Use { $card }
rangers-option-not-now = Not now
rangers-option-no-setup = No Setup card
rangers-option-enough = Enough
rangers-option-pass = Pass for this round
rangers-option-put-away = Put gear away…
rangers-ask-put-away = Which of your gear do you put away? It goes to your discard, with what is attached to it.
rangers-puts-away = { $who } puts { $card } away.
rangers-option-again = Another turn: exhaust your role
rangers-goes-again = { $who } goes again.
rangers-option-stop = Give the day up…
rangers-option-stop-yes = End the day and lose today's progress
rangers-option-stop-no = Go on
rangers-option-play = Play { $card }
rangers-option-energy = { $aspect } energy
rangers-option-commit = { $card } ({ $n })
rangers-option-test = { $kind ->
    [traverse] Traverse { $card }
    [connect] Connect with { $card }
    [avoid] Avoid { $card }
    [remember] Remember
   *[other] { $name }: { $card }
}
rangers-hint-test = { $aspect } { $of }{ $chance ->
    [none] { "" }
    [0] , 0 % unless more is added
    [100] , 100 %
   *[other] , from { $chance } %
} → { $brings }{ $n ->
    [0] { "" }
   *[other] { "; " }{ $n } fatigue: { $tires }
}{ $many ->
    [0] { "" }
   *[other] { "; " }to be dodged: { $blocked }
}
rangers-outlook = { $kind ->
    [traverse] progress per effort{ $need ->
        [0] { "" }
       *[other] { " " }({ $have }/{ $need })
    }, or injury
    [connect] progress per effort{ $need ->
        [0] { "" }
       *[other] { " " }({ $have }/{ $need })
    }
    [avoid] { $rest ->
        [long] exhausts it, next round too
        [now] exhausts it
        [longer] exhausted already, stays so next round
       *[vain] exhausted already
    }
    [remember] looks at your next cards, draws 1
   *[other] { $says ->
        [none] as its card says
       *[other] { $says }
    }{ $fails ->
        [none] { "" }
       *[other] ; else { $fails }
    }
}{ $clears ->
    [none] { "" }
    [way] ; at { $need } the way on opens
    [story] ; at { $need } its story goes on
   *[other] ; at { $need }: { $clears }
}
rangers-hint-tires = { $card } { $n }
rangers-odds = { $n } effort { $percent } %
rangers-odds-now = Effort { $n }, needed { $of }: **{ $percent } %**{ $helps ->
    [0] { "" }
   *[other] ; afterwards still possible: { $later }, then **{ $then } %**
}
rangers-later = { $mine ->
    [yes] { $card } (+{ $n })
   *[no] { $card } of { $who } (+{ $n })
}
rangers-option-ground = Other ground…
rangers-hint-ground = Terrains and places that this server has brought in with `/rangers cards import`
rangers-option-ground-yes = Walk there
rangers-option-ground-no = Stay in the valley
rangers-option-weather = Different weather than { $card }…
rangers-option-keep-weather = Keep { $card }
rangers-option-clear-progress = Clear by progress
rangers-option-clear-harm = Clear by harm
rangers-option-clear-rangers = Clear by your tokens
rangers-option-way = To { $place } by the { $terrain }
rangers-hint-way = { $says }
rangers-way-people = people live there
rangers-way-known = you have been there
rangers-way-missions = { $missions } { $many ->
    [1] goes
   *[other] go
} on there
rangers-option-stay = Stay
rangers-hint-stay = another round here; you may go on after it
rangers-option-camp = Camp: the day ends here
rangers-option-go-on = Go on: another round

# ---------------------------------------------------------------- refusals

rangers-refused-energy = Needs { $needs } { $aspect ->
    [any] energy
   *[other] { $aspect }
}, you have { $have }.
rangers-refused-mincost = Every play costs energy.
rangers-refused-cost = You cannot pay what it asks for.
rangers-refused-token = No conduit of yours has a token left.
rangers-refused-obstacle = { $many ->
    [one] { $cards } blocks the way: dodge or exhaust it.
   *[other] { $cards } block the way: dodge or exhaust each of them.
}
rangers-refused-aspect = This test takes { $aspect }.
rangers-refused-icon = { $card } has no icon of { $approach }.
rangers-refused-not-held = { $card } is not in your hand.
rangers-refused-dodge = { $card } is not between you and what you try.
rangers-refused-camp = Camp is made only right after arriving somewhere.
rangers-refused-travel = The group goes on once all have passed.
rangers-refused-gate = { $of ->
    [0] The way on is not open yet.
   *[other] Progress { $n }/{ $of }: the way on is not open yet.
}
rangers-refused-gate-obstacle = { $card } is awake and blocks the way on: exhaust it or clear it.
rangers-refused-path = { $needs ->
    [none] No path leads there from here.
   *[other] That path is closed without: { $needs }.
}
rangers-refused-hidden = Only what lies open can be tried.
rangers-refused-other-area = What another Ranger carries cannot be tried.
rangers-refused-target = { $test ->
    [traverse] Traverse needs a feature or the location.
    [connect] Connect needs a being.
   *[avoid] Avoid needs a being.
}
rangers-refused-keyword = { $card } is { $keyword }: { $test ->
    [connect] Connect
   *[traverse] Traverse
} brings no progress there.
rangers-refused-friendly = { $card } is friendly: no weapon goes against it.
rangers-refused-aim = { $name } does not go for { $card }.
rangers-refused-unplayable = { $type ->
    [attribute] Attributes are only committed to tests.
    [malady] Maladies are never played.
   *[other] It is played at its moment: you are asked when that comes.
}
rangers-refused-exhausted = { $card } is exhausted already.
rangers-refused-no-token = { $card } has no { $token } left.
rangers-refused-limit = { $card }: once a { $limit }.
rangers-refused-deck = That is no Ranger's deck.
rangers-refused-deck-wrong = This deck may not ride yet. { $why }{ $more ->
    [0] { "" }
   *[other] { " " }And { $more } more.
}
rangers-refused-rested = You rest until the next round.
rangers-refused-turn = It is the turn of { $who }.

rangers-term-fatigue = **Fatigue**: cards off your deck, face down. When somebody needs a card and has none, the day is over. What is *soothed* goes back.
rangers-term-presence = **Presence**: how large something is. A test against it is that difficult, and whoever goes past it tires by as much.
rangers-term-threshold = **Progress and harm**: at so many tokens a card *clears* and is gone, each way with its own consequence. A place is never cleared: its progress opens the paths.
rangers-term-obstacle = **Obstacle**: what lies behind it can be reached only by whoever dodges or exhausts it first.
rangers-term-exhausted = **Exhausted**: turned on its side, a card does nothing and is in nobody's way until it readies, at the end of the round. What has been tested is exhausted.
rangers-term-challenge = **Challenge**: each test turns a card: a number for the test, and a leaf, mountain or crest, by which every card acts that shows it and is not exhausted.

rangers-sign-presence = **Paw**: its presence: how hard a test of it is, and how much it tires whoever goes past.
rangers-sign-progress = **Progress**: a way that leads on, with what lies there and how much is wanted.
rangers-sign-harm = **Harm**: three scratches, with what was done to it and how much it bears.
rangers-sign-asleep = **Band at the left**: the card is exhausted: it does nothing until it readies.
rangers-sign-obstacle = **Barrier**: an obstacle: dodge or exhaust it before anything behind it.
rangers-sign-friendly = **Friendly**: does not tire those who pass it, and no weapon harms it.
rangers-sign-pawn = **Ranger's token**: others who test the card on which it stands have 1 effort more.
rangers-sign-deck = **Deck**: cards that are left in it, of a Ranger their strength.
rangers-sign-hand = **Hand**: cards held.
rangers-sign-fatigue = **Tired**: cards of the fatigue deck.
rangers-sign-injury = **Injury**: a full drop each; the third ends the day.
rangers-sign-AWA = **Awareness**: energy for tests that ask for it, such as Avoid, for cards of its colour, and to dodge.
rangers-sign-FIT = **Fitness**: the same for others, such as Traverse.
rangers-sign-SPI = **Spirit**: the same for others, such as Connect.
rangers-sign-FOC = **Focus**: the same for others, such as Remember.
rangers-sign-exploration = **Exploration**: helps in tests that want it, such as Traverse.
rangers-sign-conflict = **Conflict**: helps in tests that want it, such as Avoid.
rangers-sign-reason = **Reason**: helps in tests that want it, such as Remember.
rangers-sign-connection = **Connection**: helps in tests that want it, such as Connect.
rangers-sign-leaf = **Leaf**: when a test's challenge card shows it, all cards act that show it too.
rangers-sign-mountain = **Mountain**: all cards with a mountain act, when it is turned.
rangers-sign-crest = **Crest**: all cards with a crest act, when it is turned.

rangers-alt-playmat = The playmat on day { $day }, round { $round }: { $cards }.
rangers-alt-log = The log, day { $day } of { $of }: { $n ->
    [0] no day is over
   *[other] { $n } over, { $camped } of them in a camp
}{ $many ->
    [0] { "" }
   *[other] . Open: { $missions }
}. Rewards: { $rewards }.
rangers-log-title = { $over ->
    [yes] { $of } days, closed
   *[no] Day { $n } of { $of }
} · { $place } · { $terrain }
rangers-log-past = { $camped ->
    [yes] ✅ Day { $n }: camped at { $place }
   *[no] ❌ Day { $n }: ended at { $place } without a camp
}
rangers-log-day = Day { $n }: { $weather }{ $grade ->
    [none] { "" }
   *[other] { " " }({ $grade })
}
rangers-log-mission = { $of ->
    [0] Open: { $name }
   *[other] Open: { $name }, { $n } of { $of } checks
}
rangers-log-names = { $what ->
    [done] Done
   *[rewards] Rewards
}: { $names }
rangers-log-ranger = { $role ->
    [none] { $who } has no Ranger yet
   *[other] { $who }: { $name }, { $role }
}{ $kept ->
    [0] { "" }
   *[other] ; carries { $gear }
}{ $n ->
    [0] { "" }
    [one] ; { $n } malady
   *[other] ; { $n } maladies
}
rangers-alt-hand = Your hand: { $cards }.
rangers-alt-test = { $who }, { $kind ->
    [traverse] Traverse { $card }
    [connect] Connect with { $card }
    [avoid] Avoid { $card }
    [remember] Remember
   *[other] { $name }
}: { $energy } { $aspect }{ $icons ->
    [0] { "" }
   *[other] { " + " }{ $icons } by icons
}{ $other ->
    [0] { "" }
   *[other] { " + " }{ $other } by cards and company
}, challenge card { $modifier ->
    [1] +1
   *[other] { $modifier }
} and a { $icon }: { $resulting } of { $of }, { $won ->
    [yes] success
   *[no] failure
}.

# ---------------------------------------------------------------- decks

rangers-deck-size = There are { $n } cards; a deck has { $of }, not counting maladies.
rangers-deck-aspects = No aspect card is chosen: one with 3, 2, 2 and 1.
rangers-deck-personality = One personality of each aspect, four in all; there are { $n }.
rangers-deck-background = There are { $n } designs of the background; a deck takes { $of }.
rangers-deck-specialty = There are { $n } designs of the specialty; a deck takes { $of }.
rangers-deck-outside = One outside interest, of any background or specialty; there are { $n }.
rangers-deck-role = The role has to be one of the specialty's.
rangers-deck-level = { $card } wants { $aspect } { $n }.
rangers-deck-expert = { $card } is for experts: only with its own background or specialty.
rangers-deck-copies = There are { $n } copies of { $card }; a deck takes { $of }.
rangers-deck-unknown = Nobody here knows the card { $card }.

# ---------------------------------------------------------------- cards to be read

cards-select = Read a card, look at the valley…
rangers-cards-valley = The valley
rangers-cards-map = The map of the Fernreach
rangers-cards-log = The log: days, missions, rewards, Rangers
rangers-cards-playmat = The table: everything in play
rangers-cards-ahead = What you are looking at
rangers-cards-hand = Your hand
rangers-cards-hand-of = The hand of { $who }
rangers-cards-zone = { $zone ->
    [surroundings] Around
    [along] Along the way
    [reach] Within reach of { $who }
   *[area] { $who } carries
}
rangers-face-traits = { $n ->
    [0] { "" }
   *[other] *{ $traits }*
}{ $many ->
    [0] { "" }
   *[other] { " " }· { $keywords }
}

# ---------------------------------------------------------------- journal: the day

rangers-is = { $who } is { $ranger }, { $role }.
rangers-mulligan = { $who } puts back { $n } and draws as many.
rangers-hand-own = Your hand: { $cards }.
rangers-ground-proposed = { $who } would like to walk { $ground } today.
rangers-no-ground = { $who } knows no other ground by that name here.
rangers-ground = Today the group walks { $ground }.
rangers-weather-proposed = { $who } would like different weather.
rangers-leads = { $who } leads today.
rangers-day = Day { $day } begins at { $place }. { $weather }.
rangers-keeps = { $who } keeps { $cards } for tomorrow.
rangers-round = Round { $n }.{ $n ->
    [1] { "" }
   *[other] { " " }Everybody's energy is full again; what a role adds was for the first round.
}
rangers-passes = { $who } rests.
rangers-arrives = Through the { $terrain } to { $place }.
rangers-arrival = { $who } looks around.
rangers-day-ends = { $reason ->
    [camp] You make camp.
    [exhausted] Somebody needs one card more than there is. The day is over.
    [injury] A third injury. The day is over.
    [called] You turn back. The day is over.
   *[other] The day is over.
}{ $camped ->
    [yes] { $gains ->
        [0] { "" }
       *[other] { " " }What it brought is kept: { $gains }.
    }
   *[no] { $gains ->
        [0] { "" }
       *[other] { " " }What it brought is lost: { $gains }.
    }
}

# ---------------------------------------------------------------- journal: tests

rangers-tests = { $who } { $kind ->
    [traverse] looks for a way: { $card }.
    [connect] turns to { $card }.
    [avoid] tries to stay out of the way of { $card }.
    [remember] thinks back.
   *[other] tries something: { $name } ({ $card }).
}
rangers-blocked = { $who } finds no way through.
rangers-dodges = { $who } slips past { $cards }.
rangers-commits = { $who } adds { $cards }.
rangers-committed = { $who } puts { $n ->
    [0] no effort
   *[other] { $n } effort
} into it.
rangers-effort = { $who } adds { $n }, which makes { $effort } effort.
rangers-challenge = The challenge card: { $aspect } { $n ->
    [1] +1
   *[other] { $n }
}, and a { $icon }.
rangers-turned = A challenge card is turned for its sign: a { $icon }.
rangers-reshuffled = The challenge deck is shuffled.
rangers-outcome = { $won ->
    [yes] { $who } succeeds, with { $n } where { $of } was needed.
   *[no] { $who } fails, with { $n } where { $of } was needed.
}
rangers-wakes = { $card } stirs.

# ---------------------------------------------------------------- journal: Rangers

rangers-fatigue = { $who } tires by { $n ->
    [one] 1 card
   *[other] { $n } cards
}{ $card ->
    [none] { "" }
    [injuries] { " " }(hurt)
   *[other] { " " }({ $card })
}; { $left } left.
rangers-injury = { $who } is hurt: { $n } of 3.
rangers-lingers = { $who } will carry { $card } from now on.
rangers-heals = { $who } heals { $n }.
rangers-soothes = { $who } recovers { $n } of the fatigue.
rangers-soothes-own = You recover { $cards }.
rangers-draws = { $who } draws a card.
rangers-draws-own = You draw { $card }.
rangers-shows = { $who } draws { $card }.
rangers-energy = { $who } gains { $n } { $aspect ->
    [any] energy
   *[other] { $aspect }
}.
rangers-spends = { $who } spends { $n } { $aspect ->
    [any] energy
   *[other] { $aspect }
}.
rangers-discards = { $who } discards { $card }.
rangers-finds = { $who } { $card ->
    [none] finds something
   *[other] finds { $card }
}.
rangers-gone = { $who } is rid of { $card }.
rangers-plays = { $who } plays { $card }.
rangers-uses = { $who } uses { $card }.
rangers-pawn = { $who } leaves a token at { $card }.
rangers-pawn-off = The token of { $who } comes off { $card }.

# ---------------------------------------------------------------- journal: cards

rangers-enters = { $card } { $where ->
    [reach] comes within reach of { $who }.
    [along] is along the way.
    [area] is with { $who }.
   *[surroundings] is in the surroundings.
}
rangers-moves = { $card } { $where ->
    [reach] comes within reach of { $who }.
    [along] goes along the way.
   *[other] goes into the surroundings.
}
rangers-leaves = { $card } { $to ->
    [top] goes on top of its deck.
    [bottom] goes under its deck.
    [hand] goes back to a hand.
    [fatigue_top] goes onto the fatigue.
    [aside] is set aside.
    [gone] is gone.
   *[discard] is discarded.
}
rangers-attached = { $card } is now on { $to }.
rangers-exhausts = { $card } is exhausted.
rangers-exhausts-tested = { $card } is exhausted by the test.
rangers-readies = { $card } is ready again.
rangers-token = { $card }: { $n } more { $token } ({ $of }).
rangers-token-off = { $card } loses { $n } { $token }, which leaves { $left ->
    [0] none
   *[other] { $left }
} there.
rangers-token-moved = { $n } { $token } moved to { $card }.
rangers-clears = { $card } is cleared, by { $by ->
    [rangers] your tokens
   *[other] { $by }
}.
rangers-flips = The weather turns: { $name }.
rangers-turns-over = A card is turned over.
rangers-changes = { $many ->
    [0] { "" }
   *[other] { $cards }:{ " " }
}{ $what ->
    [difficulty] { $lasts ->
        [test] The test is
       *[other] Tests are
    } { $way ->
        [down] easier by { $by }
        [up] harder by { $by }
       *[other] different by { $n }
    }
    [effort] { $way ->
        [down] { $by } effort less
        [up] { $by } effort more
       *[other] Effort { $n }
    }
    [presence] { $way ->
        [gone] no presence
        [down] { $by } presence less
        [up] { $by } presence more
       *[other] presence { $n }
    }
    [equip] { $by } { $way ->
        [down] lighter
       *[other] heavier
    } to carry
    [cost] { $by } { $way ->
        [down] cheaper
       *[other] dearer
    } to play
    [soothe] Soothes { $by } { $way ->
        [down] less
       *[other] more
    }
    [fatigue] { $by } fatigue { $way ->
        [down] less
       *[other] more
    }
    [trait] { $mark }
    [keyword] { $mark }
    [test_aspect] The test takes { $mark }
   *[other] Clears at { $by } { $way ->
        [down] less
       *[other] more
    }
}{ $lasts ->
    [test] { "" }
    [turn] { " " }for this turn
    [next_turn] { " " }until the end of the next turn
    [round] { " " }for this round
    [day] { " " }for the day
   *[other] { " " }from now on
}.
rangers-cancelled = { $what ->
    [injury] The injury of { $who } does not happen.
    [fatigue] The fatigue of { $who } does not happen.
   *[other] It does not happen.
}
rangers-no-path = There is nothing left on the path.
rangers-shuffled-in = { $n ->
    [one] One card is
   *[other] { $n } cards are
} shuffled into the path deck.
rangers-shuffled-in-named = { $n ->
    [one] { $cards } is
   *[other] { $cards } ({ $n } cards) are
} shuffled into the path deck.
rangers-voted = { $tie ->
    [yes] The vote is a tie, and { $lead } leads: { $what }.
   *[no] { $n } of { $of } are for it: { $what }.
}
rangers-scouts = { $who } looks ahead in { $deck ->
    [own] their own deck
    [path] the path deck
   *[challenge] the challenge deck
}: { $bottom ->
    [0] { $top ->
        [one] the card stays on top.
       *[other] all { $top } stay on top.
    }
   *[other] { $top ->
        [0] { $bottom ->
            [one] the card goes to the bottom.
           *[other] all { $bottom } go to the bottom.
        }
        [one] one stays on top, { $bottom ->
            [one] one goes
           *[other] { $bottom } go
        } to the bottom.
       *[other] { $top } stay on top, { $bottom ->
            [one] one goes
           *[other] { $bottom } go
        } to the bottom.
    }
}
rangers-scouts-own = Ahead: { $cards }.
rangers-search-nothing = { $who } looks for something and finds nothing.

# ---------------------------------------------------------------- journal: the record

rangers-mission = A mission: { $card }.
rangers-mission-check = { $card }: { $n } of { $of }.
rangers-mission-done = { $card } is done.
rangers-reward = Found: { $card }. After the next camp it may go into a deck.
rangers-day-entry = Something is noted for day { $day }.
rangers-swap = { $who } will have { $came } instead of { $left }.

# ---------------------------------------------------------------- since the last answer

rangers-account = { $one } { $other }
rangers-account-before = Before that: { $what }
rangers-account-test = { rangers-account-test-short } { $effort } effort{ $many ->
    [0] { "" }
   *[other] { " " }with { $cards }
}{ $aspect ->
    [none] { "" }
   *[other] , { $aspect } { $mod ->
        [1] +1
       *[other] { $mod }
    }
}: **{ $n }**, needed { $of }.
rangers-account-test-short = { $won ->
    [yes] ✅
   *[no] ❌
} { $kind ->
    [traverse] { $who } finds { $won ->
        [yes] a way
       *[no] no way
    }: { $card }.
    [connect] { $who } { $won ->
        [yes] gets on with
       *[no] does not get on with
    } { $card }.
    [avoid] { $who } { $won ->
        [yes] keeps out of the way of
       *[no] does not keep out of the way of
    } { $card }.
    [remember] { $who } { $won ->
        [yes] remembers.
       *[no] remembers nothing.
    }
    [none] { $who } { $won ->
        [yes] succeeds.
       *[no] fails.
    }
   *[other] { $who }: { $name } ({ $card }).
}

# ---------------------------------------------------------------- in short

rangers-day-short = Day { $day }, { $place }
rangers-arrives-short = To { $place }
rangers-round-short = Round { $n }
rangers-passes-short = { $who } rests
rangers-tests-short = { $who }: { $kind ->
    [traverse] Traverse { $card }
    [connect] Connect with { $card }
    [avoid] Avoid { $card }
    [remember] Remember
   *[other] { $name } ({ $card })
}
rangers-outcome-short = { $won ->
    [yes] ✓ { $n }, needed { $of }
   *[no] ✗ { $n }, needed { $of }
}
rangers-plays-short = { $who } plays { $card }
rangers-uses-short = { $who } uses { $card }
rangers-fatigue-short = { $who } tires by { $n }
rangers-injury-short = { $who } is hurt ({ $n } of 3)
rangers-soothes-short = { $who } recovers { $n }
rangers-enters-short = { $card } comes
rangers-token-short = { $card } +{ $n } { $token } ({ $of })
rangers-token-off-short = { $card } −{ $n } { $token } (now { $left })
rangers-clears-short = { $card } cleared
rangers-scouts-short = { $who } looks ahead
rangers-reward-short = found: { $card }
rangers-mission-check-short = { $card } { $n } of { $of }
rangers-mission-done-short = { $card } is done

# ---------------------------------------------------------------- the builder

rangers-cmd = Earthborne Rangers: your own Rangers, and help for the printed box
rangers-cmd-build = Build a Ranger of your own, step by step
rangers-cmd-decks = Your Rangers, and whether they may ride
rangers-cmd-deck = One of your Rangers, with all that is wrong
rangers-cmd-drop = Forget one of your Rangers
rangers-cmd-opt-name = The Ranger's name
rangers-build-title = { $n }/{ $of } · { $step ->
    [begin] Where to begin
    [aspect] What you are good at
    [background] Where you come from
    [role] What you do
    [manners] How you are
    [childhood] What you learned at home
    [craft] What you learned for it
    [outside] What nobody expects
   *[whole] All of it
}
rangers-build-begin = A Ranger has an aspect card, a role, and a deck of fifteen designs, two of each. The deck is also their strength: fatigue burns it. Begin with a ready-made Ranger and change what you like, or with nothing.
rangers-build-aspect = Four aspects with 3, 2, 2 and 1: how much energy you have of each every round, and the highest level of a card that you may take. Awareness avoids what is coming, fitness gets through, spirit makes friends, focus remembers and repairs.
rangers-build-background = Five designs will come from here. It says how you grew up; the sets differ in what they look after.
rangers-build-role = A role lies before you all day, can do one thing that nobody else can, and gives energy in the morning. Its specialty is where five more designs come from.
rangers-build-manners = One personality of each aspect. They are committed to tests for their icons; whoever takes two icons gets nothing else, whoever takes one gets something when it works.
rangers-build-childhood = Five designs of your background. Gear stays with you (5 in all can be carried), moments are played once, attachments change something else. Each pays for itself with icons, too.
rangers-build-craft = Five designs of your specialty.
rangers-build-outside = One more design, of whatever set: a thing picked up on the way. It may be of your own sets; expert cards are nobody's hobby.
rangers-build-whole = This is who you have made. Keep it under a name, and choose *A Ranger of my own…* when a day begins.
rangers-build-pick-begin = Begin with…
rangers-build-pick-aspect = Choose an aspect card
rangers-build-pick-background = Choose a background
rangers-build-pick-role = Choose a role
rangers-build-pick-manner = A personality of { $aspect }
rangers-build-pick-childhood = Choose { $of } of your background
rangers-build-pick-craft = Choose { $of } of your specialty
rangers-build-pick-oset = Look through a set
rangers-build-pick-outside = Choose one of it
rangers-build-from-nothing = Nothing: a blank sheet
rangers-build-nothing = There is nothing here to choose from.
rangers-build-first = { $what ->
    [childhood] Choose a background first.
   *[other] Choose a role first.
}
rangers-build-closed = { $n ->
    [one] One design asks for more of an aspect than you have, and is left out.
   *[other] { $n } designs ask for more of an aspect than you have, and are left out.
}
rangers-build-chosen = **{ $name }** ({ $type }, { $aspect } { $level }; { $icons }){ $text ->
    [none] { "" }
   *[other] : { $text }
}
rangers-build-card = { $type }, { $aspect } { $level } · { $icons } · { $text }
rangers-build-back = ← Back
rangers-build-on = On →
rangers-build-look = All of it
rangers-build-keep = Keep…
rangers-build-name-field = What is your Ranger called?
rangers-build-name = { $name }
rangers-build-fine = ✅ Nothing is wrong: this Ranger may ride.
rangers-build-wrong = ⚠️ { $n ->
    [one] One thing is not right yet:
   *[other] { $n } things are not right yet:
}
rangers-build-head = **{ $role }** · { $aspect } · { $n } cards
rangers-build-part = { $category ->
    [personality] Personality
    [background] Background
    [specialty] Specialty
    [reward] Rewards
   *[malady] Maladies
}: { $cards }
rangers-build-line = **{ $name }**: { $n } cards, { $wrong ->
    [0] may ride
    [one] one thing is not right yet
   *[other] { $wrong } things are not right yet
}
rangers-build-yours = Your Rangers
rangers-build-none = You have none of your own yet. `/rangers build` makes one.
rangers-build-kept = { $name } is kept, and may ride.
rangers-build-kept-wrong = { $name } is kept, but may not ride yet:
rangers-build-dropped = { $name } is forgotten.
rangers-refused-no-deck = You have no Ranger called { $name }.{ $n ->
    [0] { "" }
   *[other] { " " }Did you mean { $near }?
}
rangers-refused-full = You have { $most } Rangers, and there is no room for more: `/rangers drop` forgets one.

# ---------------------------------------------------------------- imports

rangers-imp-too-big = The file is larger than { $most }.
rangers-imp-not-json = That is no file that I can read: JSON, or a list of cards a line each, in UTF-8.
rangers-imp-link = There is nothing but a link in it, and I fetch nothing from the net. Save what it leads to, and attach that file.
rangers-imp-empty = There are no cards in it.
rangers-imp-twice = { $ref } stands there twice: { $a }, { $b }. The first one is kept.
rangers-imp-field = { $ref }: I cannot make sense of its { $field }.
rangers-imp-no-code = Entry { $place } has no code or no name.
rangers-imp-no-deck = There is no deck in it.
rangers-imp-two-names = { $ref } is more than one card on this server: { $names }. Pick the one that is meant.
rangers-imp-pick = Which card is { $ref }?
rangers-imp-line = Line { $line }: nobody here knows { $text }.
rangers-imp-no-campaign = There is no campaign in it.

# ---------------------------------------------------------------- by hand

rangers-refused-cards = These are no cards for a Ranger's deck.
rangers-option-toolkit = 🖐 Change something by hand
rangers-option-hand = 🖐 { $card }: do what it says
rangers-option-hand-done = ✓ Done
rangers-option-back = ← Back
rangers-ask-toolkit = What do you change by hand? Everybody is told.
rangers-ask-by-hand = Do what **{ $card }** says, with as many of these as it takes: { $text }
rangers-hand-tool = { $tool ->
    [tokens] Tokens on a card
    [turn] Exhaust or ready a card
    [move] Move a card
    [discard] Discard a card
    [energy] Energy
    [draw] Draw cards
    [soothe] Soothe fatigue
    [fatigue] Suffer fatigue
    [injure] Suffer injuries
    [heal] Heal
    [path] Draw a path card
   *[scout] Look ahead in a deck
}
rangers-ask-hand-object = Which card?
rangers-ask-hand-ranger = Which Ranger?
rangers-ask-hand-token = Which tokens?
rangers-ask-hand-zone = Where to?
rangers-ask-hand-aspect = Which energy?
rangers-ask-hand-deck = Which deck?
rangers-ask-hand-many = How many? 0 leaves it.
rangers-hand-deck = { $deck ->
    [own] one's own deck
    [path] the path deck
   *[challenge] the challenge deck
}
rangers-hand-resolves = 🖐 { $seat } does by hand what { $card } says: { $text }
rangers-by-hand = 🖐 { $seat }, by hand: { $what }
rangers-hand-tokens = { $card }, { $n } { $token } { $more ->
    [yes] more.
   *[no] less.
}
rangers-hand-turn = { $card } is { $ready ->
    [yes] readied.
   *[no] exhausted.
}
rangers-hand-move = { $card }: { $to }.
rangers-hand-discard = { $card } is discarded.
rangers-hand-energy = { $who }, { $n } { rangers-aspect } { $more ->
    [yes] more.
   *[no] less.
}
rangers-hand-ranger = { $who }: { $what ->
    [draw] cards drawn
    [soothe] fatigue soothed
    [fatigue] fatigue
    [injure] injuries
   *[heal] healed
}, { $n }.
rangers-hand-path = the next path card.
rangers-hand-scout = a look at { $n } of { $deck }.
rangers-imp-script = The mapping: { $why }
rangers-imp-more = And { $n } more.
rangers-imp-nothing = Nothing was kept:
rangers-imp-deck = **{ $name }** is kept, with { $n } cards.
rangers-imp-kept = **{ $name }** is kept for this server. Cards and roles: { $n }; carried out by hand: { $hand }.
rangers-imp-not-kept = **{ $name }** is not kept. Cards and roles that could be read: { $n }. Put right what is wrong, or keep these with `partial`.
rangers-imp-ground = To walk on: { $path } { $path ->
    [one] design
   *[other] designs
} of the path, { $place } { $place ->
    [one] place
   *[other] places
} and { $mission } { $mission ->
    [one] mission
   *[other] missions
}. In the morning of a single day anybody at the table may propose it.
rangers-imp-short = The terrain { $name } has { $n } cards; a whole one has twelve. It can be walked all the same.
rangers-imp-elsewhere = Left out, since a table uses its own: weathers, challenge and aspect cards ({ $n }).
rangers-imp-names = A list of names: { $n } designs, { $copies } cards in all. It says nothing of what they do.
rangers-imp-full = For published cards the rules *Full: as published* fit best.
rangers-imp-removed = { $name } is gone. Decks that need its cards cannot ride any more; days under way go on.
rangers-imp-pack = **{ $name }**: cards and roles: { $n }
rangers-imp-no-packs = This server has brought in no cards.
rangers-refused-packs-full = There is no room for more: a server may keep { $most } packs.
rangers-refused-card-gone = That card is not there any more.
rangers-refused-no-pack = There is no pack called { $name } here.
rangers-cmd-import = Read a Ranger's deck: RangersDB, earthborne.build, or a plain list
rangers-cmd-cards = Cards that this server has brought in
rangers-cmd-cards-import = Bring in a file of cards, for this server alone
rangers-cmd-cards-list = What this server has brought in
rangers-cmd-cards-remove = Throw a pack of cards away
rangers-cmd-opt-deck-file = The deck: JSON, or lines such as 2x Name
rangers-cmd-opt-pack = What the pack is called
rangers-cmd-opt-cards-file = The cards: JSON
rangers-cmd-opt-mapping = What its cards do, in the words of our own packs (YAML)
rangers-cmd-opt-partial = Keep the cards that are right, leave out the others

# ---------------------------------------------------------------- the printed box

rangers-cmd-box = Help for the printed box: no table is needed
rangers-cmd-box-challenge = Turn a challenge card, or shuffle all twenty-four
rangers-cmd-box-challenge-what = Draw one, or shuffle all anew
rangers-cmd-box-scout = Look at the top of the challenge deck, alone
rangers-cmd-box-scout-n = How many
rangers-cmd-box-scout-bottom = Which of them go to the bottom: 1 is the next card
rangers-cmd-box-scout-top = Which of the others come first, in this order
rangers-cmd-box-test = A whole test: effort, a challenge card, the result
rangers-cmd-box-aspect = The aspect
rangers-cmd-box-difficulty = How much is needed
rangers-cmd-box-energy-spent = How much energy is spent, 1 at the least
rangers-cmd-box-icons = Icons on the cards committed
rangers-cmd-box-more = Effort from gear, roles and Rangers' tokens
rangers-cmd-box-fatigue = How much fatigue lies on the way to a target
rangers-cmd-box-target = Where the target lies
rangers-cmd-box-reach = Presences within your reach: 2 1f 3e 1d (friendly, exhausted, dodged)
rangers-cmd-box-along = Presences along the way, the same
rangers-cmd-box-role = Presences of cards attached to your role
rangers-cmd-box-pathdeck = What the path deck is made of at a place
rangers-cmd-box-location = The place
rangers-cmd-box-terrain = The terrain of the path taken
rangers-cmd-box-pivotal = The place has people of its own
rangers-cmd-box-valley = How many Valley cards there are
rangers-cmd-box-travel = Where one can go from a place: on the map that you have noted here, else in the Fernreach
rangers-cmd-box-place = A place, by name; of the Fernreach also by its two letters
rangers-cmd-box-to = A place to which a path leads from there: it is noted for this channel
rangers-cmd-box-weather = The weather of a day: as you have noted it here, else of the Fernreach's calendar
rangers-cmd-box-weather-name = What your calendar says of that day: it is noted for this channel
rangers-cmd-box-day = Which day
rangers-cmd-box-length = How many days the campaign has
rangers-cmd-box-lead = Who leads today, at random
rangers-cmd-box-names = Names, with commas between
rangers-cmd-box-energy = Energy of each player: fill it, spend it, see it
rangers-cmd-box-who = Whose energy; without: everybody's is shown
rangers-cmd-box-fill = Fill it up; with four numbers (AWA FIT SPI FOC) to those from now on
rangers-cmd-box-change = How much more, or less
rangers-cmd-box-tracker = The campaign on paper, with what today has brought
rangers-cmd-box-tracked = What happens
rangers-cmd-box-name = Of the mission, reward, event or location
rangers-cmd-box-camped = The day ends: in a camp, or with the loss of what it brought
rangers-cmd-box-keep = Keep what was noted today without a camp too, as the published rules do
rangers-cmd-box-number = Which day it is, where the sheet begins in the middle of a campaign
rangers-box-card = { $numbers } · **{ $icon }**{ $again ->
    [yes] { " " }· shuffle
   *[no] { "" }
}
rangers-box-turned = { $who } turns a challenge card:
rangers-box-reset = The challenge deck is shuffled: { $n } cards.
rangers-box-left = { $n } left in the deck.{ $again ->
    [yes] { " " }All are shuffled for the next one.
   *[no] { "" }
}
rangers-box-looked = { $n ->
    [0] The next challenge cards; `bottom` sends some of them there, `top` says in which order the others come:
   *[other] These were the next ones; { $n } went to the bottom:
}
rangers-box-scouted = { $who } has looked at { $n } and put { $moved } of them to the bottom, the others on top.
rangers-box-fatigue = **{ $n } fatigue** ({ $parts }).
rangers-box-test = { $who }, { $aspect }: effort { $effort }, challenge card { $modifier ->
    [1] +1
   *[other] { $modifier }
}, that is **{ $n }** where { $of } was needed: { $won ->
    [yes] **success**.
   *[no] **failure**.
}
rangers-box-wakes = Every ready, active card with a **{ $icon }** stirs.
rangers-box-path-people = { $place }: all 12 cards of { $terrain }, all cards of the place, and what missions add.
rangers-box-path = { $place }: { $n } cards of the Valley, numbers **{ $cards }**, and what missions add. The 12 cards of { $terrain } wait beneath, or are shuffled in as published.
rangers-box-around = From **{ $place }**:
rangers-box-way = { $place }, by the { $terrain }{ $locked ->
    [none] { "" }
   *[other] { " " }(wants { $locked })
}
rangers-box-lead = **{ $name }** leads.
rangers-box-pool = **{ $name }**: { $energy }
rangers-box-no-pools = Nobody has energy here yet: give a name and four numbers.
rangers-box-weather = Day { $day }: **{ $name }**.
rangers-box-sheet = **Day { $day }** · { $place } · { $terrain }
rangers-box-past = Day { $day }: { $place } · { $terrain }, { $camped ->
    [yes] camped
   *[no] no camp
}
rangers-box-mission = { $name } ({ $n })
rangers-box-missions = Missions: { $missions }
rangers-box-names = { $what ->
    [done] Done
    [rewards] Rewards
   *[events] Events
}: { $names }
rangers-box-gain = { $kind ->
    [mission] mission { $what }
    [check] check on { $what }
    [done] { $what } done
    [reward] reward { $what }
   *[event] { $what }
}
rangers-box-gains = { $what ->
    [ledger] Today, not banked yet
   *[dropped] Lost, since nobody camped
}: { $gains }
rangers-box-refused-presence = A presence is a digit, with f, e or d behind it: not { $text }.
rangers-box-refused-place = There is no place { $name } in the Fernreach, and no path from there is noted here: `to` and `terrain` note one.
rangers-box-refused-path = A path leads from one place to another (`to`), by a `terrain`.
rangers-box-refused-paths = There is room for { $most } paths.
rangers-box-refused-weather = It wants the weather's name.
rangers-box-refused-length = There are calendars of { $lengths } days.
rangers-box-refused-places = Whole numbers from 1 to { $most }, each once.
rangers-box-refused-values = Whole numbers, please: four of them for energy, from 0 to 20.
rangers-box-refused-pools = Energy is kept for { $most } players.
rangers-box-refused-nobody = Nobody called { $name } has energy here.
rangers-box-refused-energy = Needs { $need } { $aspect }, there is { $have }.
rangers-box-refused-note = It wants a name, and a day holds { $most } notes.
rangers-box-refused-location = It wants the name of the location or of the terrain.
rangers-box-refused-day = Say whether you camped (`camped`), which ends the day; or which day it is (`number`).
rangers-box-refused-mission = There is no mission { $name }.

# looking cards up

rangers-printed = { $kind ->
    [personality] Personality
    [background] Background
    [specialty] Specialty
    [role] Role
   *[other] Card
}
rangers-printed-card = { $type }, { $cost } { $aspect }{ $many ->
    [0] { "" }
   *[other] , { $icons }
}
