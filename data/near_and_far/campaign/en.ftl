# Near and Far: the campaign, on top of the sentences of a session.

game-name = Near and Far: the campaign
game-length = ⏱️ Ten sessions, a map each.
game-about = Maps 2 to 11 in their order, for the same two to four people. What you have learned, promised and left undone goes along.
setting-roster = Who plays
setting-roster-fixed = the same people from the first map to the last
setting-roster-open = people may join later, or sit a session out
setting-last_map = Ends after map
setting-begin = A session begins
setting-begin-at-once = at once
setting-begin-in-a-lobby = in a lobby, when its host says so
rules-1 = **Ten maps, one road.** Each map is a whole game with its own winner, in a thread of its own. Experience, talents, keywords, side quests and a few cards go along to the next; all else stays behind.
    { "" }**Between sessions** you buy talents with your experience. Whoever had least may take the platypus.
rules-2 = **On map 11** as many bosses wait as there are players. If one of them still stands at the end, everybody has lost. Else the most points of all sessions together win.

far-campaign-again = The session was given up; { $map } is played again.
far-campaign-back = 📖 **{ $map }** is behind you. { $who } had most to tell: { $n } points.
far-ask-buy-talent = You have { $n } experience. What have you learned?
far-option-buy-talent = { $card } ({ $n } experience)
far-refused-xp = That takes { $n } experience; you have { $have }.
far-refused-talents = Nobody has more than { $n } talents.
far-talent = ⭐ { $who } has learned **{ $card }**.
far-ask-platypus = It did not go well for you. Somebody with a bill offers to come along next time.
far-option-platypus = Take the platypus
far-option-usual-companion = Keep to dog or cat
far-campaign-next = 🧭 Next: **{ $map }**
far-campaign-member = **{ $who }** ({ $name }): { $n } points, { $xp } experience to spend{ $many ->
    [0] { "" }
   *[other] { " " }· 🎭 { $cards }
}{ $words ->
    [0] { "" }
   *[other] { " " }· 🗝️ { $known }
}{ $quests ->
    [0] { "" }
   *[other] { " " }· 📜 { $open }
}
far-campaign-page = { $map }: { $who } with { $n } points
far-campaign-page-broken = given up; nothing of it counts
far-campaign-won = { $who } has won the campaign with { $n } points. The Last Ruin has been read to its end.
far-campaign-tied = { $who } share the campaign with { $n } points.
far-campaign-lost = Somebody still stands on the Stair, and the Last Ruin stays shut. All have lost.
