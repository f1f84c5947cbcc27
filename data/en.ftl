# What all games share. Keys: list- board- hand- ask- option- table- lobby- setting- help- privacy- (screens),
# refused- (why not). A game may override any of them in its own folder.

list-none = none
list-and = { $head } and { $last }

# ---------------------------------------------------------------- the public board

board-awaited = 👉 **{ $who }**: { $prompt }
# Stands before a question in a hand.
hand-your-turn = { $who }:
hand-is-done = You are done. Until the others are, you may still do this:
hand-has-voted = You have voted; until the others have, you may change it:
board-your-turn = 👉 **{ $who }**, your move: { $prompt }
hand-waiting = Waiting for **{ $who }**: { $prompt }
board-sequel = ⚔️ { $prompt }
board-lesson = -# 🎓 **A lesson**: the dice are prepared, the same for everybody who learns this game, and nothing counts. Try things.
board-practice = -# 🎓 **Practice**: the house plays along, so the ladder takes no notice.
board-names = { $names }
board-secret = a choice in private
board-deputy = -# 🏠 { $by } decides for { $who }, who is away.
board-leave = -# 🧳 { $who } is away until { $when }. { $how ->
    [waits] The game waits.
    [partly] The game waits, but for no more than { $days } days in all.
    [answers] { $name } answers meanwhile.
    [asked] { $name } has been asked to answer meanwhile.
    [house] The house plays meanwhile.
   *[other] Until then the usual answers are given.
}
board-deputy-ask = **{ $who }** asks you to answer for them until they are back. You would see their hand until then.
board-deputy-yes = Answer for { $who }
board-deputy-stop = Stop answering
board-proxies = -# 🤝 { $who } has not answered in time: anybody here may do it for them.
board-due = -# ⏱️ Without an answer, the house decides { $when }.
board-paused = ⏸️ The table is resting. Nothing runs out until somebody wakes it.
board-hand = My hand
board-hand-over = How it ended
board-your-move = Your move
board-take-back = Take back
board-take-back-of = { $who }: take back
board-take-back-what = Take back: { $what }
board-take-back-of-what = { $who }: take back { $what }
board-in-words = In words
board-refresh = Refresh
board-menu-title = What else is there to see?
board-offer = -# **{ $who }** can do this at once:
board-my-tables = My tables
board-resume = Wake the table
board-pages = What was read
board-again = Another game
board-onward = On to { $game }
board-same-again = Play again
board-log = The whole story
board-export = Take a copy
board-proof = Check the dice
board-ask-undo = Ask the others
board-proposal = ↩ **{ $who }** would like to take back a choice. Still to agree: { $missing }.
board-agree = Let them
board-object = Rather not
board-deed = 🤝 { $named ->
    [0] Somebody
   *[other] **{ $asker }**
} asks: { $what } Still to agree: { $missing }.
board-deed-yes = Agree
board-deed-no = Rather not
board-unrated = -# 🎓 { $why ->
    [house] The house has moved for somebody
   *[other] A seat has changed hands
}, so the ladder takes no notice.
deed-clock = from the next question on, the clock is { $clock }.
deed-kick = the house plays on for { $who }{ $contest ->
    [yes] , and nothing counts on the ladder
   *[no] { "" }
}.
deed-end = break the game off, so that nobody has won.
deed-give = somebody else takes over the seat and the hand of { $who }{ $contest ->
    [yes] , and nothing counts on the ladder
   *[no] { "" }
}.
deed-host = somebody else is host of this table.
deed-join = they take over from the house at the seat of { $who } and see that hand{ $contest ->
    [yes] , and nothing counts on the ladder
   *[no] { "" }
}.
deed-return = { $who } comes back to the seat that they were asked to leave. More than half of the others decide.
deed-rest = the house plays for { $who } until they are back{ $contest ->
    [yes] , and nothing counts on the ladder
   *[no] { "" }
}.
board-missing = 💤 Nothing moves without **{ $who }**. Shall we go on waiting?
board-missing-ask = What about { $who }?
board-vote-away = 🗳️ **{ $by }** proposes: **{ $who }** counts as away until they are back. For it: { $agreed }. { $against ->
    [0] { "" }
   *[other] Against: { $objected }.{ " " }
}Still to say: { $silent }.
board-vote-free = 🗳️ **{ $by }** proposes: the seat of **{ $who }** is free for somebody else. For it: { $agreed }. { $against ->
    [0] { "" }
   *[other] Against: { $objected }.{ " " }
}Still to say: { $silent }.
board-vote-yes = Agree
board-vote-no = Rather wait
board-vote-back = { $who } is here!
menu-substitute = Find somebody for the seat of { $who }
substitute-title = 🪑 { $game }: who takes over a seat?
substitute-seat = The seat of **{ $who }** is free ({ $place } of { $of }); the house plays there meanwhile.
substitute-far = How far it has come: { $far }. The table was set { $since }.
substitute-pace = The pace: { $clock }.
substitute-with = { $n ->
    [0] Nobody else sits here just now.
   *[other] You would play with { $players }.
}
substitute-contest = It is a contest, so those who play have to agree; it does not count on the ladder then.
substitute-take = Take the seat
substitute-asked = I have asked in the channel who takes over the seat of { $who }.
menu-have-back = Have { $who } back?
missing-title = What about { $who }?
missing-about = More than half of you who are here decide, or you alone. Whatever { $who } does ends the question, and nobody is thrown out: a seat that the house plays can be taken again.
missing-away = Away until { $who } is back
missing-free = Free the seat for somebody else
board-moved = The board has moved further down.

news-before = -# … and { $n ->
    [one] one turn
   *[other] { $n } turns
} before that.
news-cut = -# … and { $n } more before that: “What happened”
news-milestones = -# Earlier: { $what }
news-secrets = -# Earlier, to you alone:
news-before-you = **Before you sat down:**
news-since-then = **Since then:**
news-your-seat = Your seat
news-more = What happened

# ---------------------------------------------------------------- a private hand

hand-title = { $who }, for your eyes only
panel-your-move = 👉 **It is your move.**
panel-closed = This is over, and there is nothing left to see here.
hand-menu = More
hand-orders = -# 📌 { $n ->
    [one] Order: { $order }
   *[other] { $n } standing orders answer for you: see “{ hand-menu }”.
}
hand-order-stop = Stop this order
hand-plan = -# 🗒️ Your plan: { $steps }. It answers for you when its moment comes.
hand-plan-done = -# 🗒️ Your plan has answered for you: { $done }.
hand-plan-off = 🗒️ **Your plan is off.** { $why }
plan-off-news = Something has changed since you made it.
plan-off-over = The game is over.
plan-off-asked = You are asked something that it does not answer; it would have gone on with: { $step }.
plan-off-when = What it was waiting for has not come about: { $step }.
plan-off-illegal = This is not possible now: { $step }.
menu-plan = 🗒️ Answer ahead of my turn
plan-title = { $who }, what do you answer ahead?
plan-about = Choose step by step. When its moment comes, each step is answered for you some minutes later, as if you had pressed it yourself, and never in your quiet hours. If something changes before that, the plan is off and your hand tells you why. Nobody else learns that there is a plan.
plan-steps = **So far:** { $steps }
plan-running = **It is on:** { $steps }
plan-nothing = There is nothing here to answer ahead just now.
plan-choose = Add a step …
plan-go = Let it run
plan-cut = Take the last step away
plan-off = No plan
plan-set = ✓ It answers for you when its moment comes.
plan-dropped = ✓ There is no plan any more.
refused-plan-long = A plan has at most { $most } steps.
menu-title = { $who }, what else?
menu-orders = **Standing orders.** They answer for you at once; nobody else is told that you gave them. *The house* is me, playing for you.
menu-order = { $given ->
    [yes] 📌 { $order }
   *[no] { $order }
}
menu-all-orders = All { $n } standing orders…
menu-given = ✓ I will see to it.
menu-revoked = ✓ I will ask you again.
menu-asked = 👉 You are still asked (*{ $back }* is the way back): { $asked }
menu-actions = **Besides:**
hand-more = … and { $n ->
    [one] one more thing
   *[other] { $n } more things
} you could do: `/table do` lists them all.
hand-done = ✓ { $what }
hand-done-plain = ✓ Done.
hand-done-picks = { $what }
hand-done-whole = { $what } → { $how }
hand-undone = ↩ Taken back.
table-asked = 🤝 The others are asked first; the board shows it. Who asked takes it back with **Rather not**.
hand-nudge = Nudge { $who }
hand-give-time = 24 h more for { $who }
hand-nudge-which = Nudge, or give time
nudge-title = Who are you waiting for?
nudge-about = A nudge is one call, once a day, in the way and at the hour that they have chosen. Or give them a day more; that stands in the story.
nudge-done = { $who } gets a nudge, in the way and at the hour of their own choice.
hand-asked-undo = ↩ The others have been asked.
hand-other = Hand of { $who }
hand-refused = ✗ { $why }
hand-missed = 💤 **While you were away** (your last move was { $when }){ $n ->
    [0] {""}
    [one] , the clock has answered for you once
   *[other] , the clock has answered for you { $n } times
}:
hand-missed-more = And { $n } more

# ---------------------------------------------------------------- reading what lies on the table

cards-select = Read a card…
cards-named = Named in this text…
cards-here = { $title }: read one…
cards-group = { $title } ({ $n })
cards-printed = { $words }
cards-legend = Signs and terms
cards-legend-title = What the signs and terms mean
cards-legend-alt = The signs: { $names }.
legend-signs = ← Signs
legend-terms = Terms →
cards-alt = { $name }. { $facts }
cards-find = Find…
cards-find-title = Find a card
cards-find-field = Its name, or a part of it
cards-found = { $n } cards have “{ $typed }” in their name:
cards-found-near = Nothing that you can see is called “{ $typed }”. Did you mean one of these?
cards-found-none = Nothing that you can see is called “{ $typed }”.

# ---------------------------------------------------------------- asking

ask-anytime = At any time you may also:
ask-choose = Choose one of { $n }…
ask-choose-more = { $n ->
    [one] One more possibility…
   *[other] { $n } more possibilities…
}
ask-twin = { $label } ({ $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] no. { $n }
    })
ask-page = (page { $page } of { $pages })
ask-next-page = Page { $page } →
ask-previous-page = ← Page { $page }
ask-some = { $least ->
    [0] Choose up to { $most }
   *[other] { $most ->
        [1] Choose one
       *[other] { $exact ->
            [yes] Choose { $most }
           *[no] Choose { $least } to { $most }
        }
    }
}
ask-some-first = Choose above first
ask-some-over = { $n } are marked: no more than { $most }
ask-hand-in = Done ({ $n }): { $picks }
ask-hand-in-none = Done: none of these
ask-order-pair = { $first }, then { $second }
ask-hand-in-order = Yes, in this order
ask-typed-order = These are too many to be put in order by clicking. Name those that come first with `/table do`, with commas between; the others follow as listed.
ask-typed-some = These are too many to be picked by clicking. Name { $least } to { $most } of them with `/table do`, with commas between.
ask-typed-amounts = These are too many lines for buttons. Say how much of each with `/table do`, as in `2 coins, 1 gem`.
ask-typed-more = … and { $n } more
ask-as-listed = As listed
ask-order-next = Which one is number { $place }?
ask-start-again = Start again
ask-why-not = Not possible now: { $n }…
ask-why-not-one = Not possible now: { $which }…
ask-seldom = Also: { $what }{ $n ->
    [0] {""}
   *[other] {" "}· { $n } more, not possible now
}
ask-seldom-many = Also: { $what } · { $more } more{ $n ->
    [0] {""}
   *[other] {" "}· { $n } more, not possible now
}
ask-advice = 💡 { $what }
# What stands ready is what the house advises: this hands it in, and the same kind of question after it too.
ask-advice-on = 💡 { $what }, then on as the house would
ask-ticked = The ticks are the house’s idea: tap to change them.
ask-ticked-new = What you kept stays ticked. Ticks on what is new are the house’s idea.
ask-advice-plain = 🏠 Let the house answer
ask-after = After the →: { $asked }
ask-both = { $one } and { $other }
ask-twice = { $what } twice
# One button answers a question that is asked twice in a row.
ask-again = Two of these are due: each button says both.
ask-unfold = More ways…
ask-form-gone = What you were choosing is not possible any more.
ask-form-back = ← Back
ask-amount = Take { $n }
ask-amounts-line = { $n } × { $what }
ask-amounts-hand-in = { $n ->
    [0] Nothing
   *[other] Done: { $picks }
}
# Nothing is added where a line above says what that comes to.
ask-amounts-as-it-is = Go on like this
ask-amounts-more = One more of…
ask-amounts-write = Type it…
ask-amounts-field = How much of each, with commas between
ask-amount-write = Type a number…
ask-amount-field = Your number
ask-amount-range = from { $least } to { $most }
ask-write = Write your answer…
ask-text-field = Your answer
ask-confirm-title = Are you sure?
ask-confirm = **{ $option }** cannot be taken back.
ask-rather-not = Rather not

option-sequel-won = { $seat } has won there
option-sequel-draw = It was a draw there
option-sequel-none = It was broken off there
option-child-over = It has come to its end there
option-done = I am done
option-not-done = Wait, not done yet
option-abstain = I abstain
option-agree = I agree
option-voted = { $label } · for it: { $who }
option-vote-back = Take my vote back
ask-tie = A tie, and one of you decides. { $what }
ask-proposal = { $who } proposes: { $what }
ask-trade = { $who } offers you { $give } for { $get }.
trade-give = give: { $what }
trade-get = get: { $what }
trade-goods = { $n } × { $what }
option-accept = Agreed
option-decline = No, thanks
option-counter = Something else instead…

# ---------------------------------------------------------------- tables

table-welcome-title = Pull up a chair
table-welcome = I am Waykeeper, and I run the game: I ask each of you what is yours to decide, keep the hidden hands hidden, roll the dice in the open and never lose a move. Choose a game and a table is set for you. New to it? `/learn` sets a first table with a teacher, for you alone.
table-welcome-variants = -# The same games as drafts and campaigns
table-not-here = There is no table in this channel yet. `/table new` sets one.
table-over-here = The game that stood here, { $game }, is over. `/story read` tells its story, `/table export` takes a copy, `/table list` shows all that were played here, `/story again` plays it once more, `/table new` sets another.
table-opened-thread = The table is set in { $where }. See you there!
lesson-thread-name = { $who } learns { $game }
lesson-opened = Your lesson is set in { $where }: ten decisions with a teacher, and nothing counts.
lesson-none = Nobody teaches { $game } yet. { $n ->
    [0] { "" }
   *[other] There are lessons in { $games }.
}
lesson-says = 🎓 **{ $n } of { $of }** · { $say }
lesson-otherwise = -# 🎓 { $n ->
    [0] Not what I said. Good: mine is only the dull way to do it.
    [1] Your own way, then. I have made a note of it, and we shall see which of us looks silly.
   *[other] You did it differently. That is allowed, and somebody always learns something from it.
}
lesson-over = 🎓 { $say }
table-thread-name = { $game } with { $who }
table-joined = Welcome to the table, { $who }.
table-left = You have left your seat. Come back any time.
table-left-last = You were the last one here, so I have cleared the table away.
table-left-game = You have left your seat, and the house keeps it warm. `/table join` gives it back to you.
table-remind = { $game }: the table is waiting for you
call-nudge = 🔔 { $game } is waiting for you, { $seated ->
    [0] and your host
   *[other] and { $who }
} gives you a nudge
call-full = { $game }: the last seat is taken, and you can start
call-over = { $game } has come to its end
call-broken-off = { $game } was broken off
table-sequel-thread = ⚔️ { $who }
table-sequel-no-thread = I would open a thread for each match here, but I may not. Please give me “Create Public Threads” and “Send Messages in Threads” in the channel, then `/table show`.
way-mention = by name at the table
way-direct = in a direct message
way-digest = once a day, all tables in one message
way-nothing = not at all
my-notifications-title = How I call you
my-way = { $way ->
    [direct] When a table waits for you, I write to you **directly**.
    [digest] **Once a day**, at { $hour }:00, I write to you which tables wait for you.
    [nothing] I **do not call** you; `/my tables` shows what waits for you.
   *[mention] When a table waits for you, I call you **by name at the table**.
 }
my-way-here = { $way ->
    [direct] To the table here I call you in a **direct message**.
    [digest] The table here is part of your **digest** at { $hour }:00.
    [nothing] To the table here I **do not call** you.
   *[mention] To the table here I call you **by name**.
 }
my-ways-elsewhere = { $n ->
    [one] At one table it is otherwise, as you wished.
   *[other] At { $n } tables it is otherwise, as you wished.
 }
my-pause = { $hours ->
    [0] I call you each time.
    [one] At tables with a long clock I call you once an hour at most; sooner only when half of your time is gone.
   *[other] At tables with a long clock I call you once in { $hours } hours at most; sooner only when half of your time is gone.
}
my-quiet = 🌙 From { $begin }:00 to { $end }:00 I keep quiet, and no clock of yours that begins from now on runs out.
my-no-quiet = You have no quiet hours.
my-zone = Hours are those of { $zone }.
my-no-zone-yet = I do not know your time zone, so hours are UTC.
my-no-zone = I do not know the time zone “{ $zone }”. Begin to type a city and choose one from the list.
my-quiet-both = Quiet hours have a beginning and an end: give me both.
my-quiet-zone = To keep quiet at night I must know where you live: choose a time zone as well.
my-not-seated = You have no seat at a table in this channel.
# ---------------------------------------------------------------- the settings of a server

language-name = English
role-place = <@&{ $id }>
server-title = What is usual on this server
server-about = New tables, and the dice, go by this; tables that stand keep what they have. Where a person or a host has chosen otherwise, that counts.
server-kept = ✅ Kept.
server-own = Something else…
server-clock = Clock of new tables
server-clock-hint = Each host may set another one.
server-clock-usual = { $clock } (not set here)
server-place = Where a new table stands
server-place-hint = `/table new` and the welcome post go by it, unless somebody says otherwise.
server-place-here = In the channel
server-place-thread = In a thread of its own
server-quiet = Quiet hours
server-quiet-hint = For whoever has chosen none with `/my notifications`: no calls, and no clock that begins from now on runs out.
server-quiet-none = None
server-quiet-hours = { $begin }:00 to { $end }:00
server-quiet-form = From and to, such as 22-7
server-zone = Time zone
server-zone-button = Time zone: { $zone }
server-zone-form = A city, such as Berlin or New York
server-dice = Usual die
server-dice-hint = What `/roll` throws when nothing is said, and the sides of `2d`. A saved roll of your own called `default` comes first.
server-dice-form = In dice notation, such as 1d20 or 2d6
server-style = How rolls are told
server-style-hint = In short, a button shows the dice.
server-style-full = Die by die
server-style-short = In short: only the result
server-locale = Language of boards
server-locale-hint = Your own panels are in your own language.
server-locale-usual = As Discord says of this server
server-openers = Who may open tables
server-openers-hint = Who keeps order here always may. Sitting down is another thing: everybody may who sees the channel.
server-openers-everybody = Everybody
server-openers-moderators = Only who keeps order
server-openers-role = Who has the role { $role }
server-openers-gone = A role that is gone, so only who keeps order

# ---------------------------------------------------------------- all tables of a server, for who manages it

host-title = The tables of this server
host-count = { $n ->
    [0] No table stands here just now
    [one] One table stands here
   *[other] { $n } tables stand here
}, { $over } { $over ->
    [one] is
   *[other] are
} over. All of them together take less than { $megabytes } MB.
host-unseen = in a place that you cannot see, or that is gone
host-lobby = 🪑 Not begun yet
host-running = ▶️ { $n ->
    [0] Being played
   *[other] Waits for { $waits }
}
host-paused = ⏸️ Resting
host-since = last moved
host-clock = clock: { $clock }
host-due = runs out
host-size = { $large ->
    [yes] less than { $megabytes } MB
   *[no] less than { $kilobytes } kB
}
host-end = End { $n }…

turn-yours = It is your turn.
turn-board = To the board
menu-whose-turn = Whose turn?

# ---------------------------------------------------------------- looking for players, and for an evening

invite-title = 🪑 Players wanted: { $game }
invite-title-closed = 🪑 { $game }
invite-seats = { $free ->
    [0] All { $most } seats are taken
    [one] One of { $most } seats is free
   *[other] { $free } of { $most } seats are free
}; it begins with { $least } or more.{ $taken ->
    [0] {""}
   *[other] {" "}Here already: { $who }.
}
invite-pace = ⏱️ Clock: { $clock }.
invite-zone = 🌍 Time zone: { $zone } ({ $offset }).
invite-where = 📍 The table stands in { $where }.
invite-note = { $note }
invite-full = If a seat becomes free, you can take it here.
invite-sit = Sit down
invite-off = Take the post down
invite-closed = { $how ->
    [begun] The game has begun with { $who }. `/table new` sets another table.
    [cleared] The table has been cleared. Perhaps another time.
    [withdrawn] Nobody is looking for players here any more.
   *[over] This has stood here for a week. Whoever is still looking for players may ask again.
}
invite-posted = Posted in { $where }. I close the post when the game begins.
invite-where-title = Where shall I look for players?
invite-where-hint = The post names game, seats, clock and, where you have told me, your time zone; its button seats whoever presses it. `/together invite` adds a few words of your own.
invite-where-none = There is no channel in which we may both write.
invite-where-choose = In which channel?
invite-seated = You have a seat at **{ $game }** in { $where }. See you there!
invite-enough = This table is looking for players in { $most } channels already. Take one of those posts down first.
invite-not-there = You may not write there yourself, so I do not do it for you.
invite-no-place = I could not post in { $where }. I need “View Channel” and “Send Messages” there.
invite-late = Nobody is looking for players here any more.
invite-unseen = That table stands in a channel that you cannot see. Ask whoever posted this to let you in.
invite-not-yours = Only whoever posted this, or hosts the table, may take it down.
evening-title = 📅 An evening for { $game }
evening-asked = { $seated ->
    [yes] **{ $who }**
   *[no] The host
} asks when you all have time to play live for { $hours ->
    [one] an hour
   *[other] { $hours } hours
} or so. Press every time that suits you; each of you reads them in your own time zone.
evening-cannot = 🚫 Cannot:
evening-silent = 💤 No answer yet:
evening-how = As soon as a time suits everybody, it is settled; otherwise the one that suits most of you is taken
evening-none = None of these
evening-now = Decide now
evening-form = Three times, a line each
evening-form-hint = friday 20:00, tomorrow 8pm, 2026-12-04 19:30
evening-off = Take it back
evening-decided = 📅 You play { $game } live
evening-event = The event
evening-not-allowed = I may not enter it among this server's events: for that I need “Create Events”.
evening-private = It is not among this server's events, for this channel is not for everybody here.
evening-end = { $end ->
    [withdrawn] The question has been taken back.
    [table] The table is over, and so is the question.
   *[nobody] None of these times suits two of you. `/together evening` asks for three others.
}
evening-told = It is settled: you play **{ $game }** live:
evening-alone = Nobody else sits here yet, so there is nobody to ask.
evening-which-time = I cannot read “{ $typed }” as a time in the next two months. Choose one from the list, or write it like 2026-12-04 20:00.
evening-which-zone = I do not know your time zone. Tell me once with `/my notifications` and its `zone:`, or give it to `/together evening`, which has a `zone:` too.
evening-same-time = I need three different times; in the form, a line each.
evening-asked-already = Somebody is asking for an evening already. Answer there, or let them or the host take it back first.
evening-late = That question is closed.
evening-not-yours = Only whoever asked, or hosts the table, may do that.
day-week = Monday Tuesday Wednesday Thursday Friday Saturday Sunday

past-title = Tables of this channel
past-none = No game has come to its end here yet.
past-now = { $state ->
    [lobby] 🪑 **{ $game }** has been set and waits for players.
    [paused] ⏸️ **{ $game }** is resting.
   *[other] ▶️ **{ $game }** is being played.
}
past-free = No table stands here just now. `/table new` sets one.
past-over = **Over** ({ $n })
past-table = 🏁 **{ $game }** with { $players }
past-story = The story
past-copy = Take a copy
past-there = Go there
leave-title = Away
leave-none = You are here, and nothing is planned. `/my away` with `until:` tells all your tables how long you are away: a day (“friday”, “24.12.”, “in 10 days”), with a time if it matters.
leave-on = You are away until
leave-planned = You will be away:
leave-how = { $how ->
    [house] The house plays for you meanwhile.
    [deputy] { $name } is asked at each table to answer for you. Until they agree, or if they would rather not, each game does what it does for somebody who is away.
   *[other] Your questions get the usual answers meanwhile, at once.
}
leave-contests = Where others play against you nobody answers for you: your clocks stand still, for { $days } days in all at each table.
leave-told = { $n ->
    [0] You sit at no table that is under way. Any that begins before then will know of it.
    [one] Your table { $on ->
        [yes] knows of it.
       *[no] knows of it, and will look after it by itself.
    }
   *[other] Your { $n } tables { $on ->
        [yes] know of it.
       *[no] know of it, and will look after it by themselves.
    }
}
leave-call-off = Call it off
leave-until = Until when? Give me `until:` as well.
leave-zone = To know when your days begin I must know where you live: add `zone:` and begin to type a city.
leave-no-day = I do not understand “{ $written }” as a day or a time. Try “friday”, “2026-12-24”, “24.12. 18:00” or “in 10 days”.
leave-backwards = That ends before it begins, or has passed already.
leave-too-long = I can look after you for { $days } days at most. For longer, hand your seat to somebody else: `/table give`.
leave-too-early = That is more than a year from now. Tell me when it comes closer.
leave-no-deputy = You cannot answer for yourself while you are away. Name somebody else.
leave-asked-enough = You have asked them { $most } times today already. Name somebody else, or wait until tomorrow.
leave-not-asked = Nobody has asked you to answer here, or it is over by now.
leave-answered = You have said so already.
meanwhile-default = the usual answers
meanwhile-house = the house plays
record-title = My record
record-none = No game of yours has come to its end yet. Once one has, its figures stand here.
record-progress = ⏳ I am playing your games again to count: { $done } of { $of }. Press **Refresh** in a moment.
record-all = { $n } games that are over, with { $moves } moves of yours.
record-game = **{ $game }**: { $n ->
    [one] one game{ $won ->
        [0] { "" }
       *[other] , won
    }{ $lost ->
        [0] { "" }
       *[other] , lost
    }{ $drawn ->
        [0] { "" }
       *[other] , drawn
    }
   *[other] { $n } games{ $won ->
        [0] { "" }
       *[other] , { $won } won
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } lost
    }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } drawn
    }
}; { $moves ->
    [one] one move of yours
   *[other] { $moves } moves of yours
}
record-answer = ⏱️ Half of your answers come within { $span }.
record-longest = 📜 The longest: { $n ->
    [one] one move
   *[other] { $n } moves
} of everybody, over { $span }
record-dice = 🎲 D{ $sides }: { $n ->
    [one] one die
   *[other] { $n } dice
}, { NUMBER($mean, minimumFractionDigits: 2) } on average where { NUMBER($expected, minimumFractionDigits: 2) } is the mean
    -# { $faces }
record-luckiest = 🍀 Luckiest throw: { $faces } ({ $n ->
    [one] a D{ $sides }
   *[other] { $n }D{ $sides }
}, mean { $mean })
record-unluckiest = 🌧️ Unluckiest throw: { $faces } ({ $n ->
    [one] a D{ $sides }
   *[other] { $n }D{ $sides }
}, mean { $mean })
record-broken = -# { $n ->
    [one] One of them was
   *[other] { $n } of them were
} played with rules that I no longer have, so these figures are too small.
record-private = -# For your eyes only. High dice count as lucky, whatever the game wants of them.
my-title = My tables
my-waiting = { $going ->
    [0] You sit at no table just now. `/table new` sets one in a server's channel.
   *[other] { $n ->
        [0] Nothing waits for you.
        [one] One table waits for you.
       *[other] { $n } tables wait for you.
    }
}
my-found = { $n ->
    [0] None of them has “{ $words }” in its game or its players.
    [one] One of them is about “{ $words }”:
   *[other] { $n } of them are about “{ $words }”:
}
my-over = **Over**
my-yours = ⏳ **{ $game }** in { $where }: your turn
my-others = ▶️ **{ $game }** in { $where }: { $n ->
    [0] nobody is awaited there
   *[other] waits for { $waits }
}
my-lobby = 🪑 **{ $game }** in { $where }: not begun yet
my-paused = ⏸️ **{ $game }** in { $where }: resting
my-over-line = 🏁 **{ $game }** in { $where }
my-there = go there
my-next = Next: { $game }
my-unseen = 🚪 **{ $game }**, in a place that you cannot see now: { $state ->
    [yours] your turn
    [others] somebody else's turn
    [lobby] not begun yet
    [paused] resting
   *[other] over
}
table-place = <#{ $id }>
table-moderator-only = That is for the host of this table, or for somebody who may manage messages here.
table-house-sent = The house has left that seat.
table-no-house = The house plays no seat here.
table-opened = The table is set.
table-no-bots = I sit on this side of the table already.
table-spectator = You are watching this table, and watchers see only the public board. While there is a free seat, `/table join` gives it to you.
table-not-started = The game has not begun yet.
table-over = This game is over. The board shows how it ended.
table-ended-private = The table is cleared.
table-kick-title = Ask { $who } to leave?
table-kick-lobby = The seat is free then, and everybody sees it. { $who } may sit down again.
table-kick-game = The house plays on at that seat, and the story says that you asked { $who } to leave. Nobody gets to see that hand. More than half of the others can have { $who } back, whatever you say; without them `/table join` does not lead there.
table-kick-contest = In a contest the others have to agree. The house plays on at that seat then, and nothing counts on the ladder.
table-kick-yes = Yes, ask them to leave
table-kick-no = No, they stay
table-end-title = Clear this table?
table-end-ask = The game is broken off here, for everybody, and nobody can play on. `/table pause` would let it rest instead, for months if it must.
table-end-yes = Yes, clear it
table-end-no = No, let it stand
table-end-ask-contest = A game between people is broken off only if the others agree; nobody has won then. `/table pause` would let it rest instead, for months if it must.
table-end-kept = Then it stands.
table-leave-title = Leave this game?
table-leave-ask = Whoever leaves a running contest has lost it.
table-leave-yes = Leave and lose
table-leave-no = Play on
table-do-what = I could not read that. Begin to type, and I list what you can do now.
table-do-nothing = Nothing is asked of you right now. { $waiting }
table-resting = The table is resting. `/table resume` wakes it.
table-away = Nobody waits for you until you press **I am back** in your hand, or `/seat back`. Have a good time!
table-back = Good to have you back.
table-clock = ⏱️ From now on: { $clock }.
table-awake = And on we go.
table-log-title = The story so far
table-log-empty = Nothing has happened yet.
log-beginning = The beginning
log-place = -# Chapter { $n } of { $of }{ $pages ->
    [0] {""}
    [1] {""}
   *[other] , page { $page } of { $pages }
}
log-chapter = Choose a chapter
log-earlier = ← Earlier
log-later = Later →
log-newest = Newest
table-export = { $over ->
    [yes] Everything about this table in one file. `waykeeper verify` recomputes every roll from it.
   *[no] What watchers may know of this table, in one file. The secrets join it when the game is over.
}
table-export-not-yet = While the game is running only the host may take a copy. When it is over, everybody may.
table-rules-title = { $game }, in short
table-no-rules = The rules of this game have not been written down here yet.
table-trouble = Something went wrong on my side, and I have put the table back as it was. It is noted down; please try again, or do something else.
table-busy = 🐢 Too many of us are pressing at once. Nothing has changed: please press again in a moment.
table-lost-channel = I can no longer post in { $where }: please give me back “View Channel” and “Send Messages” there, then `/table show`. The game itself is safe.
table-server-only = Tables stand in a server's channels. Ask me there.
table-no-thread = I may not open a thread here, so try it without `place: thread`.
proof-title = 🎲 The dice of this game can be checked
table-reveal = -# 🔓 The seal of the dice opens: `{ $seed }`
table-sealed = -# 🔒 The dice were sealed: `{ $hash }`
table-head = -# 🔏 The record ends with: `{ $head }`
table-verify = -# Take `/table export` and run `waykeeper verify FILE --seal SEAL --head RECORD` with what I posted here: it recomputes every roll and shuffle, and sees whether anything else was changed.
table-verify-old = -# Take `/table export` and run `waykeeper verify FILE --seal SEAL` with what I posted here: it recomputes every roll and shuffle.
table-seal = 🔒 Every roll and shuffle of **{ $game }** at this table is sealed: `{ $hash }`
table-seal-note = -# This message stays as it is. When the game is over, hold the opened seal against it.
table-seal-of-draft = -# They follow from the seal of the table that opened this one: https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
table-seal-of-draft-hash = -# They follow from the seal of the table that opened this one: `{ $hash }`
table-head-paused = 🔏 The record of the game so far: `{ $head }`
table-head-ended = -# 🔏 The record of this game ends with: `{ $head }`
board-seal = -# 🔒 `{ $hash }…`

# The story of a table, to be read, kept and stepped through.
story-title = The story of { $game }
story-ways = Read it here, take it with you, or step through the game as it was played.{ $over ->
    [yes] {" "}The page opens in any browser, without a network, and checks the dice by itself.
   *[no] {" "}The game is still running: this is the story so far, as far as you may know it.
}
story-mine = The same as **you** saw it, with what your own hand was told. Keep that for yourself as long as it matters.
story-here = Read here
story-replay = Replay
story-thread = Tell it in a thread
story-page = As a page
story-text = As text
story-of = { $game }: the story
story-of-session = Session { $n }: { $game }
story-about = { $players }. { $over ->
    [yes] Played from { $begin } to { $end }.
   *[no] Begun { $begin }; still being played.
}{ $seen ->
    [yes] {" "}As { $own } saw it.
   *[no] {""}
}
story-page-sent = 📖 The story, the replay{ $over ->
    [yes] {" "}and the proof of the dice in one page. Save it and open it in a browser; it needs nothing else.
   *[no] {" "}in one page, as far as the game has come. Save it and open it in a browser; the dice can be checked in it once the game is over.
}
story-text-sent = 📖 The story as text (Markdown), with its pictures beside it.
story-told = 📖 I am telling the story in { $where }.
story-not-over = The story is told to everybody when the game is over. Until then you can read it for yourself.
story-no-thread = I cannot open a thread here. Take the story as a page or as text instead.
story-being-told = I am telling it already.
story-too-large = The story of this game is too long for a file on Discord. Read it here, or take a copy of the table.
story-cut = … and so on. The rest stands in the file: press **The story** at the table.
again-title = 🔁 { $game } again?
again-asked = { $seated ->
    [yes] **{ $who }** would like to play once more
   *[no] Shall we play once more
}, with the same people and the same settings{ $seated ->
    [yes] .
   *[no] ?
}
again-in = ✅ In:
again-out = ✖️ Not this time:
again-silent = ⏳ Asked:
again-how = -# Once everybody is in, the game begins. If somebody is not, the lobby opens without them; whoever asked may open it at once. { $taken ->
    [yes] Another table stands here, so this one gets a thread of its own.
   *[no] { "" }
} This question closes
again-yes = I am in
again-no = Not this time
again-open = Open it now
again-end = { $end ->
    [opened] ✅ The table is set: { $where }
    [withdrawn] This has been called off.
   *[over] Not everybody answered in time. **Play again** on the board asks once more.
}
again-not-this = This game belongs to a bigger one, or was never played: it cannot be repeated by itself. `/table new` sets a table.
again-not-asked = You did not sit at this table at its end, so nobody waits for your answer.
again-only-asker = Only whoever asked may open the table before everybody has answered.
again-closed = This question is closed. **Play again** on the board of the game that is over asks once more.
again-no-place = Another table stands in this thread. End it first, or set one elsewhere with `/table new`.
again-none = No game has come to its end in this channel yet.
replay-title = Replay
replay-none = This table has not begun, so there is nothing to read yet.
replay-busy = Many games are being played again just now. Please try again in a minute.
replay-progress = ⏳ I am playing this game again: { $done } of { $of } moves. Press **Refresh** in a moment.
replay-seen = { $own ->
    [yes] 👁️ As **{ $who }** saw it
   *[no] 👁️ As everybody saw it
}
replay-place = -# Step { $n } of { $of } · { $chapter }
replay-no-board = -# The rules have changed since, so the board of that moment cannot be shown. What happened stands above.
replay-cut = -# The game went on, but it is too long for a replay. The story has all of it.
replay-first = ⏮ First
replay-back = ◀ Back
replay-forward = Forward ▶
replay-last = Last ⏭
replay-as = { $own ->
    [yes] As { $who } saw it
   *[no] As everybody saw it
}

# The page that holds story, replay and proof. What stands in braces is put in by the page.
page-skip = Skip to the story
page-to-replay = Replay
page-to-proof = Check the dice
page-shade = Light or dark
page-contents = Chapters
page-replay = Replay
page-replay-how = Use the buttons, the slider, or the arrow keys; Home and End lead to the first and the last step.
page-first = ⏮ First
page-back = ◀ Back
page-forward = Forward ▶
page-last = Last ⏭
page-chapter = Chapter
page-step = Step
page-board = The board
page-drawn = Dice and draws of this step
page-proof = The proof of the dice
page-posted = The seal as it was posted in the channel (if you want it compared)
page-check = Check every die and every draw
page-footer = Made by Waykeeper. This page needs no network and sends nothing.
page-no-board = The rules have changed since, so the board of this moment cannot be shown.
page-place = Step { $n } of { $of } · { $chapter }
page-checking = Checked so far: { $n } of { $of }.
page-right = The seed is the one that was sealed, and each of the { $n } draws is the one that had to come.
page-right-posted = The seal is the one that you pasted, the seed fits it, and each of the { $n } draws is the one that had to come.
page-right-part = Part of the game was played with other rules, or is too long for this page; only what is shown here was checked.
page-other-seal = The seal of this page is not the one that you pasted. This is another game, or it was changed.
page-wrong-seal = The seed is not the one that was sealed. This page was changed.
page-wrong-place = Before draw { $n } one is missing, or one was made twice. This page was changed.
page-wrong-salt = Draw { $n } comes from dice that had been put away. This page was changed.
page-wrong-result = Draw { $n } is not what the sealed dice give. This page was changed.
page-wrong-form = The proof in this page cannot be read. This page was changed.
page-not-yet = The seal opens when the game is over. Until then nobody can check the dice, and nobody can know them.
page-draw-below = { $stream }: { $result } (of { $n })
page-draw-die = { $stream }: a d{ $n } shows { $result }
page-draw-dice = { $stream }: { $count } d{ $n } show { $result }
page-draw-pick = { $stream }: number { $result } of { $n }
page-draw-shuffle = { $stream }: { $n } shuffled: { $result }
page-draw-sample = { $stream }: { $count } of { $n }: { $result }

# Discord's names of the commands; other languages may translate them.

command-table = The game at this table
command-campaign = The campaign of this channel
command-campaign-new = Begin a campaign
command-campaign-new-game = Which game?
command-campaign-new-place = In a thread of its own, or in this channel
command-campaign-show = Show the campaign log down here
command-campaign-sheet = Look at the campaign sheet
command-campaign-chronicle = Read all pages of the log
command-campaign-chronicle-page = Which page; the first one if you say nothing
command-campaign-next = Begin the next session
command-campaign-back = Tear out the last page, if all agree who rode
command-campaign-join = Join this campaign
command-campaign-leave = Leave this campaign
command-campaign-heroes = See the characters you have put away for this game
command-campaign-put-away = Put the character you play here on your shelf, for other campaigns
command-campaign-put-away-name = The name to find them by; it replaces whoever has it
command-campaign-bring = Let somebody from your shelf take your seat in this campaign
command-campaign-take-off = Take somebody off your shelf for good
command-campaign-hero-name = Who?
command-campaign-export = Take your campaign along as a file
command-campaign-import = Go on with a campaign from a file
command-campaign-import-file = The file of /campaign export, or of a public tracker
command-campaign-import-anyway = Take it although it was played with other cards than mine
command-table-new = Set a table for a game
command-table-join = Sit down at this table
command-table-leave = Stand up; a running contest is lost then
command-table-start = Begin the game
command-table-show = Show the board down here
command-table-hand = Your hand, for your eyes only
command-table-do = Do something without a button
command-my-plan = Answer ahead, for when your turn comes
command-table-undo = Take back your last choice
command-table-card = Read a card, a place or a character on the table, or look up a term
command-table-card-name = Begin to type its name
command-table-list = The games of this channel: the one that stands, and those that are over
command-seat-return = Ask the others to have somebody back who was asked to leave
command-seat-return-who = Whom?
command-seat-substitute = Look for somebody to take over a seat from the house: the game, how far it has come, the pace
command-seat-substitute-seat = Which seat?
command-seat-nudge = Call somebody again whom this table is waiting for
command-seat-give-time = Give somebody whom this table is waiting for 24 hours more
command-seat-back = I am back: nobody answers for me any more
command-seat-who = Who; only needed where several are awaited
command-story-read = The story of the game here: to read, to keep as a page, to tell in a thread
command-story-replay = Step through the game here, forward and back
command-story-replay-mine = As you saw it yourself, instead of as everybody saw it
command-story-again = Play the last game of this channel again, with the same people
command-table-log = What happened so far
command-table-settings = Settings of the game, before it begins
command-table-pause = Let the table rest
command-table-resume = Wake the table
command-table-end = Clear the table; a running contest only if the others agree
command-table-export = Take a copy of this table as a file
command-table-rules = The rules of this game in short
command-table-give = Hand your seat and your hand over to somebody who wants it
command-table-give-to = Who takes your seat; they are asked, and in a contest the others too
command-table-kick = Ask somebody to leave: says first what that means. In a contest the others have to agree
command-table-handover = Let somebody else host; nobody changes seats
command-table-house = Seat the house, or take its seat away
command-table-new-game = Which game?
command-table-new-place = In this channel, or in a thread of its own; left out: as is usual here
command-table-new-word = A word of yours; the dice will depend on it
command-table-join-word = A word of yours; the dice will depend on it
command-table-do-what = Begin to type: I list what you can do now
command-table-kick-seat = Whose seat?
command-table-handover-to = Who is host from now on
command-table-house-what = Add a seat that I play, send me away, or take over my seat
command-table-away = Let the house answer for you until you are back
command-table-missing = Ask the others what becomes of a missing player's seat
command-table-missing-seat = Who is missing?
command-table-missing-what = They count as away until they are back, or somebody else may take the seat
command-table-vote = Have your say about what is proposed
command-table-vote-what = Agree or object
command-table-clock = How long everybody has for a decision, from the next question on
command-table-clock-hours = Hours; 0 for no clock at all
command-table-clock-minutes = And minutes
command-table-clock-bank = Hours in hand for each player; the hours and minutes above then come back with each turn
command-help = How to play here
command-my = Your tables, over all servers
command-host = All tables of this server: who is awaited since when, clocks, storage, and ending one
command-together = Finding players, and an evening for all
command-together-invite = Look for players: a post with game, seats, time zone and pace, and a button to sit down
command-together-invite-where = The channel to post in; left out: this one
command-together-invite-zone = When you are awake: begin to type a city; left out: as in your notifications
command-together-invite-note = In your own words
command-together-evening = When do we all have time? Three times to vote on, each in everybody's own zone
command-together-evening-time = Such as 2026-12-04 20:00, friday 20:00, tomorrow 8pm
command-together-evening-hours = How many hours you want to play
command-together-evening-zone = The zone of the times you give; left out: as in your notifications
command-server = For who manages this server
command-server-settings = What is usual here: clock, place, quiet hours, dice, language, who may open tables
command-server-settings-role = Only this role opens tables from now on; @everyone: everybody
command-my-tables = All your tables: whose turn it is, what you are asked, how long you have
command-my-tables-find = only those with this game or player
command-my-away = Away from all your tables: from when until when, and who answers meanwhile
command-my-away-from = The first day, or a moment; now if left out
command-my-away-until = The last day, or a moment: friday, 24.12., in 10 days, tomorrow 18:00
command-my-away-meanwhile = What becomes of your questions, where nobody plays against you
command-my-away-deputy = Somebody who may answer for you and see your hand, if they agree
command-my-record = Figures of your games that are over: won and lost, how fast you answer, your dice
command-my-notifications = How I call you when a table waits for you, and when I keep quiet
command-my-notifications-how = for all your tables, or only here
command-my-notifications-here = How I call you to the table of this channel only
command-my-notifications-digest = The hour of your day when the digest comes, 0 to 23
command-my-notifications-from = Quiet from this hour on, 0 to 23
command-my-notifications-to = Quiet until this hour; the same hour twice: no quiet hours
command-my-notifications-zone = Where you live: begin to type a city
command-my-notifications-pause = At least so many hours between two calls, 0 to 24; 0: call me each time
command-privacy = What I know about you
command-privacy-export = Everything I keep about you, as a file
command-privacy-delete = Forget me

# ---------------------------------------------------------------- lobby

lobby-title = { $game } · a table is set
lobby-seats = { $least ->
    [one] Room for 1 to { $most }
   *[other] { $one ->
        [yes] For { $most }
       *[no] For { $least } to { $most }
    }
}. { $n ->
    [0] Nobody sits here yet.
   *[other] At the table:
}
lobby-seat-player = { $place }\. **{ $who }**
lobby-seat-host = { $place }\. **{ $who }** (host)
lobby-seat-house = { $place }\. **{ $who }** (played by the house)
lobby-commitment = -# 🔒 Every roll and shuffle is sealed already (`{ $hash }…`); the seal opens when the game is over.
lobby-missing = { $n ->
    [one] One more is needed to begin.
   *[other] { $n } more are needed to begin.
}
lobby-ready = Everything is ready. The host begins when you are.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-invite = Look for players
lobby-evening = Find an evening
lobby-settings = Settings
lobby-rules = Rules in short
lobby-house = Seat the house
lobby-practice = Practise with the house
lobby-house-name = 🏠 { $name }
house-name-1 = Coat Rack
house-name-2 = Squeaky Stair
house-name-3 = Umbrella Stand
house-name-4 = Draughty Window
house-name-5 = Grandfather Clock
house-name-6 = Wobbly Chair
house-name-7 = Gravy Boat
house-name-8 = Cellar Door
house-name-9 = Cuckoo Clock
house-name-10 = Loose Floorboard
house-name-11 = Letter Slot
house-name-12 = Second-Best Teapot
house-name-13 = Doormat
house-name-14 = Attic Ladder
house-name-15 = Leaky Tap
house-name-16 = Hat Stand
house-name-17 = Butter Dish
house-name-18 = Chimney Pot
house-name-19 = Spare Blanket
house-name-20 = Cat Flap
lobby-settings-title = { $game }: settings
lobby-clock = -# ⏱️ Clock: { $clock }.
clock-off = none, nobody is hurried
clock-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
} for each decision
clock-bank = { $bank } in hand for each player, and { $back } back with each turn; quiet hours do not count
span-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
span-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
span-days = { $n ->
    [one] a day
   *[other] { $n } days
}
refused-bank = What everybody has in hand must be at least what a turn gives back, and at most { $most } days.
clock-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
} for each decision
clock-days = { $n ->
    [one] a day
   *[other] { $n } days
} for each decision
setting-clock = Clock
setting-clock-hint = When time is up, the question answers itself as the rules say. There is one reminder, at half time.
setting-clock-choice = { $clock }
lobby-settings-begun = The game has begun, so they stay as they are. `/table clock` still changes the clock.
lobby-settings-usual = -# Settings: as printed
lobby-settings-changed = Settings:
lobby-set-value = Now: { $value }
lobby-closed = This table has been cleared.
lobby-closed-idle = For a week nobody came to play { $game } here, so I have cleared the table away. No harm done: a new one is set with one press.
lobby-idle = 🪑 { $game } is waiting for players here: { $n } of { $most } seats are taken. The table stands until { $until }, or for as long as somebody comes by.

setting-without = Packs
setting-without-hint = Choose one to leave it out, or to bring it back.
setting-without-none = all in use
setting-without-some = without { $packs }
setting-on = yes
setting-off = no

# ---------------------------------------------------------------- help

help-title = How to play here
help-page = Page { $page } of { $pages }
help-back = ← Back
help-on = On →
help-tables = **Another table?** A game below opens one here, for all to see. The rules of a game that is on stand behind **More**, **Rules in short**.
help-here-title = Help with { $game }
help-here = **What can I do?** It stands below **{ board-your-move }** or **{ board-hand }**, and most buttons say what they bring. The buttons here explain this game and tell all that happened since your last answer; **{ board-take-back }** undoes a slip.
help-page-1 = **Sit down.** `/table new` sets a table in this channel, or in a thread of its own. Everybody presses **Join**, the host presses **Start**. An empty chair can be taken by the house, or **Look for players** asks in another channel. `/together evening` finds a time that suits all.

    { "" }**Play.** There is one board. It says what just happened, who is awaited, and for what. When it is your turn, press a button on it. **My hand** (in some games **My panel**) opens what only you may see.

    { "" }**Every button has a twin:** `/table do` lists all that you can do, `/table show` brings the board down here, `/table hand` opens your hand.
help-page-2 = **By post.** Nobody has to be here at the same time. I call you by name when something is asked of you, once, and I do not nag. Answer when you like; if a day has gone by, the house may answer for you so that the others can go on.

    { "" }**A slip?** **Take back** undoes your last choice, as long as nobody has learned anything from it. After dice, an opened card or somebody else's answer it stays.

    { "" }**A break?** `/table pause` lets the table rest, `/table resume` wakes it. It keeps for months.
help-page-3 = **Fair dice.** Before anybody sits down I post a seal: the hash of the secret from which all dice follow. When the game is over I open it, and `waykeeper verify` recomputes every roll from `/table export`. I cannot change a roll afterwards, and neither can whoever runs me.

    { "" }**Secrets.** I read no messages. Watchers see the public board, players see their own hand as well, and nobody sees more.

    { "" }**About you.** `/privacy export` gives you what I keep about you, `/privacy delete` makes me forget it.

# ---------------------------------------------------------------- privacy

privacy-export = This is everything I keep about you.
privacy-delete-title = Shall I forget you?
privacy-delete-ask = Your name and account leave every table. Games that others are still playing go on, with the house at your seat. This cannot be taken back.
privacy-delete-yes = Yes, forget me
privacy-delete-no = No, stay
privacy-deleted = Forgotten. It was good to have you here.
privacy-kept = Then everything stays as it is.

# ---------------------------------------------------------------- the table at the terminal

terminal-welcome = A table of { $game }. Type the number of what you choose; ? for help, q to leave.
terminal-help = A number chooses (several numbers where several may be chosen, - for none). b: the board, h: your hand, a: let the house answer for you, u: take back, r: the rules in short, q: leave.
terminal-amount = A number from { $least } to { $most }.
terminal-some = Choose { $least } to { $most }, such as: 1 3 (- for none).
terminal-amounts = { $least } to { $most } in all: each number as often as you take it, such as: 1 1 3, or 1x2 3 (- for nothing).
terminal-order = All numbers in your order, such as: 2 1 3.
terminal-sure = { $option } cannot be taken back. Sure? (y)
terminal-unknown = “{ $line }” is none of these. A number chooses; ? helps.
terminal-no-undo = Nothing can be taken back: something was learned since, or you have not chosen yet.
terminal-undone = Taken back.
terminal-kept = Kept. It goes on when you come back.
terminal-bye = Goodbye.
terminal-failure = A rule stumbled over that and has put everything back: { $why }

# ---------------------------------------------------------------- the journal of the table itself

journal-asleep = 💤 Nobody is there any more, so the table sleeps. Whoever comes back wakes it.
journal-away = { $who } is away. Nobody is held up.
journal-proxies = ⏱️ Time is up for { $who }: anybody here may answer for them, for as long again.
journal-leave = 🧳 { $who } is away until the end of { $end }. { $how ->
    [house] The house plays meanwhile.
    [deputy] { $name } is asked to answer meanwhile.
   *[other] The usual answers are given meanwhile.
}
journal-leave-waits = 🧳 { $who } is away until the end of { $end }. { $waits ->
    [yes] The game waits.
   *[no] This contest has waited long enough for them, so the clock runs.
}
journal-leave-planned = 🧳 { $who } will be away from { $begin } until the end of { $end }.
journal-leave-deputy = 🧳 { $name } answers for { $who }, and sees that hand meanwhile.
journal-leave-no-deputy = 🧳 { $name } does not answer for { $who }.
journal-deputy = { $by } decides for { $who } just now.
journal-back = { $who } is back.
journal-late = 💤 { $who } has missed { $n } in a row. I do not wait for them until they are back.
hand-late = 💤 You missed so much that nobody waits for you: your questions are answered at once, as the rules say.
hand-away = 🏠 You are away: your questions are answered for you.
hand-deputy = 🏠 { $who } is away: you decide here meanwhile, and see this hand.
hand-leave = 🧳 You are on leave: the game waits for you.
proxy-title = For { $who }
proxy-about = ⏱️ { $who } has not answered in time, so anybody here may. What you choose counts as theirs.
hand-vote = 🗳️ The others ask themselves whether you are still there. Any move of yours ends the question.
hand-back = I am back
journal-clock = ⏰ Time was up for { $who }, so the house chose.
journal-clock-set = ⏱️ The clock for questions from now on: { $clock }.
journal-deed-agreed = 🤝 { $seated ->
    [0] Whoever would take over
   *[other] { $who }
} agrees.
journal-deed-asked = 🤝 { $seated ->
    [0] Somebody who does not sit here
   *[other] { $asker }
} asks: { $what }
journal-deed-done = 🤝 Agreed{ $n ->
    [0] { "" }
   *[other] { " " }by { $who }
}: { $what }
journal-deed-refused = 🤝 { $seated ->
    [0] Whoever would take over
   *[other] { $who }
} would rather not: { $what }
journal-deed-withdrawn = 🤝 Taken back: { $what }
journal-proposal-expired = ⌛ What was asked has waited too long and is off the table.
journal-ended-by-moderator = A moderator of the server ended the table. It counts for nothing.
journal-host = { $seated ->
    [0] Somebody who does not sit here
   *[other] { $who }
} hosts this table now.
journal-host-gone = { $who } hosts this table now: the former host has left the server.
journal-abandoned = Everybody who played here has left the server, so the table was cleared away.
journal-host-left = { $who } hosts this table now: nobody who is still here has sat here longer.
journal-host-named = { $seated ->
    [0] Somebody who does not sit here
   *[other] { $who }
} hosts this table now. { $role ->
    [seat] { $by } handed it over.
    [host] The former host handed it over.
   *[moderator] A moderator of the server chose that.
}
journal-left-contest = { $who } leaves, and gives the game up.
journal-time-given = ⏳ { $by } gives { $who } 24 hours more.
journal-unrated = 🎓 The ladder takes no notice: { $why ->
    [practice] it was practice with the house.
    [lesson] it was a lesson.
    [house] the house has moved for somebody.
   *[other] a seat has changed hands.
}
journal-ended = The table was cleared before the end.
journal-handed-over = { $name } takes over the seat of { $was }.
journal-house-tired = The house has made { $n } choices in a row and needs a breather. Wake the table to go on.
journal-kicked = { $name } was asked to leave; the house plays on at that seat.
journal-clock-set-by = ⏱️ { $role ->
    [seat] { $by } sets the clock
    [host] The host sets the clock
   *[moderator] A moderator sets the clock
} for questions from now on: { $clock }.
journal-ended-by = { $role ->
    [seat] { $by }
    [host] The host
   *[moderator] A moderator of the server
} cleared the table before the end.
journal-kicked-by = { $role ->
    [seat] { $by }
    [host] The host
   *[moderator] A moderator of the server
} asked { $name } to leave; the house plays on at that seat.
journal-lobby-empty = Everybody has left, so the table was cleared away.
journal-lobby-idle = Nobody came for a week, so the table was cleared away.
journal-left = { $name } has left; the house plays on at that seat.
journal-paused = ⏸️ { $name } put the table to rest.
journal-resumed = ▶️ { $name } woke the table.
journal-rules-changed = 🔧 The rules were updated, and { $lost ->
    [one] the last choice does
   *[other] the last { $lost } choices do
} not fit them any more. We go on from the last quiet moment before.
journal-rules-updated = 🔧 The rules were updated. Everything was played through again with them; details may differ.
journal-joined = { $who } joins the campaign.
journal-took-seat = { $name } takes over from the house.
journal-returned = 👋 { $who } is back at this seat.
journal-deed-objected = 🤝 { $seated ->
    [0] Whoever would take over
   *[other] { $who }
} would rather not.
journal-undo-proposed = ↩ { $who } would like to take back a choice. The others have to agree; the dice will be new ones.
journal-undo-refused = { $who } would rather let it stand.
journal-undone = ↩ { $who } took back a choice.
journal-undone-by-consent = ↩ Everybody agreed: a choice of { $who } is taken back, with new dice from here.
journal-vote-away = 🏠 { $who } is missed and counts as away until they are back.
journal-vote-away-proposed = 🗳️ { $by } proposes that { $who } counts as away until they are back. More than half of those here decide.
journal-vote-free = 🪑 { $who } is missed, and the seat is free: `/table join` takes it. Until somebody does, I play there.
journal-vote-free-proposed = 🗳️ { $by } proposes to free the seat of { $who } for somebody else. More than half of those here decide.
journal-vote-agreed = 🗳️ { $who } agrees.
journal-vote-objected = 🗳️ { $who } would rather wait.
journal-vote-refused = 🗳️ We go on waiting for { $who }.
journal-vote-withdrawn = 🗳️ { $who } takes the proposal back.
journal-vote-back = 👋 { $who } is here after all! Nothing to decide any more.

# ---------------------------------------------------------------- refused: why not, and what to do instead

refused-already-seated = You have a seat here already.
refused-already-started = The game has begun already. A seat that the house plays can still be yours.
refused-amount = A number from { $least } to { $most }, please.
refused-clock = A clock runs between a minute and { $most } days.
refused-count = Choose { $least } to { $most }, please; that was { $n }.
refused-for-others = That is for { $who } to decide.
refused-full = All { $most } seats are taken.
refused-reference = That begins like a reference to a story. Please write something else.
refused-length = Between { $least } and { $most } characters, please.
refused-no-proposal = Nobody is asking for anything just now.
refused-no-such-seat = There is no such seat at this table.
refused-no-vote-in-contest = Nobody votes on an opponent. Whoever misses too many turns can lose by a claim; the rules of this game say when.
refused-no-vote-on-self = That is your own seat: `/table away`, `/table give` and `/table leave` are for that.
refused-elsewhere = That belongs to no table or dice of this channel, or you cannot see where it stands.
refused-not-missing = { $absent ->
    [yes] The house answers for { $who } already.
   *[no] { $who } still has time. The others may decide once the clock has answered twice in a row for a seat or, without a clock, once a table has waited for it for a whole day.
}
refused-leaving-loses = If you leave now, you have lost this game. `/table leave` asks whether you are sure.
refused-nobody-there = I play that seat already.
refused-not-consulted = That is for others to decide.
refused-rested-today = You have put this contest to rest once within a day. Somebody else may, or you again tomorrow.
refused-refused-today = The players have just said no to somebody for this seat. Ask again in a day.
refused-one-proposal = One question at a time: the others are being asked something already.
refused-played-elsewhere = Nothing is decided here just now. What is going on: { $what }
refused-seats-settled = Seats change hands between sessions only. Once this one is over, or broken off, there is time for it.
refused-seats-given = Who plays here was settled in the campaign log. Seats come and go there.
refused-not-asked = Nothing is asked of you right now. We are waiting for { $waiting }.
refused-not-moderator = That is for those who may manage messages or the server here.
refused-not-manager = That is for those who may manage the server.
refused-openers-moderators = On this server tables are opened by those who keep order. Ask one of them; sitting down is for everybody.
refused-openers-role = On this server tables are opened by those with the role { $role }. Ask one of them; sitting down is for everybody.
refused-server-quiet = I need two hours from 0 to 23, such as 22-7.
refused-server-zone = I do not know the time zone “{ $zone }”. Try the nearest large city, such as Berlin or New York.
refused-server-dice = “{ $typed }” is no dice that I can throw. Try something like 1d20 or 2d6.
refused-not-found = I cannot find what you chose there on this server.
refused-not-host = That is for the host of this table to do.
refused-not-paused = The table is wide awake already.
refused-did-not-sit = Only those who sat at this table may do that. `/table new` sets one for everybody.
refused-not-seated = You have no seat at this table. While one is free, it can be yours.
refused-not-started = The game has not begun yet.
refused-nothing-to-undo = There is no choice of yours that could be taken back.
refused-option-name = There is no setting called { $option } here.
refused-option-value = “{ $value }” does not work for { $option }: { $why }.
refused-order = All { $n } of them have to be put in order.
refused-over = This game is over.
refused-paused = The table is resting. Wake it first.
refused-rule-failure = The rules tripped over that, so the table is as it was just before. It is noted down; another choice may work.
refused-rules-endless = What follows from that would never come to an end: cards here set off one another. So the table is as it was just before; choose something else.
refused-rules-changed = This table was begun with older rules that I can no longer read. Nothing is lost: whoever runs me can go back to the former version.
refused-seat-not-free = The house does not play that seat, so it is not free.
refused-seats = This game is for { $least } to { $most } seats; here are { $seats }.
refused-second-table = A table stands here already: one channel, one table. Clear it first, or open the new one in a thread.
refused-restarting = I am just being restarted, so nothing has happened. Please try again in a moment.
refused-stale = The board has moved on since you looked. Here is how it stands now.
refused-store = I could not write that down, so it has not happened. Please try again in a moment.
refused-store-unsure = I was cut off while I wrote that down, so for now it counts as not done. Please try again in a moment: it will not count twice.
refused-too-few-seats = The game needs at least { $least } seats; here { $seats ->
    [one] is one
   *[other] are { $seats }
}. The house can take one.
refused-twice = Each one only once, please.
refused-too-many = { $option }: at most { $most }, please; that was { $n }.
refused-amounts = Name what is listed, with a number before each, such as: 2 coins, 1 gem.
refused-undo-consent = Somebody has learned something or chosen since. The others can still agree to take it back.
refused-file-fetch = I could not read that file. Try again?
refused-file-large = That is too much at once: { $most } are the most.
refused-file-text = { $file } { $why }.
refused-name = A name has 1 to { $most } characters.
refused-uploads-all = Several files are being read just now, and more at once I do not take. Try again in a moment.
refused-uploads-own = I am still reading what you sent before. Try again when I have answered.
refused-undo-too-far = That lies too far back to be taken back.
refused-unknown-game = I do not know that game.
refused-which-game = I know no game called “{ $typed }”. { $n ->
    [0] What there is: { $games }.
   *[other] Did you mean { $near }?
}
refused-unknown-option = That cannot be chosen (any more). Here is what can.
refused-unknown-table = That table is no longer here.
refused-voter-absent = You are away yourself. Say that you are back (**My hand** has a button for it), then your word counts.
refused-nobody-gone = Nobody was asked to leave that seat, or it is taken again.
refused-own-answer = That waits for your own answer. Nobody else can speed it up, or needs to.
refused-not-awaited = { $named ->
    [0] The table waits for nobody else just now.
   *[other] The table does not wait for { $who } just now.
}
refused-which-awaited = Whom do you mean? Awaited are { $who }.
refused-nudged-today = { $who } has been nudged here within a day. Another one can follow tomorrow.
refused-asked-today = I have asked for somebody here within the last day. Tomorrow I can ask again.
refused-no-clock = Nobody is hurried here, so nobody needs more time.
refused-given-today = { $who } has been given a day here already. There can be another one tomorrow.
refused-wrong-fate = Either they count as away or the seat is free for somebody else. There is nothing third.

# ---------------------------------------------------------------- dice: /roll and /rolls

# why an expression was not rolled; the place in it is shown below the sentence
dice-empty = There is nothing to roll. Try 2d6+1.
dice-too-long = That is too long to read ({ $length } characters); { $limit } is my limit.
dice-too-deep = Too many brackets inside brackets; { $limit } deep is my limit.
dice-too-many = That is more dice than I can hold. { $limit } at once is my limit.
dice-too-many-rolls = That is too many rolls at once. { $limit } is my limit.
dice-too-many-sides = A die with that many sides is a ball. { $limit } sides is my limit.
dice-too-much-work = That is more than I can work out at once: { $limit } steps are my limit. Reading a sign takes some, each die one or more, and each thing to look up on a die as many again. Fewer dice, signs or modifiers?
dice-too-large = That number is too large for this table.
dice-no-dice = I need at least one die to roll.
dice-no-sides = A die needs at least one side.
dice-no-repeat = Rolling it zero times is easy: done.
dice-forever = Those dice would never stop rolling.
dice-too-lively = Those dice did not stop rolling, so I stopped them after { $limit }.
dice-by-zero = Dividing by zero is beyond these dice.
dice-unfinished = Something is missing at the end. `2d6+1` would be whole.
dice-unclear = I cannot make sense of “{ $found }” here. `2d6+1` would work.
dice-unclear-word = I cannot make sense of “{ $found }” here. Two dice are `2d6`; a note goes behind a #: `2d6 # for luck`.
dice-twice = “{ $found }” is one too many of its kind here.
dice-fail-alone = Counting failures needs a target first, as in 6d6>=5f1.
dice-number-missing = “{ $found }” needs a number.
dice-clamp-crossed = The lowest value is above the highest here.
dice-advantage = Advantage is for exactly one plain d20.
dice-none = no dice rolled
dice-more = … and { $n } more

roll-head = 🎲 **{ $who }** rolls
roll-head-label = 🎲 **{ $who }** rolls for **{ $label }**
roll-head-none = 🧮 **{ $who }** works out a sum; no dice were rolled
roll-head-none-label = 🧮 **{ $who }** works out a sum for **{ $label }**; no dice were rolled
roll-head-again = 🔁 **{ $who }** rolls again
roll-head-again-label = 🔁 **{ $who }** rolls again for **{ $label }**
roll-again-was = -# A re-roll; it was { $total }.
roll-again-hidden = -# A re-roll of what nobody else saw.
roll-came-to = { $dice }: **{ $totals }**
roll-successes = { $n ->
    [one] one success
   *[other] { $n } successes
}
roll-behind = 🎲 **{ $who }** rolled something behind the screen.
roll-secret = 🎲 **{ $who }** rolled something that only { $who } sees.
roll-only-you = -# Only you see this.
roll-only-host = -# Only you and whoever hosts here see this.
roll-shown = -# 👁 Shown by { $who }.
roll-seal = -# 🔒 From here on the dice of this channel are sealed: `{ $hash }`. `/rolls fair` says how to check them.
roll-button-again = Roll again
roll-button-dice = The dice
roll-button-reveal = Reveal
roll-button-look = Look
roll-shown-already = That roll lies open already. Look up the channel.
roll-not-yours = Only who rolled this, or whoever hosted here when it was rolled behind the screen, may look. Ask them to reveal it.
roll-no-host = Nobody hosts a direct message. Roll for *only me*, or for everybody who reads here.
roll-gone = I no longer know that roll. `/roll` makes a new one.
roll-nothing-yet = You have not rolled here yet. `/roll` begins.
roll-repeat-twice = These dice already say how often they are rolled, so leave `repeat` out.

rolls-saved = Saved: **{ $name }** is { $dice }. `/roll` offers it from now on.
rolls-saved-server = Saved for everybody here: **{ $name }** is { $dice }.
rolls-deleted = **{ $name }** is forgotten.
rolls-unknown = There is no saved roll “{ $name }”. `/rolls list` shows what there is.
rolls-bad-name = A name for a roll has 1 to { $most } characters. Try a shorter one.
rolls-name-is-dice = “{ $name }” means dice already, so call it something else.
rolls-too-long = A saved roll has at most { $most } characters. Make it two.
rolls-full = { $most } saved rolls are as many as I keep. `/rolls delete` makes room.
rolls-not-manager = Rolls for the whole server are kept by those who may manage messages. Save it for yourself instead.
rolls-list-title = Saved rolls
rolls-list-mine = **Yours**
rolls-list-server = **For everybody here**
rolls-list-line = - **{ $name }**: { $dice }
rolls-list-none = Nothing is saved yet. `/rolls save` begins.
rolls-list-more = … and { $n } more. `/roll` finds them as you type.

stats-title = How the dice fell here
stats-none = No dice of that kind have been rolled in the open here yet.
stats-line = d{ $sides } fell { $n ->
    [one] once
   *[other] { $n } times
}, on average { $mean }. Fair dice give { $expected }, and after so many rolls stray by { $usual } at most, 19 times in 20.
stats-of = Only the dice of { $who }.
stats-others = -# Also rolled: { $kinds }
stats-kind = d{ $sides } ({ $n })

fair-title = Fair by proof
fair-now = Seal number { $number } of this channel: `{ $hash }`
    { $n ->
        [0] Nothing has been rolled under it yet.
        [one] One roll or shuffle stands under it.
       *[other] { $n } rolls and shuffles stand under it.
    }
fair-how = Every roll follows from a secret that was sealed before it, and from the number that Discord gives to your request, which I cannot know beforehand. Whoever may manage messages opens the seal with `/rolls open`: I attach the proof, `waykeeper verify` recomputes every die, and a new seal begins.
fair-opened = 🔓 { $who } opens seal number { $number }: `{ $seed }`
    It was promised as `{ $hash }`.
fair-head = { $n ->
    [one] One entry was made
   *[other] { $n } entries were made
} under it; the hash over all of them: `{ $head }`
fair-next = 🔒 From here on the dice follow seal number { $number }: `{ $hash }`
fair-file = -# The proof is attached. Save it and run `waykeeper verify` on it. What is still hidden stands in it under its own seal.
fair-again = The proof of seal number { $number }, with everything that has been shown since.
fair-not-manager = Only somebody who may manage messages here can open the seal. Ask one of them.
fair-unused = Nothing has been rolled here yet, so there is no seal to open. `/roll` begins.
fair-still-sealed = Seal number { $number } is still in use. Open it first with `/rolls open`.
fair-no-such-seal = There is no seal number { $number } here. `/rolls fair` shows the present one.

# ---------------------------------------------------------------- decks and bags: /draw

draw-made = 🂠 **{ $who }** puts **{ $deck }** on the table, well shuffled: { $n ->
    [one] one card
   *[other] { $n } cards
}{ $piles ->
    [one] .
   *[other] { " in " }{ $piles } piles.
}
draw-made-bag = 👝 **{ $who }** puts the bag **{ $deck }** on the table with { $n ->
    [one] one thing
   *[other] { $n } things
} in it. Whatever comes out goes back at once.
draw-hint-playing-cards = 💡 These are numbered 1 to 52. For aces, kings and suits clear them away with `/draw remove` and make **{ $deck }** again with `cards: playing cards`.
draw-open = 🃏 **{ $who }** draws from **{ $deck }**: **{ $cards }**
draw-kept = 🂠 **{ $who }** draws { $n ->
    [one] a card
   *[other] { $n } cards
} from **{ $deck }**, face down.
draw-kept-you = From **{ $deck }** you drew **{ $cards }**.
draw-peeked = 👁 **{ $who }** peeks at the top { $n ->
    [one] card
   *[other] { $n } cards
} of **{ $deck }**.
draw-peeked-you = On top of **{ $deck }**, in this order: **{ $cards }**. They stay there.
draw-played = 🃏 **{ $who }** plays **{ $cards }** (**{ $deck }**).
draw-discarded = 🗑️ **{ $who }** discards **{ $cards }** (**{ $deck }**).
draw-returned = 🔀 **{ $who }** shuffles { $n ->
    [one] a card
   *[other] { $n } cards
} back into **{ $deck }**.
draw-reshuffled = 🔀 **{ $who }** shuffles the discard back into **{ $deck }**: { $n ->
    [one] one card
   *[other] { $n } cards
} to draw.
draw-reshuffled-all = 🔀 **{ $who }** gathers everything and shuffles **{ $deck }**: { $n ->
    [one] one card
   *[other] { $n } cards
} to draw.
draw-removed = **{ $who }** clears **{ $deck }** away.
draw-left = -# { $n } left to draw, { $discard } in the open discard.
draw-left-bag = -# All { $n } are in the bag again.
draw-seal = -# 🔒 This shuffle is sealed: `{ $hash }`. The seal opens when the deck is cleared away.

draw-hand-title = Your cards here
draw-hand-line = **{ $deck }**, in your hand: { $cards }
draw-laid-line = **{ $deck }**, open before you: { $cards }
draw-hand-none = You hold no cards here. **{ draw-button-keep }** takes one.
draw-hand-play = Play a card of { $deck }
draw-show-title = Decks and bags here
draw-show-deck = **{ $deck }**: { $n } of { $all } left to draw
draw-show-bag = **{ $deck }**, a bag: { $all } in it
draw-show-piles = piles of { $piles }
draw-show-hand = { $who } holds { $n }
draw-show-laid = before { $who }: { $cards }
draw-show-discard = discard, newest last: { $cards }
draw-show-discard-more = discard, newest last: … { $n } more, { $cards }

draw-button-open = Draw one
draw-button-keep = Draw to my hand
draw-button-hand = My cards

draw-not-yours = You have no “{ $card }” to do that with. `/draw hand` shows what you hold.
draw-empty = { $discard ->
    [0] Nothing is left in that pile of { $deck }.
   *[other] Nothing is left in that pile of { $deck }. `/draw reshuffle` brings the { $discard } of the discard back.
}
draw-too-few = { $n ->
    [one] Only one is left in that pile of { $deck }. Draw that one
   *[other] Only { $n } are left in that pile of { $deck }. Draw fewer
}, or `/draw reshuffle` first.
draw-is-bag = { $deck } is a bag: everything goes back at once, so there is nothing to hold, peek at or shuffle.
draw-no-pile = { $deck } has { $n ->
    [0] no piles: it is a bag
    [one] one pile
   *[other] { $n } piles, numbered from 1
}.
draw-bad-name = A deck needs a name of 1 to { $most } characters.
draw-bag-piles = A bag has no piles. Leave `piles` or `put_back` out.
draw-piles-empty = { $n ->
    [one] One card
   *[other] { $n } cards
} cannot fill that many piles. Ask for fewer.
draw-long-face = “{ $card }…” is too long for a card; { $most } characters fit.
draw-bad-copies = “{ $card }”: that many copies I cannot make. `2x Orc` is two, `Orc` alone is one.
draw-no-cards = I need something to draw: a number such as `20`, a run such as `5..9`, `playing cards`, or names such as `Ogre, 3x Goblin`.
draw-too-many-cards = That is too much for one box; { $most } cards fit.
draw-unknown = There is no “{ $deck }” here. `/draw show` lists what there is.
draw-none-here = There is no deck here yet. `/draw new` makes one.
draw-which = There are several decks here, so name one: { $decks }.
draw-exists = There is a “{ $deck }” here already. `/draw remove` clears it away, or choose another name.
draw-too-many-decks = { $most } decks are as many as fit on this table. `/draw remove` makes room.
draw-not-owner = { $deck } is cleared away by who made it, or by somebody who may manage messages here.
draw-done-already = That is done already.
draw-gone = That deck has been cleared away. `/draw show` lists what there is.

command-roll = Roll dice: 2d6+1, 4d6kh3, 1d20 adv
command-roll-dice = What to roll, or a saved roll; nothing: your roll called default, else the server's usual die
command-roll-label = What it is for
command-roll-repeat = How often
command-roll-visibility = Who sees it
command-rolls = Saved rolls, statistics, proof
command-rolls-save = Keep dice under a name
command-rolls-name = Its name
command-rolls-dice = What it rolls
command-rolls-for = For you, or for everybody on this server
command-rolls-list = Your saved rolls and the server's
command-rolls-delete = Forget a saved roll
command-rolls-again = Roll what you rolled last, marked as a re-roll
menu-roll-again = Roll again
roll-none-there = That message has no roll of mine in it. `/rolls again` rolls once more what you rolled last.
command-rolls-stats = How the dice of this channel fell
command-rolls-sides = Only dice with so many sides
command-rolls-who = Only the dice of one person
command-rolls-fair = Check that the dice are fair
command-rolls-open = Open the seal and begin a new one
command-rolls-number = An older seal, to get its proof again
command-draw = Decks and bags of this channel
command-draw-new = Put a deck or a bag on the table
command-draw-name = Its name
command-draw-cards = 20, 5..9, playing cards, or names: Ogre, 3x Goblin
command-draw-put-back = A bag: what is drawn goes back at once
command-draw-piles = Deal it into so many piles
command-draw-card = Draw from a deck or a bag
command-draw-deck = Which deck; needed only when there are several
command-draw-count = How many
command-draw-pile = From which pile
command-draw-visibility = Who sees what you draw
command-draw-peek = Look at the top cards without drawing them
command-draw-hand = The cards that only you see
command-draw-play = Play cards from your hand
command-draw-which = Which cards: names, or all
command-draw-discard = Discard cards from your hand or from before you
command-draw-return = Shuffle cards back into the deck
command-draw-reshuffle = Shuffle the discard back in
command-draw-everything = Hands and played cards too
command-draw-show = What lies here
command-draw-remove = Clear a deck away

visibility-everybody = everybody
visibility-me = only me
visibility-host = the host and me
for-me = me
for-server = everybody on this server

# ---------------------------------------------------------------------- stories
# the kinds of events: their lines in the journal are short, the prose itself is a post (or a page of a hand)

story-ask = { $title }: what do you do?
story-choice = { $label }
story-locked = Something is missing for that.
story-read = 📖 { $title }
story-more = 📖 { $title }, further on
story-outcome = 📖 { $title }: { $choice }
story-private =
    🔖 **{ $title }**, for you alone:
    { $page }
story-post-read =
    ### { $title }

    { $page }
story-post-more =
    -# { $title }

    { $page }
story-post-outcome =
    { "**" }{ $choice }{ "**" }

    { $page }
story-post-private =
    ### { $title }
    -# 🔖 for you alone

    { $page }
pages-title = What was read
pages-number = -# page { $n } of { $all }
pages-on = Read on

# ---------------------------------------------------------------- campaigns

campaign-headline = 📖 Campaign log{ $n ->
    [0] { "" }, no page written yet
    [one] , { $n } page
   *[other] , { $n } pages
}
campaign-gate = Begin session { $n }?{ $many ->
    [0] { "" } Nobody has said yet that they ride along.
   *[other] { "" } Riding along: { $riding }.
}
campaign-gate-all = Begin session { $n }?
campaign-option-ride = Ride along (or not)
campaign-option-begin = Next session
campaign-option-tear = Tear out page { $n }
campaign-option-close = End the campaign
campaign-option-bring = Bring somebody from my shelf
campaign-ask-bring = Who on your shelf takes your seat? `/campaign heroes` lists them; leave it empty to change nothing.
campaign-brings = { $who } brings **{ $hero }** from an earlier road.
campaign-brings-nobody = { $who } comes as before.
campaign-option-yes = Tear it out
campaign-option-no = Leave it in
campaign-refused-party = A session is for { $least } to { $most } of you; { $n } ride along so far.
campaign-too-few = That takes { $least } of you; { $n } ride along so far.
campaign-rides = { $who } rides along.
campaign-stays = { $who } stays at home.
campaign-begins = Session { $n } begins. { $many ->
    [one] { $who } rides.
   *[other] { $who } ride.
}
campaign-played = Session { $n } is being played, by { $who }.
campaign-broken-off = Session { $n } was broken off. It leaves no page and can be begun anew.
campaign-taken-in = Session { $n } is over, and its page is written.
campaign-ask-tear = { $who } would like to tear out page { $n }: all that happened there is undone, and the session can be played again with fresh dice. Do you agree?
campaign-not-torn = Page { $n } stays in.
campaign-torn = Page { $n } was torn out; { $who } agreed. What is told there has not happened.
campaign-page = { $torn ->
    [yes] ~~{ $n }. { $what }~~ Torn out.
   *[no] **{ $n }.** { $what }
} { $many ->
    [0] { "" }
   *[other] ({ $who })
}{ $where ->
    [none] { "" }
   *[other] { "" } → <#{ $where }>
}
campaign-earlier = -# { $n ->
    [one] One earlier page is
   *[other] { $n } earlier pages are
} in `/campaign chronicle`.
campaign-page-open = Being played
campaign-session-title = 📖 Session { $n }
campaign-over = The campaign is over, after { $n ->
    [one] one session.
   *[other] { $n } sessions.
}
campaign-refused-file = This file does not fit this campaign: { $why }.
campaign-left = You have left the campaign. Your pages stay in the log, and `/campaign join` lets you back in.
campaign-exported = Your campaign as a file: all pages, without dice that are still to be thrown. `/campaign import` goes on with it anywhere. It holds whatever the log knows; keep it among you.
campaign-imported = The campaign goes on in { $where }. The others take their seats with `/campaign join`.
campaign-refused-no-file = That is no file of a campaign. `/campaign export` writes one.
campaign-refused-page = Page { $n } of this file is not what its session proves: { $why }.
campaign-not-here = There is no campaign log in this channel. `/campaign new` begins one.
campaign-refused-shelf = That does not fit this campaign, so it stays on your shelf.
campaign-refused-no-heroes = In this game everything stays within its campaign; nobody can be put away for another one.
campaign-refused-no-hero = There is no { $name } on your shelf. `/campaign heroes` lists who is.
campaign-refused-full = Your shelf is full: it holds { $most } for one game. `/campaign take-off` makes room.
campaign-put-away = **{ $name }** stands on your shelf as of now. In another campaign `/campaign bring` fetches them; nothing changes in this one.
campaign-taken-off = **{ $name }** is off your shelf.
campaign-heroes-title = 🧳 Your shelf{ $n ->
    [0] { "" }
   *[other] { "" } ({ $n })
}
campaign-heroes-none = It is empty. `/campaign put-away` puts the character you play here on it.
campaign-hero = **{ $name }**: { $what }
campaign-refused-newer = This file was written by a newer version of me, or is not of one campaign. I cannot read it yet.
campaign-refused-pack = This campaign was played with { $packs }, and I do not have it here.
campaign-refused-content = This campaign was played with other cards or rules than I have here. With “anyway” I take it all the same, as long as everything in it exists here too.
peek-sheet = Sheet
campaign-sheet-title = The campaign sheet

# ---------------------------------------------------------------- charts and grids in words

piece-plain = { $name }
piece-words = { $name } ({ $facts })
piece-facts = { $told }, { $fact }
piece-hp = { $now } of { $most } hp
piece-facing = facing { piece-way }
piece-way = { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
piece-lies = { $n } { $name }
piece-active = to act
piece-faded = out of play
mark-spent = { $name }, spent
reach-space = { $space } for { $cost }
road-kind = { $kind ->
    [closed] no way through
   *[gated] not for everybody
}
road-cost = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
chart-alt = A map of { $n } spaces.{ $stands ->
    [0] { "" }
   *[other] { " " }Pieces: { $standing }.
}{ $reached ->
    [0] { "" }
   *[other] { " " }In reach: { $reach }.
}
chart-stands = { $pieces } at { $space }
chart-name = { $sign }{ $named ->
    [yes] { " " }{ $name }
   *[no] { "" }
}
chart-here = you are here
chart-space = { $space }: { $ways ->
    [0] no road
    [one] a road to { $roads }
   *[other] roads to { $roads }
}.{ $stands ->
    [0] { "" }
   *[other] { " " }Here: { $pieces }.
}
chart-reach = In reach: { $reach }.
chart-path = The path: { $steps }.
sheet-alt = A grid of { $columns } by { $rows } spaces.{ $stands ->
    [0] { "" }
   *[other] { " " }Pieces: { $standing }.
}{ $lined ->
    [0] { "" }
   *[other] { " " }Lines { $lines }.
}
sheet-lines = from { $source } to { $targets }
sheet-line = { $target }{ $how ->
    [covered] { $n ->
        [-1] { " " }(cover)
       *[other] { " " }(range { $n }, cover)
    }
    [stopped] { $n ->
        [-1] { " " }(stopped)
       *[other] { " " }(range { $n }, stopped)
    }
   *[clear] { $n ->
        [-1] { "" }
       *[other] { " " }(range { $n })
    }
}
sheet-place = { $large ->
    [yes] from { $first } to { $last }
   *[no] on { $first }
}
sheet-void = No spaces: { $spaces }.
sheet-between = { $a }|{ $b }
sheet-walls = Walls: { $between }.
sheet-gates = Not for everybody: { $between }.
sheet-costs = Costly steps: { $between }.
sheet-space = { $space }: { $facts }.
sheet-area = The area: { $spaces }.
sheet-range = At range { $n }: { $spaces }.
sheet-sight = { $how ->
    [clear] A clear line from { $source } to { $target }.
    [covered] A line from { $source } to { $target }, which is in cover.
   *[stopped] The line from { $source } to { $target } is stopped.
}
sheet-cover = { $space } has cover on the { $ways } side.

# ---------------------------------------------------------------- commands for groups with the printed box

box-rolled = 🎲 **{ $who }** rolls { $n ->
    [one] one die
   *[other] { $n } dice
}
box-rerolled = 🔁 **{ $who }** thinks better of { $n ->
    [one] one die
   *[other] { $n } dice
}
box-left = { $n ->
    [one] One reroll left.
   *[other] { $n } rerolls left.
}
box-die = Die { $n }: { $face }
box-reroll = Which dice again?
box-keep = Keep these
box-one-die = 🎲 **{ $who }** rolls a **{ $die }**.
box-timer = ⏳ **{ $who }** gives { $n ->
    [one] one minute
   *[other] { $n } minutes
}: it ends <t:{ $at }:R>.
box-seal = -# 🔒 The new order is sealed: `{ $hash }`
box-refused-done = That is done already.
box-refused-thrown = These dice lie differently now. Look at the newest throw.
box-refused-dice = Choose some of the { $n } dice, each once.
box-refused-whose = Whose? Markers lie on { $names }.
box-refused-name = A name of at most { $most } characters, please.
box-refused-names = { $most } names are all that I can remember.
box-refused-drawn = Somebody has drawn that card already.
box-refused-keep = Faces go from 1 to { $sides }, such as `keep: 5 6`.
box-refused-not-yours = These are somebody else's dice. Roll your own.
box-refused-lying = { $n ->
    [0] Nothing lies on { $who }.
    [one] Only one marker lies on { $who }.
   *[other] Only { $n } markers lie on { $who }.
}
box-refused-lying-nobody = { $n ->
    [0] No marker lies there without a name.
    [one] Only one marker lies there without a name.
   *[other] Only { $n } markers lie there without a name.
}
box-refused-short = That needs { $need }; there is only { $have }.
box-refused-over = It goes no further than { $most }.

# ---------------------------------------------------------------- looking up: /card and /rule

command-learn = A first table with a teacher: ten decisions, the house for company, nothing counts
command-learn-game = Which game
command-card = Look up a card of any game, as it is printed
command-card-name = Begin to type its name
command-rule = Look up a term or a sign of any game, or its rules in short
command-rule-name = Begin to type a term, or the name of a game
command-look-up-game = Only of this game
look-up-place = { $game } · { $kind }
look-up-offer = { $name } · { $game }
look-up-rules = Rules in short, page { $page }
look-up-many = { $n } cards are called “{ $typed }” or much like it:
look-up-near = I know no “{ $typed }”. Did you mean one of these?
look-up-none = I know no “{ $typed }”{ $games ->
    [0] { "" }
   *[other] { " " }in { $game }
}. What a story or a deck of events keeps as a surprise is not looked up either.
look-up-pick = Choose one…
