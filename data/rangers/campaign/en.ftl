# Earthborne Rangers: the campaign, on top of the sentences of a day.

game-name = Earthborne Rangers: the campaign
game-length = ⏱️ Twelve days, or five, twenty or thirty: a thread for each.
game-about = The lamps of the valley have gone low, and there are days to find out why. Up to twelve Rangers; one to four ride each day.
setting-length = How many days
setting-length-12 = twelve: the whole story
setting-length-5 = five: a short one
setting-length-20 = twenty: with time for everybody’s errands
setting-length-30 = thirty: as long as the calendar goes
rules-1 = **A day, a thread.** Say that you ride along, and somebody begins the day. What the day has brought counts once you have **camped**; else only the place, the calendar and your maladies are as the evening left them.
    { "" }**Missions** lie open from day to day. What you did, and what you let be, is remembered.
rules-2 = **After a camp** you may put rewards into your deck, each for a card that waits aside. **The calendar** does not wait: some missions have a last day. When it has run out you may vote for more days, eight at most.
    { "" }Nothing is won or lost in the end; but the valley is another one.

# ---------------------------------------------------------------- between days

rangers-campaign-back = 📖 Day { $n } is over, at { $place }{ $reason ->
    [camp] : you camped
    [exhausted] : somebody had nothing left
    [injury] : it ended with a third injury
    [called] : you turned back
    [story] : it ended with a story
   *[other] : the story has ended
}. { $camped ->
    [yes] { $gains ->
        [0] It brought nothing to write down.
       *[other] What it brought is in the log.
    }
   *[no] { $gains ->
        [0] Nothing of it counts but the way you came.
       *[other] What it brought is in the log.
    }
}
rangers-ask-reward = { $n ->
    [0] You may put rewards into your deck. Which card?
   *[other] Another card?
}
rangers-option-rewards-done = { $n ->
    [0] Leave my deck as it is
   *[other] Done
}
rangers-ask-reward-for = { $card } comes in. Which card goes out for it?
rangers-reward-taken = What { $who } wanted has just gone into another Ranger’s deck.
rangers-rewards-in = 🎒 { $who } takes { $cards } along, and leaves { $out } behind.
rangers-ask-one-more = The calendar has run out. Another day all the same?
rangers-option-one-more = One more day
rangers-option-go-on = Ride on
rangers-option-close = The story ends here
rangers-ask-close = Does your story end here? The log can be read as long as you like, but there are no more days.
rangers-campaign-extra = Another day, though the calendar has none: { $n } of { $of }.
rangers-campaign-over = { $how ->
    [run_out] The calendar has run out
    [closed] The Rangers have gone home
   *[other] **{ $ending }**: so it ended
}, after { $n ->
    [one] one day
   *[other] { $n } days
}.

# ---------------------------------------------------------------- the log

rangers-campaign-next = 🧭 Next: day { $n } of { $of }, from { $place }
rangers-campaign-missions = 📜 Open: { $open }
rangers-campaign-done = ✅ Done: { $done }
rangers-campaign-rewards = 🎁 Rewards: { $cards }
rangers-campaign-unknown = 🗒️ From elsewhere, and unknown here: { $words }
rangers-ask-place-now = The campaign comes from elsewhere. At which place are you?
rangers-ask-terrain-now = And which way did you come?
rangers-campaign-picked = The Rangers are at { $place }.
rangers-option-place = { $place }
rangers-option-terrain = { $terrain }
rangers-campaign-nobody-yet = **{ $who }** has no Ranger yet: the first morning asks.
rangers-campaign-member = **{ $who }** is { $ranger }, { $role }{ $many ->
    [0] { "" }
   *[other] { " " }· 🎁 { $rewards }
}{ $kept ->
    [0] { "" }
   *[other] { " " }· 🎒 { $gear }
}{ $n ->
    [0] { "" }
    [one] { " " }· a malady
   *[other] { " " }· { $n } maladies
}{ $gone ->
    [yes] { " " }· has left
   *[no] { "" }
}
rangers-campaign-page = { $place }: { $reason ->
    [camp] camped
    [exhausted] nothing left
    [injury] a third injury
    [called] turned back
    [story] a story’s end
   *[other] the end of the story
}
cards-select = Look at the valley, a mission, a deck…
rangers-cards-missions = Open missions
rangers-cards-rewards = Rewards
rangers-cards-deck-of = { $who }: the deck
