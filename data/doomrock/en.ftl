
# view
# The board in words (the twin of the pictures). Short lines: a phone shows about forty characters of each.

dr-view-head-setup = Before the journey
dr-view-head-map = Segment { $segment }/3 · Map · Leader { $leader }
dr-view-head-battle = Segment { $segment }/3 · Battle · Round { $round }: { $step }
dr-view-head-ended = The journey is over · Segment { $segment }/3
dr-view-step = { $step ->
    [roll] the dice
    [start] it begins
    [initiative] who is quick
    [minions] the minions
    [bosses] the boss
    [heroes] the heroes
    [end] tidying up
   *[other] getting into position
}
dr-view-resources = ⏳ { $time } time · 🪙 { $silver } silver · 🗺️ { $deck ->
    [one] { $deck } area
   *[other] { $deck } areas
} ahead · Doomrock { $doomrock ->
    [here] **found**
   *[ahead] not found yet
}
dr-view-setting = 📜 **{ $name }**: { $text }
dr-view-foe = ⚔️ Next battle: **{ $name }**
dr-view-foe-unknown = ⚔️ Next battle: nobody dares to say
dr-view-area = **{ $place } { $name }** ({ $kind }, { $explored ->
    [true] explored
   *[false] { $secrets ->
        [0] no secrets
        [one] { $secrets } secret
       *[other] { $secrets } secrets
    }
}){ $here ->
    [true] {" "}🚩 you are here
   *[false] {""}
}
dr-view-area-bonus = -# { $what }
dr-view-location = - { $name } ({ $cost }): { $what }
dr-view-location-short = - { $name } ({ $cost })
dr-view-costs = { $costs }
dr-view-cost = { $kind ->
    [time] { $n } time
    [secret] { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
    [silver] { $n } silver
    [heroism] { $n } heroism
    [shield] { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
    [peril] { $n ->
        [one] a peril
       *[other] { $n } perils
    }
    [hp] { $n } hp
   *[item] a { $n } item
}
dr-view-used = used up
dr-view-free = free
dr-view-who = { $name } ({ $seat })
dr-view-hero = 🧍 { $who }: { $facts }
dr-view-bag = 🎒 { $items }
dr-view-bag-short = 🎒 { $n } items in the bag
dr-view-fallen = fallen
dr-view-hp = { $hp }/{ $max } hp
dr-view-threat = threat { $n }
dr-view-surrounded = surrounded
dr-view-token = { $kind ->
    [shields] { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
    [heroism] { $n } heroism
    [armor] armor { $n }
   *[expose] { $n } expose
}
dr-view-status = { $name ->
    [weakened] weakened { $n }
   *[other] { $name }
}
dr-view-stolen = { $n ->
    [one] { $n } stolen die
   *[other] { $n } stolen dice
}
dr-view-rampaging = rampaging
dr-view-battle = ⚔️ **{ $name }**: { $text }
dr-view-battle-short = ⚔️ **{ $name }**
dr-view-enrage = 💢 Enrage { $n }; at { $at }: { $text }
dr-view-enrage-last = 💢 Enrage { $n }; it cannot get worse
dr-view-ai = 🃏 **{ $name }** Minions: { $minion } Boss: { $boss }
dr-view-slots = 🎯 Minions come for { $slots }, in this order
dr-view-slot = { $active ->
    [true] **{ $name }**
   *[false] { $name }
}
dr-view-group = ◯ { $place }: { $members }
dr-view-member-hero = **{ $name }** [{ $facts }]
dr-view-boss = **{ $name }** ({ $hp }/{ $max } hp, hits for { $dmg }{ $done ->
    [true] {" "}✓
   *[false] {""}
}){ $marks }
dr-view-minion = { $name } ({ $hp }/{ $max }{ $done ->
    [true] {" "}✓
   *[false] {""}
}){ $marks }
dr-view-marks = {" "}[{ $facts }]
dr-view-fallen-heroes = 💤 Fallen: { $names }
dr-view-markers = ❔ Expose markers: { $pool } in the pool, { $revealed } revealed, { $gone } gone
dr-view-own = **{ $name }, { $trait }**: { $facts }
dr-view-own-stats = STR { $str } · AGI { $agi } · INT { $int } · { $trait }
dr-view-ability = - **{ $name }** [{ $faces }]{ $symbol ->
    [initiative] {" "}⚡ initiative
    [lock] {" "}🔒 lock
    [reaction] {" "}↩️ reaction
   *[none] {""}
}: { $what }{ $lying }
dr-view-ability-short = - **{ $name }** [{ $faces }]{ $symbol ->
    [initiative] {" "}⚡
    [lock] {" "}🔒
    [reaction] {" "}↩️
   *[none] {""}
}{ $lying }
dr-view-lying = {" "}🎲 { $dice } { $n ->
    [one] lies
   *[other] lie
} here
dr-view-locked = {" "}🔒 { $dice } locked here
dr-view-dice-line = 🎲 { $facts }
dr-view-dice = { $where ->
    [pool] { $n } to roll
    [idle] idle { $dice }
   *[spent] { $n } spent
}
dr-view-item = - 🧰 **{ $name }**: { $text }{ $off ->
    [true] {" "}(switched off)
   *[false] {""}
}
dr-view-item-short = - 🧰 **{ $name }**
dr-view-score-line = { $what ->
    [abilities] Abilities learned: { $n }
    [common] Common items: { $n }
    [epic] Epic items: { $n }
    [silver] Silver: { $n }
    [hp] Hit points left: { $n }
    [done] Not having died: { $n }
   *[time] Time to spare: { $n }
}
dr-view-score-total = **Together: { $n }**
dr-view-alt-map = Map, segment { $segment } of 3. { $time } time, { $silver } silver. The row: { $areas }. Heroes: { $heroes }.
dr-view-alt-area = { $name } ({ $kind }, { $secrets } secrets{ $here ->
    [true] , the party is here
   *[false] {""}
}: { $locations })
dr-view-alt-battle = { $name }, round { $round }, { $step }, enrage { $enrage }. Groups: { $groups }.
dr-view-alt-group = { $members }
dr-view-alt-who = { $name } { $hp }/{ $max } hp
dr-view-alt-hero = { $name }, { $trait }: { $facts }. Abilities: { $abilities }.
dr-view-alt-score = The score: { $n } points.
# end of view
