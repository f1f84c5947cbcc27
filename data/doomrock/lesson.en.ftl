## What the teacher says at a first table (`/learn`)

dr-lesson-1 = You lead this hour. Everything out here costs ⏳, and when it is gone the battle comes to you, dressed or not. **Previous Mudwick** pays best: loot and a silver for one hour. The mud wrestling pays more, to the one in three who win it. Your party, your mud.
dr-lesson-1-else = You lead this hour. Everything out here costs ⏳, and when it is gone the battle comes to you, dressed or not. Whatever gives two good things for one hour is a bargain. A TEST shows on its button how likely each of you passes.
dr-lesson-2 = Free things first. What costs a secret 🔎 or a silver but no ⏳ can be had on top of everything else. Silver itself is lessons in disguise: at a CAMP it buys new cards, and each new card brings a die. A hero with five dice is worth one with a plan.
dr-lesson-3 = A lesson costs as many silver as you have cards, and nobody may run ahead of the slowest. Buy while you can: a card is for the rest of the game, silver only rattles. Leaving some for your friend is good manners, and was never required.
dr-lesson-4 = Look at the faces. A card on faces that your others leave alone gives work to dice that would otherwise sulk. With one attack so far, take a second. If a title makes you laugh, that is a reason too.
dr-lesson-5 = **Venture forth** turns up a new area, and with it a peril and an event. You must: Doomrock lies at the bottom of that pile, and whoever has not found it by the third battle has lost. One new area or two before each battle is a healthy walk.
dr-lesson-6 = Time does not keep. What is left of it when you shout **To battle!** is gone, so spend it: heal, shed expose markers (someone will trip you over them), fetch heroism. Charging early is allowed, and has its own songs. Short ones.
dr-lesson-7 = Last chance for clothes. Nothing is put on or handed over in a battle, so wear whatever you meet the demands of. An item in the bag protects the bag.
dr-lesson-8 = Now it gets loud. Each card wants certain faces. Keep the dice that already lie well, roll the rest, twice if you like; the line below says what a throw brings. A 1 is a shield, a 6 is heroism, both only if they are still there at the end.
dr-lesson-9 = The last throw. Two dice on one good attack mean two good attacks. One each on everything means a busy, harmless round. If what lies there would do, keep it: the dice do not know that you are due.
dr-lesson-10 = I have laid your dice out by my own taste, which is to use as many cards as possible. Check one thing: does anything here hurt anybody? A hero who only defends is furniture with feelings.
dr-lesson-11 = Two of them come for you whatever you say, but you say which. Take those whom you want beside you when it is your turn: a minion at your elbow can be hit by your elbow.
dr-lesson-12 = Your dice are promises, now keep them. First whatever pulls, exposes or shields, then whatever hits. ☠ on a button says how often that blow is the last. And spend your heroism on boosts: at the end of the round it is swept up with the shields.
dr-lesson-13 = A minion that falls cannot come for anybody next round. So finish one before you bruise two. Unless the two look smug; that is what the other card is for.
dr-lesson-14 = A new round, the same dice, and you know what is coming: another card of the enemy's deck, and a little more rage. Hurt? Keep the 1s. Nearly through? Forget the 1s.
dr-lesson-15 = Same question as before, and you are allowed to disagree with me: a die is moved to another card with one press. What lies nowhere does nothing.
dr-lesson-16 = You are doing this without looking at me by now. Good. Count what the boss needs, count what you have, throw the difference.
dr-lesson-17 = If nothing here can fall this round, think of the next: shields now, an expose marker on the big one, and somebody else in its way.
dr-lesson-18 = The same two again? It is allowed, it saves the others, and it is exactly the sort of thing people tell about you afterwards.
dr-lesson-end = **That was ten, and you are still standing, or nearly.** Fight this one out if you like it here; `/table end` clears the table if not. Next: `/table new doomrock` with somebody whom you would let hold your pig. `/rule doomrock` has the rules in short, and every card can be read from your hand.
