## What the teacher says at a first table (`/learn`)

rangers-lesson-1 = Six people who know this valley. **Bram** stands where it hits and is hard to play badly, **Ottoline** finds paths, **Sabine** makes friends. Read the line behind each and take the one whom you would walk behind. They are all right about something.
rangers-lesson-1-else = Everybody here knows this valley, each in a different place. Read the line behind each and take the one whom you would walk behind. They are all right about something.
rangers-lesson-2 = Put back what does nothing this morning, once. A cheap card that you can play today beats a fine one for the third of June. Keeping all is an answer too: you have been dealt worse and lived.
rangers-lesson-3 = Whoever leads decides the small ties of the day. It passes on. Take it if you like being asked; let your friend have it if you do not.
rangers-lesson-4 = Scouting means that you decide what the day has in store: on top what you can deal with, to the bottom what you cannot, or not yet. Something that walks towards you is easier met when you are fresh.
rangers-lesson-5 = One thing a turn: a test, a card, or rest. **Traverse** puts progress on the place, and enough of it lets you travel. The chance behind each is with the least effort; you may put in more when asked. A card that stays on the table pays all day, so those go first.
rangers-lesson-6 = Effort is energy 🔋 plus icons of cards that you throw in. The list says what each step more is worth. Up to 90 % I pay gladly, the last few per cent are vanity, except when failing hurts. Energy comes back in the morning; cards come back only after a long walk.
rangers-lesson-7 = What is in play answers to almost everything: each test ends with a challenge card, and its sign wakes somebody. So look who is awake, and deal first with whatever will bite. A being that you **Connect** with is one that you need not fight.
rangers-lesson-8 = Does this one matter? Ask what failure costs: a wound, or only an afternoon. Save energy for the former. The valley does not mind being asked twice.
rangers-lesson-9 = Passing is for when your energy is gone: resting ends your round, the day goes on when all have. A card that you cannot afford today is icons today. Fatigue is the price of hurry: whatever stands between you and what you want charges it.
rangers-lesson-10 = Read the mission again. There is always one thing on the table that leads to it, and it is usually not the noisiest.
rangers-lesson-11 = Help is effort too: a friend with cards that say so may add to your test. Nobody here keeps accounts. Some keep squirrels.
rangers-lesson-12 = If the place has enough progress, think of moving on: new ground, new faces, and the old trouble stays where it is. If somebody hangs on your sleeve, shake them off first.
rangers-lesson-13 = A test that you win wakes fewer things than two that you lose: rather one with effort than two on the cheap. The day is long, your energy is not.
rangers-lesson-14 = Is there anything on the table that tires everybody each round? Then it comes first, however small it looks. I would make that test, and have some tea afterwards.
rangers-lesson-15 = Look at the last challenge cards: if the bad ones have been turned already, the chances are better than usual, and the numbers here know it. Your judgement. It has been all right so far.
rangers-lesson-16 = A card in your hand does nothing yet. If it costs no more than you have, lay it before the next test, so that it can answer to it. Or keep it, and let it be icons.
rangers-lesson-17 = If your friend has more energy left than you, let them make the hard test and rest now: who rests first loses nothing. I am right behind you, with the sandwiches.
rangers-lesson-end = **Ten, and the day is still young.** Walk it to its camp, or clear the table with `/table end`. Next: `/table new rangers` for another day with friends, then `/campaign new`: the valley remembers what you did, and so do the people in it. `/rangers build` makes a Ranger of your own.
