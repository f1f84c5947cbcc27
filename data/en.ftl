# What all games share. Keys: list- board- hand- ask- option- table- lobby- setting- help- privacy- (screens),
# refused- (why not). A game may override any of them in its own folder.

list-none = nobody
list-and = { $head } and { $last }

# ---------------------------------------------------------------- the public board

board-awaited = ⏳ **{ $who }**: { $prompt }
board-names = { $names }
board-secret = a choice behind the hand
board-due = -# The house steps in { $when } if need be.
board-paused = ⏸️ The table is resting. Nothing runs out until somebody wakes it.
board-hand = My hand
board-your-move = Your move
board-take-back = Take back
board-refresh = Refresh
board-resume = Wake the table
board-again = Another game
board-log = The whole story
board-moved = The board has moved further down.
board-stale = The board has moved on since you looked. Here is how it stands now.

# ---------------------------------------------------------------- a private hand

hand-title = { $who }, for your eyes only
hand-more = … and { $n ->
    [one] one more thing
   *[other] { $n } more things
} you could do: `/table do` lists them all.
hand-done = ✓ { $what }
hand-done-plain = ✓ Done.
hand-other = Hand of { $who }
hand-refused = ✗ { $why }

# ---------------------------------------------------------------- asking

ask-anytime = At any time you may also:
ask-choose = Choose
ask-page = (page { $page } of { $pages })
ask-next-page = Page { $page } ▶
ask-previous-page = ◀ Page { $page }
ask-some = { $least ->
    [0] Choose up to { $most }
   *[other] { $most ->
        [1] Choose one
       *[other] Choose { $least } to { $most }
    }
}
ask-hand-in = Done ({ $n }): { $picks }
ask-hand-in-none = Done: none of these
ask-hand-in-order = Yes, in this order
ask-order-next = Which one is number { $place }?
ask-start-again = Start again
ask-amount = Take { $n }
ask-amount-write = Type a number…
ask-amount-field = Your number
ask-amount-range = from { $least } to { $most }
ask-write = Write your answer…
ask-text-field = Your answer
ask-confirm-title = Are you sure?
ask-confirm = **{ $option }** cannot be taken back.
ask-rather-not = Rather not

option-done = I am done
option-not-done = Wait, not done yet

# ---------------------------------------------------------------- tables

table-welcome-title = Pull up a chair
table-welcome = I am Waykeeper, and I run the game: I ask each of you what is yours to decide, keep the hidden hands hidden, roll the dice in the open and never lose a move. Choose a game and a table is set for you.
table-not-here = There is no table in this channel yet. `/table new` sets one.
table-already-here = A table already stands in this channel: one channel, one table. `/table end` clears it, or open the new one in a thread.
table-unknown-game = I do not know that game. I can run: { $games }.
table-opened-thread = The table is set in { $where }. See you there!
table-thread-name = { $game } with { $who }
table-joined = Welcome to the table, { $who }.
table-joined-already = You already have seat { $place }. Make yourself comfortable.
table-left = Your seat is free again. Come back any time.
table-spectator = You are watching this table, and watchers see only the public board. While there is a free seat, `/table join` gives it to you.
table-not-started = The game has not begun yet.
table-over = This game is over. The board shows how it ended.
table-running = The game is running already.
table-host-only = That is for { $host } to do, who hosts this table, or for somebody who may manage messages here.
table-ended = { $who } has cleared the table. Thanks for playing!
table-ended-private = The table is cleared.
table-paused = The table is resting. `/table resume` wakes it.
table-resumed = And on we go.
table-kicked = The seat of { $who } is now played by the house.
table-kicked-lobby = The seat of { $who } is free again.
table-handed-over = { $who } now hosts this table.
table-house-added = The house takes seat { $place }.
table-house-removed = The house leaves seat { $place }.
table-undone = ↩ { $who } took back a choice.
table-undo-none = There is nothing of yours to take back: somebody has learned something since, or another choice followed.
table-stale-undo = That has been taken back already, or the table has moved on.
table-do-what = I could not read that. Begin to type, and I list what you can do now.
table-do-nothing = Nothing is asked of you right now. { $waiting }
table-log-title = The story so far
table-log-empty = Nothing has happened yet.
table-log-more = -# { $n } earlier lines are in `/table export`.
table-no-seat = There is nobody at that seat.
table-not-seated = { $who } has no seat at this table.
table-export = Everything about this table in one file. { $over ->
    [yes] `waykeeper verify` recomputes every roll from it.
   *[no] Keep it to yourself while the game is running: it holds what your seat may know.
}
table-export-not-yet = While the game is running only the host may take a copy. When it is over, everybody may.
table-rules-title = { $game }, in short
table-no-rules = The rules of this game have not been written down here yet.
table-trouble = Something went wrong on my side, and I have put the table back as it was. It is noted down; please try again, or do something else.
table-rule-trouble = The rules tripped over that, so I have put the table back to just before it. It is noted down; another choice may work.
table-busy = One moment, please. Try that again.
table-lost-channel = I can no longer post in { $where }: please give me back “View Channel” and “Send Messages” there, then `/table show`. The game itself is safe.
table-server-only = Tables stand in a server's channels. Ask me there.
table-no-thread = I may not open a thread here, so try it without `place: thread`.
table-commitment = 🔒 The dice were sealed before you sat down: `{ $hash }`
table-reveal = 🔓 The seal of the dice opens: `{ $seed }`
table-verify = -# Take `/table export` and run `waykeeper verify` on it: it recomputes every roll and shuffle from this seed.

# Discord's names of the commands; other languages may translate them.

command-table = The game at this table
command-table-new = Set a table for a game
command-table-join = Sit down at this table
command-table-leave = Stand up
command-table-start = Begin the game
command-table-show = Show the board down here
command-table-hand = Your hand, for your eyes only
command-table-do = Do something without a button
command-table-undo = Take back your last choice
command-table-log = What happened so far
command-table-settings = Settings of the game, before it begins
command-table-pause = Let the table rest
command-table-resume = Wake the table
command-table-end = Clear the table
command-table-export = Take a copy of this table as a file
command-table-rules = The rules of this game in short
command-table-kick = Give somebody's seat to the house
command-table-handover = Let somebody else host
command-table-house = Seat the house, or take its seat away
command-help = How to play here
command-privacy = What I know about you
command-privacy-export = Everything I keep about you, as a file
command-privacy-delete = Forget me

# ---------------------------------------------------------------- lobby

lobby-title = { $game }: a table is set
lobby-seats = { $least ->
    [one] Room for 1 to { $most }
   *[other] For { $least } to { $most }
}. { $n ->
    [0] Nobody sits here yet.
    [one] One chair is taken:
   *[other] { $n } chairs are taken:
}
lobby-seat-player = { $place }\. **{ $who }**
lobby-seat-host = { $place }\. **{ $who }** (host)
lobby-seat-house = { $place }\. **{ $who }** (played by the house)
lobby-commitment = -# 🔒 The dice are sealed: `{ $hash }`. The seal opens when the game is over.
lobby-missing = { $n ->
    [one] One more is needed to begin.
   *[other] { $n } more are needed to begin.
}
lobby-ready = Everything is ready. The host begins when you are.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-settings = Settings
lobby-rules = Rules in short
lobby-house = Seat the house
lobby-settings-title = { $game }: settings
lobby-set-value = Now: { $value }
lobby-bad-value = “{ $value }” does not fit there.
lobby-closed = This table has been cleared.

setting-on = yes
setting-off = no

# ---------------------------------------------------------------- help

help-title = How to play here
help-page = Page { $page } of { $pages }
help-back = ◀ Back
help-on = On ▶
help-page-1 = **Sit down.** `/table new` sets a table in this channel, or in a thread of its own. Everybody presses **Join**, the host presses **Start**. An empty chair can be taken by the house.

    { "" }**Play.** There is one board. It says what just happened, who is awaited, and for what. When it is your turn, press a button on it. **My hand** opens what only you may see.

    { "" }**Every button has a twin:** `/table do` lists all that you can do, `/table show` brings the board down here, `/table hand` opens your hand.
help-page-2 = **By post.** Nobody has to be here at the same time. I call you by name when something is asked of you, once, and I do not nag. Answer when you like; if a day has gone by, the house may answer for you so that the others can go on.

    { "" }**A slip?** **Take back** undoes your last choice, as long as nobody has learned anything from it. After dice, an opened card or somebody else's answer it stays.

    { "" }**A break?** `/table pause` lets the table rest, `/table resume` wakes it. It keeps for months.
help-page-3 = **Fair dice.** Before anybody sits down I post a seal: the hash of the secret from which all dice follow. When the game is over I open it, and `waykeeper verify` recomputes every roll from `/table export`. I cannot change a roll afterwards, and neither can whoever runs me.

    { "" }**Secrets.** I read no messages. Watchers see the public board, each player in addition the own hand, nobody more.

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
terminal-order = All numbers in your order, such as: 2 1 3.
terminal-unknown = “{ $line }” is none of these. A number chooses; ? helps.
terminal-no-undo = Nothing can be taken back: something was learned since, or you have not chosen yet.
terminal-undone = Taken back.
terminal-kept = Kept. It goes on when you come back.
terminal-bye = Goodbye.
terminal-failure = A rule stumbled over that and has put everything back: { $why }

# ---------------------------------------------------------------- the journal of the table itself

journal-away = { $who } is away; the house stands in.
journal-back = { $who } is back.
journal-clock = ⏰ Time was up for { $who }, so the house chose.
journal-ended = The table was cleared before the end.
journal-handed-over = { $name } takes over the seat of { $was }.
journal-house-tired = The house has made { $n } choices in a row and needs a breather. Wake the table to go on.
journal-kicked = { $who } was asked to leave; the house plays on at that seat.
journal-left = { $who } has left; the house plays on at that seat.
journal-paused = ⏸️ { $name } put the table to rest.
journal-resumed = ▶️ { $name } woke the table.
journal-rules-changed = 🔧 The rules were updated, and { $lost ->
    [one] the last choice does
   *[other] the last { $lost } choices do
} not fit them any more. We go on from the last quiet moment before.
journal-rules-updated = 🔧 The rules were updated. Everything was played through again with them; details may differ.
journal-took-seat = { $name } takes over from the house.
journal-undo-proposed = ↩ { $who } would like to take back a choice. The others have to agree; the dice will be new ones.
journal-undo-refused = { $who } would rather let it stand.
journal-undone = ↩ { $who } took back a choice.
journal-undone-by-consent = ↩ Everybody agreed: a choice of { $who } is taken back, with new dice from here.

# ---------------------------------------------------------------- refused: why not, and what to do instead

refused-already-seated = You have a seat here already.
refused-already-started = The game has begun already. A seat that the house plays can still be yours.
refused-amount = A number from { $least } to { $most }, please.
refused-clock = A clock runs between a few minutes and { $most } days.
refused-count = Choose { $least } to { $most }, please; that was { $n }.
refused-full = All { $most } seats are taken.
refused-length = Between { $least } and { $most } characters, please.
refused-no-proposal = Nobody is asking to take anything back just now.
refused-no-such-seat = There is no such seat at this table.
refused-not-asked = Nothing is asked of you right now. We are waiting for { $waiting }.
refused-not-host = That is for the host of this table to do.
refused-not-paused = The table is wide awake already.
refused-not-seated = You have no seat at this table. While one is free, it can be yours.
refused-not-started = The game has not begun yet.
refused-nothing-to-undo = There is no choice of yours that could be taken back.
refused-option-name = There is no setting called { $option } here.
refused-option-value = “{ $value }” does not work for { $option }: { $why }.
refused-order = All { $n } of them have to be put in order.
refused-over = This game is over.
refused-paused = The table is resting. Wake it first.
refused-rule-failure = The rules tripped over that, so the table is as it was just before. It is noted down; another choice may work.
refused-rules-changed = This table was begun with older rules that I can no longer read. Nothing is lost: whoever runs me can go back to the former version.
refused-seat-not-free = The house does not play that seat, so it is not free.
refused-seats = This game is for { $least } to { $most } seats; here are { $seats }.
refused-second-table = A table stands here already: one channel, one table. Clear it first, or open the new one in a thread.
refused-stale = The board has moved on since you looked. Here is how it stands now.
refused-store = I could not write that down, so it has not happened. Please try again in a moment.
refused-too-few-seats = The game needs at least { $least } seats; here { $seats ->
    [one] is one
   *[other] are { $seats }
}. The house can take one.
refused-twice = Each one only once, please.
refused-undo-consent = Somebody has learned something or chosen since. The others can still agree to take it back.
refused-undo-too-far = That lies too far back to be taken back.
refused-unknown-game = I do not know that game.
refused-unknown-option = That cannot be chosen (any more). Here is what can.
refused-unknown-table = That table is no longer here.
