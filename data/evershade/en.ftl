# Lands of Evershade. Sections: game and settings, the story, rolls, camp, a combat on the grid.

# ---------------------------------------------------------------- game, settings, rules in short

game-name = Lands of Evershade
game-length = ⏱️ An act: live about an hour and a half; by post one to two weeks.
game-about = A storybook with fights in it: a marsh country that lives by lamps, bells and what is owed. For 1 to 4.
setting-adventure = Adventure
setting-act = Begin with act
setting-until = Play on until
setting-until-act = the act is over
setting-until-chapter = the chapter is over
setting-until-adventure = the adventure is over
setting-heroes = Heroes, if they are to be more than players
setting-companions = Companions who come along from the beginning
setting-signalized = The next card of each enemy lies open
setting-signalized-hint = As printed you see it when it acts. Open, you can get out of its way.
setting-friendly_fire = What strikes a whole area
setting-friendly_fire-off = never hits your own
setting-friendly_fire-all = hits everybody there
setting-friendly_fire-ask = asks each time
setting-companions_harder = With a companion enemies count you as one more
setting-stabilize_gain = Whoever gets up again in a fight
setting-stabilize_gain-fate = gains 1 fate
setting-stabilize_gain-terror = gains 1 terror
setting-stabilize_gain-none = gains nothing
setting-supply_tokens_return = A token that a card brought into a fight
setting-supply_tokens_return-bag = stays in the bag of the following rounds
setting-supply_tokens_return-supply = is gone after its round
setting-bash_shoot_chain = Better Bash and Shoot
setting-bash_shoot_chain-guarded = one after the other, what one has is left out
setting-bash_shoot_chain-literal = one after the other, as printed
setting-bash_shoot_chain-split = each by itself
setting-ask_order = When several things happen at once
setting-ask_order-when_it_matters = ask for their order where it matters
setting-ask_order-never = take them as they are listed
setting-ask_path_ties = Ask where an enemy goes if two ways are as good
setting-private_paragraphs = Some paragraphs are read by one player alone
setting-ones_fate_only_on_failure = Ones give fate only where a roll fails
setting-ones_cancel_successes = Each one takes a success away
setting-proxy_after_timeout = The others may act for whoever is late, for as long again
setting-time_wrap = Time goes round, and begins again
setting-shares = Brill that the party finds or pays
setting-shares-even = is divided evenly
setting-shares-asked = is divided as somebody proposes, and the others may object
rules-1 = **You read, and decide together.** Most votes win; of a tie, whoever has the decision token picks, and hands it on. Some entries ask for a roll: one of you rolls as many twelve-sided dice as their attribute says, others lend a hand by what they know. A die that reaches the difficulty is a success, a 12 is two. Each 1 gives a fate; a fate rolls dice again.
rules-2 = **In a fight** tokens out of the bag say who is next. A turn is two actions: move, use a card, give first aid. A card that was used turns dark until your next turn. Four terror are too many; without HP one goes down, until somebody comes with first aid. **In camp** all heal, advance, and change what they carry.

# ---------------------------------------------------------------- the story

evershade-act = 📖 **{ $adventure }**, act { $act }
evershade-act-headline = **{ $adventure }** · act { $act }{ $where ->
    [camp] { " " }· in camp
   *[story] { "" }
}
evershade-act-ends = 🔔 Act { $act } is over.
evershade-result-act_over = Act { $act } of chapter { $chapter } is over, and you are all still owed something.
evershade-result-won = The adventure is won. Somebody will want to hear it from the beginning.
evershade-result-lost = The adventure is lost: nobody is left to tell it.
evershade-refused-adventure = No pack here has this adventure.
evershade-refused-act = Act { $n } is not written yet; there are { $written }.
evershade-ask-hero = Which hero is { $who }?
evershade-hint-hero = { $of } · { $att } · ❤️ { $hp } · moves { $mob }. { $what }
evershade-ask-companion = Does anybody walk along with { $who }?
evershade-ask-partner = { $who } sets off alone. Who is the partner?
evershade-ask-partner-card = What is { $who } best at?
evershade-ask-recruit = Somebody would come along. Whom do you take?
evershade-option-companion-none = Nobody
evershade-option-partner-card = { $card } ({ $att })
evershade-option-recruit = { $who } walks with { $owner }
evershade-companion-joins = 🥾 { $who } walks along with { $owner }.
evershade-companion-parts = { $who } goes another way from here.
evershade-companion-offers = { $who } would come along. Two are with you already; in camp you can talk about it.
evershade-joins = { $who } plays { $hero }.
evershade-tracker = ⏳ Time { $time } of { $max }{ $letters ->
    [none] { "" }
   *[other] { " " }· marked: { $letters }
}{ $who ->
    [none] { "" }
   *[other] { " " }· ⚖️ { $who } breaks ties
}
evershade-place = 🗺️ { $sheet }: { $space }
evershade-party-at = { $how ->
    [now] ▶️ { $space }: { $who }
    [waits] ⏸️ { $space }: { $who }, waiting
   *[next] ▫️ { $space }: { $who }
}
evershade-sheet = 🗺️ { $sheet } lies open before you.
evershade-token = ⚖️ The decision token goes to { $who }.
evershade-text = { $what }
evershade-reads-privately = { $who } reads something alone.
evershade-secret = 🤫 **{ $secret }**: { $what }
evershade-ask-story = { $title }: { $last }
evershade-account = { $one } { $other }
evershade-voted = 🗳️ { $what }{ $many ->
    [0] .
   *[other] { " " }({ $who }).
}
evershade-gains-boon = 🍀 { $who } gains { $greater ->
    [0] a boon
   *[other] a great boon
} { $boon ->
    [DIFF] (difficulty 1 less)
    [DIV] of divinum (DIV)
   *[other] of { $boon }
}.
evershade-boon-gone = { $who } gives up { $greater ->
    [0] a boon
   *[other] a great boon
} { $boon ->
    [DIFF] (difficulty 1 less)
    [DIV] of divinum (DIV)
   *[other] of { $boon }
}.
evershade-heals = ❤️ { $who } { $what ->
    [terror] has { $n } terror less.
   *[hp] heals { $n } HP.
}
evershade-loses-hp = { $who } loses { $n } HP.
evershade-time = { $way ->
    [back] ⏳ There is time again: { $time } of { $max }.
   *[on] ⏳ Time goes on: { $time } of { $max }.
}
evershade-ask-explore = { $sheet }, { $space }: what now?
evershade-ask-explore-apart = { $who }, { $sheet }, { $space }: what now?
evershade-ask-part = { $who }: go along to { $space }, or stay behind?
evershade-option-along = Go along: { $space }
evershade-option-stay-at = Stay: { $space }
evershade-hint-stay = Whoever stays is a party of their own: they read, vote and roll without the others until somebody joins them again.
evershade-option-wait = Wait until somebody comes
evershade-hint-wait = The others go on. You are asked again when somebody joins you, or when everybody waits.
evershade-nobody-goes = 🥾 Nobody goes. You are still here: { $space }.
evershade-some-go = 🥾 { $who }: on to { $space }.
evershade-meet = 🤝 { $who } { $many ->
    [one] is
   *[other] are
} with you again.
evershade-turns-to = ↪️ Meanwhile, { $space }: { $who }.
evershade-option-read = { $n ->
    [0] 📖 Stay here, and look closer
   *[other] 📖 Go to { $space }
}
evershade-option-go = Go to { $space }
evershade-option-join = Go to { $who }: { $space }
evershade-party-goes = 🥾 You go on: { $space }.
evershade-party-does = You do it: { $what }.
evershade-needs-keyword = needs { $word }
evershade-needs-item = needs { $item }
evershade-needs-amount = needs { $n } { $what ->
    [brill] brill
    [fate] fate
    [chars] of you
   *[other] advancements
}
evershade-brill = 🪙 { $n } brill for you.
evershade-brill-paid = 🪙 { $n } brill paid.
evershade-share = { $who } { $n }
evershade-shared = { $kind ->
    [pay] 🪙 Paid by { $shares }.
   *[gain] 🪙 Divided: { $shares }.
}
evershade-ask-shares = { $kind ->
    [pay] { $n } brill to pay. Who gives how much?
   *[gain] { $n } brill for the party. Who gets how much?
}
evershade-ask-shares-agree = { $who } proposes: { $kind ->
    [pay] { $shares } to be paid.
   *[gain] { $shares } brill.
} All right?
evershade-shares-agree = All right
evershade-shares-object = No, differently
evershade-ask-shares-vote = { $kind ->
    [pay] Who pays how much?
   *[gain] Who gets how much?
}
evershade-ask-heir = Who has { $what } of { $who } from now on?
evershade-option-shares = As { $who } says: { $shares }
evershade-gains-item = 🎒 { $who } has { $item } now.
evershade-loses-item = { $who } gives up { $item }.
evershade-gains-card = 🃏 { $who } learns { $card }.
evershade-gains-skill = { $who } knows about { $skill } now.
evershade-upgraded = 🃏 { $who } is better at it now: { $card }.
evershade-raised = { $n ->
    [0] { $who } cannot raise { $what ->
        [max_hp] their greatest HP
       *[other] { $what }
    } any further.
   *[other] 📈 { $who }: { $what ->
        [max_hp] greatest HP
       *[other] { $what }
    } +{ $n }.
}
evershade-exp = 📈 { $who }: { $n } experience{ $earned ->
    [0] .
   *[other] , an advancement in camp!
}
evershade-collapses = { $who } collapses.
evershade-gets-up = { $who } gets up again with { $n } HP.
evershade-ask-equip = { $who } has { $item } ({ $what }). Wear it?
evershade-hint-item = { $slot ->
    [hand] in the hand
    [head] on the head
    [chest] on the chest
    [feet] on the feet
   *[small] a small thing
}{ $keywords ->
    [none] { "" }
   *[other] { " " }· { $keywords }
}{ $told ->
    [0] { "" }
   *[other] { " " }· { $what }
}
evershade-hint-over = { $old } goes into the pouch ({ $what })
evershade-hint-pouch = carried, of no use until it is put on in camp
evershade-option-equip = Wear { $item }
evershade-option-equip-over = Wear { $item } instead of { $old }
evershade-option-pouch = Into the pouch
evershade-ask-skill = { $who } has three skills already. Which one goes?
evershade-option-skill = { $skill }
evershade-ally-line = { $who }, { $kind ->
    [partner] partner of
   *[other] with
} { $owner }: ❤️ { $hp }{ $space ->
    [none] { "" }
   *[other] { " " }at { $space }
}
evershade-hero-line = { $who }: ❤️ { $hp } of { $max } · ✨ { $fate } · 👁️ { $terror } · 🪙 { $brill }{ $status ->
    [ok] { "" }
    [dead] { " " }· dead
   *[other] { " " }· out of it
}{ $conditions ->
    [none] { "" }
   *[other] { " " }· { $conditions }
}
evershade-own = { $who }: { $att }{ $many ->
    [0] { "" }
   *[other] { " " }· wears { $worn }
} · { $keywords }
evershade-att = { $att } { $n }

evershade-gains-camp-card = ⛺ { $card } comes along, for the camp.
evershade-achieved = 🏅 You are known for it now: { $what }.
evershade-ask-achievement = You cannot be known for all of that. What is forgotten?
evershade-option-achievement = { $what }
evershade-achievement-gone = { $what } is forgotten.
evershade-has-secret = { $who } has a secret.

# ---------------------------------------------------------------- a character of one's own

evershade-option-own = Make one of your own
evershade-hint-own = Seven questions, and a party that nobody has had before.
evershade-ask-race = Which people are you of, and what are you good at?
evershade-option-race = { $race }: { $att }
evershade-hint-race = ❤️ { $hp } · moves { $mob } · { $div } · { $words }{ $skill ->
    [0] { "" }
   *[other] , and a skill of your choice
} · { $what }
evershade-ask-free-skill = { $race } learn whatever is going on. What have you picked up?
evershade-option-word = { $word }
evershade-ask-origin = Where do you come from?
evershade-option-origin = { $origin }
evershade-hint-origin = { $words } · { $item }{ $brill ->
    [0] { "" }
   *[other] , { $brill } brill
} · { $what }
evershade-ask-profession = What do you do for a living?
evershade-option-profession = { $profession }
evershade-hint-profession = { $word } · { $what }
evershade-will-be = { $who } sits down to make a { $profession }.
evershade-taken = { $who ->
    [none] There is one already: { $profession }.
   *[other] { $who } has the { $profession } already.
}
evershade-ask-path = { $profession }: of which kind?
evershade-option-path = { $path }
evershade-hint-path = { $gain } · { $item } · { $card } · { $what }
evershade-ask-name = What are you called?
evershade-option-name = { $name }
evershade-option-write-name = Something else …
evershade-ask-write-name = Write your name, of at most 32 characters.
evershade-name-refused = A name has something in it that one can read, and at most { $most } characters.
evershade-ask-made = **{ $name }**: { $race }, { $origin }, { $profession } ({ $path }).
    { $att } · ❤️ { $hp } · moves { $mob } · 🪙 { $brill }
    { $keywords }
    Carries { $items }. Can do { $cards }.
    Is that you?
evershade-option-made = That is me
evershade-option-make-again = Begin again

# ---------------------------------------------------------------- rolls

evershade-ask-performer = Who rolls { $att }, for { $difficulty } or more?
evershade-option-performer = { $who }: { $n ->
    [one] 1 die
   *[other] { $n } dice
}{ $chance ->
    [none] { "" }
   *[other] , { $chance }
}
evershade-hint-performer = { $dice }{ $many ->
    [0] { "" }
   *[other] { " " }· 🎲 { $chances }
}
evershade-att-rolled = { $mode ->
    [choose] { $first } or { $last }
    [sum] { $first } and { $last } together
    [lowest] the lower of { $first } and { $last }
    [highest] the higher of { $first } and { $last }
   *[one] { $last }
}
evershade-dice-more = { $n } { $word ->
    [none] for what you know
   *[other] for { $word }
}
evershade-dice-lent = { $n } from { $who } ({ $word })
evershade-odds = 🎲 { $n ->
    [one] 1 die
   *[other] { $n } dice
}, { $difficulty } or more: { $chances }
evershade-odds-dice = 🎲 { $n ->
    [one] 1 die
   *[other] { $n } dice
}, { $difficulty } or more{ $wanted ->
    [one] { "" }
   *[other] { " " }({ $wanted } successes wanted)
}
evershade-odds-at = { $n ->
    [one] 1 success
   *[other] { $n } successes
} { $percent } %{ $what ->
    [none] { "" }
   *[other] { " " }({ $what })
}
evershade-brings = { $what }
evershade-brings-damage = { $n }{ $more ->
    [0] { "" }
   *[other] +
} damage{ $stopped ->
    [0] { "" }
   *[other] , { $stopped } stopped
}
evershade-brings-prevent = { $n }{ $more ->
    [0] { "" }
   *[other] +
} damage less
evershade-brings-push = push { $n }
evershade-brings-pull = pull { $n }
evershade-brings-stabilize = up again
evershade-brings-activate = acts next
evershade-brings-skip-activation = skips its turn
evershade-react-odds = { $what } · { $percent } %{ $brings ->
    [none] { "" }
   *[other] : { $brings }
}
evershade-react-stands = { $what } · { $percent ->
    [0] not enough to stay up
   *[other] { $percent } % to stay up
}
evershade-odds-reroll = -# 🎲 { $n ->
    [0] As they lie
   *[other] With what is rolled again
}: { $chances }
evershade-hint-both = { $what } · { $odds }
evershade-hint-brings = { $brings }. { $what }
evershade-ask-boons = { $who } rolls { $n ->
    [one] 1 die
   *[other] { $n } dice
} of { $att } for { $difficulty } or more. Spend boons on it?
evershade-option-boon = { $boon ->
    [DIFF] Boon: difficulty 1 less
    [DIV] { $greater ->
        [0] Boon of divinum: a four-sided die (D4) more
       *[other] Great boon of divinum: a twelve-sided die (D12) more
    }
   *[other] { $greater ->
        [0] Boon of { $boon }: 1 die more
       *[other] Great boon of { $boon }: 3 dice more
    }
}
evershade-ask-boon = { $who } gains a { $greater ->
    [0] boon
   *[other] great boon
}. Of which kind?
evershade-ask-lost = { $what ->
    [boon-lost] { $who } has to give up { $n ->
        [one] a boon
       *[other] { $n } boons
    }{ $why ->
        [terror] { " " }to make room for terror (four places for both)
       *[none] { "" }
    }. Which?
    [card-lost] { $who } has to put { $n ->
        [one] a card
       *[other] { $n } cards
    } into the pouch. Which?
   *[item-lost] { $who } has to put something worn into the pouch. What?
}
evershade-option-thing = { $item }
evershade-to-pouch = { $who } puts { $what } into the pouch.
evershade-boon-used = { $who } spends a boon{ $greater ->
    [0] { "" }
   *[other] { " " }(a great one)
}: { $boon ->
    [DIFF] it is less difficult
   *[other] more of { $boon }
}.
evershade-helps = 🤝 { $who } lends a hand with { $word }: { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
evershade-rolled-line = 🎲 { $who }: { $dice } for { $difficulty } or more, { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}

# ---------------------------------------------------------------- camp

evershade-camp = ⛺ You make camp.
evershade-camp-rest = Everybody sleeps, and wakes up whole.
evershade-holder = Holder { $letter }: { $card ->
    [none] empty
   *[other] { $card }
}
evershade-ask-advance = { $who } may take { $n ->
    [one] an advancement
   *[other] { $n } advancements
}.
evershade-option-node = { $node } · { $what } ({ $tree })
evershade-option-keep-token = Keep it for later
evershade-brings-raise = { $what ->
    [max_hp] most HP
   *[other] { $what }
} +{ $n }
evershade-brings-upgrade = better { $card }
evershade-brings-gain = { $name }
evershade-advances = 📈 { $who } advances: { $tree }, place { $node }.
evershade-order = { $window ->
    [boons] Spend no boons in this fight
    [reroll] Roll nothing again in this fight
    [support] Lend no hand in this fight
   *[react] Let everything happen in this fight
}
evershade-order-house = { $window ->
    [support] The house lends my hand to rolls where it helps
    [reroll] The house rolls again for me where it is worth the fate
    [react] The house reacts for me
    [refresh] The house turns my dark cards
   *[tie] The house says what is equal for enemies
}
evershade-die-divinum = { $n } of a D{ $sides }
evershade-ask-upgrade = Which card becomes better for { $who }?
evershade-ask-equip-camp = { $who }: what is worn, what lies ready for a fight?
evershade-option-equipped = All is as it should be
evershade-option-wear = Wear { $item }
evershade-option-take-off = Take off { $item }
evershade-option-give = Offer { $item } to { $who }
evershade-option-lay = { $card } into free slot { $slot }
evershade-option-lay-over = { $card } into slot { $slot }, in place of { $old }
evershade-wears = { $who } wears { $item }.
evershade-takes-off = { $who } takes off { $item }.
evershade-lays = { $who } lays out { $card }, slot { $slot }.
evershade-ask-accept = { $who } offers { $item } to { $to }.
evershade-gives = 🎁 { $who } gives { $item } to { $to }.
evershade-declines = { $who } would rather not have { $item }.
evershade-ask-camp-card = The camp: what do you build? You have { $n } brill. Everybody does one thing there, this evening and in each camp to come.
evershade-ask-camp-card-short = The camp: what do you build? You have { $n } brill.
evershade-camp-roll = { $att }, { $difficulty } or more
evershade-camp-outcome = { $n ->
    [fail] no success
    [one] 1 success
   *[other] { $n } successes
}: { $what }
evershade-camp-brings = { $what }
evershade-camp-gain = { $what ->
    [calm] { $n } terror less
    [exp] { $n } experience
   *[other] { $n } { $what }
}{ $all ->
    [0] { "" }
   *[other] { " " }for everybody
}
evershade-camp-boon = { $greater ->
    [0] a boon
   *[other] a great boon
}{ $boon ->
    [any] , which you choose
    [any_att] { " " }for rolls that you choose ({ $greater ->
        [0] 1 die more
       *[other] 3 dice more
    })
    [DIFF] { " " }(difficulty 1 less)
    [DIV] { " " }of DIV ({ $greater ->
        [0] a D4 more
       *[other] a D12 more
    })
   *[other] { " " }of { $boon } ({ $greater ->
        [0] 1 die more
       *[other] 3 dice more
    })
}{ $all ->
    [0] { "" }
   *[other] { " " }for everybody
}
evershade-camp-time = time goes { $back ->
    [0] on
   *[other] back
} by { $n }
evershade-camp-more = something more
evershade-option-build = { $card } ({ $letter }{ $n ->
    [0] { " " }free
   *[other] , { $n } brill
}): { $brings }
evershade-option-upgrade-camp = Improve { $card } ({ $n } brill): { $brings }
evershade-option-place = Put up { $card }: { $brings }
evershade-camp-brief = { $what }{ $more ->
    [yes] …
   *[no] { "" }
}
evershade-camp-brief-roll = { $att } { $difficulty }+: { $what }
evershade-camp-brief-several = { $sells ->
    [0] { $n } things to do
   *[other] goods to buy
}
evershade-camp-gain-brief = { $what ->
    [calm] −{ $n } terror
    [exp] +{ $n } exp
   *[other] +{ $n } { $what }
}
evershade-camp-boon-brief = { $greater ->
    [0] boon
   *[other] great boon
}{ $boon ->
    [any] { "" }
    [any_att] { "" }
    [DIFF] { " " }(−1)
   *[other] { " " }{ $boon }
}
evershade-camp-time-brief = { $back ->
    [0] +
   *[other] −
}{ $n } time
evershade-camp-more-brief = more
evershade-option-camp-enough = Leave it at that
evershade-camp-card = ⛺ { $card } stands.
evershade-ask-camp-action = What does { $who } do this evening?
evershade-ask-camp-evening = What does your hero do this evening?
evershade-option-camp = { $what } ({ $card })
evershade-option-camp-nothing = Nothing, for once
evershade-camp-gone = { $who } was too late: { $what }.
evershade-camp-does = { $who } at { $card }: { $what }
evershade-refused-out = { $status ->
    [joining] { $who } has not caught up with the party yet, and joins you in its next camp.
   *[dead] { $who } is dead. In the party’s next camp you may come back as somebody else.
}
evershade-ask-come-back = { $who } is dead. Who comes in their place?
evershade-option-watch = Nobody: just watch for now

# ---------------------------------------------------------------- a combat on the grid

evershade-round = **Round { $n }**
evershade-revealed = Next from { $who }: { $card }.
evershade-drawn = Out of the bag comes a { $token } token: { $side ->
    [white] the party is next.
   *[other] the enemies are next.
}
evershade-won = 🏁 It is over in round { $round }: the party holds the field.
evershade-lost = 💀 Round { $round }, and nobody of the party stands any more.
evershade-lost-standing = 💀 Round { $round }: you still stand, and it is lost all the same.
evershade-activates = { $who } is next.
evershade-moves = { $who } goes to { $space }.
evershade-crosses = { $who } tries to get across to { $space }.
evershade-crosses-not = { $who } does not make it across, and stays on { $space }.
evershade-uses = { $who } uses { $card }{ $many ->
    [1] { " " }on { $target }.
   *[other] { " " }on { $target } and others.
}
evershade-sheet-action = { $who }: { $what }.
evershade-roll = { $who } rolls { $dice } against { $difficulty }.
evershade-supported = { $who } lends a hand with { $card }: { $dice }.
evershade-rerolled-free = { $who } rolls again: { $dice }.
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
   *[other] { $who } loses { $n } HP{ $by ->
        [none] { "" }
       *[other] { " " }to { $by }
    }.
}
evershade-terror = { $who } has { $terror } of 4 terror now.
evershade-terror-table = Too much for { $who }: the terror table shows { $n }.
evershade-down = { $by ->
    [none] { $who } goes down.
   *[other] { $who } goes down, to { $by }.
}
evershade-fell = 💥 **{ $who } is down**{ $dice ->
    [none] { "" }
   *[other] : { $dice } against { $difficulty }, { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
}{ $lost ->
    [0] { "" }
   *[other] { $dice ->
        [none] :
       *[other] ,
    } { $lost } HP lost{ $by ->
        [none] { "" }
       *[other] { " " }to { $by }
    }
}.
evershade-fell-for-good = { $dies ->
    [0] 💥 **{ $who } is out of this fight.**
   *[other] 💀 **{ $who } dies.**
}
evershade-defeated-before = ⚔️ Defeated: { $who }.
evershade-lies = 🩹 **{ $who } is down** at { $space }. A friend there or one space away can give first aid ({ $att }, { $difficulty } or more) and get them up.
evershade-up = { $who } is on their feet again at { $space }, with { $n } HP.
evershade-eliminated = { $who } is out of this fight.
evershade-died = { $who } dies.
evershade-defeated = { $who } is defeated.
evershade-summoned = { $by } calls, and { $who } comes: { $space }.
evershade-ally-falls = { $who } is out of this fight.
evershade-summon-falls = 🕯️ { $who } goes out, as called things do: all at once, and without a mark.
evershade-summon-leaves = 🕯️ What { $who } was called for is over. Somebody looks up to thank it, and there is only the air.
evershade-ally-leaves = { $who } will not stay without whoever they came with.
evershade-ally-terror = { $who } is afraid: { $n } HP lost.
evershade-ally-heals = { $who } heals { $n } HP.
evershade-ally-goes-over = { $who } walks with { $to } now.
evershade-partner-supports = { $who } lends a hand: { $dice }.
evershade-wave-comes = 🌊 **{ $name }**
evershade-ward-lost = 🌑 { $what } at { $space } is lost.
evershade-ward-kept = 🪔 { $what } at { $space } is back.
evershade-lead = { $who } { $more ->
    [0] is { $n ->
        [one] 1 length
       *[other] { $n } lengths
    } ahead now: you gain on it.
   *[other] draws ahead: { $n ->
        [one] 1 length
       *[other] { $n } lengths
    }.
}
evershade-strip-sinks = 🌊 Gone under: { $spaces }.
evershade-washed = { $who } comes up at { $space }, 2 HP the poorer.
evershade-drifts = { $who } is carried to { $space }.
evershade-spawned = { $who } comes in at { $space }.
evershade-border = The border { $edge } is { $to ->
    [normal] open
   *[other] shut
} now.
evershade-space = { $what ->
    [cover] { $n ->
        [0] There is no cover in { $space } any more.
       *[other] There is cover in { $space } now.
    }
    [danger] { $n ->
        [0] { $space } is safe now.
       *[other] ⚠️ { $space } is dangerous now.
    }
   *[keywords] { $space } is not what it was.
}
evershade-stirs = 🌊 { $who } stirs.
evershade-trigger = { $who } has set something off at { $space }.
evershade-pushed = { $who } { $n ->
    [0] is pushed, and has nowhere to go
    [one] is pushed 1 space
   *[other] is pushed { $n } spaces
}{ $blocked ->
    [0] .
    [one] { " " }and crashes, 1 space short.
   *[other] { " " }and crashes, { $blocked } spaces short.
}
evershade-pulled = { $who } is pulled { $n ->
    [0] and does not come any nearer
    [one] 1 space
   *[other] { $n } spaces
}.

evershade-ask-start-again = { $there } stands on { $space }. Where does { $who } begin instead?
evershade-ask-start = Where does { $who } begin?
evershade-ask-next = Who of you is next?
evershade-plan-card = { $who }: { $card }
evershade-plan-move = { $who } moves
evershade-plan-end = { $who } ends the activation
evershade-ask-action = What does { $who } do? { $n ->
    [0] No action is left; what you find here costs none.
    [one] 1 action is left.
   *[other] { $n } actions are left.
}
evershade-ask-space = Where does { $who } go? { $n } steps at most.
evershade-ask-target = { $who }, { $what }: { $n ->
    [one] who is the target?
   *[other] who are the { $n } targets?
}
evershade-hint-target = { $n ->
    [0] here
    [1] 1 space away
   *[other] { $n } spaces away
} · ❤️ { $hp }{ $cover ->
    [yes] { " " }· 🛡️ in cover
   *[no] { "" }
}{ $odds ->
    [none] { "" }
   *[other] { " " }· { $odds }
}
evershade-hint-not-nearer = { $facts } · cannot be pulled any nearer
evershade-ask-refresh = { $who }: { $card } stays dark unless you pay.
evershade-ask-path-tie = Two spaces are as near for { $who }. Which one?
evershade-ask-pull = { $who } is pulled nearer. By which space?
evershade-ask-area = Which way does { $what } go?
evershade-ask-area-foe = { $who } could hit either way. Which way does it go?
evershade-option-area = { $way ->
    [N] North
    [E] East
    [S] South
   *[W] West
}: { $who }
evershade-ask-friendly-fire = { $what } reaches your own too. Does it hit them?
evershade-option-fire-all = It hits everybody there
evershade-option-fire-foes = Enemies only
evershade-option-order = { $do ->
    [lose] Lose { $what ->
        [hp] HP
       *[other] { $what }
    }
    [heal] Heal { $what ->
        [hp] HP
       *[other] { $what }
    }
    [gain] Gain { $what }
    [damage] The damage
   *[other] The other thing
}
evershade-ask-each = { $who }: { $title }. This one is yours alone. What do you do?
evershade-ask-order = At the same time. What comes first?
evershade-ask-ally-first = { $who } is next. Who acts first?
evershade-option-ally-first = { $who }
evershade-option-self-first = { $who }, and the others afterwards
evershade-ask-ally = { $who } is done. Who acts now?
evershade-option-allies-none = Nobody else
evershade-option-partner = Lend a hand: 1 die
evershade-ask-support = { $performer } has rolled { $dice } for { $difficulty } or more: { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}. Does { $who } lend a hand?
evershade-ask-reroll = { $performer } has rolled { $dice } for { $difficulty } or more: { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}. { $helps ->
    [0] Roll dice
   *[other] Roll dice of { $who } ({ $own })
} again{ $free ->
    [0] { " " }for 1 of { $fate } fate
   *[other] , once and for nothing
}?
evershade-reroll-go = { $n ->
    [one] Roll this one again
   *[other] Roll these { $n } again
}{ $free ->
    [0] { " " }(1 fate)
   *[other] { "" }
}
evershade-reroll-none = Keep them
evershade-hint-card = { $what }
evershade-hint-free = free · { $what }
evershade-ask-react = { $by } attacks { $about } (❤️ { $hp }): { $n } damage{ $terror ->
    [0] { "" }
   *[other] { " " }and { $terror } terror
}. What does { $who } do?
evershade-ask-react-all = { $by } attacks { $targets }: { $n } damage{ $terror ->
    [0] { "" }
   *[other] { " " }and { $terror } terror
} for each. What does { $who } do?
evershade-ask-tie = Whom does { $who } go for? They are all the same to it.
evershade-ask-way = Which way is { $who } pushed?
evershade-pass = Let it happen
evershade-pass-attack = Let it happen · { $lost ->
    [0] no damage
   *[other] ❤️ { $hp } → { $left }
}{ $terror ->
    [0] { "" }
   *[other] , { $terror } terror
}
evershade-pass-support = Not this time
evershade-die = { $n }{ $hits ->
    [0] { "" }
    [one] { " " }(success)
   *[other] { " " }({ $hits } successes)
}
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
}{ $rolls ->
    [0] { "" }
    [one] , with a roll on the way
   *[other] , with { $rolls } rolls on the way
})
evershade-option-hero = { $who }
evershade-option-target = { $who } · { $percent } %
evershade-option-move = Move
evershade-option-move-far = Move up to { $n }
evershade-option-card = { $card }
evershade-option-card-odds = { $card } · { $most ->
    [0] { "" }
   *[other] up to{ " " }
}{ $percent } %{ $what ->
    [none] { "" }
   *[other] : { $what }
}
evershade-option-vain = { $what } ({ $why ->
    [acted] nobody left to act
    [hp] nobody is hurt
   *[terror] nobody has terror
})
evershade-acted-already = { $who } has acted in this round, and is not next.
evershade-option-aid = First aid for { $who }
evershade-option-aid-odds = First aid for { $who } · { $percent } %
evershade-option-sheet = { $what }
evershade-option-fate = One more action for 3 fate
evershade-option-end = That is all
evershade-option-dark = It stays dark
evershade-option-pay = { $what ->
    [fate] Pay { $n } fate
    [terror] Take { $n } terror for it
    [boon] Give up { $n ->
        [one] a boon
       *[other] { $n } boons
    }
    [hp] Lose { $n } HP for it
   *[card] Put the last card into the pouch for it
}
evershade-ask-prevent = { $card }: { $n } damage and { $terror } terror are on their way. Which does { $who } keep off?
evershade-option-prevent = { $what ->
    [terror] { $n } terror
   *[damage] { $n } damage
}
evershade-option-react = { $card }
evershade-option-refresh-react = { $card } ({ $n } fate)
evershade-option-react-for = { $card }, for { $about }
evershade-option-refresh-react-for = { $card }, for { $about } ({ $n } fate)
evershade-option-item-for = { $item }, for { $about } (once a fight)

evershade-headline = **{ $sheet }, round { $round }** · in the bag: { $white } white, { $black } black, { $dual } dual
evershade-fight-headline = **{ $sheet }, round { $round }**
evershade-stakes = { $won ->
    [none] 🎯 You lose when { $lost }.
   *[other] 🎯 You win when { $won }. You lose when { $lost }.
}
evershade-stakes-brief = 🎯 You { $won ->
    [none] lose
   *[other] win when { $won }, and lose
} when { $lost }.
evershade-stake-and = { $one } and { $other }
evershade-stake-or = { $one }, or { $other }
evershade-stake-all-down = none of you stands
evershade-stake-defeated-one = { $n ->
    [0] { $who } has come and is defeated
   *[other] { $who } is defeated ({ $hp } of { $max } HP)
}
evershade-stake-defeated-many = { $n ->
    [0] no { $who } are left
    [one] the last of the { $who } is defeated
   *[other] all { $who } are defeated ({ $n } left)
}
evershade-stake-none-left = no enemy is left
evershade-stake-round = round { $round } { $left ->
    [0] has begun
    [one] begins (the next one)
   *[other] begins ({ $left } from now)
}
evershade-stake-caught = you have caught up with { $name }
evershade-stake-away = { $name } is { $n } lengths ahead
evershade-stake-kept = fewer than { $n } of the { $of } you keep are left
evershade-chase = 🛶 **{ $who }**: { $lead ->
    [one] 1 length
   *[other] { $lead } lengths
} ahead, away with { $away }. Each round it gains { $grows }.{ $many ->
    [0] { "" }
   *[other] { " " }Going under with this round: { $sinks }.
}
evershade-wards = 🪔 Yours to keep: { $n ->
    [0] nothing any more
   *[other] { $kept }
}.{ $gone ->
    [0] { "" }
   *[other] { " " }Lost: { $lost }.
}
evershade-wave = 🌊 Next, **{ $name }**, in round { $round }{ $early ->
    [0] { "" }
   *[other] { " " }or as soon as the field is clear
}{ $many ->
    [0] .
   *[other] : { $who }.
}{ $left ->
    [one] { " " }It is the last.
   *[other] { " " }{ $left } are still to come.
}
evershade-enters = { $n ->
    [one] { $who } at { $at }
   *[other] { $n } × { $who }, first at { $at }
}
evershade-no-wave = 🌊 No wave is left to come.
evershade-initiative = 🎒 Who is next comes out of the bag: { $white } white (you), { $black } black (they), { $dual } with two faces{ $many ->
    [0] { "" }
   *[other] . Already acted: { $acted }
}
evershade-enemy = { $who } at { $space }: { $hp } HP
evershade-hero = { $who }{ $status ->
    [ok] { " " }at { $space }: { $hp } of { $max } HP
    [knocked_out] , down at { $space }:
    [dead] { " " }is dead:
   *[other] { " " }is out of it:
} { $fate } fate, { $terror } terror
evershade-alt-party = { $heroes }
evershade-alt-hero = { $who }: { $what }
evershade-alt-tracker = Time { $time } of { $max }; letters: { $letters }.
evershade-alt-holder = { $letter }: { $what ->
    [none] empty
   *[other] { $what }
}
evershade-alt-camp = The camp. { $holders }.{ $packed ->
    [none] { "" }
   *[other] { " " }Packed up: { $packed }.
} { $tracker }
evershade-face-carried = { $fate } fate, { $terror } terror, { $brill } brill · worn: { $worn } · boons: { $boons } · conditions: { $conditions } · keywords: { $keywords }
evershade-face-slot = Slot { $n }: { $what } ({ $of }, { $light ->
    [1] light
   *[other] dark
})
evershade-does-move = moves { $n } { $way ->
    [away] away from
   *[toward] toward
} { $aim ->
    [closest] whoever is closest
    [sun] whoever shows most suns
    [moon] whoever shows most moons
   *[other] its mark
}
evershade-does-attack = strikes { $aim ->
    [closest] whoever is closest
    [sun] whoever shows most suns
    [moon] whoever shows most moons
   *[other] its mark
}{ $range ->
    [any] { "" }
   *[other] { " " }within { $range }
}: { $damage } damage{ $terror ->
    [0] { "" }
   *[other] { " " }and { $terror } terror
}{ $many ->
    [1] { "" }
   *[other] , up to { $many } of you
}

# ---------------------------------------------------------------- what can be read

evershade-cards-foes = Enemies
evershade-cards-hero = { $who }
evershade-face-hero = { $att } · MOB { $mob } · { $hp } of { $max } HP
evershade-cards-trees = Trees of { $who }
evershade-face-node = { $n }. { $what } { $state ->
    [taken] (taken)
    [open] (may be taken now)
   *[other] { $gate ->
        [0] (not yet)
       *[other] (not yet; after { $gate } others)
    }
}
evershade-trees-alt = The trees of { $who }, { $n ->
    [one] one token
   *[other] { $n } tokens
} to spend. Taken: { $taken }. May be taken now: { $open }.
evershade-face-marks = { $n ->
    [one] 1 mark lies on it.
   *[other] { $n } marks lie on it.
}
evershade-face-card = { $of ->
    [offensive] Offensive
    [defensive] Defensive
   *[support] Support
} { $kind }, { $light ->
    [0] dark now
   *[1] light now
}
evershade-face-item = { $slot ->
    [hand] In the hand
    [head] On the head
    [chest] On the chest
    [feet] On the feet
   *[small] Something small
}{ $keywords ->
    [none] { "" }
   *[other] { " " }· { $keywords }
}
evershade-face-foe = { $kind } · hit at { $en } or more · { $hp } HP{ $armor ->
    [0] { "" }
   *[other] { " " }· armor { $armor }
}
evershade-face-deck = { $n ->
    [0] All of its cards are known; they come in this order again.
    [one] 1 card lies face down.
   *[other] { $n } cards lie face down.
}
evershade-face-seen = { $many ->
    [0] **{ $card }**
   *[other] **{ $card }**: { $what }
}
evershade-sign-danger = **Danger**: whoever enters is hurt, pushed in or not.
evershade-sign-trigger = **Something happens**: the first of you to enter sets it off, and stops there.
evershade-sign-cover = **Cover**: two armor against attacks.
evershade-sign-fate = **Fate**: one for each 1 that is left on your dice, and for failing. One rolls dice again, three buy an action in a fight.
evershade-sign-terror = **Terror**: it shares four slots with your boons. With the fourth you roll on the terror table.
evershade-sign-wall = **Wall**: nobody crosses it. Blows do, and stop against armor two better.
evershade-sign-hp = **HP**: without any one goes down in a fight, and collapses outside of one.
evershade-sign-armor = **Armor**: so much less of each blow.
evershade-sign-hit = **Hit at**: what your dice have to show against this enemy.
evershade-sign-brill = **Brill**: what things cost here. It is spent together.
evershade-term-success = **Success**: a die that shows the difficulty or more. A natural 12 is two.
evershade-term-boon = **Boon**: spent before a roll, for a die more or a difficulty of 1 less.
evershade-term-divinum = **Divinum**: your own dice, from D4 to D20 and further. They say how you get up again.
evershade-term-token = **Decision token**: of a tie whoever has it picks, and hands it on.
evershade-term-dark = **Light and dark**: a card that was used turns dark, and light again at your next turn, if it does not say otherwise.

# ---------------------------------------------------------------- a combat, further

evershade-ask-window = { $kind ->
    [enemy_revealed] { $by } turns up its card. What does { $who } do?
    [enemy_targets] { $by } has picked its target. What does { $who } do?
    [damaged] { $about } has lost { $n } HP. What does { $who } do?
    [terror_gain] { $n } terror is coming for { $about }. What does { $who } do?
    [would_be_ko] { $about } is about to go down. What does { $who } do?
    [enemy_defeated] An enemy has fallen. What does { $who } do?
    [entered] { $about } has come in. What does { $who } do?
    [dual_drawn] A token with two faces comes out of the bag. What does { $who } do?
    [dealt_damage] { $about } has hurt { $by }. What does { $who } do?
    [round_end] The round is over. What does { $who } do?
    [pushed] { $about } has been moved about. What does { $who } do?
    [activation_start] The turn of { $who } begins. Anything before it?
    [activation_end] The turn of { $who } ends. Anything after it?
   *[other] What does { $who } do?
}
evershade-option-item = { $item } (once a fight)
evershade-option-item-free = { $item } (free, once a fight)
evershade-uses-item = { $who } uses { $item }.
evershade-pass-item = No, just roll
evershade-ask-roll-item = { $kind ->
    [before_roll] { $who } is about to roll. Use something first?
   *[after_roll] { $who } has rolled { $dice } for { $difficulty } or more. Use something on it?
}
evershade-ask-reroll-free = Which of these dice once more?
evershade-boons-go = { $n ->
    [one] Spend this boon: { $picks }
   *[other] Spend these { $n } boons
}
evershade-boons-none = Roll without
evershade-divinum = ✨ The divinum dice of { $who }: { $dice }, { $n } in all.
evershade-option-stay = Stay where you are
evershade-hint-dark = dark, { $what }
evershade-ask-keep-dark = { $who }: which of these stay dark? If you name none, all turn light.
evershade-ask-tokens = { $who } has tokens of two cards out already. End one of them for { $card }?
evershade-option-tokens-cancel = No: no tokens of this one
evershade-option-tokens-end = End { $card }
evershade-ask-token-spaces = Where does { $who } put { $n ->
    [one] the token
   *[other] the { $n } tokens
}?
evershade-token-laid = { $who } lays a token of { $card }: { $where }.
evershade-skips = { $who } will not act next time.
evershade-skipped = { $who } does not act.
evershade-swapped = { $who } and { $target } change places.
evershade-placed = { $who } is set down on { $space }.
evershade-put-back = The token of { $who } goes back into the bag: one more turn.
evershade-marked = { $who } makes a mark on { $card }: { $n }.
evershade-ask-place = { $who }, where is { $target } set down?
evershade-retargets = { $who } steps in for { $target }.
evershade-untargetable = Nobody can see { $who } now.
evershade-ask-side = { $who }: whose side is it?
evershade-option-side = { $side ->
    [white] Ours: the party is next
   *[black] Theirs: the enemies are next
}
evershade-peeks = { $who } looks at the next { $n ->
    [one] card
   *[other] { $n } cards
} of { $enemy }.
evershade-peeked = 🤫 Next for { $enemy }: { $cards }.
evershade-ask-from-pouch = What does { $who } take out of the pouch?
evershade-option-way-on = { $what }
evershade-ask-choose = { $who ->
    [none] Which way?
   *[other] { $who }, which way?
}
evershade-option-pay-cost = Pay it
evershade-option-not-pay = Let it be
evershade-ask-pay = { $who }: { $brill ->
    [0] { $n } fate
   *[other] { $brill } brill
} for it?
evershade-ask-refresh-any = { $who }: which { $n ->
    [one] card turns
   *[other] { $n } cards turn
} light?

# looking cards up

evershade-printed = { $kind ->
    [races] People
    [origins] Origin
    [professions] Profession
    [cards] Action card
   *[items] Item
}
evershade-printed-card = { $of ->
    [offensive] Offensive
    [defensive] Defensive
   *[support] Support
} { $kind }

# ---------------------------------------------------------------- for groups with the printed box

loe-rolled = 🎲 **{ $who }** rolls { $dice }
loe-divinum = ✨ Divinum: { $dice }, in all { $n }, half of it { $half }
loe-divinum-of = ✨ **{ $who }** rolls divinum: { $dice }{ $asked ->
    [0] . In all { $n }.
   *[other] . In all { $n }, half of it **{ $half }**.
}
loe-successes = { $n ->
    [one] ## 1 success
   *[other] ## { $n } successes
} against { $difficulty }: { $outcome ->
    [none] it fails
   *[other] outcome { $outcome }
}
loe-fate-of = { $who } { $n }
loe-fate-gained = Fate: { $fate }{ $failed ->
    [0] { "" }
   *[other] { " " }(a failed roll brings one)
}
loe-may-reroll = -# Each reroll of as many own dice as you like costs 1 fate.
loe-odds = { $n ->
    [one] 1 die
   *[other] { $n } dice
} against { $difficulty }:
loe-odds-line = - { $n ->
    [one] at least 1 success
   *[other] at least { $n } successes
}: **{ $percent } %**
loe-terror = 👁️ **{ $who }** rolls { $die } on the terror table{ $traumas ->
    [0] { "" }
    [one] , and 4 for a trauma
   *[other] , and 4 for each of { $traumas } traumas
}: **{ $n }**
loe-terror-heal = Heal { $n } terror
loe-terror-hp = Lose { $n } HP
loe-terror-brill = Discard { $n } brill
loe-terror-cards = { $n ->
    [one] 1 card of the hotbar goes into the pouch
   *[other] { $n } cards of the hotbar go into the pouch
}
loe-terror-items = { $n ->
    [one] 1 thing that is worn goes into the pouch, a handheld one if there is one
   *[other] { $n } things that are worn go into the pouch
}
loe-terror-trauma = Gain a trauma{ $out ->
    [0] { "" }
   *[other] , which ends the fight for this character
}
loe-terror-fate = { $all ->
    [0] Discard { $n } fate
   *[other] Discard all fate
}
loe-terror-dies = The character dies
loe-armor = ⚔️ { $n } damage
loe-armor-steps = -# Prevented { $prevented }, stopped by armor and cover { $stopped }, weakness and resistance { $changed }
loe-armor-lost = **{ $n } HP lost**
loe-exp = 📈 { $gain } experience: { $n ->
    [0] no advancement yet
    [one] **1 advancement**
   *[other] **{ $n } advancements**
}. The marker stands on { $marker }{ $next ->
    [0] , and no token is left.
   *[other] , the next token lies on { $next }, and { $left } are left.
}
loe-tree = 🌳 **{ $tree }**: { $nodes }
loe-drawn = { $token ->
    [white] ⚪ White
    [black] ⚫ Black
   *[dual] ◐ The token with two faces
}: { $side ->
    [white] **a character** is next.
   *[black] **an enemy** is next, the first from the left without a token.
}
loe-bag = 🎒 In the bag: { $white } white, { $black } black, { $dual } with two faces. Have acted: { $characters ->
    [one] 1 character
   *[other] { $characters } characters
}, { $enemies ->
    [one] 1 enemy
   *[other] { $enemies } enemies
}.
loe-bag-closed = { $side ->
    [enemies] All enemies have acted: draw no more, the characters that are left follow, then all tokens go back.
   *[characters] All characters have acted: draw no more, the enemies that are left follow from the left, then all tokens go back.
}
loe-deck-made = 🃏 **{ $name }**: { $n ->
    [one] 1 card, shuffled.
   *[other] { $n } cards, shuffled.
}
loe-deck-card = 🃏 **{ $name }**: **{ $card }**{ $again ->
    [0] { "" }
   *[other] { " " }(seen before: the deck is never shuffled again)
}
loe-deck-peek = 👀 On top of { $name } lies **{ $card }**.
loe-deck-peeked = 👀 { $who } looks at the top card of { $name }.
loe-board = **{ $who }**: ❤️ { $hp }{ $max ->
    [0] { "" }
   *[other] { " " }of { $max }
} · ✨ { $fate } · 👁️ { $terror } · 🪙 { $brill }{ $many ->
    [0] { "" }
   *[other] { " " }· { $boons }
}{ $conditions ->
    [none] { "" }
   *[other] { " " }· { $conditions }
}
loe-boon = { $kind ->
    [DIFF] difficulty
    [DIV] divinum
   *[other] { $kind }
}{ $greater ->
    [0] { "" }
   *[other] +
}
loe-boards-none = Nobody is tracked here yet.
loe-note-down = At 0 HP { $who } is knocked out in a fight; else it is 1 injury, 1 fate, and the divinum says how many HP come back.
loe-note-boon-ignored = All four slots of { $who } hold boons already, so this one is ignored.
loe-note-boon-instead = No slot of { $who } is free: instead of the boon, 1 terror is gone.
loe-note-table = The fourth terror: { $who } rolls on the table now.
loe-note-dies = A fourth condition: { $who } dies.
loe-tracker = 🔤 { $letters ->
    [none] Nothing is marked
   *[other] Marked: { $letters }
} · ⏳ { $time } of { $max }
loe-token = 🔷 **{ $who }** has the decision token. In turn: { $order }.
loe-vote = 🗳️ **{ $prompt }**
loe-vote-option = ▫️ { $option }: **{ $n }**{ $n ->
    [0] { "" }
   *[other] { " " }({ $names })
}
loe-vote-silent = Still to vote: { $names }.
loe-vote-ends = Votes count until <t:{ $at }:t>.
loe-vote-voice = { $who }: { $option }
loe-vote-whose = Whose vote, and for what?
loe-vote-count = Count
loe-vote-tie = A tie: **{ $who }** has the decision token and picks.
loe-vote-over = ✅ It is **{ $option }**.
loe-save = 📜 **To be kept until the next act**
loe-range = 📏 { $a } to { $b }: range **{ $n }**, { $walk ->
    [none] and nobody walks there
    [one] 1 step to walk
   *[other] { $walk } steps to walk
}.
loe-reach = 👣 **{ $who }** reaches:
loe-reach-line = - { $n ->
    [one] with 1 step
   *[other] with { $n } steps
}: { $spaces }
loe-pushed = 💨 **{ $who }**{ $n ->
    [0] { " " }does not move
   *[other] { " " }goes { $path }
}{ $crash ->
    [0] .
   *[other] , and crashes: **{ $crash } HP lost**.
}
loe-grid = 🗺️ { $columns } columns, { $rows } rows{ $n ->
    [0] { "" }
   *[other] , walls { $walls }
}
loe-grid-model = **{ $who }** on { $space }
loe-refused-numbers = Numbers from { $least } to { $most }, please, such as 5, 3, 1.
loe-refused-die = There are dice { $dice }; write them like D12+D4.
loe-refused-no-die = Which dice? Write them like D8 or D12+D4.
loe-refused-support = Supporters with their dice, please, such as Oswin: 2, Petra: 1.
loe-refused-profession = I know the professions { $names }.
loe-refused-boon = That boon is not there.
loe-refused-condition = That condition is not there.
loe-refused-name = Whose is it? A name, please.
loe-refused-boards = { $most } characters are tracked here; more is too many.
loe-refused-deck = There is no deck of { $name }. Make one with its cards first.
loe-refused-decks = { $most } decks lie here; more is too many.
loe-refused-deck-empty = That deck has no cards.
loe-refused-cards = Name 1 to { $most } cards, with commas between them.
loe-refused-bag-empty = There is no token in the bag.
loe-refused-space = { $typed } is no space here. Spaces are called A1 to { $last }.
loe-refused-wall = { $wall } is no border here. Write it like C2|D2.
loe-refused-no-grid = No grid lies here yet.
loe-refused-model = Who is that? A name that stands on the grid, please; at most { $most } fit.
loe-refused-letter = The tracker has letters, such as C or AA.
loe-refused-order = Nobody is in turn yet. Say who plays, in order.
loe-refused-vote-options = Name 2 to { $most } different options, short ones, with commas between them.
loe-refused-vote-early = It is not over yet.
loe-refused-vote-over = That vote is over.
loe-command = For Lands of Evershade that you have in a box
loe-command-roll = Roll for an entry or a card
loe-command-roll-dice = Your dice, 1 to 20
loe-command-roll-difficulty = What a die has to reach, 2 to 12
loe-command-roll-mod-dice = Dice more, or fewer
loe-command-roll-mod-difficulty = Difficulty more, or less
loe-command-roll-div = Divinum dice too, such as D12+D4
loe-command-roll-outcomes = The successes that the outcomes want, such as 5, 3, 1
loe-command-roll-support = Who lends how many dice, such as Oswin: 2, Petra: 1
loe-command-div = Roll divinum
loe-command-div-die = The dice of the board, such as D8 or D12+D4
loe-command-div-half = Half of it is what counts
loe-command-odds = How likely a roll is to succeed
loe-command-odds-thresholds = Successes that you want to know about
loe-command-terror = Roll on the terror table
loe-command-terror-traumas = Traumas that the character had before
loe-command-terror-combat = In a fight, where a trauma ends it
loe-command-armor = What an attack comes to
loe-command-armor-damage = Damage: card, successes, weapon
loe-command-armor-armor = Armor of the target
loe-command-armor-ignore = Armor that does not count
loe-command-armor-cover = The target is in cover
loe-command-armor-weak = Its weakness
loe-command-armor-resist = Its resistance
loe-command-armor-prevent = Damage that a reaction prevents
loe-command-exp = Experience, and what it brings
loe-command-exp-marker = Where the marker stands
loe-command-exp-left = Tokens that are left on the track
loe-command-exp-gain = Experience that you gain
loe-command-tree = Which advancements may be taken next
loe-command-tree-profession = The profession
loe-command-tree-taken = Nodes that you have: 1 3; 1; of the own tree and the other two
loe-command-timer = A timer for an act
loe-command-timer-minutes = Minutes, 1 to 240
loe-command-bag = The bag of a fight
loe-command-bag-new = A new bag for a fight
loe-command-bag-characters = Characters, partners too
loe-command-bag-enemies = Enemy cards
loe-command-bag-white = White tokens, if not one for each character
loe-command-bag-black = Black tokens, if not one for each enemy card
loe-command-bag-dual = Tokens with two faces
loe-command-bag-draw = Draw a token
loe-command-bag-add = Put a token into the bag
loe-command-bag-token = Which one
loe-command-bag-n = How many
loe-command-bag-return = The round is over: all tokens go back
loe-command-bag-show = What is in the bag, and who has acted
loe-command-deck = Activation cards of your enemies
loe-command-deck-new = Shuffle an enemy’s cards
loe-command-deck-enemy = The enemy
loe-command-deck-cards = Its cards, with commas: rush, rush, howl
loe-command-deck-draw = Turn up the next card; it goes to the bottom
loe-command-deck-peek = Look at the top card, you alone
loe-command-deck-reset = Shuffle the same cards for a new fight
loe-command-who = The character
loe-command-change = How many more, or fewer
loe-command-hp = HP of a character
loe-command-hp-most = Its maximum
loe-command-fate = Fate of a character
loe-command-brill = Brill of a character
loe-command-boon = A boon that is gained, or used
loe-command-boon-kind = Which one
loe-command-boon-greater = A greater one
loe-command-boon-use = It is used, not gained
loe-command-fright = Terror of a character
loe-command-fright-n = How much more; below 0 it heals
loe-command-condition = A condition that is gained, or lost
loe-command-condition-kind = Which one
loe-command-condition-lose = It is lost, not gained
loe-command-save = Everything that is tracked here, to be kept
loe-command-tracker = The story tracker
loe-command-tracker-mark = Mark a letter
loe-command-tracker-letter = The letter, A to Z, then AA
loe-command-tracker-off = Take the mark away
loe-command-tracker-time = Time goes on, or back
loe-command-tracker-steps = So many places; below 0 it goes back
loe-command-tracker-most = Its last place, usually 8
loe-command-tracker-show = What is marked
loe-command-token = The decision token
loe-command-token-order = Who plays, in turn; the first has the token
loe-command-token-names = Names, with commas between them
loe-command-token-pass = Hand it on after a tie
loe-command-vote = Vote, with the decision token for a tie
loe-command-vote-prompt = What it is about
loe-command-vote-options = Two to five options, with commas between them
loe-command-vote-minutes = For how many minutes; without, until all have voted or somebody counts
loe-command-grid = A sheet of your own
loe-command-grid-new = Draw a sheet
loe-command-grid-columns = Columns, 1 to 12
loe-command-grid-rows = Rows, 1 to 12
loe-command-grid-walls = Walls, such as C2|D2, C3|D3
loe-command-grid-put = Put a model on a space, or take it off
loe-command-grid-model = The model
loe-command-grid-space = The space, such as C4; nothing takes it off
loe-command-grid-show = Show the sheet
loe-command-grid-range = How far it is, and how long to walk
loe-command-grid-from = A space or a model
loe-command-grid-to = A space or a model
loe-command-grid-reach = Where a model can walk to
loe-command-grid-steps = Steps
loe-command-grid-foes = Models and spaces that stop it, with commas
loe-command-grid-push = Push a model in a straight line
loe-command-grid-way = Which way
loe-command-grid-armor = Its armor, against a crash
