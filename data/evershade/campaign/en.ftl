# Lands of Evershade: the campaign, on top of the sentences of an act.

game-name = Lands of Evershade: the campaign
game-length = ⏱️ An act a session, six to an adventure; or as few as you like.
game-about = The same heroes from act to act: what they have learned, promised and owe goes along. For 1 to 4, who may come and go.
rules-1 = **An act is a session**, in a thread of its own. Heroes, the tracker with its letters and its time, the camp and the decision token go from one act to the next.
    { "" }**Between acts** people may come and go. Somebody new takes a hero in the first act that they play, with as many advancements as the others may have had by then.
    { "" }**After an adventure** the same heroes may go on with the next one, if there is one for them.
rules-2 = **If an adventure is lost** it begins anew, with new heroes. A page may be torn out if all agree who rode: then its act is played again.

evershade-campaign-next = 🧭 Next: act { $n } of **{ $adventure }**
evershade-campaign-camp = ⛺ In the camp: { $cards }
evershade-campaign-member = **{ $who }** as { $hero }: ❤️ { $hp } of { $max } · ✨ { $fate } · 🪙 { $brill }{ $n ->
    [0] { "" }
    [one] { " " }· ⭐ 1 advancement
   *[other] { " " }· ⭐ { $n } advancements
}
evershade-campaign-nobody-yet = **{ $who }** has no hero yet.
evershade-campaign-ask-next = 🧭 The adventure is over, and somebody is asking for you. Where do you go from here?
evershade-campaign-go-on = On to { $adventure }
evershade-campaign-home = Home, for good: this is where it ends
evershade-campaign-sets-off = 🧭 You go on: **{ $adventure }**. Letters and camp stay behind; what you are and what is said of you comes along.
evershade-campaign-back = 📖 Act { $n } is behind you.
evershade-campaign-lost = 💀 Nobody came back from act { $n }. It begins anew, with others.
evershade-campaign-page = { $how ->
    [lost] lost; it begins anew
    [won] won
   *[act] played to its end
}
evershade-campaign-over = { $how ->
    [won] The adventure is won after { $n ->
        [one] 1 act
       *[other] { $n } acts
    }. Somebody will want to hear it from the beginning.
   *[so_far] So far it is written, and you have come to its end after { $n ->
        [one] 1 act
       *[other] { $n } acts
    }. What you are owed is on the list.
}
