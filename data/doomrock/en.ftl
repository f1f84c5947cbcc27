# Assault on Doomrock. Sections: game and settings, map, view, battle.

# ---------------------------------------------------------------- game, settings, rules in short

game-name = Assault on Doomrock
game-length = ⏱️ Live about two hours, with breaks if you like; by post two to four weeks.
game-about = A silly party, three maps, three battles and one villain's mountain. Together, for 1 to 4.
game-story = 👥 **We** are the heroes who were left after the good ones had said no.
    🎯 **We want** to find the mountain of Doomrock, and to beat three bosses, one at the end of each of three maps. If we all fall, or it is not found before the third battle, we lose.
    🧭 **In a turn** one of us leads the party and spends ⏳ time: on a place, a walk, a secret or the unknown. Without ⏳ the battle begins: throw dice, and lay them on your cards.
game-first-time = -# First time here? *Gentle*, beside *Start*: each hero has 1 more hp, and 1 shield at the start of each battle.
game-first-time-button = { $given ->
    [yes] ☑ Gentle
   *[no] ☐ Gentle
}
# nothing here is secret, so it is no hand
board-hand = My panel
setting-heroes_per_player = Heroes for each player
setting-heroes_per_player-1 = One
setting-heroes_per_player-2 = Two (two players at most)
setting-hero_pick = Who plays whom
setting-hero_pick-random = Luck decides
setting-hero_pick-draft = Choose one of two
setting-hero_pick-free = Choose freely
setting-party_decisions = Decisions of the party
setting-party_decisions-leader = The leader decides
setting-party_decisions-vote = Everybody votes
setting-party_decisions-anyone = Whoever is first
setting-difficulty = How hard
setting-difficulty-gentle = Gentle: more hp, a shield to begin with
setting-difficulty-normal = As printed
setting-difficulty-doomed = Doomed: less silver, angrier bosses
setting-expansion_abilities = Swap a class card at the start
setting-expansion_abilities-hint = Only with a pack that has other starting cards.
setting-hidden_encounters = Hide who waits in the next battle
setting-surround_hero = Enemies that surround a hero
setting-surround_enemy = Heroes that surround an enemy
setting-tokens_consume_die = A die that gave a token is spent
setting-ai_per_minion = An AI card for every minion
setting-cumulation = Spring Cleaning takes
setting-cumulation-revealed = revealed blanks
setting-cumulation-all_blanks = all blanks
setting-clear_exposes = Expose markers leave after a battle
setting-shield_choice = Shields
setting-shield_choice-auto = block as much as they can
setting-shield_choice-ask = ask me each time
setting-rescue = Ask whether to use something
setting-rescue-falling = when somebody would fall
setting-rescue-damage = whenever turned markers let damage through
setting-advice = 💡 Advice in battle
setting-advice-on = one press does what the house would
setting-advice-off = none, we decide each die alone
setting-level_limit_per_camp = Levels in one camp
setting-level_limit_per_camp-none = as many as we can pay
setting-level_limit_per_camp-1 = one for each hero
setting-early_battle = The battle may start early
setting-edition = Cards of the edition
setting-edition-second = second
setting-edition-first = first
setting-away_mode = Who is away
setting-away_mode-default = holds nobody up and does the least
setting-away_mode-leader = is played by whoever leads
setting-away_mode-house = is played by the house
setting-save_timeout_minutes = Minutes to save a falling hero
setting-save_timeout_minutes-hint = Only at a table with a clock; never more than the clock gives.

rules-1 = **The journey.** Three times you walk a map, and three times somebody is waiting at the end of it.
    1. ⏳ Time is spent on actions: **travel** to another area, **visit** a place and pay what it asks, **explore** for a secret (and an event), or **venture forth** into the unknown: a new area comes, and the first is lost, which hurts if a secret 🔎 is still there.
    2. After each action the next player leads. At 0 time the battle begins, ready or not.
    3. **CAMP** turns silver into levels: a level costs as much as the hero has ability cards. Draw 3, keep 1, and gain a die. Nobody may get more than one card ahead.
    4. **TEST**: d6 + how many cards of that stat the hero has. Reach the number.
    5. Perils 💀 hurt. On the map nobody dies while somebody stands.
    6. **Find Doomrock** before the third battle: it is the last card of the map. No Doomrock, no victory.
rules-2 = **The battle.** No board, only groups: whoever stands together is adjacent, everybody else is not.
    1. Roll your dice, reroll twice. Each 1 is a shield, each 6 heroism. Lay dice on ability cards that show their faces.
    2. Quick cards first, then the minions (two for each hero, the loudest hero first), then the boss, then the rest of your cards.
    3. An attack turns over all expose markers of its target, then come shields, armor, and at last hp.
    4. At the end of the round the boss gets angrier, and shields and heroism are gone.
    5. Whoever falls stays down until the battle is won. If all have fallen, so has the curtain.

rules-doomrock = { rules-1 }

    { rules-2 }

# ---------------------------------------------------------------- reading a card

# what a button says that opens the sheet of a hero
dr-sheet = { $hero }’s sheet
dr-cards-foes = The foes
dr-cards-waits = What waits in the next battle
dr-cards-deck = Enemy cards: { $foe }
dr-cards-setting = This segment of the journey
dr-cards-area = { $place }: { $name }
dr-cards-hero = { $who }
dr-cards-bag = In the bag
dr-cards-events = The events drawn last
dr-card-setting = This segment's setting · ⏳ { $time } time to begin with
dr-card-ai = The enemy card that was drawn last
dr-card-ai-minion = **Minions:** { $what }
dr-card-ai-boss = **Boss:** { $what }
dr-card-enemy = { $hp }/{ $max } hp · hits for { $dmg } · armor { $armor }{ $done ->
    [yes] {" "}· has acted ✓
   *[no] {""}
}{ $marks }
dr-card-waiting = **{ $name }**{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}: { $hp } hp · hits for { $dmg }{ $armor ->
    [0] {""}
   *[other] {" "}· armor { $armor }
}
# Whoever has just been dealt a hero.
dr-hello = 🙋 You are **{ $name }**, { $trait }: { $id ->
    [brawler] tough and loud. Strikes hard at whoever stands in its ring, and pulls them there; best at STR.
    [templar] strikes who is near, and gives shields to whoever needs them; good at STR and INT.
    [sparkwright] fragile. Strikes from another ring, and turns a die to the face that is wanted; good at INT and AGI.
    [hexer] curses from another ring, and exposes enemies so that all hit them harder; best at INT.
    [archer] shoots from another ring, and pushes away who comes close; best at AGI.
    [sneak] hides, and stabs hardest from hiding; good at AGI and STR.
   *[other] its cards say what it can.
}
dr-hello-first = 👉 **First**: { $leads ->
    [yes] you lead, so choose where we spend ⏳
   *[no] somebody else leads, then you
}. Silver is for a 🏕️ camp: each level there is one more card and one more die.
# What one has at hand in a battle while the sheet is not seen.
dr-holds = { $several ->
    [yes] **{ $hero }**:
   *[no] You have:
} { $things }
dr-holds-item = { $slot ->
    [armor] 🧥
    [artifact] 📿
    [consumable] 🧪
   *[hand] 🗡️
} { $name }{ $use ->
    [ready] {" "}(ready)
    [pushes] {" "}(your next hit pushes its target away)
    [spent] {" "}(bonus used up this round)
    [used] {" "}(used up this round)
   *[always] {""}
}
dr-holds-cards = ✨ { $when ->
    [lock] in force
    [reaction] when you are hit
    [later] after the enemies
   *[aimless] nobody in reach
}: { $names }
dr-card-deck = **One of these cards** is drawn for the minions of each hero, and one for each boss:
dr-card-deck-line = 🃏 { $gone ->
    [yes] ~~{ $name }~~ (drawn)
   *[no] **{ $name }**
} · Minions: { $minion } · Boss: { $boss }
dr-card-deck-gone = Drawn already; it comes again when the deck is used up.
dr-card-enrage = 💢 Enrage { $at }: { $what }
dr-card-area = { $kind ->
    [doomrock] Doomrock
    [wilderness] Wilderness
    [mountain] Mountain
   *[town] Town
} · { $explored ->
    [yes] explored
   *[no] { $secrets ->
        [0] no secrets
        [one] 1 secret left
       *[other] { $secrets } secrets left
    }
}{ $here ->
    [yes] {" "}· 🚩 you are here
   *[no] {""}
}
dr-card-location = Costs: { $cost }
dr-card-once = { $used ->
    [yes] Once only, and it has been used.
   *[no] Once only.
}
dr-card-ability = { $stat ->
    [none] Ability
   *[other] { dr-stat }
} · dice { $faces }{ $cost ->
    [one] {""}
   *[other] {" "}× { $cost }
} · { $type ->
    [attack] { $range ->
        [ranged] 🏹 ranged attack
       *[other] 🗡️ melee attack
    }
    [ongoing] ongoing
   *[support] ✚ support
}{ $symbol ->
    [initiative] {" "}· ⚡ quick
    [lock] {" "}· 🔒 lock
    [reaction] {" "}· ↩️ reaction
   *[none] {""}
}
dr-card-lying = 🎲 { $dice } { $n ->
    [one] lies
   *[other] lie
} here
dr-card-locked = 🔒 { $dice } locked here
dr-card-item = { $deck ->
    [common] Common item
   *[epic] Epic item
} · { $slot ->
    [armor] armor
    [artifact] artifact
    [one_hand] one hand
    [two_hand] two hands
   *[consumable] used up
}
dr-card-req = { dr-stat } { $n }
dr-card-needs = Needs { $needs }
dr-card-off = Switched off just now.

# ---------------------------------------------------------------- the signs of the pictures; each begins with its name

dr-sign-time = **Time** ⏳: what actions cost. At 0 the battle begins.
dr-sign-secret = **Secret** 🔎: lies in an area until somebody explores or pays with it. Taking the last one brings the area’s bonus (✨); losing the area while one is still there hurts.
dr-sign-silver = **Silver** 🪙: buys items and levels; the party has one purse.
dr-sign-hp = **Hit points** ❤️: at 0 a hero falls. As a reward: hit points come back.
dr-sign-camp = **CAMP** ⛺: the party may turn silver into levels. A level costs as much as the hero has ability cards; draw 3, keep 1.
dr-sign-test = **TEST** 🎲: roll a d6 and add the hero's number of cards of that stat; reach the number asked. STR, AGI and INT are the stats.
dr-sign-peril = **Peril** 💀: an event card hurts: 1 or 2 damage, expose markers, or something is lost.
dr-sign-event = **Event** 🎴: an event card is drawn, or has left something behind here.
dr-sign-common = **Common item**: a bag with a C.
dr-sign-epic = **Epic item**: a bag with an E. There are fewer of them, and they are better.
dr-sign-choose = **Choice**: one of several things.
dr-sign-threat = **Threat**: how loud a hero is. The loudest are attacked first.
dr-sign-armor = **Armor**: of what the shields let through, it prevents so much at every attack. It is not used up, shields are.
dr-sign-shield = **Shield** 🛡️: stops 1 damage; gone after the round. Each 1 on your dice gives one.
dr-sign-heroism = **Heroism** ⭐: pays for boosts; gone after a round of battle. Each 6 on your dice gives one.
dr-sign-expose = **Expose**: face-down markers, all turned over when their owner is attacked. Most are blank, some are 1 damage more, some push.
dr-sign-unexpose = **Less expose**: expose markers are taken off, unseen.
dr-sign-enrage = **Enrage** 💢: goes up at the end of each round, and the boss gets worse.
dr-sign-anger = **Enrage level**: here something new happens; the board says what.
dr-sign-ai = **Enemy card** 🃏: what minions and boss do this round.
dr-sign-acted = **Acted**: this enemy has had its turn this round.
dr-sign-leader = **Leader** 👑: decides for the party on the map; after each action the next player leads.
dr-sign-melee = **Melee** 🗡️: hits somebody adjacent.
dr-sign-ranged = **Ranged** 🏹: hits somebody who is not adjacent.
dr-sign-support = **Support** ✚: no attack.
dr-sign-initiative = **Quick** ⚡: may be used before the enemies act.
dr-sign-lock = **Lock** 🔒: its dice stay on the card.
dr-sign-reaction = **Reaction** ↩️: used when somebody is attacked.
dr-sign-hidden = **Hidden** (H): threat 0, never surrounded, and may send an enemy on to another hero. Ends when attacked, or with the round.
dr-sign-bogged = **Bogged** (B): cannot move this round.
dr-sign-stunned = **Stunned** (Z): the next time it would act this round, it does nothing.
dr-sign-weakened = **Weakened** (W): each blow does so much less; it cannot do less than nothing.
dr-sign-immovable = **Immovable** (I): cannot be moved, pushed or pulled.
dr-sign-surrounded = **Surrounded** (!): a hero among three enemies, or an enemy among two heroes. A surrounded hero cannot walk away.
dr-sign-rampaging = **Rampaging** (R): a minion that acts again because all others have acted; the lines of the card for it apply too.

dr-term-adjacent = **Adjacent**: in the same ring. Whoever stands in another ring is not adjacent; there are no distances.
dr-term-push = **Push**: out of the ring, into a ring of its own.
dr-term-pull = **Pull**: into the ring of whoever pulls.
dr-term-boost = **Boost**: pay that much heroism while you use the card, and this happens as well.
dr-term-explosion = **Explosion**: when there are no expose markers left, all that lie anywhere are turned over at once.
dr-term-cumulation = **Cumulation**: an expose marker. After the blow that turns it over, it and the blanks that lie turned over leave the battle, so that more of the rest hurt.
dr-term-ambush = **Ambush**: the minions begin in the rings of the heroes, dealt out one by one, the ring with the loudest hero first.
dr-term-loot = **Loot**: roll a die, and the list of the event says what you find.
dr-term-explored = **Explored**: what happens when the last secret of an area is found.
dr-term-left-behind = **Left behind**: what happens when the party leaves an area that was not explored.
dr-term-minions = **Minion**: a small enemy. Two act for each hero every round.
dr-term-boss = **Boss**: who has to be defeated to win the battle.

# ---------------------------------------------------------------- words used in many places

dr-stat = { $stat ->
    [str] STR
    [agi] AGI
   *[int] INT
}
dr-thing = { $what ->
    [silver] 🪙 { $n } silver
    [time] ⏳ { $n } time
    [secret] 🔎 { $n ->
        [one] 1 secret
       *[other] { $n } secrets
    }
    [heroism] ⭐ { $n } heroism
    [shield] 🛡️ { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
    [peril] 💀 { $n ->
        [one] a peril
       *[other] { $n } perils
    }
    [hp] ❤️ { $n } hp
   *[item] 🎒 an item
}
dr-cost = { dr-thing }
dr-cost-item = 🎒 { $deck ->
    [common] a common item
    [epic] an epic item
   *[any] an item
}
dr-text = { $text }
# What an item needs, and whether anybody in the party has it.
dr-text-needs = { $text } { $who ->
    [nobody] ⚠️ Needs { $needs }: nobody has that yet.
   *[some] Needs { $needs }.
}

# ---------------------------------------------------------------- map: questions

dr-ask-action = **{ $place }**: ⏳ { $time } time, 🪙 { $silver } silver{ dr-ask-action-goal }
# Where there is something not to forget, it stands in place of the name of the place, which the map shows.
dr-ask-action-short = { $goal ->
    [none] **{ $place }**:{" "}
   *[other] {""}
}⏳ { $time } time, 🪙 { $silver } silver{ dr-ask-action-goal }
dr-ask-action-goal = { $goal ->
    [road] . At 0 you fight{ $foe ->
        [none] {""}
       *[other] {" "}{ $foe }
    }
    [lesson] . A level costs { $lesson }, in a camp only
    [last] . ⚠️ Silver buys levels in a camp only
   *[none] { $time ->
        [1] . ⚠️ The last ⏳: then you fight
       *[other] {""}
    }
}{ $hurry ->
    [yes] . Doomrock is still { $deck ->
        [one] 1 area
       *[other] { $deck } areas
    } away!
   *[no] {""}
}
dr-ask-battle = { $hurry ->
    [yes] ⚠️ Doomrock has not been found: this battle would be the end of the story. March into it all the same?
   *[no] March into battle now, with ⏳ { $time } to spare?
}{ $weak ->
    [0] {""}
   *[other] {" "}Not at their best: { $hurt }.
}
dr-weak-hero = { $who } ({ $hp }/{ $max })
dr-ask-camp = 🏕️ The fire is lit. Who learns something? One purse pays for all: what you leave, the others may spend.
dr-ask-choose = { $card }: which will it be?
dr-ask-drinker = { $item }: { $around ->
    [yes] around whom?
   *[no] who takes it?
}
dr-ask-event = **{ $card }**{ $said ->
    [yes] : which will it be?
   *[no] . { $rules }
}{ $exposes ->
    [yes] {" "}{ dr-sign-expose }
   *[no] {""}
}
dr-ask-gear = Who puts on what?
dr-ask-dress = ⚔️ The battle is next, and nobody changes clothes in a battle. What will you put on?
dr-ask-hero = Who would you like to be?
dr-ask-trait = And what is wrong with them?
dr-ask-keep = { $keep ->
    [one] Keep one, leave the rest.
   *[other] Keep { $keep }, leave the rest.
}
dr-ask-level = { $hero } learns one of these. The dice that { $hero } can use so far: { $rows }.
dr-ask-level-short = { $hero } learns one of these. The dice that { $hero } can use so far: { $rows }.
dr-covered = { $faces } { $n ->
    [0] nowhere yet
    [one] once
    [2] twice
   *[other] { $n } times
}
dr-ask-lose-item = Something has to go. What will be missed the least?
dr-ask-pay-item = What is given away?
dr-ask-pay = { $card }{ $aimed ->
    [yes] {" "}at { $target } ({ $hp } hp)
   *[no] {""}
}: pay { $cost } for { dr-gain }?{ $use ->
    [none] {" "}It does as much without.
   *[other] {""}
}
dr-ask-payer = Who pays { $what ->
    [hp] with blood (1 hp)
    [heroism] 1 heroism
   *[shield] 1 shield
}{ $many ->
    [0] {" "}for { $card }
   *[other] {" "}→ { $gives }
}?
dr-ask-swap = { $hero }: other tricks than usual?
dr-ask-tester = **TEST { dr-stat } { $difficulty }** (a die + { dr-stat }){ $many ->
    [0] {""}
   *[other] : { $brings }
}{ $bad ->
    [0] {""}
   *[other] , else { $fails }
}. Who tries?

# ---------------------------------------------------------------- map: options

dr-option-ability = { $card } { $dice }{ $reach ->
    [melee] {" "}melee
    [ranged] {" "}ranged
   *[any] {""}
}{ $gist }
dr-option-battle = ⚔️ To battle!
dr-option-card = { $card }
dr-option-explore = 🔎 Explore: ⏳🔎 → an event{ $many ->
    [0] {""}
   *[other] , { $gives }
}{ $last ->
    [0] {""}
   *[other] {" "}{ $short ->
        [yes] ✨
       *[no] + explored: { $bonus }
    }
}
dr-option-gear = 🎒 Gear
dr-option-hero = { $hero } ({ $hp }/{ $max } hp)
dr-option-item = { $item }
dr-option-offered = { $item }{ $fits ->
    [some] {" "}(for { $heroes })
    [none] {" "}(for nobody yet)
   *[all] {""}
}{ $gist }
dr-option-keep-both = Keep both cards
dr-option-level = { $hero }: next level, 🪙 { $cost } of your { $silver }
dr-option-never-mind = Never mind
dr-option-no-lesson = nobody learns yet
dr-option-lesson = { $hero } learns for { $cost } silver
dr-option-no-quick-card = No more quick cards
dr-option-not-yet = Not yet
dr-option-pass-lead = Let the next one lead
dr-option-pay = Pay { $cost }: { $told ->
    [yes] { dr-hurt }
   *[no] { dr-gain }
}
dr-option-pay-not = { $told ->
    [yes] Do not pay: { dr-hurt }
   *[no] Do not pay
}
dr-hurt = { $hurt ->
    [0] no damage
   *[other] { $hurt } damage
}{ $kills ->
    [0] {""}
    [100] , kills
   *[other] {" "}☠ { $kills } %
}
dr-option-skip = No, thank you
dr-option-swap = { $new } for { $old }
dr-option-switch = { $off ->
    [yes] Use { $item } from now on
   *[no] Save { $item } for later
}
dr-hint-switch = { $off ->
    [yes] its bonus counts again, on your next attack that it fits.
   *[no] its bonus goes to your first attack that it fits; saved, it waits until you use it again.
}
dr-orders = { $about ->
    [road] 🥾 On the road
    [dice] 🎲 My dice
    [cards] ⚔️ My cards
   *[foes] 👹 The enemies, and where I stand
}
dr-order-to-battle = Say yes when the others want to go to battle in this segment
dr-order-reroll = Throw my dice again as the house would
dr-order-assign = Leave my dice where they are laid for me
dr-order-act = Use my abilities as the house would, and be done then
dr-order-target = Aim at whoever it does most to
dr-order-no-boost = Spend no heroism on my abilities
dr-order-boost = Spend my heroism as the house would
dr-order-react = React whenever I can
dr-order-sequence = Strike several enemies in the order that does most
dr-order-enemies = Where the enemies leave a choice to me, let the house make it
dr-order-stand = Before a battle, let the house say where I stand
dr-plan-keep = { $who } throws: keep every { $dice }, throw the rest again
dr-plan-keep-best = { $who } throws: keep what the house would keep
dr-plan-act = { $card }
dr-plan-act-able = { $card }, if it can be used then
dr-plan-done = Then I am done
dr-order-best = Whoever is best at it takes each test
dr-form-learn = and another right after, for 🪙 { $cost }
dr-order-learn = In camp, take my next level as soon as the purse has 🪙 { $cost } for it
dr-order-share = Share out fairly what hits or helps one hero on the road
dr-option-purse = { $off ->
    [yes] 🪙 The house leaves our silver alone again
   *[no] 🪙 The house may buy levels with our silver
}
dr-hint-purse = In camp, for heroes whose players are away, and for those that I play.
dr-option-pass-reaction = { $off ->
    [yes] 🔔 Ask about reactions again
   *[no] 🔕 Do not ask about reactions
}
dr-option-pass-save = { $off ->
    [yes] 🔔 Ask about rescues again
   *[no] 🔕 Do not ask about rescues
}
dr-option-pass-cards = { $off ->
    [yes] 🔕 Do not stop before enemy cards
   *[no] 🔔 Ask me before each enemy card
}
dr-option-take-off = { $several ->
    [yes] { $hero } takes off { $item }
   *[no] Take off { $item }
}{ $gist }
dr-option-to-battle = Yes, charge!
dr-option-tester = { $who } tries: { $n ->
    [0] 0 %, { $best } at most
   *[other] { $n } %
}
# What is known of an area stands behind its name, then what going there costs and brings.
dr-option-travel = 🥾 { $place } ({ $explored ->
    [yes] explored
   *[no] 🔎{ $secrets }
}): ⏳{ $many ->
    [0] {""}
   *[other] {" "}→ { $gives }
}
dr-option-use-item = Use { $item }{ $vain ->
    [heal] : nobody has anything to heal
    [yes] : changes nothing now
    [short] {""}
   *[no] { $gist }
}
# What each thing does, on its button, in so few words that most have room behind a name; those of packs have none.
dr-item-gist = { $id ->
    [soup] : a hero heals 2
    [ship_biscuit] : a hero gets 2 shields
    [pamphlet] : a hero gets 2 heroism
    [marbles] : push all enemies beside you
    [pepper] : stun a minion, 1 shield
    [stamp] : 1 time more
    [flypaper] : bog and weaken all beside you
    [correction_fluid] : all shed 2 expose
    [eternal_stew] : a hero heals 4
    [injunction] : a hero gets 6 shields
    [fireworks] : 3 damage to all beside you
    [appointment] : 2 time more, or enrage −2
    [ladle] : first melee attack +1
    [umbrella] : 1 shield each odd round
    [rolling_pin] : if hurt, melee +2
    [toasting_fork] : first attack exposes
    [bread_sling] : first ranged +1
    [pointer] : +1 at the exposed
    [reception_bell] : pull an enemy each round
    [spring_glove] : first hit pushes
    [oar] : first melee attack +1, push
    [cross_bow] : first ranged attack +2
    [signpost] : melee +2, threat +1
    [grudge_ledger] : expose a round
    [barrel] : armor +1, threat +1
    [doormat] : heroism when hurt
    [nightshirt] : begin hidden
    [cardigan] : max hp +1
    [sandwich_board] : armor +1, threat +1
    [quilt] : begin with 2 shields
    [medal] : heroism if one falls
    [goose_whistle] : round 2: 1 damage around
    [pocket_oracle] : TESTs +1, exposes the boss
    [dice_cup] : +1 reroll at first
    [snail] : +1 time each segment
    [trophy_shelf] : heroism for a kill
    [committee_sword] : +1 per friend
    [final_notice] : first attack +1 per expose
    [teaspoon] : every melee attack +1
    [gavel] : stun a minion each round
    [cutlery] : melee +2
    [trowel] : shield per enemy
    [wand] : first hit +0 to +4
    [brick] : first ranged attack +2
    [front_door] : melee +3, armor +1
    [anvil] : melee +2, 1 to all beside
    [longest_bow] : first ranged attack +3
    [harp] : others: heroism
    [contract] : 3 choices
    [plate] : armor +2, threat +2
    [deniable_cloak] : hides you
    [channel_robe] : armor +1, pushes
    [hedgehog_mail] : armor +1, 1 damage back
    [bulletin_vest] : max hp +2, −1 expose
    [tureen] : armor +1, heal
    [hourglass] : time, less rage
    [small_crown] : +2 shields
    [loaded_dice] : +1 reroll
    [sofa_die] : 1 more die
    [bad_luck_charm] : a 1: 2 heroism
    [complaints_box] : expose if hurt
    [intern_goose] : silver, blows
   *[other] {""}
}
dr-option-venture = 🧭 Venture forth: ⏳💀🎴, new area{ $wakes ->
    [0] {""}
   *[other] {" "}({ $gives })
}; { $old } lost{ $many ->
    [0] {""}
   *[other] {" "}→ { $left }
}
dr-option-venture-stem = 🧭 Venture forth: ⏳💀🎴{ $wakes ->
    [0] , new area
   *[other] {" "}({ $gives })
}; { $old } lost
dr-option-venture-brief = 🧭 Venture forth: ⏳💀🎴{ $wakes ->
    [0] { $short ->
        [yes] ; { $old } lost
       *[no] , new area; first area lost
    }
   *[other] ({ $gives }); first lost
}{ $many ->
    [0] {""}
   *[other] {" "}→ { $left }
}
dr-option-visit = 📍 { $place }: { $price }{ $many ->
    [0] {""}
   *[other] {" "}→ { $gives }
}{ $last ->
    [0] {""}
   *[other] {" "}{ $short ->
        [yes] ✨
       *[no] + explored: { $bonus }
    }
}
# What an action on the road costs, on its button: the signs of the map above it.
dr-price = { $time ->
    [0] {""}
    [1] ⏳
    [2] ⏳⏳
   *[other] ⏳{ $time }
}{ $secret ->
    [0] {""}
    [1] 🔎
    [2] 🔎🔎
   *[other] 🔎{ $secret }
}{ $silver ->
    [0] {""}
   *[other] 🪙{ $silver }
}{ $item ->
    [0] {""}
   *[other] 🎒
}{ $heroism ->
    [0] {""}
    [1] ⭐
    [2] ⭐⭐
   *[other] ⭐{ $heroism }
}{ $shield ->
    [0] {""}
    [1] 🛡️
    [2] 🛡️🛡️
   *[other] 🛡️{ $shield }
}{ $hp ->
    [0] {""}
    [1] ❤️
    [2] ❤️❤️
   *[other] ❤️{ $hp }
}{ $peril ->
    [0] {""}
    [1] 💀
    [2] 💀💀
   *[other] 💀{ $peril }
}{ $tax ->
    [0] {""}
   *[other] {" "}+🪙{ $tax } tax
}
dr-glance = { $what ->
    [camp] camp
    [event] an event
    [loot] { $n ->
        [one] a roll for loot
       *[other] { $n } rolls for loot
    }
    [peril] a peril
    [common] { $of ->
        [0] { $n ->
            [one] an item
           *[other] { $n } items
        }
       *[other] { $n } of { $of } items
    }
    [epic] { $of ->
        [0] { $n ->
            [one] an epic item
           *[other] { $n } epic items
        }
       *[other] { $n } of { $of } epic items
    }
    [secret] { $n ->
        [one] +1 secret here
       *[other] +{ $n } secrets here
    }
    [silver] { $n } silver
    [time] +{ $n } time
    [heroism] { $n } heroism
    [shield] { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
    [hp] { $n } hp
    [heal] heal { $n }
    [unexpose] { $n } expose less
    [expose] { $n } expose
    [enrage] enrage { $n }
    [damage] { $n } damage
    [stopped] no damage
    [lose_hp] { $n } damage
    [lose_silver] −{ $n } silver
    [lose_time] −{ $n } time
    [lose_secret] −{ $n ->
        [one] 1 secret
       *[other] { $n } secrets
    }
    [lose_heroism] −{ $n } heroism
    [lose_shield] −{ $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
    [lose_item] −1 item
   *[item] { $n ->
        [one] an item
       *[other] { $n } items
    }
}{ dr-glance-whom }
# What a camp brings besides comes after it, too late for a level.
dr-glance-camp = camp{ $lesson ->
    [0] {""}
   *[other] {" "}{ $short ->
        [yes] 🪙{ $have }/{ $lesson }
       *[no] ({ $have } of { $lesson } silver for a level)
    }
}{ $idle ->
    [yes] : { $short ->
        [yes] nothing now
       *[no] brings nothing now
    }
   *[no] { $many ->
        [0] {""}
       *[other] , { $short ->
            [yes] { $then }
           *[no] then { $then }
        }
    }
}
dr-glance-whom = { $whom ->
    [each] {" "}each
    [boss] {" "}(boss)
    [one] {" "}for { $who }
   *[none] {""}
}
dr-glance-status = { $status ->
    [weakened] weakened { $n }
   *[other] { $status }
}{ dr-glance-whom }
dr-glance-way = { $gives }
dr-glance-or = { $before } or { $gives }
dr-glance-test-brief = { $safe ->
    [0] {""}
   *[other] { $sure };{" "}
}{ dr-stat } { $n }{ $odds ->
    [none] {""}
    [alike] {" "}({ $best } %)
   *[best] {" "}(≤{ $best } %)
}{ $many ->
    [0] {""}
   *[other] : { $brings }
}{ $bad ->
    [0] {""}
   *[other] {" "}or { $fails }
}{ $more ->
    [0] {""}
   *[other] …
}
dr-glance-test = { dr-stat } { $n }{ $odds ->
    [none] {" "}test
    [alike] {" "}({ $best } %)
   *[best] {" "}(up to { $best } %)
}{ $many ->
    [0] {""}
   *[other] : { $brings }
}{ $bad ->
    [0] {""}
   *[other] , else { $fails }
}
dr-option-wear = { $several ->
    [yes] 🎒 { $hero } puts on { $item }
   *[no] Put on { $item }
}{ $gist }
dr-option-words = { $words }
dr-option-outcome = { $words }{ $costs ->
    [0] {""}
   *[other] : { $price }
}{ $many ->
    [0] {""}
   *[other] {" "}→ { $gives }
}
dr-option-outcome-brief = { $before } → { $first }{ $many ->
    [1] {""}
   *[other] , { $then }
}
# An action on the road with whom it asks for: who pays, what comes of it, who takes a lesson.
dr-move = { $many ->
    [0] {""}
   *[other] { $gives }
}{ $learns ->
    [yes] { $many ->
        [0] {""}
       *[other] {" "}·{" "}
    }{ $lesson }
   *[no] {""}
}{ $last ->
    [0] {""}
   *[other] {" "}{ $short ->
        [yes] ✨
       *[no] + explored: { $bonus }
    }
}{ $payer ->
    [none] {""}
   *[other] { $many ->
        [0] {""}
       *[other] {" "}·{" "}
    }{ $payer } pays
}
# What comes of it in any case stands first; whoever cannot pass knows what they get.
dr-move-test = { $chance ->
    [0] { $safe ->
        [0] { $bad ->
            [0] nothing
           *[other] { $fails }
        }
       *[other] { $sure }
    } ({ $who }, { dr-stat } { $n }: 0 %{ $many ->
        [0] {""}
       *[other] {" "}for { $brings }
    })
   *[other] { $safe ->
        [0] {""}
       *[other] { $sure };{" "}
    }{ $pays ->
        [yes] { $brief ->
            [yes] {""}
           *[no] tries{" "}
        }
       *[no] { $who }{ $brief ->
            [yes] {" "}
           *[no] {" "}tries{" "}
        }
    }{ dr-stat } { $n } ({ $chance } %){ $many ->
        [0] {""}
       *[other] : { $brings }
    }{ $bad ->
        [0] {""}
       *[other] , else { $fails }
    }
}

dr-hint-ability = { $stat ->
    [none] { "" }
   *[other] { dr-stat },
} { $faces }: { $text }
dr-hint-battle = Everybody has to agree.
dr-hint-explore = 1 time and 1 secret: draw an event.
dr-hint-gear = Put on or take off, free of charge.
dr-hint-hero = { $heroism } heroism, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}, { $expose } expose
dr-hint-level = choose 1 of { $drawn } new abilities, and roll a die more from now on.
dr-hint-pass-lead = No action, no time lost.
dr-hint-tester = { dr-stat } { $n }{ $changed ->
    [no] {""}
   *[yes] {" "}({ $own } { $more } for TESTs)
}
dr-hint-time = 1 time
dr-hint-venture = 1 time: a new area, a peril, an event.
dr-hint-visit = { $cost }: { $what }

# ---------------------------------------------------------------- map: why not (E-3 to E-9, E-18, E-20, E-21)

dr-refused-cost = Needs { $what ->
    [item] an item of that kind; there is none to spare
    [worn] an item of that kind that nobody wears: take one off first (Gear)
    [secret] { $need } { $need ->
        [one] secret
       *[other] secrets
    } here; { $have } left
   *[other] { $need } { $what }; { $have } left
}.
dr-refused-gear-in-battle = Equipment is fixed during a battle.
dr-refused-hands = { $need ->
    [2] Needs both hands
   *[other] Both hands are full
}: take off { $either ->
    [yes] one of { $held }
   *[no] { $held }
} first.
dr-refused-heroes = At most { $most } heroes fit into this story; { $seats } players take one each.
dr-refused-no-abilities = There is nothing left to learn: the ability deck is empty.
dr-refused-no-area = No area is left to discover.
dr-refused-nobody = Nobody has { dr-stat } { $need }.
dr-refused-one-level = One level for each hero in one camp.
dr-refused-slot = One { $slot ->
    [armor] armor
   *[other] artifact
} at a time: take off { $worn } first.
dr-refused-stat = Needs { dr-stat } { $need }, has { $have }.
dr-refused-uneven = { $hero } would be { $ahead } ahead of { $other }.
dr-refused-vain = { $why ->
    [beside] No enemy stands beside { $all ->
        [yes] any hero
       *[no] { $who }
    }.
    [heal] { $all ->
        [yes] Nobody
       *[no] { $who }
    } { $all ->
        [yes] has anything
       *[no] has nothing
    } to heal.
    [unexpose] { $all ->
        [yes] Nobody has an
       *[no] { $who } has no
    } expose marker.
    [time] Time won in this battle is lost with it.
   *[other] It would change nothing now.
}
dr-refused-used = Once was enough, and it was once already.

# ---------------------------------------------------------------- map: what happened

dr-setup = Enter { $heroes }, with 🪙 { $silver } between them, at **{ $place }**. The map: { $areas }.
dr-hero = { $seat } is **{ $hero }**, { $trait } ({ $hp } hp).
dr-swapped = { $hero } has unlearned { $old } and taken up { $new }.
dr-left-out = { $name } stays in the box: it does not fit this edition.
dr-setting = 📜 **Segment { $segment }: { $setting }**, ⏳ { $time }. { $story }

dr-travelled = 🥾 The party walks to **{ $place }**. ⏳ { $time } left.
dr-visited = 📍 The party calls at **{ $place }** ({ $area }).
dr-explored-on = 🔎 The party pokes around in **{ $place }**. ⏳ { $time } left, { $secrets ->
    [0] no secrets
    [one] 1 secret
   *[other] { $secrets } secrets
} to go.
dr-ventured = 🧭 Off into the unknown! ⏳ { $time } left.
dr-drops-out = { $place } drops out of the map.
dr-left-behind = { $anything ->
    [yes] { $place } drops out of the map with a secret unfound, and takes it personally.
   *[no] { $place } drops out of the map, secrets and all. It does not mind.
}
dr-discovered = 🗺️ **{ $place }**! { $story } { $secrets ->
    [0] It has nothing to hide.
    [one] It hides 1 secret.
   *[other] It hides { $secrets } secrets.
}
dr-explored = ✨ { $place } has no secrets left{ $anything ->
    [yes] : a bonus for the curious.
   *[no] .
}
dr-passed = { $seat } looks at the sky and lets the next one lead.
dr-all-passed = Everybody has looked at the sky. The table takes a rest until somebody has an idea.
dr-battle-refused = Not everybody is ready. The sword goes back into the scabbard.
dr-to-battle = ⚔️ Enough walking. Next: **{ $encounter }**.

dr-paid = 💸 The price: { $cost }.
dr-paid-by = { $hero } pays { $what ->
    [hp] 1 hp
    [heroism] 1 heroism
   *[shield] 1 shield
}.
dr-gave-item = 🎒 { $item } is gone.
dr-nothing-to-lose = The party owns nothing worth losing.

dr-peril = 💀 **{ $card }.** { $story }
dr-event = 🎴 **{ $card }.** { $story }
dr-event-choice = ➡️ *{ $choice }.* { $story }
dr-event-only = ➡️ *{ $choice }*, the only way open. { $story }
dr-event-neither = The party can afford neither, and shuffles on.
dr-permanent = 📌 { $place } stays here for whoever comes by.
dr-no-event = Nothing happens. The { $deck } has run out of ideas.
dr-loot = 🎲 Loot! A { $face }{ $face ->
    [1] : fluff, and somebody else's shopping list.
    [2] : 1 silver. (4 and 5 are a common item, a 6 an epic one.)
    [3] : 1 silver. (4 and 5 are a common item, a 6 an epic one.)
    [6] : an epic item!
   *[other] : a common item. (A 6 is an epic one.)
}
dr-loot-table = 🎲 The die for { $card }: a { $face }{ $nothing ->
    [yes] . Nothing.
   *[no] .
}
dr-loot-brings = 🎲 { $card }, a { $face }{ $told ->
    [none] : nothing
    [no] {""}
   *[yes] : { $brings }
}. *{ $rules }*
dr-reshuffled = The discarded cards ({ $deck }) are shuffled and begin again.

dr-camp = 🏕️ **Camp.** 🪙 { $silver } in the purse.
dr-camp-unable = 🎓 No level yet for { $rows }
dr-camp-unable-row = **{ $hero }**: { $why }
dr-levels = { $hero } pays 🪙 { $cost } for a level; { $left } left.
dr-level-drawn = { $hero } could learn { $cards }.
dr-levelled = 🎓 { $hero } learns **{ $card }** and now rolls { $dice } dice.

dr-gained-party = + { dr-thing }{ $what ->
    [secret] {" "}here
   *[other] {""}
} (now { $now }).
dr-lost-party = { $n ->
    [0] { $what ->
        [silver] The purse is as empty as before.
       *[time] There was none left to lose.
    }
   *[other] − { dr-thing }.
}
dr-lost-party-left = − { dr-thing } ({ $now } left).
dr-gained = { $who } gains { dr-thing }.
dr-gained-each = { $who } gain { dr-thing } each.
dr-lost = { $who }: − { dr-thing }.
dr-healed = 💚 { $who } heals { $n } ({ $hp }/{ $max } hp).
dr-healthy = { $who } has nothing to heal ({ $hp }/{ $max } hp).
# What comes next, above the questions in which one can prepare for it.
dr-coming = 👁️ **Next:** { $minions ->
    [0] {""}
    [one] { $only } { $heroes ->
        [one] {""}
       *[other] to each hero in turn{" "}
    }for { $blow }
   *[other] { $how ->
        [each] minions for { $blow } each ({ $slots }{ $twice ->
            [yes] ; one acts twice
           *[no] {""}
        })
        [some] up to 2 minions to each hero for { $blow }
       *[all] { $minions } minions { $heroes ->
            [one] {""}
           *[other] to each hero{" "}
        }for { $blow } each
    }
}{ $foes ->
    [0] {""}
   *[other] { $minions ->
        [0] {""}
       *[other] .{" "}
    }{ $odds ->
        [none] { $named }: { $other ->
            [0] no attack is left among its cards
            [1] 1 of { $of } cards attacks, for another number or at somebody else
           *[other] { $other } of { $of } cards attack, for another number or at somebody else
        }
       *[other] { $bosses }{ $why ->
            [alone] {""}
            [any] {" "}at one of you (equal threat)
            [tied] {" "}at one of { $whom } (equal threat)
           *[most] {" "}at { $whom }
        }{ $odds ->
            [sure] {""}
           *[some] {" "}on { $plain } of { $of } cards
        }
    }
}{ $sleepers ->
    [0] {""}
   *[other] { $parted ->
        [yes] .{" "}
       *[no] {""}
    }{ $asleep }: stunned, { $sleepers ->
        [one] skips its turn
       *[other] skip their turns
    }
}.{ $joining ->
    [0] {""}
    [one] {" "}One more { $joiner } comes at the round’s end.
   *[other] {" "}{ $joining } more minions come at the round’s end.
}
dr-coming-slot = { $n } at { $who }
dr-coming-boss = { $name } for { $n }
# Why whoever waits can use nothing.
dr-waits-enemies = The enemies act; your cards come after them.
dr-waits-fallen = You have fallen, and have no dice to use.
dr-waits-no-die = You have no die left to use in this round.
dr-waits-no-target = Nobody is in reach of { $cards } now: the dice there stay unused unless somebody comes.
dr-waits-no-quick-card = None of your quick cards ⚡ has a die{ $later ->
    [yes] ; your other cards come after the enemies
   *[no] {""}
}.
# What the news came to, for whoever reads no more than the last of them.
dr-summary = **In short:** { $parts }{ $more ->
    [0] {""}
   *[other] {" "}· { $more } more
}
# What happened in rounds of which there is no room to tell more, and above what happened in one of several.
dr-rounds-short = { $many ->
    [one] **Round { $last }:**
   *[other] **Rounds { $first }–{ $last }:**
} { $parts }{ $more ->
    [0] {""}
   *[other] {" "}· { $more } more
}
dr-round-head = **Round { $round }**
dr-summary-part = { $who } { $to ->
    [more] +{ $n } hp
    [less] −{ $n } hp
    [same] ±0 hp
    [down] is down
   *[defeated] defeated
}{ $shields ->
    [0] {""}
   *[other] {" "}🛡️ −{ $shields }
}
# What happened, a line for each card that was used: who, at whom, with what, and what came of it.
dr-act = { $side ->
    [hero] ⚔️
   *[enemy] 🃏
} **{ $who }**{ $arrow ->
    [yes] {" "}→ { $at }
   *[no] {""}
} · { $cards }{ $boosts ->
    [0] {""}
    [one] {" "}(boosted)
   *[other] {" "}({ $boosts } boosts)
}{ $n ->
    [0] { $side ->
        [hero] {""}
       *[enemy] : { $rules ->
            [none] nothing comes of it
           *[other] { $rules }
        }
    }
   *[other] : { $stuck ->
        [yes] { $rules } { $came }
       *[no] { $came }
    }
}
# Several throws, one after the other.
dr-act-rolled = { $before } · { $one }
# Of several throws what they brought, since there is no room for all dice.
dr-act-rerolled = { $told } (rerolled { $rerolls })
dr-act-rolled-one = 🎲 { $why ->
    [yes] { dr-throws }
   *[no] { $who }: { $shields ->
        [0] { $heroism ->
            [0] { $dice }
           *[other] ⭐ +{ $heroism }
        }
       *[other] 🛡️ +{ $shields }{ $heroism ->
            [0] {""}
           *[other] , ⭐ +{ $heroism }
        }
    }
}
dr-throws = { $who } throws { $dice }{ $shields ->
    [0] { $heroism ->
        [0] {""}
       *[other] : { dr-throws-heroism }
    }
   *[other] : { dr-throws-shields }{ $heroism ->
        [0] {""}
       *[other] , { dr-throws-heroism }
    }
}
dr-throws-shields = { $shields ->
    [one] the 1️⃣ gives 🛡️ +1
    [2] two 1️⃣ give 🛡️ +2
    [3] three 1️⃣ give 🛡️ +3
    [4] four 1️⃣ give 🛡️ +4
    [5] five 1️⃣ give 🛡️ +5
    [6] six 1️⃣ give 🛡️ +6
   *[other] { $shields } × 1️⃣ give 🛡️ +{ $shields }
}
dr-throws-heroism = { $heroism ->
    [one] the 6️⃣ gives ⭐ +1
    [2] two 6️⃣ give ⭐ +2
    [3] three 6️⃣ give ⭐ +3
    [4] four 6️⃣ give ⭐ +4
    [5] five 6️⃣ give ⭐ +5
    [6] six 6️⃣ give ⭐ +6
   *[other] { $heroism } × 6️⃣ give ⭐ +{ $heroism }
}
# What comes of a card without anybody using it.
dr-act-because = ↪ **{ $cards }**: { $came }
dr-act-remark = { $told }
    { $remark }
dr-road-battle = ⚔️ **{ $encounter }**{ $why ->
    [late] : ⏳ is used up.
   *[wish] : you march into battle.
} You win when { $ends ->
    [all] every enemy is down
   *[bosses] the last boss is down, whoever else still stands
}, and lose when all heroes are.
dr-road-won = { $won }. { $remark }
# The half of what the game is won by, above all else that came of the action.
dr-road-doomrock = ⛰️ **You found Doomrock!** Now every boss that is left has to fall.
# One step of an action, and the next one in a line of its own.
dr-road-below = { $before }
    { "" }{ $what }
dr-road-joke = { $before }: *{ $story }*
dr-road-story = { $before }
    { "" }*{ $story }*
# What was paid at an event, and by which heroes.
dr-road-paid = { $cost }{ $n ->
    [0] {""}
    [one] : { $who } pays
   *[other] : { $who } paid
}
dr-road-camp = 🏕️ camp: no level{ $many ->
    [0] {""}
   *[other] {" "}for { $rows }
}
dr-road-camp-row = { $who }{ $short ->
    [0] {""}
   *[other] {" "}({ $short } silver short)
}
dr-party = { $heroes }
dr-road-part = 📜 { $setting }
dr-road-and = { $before } · { $what }
dr-road-to = { $before } → { $what }
dr-act-further = { $before } · **{ $cards }**{ $boosts ->
    [0] {""}
    [one] {" "}(boosted)
   *[other] {" "}({ $boosts } boosts)
}{ $arrow ->
    [yes] {" "}→ { $at }
   *[no] {""}
}{ $n ->
    [0] {""}
   *[other] : { $came }
}
dr-act-came = 👹 { $n ->
    [one] { $name } appears.
   *[other] { $n } enemies appear, the last of them { $name }.
}
dr-act-walked = { $met ->
    [0] now alone
   *[other] now with { dr-met }
}
dr-act-also = { $before }; { $what }
dr-act-and = { $before }, { $what }
dr-act-part = { $named ->
    [yes] { $who }{" "}
    [by] { $who } (by { $by }){" "}
   *[no] {""}
}{ $came }
dr-act-gone = { $to ->
    [down] is down 💤
   *[defeated] defeated 💥
}
dr-act-hp = { $to ->
    [less] −{ $n } hp ({ $left } left{ $shown ->
        [yes] ; { $markers }
       *[no] {""}
    })
    [more] +{ $n } hp ({ $left })
   *[same] unhurt{ $shown ->
        [yes] {" "}({ $markers })
       *[no] {""}
    }
}
# What a card added to a blow.
dr-act-added = { $before } + { $n } { $what ->
    [enrage] enrage
   *[card] { $card }
}
# A blow to which markers added something; what shields took stands behind it.
dr-act-sum = { $total } damage: { $base } + { $n } for { $turned ->
    [0] markers
    [one] the marker
   *[other] { $turned } markers
}{ $armor ->
    [0] {""}
   *[other] , armor takes { $armor }
}
# Expose markers that a blow turned over, and what they did to it.
dr-act-markers = { $turned ->
    [0] markers
    [one] 1 marker
   *[other] { $turned } markers
} turned: { $did ->
    [plus] +{ $n } damage
    [blank] { $turned ->
        [one] blank
       *[other] all blank
    }
   *[else] no damage
}
dr-act-change = { $what ->
    [shield] 🛡️ { $to ->
        [more] +{ $n }
       *[less] −{ $n }
    }
    [heroism] ⭐ { $to ->
        [more] +{ $n }
       *[less] −{ $n }
    }
    [expose] { $to ->
        [more] +{ $n }
       *[less] −{ $n }
    } expose
    [dice] −{ $n ->
        [one] 1 die
       *[other] { $n } dice
    }
    [weakened] weakened by { $n }
    [pushed] pushed out
    [pulled] pulled along
    [stuck] cannot move
    [bogged] bogged
    [stunned] stunned
    [found] no longer hidden
    [hidden] hidden
   *[immovable] immovable
}
dr-act-felled = { $who } defeated 💥
dr-foes = { $name } { $ns }
dr-drawn = 🎁 To choose from: { $items }.
dr-kept = 🎁 **{ $item }** goes into the bag: { $what }
dr-no-items = There is nothing left to find ({ $deck } items).
dr-chosen = { $card }: *{ $choice }.*
dr-test = 🎲 { $who } tries { dr-stat }: die { $face } + { dr-stat } { $bonus } = **{ $total }** against { $difficulty }. { $passed ->
    [yes] Done!
   *[no] Not today.
}
dr-back-on-feet = { $hero } is carried, fanned and told to walk it off (1 hp).

dr-wears = { $hero } puts on { $item }.
dr-takes-off = { $hero } takes off { $item }.
dr-drops = { $hero } can no longer handle { $item } and hands it back.
dr-used = 🧪 { $hero } uses **{ $item }**: { $what }
dr-queued = { $seat } reaches for { $item }. It waits until the dice lie still.

# ---------------------------------------------------------------- the end

dr-lost-map = ☠️ Nobody is left standing, and there was not even a battle.
dr-score = 🏆 **The score:** { $rows }. **{ $total } points.**
dr-score-abilities = { $n } for abilities learned
dr-score-common = { $n } for common items
dr-score-epic = { $n } for epic items
dr-score-silver = { $n } for silver
dr-score-hp = { $n } for hit points left
dr-score-done = { $n } for doing it at all
dr-score-time = { $n } for time to spare
# The last scene, below the pictures: how it ended, what was beaten, how close it was.
dr-result-win = 🏆 **Doomrock has fallen! { $total } points.** Beaten: { $beaten }. Nobody was left behind.
    { $scene }
dr-result-lost-map = ☠️ **The party collapsed on the road, in segment { $segment }.**{ dr-result-beaten }
    { $scene }
dr-result-lost-heroes = ☠️ **The party fell in battle { $segment } of 3.**{ $left ->
    [yes] {" "}{ $close }
   *[no] {""}
}{ dr-result-beaten }
    { $scene }
dr-result-lost-no-doomrock = ☠️ **Doomrock was never found.** It is still there, wondering.{ dr-result-beaten }
    { $scene }
dr-result-beaten = { $many ->
    [0] {""}
   *[other] {" "}Beaten before that: { $beaten }.
}
dr-result-open = The story is not over yet.

# view
# The board in words (the twin of the pictures). Short lines: a phone shows about forty characters of each.

dr-view-head-setup = Before the journey
dr-view-head-map = Segment { $segment }/3 · { $beaten ->
    [yes] 🏁 The battle is won
   *[no] Map
} · Leader { $leader }
dr-view-head-battle = Segment { $segment }/3 · Battle · { $round ->
    [0] Getting into position
   *[other] Round { $round }: { $step }
}
dr-view-head-ended = The journey is over · Segment { $segment }/3
dr-view-step = { $step ->
    [roll] the dice
    [start] it begins
    [initiative] who is quick
    [minions] the minions
    [bosses] the boss
    [heroes] the heroes
    [end] tidying up
    [won] victory!
   *[other] getting into position
}
dr-view-resources = ⏳ { $time } time · 🪙 { $silver } silver ({ $level } a level) · 🗺️ { $deck ->
    [one] { $deck } area
   *[other] { $deck } areas
} ahead · Doomrock { $doomrock ->
    [here] **found**
   *[ahead] not found yet
}
dr-view-setting = 📜 **{ $name }**: { $text }
dr-view-foe = { $beaten ->
    [yes] 🏁 Beaten
   *[no] ⚔️ Next battle
}: **{ $name }**{ $beaten ->
    [yes] {""}
   *[no] {" "}({ $bosses })
}
dr-foe-boss = { $name }, { $hp } hp, hits for { $dmg }
dr-view-doomrock-last = 🗺️ { $deck ->
    [one] One area is still face down: Doomrock
   *[other] { $deck } areas are still face down, and the last of them is Doomrock
}. Find it before the third battle.
# On the first road, what all of it is for.
dr-view-goal = 🎯 Beat three bosses, one at the end of each map. Before the third find Doomrock, the last of { $deck } areas still face down. Without it, or if all heroes fall, you lose.
# Once Doomrock is found, what is left to do.
dr-view-goal-left = ⛰️ Doomrock is found. 🎯 { $n ->
    [one] Beat the third boss and you win
   *[other] Beat { $n } more bosses, one at the end of each map, and you win
}; if all heroes fall, you lose.
dr-view-foe-unknown = ⚔️ Next battle: nobody dares to say
dr-view-area = **{ $place } { $name }** ({ $kind }, { $explored ->
    [yes] explored
   *[no] { $secrets ->
        [0] no secrets
        [one] { $secrets } secret
       *[other] { $secrets } secrets
    }
}){ $here ->
    [yes] {" "}🚩 you are here
   *[no] {""}
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
dr-view-unworn = 🎽 In the bag, worn by nobody: { $items }.{ $own ->
    [yes] {""}
   *[no] {" "}“Put on” stands under *{ board-hand }*.
}
dr-view-fits = **{ $item }** (fits { $heroes })
dr-view-fits-later = **{ $item }** ({ $heroes }: { $hands ->
    [one_hand] no hand free
    [two_hand] needs both hands
   *[other] wears another
})
dr-view-fits-nobody = **{ $item }** (fits nobody yet: { $needs })
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
dr-view-enrage = 💢 Enrage { $n }{ $since ->
    [0] {""}
   *[other] {" "}(since { $since }: { $done })
}; at { $at }: { $text }
dr-view-enrage-last = 💢 Enrage { $n }; { $since ->
    [0] no further level
   *[other] since { $since }: { $done }
}
dr-view-impatience = ⌛ { $n ->
    [0] From round { $at } on, every enemy attacks for 1 more each round.
   *[other] This has gone on too long: every enemy attacks for { $n } more, and for 1 more each round.
}
dr-view-ai = 🃏 **{ $name }** Minions: { $minion } Boss: { $boss }
dr-view-slots = 🎯 Minions come for { $slots }, in this order
dr-view-slot = { $active ->
    [yes] **{ $name }**
   *[no] { $name }
}
dr-view-to-come = To come: { $members }
dr-view-group = ◯ { $place }: { $members }
dr-view-member-hero = **{ $name }** [{ $facts }]
dr-view-boss = **{ $name }** ({ $hp }/{ $max } hp, hits for { $dmg }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}){ $marks }
dr-view-minion = { $name } ({ $hp }/{ $max }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}){ $marks }
dr-view-marks = {" "}[{ $facts }]
dr-view-fallen-heroes = 💤 Fallen: { $names }
dr-view-markers = ❔ Expose markers: { $pool } in the pool, { $revealed } revealed, { $gone } gone
dr-view-own = **{ $name }, { $trait }**: { $text }
dr-view-own-stats = STR { $str } · AGI { $agi } · INT { $int } · { $facts }
dr-view-own-short = **{ $name }**: { $facts } · STR { $str }, AGI { $agi }, INT { $int }{ $n ->
    [0] {""}
   *[other] {" "}· wears { $worn }
}
dr-view-ability = - **{ $name }** [{ $faces }]{ $symbol ->
    [initiative] {" "}⚡ quick
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
dr-view-planned = {" "}🎲 { $dice } would lie here
dr-view-aimless = {" "}🎲 { $dice } here, no target
dr-view-dice-line = 🎲 { $facts }
dr-view-dice = { $where ->
    [pool] { $n } to roll
    [idle] idle { $dice }
   *[spent] { $n } spent
}
dr-view-item = - 🧰 **{ $name }**: { $text }{ $off ->
    [yes] {" "}(switched off)
   *[no] {""}
}
dr-view-item-short = - 🧰 **{ $name }**
dr-view-score-line = { $what ->
    [abilities] Abilities learned: { $n }
    [common] Common items: { $n }
    [epic] Epic items: { $n }
    [silver] Silver: { $n }
    [hp] Hit points left: { $n }
    [done] Doing it at all: { $n }
   *[time] Time to spare: { $n }
}
dr-view-score-total = **Together: { $n }**
dr-view-alt-offer = To choose from: { $abilities }.
dr-view-alt-map = Map, segment { $segment } of 3. { $time } time, { $silver } silver. The row: { $areas }. Heroes: { $heroes }.
dr-view-alt-area = { $name } ({ $kind }, { $secrets ->
    [one] 1 secret
   *[other] { $secrets } secrets
}{ $here ->
    [yes] , the party is here
   *[no] {""}
}: { $locations })
dr-view-alt-battle = { $name }, round { $round }, { $step }, enrage { $enrage }. Groups: { $groups }
dr-view-alt-field = Who stands with whom: { $groups }
dr-view-alt-group = ({ $place }) { $members }
dr-view-alt-who = { $name } { $hp }/{ $max } hp
dr-view-alt-hero = { $name }, { $trait }: { $facts }. Abilities: { $abilities }.
dr-view-alt-score = The score: { $n } points.
dr-view-alt-victory = { $foe } beaten{ $by ->
    [none] .
   *[other] : { $by } fells { $who }.
} { $heroes }. So far: { $rows }
# end of view

## The battle: journal

dr-battle = ⚔️ **{ $encounter }** — { $flavor }
dr-because = ↪ **{ $card }**:
dr-because-told = ↪ **{ $card }**: { $told }
dr-there = 📍 And at **{ $card }**:
dr-there-told = 📍 And at **{ $card }**: { $told }
dr-no-doomrock = The last time marker is gone, and Doomrock has not been found. Whatever was going to happen there, happens.
dr-impatience = ⌛ This has gone on too long. Every enemy attacks for { $n } more.
dr-round = **Round { $round }** · enrage { $enrage }
dr-threw-again = 🎲 { $who } rerolls { $rerolls }.
dr-reroll = { $before } → { $now }
dr-reroll-then = { $before }, then { $then }
dr-rolled = { dr-throws }.
dr-activates = { $who } uses **{ $card }** { $dice }{ $aimed ->
    [yes] {" "}on { $at }
   *[no] {""}
}{ $boosts ->
    [0] {""}
    [one] {" "}with a boost
   *[other] {" "}with { $boosts } boosts
}.
dr-attacks = { $who } attacks { $target } ({ $card }).
dr-moved-attacks = { $who } goes for { $target } and attacks ({ $card }).
dr-thrown = 🎲 { $card } rolls a { $face }.
dr-found = { $who } is hidden no longer.
dr-damage = { $total ->
    [0] { $who } takes no damage
   *[other] { $who } takes **{ $total }**
}{ $sums ->
    [yes] {" "}({ $why })
   *[no] {""}
}{ $total ->
    [0] .
   *[other] : { $before }→{ $after } hp.
}
dr-part = { $before }{ $sign ->
    [first] {""}
    [plus] {" "}+{" "}
   *[minus] {" "}−{" "}
}{ $n } { $what ->
    [base] base
    [damage] damage
    [boost] boost
    [enrage] enrage
    [weakened] weakness
    [expose] { $n ->
        [one] marker
       *[other] markers
    }
    [shield] { $n ->
        [one] shield
       *[other] shields
    }
    [armor] armor
   *[card] { $card }
}
dr-lost-hp = { $who } loses **{ $n }** hp: { $before }→{ $after }.
dr-defeated = 💥 { $who } is defeated.
dr-fallen = 💤 { $who } falls.
dr-won = 🏁 Beaten: **{ $encounter }**.
dr-reward = The reward of { $setting }:
dr-revealed = { $who } turns markers up{ $plus ->
    [0] {""}
   *[other] {" "}· { $plus } × +1 damage
}{ $push ->
    [0] {""}
   *[other] {" "}· { $push } × push
}{ $cumulation ->
    [0] {""}
   *[other] {" "}· { $cumulation } × cumulation (clears blanks away)
}{ $blank ->
    [0] {""}
   *[other] {" "}· { $blank } × blank
}.
dr-exposed = { $who } gets { $n ->
    [one] 1 expose marker
   *[other] { $n } expose markers
} ({ $pool } left in the pool).
dr-exposed-each = { $who } get { $n ->
    [one] 1 expose marker
   *[other] { $n } expose markers
} each ({ $pool } left in the pool).
dr-unexposed = { $who } sheds { $n ->
    [one] 1 expose marker
   *[other] { $n } expose markers
}.
dr-cumulation = 🧹 The cumulation clears up: { $removed ->
    [one] 1 marker leaves
   *[other] { $removed } markers leave
} the battle, { $back ->
    [0] none goes
    [one] 1 goes
   *[other] { $back } go
} back to the pool.
dr-explosion = 🎆 **The pool is empty: everything that lies face down is turned up at once!**
dr-pushed = { $who } is pushed out alone.
dr-pulled = { $who } is pulled to { $to }.
dr-moved = { $who } moves to { $to }.
dr-moved-off = { $who } moves.
dr-walked = { $who } { $met ->
    [0] moves and stands alone
   *[other] moves to { dr-met }
}.
dr-met = { $to }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
dr-unreached = { $who } has nobody in reach for { $cards }: those dice go unused.
dr-bogged = { $who } is bogged and cannot move.
dr-surrounded = { $who } is surrounded by { $n } and cannot move.
dr-stunned = { $who } is stunned and misses a turn.
dr-status = { $who } is { $status ->
    [hidden] hidden
    [bogged] bogged: no moving this round
    [stunned] stunned: the next turn is lost
    [weakened] weakened by { $n }
   *[other] immovable
}.
dr-modified = { $who }: { $n } { $what ->
    [threat] threat
    [armor] armor
    [attack] to each attack
    [str] STR
    [agi] AGI
    [int] INT
    [test] to each TEST
    [rerolls] to rerolls
    [dice] dice
   *[max_hp] to the most hp
} for now.
dr-spawned = { $n ->
    [one] { $name } appears.
   *[other] { $n } enemies appear, the last of them { $name }.
}
dr-no-marker = { $n } not placed: there is no marker left.
dr-ai = 🃏 { $who } · **{ $card }**{ dr-active }: { $text }
dr-ai-again = 🃏 { $who } does the same{ dr-active }.
# Of a boss’s card that is about nobody in particular there is none.
dr-active = { $active ->
    [none] {""}
   *[other] {" "}(the active hero is { $active })
}
dr-rampages = 😡 { $who } rampages.
dr-redirected = { $who } is nowhere to be seen; it is { $to }’s turn instead.
dr-enrage = 💢 Enrage { $before }→{ $after }.
dr-enrage-level = 💢 { $text }
dr-stolen = { $thief } steals { $n ->
    [one] a die
   *[other] { $n } dice
} from { $who }.
dr-die-back = { $who } has a die back: { $die }.
dr-die-laid = { $who } lays { $die } on { $card }, the only card that takes it.
dr-die-set = { $who } turns a die to { $die }.
dr-nobody = nobody
dr-gone = a defeated enemy ({ $n })
dr-enemy = { $name } { $n }
dr-boss = { $name }

## In short: for turns that are summed up, and for the chapters of the story

dr-hero-short = { $seat } is **{ $hero }**
dr-setting-short = 📜 Segment { $segment }: { $setting }
dr-travelled-short = 🥾 to { $place }
dr-visited-short = 📍 { $place }
dr-explored-on-short = 🔎 { $place }
dr-ventured-short = 🧭 into the unknown
dr-loot-short = 🎲 loot, a { $face }{ $face ->
    [1] : nothing
   *[other] {""}
}
dr-loot-table-short = 🎲 a { $face }{ $nothing ->
    [yes] : nothing
   *[no] {""}
}
dr-explored-short = ✨ all explored
dr-loot-brings-short = 🎲 a { $face }{ $told ->
    [none] : nothing
    [no] {""}
   *[yes] : { $brings }
}
dr-drops-out-short = { $place } drops out
dr-left-behind-short = { $place } drops out
dr-discovered-short = 🗺️ **{ $place }** found
dr-to-battle-short = ⚔️ to battle
dr-battle-short = ⚔️ Battle: { $encounter }
dr-round-short = Round { $round }
dr-camp-short = 🏕️ Camp
dr-levelled-short = 🎓 { $hero } learns { $card }
dr-paid-short = 💸 { $cost }
dr-gained-party-short = + { dr-thing }{ $what ->
    [secret] {" "}here
   *[other] {""}
}
dr-lost-party-short = { $n ->
    [0] nothing to lose
   *[other] − { dr-thing }
}
dr-lost-party-left-short = − { dr-thing }
dr-gained-short = { $who } + { dr-thing }
dr-gained-each-short = { $who } + { dr-thing }
dr-lost-short = { $who } − { dr-thing }
dr-healed-short = 💚 { $who } +{ $n }
dr-peril-short = 💀 { $card }
dr-permanent-short = 📌 { $place } stays here
dr-event-short = 🎴 { $card }
dr-event-choice-short = ➡️ { $choice }
dr-event-only-short = ➡️ { $choice } (the only way open)
dr-test-short = 🎲 { $who }: die { $face } + { dr-stat } { $bonus } = { $total } against { $difficulty }, { $passed ->
    [yes] done
   *[no] failed
}
dr-kept-short = 🎁 { $item }
dr-gave-item-short = { $item } gone
dr-used-short = 🧪 { $hero }: { $item }
dr-because-short = ↪ { $card }
dr-because-told-short = ↪ { $card }
dr-there-short = 📍 { $card }
dr-there-told-short = 📍 { $card }: { $told }
dr-threw-again-short = 🎲 { $who } { $rerolls }
dr-rolled-short = 🎲 { $who } { $dice }
dr-activates-short = { $who }: { $card }
dr-ai-short = 🃏 { $who }: { $card }
dr-ai-again-short = 🃏 { $who } too
dr-damage-short = { $total ->
    [0] { $who } unhurt
   *[other] { $who } −{ $total } hp
}
dr-lost-hp-short = { $who } −{ $n } hp
dr-defeated-short = 💥 { $who } defeated
dr-fallen-short = 💤 { $who } falls
dr-won-short = 🏁 { $encounter } beaten
dr-unexposed-short = { $who } −{ $n } expose
dr-exposed-short = { $who } +{ $n } expose
dr-explosion-short = 🎆 explosion
dr-pushed-short = { $who } pushed
dr-status-short = { $who } { $status ->
    [hidden] hidden
    [bogged] bogged
    [stunned] stunned
    [weakened] weakened
   *[immovable] immovable
}
dr-stunned-short = { $who } stunned
dr-cumulation-short = a cumulation marker clears { $removed ->
    [one] 1 marker
   *[other] { $removed } markers
} away
dr-spawned-short = { $n ->
    [one] { $name } appears
   *[other] { $n } enemies appear
}
dr-rampages-short = 😡 { $who }
dr-stolen-short = { $thief } steals { $n ->
    [one] a die
   *[other] { $n } dice
}
dr-enrage-short = 💢 { $after }
dr-score-short = 🏆 The score

## The battle: questions

dr-ask-stand = Where does { $who } stand? Melee reaches only those who stand together. { $formation ->
    [far] The enemies begin in a ring of their own.
    [ranks] The minions begin in a ring of their own, and so does each boss.
   *[ambush] An ambush: the minions begin in your rings, dealt out one by one.
}
dr-ask-unlock = { $who }: take back locked dice? (Locked dice stay on their card and are not rolled.)
dr-rerolled = { $who } { $stay ->
    [0] {""}
   *[other] kept { $kept } and{" "}
}rerolled { $before } → { $now }
# The dice themselves are the buttons below.
dr-ask-reroll = { $again ->
    [0] { $who } has thrown
   *[other] { dr-rerolled }
}. { $stay ->
    [0] Tap what you keep
   *[other] { $again ->
        [0] Tap what you keep
       *[other] Tap what else you keep
    }
} ({ $left ->
    [one] last reroll
   *[other] { $left } rerolls left
}).
dr-ask-reroll-short = { $again ->
    [0] { $who } has { $dice }
   *[other] { dr-rerolled }
} ({ $left ->
    [one] last reroll
   *[other] { $left } rerolls left
})
# lies: what lies where, card by card.
dr-ask-assign = { $again ->
    [0] {""}
   *[other] Rerolled { $rerolls }.{" "}
}{ $several ->
    [yes] { $who }, laid, a use each: { $lies }
   *[no] Laid, a use each: { $lies }
}
dr-ask-assign-short = { $who }: where the dice lie
dr-lies = { $place ->
    [none] on no card { $dice }
   *[card] **{ $card }** { $dice }
}
dr-lies-next = { $before } · { $line }
dr-lies-nowhere = none left
dr-ask-initiative = ⚡ Use a quick card before the enemies act?
dr-ask-initiative-short = ⚡ Quick cards, before the enemies act
dr-ask-heroes = ⚔️ Which card do you use? The heroes act in any order.
dr-ask-heroes-short = The heroes act, in any order.
dr-ask-target = { $card }: { $kind ->
    [hero] for whom?
   *[enemy] at whom?
}
dr-ask-group = { $card }: at which group?
dr-ask-boost = Boost { $card }? A boost costs heroism ⭐; you have { $heroism }.{ $told ->
    [yes] {" "}As it is: { $who }, { $hurt ->
        [0] no damage
       *[other] { $hurt } damage
    }{ $n ->
        [0] .
        [100] , and that kills.
        [maybe] , and that may kill.
       *[other] {" "}(☠ { $n } %).
    }
   *[no] {""}
}
dr-ask-reaction = { $attacker } attacks { $who } ({ $hp } hp) for { $n }{ $takes ->
    [plain] { "" }
    [0] , which takes nothing
   *[other] , which takes { $takes } hp
}{ $falls ->
    [none] { "" }
    [maybe] { " " }(may fall)
   *[other] { " " }(falls: { $falls } %)
}. React?
dr-ask-reaction-to = { $who }: { $trigger ->
    [own_attack] attacking { $target }
    [on_damaged] that hurt
    [enemy_defeated] one enemy less
    [hero_fallen] somebody has fallen
    [start_of_round] the round starts
    [end_of_round] the round ends
   *[other] now is the moment
}. React?
dr-ask-between = An enemy card comes next. Use something first?
dr-ask-revealed = { $who } is about to take { $n }. Use something?
dr-ask-save = { $who } is about to fall ({ $n } damage). Save them?
dr-ask-shields = { $who } takes { $n }. How many shields?
dr-ask-slots = Equal threat ({ $threat }): for whom do the minions come first?
dr-ask-redirect = { $foe ->
    [none] The minions come
   *[other] { $foe } comes
} for { $who }, who is hidden. Send { $foe ->
    [none] them
   *[other] it
} on to somebody else?
dr-ask-minions = { $of ->
    [2] Both minions come for { $who }. Which first?
   *[other] Two minions come for { $who }. Tap who comes first, then the second.
}{ $marked ->
    [0] {""}
   *[other] {" "}The first blow turns over all expose markers there.
} { $each ->
    [1] Each draws a card.
   *[other] One card tells both what to do.
}
dr-ask-rampage = All have acted, so one rampages: it acts once more. Which one, at { $who }?
dr-ask-tie = { dr-ask-who } { $tie ->
    [highest_threat] Their threat is the same.
    [lowest_threat] Their threat is the same.
    [lowest_hp] Their hp are equal.
    [most_exposed] They are equally exposed.
   *[other] {""}
}
dr-ask-attack-order = { $card } concerns several. In which order?
dr-ask-aim = { $who } draws { $card }: { $text } Who is meant? Their threat is the same.
dr-ask-order = Several things happen at once, and their order may matter. What comes first?
dr-ask-explosion-order = Expose explosion! In which order does it hurt?
dr-ask-who = { $card }: { $why ->
    [gain] who gets { $what ->
        [shield] { $n ->
            [0] shields
            [one] a shield
           *[other] { $n } shields
        }
       *[other] { $n ->
            [0] heroism
           *[other] { $n } heroism
        }
    }?
    [lose] who loses { $what ->
        [shield] { $n ->
            [one] a shield
           *[other] { $n } shields
        }
       *[other] { $n } heroism
    }?
    [heal] who heals{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }?
    [damage] who takes { $n ->
        [0] the damage
       *[other] { $n } damage
    }?
    [lose_hp] who loses { $n } hp?
    [expose] who gets { $n ->
        [0] expose markers
        [one] an expose marker
       *[other] { $n } expose markers
    }? Turned over at the next attack on them: 1 in 3 adds 1 damage, some push.
    [unexpose] who sheds { $n ->
        [0] expose markers
        [one] an expose marker
       *[other] { $n } expose markers
    }?
    [attack] who is attacked?
    [status] who will be { $what }?
    [move] who moves?
    [goal] to whom?
    [push] who is pushed out alone?
    [pull] who is pulled?
    [activate] which enemy acts?
    [dice] whose dice?
    [modify] { $what ->
        [dice] whose dice change in number?
        [max_hp] whose max hp changes?
       *[other] whose { $what } changes?
    }
   *[other] who is meant?
}
dr-ask-move = Where to, { $who }?
dr-ask-spawn = { $who } appears. Where?
dr-ask-steal = { $thief } steals { $n } from { $who }. Which?
dr-ask-take-back = { $thief } gives back { $n }. Which?
dr-ask-place = { $who }: where does { $die } go?
dr-ask-card-reroll = { $card }: throw { $n ->
    [one] a die
   *[other] up to { $n } dice
} of { $who } again? ↑ is how often a new one does more.
dr-ask-set-die = { $card }{ $again ->
    [0] {""}
   *[other] , second die
}: which die of { $who } gets a new face?
dr-ask-set-face = { $card }: { $who } turns { $die }{ $place ->
    [none] { "" }
   *[other] { " " }({ $place })
} to which face? It may go to a card that takes it.
dr-ask-optional = { $item ->
    [yes] { $card }: { $does } Use it?
   *[no] Use { $card }?
}

## The battle: why the house would do so, below its advice

dr-why-fells = { $boss ->
    [yes] { $who } is beaten by it.
   *[no] { $who } falls, and strikes nobody any more.
}
dr-why-stun = Stunned, { $who } skips its turn and strikes nobody.
# What the same blow would have left of a boss.
dr-why-instead = { $who } would still have { $left } hp after it.
dr-why-soon = It fells { $who }, used { $n ->
    [2] twice
   *[other] { $n } times
}.
dr-why-boss = No minion would fall by it, and to fell { $who } is to win.
dr-why-last = All your dice together beat { $who } now.
dr-why-shields = The enemies act next: shields first.
dr-why-shields-more = { $n ->
    [0] No plain attack would hurt you now. Some enemy cards aim otherwise or hit harder.
   *[other] You have shields enough for plain attacks. Some enemy cards hit harder.
}
dr-why-shields-enough = Without { $dice } your shields still stop the enemies’ usual blows.
dr-why-weaken = The enemies act next, and will hit for less.
dr-why-expose = Each marker may add damage to the next blow.
dr-why-heal = { $n ->
    [one] 1 hit point is missing.
   *[other] { $n } hit points are missing.
}
dr-why-both = { $first } { $then }
# Why to go there rather than stay.
dr-why-reach = There { $card } reaches { $who }; from here it does not.
dr-why-likely = Once the enemies have moved, { $card } is likelier to reach { $who } from there.
dr-why-clear = { $n ->
    [one] One enemy stands
   *[other] { $n } enemies stand
} beside you here, nobody there.
dr-why-near = Nobody stands beside you to be hit.
dr-why-heal-first = Heal first: nothing is healed after the blow that wins.
dr-why-done = Nothing of this helps now.
dr-why-stopped = No attack of yours would get through: armor and weakness stop all of it.
dr-why-stunned = { $who } is stunned: it only wakes up.
dr-why-mild = These strike for the least.
dr-why-mild-first = Who strikes for the least comes first.
dr-why-alike = They strike equally hard.
dr-why-way = { $card } is kept: { $near ->
    [1] it takes you away from them.
   *[other] it takes you to them.
}
dr-why-no-target = { $card } has nobody to aim at just now.
dr-why-covered = { $card } has a die that stays; one more is free to throw.
dr-why-idle = { $dice } { $n ->
    [one] fits
   *[other] fit
} { $fits ->
    [none] none of your cards.
    [laid] only { $cards }, which has a die already.
    [two] only { $cards }, which takes two dice.
    [weak] only { $cards }, which has no room for more.
   *[some] only { $cards }, and one more die adds little there.
}
# With a reason to throw dice again, 6s among them.
dr-why-sixes = { $why } { $n ->
    [one] The 6️⃣, kept, would be ⭐ +1.
   *[other] Each 6️⃣, kept, would be ⭐ +1.
}
dr-why-weak = A new throw does more on average than { $dice } on { $cards }.
dr-why-finish = What stays is enough to beat { $boss } ({ $hp } hp left).
dr-why-keep-all = Each die is worth more than a new one.

## The battle: options

dr-option-use = Use { $card }
dr-option-pass = Let it happen
dr-option-act = { $card } { $dice }{ $uses ->
    [0] {""}
    [one] {""}
   *[other] { $brief ->
        [1] {" "}×{ $uses }
       *[0] {" "}({ $uses } uses)
    }
}{ $gist }{ $weak ->
    [0] {""}
   *[other] {" "}· weakened: each blow { $weak } less
}{ $blocked ->
    [0] {""}
   *[other] {" "}· surrounded, cannot move
}
dr-option-standing = { $who } { $hp }/{ $max }{ $expose ->
    [0] {""}
   *[other] , { $expose } expose
}{ $here ->
    [0] {""}
   *[other] {" "}(here)
}
# What each ability does, on its button; cards of packs have none
dr-gist = { $id ->
    [swing_furniture] : 1 damage to all beside you
    [apology_headbutt] : 2 damage, +2 for 1 hp
    [last_orders] : 2 damage, later 3
    [drop_anvil] : 3 damage, 4 if surrounded
    [two_person_lift] : 4 damage, push
    [through_the_wall] : move, 2 damage to all
    [more_the_messier] : 1 per enemy beside you
    [elbows_first] : 1 damage, weaken by 1
    [door_policy] : 1 damage, push if surrounded
    [door_policy_ring] : 1 damage, pushes all
    [door_policy_loose] : 1 damage, no push: not surrounded
    [absolutely_not] : +3 shields, push them
    [return_to_sender] : +1 shield, hit back
    [mandatory_hug] : pull a friend, heal them 1
    [stand_behind_me] : +1 shield for your group
    [shoot_one_free] : 1 damage, twice
    [obvious_target] : 1 damage, +1 per expose
    [backstage_pass] : 2 damage, 4 if you hide
    [roof_delivery] : 3 damage, then move
    [pick_a_pocket] : 1 damage, silver, go
    [pick_a_pocket_spent] : 1 damage, go
    [ball_bearings] : 1 damage to a group
    [give_that_back] : 1 damage, expose, a die back
    [can_opener] : -1 armor, 1 damage, expose
    [shush] : 1 damage, stun
    [duck] : +1 shield, then move
    [decoy_sausage] : +2 shields, hide
    [fire_drill] : a hero moves, sheds 2 expose
    [tiptoe] : hide
    [chain_sneeze] : 2 damage to a group
    [ask_later] : 1 damage to a group
    [peer_review] : expose 2, 1 damage
    [read_the_room] : 1 damage, +1 per enrage
    [compound_interest] : 1 damage, +1 per locked die
    [piano_again] : 3 damage
    [small_print] : 1 damage, 3 with a 6
    [industrial_action] : pull a minion, boss takes 1
    [sudden_audit] : 2 damage, stun once
    [sudden_audit_spent] : 2 damage
    [counter_argument] : +1 shield, expose 2
    [plausible_deniability] : shed 3 expose, +2 shields
    [calm_down] : heal 1, enrage -1
    [calm_down_spent] : heal 1
    [team_building] : a friend rerolls 2
    [terms_and_conditions] : they hit for 1 less
    [maneuver] : may move, +1 shield
    [maneuver_stuck] : +1 shield
    [haymaker] : 2 damage
    [oi_you] : pull it here, expose 1
    [rubber_stamp] : 2 damage
    [tedious_blessing] : +2 shields for a hero
    [unlicensed_lightning] : 2 damage
    [calibrate] : set a die, +1 shield
    [worded_curse] : 2 damage
    [sour_look] : expose 2
    [long_shot] : 2 damage
    [back_off] : 1 damage, push
    [polite_stab] : 2 damage, 3 if you hide
    [own_crate] : hide
    [bellow] : +2 shields
    [rummage] : 2 shields, heal or less expose
    [go_away] : push, bog
    [aunt_mildred] : weaken by 2
    [double_or_soup] : reroll 2 dice, +1 heroism
    [my_man] : give a minion, 2 shields
    [only_a_scratch] : heal 1 or 2, shed 1 expose
    [taste_test] : 1 damage, heal 1
   *[other] {""}
}
# The same for who may learn it: also what works as long as a die is locked on it.
dr-gist-learned = { $id ->
    [tinpot] : 🔒 +1 armor
    [grudge] : 🔒 first melee attack +2 damage
    [immovable_opinion] : 🔒 2 shields each round
    [professional_coward] : 🔒 1 shield each round, −3 threat
    [thumb_on_the_die] : 🔒 set a die each throw
    [souvenir_collector] : 🔒 2 heroism for a first kill
    [second_opinion] : 🔒 all have 1 more reroll
    [ominous_humming] : 🔒 expose each round
   *[other] { dr-gist }
}
# Of a card that heals by how its hero stands: what it comes to now.
dr-gist-now = : { $heal ->
    [0] nothing to heal
   *[other] heal { $heal }
}{ $shed ->
    [0] {""}
   *[other] , shed { $shed } expose
}
dr-option-go = As it is
dr-form-act = **{ $card }** { $dice }: { $text }
dr-form-go = Use { $card }
dr-go-minions = { $n ->
    [2] { $picks } come
   *[other] Two of them come
}
dr-go-reroll = Reroll { $picks }
dr-go-keep-dice = Keep all as they lie
dr-go-keep-laid = Keep all, laid as shown
dr-go-keep-apart = Keep all, lay them myself
dr-go-unlock = Take back { $picks }
dr-go-locked = { $n ->
    [one] Leave it locked
   *[other] Leave them locked
}
dr-odds-keep = -# Nothing is rolled again.
dr-odds-reroll = -# 🎲 { $dice } again: { $better ->
    [0] hardly ever better
    [10] nearly always better
    [1] better 1 time in 10
   *[other] better { $better } times in 10
}{ $worse ->
    [0] {""}
   *[other] , worse { $worse }
}.{ $many ->
    [0] {""}
   *[other] {" "}May bring: { $what }.
}
dr-odds-what = { $more ->
    [0] {""}
   *[other] one more use of{" "}
}{ $what ->
    [shield] a shield
    [heroism] heroism
   *[other] { $what }
} ({ $n } %)
dr-option-boost = ⭐{ $cost }: { dr-gain }
dr-gain-short = { $do ->
    [attack] again for { $n }
   *[other] { dr-gain }
}
dr-gain = { $do ->
    [attack_bonus] +{ $n } damage
    [gain] +{ $n } { $what }
    [heal] heal { $n }
    [expose] expose { $n }
    [unexpose] shed { $n } expose
    [status] weaken { $n }
    [push] push
    [attack] attack again for { $n }
    [set_face] turn a die
    [reroll] reroll dice
    [return] dice come back
   *[other] something more
}
dr-option-die = { $die }
dr-hint-takes = { $n ->
    [0] no card of yours takes it
   *[other] { $cards }
}
dr-option-locked = { $die } from { $card }
dr-option-accept = Keep as laid
dr-option-assign = Lay { $die } on { $card }
dr-option-idle = Leave { $die } on no card
dr-option-onto = { $lies ->
    [idle] Lay { $die } on { $card }
    [twin] Move { $place }’s { $die } to { $card }
   *[card] Move { $die } to { $card }
}{ $uses ->
    [0] {" "}(with another die)
   *[other] {""}
}
dr-option-off-any = Take a die off
dr-option-off = Take { $die } off { $place }
dr-option-again = { $die } ↑{ $n } %
dr-option-steal = { $die } ({ $place })
dr-option-who = { $who }
# One of several that are alike stands for all of them.
dr-twins = { $who } ({ $n } alike)
dr-option-target = { $who } · { $hurt ->
    [0] no damage{ $armor ->
        [0] {""}
       *[other] {" "}({ $armor } armor)
    }
   *[other] { $hurt } damage
}{ $n ->
    [0] { $hurt ->
        [0] {""}
       *[other] , { $left } left
    }
    [100] , kills{ $ends ->
        [no] {""}
        [unhealed] {" "}and wins, no more healing
       *[yes] {" "}and wins
    }
    [maybe] , may kill
   *[other] {" "}☠ { $n } %
}{ $more ->
    [yes] {" "}(⭐ { $most ->
        [100] kills
        [maybe] may kill
       *[other] ☠ { $most } %
    })
   *[no] {""}
}
dr-option-besides = { $option } · { $also }
# What a card does besides its blow. ring: whoever stands around its user.
dr-besides = { $do ->
    [stun] it skips its turn
    [again] then once more
    [push] pushes it away
    [held] no push: it holds fast
    [all] { $n ->
        [one] pushes it away
       *[other] pushes all { $n }
    }
    [rest] pushes all away
    [perhaps] pushes all if it stays up
    [loose] no push: not surrounded
    [freed] no push: no longer surrounded
    [weaken] weakens it by { $n }
   *[move] then you move
}
dr-option-move = { $who } · { $hurt ->
    [0] no damage
   *[other] { $hurt } damage
}{ $n ->
    [0] { $hurt ->
        [0] {""}
       *[other] , { $left } left
    }
    [100] , kills{ $ends ->
        [no] {""}
        [unhealed] {" "}and wins, no more healing
       *[yes] {" "}and wins
    }
    [maybe] , may kill
   *[other] {" "}☠ { $n } %
}{ $cost ->
    [0] {""}
   *[other] {" "}· ⭐{ $cost }
}{ $more ->
    [0] {""}
   *[other] {" "}· { $besides }
}
dr-option-alone = Alone
dr-hint-alone = a ring of your own; melee reaches neither out of it nor in, until somebody comes
dr-option-group = With { $who }
dr-option-ring = { $some ->
    [0] {""}
   *[other] { $bosses }{ $minions ->
        [0] {""}
       *[other] {" "}+{" "}
    }
}{ $minions ->
    [0] {""}
    [one] 1 minion
   *[other] { $minions } minions
} (ring { $place })
dr-option-swept = { $group } · { $hurt ->
    [0] no damage
   *[other] { $hurt } damage{ $of ->
        [1] {""}
       *[other] {" "}each
    }
}{ $kills ->
    [0] {""}
   *[other] , kills{ $of ->
        [1] {""}
       *[other] {" "}{ $kills }
    }
}{ $may ->
    [0] {""}
   *[other] , may kill{ $of ->
        [1] {""}
       *[other] {" "}{ $may }
    }
}
dr-hint-group = ring { $place }: { dr-met }
dr-hint-ambush = { $place ->
    [0] a ring of your own
   *[other] ring { $place }, with { $heroes ->
        [one] 1 hero
       *[other] { $heroes } heroes
    }
}; { $enemies ->
    [0] no ambush
   *[other] { $enemies } in ambush
}{ $last ->
    [yes] {""}
   *[no] { " " }so far
}
dr-hint-own-ring = a ring of your own
dr-hint-place = { $place } · { $stakes }
dr-hint-stakes = { $surrounded ->
    [yes] surrounded{ $reach ->
        [unknown] { "" }
       *[other] { " " }·{ " " }
    }
   *[no] { "" }
}{ $reach ->
    [none] can strike nobody
    [misses] cannot strike { $cards }
    [some] can strike with { $cards }
    [all] can strike
   *[unknown] { "" }
}{ $early ->
    [yes] { $reach ->
        [unknown] { "" }
       *[other] {" "}as they stand now
    }
   *[no] { "" }
}
dr-option-stay = Stay
dr-hint-order = { $text }
dr-option-order = { $card }
dr-option-order-of = { $card } ({ $who })
dr-option-no-redirect = No, come to me
# What lets an attack come for a hidden hero, and what that ends: the hiding, and what its cards do more until then.
dr-option-found = { $option } · { $ends }
dr-hidden-ends = hidden no longer{ $n ->
    [0] {""}
   *[other] , { $less }
}
dr-hidden-less = { $card } { $now }→{ $then }
dr-place-idle = no card
dr-hint-of-hero = { $who }: { $what }
dr-hint-minion = { $beside ->
    [1] beside { $who }
   *[other] in ring { $place }
}, { $stunned ->
    [1] stunned: it will only wake up
   *[other] strikes for { $n }
}, { $facts }
dr-hint-target = { $facts }; a plain blow of { $n } takes { $harm ->
    [0] nothing
   *[other] { $harm } hp
}
dr-hint-hurt = { $facts }; { $harm ->
    [0] nothing gets through
   *[other] −{ $harm } hp
}
dr-hint-character = { $owner ->
    [none] {""}
   *[other] { $owner },{" "}
}{ $hp }/{ $max } hp{ $shields ->
    [0] {""}
    [one] , 1 shield
   *[other] , { $shields } shields
}{ $armor ->
    [0] {""}
   *[other] , armor { $armor }
}{ $expose ->
    [0] { $marked ->
        [yes] , no expose marker yet
       *[no] {""}
    }
   *[other] , { $expose } expose
}{ $heroism ->
    [0] {""}
   *[other] , { $heroism } heroism
}{ $ring ->
    [0] {""}
   *[other] , in ring { $ring }
}

## The battle: not possible

dr-e11 = { $card } needs a target that is { $range ->
    [melee] adjacent
    [ranged] not adjacent
    [exposed] exposed
    [adjacent] adjacent
    [not_adjacent] not adjacent
    [surrounded] surrounded
    [hidden] hidden
   *[other] in reach
}.
dr-e1 = You are not playing { $hero }.
dr-e4-here = You are there already.
dr-e4-not-here = There is no such place here.
dr-e4-unknown = No such area lies on the map.
dr-e6-no-camp = Levels are gained at a camp.
dr-e9-later = Gear is changed between two actions on the map, or at a camp.
dr-e10-face = { $die } does not fit on { $card }, which takes { $faces }.
dr-e10-full = { $card } holds all the dice that it can.
dr-e10-locked = { $die } is locked on { $card }: it is taken back only before the roll.
dr-e10-no-die = There is no such die here.
dr-e10-stolen = { $thief } holds that die: it comes back with a defeat.
dr-e10-there = { $die } lies on { $card } already.
dr-e10-third = The rerolls are over: these dice are placed now.
dr-e11-fallen = { $who } has fallen, and is out of this battle.
dr-e11-gone = There is no such target any more.
dr-e11-kind = { $card } cannot be aimed at { $who }.
dr-e11-nobody = { $card } has nobody to aim at { $range ->
    [exposed] who is exposed and in its reach
    [melee] right here
    [ranged] from a distance
   *[other] just now
}.
dr-e12-lock = { $card } works by itself, as long as a die is locked on it.
dr-e12-map = { $card } is for battles.
dr-e12-no-die = { $card } needs { $need ->
    [one] a die
   *[other] { $need } dice
} on it; there { $have ->
    [0] is none
    [one] is 1
   *[other] are { $have }
}.
dr-e12-not-yours = { $who } has no such card.
dr-e12-reaction = { $card } is a reaction: you are asked { $trigger ->
    [on_attacked] when its hero is attacked
    [on_damaged] when its hero is hurt
    [enemy_defeated] when an enemy is defeated
    [hero_fallen] when a hero falls
    [start_of_round] when a round starts
    [end_of_round] when a round ends
   *[other] when its moment has come
}.
dr-e12-step = { $card } waits for { $symbol ->
    [initiative] the quick cards or the heroes' step
   *[other] the heroes' step
}; this is { $step ->
    [roll] the roll
    [start] the start of the round
    [initiative] the quick cards
    [minions] the minions' step
    [bosses] the bosses' step
    [heroes] the heroes' step
   *[other] the end of the round
}.
dr-e12-whole = { $card } would do nothing: { $who } has nothing to heal.
dr-e13-closed = Boosts are chosen right when an ability is used, with heroism to pay for them.
dr-e18-battle = { $item } does nothing outside a battle.
dr-e18-not-held = The party has no { $item }.
dr-e18-worn = { $item } is worn, not used up.
dr-e13-heroism = Needs { $need } heroism; { $have } left.
dr-e13-twice = This boost is paid for already.
dr-e15 = Surrounded by { $n }: cannot move.
dr-e16 = Has acted already this round.
dr-e17 = Has fallen.
dr-e17-passed = Has passed this one on already; it does not come back.
dr-e17-twice = { $who } has passed one on this round already; only one a round can be passed on.
dr-e17-seen = { $who } is not hidden, so nothing can be passed on.

# box
# `/doomrock box`: for groups who play with the printed box, and the rest of `/doomrock`.

dr-box-tokens = { $shields ->
    [0] No 1s
   *[other] 1s → 🛡️ +{ $shields }
} · { $heroism ->
    [0] no 6s
   *[other] 6s → ⭐ +{ $heroism }
}
dr-box-no-tokens = No 1s, no 6s: no shields, no heroism, just dice.
dr-box-test = 🎲 **{ $who }** tests{ $stat ->
    [str] { " " }Strength
    [agi] { " " }Agility
    [int] { " " }Intellect
   *[other] { "" }
}: { $die } + { $value } = **{ $sum }** against { $difficulty }. { $passed ->
    [yes] **Passed!** It looked almost intended.
   *[no] **Failed.** We agree that nobody saw it.
}

dr-box-marker-blank = { $n } × blank
dr-box-marker-plus1 = { $n } × +1
dr-box-marker-push = { $n } × push
dr-box-marker-cumulation = { $n } × cumulation
dr-box-laid = 🎯 **{ $whose }** gets { $n ->
    [one] one face-down marker
   *[other] { $n } face-down markers
}. Left in the pool: { $pool }.
dr-box-laid-nobody = 🎯 { $n ->
    [one] One face-down marker is
   *[other] { $n } face-down markers are
} drawn. Left in the pool: { $pool }.
dr-box-missing = The pool is empty, and { $n ->
    [one] one more marker is
   *[other] { $n } more markers are
} wanted. In a battle that explodes; draw the rest afterwards. On the map they are simply not placed.
dr-box-explode = It explodes
dr-box-exploded = 💥 **The pool is empty and everything comes out at once.**
dr-box-exploded-end = { $cumulation ->
    [yes] The cumulation has tidied up: blanks out, the others back.
   *[no] All of them go back.
} In the pool: { $pool }.
dr-box-revealed = 🎯 **{ $whose }** reveals { $markers }.
dr-box-revealed-nobody = 🎯 Revealed: { $markers }.
dr-box-plus = › **+{ $n }** damage.
dr-box-hurt = › { $n } damage; shields and armor help.
dr-box-hurt-nobody = › { $n } × +1: everybody takes as much damage as lay there.
dr-box-push = › Pushed, after the damage.
dr-box-cumulation = › After the damage the cumulation tidies up.
dr-box-clean = Tidy up
dr-box-cleaned = 🧹 { $n ->
    [one] One marker leaves
   *[other] { $n } markers leave
} the battle, { $back ->
    [0] none goes
    [one] one goes
   *[other] { $back } go
} back. In the pool: { $pool }.
dr-box-reset = 🧺 All markers that went astray are back and shuffled. In the pool: { $n }.
dr-box-count-pool = 🎯 In the pool: **{ $n }**
dr-box-count-lying = On { $whose }, face down: { $n }
dr-box-count-lying-nobody = Lying face down: { $n }
dr-box-count-revealed = Revealed: { $n } ({ $markers })
dr-box-count-removed = Out of the battle: { $n } ({ $markers })
dr-box-count-all = -# { $n } in all. Nobody has eaten one.
dr-box-count-rest = -# ⏳ { $time } time · 😡 enrage { $enrage } · 🃏 { $ai } AI cards to draw

dr-box-ai-shuffled = 🃏 { $named ->
    [yes] **{ $encounter }** shuffles its { $n } bad ideas.
   *[no] { $n } AI cards are shuffled.
}
dr-box-ai-number = 🃏 AI card number **{ $card }**. { $left } left.
dr-box-ai-card = 🃏 **{ $card }**. { $left } left.
dr-box-ai-minion = Minions: { $what }
dr-box-ai-boss = Boss: { $what }
dr-box-ai-again = -# The deck was empty, so they start again with the old ideas.
dr-box-ai-draw = Draw the next
dr-box-time = ⏳ Time: { $before } → **{ $after }**{ $after ->
    [0] . Battle!
   *[other] { "" }
}
dr-box-enrage = 😡 Enrage: { $before } → **{ $after }**
dr-box-enrage-now = -# 😡 Enrage begins at { $n }.
dr-box-enrage-level = › At { $at }: { $what }
dr-box-damage = ⚔️ { $expose ->
    [0] { $n } damage
   *[other] { $n } + { $expose } from markers = **{ $total }**
}
dr-box-damage-shield = 🛡️ { $total } − { $n } = { $after } (shields left: { $left })
dr-box-damage-armor = 🪖 { $total } − { $n } = { $after }
dr-box-damage-lost = { $n ->
    [0] **Not a scratch.**
   *[other] **−{ $n } hp**
}
dr-box-heroes = 🎭 Luck has chosen, and regrets it already: **{ $names }**
dr-box-traits = 🎭 It turns out that somebody is: **{ $names }**
dr-box-hero = Hero { $n }
dr-box-level-ok = ✅ **{ $who }**: a level for { $cost } silver.
dr-box-level-short = 🪙 **{ $who }**: needs { $cost } silver, you have { $have }.
dr-box-level-ahead = ✋ **{ $who }** would be { $ahead } ahead. The others first.
dr-box-level-plan = With { $silver } silver, the cheapest first: { $who }. { $left } left over.
dr-box-level-none = { $silver } silver buys no level. It buys a lot of soup.

box-refused-not-yours = These are somebody else's dice. `/doomrock box roll` gives you your own.
box-refused-lying = { $n ->
    [0] Nothing lies on { $who }.
    [one] Only one marker lies on { $who }.
   *[other] Only { $n } markers lie on { $who }.
} `/doomrock box expose-count` shows where they are.
box-refused-lying-nobody = { $n ->
    [0] No marker lies there without a name.
    [one] Only one marker lies there without a name.
   *[other] Only { $n } markers lie there without a name.
} `/doomrock box expose-count` shows where they are.
dr-box-refused-cumulation = No cumulation lies revealed, so nobody tidies up.
dr-box-refused-explosion = There { $n ->
    [one] is still one marker
   *[other] are still { $n } markers
} in the pool. Nothing explodes yet.
dr-box-refused-time = That needs { $need } time; { $have } left.
dr-box-refused-much-time = More than { $most } time is called a holiday.
dr-box-refused-encounter = I do not know that encounter. Choose from the list, or leave it out for numbers.
dr-box-refused-heroes = The ability cards of one to { $most } heroes, please, such as `6, 5, 5` or `Brawler 6, Archer 5`.

dr-box-command = For a Doomrock that you have in a box
dr-box-command-roll = Roll your dice, with two rerolls
dr-box-command-roll-dice = How many, without those that are locked or stolen
dr-box-command-roll-keep = Faces to hold on to, such as 5 6: both rerolls are made at once
dr-box-command-test = A TEST: d6 + stat against a difficulty
dr-box-command-test-stat = The hero's ability cards of that stat
dr-box-command-test-difficulty = The number to reach
dr-box-command-test-which = Which stat, for the record
dr-box-command-d6 = Roll one die
dr-box-command-expose-draw = Lay face-down markers on somebody
dr-box-command-expose-draw-n = How many
dr-box-command-expose-who = Who is exposed; leave it out if you remember yourselves
dr-box-command-expose-reveal = Turn over somebody's markers
dr-box-command-expose-reveal-n = How many; all if left out
dr-box-command-expose-cumulation = A revealed cumulation tidies up
dr-box-command-expose-blanks = Take the blanks of the pool as well (the other reading)
dr-box-command-expose-explode = The pool is empty and a marker is wanted in a battle
dr-box-command-expose-reset = After a battle: all markers go back into the pool
dr-box-command-expose-reset-keep = Heroes whose markers stay, separated by commas
dr-box-command-expose-count = Where all the markers are
dr-box-command-ai-shuffle = A new deck: eight numbers, or an encounter's own cards
dr-box-command-ai-shuffle-encounter = Whose cards; numbers 1 to 8 if left out
dr-box-command-ai-draw = Draw an AI card
dr-box-command-time-set = Lay out the time of a new setting
dr-box-command-time-spend = Spend time
dr-box-command-time-add = Gain time
dr-box-command-time-n = How much
dr-box-command-enrage = The encounter gets angrier, or calms down
dr-box-command-enrage-n = How much; negative calms it down
dr-box-command-damage = What gets through, step by step
dr-box-command-damage-n = Damage with all of the attacker's changes
dr-box-command-damage-shields = Shields of the target
dr-box-command-damage-armor = Armor of the target
dr-box-command-damage-expose = +1 markers revealed
dr-box-command-hero-random = Let luck choose heroes
dr-box-command-trait-random = Let luck choose traits
dr-box-command-random-n = How many
dr-box-command-level = Who may gain a level, and for how much
dr-box-command-level-cards = Ability cards of all heroes, such as 6, 5, 5 or Brawler 6, Archer 5
dr-box-command-level-silver = Silver of the party
dr-box-command-score = Add up the score of a victory
dr-box-command-score-abilities = Ability cards gained by levels, all heroes together
dr-box-command-score-common = Common items
dr-box-command-score-epic = Epic items
dr-box-command-score-silver = Silver
dr-box-command-score-hp = Hit points left, all heroes together
dr-box-command-score-time = Time left on the last setting

dr-cmd = The Doomrock at this table
dr-cmd-new = Set a table for Doomrock, here or in a thread
dr-cmd-panel = Your heroes, for your eyes only
dr-cmd-status = How everything stands, in words
dr-cmd-log = What happened so far
dr-cmd-map = Look at the map
dr-cmd-battle = Look at the battle
dr-cmd-score = What it would be worth if you won now
dr-cmd-use = Use something from the bag, whatever is going on
dr-cmd-use-item = Begin to type: I list what would do something now
dr-cmd-pass-lead = Let the next one lead
dr-cmd-score-so-far = -# If you had won just now. You have not.
dr-cmd-refused-not-here = No game of Doomrock is going on here. `/doomrock new` sets a table; for a game in its box there is `/doomrock box`.
dr-cmd-refused-no-map = There is no map yet. You are still packing.
dr-cmd-refused-no-battle = Nobody is fighting. It will come, do not worry.
dr-cmd-refused-no-item = There is nothing like that in the bag that you could use now.
dr-cmd-refused-not-leading = You are not leading an action on the map right now, so there is nothing to pass on.

# looking cards up

dr-printed = { $kind ->
    [heroes] Hero
    [traits] Trait
    [abilities] Ability
   *[items] Item
}
dr-printed-hero = { $hp } hp, threat { $threat }

# What the button that takes back takes back.
dr-back-card = { $card }
dr-back-done = being done
dr-back-place = { $to ->
    [visit] { $place }
    [travel] the walk to { $place }
   *[explore] the secret of { $place }
}
dr-back-venture = venturing forth
dr-back-target = the target
dr-back-boosts = the boosts
dr-back-move = the place
dr-back-die = the die laid
dr-back-dice = the dice kept
dr-back-lesson = the lesson
dr-back-hero = the hero
