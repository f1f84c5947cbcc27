# Near and Far. Sections: game and settings, words, board, questions, options, journal.

# ---------------------------------------------------------------- game, settings, rules in short

game-name = Near and Far
game-length = ⏱️ Live about two hours; by post three to five weeks.
game-about = Recruit a party, walk out of town, read, fight, camp. Whoever has most to tell wins. For 1 to 4.
setting-mode = What is played
setting-mode-first = First Adventure: map 1 and its stories
setting-mode-arcade = Arcade: any map, short stories off a deck
setting-mode-campaign = Campaign map: one of maps 2 to 11 with its own stories, as a single session
setting-mode-hint = A custom game is any of these with whatever else you choose below; Arcade takes any map.
setting-map = Map (Arcade, Campaign map)
setting-side = The town
setting-side-day = by day: tortoises, and three treasures at the hut
setting-side-dusk = at dusk: no tortoises, one treasure at the hut
setting-camps = Camps of each player
setting-more_quests = More stories on the map
setting-more_quests-0 = As printed
setting-more_quests-2 = Two more
setting-threats = Threats
setting-threats-ascending = in order, the weakest first
setting-threats-shuffled = shuffled
setting-draft = Draft the basic artifacts
setting-draft_rank = Rank a pack of the draft once, instead of picking each time
setting-open_hands = Open hands, for learning the game
setting-arcade_blend = Short stories where no token lies
setting-reader = Who reads
setting-reader-bot = The bot, at once
setting-reader-player = The left neighbour sees the story first and reads it out
setting-random_seats = Turns in random order
setting-late_coins = Whoever moves later begins with more
setting-late_coins-none = No: as printed
setting-late_coins-even = Yes: one coin, and one or two food
setting-late_coins-rising = A little: one coin, and food for the last two
setting-npc_swords = Swords of strangers in town
setting-first_turn_town = Everybody begins in town
setting-round_cap = Ends after so many rounds at the latest
rules-1 = **A turn is one of two things.** *Visit Town*: put your standee on another building and do what it offers. If somebody stands there, you must duel them, except in the Saloon. *Adventure*: leave town with fresh hearts and walk the map. Leaving a space without a camp costs a heart; chests on the road give treasures if a pack animal can carry them; threats must be fought or got past.
    { "" }**Where you stop** you read the story if a book lies there, and may build a camp for 3 hearts: a point, and a coin or gem of the sign there for each Search icon of the party. Hearts also push dice: one more for each.
rules-2 = **Points** come most of all from camps, the trade routes that they join, artifacts that you buy, and threats that you beat. Both ends of a route marked 7/3 bring 7; where two players have one each, each has 3.
    { "" }**Artifacts** in your hand are bought at any moment of your turn that is not in the middle of a roll. Unbought ones cost a point each at the end. **Four banners** of a faction bring its chief.
    { "" }**The last camp** of anybody, on the map, in the Mine or on a threat, ends the game with that round. Chiefs, reputation, coins, tokens and treasures count too.

# ---------------------------------------------------------------- words

far-goods = { $n } { $good ->
    [coin] { $n ->
        [one] coin
       *[other] coins
    }
    [gem] { $n ->
        [one] gem
       *[other] gems
    }
    [food] food
    [hearts] { $n ->
        [one] heart
       *[other] hearts
    }
    [rep] reputation
    [pack_bird] { $n ->
        [one] pack bird
       *[other] pack birds
    }
    [pack_tortoise] { $n ->
        [one] pack tortoise
       *[other] pack tortoises
    }
    [any] { $n ->
        [one] token of any faction
       *[other] tokens of any faction
    }
    [lizard] { $n ->
        [one] lizardfolk token
       *[other] lizardfolk tokens
    }
   *[other] { $good } { $n ->
        [one] token
       *[other] tokens
    }
}
far-good = { $good ->
    [coin] coin
    [gem] gem
    [food] food
    [lizard] lizardfolk token
   *[other] { $good } token
}
far-building = { $id ->
    [town_hall] Town Hall
    [saloon] Saloon
    [stables] Stables
    [general_store] General Store
    [farm] Farm
    [hut] Mystic's Hut
    [mine] Mine
   *[other] Jail
}
far-where = { $area ->
    [map] { $at ->
        [T] at the gate
       *[other] on space { $at }
    }
    [jail] Jail
    [gone] has left
   *[other] town square
}
far-card = { $card }
far-member = { $card } ({ $faction ->
    [none] { "" }
    [lizard] lizardfolk{ " " }
   *[other] { $faction }{ " " }
}{ $icons })
far-space = { $id }{ $name ->
    [none] { "" }
   *[other] { " " }{ $name }
}{ $icon ->
    [none] { "" }
    [coin] { " " }🪙
    [gem] { " " }💎
    [peppers] { " " }🌶️
    [machine_parts] { " " }⚙️
    [ichor_stone] { " " }🪨
   *[other] { " " }🍃
}

# ---------------------------------------------------------------- the board in words

far-headline = 🧭 **{ $map }** · { $phase ->
    [setup] getting ready
    [over] the end
    [last] round { $n }, the last
   *[other] round { $n }
}{ $busy ->
    [yes] { " " }· ▶ { $who }
   *[no] { "" }
}
far-check = 🎲 { $who }: **{ $n }**{ $target ->
    [0] { " " }in a duel
   *[other] { " " }against { $target }
}
far-player = **{ $who }** ({ $name }): { $place } · ❤️ { $hearts } · reputation { $rep } · { $camps } camps left · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand{ $jail ->
    [yes] { " " }· may visit any building without a duel
   *[no] { "" }
}
far-player-brief = **{ $who }** ({ $name }): { $place } · ❤️ { $hearts } · ⭐ { $rep } · ⛺ { $camps } · 🎴 { $hand }{ $n ->
    [0] { "" }
   *[other] { " " }· { $goods }
}{ $jail ->
    [yes] { " " }· any building without a duel
   *[no] { "" }
}
far-goods-short = { $good ->
    [coin] 🪙
    [gem] 💎
    [food] 🍞
    [pack_bird] 🐦
    [pack_tortoise] 🐢
    [lizard] lizardfolk
   *[other] { $good }
} { $n }
far-player-gone = **{ $who }** ({ $name }) has left. The camps stay, and score for nobody.
far-player-goods = { "  " }{ $n ->
    [0] nothing in the purse
   *[other] { $goods }
}
far-player-party = { "  " }party: { $party }{ $n ->
    [0] { "" }
   *[other] ; waiting: { $reserve }
}
far-player-hand = { "  " }in hand: { $cards }
far-player-cards = { "  " }{ $n ->
    [0] no cards
   *[other] { $cards }
}{ $m ->
    [0] { "" }
   *[other] { " " }· beat the { $m ->
        [one] threat of level { $threats }
       *[other] threats of levels { $threats }
    }
}{ $k ->
    [0] { "" }
   *[other] { " " }· { $chiefs }
}{ $b ->
    [0] { "" }
   *[other] { " " }· 👑 { $bosses }
}
far-player-grown = { "  " }{ $xp ->
    [0] { "" }
   *[other] ⭐ { $xp } experience{ " " }
}{ $n ->
    [0] { "" }
   *[other] 🎭 { $cards }{ " " }
}{ $k ->
    [0] { "" }
   *[other] 🗝️ { $words }{ " " }
}{ $m ->
    [0] { "" }
   *[other] 📜 { $quests }
}
far-player-stage = { "  " }🎭 Chapter { $stage } of 6 comes next in their own story.
far-player-ending = { "  " }🌄 **{ $ending }**: { $told }
far-boss-one = 👑 **{ $boss }**, level { $n }, waits at { $space }
far-row = 🍺 In the Saloon: { $row }. { $bag } in the bag, { $away } sent away.
far-row-one = { $card } ({ $faction ->
    [lizard] lizardfolk
   *[other] { $faction }
} { $icons }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
})
far-mine = ⛏️ { $n ->
    [0] The Mine is empty.
   *[other] In the Mine: { $camps }.
}
far-mine-one = { $who } on { $n }
far-wanderer = { $out ->
    [yes] The wanderer stays out of town this round.
   *[no] The wanderer is in town: { $place }.
}
far-stranger = A stranger stands at: { $place }.
far-tokens = 📖 { $n ->
    [0] No stories are left on the map.
   *[other] Stories at { $spaces }.
}
far-camps = ⛺ { $n ->
    [0] No camps on the map.
   *[other] Camps: { $camps }.
}
far-camp-one = { $who } at { $space }
far-reach = Within reach: { $spaces }.
far-reach-one = { $space } ({ $n }❤️)
far-decks = ⚔️ { $left ->
    [0] No threats are left.
   *[other] Next threat: **{ $threat }**, level { $n } ({ $left ->
        [one] the last one
       *[other] the first of { $left }
    }).
} Cards: { $treasure } treasures, { $basic } basic, { $advanced } advanced.
far-next-threat = { $left ->
    [0] ⚔️ No threats are left.
   *[other] ⚔️ Next threat: **{ $threat }**, level { $n } ({ $left ->
        [one] the last one
       *[other] the first of { $left }
    }).
}
far-points-of = { $who } { $n }
far-points = 🏆 Points so far: { $points }. { $over ->
    [yes] The last camp has been placed: this round is the last.
   *[no] The last camp (⛺) of anybody ends the game.
}
far-in-hand = 🎴 **{ $card }** · { $cost } · { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $icons ->
    [none] { "" }
   *[other] { " " }· { $icons }
}{ $low ->
    [none] { "" }
   *[other] { " " }· reputation { $low } or more
}{ $high ->
    [none] { "" }
   *[other] { " " }· reputation { $high } or less
}{ $text ->
    [none] { "" }
   *[other] { " " }· { $text }
}
far-in-pack = 🃏 To pick from: **{ $card }** · { $cost } · { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $icons ->
    [none] { "" }
   *[other] { " " }· { $icons }
}{ $low ->
    [none] { "" }
   *[other] { " " }· reputation { $low } or more
}{ $high ->
    [none] { "" }
   *[other] { " " }· reputation { $high } or less
}{ $text ->
    [none] { "" }
   *[other] { " " }· { $text }
}
far-drawn = 👀 You look at **{ $card }**. { $text }
far-uses = { $n ->
    [0] no banners
   *[other] banners: { $banners }
} · leaves town with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, { $steps } steps · skill { $skill } in tests, { $mine } in the Mine, { $farm } at the Farm · swords { $combat } in tests, { $threat } against threats, { $duel } in duels · search { $search }{ $shield ->
    [yes] { " " }· a shield
   *[no] { "" }
}
far-points-list = Points so far: **{ $total }**{ $n ->
    [0] { "" }
   *[other] { " " }({ $parts })
}{ $hand ->
    [0] .
    [one] . A card still unbought at the end costs 1.
   *[other] . Cards still unbought at the end cost 1 each: now { $hand }.
}
far-points-part = { $part ->
    [camps] camps
    [routes] trade routes
    [artifacts] cards bought
    [threats] threats
    [wealth] coins and gems
    [tokens] tokens
    [chiefs] chiefs
    [reputation] reputation
    [board] all camps placed
    [treasures] three treasures
   *[bonuses] what cards count
} { $n }
far-uses-of = **{ $who }**: { $uses }.
far-banners-one = { $n } { $faction ->
    [lizard] lizardfolk
   *[other] { $faction }
}
far-dig = ⛏️ { $n ->
    [0] Nothing is left to dig.
   *[other] May be dug: { $places }.
}
far-dig-one = skill { $n } ({ $goods })
far-supply = In supply: { $tokens }, { $animals ->
    [one] 1 pack animal
   *[other] { $animals } pack animals
}. { $n ->
    [0] Every chief has chosen a side.
   *[other] On nobody’s side yet: { $chiefs }.
}
far-supply-one = { $n } { $good ->
    [lizard] lizardfolk
   *[other] { $good }
} { $n ->
    [one] token
   *[other] tokens
}
far-standing = { $who }: { $place }, reputation { $rep } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
far-alt-town = The town { $side ->
    [dusk] at dusk
   *[day] by day
}. { $standing }. { $row }
far-alt-mine = { $lines }
far-alt-board = { $stands }; { $goods }; { $party }
far-alt-story = { $title }. { $ways }. { $text }
far-alt-told = { $title }{ $label ->
    [none] { "" }
   *[other] : { $label }
}.{ $die ->
    [0] { "" }
   *[other] { " " }Rolled { $die }: { $total } against { $target }.
}{ $n ->
    [0] { "" }
   *[other] { " " }{ $prize }.
} { $text }
far-told-good = { $sign } { $goods }
far-story-open = 📖 { $who } reads **{ $title }**
far-story-way = { $label } ({ $kind ->
    [combat] combat
   *[other] skill
} { $target }, you add { $have }: { $chance } %{ $helps ->
    [yes] { "" }, { $most } % with all hearts
   *[no] { "" }
})
far-alt-pack = { $picked ->
    [yes] Kept so far: { $cards }.
   *[no] Cards to choose from: { $cards }.
}
far-alt-score = The score sheet: { $totals }.
far-alt-total = { $who } { $n }
far-sheet = **{ $who }: { $total }** · camps { $camps } · routes { $routes } · artifacts { $artifacts } · threats { $threats } · coins and gems { $wealth } · tokens { $tokens } · chiefs { $chiefs } · reputation { $rep } · all camps { $board } · three treasures { $treasures } · cards { $bonus }

# ---------------------------------------------------------------- questions

far-ask-rank = Which of these do you want most? The first stays with you; when the pack comes back, the next does.
far-ask-read-out = { $reader } has a story for { $who }. Ready?
far-ask-short-story = No token here, but the book on { $space } has short stories. Read one?
far-ask-draft = { $n ->
    [1] First
    [2] Second
    [3] Third
   *[4] Fourth
} of { $of } picks: which card stays in your hand, to be bought later? Its points count once it is bought.
far-ask-discard-advanced = { $of ->
    [2] Which advanced card do you discard? At least one of the two.
   *[other] Which advanced cards do you discard? At least { $n } of the { $of }.
}
far-ask-discard-basic = Any basic cards that you will never buy? Each left in hand costs a point at the end.
far-ask-turn = Into town, or out on the map? { $area ->
    [map] { $stuck ->
        [yes] No hearts are left to walk on with; from town it would be { $fresh }.
       *[no] { $hearts ->
            [one] 1 heart
           *[other] { $hearts } hearts
        } to walk on with{ $short ->
            [yes] , a camp takes { $camp }
           *[no] { "" }
        }; from town { $fresh }.
    }
   *[other] Out of town with { $fresh ->
        [one] 1 heart
       *[other] { $fresh } hearts
    }{ $poor ->
        [yes] : enough to walk and read, not for a camp ({ $camp })
       *[no] { "" }
    }.
}
far-besides = 🎴 { $who } may still { $what ->
    [buy] buy cards
    [use] use what lies open
   *[both] buy cards and use what lies open
}: *My hand*.
far-ask-building = Which building?
far-ask-duel = First a duel for reputation (⭐) with { $rivals }; own side ⚔️ { $swords }. A tie loses; losing is jail with 1 food, and the turn is over.
far-ask-saloon-duel = A duel for reputation (⭐) with { $rivals }? Own side ⚔️ { $swords }. A tie loses; losing is jail with 1 food, and the turn is over.
far-duel-rival = { $who ->
    [npc] the stranger, who picks fights
    [wanderer] the wanderer, who comes and goes
    [regular] a regular, who has the best chair
   *[other] { $who }
} (⚔️ { $n })
far-ask-hearts = { $n } so far ({ $die } on the die, { $stat } besides){ $target ->
    [0] { "" }
   *[other] { " " }against { $target }
}. Spend hearts? { $have ->
    [one] One is there
   *[other] { $have } are there
}{ $camp ->
    [0] { "" }
   *[other] ; a camp afterwards takes { $camp }
}.
far-ask-town-hall = The Town Hall is open. What shall it be?
far-ask-trade = Give up to five for one, or one for up to five. Coin 1, food 2, gem 3, token 5.
far-ask-discard = Which card of your hand do you discard?
far-ask-reputation = A step { $way ->
    [1] up
   *[other] down
} for each coin or gem, at most { $n }.
far-reputation-comes-to = reputation { $rep } → { $then }, points { $points } → { $after }
far-ask-saloon = Who shall come along, for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} at most?
far-ask-place = { $other } holds that place in the party. Where does { $card } go?
far-ask-stables = Animals carry treasures, and each is a step more on the map{ $day ->
    [yes] ; a tortoise also saves a heart in each move
   *[no] { "" }
}. { $animals } of three so far.
far-ask-swap = You have three animals. Take the tortoise for a bird?
far-ask-store = A coin, or a look at four artifacts?
far-ask-keep = Which do you keep? The others are discarded.{ $unbought ->
    [yes] { " " }What is kept is bought later; each left unbought costs a point at the end.
   *[no] { "" }
}
far-ask-hut = Which treasure do you take?
far-ask-hut-drop = You carry all you can. What stays behind?
far-ask-mine = Where to dig? It takes the number as skill in the Mine; here that is { $skill }.
far-ask-party = Who walks along? One of each faction, and your companion where there is room.
far-party-comes-to = ❤️ { $hearts } · { $steps } steps · skill { $skill } · swords { $combat } in tests, { $threat } against threats · search { $search }{ $shield ->
    [yes] { " " }· 🛡️
   *[no] { "" }
}
far-ask-move = { $n ->
    [one] One step
   *[other] { $n } steps
} left, { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}. Where to?
far-ask-threat = In the road: **{ $threat }**, level { $n }. What do you do?
far-ask-room = You carry all you can. Drop something for what is in the chest?
far-ask-room-for = You carry all you can. Drop something for { $card }?
far-ask-cost = Which { $kind ->
    [token] token pays for it
    [treasure] treasure goes for it
    [hand_card] card of your hand goes for it
    [pack_animal] animal goes for it
   *[other] of your people goes for it
}?
far-ask-too-many = Too few animals for your treasures. Which one goes?
far-ask-camp-scarce = A camp here? The hearts are too few for it, but a card may help whoever has one that does.
far-ask-camp = A camp here? It takes { $n } of { $have } hearts and brings { $last ->
    [yes] 3 points, as the last one: it ends the game with this round
   *[no] 1 point
}{ $goods ->
    [none] { "" }
   *[other] , and { $goods } now
}{ $searches ->
    [no] { " " }(nobody here searches for the { $icon ->
        [gem] 💎
       *[other] 🪙
    })
   *[yes] { "" }
}{ $route ->
    [none] { "" }
    [open] ; an end of the { far-route }: { $large } points with the other end too, { $small } if somebody else takes that
    [joined] , and { $large } more for the whole { far-route }
   *[shared] , and { $small } more for this end of the { far-route }, { $small } to { $other } for the other
}.
far-route = { $good ->
    [peppers] 🌶️ route
    [machine_parts] ⚙️ route
    [ichor_stone] 🪨 route
   *[tea_leaves] 🍃 route
}
far-ask-token = A token of which faction?
far-ask-pay-tokens = Pay with which { $n ->
    [one] token
   *[other] { $n } tokens
}?
far-ask-use = Use a card?
far-ask-way = Which of them?
far-ask-talent = Which of your talents helps once more?
far-ask-place-camp = Where does the camp go?
far-ask-faction = Whom do you ask for?
far-ask-end-turn = { $camp ->
    [none] { "" }
   *[other] No camp here: it takes { $camp } hearts, { $hearts ->
        [0] none is left
        [one] 1 is left
       *[other] { $hearts } are left
    }.{ " " }
}Anything else, or end the turn?

# ---------------------------------------------------------------- options and what stands beside them

far-plan-free = { $where }, if nobody is there
far-go-discard = Discard: { $picks }
far-go-discard-first = Choose what goes
far-go-keep = Keep them all
far-option-town = Visit Town
far-option-adventure = Adventure{ $stuck ->
    [yes] , without a step
   *[no] { "" }
}
far-option-honest = Fight { $who ->
    [npc] the stranger
    [wanderer] the wanderer
    [regular] a regular
   *[other] { $who }
} fairly: { $stake }
far-option-dirty = Fight { $who ->
    [npc] the stranger
    [wanderer] the wanderer
    [regular] a regular
   *[other] { $who }
} dirty (⚔️ +1): { $stake }
far-stake = { $n } %{ $gain ->
    [0] { "" }
   *[other] { " " }({ $most } % with hearts)
}, win ⭐ { $rep ->
    [0] +0
    [1] +1
   *[other] −1
}{ $points ->
    [0] { "" }
    [1] { " " }(+1 point)
   *[other] { " " }(−1 point)
}
far-option-no-duel = Just hire
far-option-hearts = { $n ->
    [0] No hearts
    [one] +1 heart
   *[other] +{ $n } hearts
} → { $total }, { $brings ->
    [failure] not enough
    [bonus] enough, and a second reward
    [same] brings no more
   *[success] enough
}
far-option-done = { $ends ->
    [yes] Done, end turn
   *[no] Done
}
far-option-trade = { $more ->
    [yes] Another trade…
   *[no] Trade goods
}
far-option-deal = { $give } → { $get }
far-option-discard = Discard a card of your hand
far-option-rep-up = Buy reputation (🪙 or 💎 a step)
far-option-rep-down = Buy a worse name (🪙 or 💎 a step)
far-option-pay = { $good ->
    [gem] Gems
   *[coin] Coins
}
far-option-recruit = { $card }, { $faction ->
    [lizard] lizardfolk
   *[other] { $faction }
}: { $n ->
    [one] 1 coin
   *[other] { $n } coins
}{ $worse ->
    [none] { "" }
   *[other] , no better than { $worse }
}
far-hint-place = { $other } has the { $faction ->
    [lizard] lizardfolk's
   *[other] { $faction }'s
} place: one of the two waits in the reserve.{ $worse ->
    [none] { "" }
   *[other] { " " }No sign more than { $worse } has: only a banner for the chief comes with them.
}
far-option-hire-nobody = { $ends ->
    [yes] Hire nobody, end turn
   *[no] Hire nobody
}
far-option-refresh = New faces (1 food)
far-option-party = Into the party
far-option-reserve = To the reserve
far-option-bird = A pack bird for { $n } food
far-option-tortoise = A pack tortoise for { $n ->
    [one] a gem
   *[other] { $n } gems
}
far-option-swap = A tortoise in place of a bird
far-option-keep-birds = Keep the birds
far-option-coin = Take 1 coin
far-option-draw = Look at { $basic } basic and { $advanced } advanced
far-option-no-treasure = Leave them all
far-option-keep-treasures = Keep what you have
far-option-drop = Drop { $card }
far-option-mine = Dig at { $n }: { $goods }
far-option-no-camp = { $ends ->
    [yes] No camp, end turn
   *[no] No camp
}
far-option-member = { $card } ({ $faction ->
    [none] { "" }
    [lizard] lizardfolk{ " " }
   *[other] { $faction }{ " " }
}{ $icons })
far-option-stop = Stop here
far-goal = { $id }{ $name ->
    [none] { "" }
   *[other] { " " }{ $name }
}{ $story ->
    [yes] { " " }📖
   *[no] { "" }
}{ $camp ->
    [own] { " " }⛺ yours
    [other] { " " }⛺
   *[none] { "" }
}{ $icon ->
    [none] { "" }
    [coin] { " " }🪙
    [gem] { " " }💎
    [peppers] { " " }🌶️
    [machine_parts] { " " }⚙️
    [ichor_stone] { " " }🪨
   *[other] { " " }🍃
}
far-option-step = to { $space }{ $hearts ->
    [0] { $tortoise ->
        [yes] { " " }· free by tortoise
       *[no] { "" }
    }
   *[other] { " " }· { $hearts }❤️
}{ $chests ->
    [0] { "" }
   *[other] { " " }· chest{ $carries ->
        [no] { " " }(no animal)
       *[other] { "" }
    }
}{ $threats ->
    [0] { "" }
   *[other] { " " }· threat { $level } ({ $odds } %)
}
far-option-way-to = to { $space } · via { $via }{ $hearts ->
    [0] { "" }
   *[other] { " " }· { $hearts }❤️
}{ $chests ->
    [0] { "" }
    [one] { " " }· chest{ $carries ->
        [no] { " " }(no animal)
       *[other] { "" }
    }
   *[other] { " " }· { $chests } chests{ $carries ->
        [no] { " " }(no animal)
       *[other] { "" }
    }
}{ $threats ->
    [0] { "" }
    [one] { " " }· threat { $level } ({ $odds } %)
   *[other] { " " }· { $threats } threats
}
far-option-fight = Fight (swords { $swords } against { $level })
far-option-shield = Ignore: shield
far-option-send = Ignore: send { $good ->
    [pack_bird] a pack bird
   *[other] a pack tortoise
} away
far-option-use = Use { $card }
far-option-no-card = No card
far-option-way = The { $n }. way
far-option-read-out = Read it out
far-option-short-story = Read one
far-option-no-story = Leave it shut
far-option-camp = Build a camp ({ $n } hearts)
far-option-end-turn = End turn
far-option-buy = Buy { $card }
far-option-quest = Complete { $card }
far-option-place = { $where ->
    [mine] In the Mine, row and column { $space }
   *[other] At { $space }
}
far-option-faction = { $faction ->
    [mystic] A mystic
    [nomad] A nomad
    [outlaw] An outlaw
   *[other] A lizard
}
far-option-give-up = Give up: the other wins
far-option-reader = { $to ->
    [player] Let neighbours read the stories
   *[other] Let the bot read the stories
}
far-option-reader-same = Stories may stay as they are read
far-hint-reader = When all have asked for it: { $n } of { $of } so far
far-option-leave = Leave for good when this round ends
far-option-stay = Stay after all
far-hint-cost = Costs { $goods }{ $low ->
    [none] { "" }
   *[other] , wants a reputation of { $low } or more
}{ $high ->
    [none] { "" }
   *[other] , wants a reputation of { $high } or less
}; { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $n ->
    [0] { "" }
   *[other] , { $icons }
}.{ $text ->
    [none] { "" }
   *[other] { " " }{ $text }
}
far-hint-stuck = No hearts: you stay where you are.
far-hint-text = { $text }
far-hint-visit = { $duel ->
    [yes] A duel first. { $gives }
   *[no] { $gives }
}
far-gives-town-hall = Trade, discard an artifact, change your reputation{ $n ->
    [0] {""}
    [one] {" "}by a step for a coin or gem
   *[other] {" "}by up to { $n }, coin or gem each
}.
far-gives-saloon = Hire somebody: { $of ->
    [0] nobody is in the row.
   *[other] { $n ->
        [0] all { $of } cost more than your { $coins }.
       *[other] { $n } of { $of } within your { $coins } { $coins ->
            [one] coin
           *[other] coins
        }.
    }
}
far-gives-stables = { $able ->
    [both] A pack bird for { $food } food, a tortoise for { $gems } { $gems ->
        [one] gem
       *[other] gems
    }, or both.
    [bird] A pack bird for { $food } food.
    [tortoise] A pack tortoise for { $gems } { $gems ->
        [one] gem
       *[other] gems
    }{ $full ->
        [yes] , in a bird's place
       *[no] {""}
    }.
   *[none] { $full ->
        [yes] Pack animals, but you lead three already.
       *[no] Pack animals for { $food } food{ $day ->
            [yes] {" "}or { $gems } { $gems ->
                [one] gem
               *[other] gems
            }
           *[no] {""}
        }, which you lack.
    }
}
far-gives-store = 1 coin, or look at 4 artifacts and keep any.
far-gives-farm = { $n ->
    [0] No food: nobody with you has Skill.
   *[other] { $n } food, for the Skill of your party.
}
far-gives-hut = { $carries ->
    [none] Treasures, but no animal of yours could carry one.
    [full] { $of ->
        [1] A treasure
       *[other] One of { $of } treasures
    }, for one that you hold.
   *[room] { $of ->
        [1] A treasure.
       *[other] One of { $of } treasures.
    }
}
far-gives-mine = A camp on { $n } (your Skill: { $skill }): { $goods }.
far-gives-mine-nothing = { $camps ->
    [0] Camps for goods, but you have no camp left.
   *[other] { $least ->
        [0] Every space has a camp.
       *[other] Nothing yet: it takes Skill { $least }, yours is { $skill }.
    }
}
far-hint-chance = { $gain ->
    [0] { $n } %
   *[other] { $n } % by the die alone, { $most } % with all your hearts
}
far-hint-fight = { $odds }. Win: { $camps ->
    [0] { "" }
   *[other] a camp on it without hearts, and{ " " }
}{ $points ->
    [one] 1 point
   *[other] { $points } points
} for it. Lose: back where the road began, and the turn is over.
far-hint-again = Rolled again: { $gain ->
    [0] { $n } %
   *[other] { $n } % by the die alone, { $most } % with all your hearts
}
far-hint-check = { $kind ->
    [combat] Combat
   *[skill] Skill
} { $target }: you have { $have }, { $gain ->
    [0] { $n } %.
   *[other] { $n } % by the die alone, { $most } % with your hearts.
}
far-lacking-good = That takes { $n } { $good ->
    [coin] { $n ->
        [one] coin
       *[other] coins
    }
    [gem] { $n ->
        [one] gem
       *[other] gems
    }
    [food] food
    [hearts] { $n ->
        [one] heart
       *[other] hearts
    }
   *[other] { $good ->
        [any] faction
        [lizard] lizardfolk
       *[other] { $good }
    } { $n ->
        [one] token
       *[other] tokens
    }
}; you have { $have }.
far-lacking-discard = That takes { $n } { $kind ->
    [treasure] { $n ->
        [one] other treasure
       *[other] other treasures
    }
    [hand_card] { $n ->
        [one] card
       *[other] cards
    } of your hand
    [pack_animal] { $n ->
        [one] pack animal
       *[other] pack animals
    }
   *[other] { $n ->
        [one] adventurer
       *[other] adventurers
    }
}; you have { $have }.
far-lacking-rep-min = Wants a reputation of { $n } or more; yours is { $have }.
far-lacking-rep-max = Wants a reputation of { $n } or less; yours is { $have }.
far-lacking-quest = What it asks for is not there yet.
far-lacking-condition = What the card asks for is not there yet.
far-refused-trade-shape = One to five goods for exactly one, or one for one to five, and not for the same kind.
far-refused-trade-value = You give { $paid } worth of goods and want { $wanted }.
far-refused-stays = You stand there already; visit another building.
far-refused-once = Only once a visit.
far-refused-full = You have three animals; more do not follow anybody.
far-refused-dusk = At dusk no tortoises are sold.
far-refused-nothing-to-give = You have nothing to give.
far-refused-no-hand = You have no card in hand.
far-refused-no-money = A step takes a coin or a gem; you have neither.
far-refused-rep-end = Your reputation is { $n }; there is no step further.
far-refused-mine = That takes skill { $n } in the Mine; yours is { $skill }.
far-refused-no-heart = Leaving a space without a camp takes a heart; you have none left.
far-refused-no-shield = Nobody who walks with you carries a shield.
far-refused-no-animal = You have no pack { $good ->
    [pack_bird] bird
   *[other] tortoise
}.
far-refused-party = Only one { $faction } can walk along.
far-refused-first-round = In the first round everybody visits the town.
far-refused-not-in-row = { $card } is not among those who sit in the Saloon today.
far-refused-four-cards = You draw four artifacts: none to four of them basic, the others advanced.
far-refused-no-room = { $animals ->
    [one] Your pack animal carries one treasure
   *[other] Your { $animals } pack animals carry a treasure each
}, and you have { $n }: drop one of them.
far-refused-mine-taken = { $who } has a camp there already.
far-refused-mine-apart = A camp in the Mine goes beside another; the very first goes to the entrance.
far-refused-not-yours = Nobody of that name travels with you.
far-refused-too-far = You cannot get to { $space } with { $n ->
    [one] one step
   *[other] { $n } steps
} and { $hearts ->
    [one] one heart
   *[other] { $hearts } hearts
}.
far-refused-walked = Your move is over for this turn.
far-refused-no-card = No card of yours lets you past.
far-refused-rolled = A threat is ignored before the roll, never after it.
far-refused-boss = Nobody slips past a boss.
far-refused-hearts = You have { $have ->
    [one] one heart
   *[other] { $have } hearts
}; spend none, or as many as are offered: more would change nothing.
far-refused-rival = Only somebody who stands in this building can be challenged.
far-refused-camp-town = No camp is built at the town.
far-refused-camp-taken = { $who } has a camp here; a space holds one.
far-refused-camp-none = You have placed all your camps.
far-refused-camp-hearts = A camp takes { $n ->
    [one] one heart
   *[other] { $n } hearts
}; you have { $have }.
far-refused-not-in-hand = You have no such card in hand.
far-refused-buy-closed = Cards are bought in your own turn, and not while something is rolled, drawn or chosen for a card.
far-refused-pack = That card is not in your pack.
far-refused-first-map = First Adventure is played on map 1.
far-refused-map = There is no map { $n }.
far-refused-campaign-map = The campaign begins on map 2; choose one of the maps 2 to 11.

# ---------------------------------------------------------------- journal

far-setup = 🧭 **{ $map }**. { $n } stories lie on the map. { $first } begins.
far-discarded = { $who } discards { $n ->
    [one] { $cards }
   *[other] { $cards }
}.
far-begins = The road is open. { $who } goes first.
far-turn = ▶ Round { $n }: { $who }
far-gained = { $who }: + { $goods }
far-lost = { $who }: − { $goods }
far-paid = { $who } pays { $goods }.
far-gives = { $who } gives { $goods }.
far-gets = { $who } gets { $goods }.
far-spends-hearts = ❤️ { $who } spends { $goods }.
far-walk-costs = 🥾 { $who } walks on for { $goods }.
far-sent-away = { $who } sends { $goods } away.
far-farmed = 🌾 { $who } gathers { $goods }.
far-traded = ⚖️ { $who } trades with the town: { $give } for { $get }.
far-visits = 🏠 { $who } goes to the **{ $building }**.
far-duel = ⚔️ { $who } challenges { $rival ->
    [npc] the stranger
    [wanderer] the wanderer
    [regular] a regular
   *[other] { $rival }
}{ $how ->
    [dirty] { " " }and fights dirty.
   *[honest] { " " }to an honourable duel.
}
far-duel-dice = 🎲 { $who } { $n } ({ $die } on the die), { $rival ->
    [npc] the stranger
    [wanderer] the wanderer
    [regular] the regular
   *[other] { $rival }
} { $other } ({ $other_die })
far-duel-won = { $who } wins against { $rival ->
    [npc] the stranger
    [wanderer] the wanderer
    [regular] the regular
   *[other] { $rival }
}.
far-duel-lost = { $rival ->
    [npc] The stranger
    [wanderer] The wanderer
    [regular] The regular
   *[other] { $rival }
} stands firm; { $who } has lost.
far-duel-tie = A tie: { $rival ->
    [npc] the stranger
    [wanderer] the wanderer
    [regular] the regular
   *[other] { $rival }
} stands firm, and { $who } has lost.
far-duel-won-dice = ⚔️ { $who } { $n } (🎲 { $die }), { $rival ->
    [npc] the stranger
    [wanderer] the wanderer
    [regular] the regular
   *[other] { $rival }
} { $other } (🎲 { $other_die }): { $who } wins.
far-duel-lost-dice = ⚔️ { $who } { $n } (🎲 { $die }), { $rival ->
    [npc] the stranger
    [wanderer] the wanderer
    [regular] the regular
   *[other] { $rival }
} { $other } (🎲 { $other_die }): { $who } loses.
far-duel-tie-dice = ⚔️ { $who } { $n } (🎲 { $die }), { $rival ->
    [npc] the stranger
    [wanderer] the wanderer
    [regular] the regular
   *[other] { $rival }
} { $other } (🎲 { $other_die }): a tie, so { $who } loses.
far-jailed = { $who } goes to jail, where the soup is free.
far-refreshed = { $who } asks for new faces: { $row }.
far-recruits = 🤝 **{ $card }** joins { $who }{ $place ->
    [reserve] , and waits in the reserve.
   *[party] .
}
far-kept = { $who } keeps { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
} and discards { $away ->
    [0] nothing
   *[other] { $cards }
}.
far-hut-empty-handed = { $who } has no animal to carry anything; the mystic shrugs.
far-hut-leaves = { $who } leaves the hut with nothing but advice.
far-treasure = 🎁 { $who } finds **{ $card }**.
far-treasure-does = 🎁 { $who } finds **{ $card }**: { $n ->
    [0] { "" }
   *[other] { $icons }{ $text ->
        [none] .
       *[other] .{ " " }
    }
}{ $text ->
    [none] { "" }
   *[other] { $text }
}
far-world = 🌍 { $who } takes **{ $card }**.
far-dropped = { $who } puts **{ $card }** away.
far-card-used = ✨ { $who } uses **{ $card }**.
far-bought = 🏺 { $who } buys **{ $card }**.
far-chief = 🚩 **{ $chief }** sides with { $who }.
far-mine-camp = ⛏️ { $who } digs at { $n } and leaves a camp there.
far-leaves-town = 🌄 { $who } leaves town with { $n } hearts.
far-steps = { $who } → { $space }
far-threat = ⚔️ In the way of { $who }: **{ $threat }**, level { $n }.
far-shielded = 🛡️ A shield, and the road is free.
far-threat-won = ⛺ { $who } beats **{ $threat }** and leaves a camp on its card.
far-threat-lost = { $who } is thrown back by **{ $threat }**.
far-rolled = 🎲 { $who } rolls { $die } and has { $n } against { $target }.
far-rolled-won = 🎲 { $who } rolls { $die } and has { $n } against { $target }: it works.
far-rolled-lost = 🎲 { $who } rolls { $die } and has { $n } against { $target }: it fails, and costs nothing.
far-second-reward = 📖 The second reward:
far-rerolled = 🎲 Once more: { $who } rolls { $n }.
far-quest = 📖 { $who } opens the book at { $space }{ $alone ->
    [yes] .
   *[no] ; { $reader } reads.
}
far-camp = ⛺ { $who } camps at { $space }.
far-last-camp = 🏁 { $who } has placed the last camp. This round is the last.
far-xp = ⭐ { $who } gains { $n } experience.
far-keyword = 🗝️ { $who } will be remembered: *{ $word }*.
far-keyword-lost = 🗝️ { $who } is rid of *{ $word }*.
far-side-quest = 📜 { $who } takes on **{ $card }**.
far-side-quest-done = 📜 { $who } has done **{ $card }**.
far-chapter-done = 🎭 { $who } has come through chapter { $stage } of their own story, and gains { $n } experience.
far-story-ended = 🌄 The story of { $who } has come to its end: **{ $ending }**. It brings { $n } experience.
far-character-card = 🎭 { $who } has learned **{ $card }**.
far-nobody-joins = Nobody in the bag would come along with { $who }.
far-bosses = 👑 On this road { $n ->
    [one] waits
   *[other] wait
} { $bosses }.
far-boss = 👑 **{ $boss }**, level { $n }, stands before { $who }.
far-boss-won = 👑 { $who } beats **{ $boss }** and leaves a camp on the card.
far-boss-lost = { $who } is driven back by **{ $boss }**.
far-score = { $who }: **{ $n }** points
far-result-gold = 🥇 { $who } alone with { $n } points: gold.
far-result-silver = 🥈 { $who } alone with { $n } points: silver. Gold takes 55.
far-result-bronze = 🥉 { $who } alone with { $n } points: bronze. Silver takes 45.
far-result-no-medal = { $n } points, and nobody there to see it. Bronze takes 35.
far-result-won = { $who } wins with { $n } points.
far-gives-up = { $who } gives up.
far-reader-wish = 📖 { $who } would like { $to ->
    [player] neighbours to read the stories
   *[other] the bot to read the stories
}.
far-reader-same = 📖 { $who } leaves the reading as it is.
far-reader-changed = 📖 From now on { $to ->
    [player] the left neighbour reads the stories
   *[other] the bot reads the stories
}.
far-leaves-soon = { $who } will leave for good when this round ends.
far-stays = { $who } stays after all.
far-left = 🚪 { $who } leaves. { $n ->
    [0] People and treasures go back; the camps stay, and score for nobody.
   *[other] People, treasures and { $cards } go back; the camps stay, and score for nobody.
}
far-result-given-up = { $who } wins: the other has given up.
far-result-unfinished = Only one player was left. Nobody has won.
far-result-tied = { $who } share the victory with { $n } points.

# ---------------------------------------------------------------- cards to be read

cards-select = Look at a board, the town, a card…
far-cards-board = The boards
far-board-map = The map
far-board-town = The town
far-board-player = { $who }: board
far-cards-pack = To pick from
far-cards-hand = Your hand
far-cards-drawn = What you are looking at
far-cards-row = In the Saloon
far-cards-threat = The next threat
far-cards-party = { $who }: party and reserve
far-cards-open-hand = { $who }: hand
far-cards-open = { $who }: open cards
far-face-icon = { $n } { $icon ->
    [H] { $n ->
        [one] heart
       *[other] hearts
    } (H)
    [K] skill (K)
    [W] { $n ->
        [one] sword
       *[other] swords
    } (W)
    [M] movement (M)
    [S] search (S)
   *[other] { $n ->
        [one] shield
       *[other] shields
    } (D)
}
far-face-person = { $faction ->
    [none] A companion
    [outlaw] An outlaw
    [lizard] One of the lizardfolk
   *[other] A { $faction }
}{ $n ->
    [0] , without an icon.
   *[other] : { $icons }.
}
far-face-price = Costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}{ $off ->
    [yes] { " " }now, { $printed } as printed
   *[no] { "" }
}.
far-face-card = { $deck ->
    [basic] A basic artifact
    [advanced] An advanced artifact
    [treasure] A treasure
    [talent] A talent
    [character] A character’s card
   *[other] A world card
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $n ->
    [0] .
   *[other] : { $icons }.
}
far-face-cost = Costs { $n ->
    [0] nothing
   *[other] { $cost }
}{ $low ->
    [none] { "" }
   *[other] , and wants a reputation of { $low } or more
}{ $high ->
    [none] { "" }
   *[other] , and wants a reputation of { $high } or less
}.
far-face-threat = Level { $n }; whoever beats it places a camp on it and has { $points ->
    [one] 1 point
   *[other] { $points } points
} for it.
far-term-hearts = **Hearts (H)**: what a party leaves town with. Spaces without a camp, building camps and pushing dice take them.
far-term-skill = **Skill (K)**: added to the die in tests of skill; food at the Farm; the highest number that may be dug in the Mine.
far-term-swords = **Swords (W)**: added to the die against threats, in duels and in tests of arms.
far-term-movement = **Movement (M)**: a step more on the map; two, and one for each pack animal, are free to everybody.
far-term-search = **Search (S)**: so many coins or gems are found where a camp is built beside that sign.
far-term-shield = **Shield (D)**: lets a party past a threat without a fight. The threat stays.
far-term-story = **Story**: a book that waits on the map. It is read to whoever ends a move there, and asks for a choice and a roll.
far-term-chest = **Chest**: lies on a road. Whoever walks past with room on a pack animal finds a treasure.
far-term-threat = **Threat**: on a road; whoever comes along must fight the next one, or get past it. Between two camps a road is quiet.
far-term-camp = **Camp**: a point at the end; leaving its space costs no heart. Whoever places the last one ends the game with that round.
far-term-coin = **Coin**: hires people and pays for cards. In trade it is worth 1.
far-term-food = **Food**: buys pack birds and new faces in the Saloon, and pays for cards. In trade it is worth 2.
far-term-gem = **Gem**: buys tortoises and pays for cards. In trade it is worth 3.
far-term-any = **Any token (?)**: a token of whichever faction you like. In trade a token is worth 5.
far-term-mystic = **Mystics (My)**: blue. People and tokens with their banner count for their chief.
far-term-nomad = **Nomads (N)**: yellow, in the same way.
far-term-outlaw = **Outlaws (O)**: green, in the same way.
far-term-lizard = **Lizardfolk (L)**: red, in the same way.
far-term-faction = **Faction**: mystics, nomads, outlaws and lizardfolk. One of each walks along; each makes the next of its kind a coin cheaper, and four banners, people and tokens together, bring its chief.
far-term-reputation = **Reputation (⭐)**: from −6 to 12; many cards ask for it. At the end every two steps above nothing are a point; −3 costs a point, −5 two.
far-term-route = **Trade route**: peppers, machine parts, ichor stone and tea leaves have two spaces each. Of the two numbers there the first is for whoever has camps on both, the second for each of two who share them; one camp alone brings nothing of it.
far-term-region = **Region**: the coloured fields of the map. Stories are spread evenly over them; they count for nothing else.
far-term-jail = **Jail**: for whoever loses a duel, with 1 food. Next turn they may enter any building without a duel.

# ---------------------------------------------------------------- in short

far-account-turn = ▶ **{ $who }**: { $what }
far-account-and = { $one } · { $other }
far-jailed-short = ⛓️ in jail
far-mine-camp-short = ⛏️ camp in the Mine
far-farmed-short = + { $goods }
far-traded-short = ⚖️ { $give } for { $get }
far-leaves-town-short = 🌄 out of town
far-turn-short = ▶ { $who }
far-visits-short = 🏠 { $building }
far-gained-short = + { $goods }
far-lost-short = − { $goods }
far-duel-won-short = ⚔️ won
far-duel-lost-short = ⚔️ lost
far-duel-tie-short = ⚔️ lost by a tie
far-duel-won-dice-short = ⚔️ won, { $n } : { $other }
far-duel-lost-dice-short = ⚔️ lost, { $n } : { $other }
far-duel-tie-dice-short = ⚔️ lost by a tie, { $n } : { $other }
far-rolled-short = 🎲 { $n } against { $target }
far-rolled-won-short = 🎲 { $n } against { $target }: it works
far-rolled-lost-short = 🎲 { $n } against { $target }: it fails
far-quest-short = 📖 { $space }
far-keyword-short = 🗝️ { $word }
far-xp-short = ⭐ + { $n }
far-threat-lost-short = ⚔️ thrown back by { $threat }
far-recruits-short = 🤝 { $card }
far-bought-short = 🏺 { $card }
far-treasure-short = 🎁 { $card }
far-treasure-does-short = 🎁 { $card }
far-camp-short = ⛺ camp at { $space }
far-threat-won-short = ⚔️ beat { $threat }
far-chief-short = 🚩 { $chief } sides with { $who }
far-last-camp-short = 🏁 { $who } has placed the last camp

# ---------------------------------------------------------------- the printed box: `/nearfar`

nf-box-setup = 📖 Map { $map }: { $n } quest tokens, on the stories **{ $stories }**.
nf-box-bosses = 👑 In the order of their spaces there wait: **{ $bosses }**.
nf-box-story = 📖 **{ $title }**{ $pages ->
    [one] { "" }
   *[other] { " " }(page { $n } of { $pages })
}
nf-box-story-on = -# It goes on: `/nearfar story story:{ $story } page:{ $page }`
nf-box-story-way = **{ $n }** { $label }{ $kind ->
    [skill] { " " }(Skill { $target })
    [combat] { " " }(Combat { $target })
   *[none] { "" }
}
nf-box-story-then = -# When it has been tried: `/nearfar story story:{ $story } way:1 outcome:won`
nf-box-check = 🎲 **{ $who }** tries { $kind ->
    [skill] a quest (Skill)
    [combat] a quest (Combat)
    [threat] a threat
   *[boss] a boss
}: { $die } + { $stat } = **{ $total }** against { $target }.
nf-box-reached = { $n ->
    [0] ✅ That is enough.
    [one] ❤️ One heart makes it.
   *[other] ❤️ { $n } hearts make it.
}
nf-box-bonus = { $n ->
    [0] 🎁 And the bonus with it.
    [one] 🎁 The bonus as well: one heart in all.
   *[other] 🎁 The bonus as well: { $n } hearts in all.
}
nf-box-out-of-reach = ❌ { $have ->
    [0] Not without hearts.
    [one] Out of reach, with one heart.
   *[other] Out of reach, with { $have } hearts.
}
nf-box-duel = ⚔️ **{ $who }** fights { $dirty ->
    [yes] dirty
   *[other] honourably
}: **{ $mine }** against **{ $theirs }**.
nf-box-duel-won = { $n ->
    [0] ✅ Won
    [one] ❤️ Won with one heart
   *[other] ❤️ Won with { $n } hearts
}: reputation { $dirty ->
    [yes] −1
   *[other] +1
}, the defender goes to jail with a food, and the building is yours.
nf-box-duel-lost = ❌ Lost{ $have ->
    [0] {""}
   *[other] , whatever hearts are spent
}: jail, a food, and the turn is over. A tie is the defender’s.
nf-box-way = 👣 { $empty ->
    [0] No empty space is left behind
    [one] One empty space is left behind
   *[other] { $empty } empty spaces are left behind
}{ $tortoises ->
    [0] {""}
    [one] , one of them by tortoise
   *[other] , { $tortoises } of them by tortoise
}: **{ $n ->
    [one] 1 heart
   *[other] { $n } hearts
}**.
nf-box-mine = ⛏️ With skill { $skill } { $n ->
    [one] one space is open
   *[other] { $n } spaces are open
}:
nf-box-mine-space = › row { $row }, column { $column } (number { $number }): { $goods }
nf-box-mine-none = ⛏️ With skill { $skill } no space of the Mine is open.
nf-box-rep = ⭐ Reputation { $rep }: **{ $n } JP**.
nf-box-rep-next = -# { $n } at { $rep }.
nf-box-threat = 👹 Face up: level **{ $level }**, worth { $n } JP. { $left ->
    [one] It is the last.
   *[other] { $left } are left.
}
nf-box-threat-taken = 🏆 Level { $level } is beaten: { $n } JP, and a camp on it.
nf-box-threat-none = 👹 All twelve are beaten. The roads are quiet.
nf-box-deck = { $deck ->
    [basic] basic artifacts
    [advanced] advanced artifacts
   *[treasure] treasures
}
nf-box-again = -# The discard of the { nf-box-deck } was shuffled in.
nf-box-drawn = 🃏 **{ $who }** draws { $n } of the { nf-box-deck }. { $left } left.
nf-box-cards = ## { $cards }
nf-box-own-cards = 🃏 Off the { nf-box-deck }, for your eyes only: **{ $cards }**. What you do not keep goes back with `/nearfar discard`.
nf-box-discarded = 🗑️ **{ $who }** discards of the { nf-box-deck }: { $cards }. { $out ->
    [one] One lies there.
   *[other] { $out } lie there.
}
nf-box-colour = { $colour ->
    [green] Green
    [blue] Blue
    [red] Red
   *[yellow] Yellow
}
nf-box-draft = 🃏 **Draft, pick { $n }**: everybody takes one card of the pack and passes the rest to the left. Open the pack of your colour; nobody else sees it.
nf-box-draft-over = 🃏 **The draft is over.** Look once more at your colour: five basic and two advanced artifacts. Discard an advanced one at least, with `/nearfar discard`.
nf-box-draft-of = { nf-box-colour }
nf-box-pack = **{ nf-box-colour }**, pick { $n }. Advanced artifacts, yours already: { $advanced }.
nf-box-pool = Picked so far: { $cards }.
nf-box-card = Card { $card }
nf-box-pick = Which card do you take?
nf-box-waiting = ✅ You take { $card }. The others are still choosing.
nf-box-dealt = **{ nf-box-colour }** has the basic artifacts **{ $basic }** and the advanced ones **{ $advanced }**.
nf-box-score = **{ nf-box-colour }: { $total }** · camps { $camps } · routes { $routes } · artifacts { $artifacts } · threats { $threats } · coins and gems { $wealth } · tokens { $tokens } · chiefs { $chiefs } · reputation { $rep } · all camps { $board } · three treasures { $treasures } · cards { $bonus }
nf-box-score-won = 🏆 { $n ->
    [one] **{ $colours }** has most.
   *[other] **{ $colours }** have won together.
}
nf-box-score-none = Nobody has counted yet: `/nearfar score add`.
nf-box-sheet = 🎭 **{ $character }**: { $xp } experience, { $free } to spend.
nf-box-sheet-talents = › Talents: { $talents }
nf-box-sheet-keywords = › Keywords: { $words }
nf-box-sheet-quest = › { $done ->
    [yes] ✅
   *[other] ▫️
} Side quest: { $what }
nf-box-sheet-none = Nothing stands on any sheet yet: `/nearfar sheet xp` or `/nearfar sheet note`.

nf-box-refused-card = “{ $card }” is no card of that deck: they are numbered 1 to { $most }.
nf-box-refused-held = Card { $card } is in nobody’s hand.
nf-box-refused-empty = That deck is empty, and nothing was discarded.
nf-box-refused-picked = You have picked already. The pack moves on when all have.
nf-box-refused-colour = Somebody else has opened this colour. Take another, or deal anew with `/nearfar draft`.
nf-box-refused-pack = That card is not in this pack.
nf-box-refused-no-draft = That draft is not the present one.
nf-box-refused-notes = A sheet has room for { $most } notes.
nf-box-refused-strike = “{ $what }” does not stand on that sheet.
nf-box-refused-threat = That threat is not there any more.
nf-box-refused-no-stories = No pack with stories is installed here. The storybook that I play with at tables stays closed.
nf-box-refused-story = { $n ->
    [0] No pack that is installed here has a story “{ $wanted }” for reading aloud.
   *[other] { $n } packs have a story “{ $wanted }”. Say its whole name.
}
nf-box-refused-story-way = That story has { $n } ways.
nf-box-refused-story-half = Say both: which way was tried, and what came of it.
nf-box-refused-talent = Each talent once, and { $most } at most.
nf-box-refused-xp = The talents cost { $need } experience; there is { $have }.
nf-box-refused-way = A way, please, such as `T 02 05* 11` (`*` for a camp), or how many empty spaces are left behind.
nf-box-refused-grid = The mine, please, as four rows of four: `x` for a camp and `.` for none, such as `x... x... .... ....`.
nf-box-refused-levels = Levels of threats, please, and bosses by their points: `4 7 +5`.

nf-box-command = For a Near and Far that you have in a box
nf-box-command-setup = Which stories get a quest token, and which bosses wait
nf-box-command-setup-map = The map of the atlas, 1 to 11
nf-box-command-setup-players = How many play
nf-box-command-setup-long = A long game: two more tokens
nf-box-command-setup-character = Character mode: places with a name first
nf-box-command-check = Roll for a quest, a threat or a boss
nf-box-command-check-kind = What is tried
nf-box-command-check-stat = Your Skill, or your Swords
nf-box-command-check-target = The number to reach
nf-box-command-hearts = Hearts that you could spend
nf-box-command-duel = A duel in town, both dice at once
nf-box-command-duel-attacker = Swords of the attacker
nf-box-command-duel-defender = Swords of the defender
nf-box-command-duel-style = Honourable, or dirty: a sword more, but reputation down where it is won
nf-box-command-movecost = The hearts of a way
nf-box-command-movecost-path = Spaces in order, * for a camp, such as T 02 05* 11; or how many empty ones are left behind
nf-box-command-movecost-tortoises = Pack tortoises that walk along
nf-box-command-mine = Where in the Mine a camp may stand
nf-box-command-mine-skill = Your Skill at the Mine
nf-box-command-mine-grid = Four rows of four from the top, x for a camp and . for none; nothing: nobody has dug yet
nf-box-command-rep = What a reputation is worth
nf-box-command-rep-n = From -6 to 12
nf-box-command-timer = Count down some minutes for all to see
nf-box-command-timer-minutes = How many
nf-box-command-story = Read out a story of a pack that is installed here
nf-box-command-story-which = Its name, such as hearth.17, or its number
nf-box-command-story-way = What was tried: 1 is the first way
nf-box-command-story-told = What came of it
nf-box-command-story-page = The page of a long one
nf-box-command-threat = The twelve threats
nf-box-command-threat-next = Which threat is face up
nf-box-command-threat-take = A threat is beaten
nf-box-command-threat-level = Its level; the one face up if left out
nf-box-command-threat-new = All twelve again
nf-box-command-draw = Draw numbers of a deck; artifacts are shown to you alone
nf-box-command-deck = Which deck
nf-box-command-draw-n = How many
nf-box-command-discard = Put numbers on the discard
nf-box-command-discard-cards = Their numbers, such as 3 17
nf-box-command-draft = Deal the artifacts for a draft: numbers, five basic and two advanced each
nf-box-command-score = The score of a session
nf-box-command-score-add = Count a player’s points
nf-box-command-score-show = All that were counted, best first
nf-box-command-score-clear = Forget all that were counted
nf-box-command-score-colour = Colour of the camps
nf-box-command-score-camps = Camps placed: map, mine, threats, bosses
nf-box-command-score-routes = Points of trade routes
nf-box-command-score-artifacts = Points of bought artifacts
nf-box-command-score-unbought = Artifacts still in hand
nf-box-command-score-threats = Levels of beaten threats, bosses by their points, such as 4 7 +5
nf-box-command-score-coins = Coins
nf-box-command-score-gems = Gems
nf-box-command-score-tokens = Faction tokens
nf-box-command-score-chiefs = Chiefs
nf-box-command-score-rep = Reputation
nf-box-command-score-treasures = Treasures held
nf-box-command-score-bonus = Points that cards bring
nf-box-command-score-of = Camps that everybody began with
nf-box-command-sheet = What a campaign keeps of each character
nf-box-command-sheet-show = What stands on the sheets
nf-box-command-sheet-character = Which of the eight
nf-box-command-sheet-xp = Experience gained, or taken back
nf-box-command-sheet-xp-n = How much; negative takes it back
nf-box-command-sheet-note = Write down a keyword or a side quest
nf-box-command-sheet-kind = A keyword, a side quest, or a side quest that is done
nf-box-command-sheet-what = What it is called
nf-box-command-sheet-talent = Buy a talent for experience
nf-box-command-sheet-talent-name = Which one
nf-box-command-sheet-strike = Strike something off a sheet

# looking cards up

far-printed = { $kind ->
    [people] Somebody for your party
    [chiefs] Chief
    [threats] Threat
    [artifacts] Artifact
    [treasures] Treasure
   *[talents] Talent
}
far-face-level = Level { $n }.
