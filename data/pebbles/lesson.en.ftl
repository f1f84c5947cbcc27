## What the teacher says at a first table (`/learn`)

pebbles-lesson-1 = A story asks first. The flat stones are fun and gone, the path is what you are all counted by at the end. There is no wrong door here. There are only doors that people remember.
pebbles-lesson-2 = The pocket is empty, so there is nothing to lose yet: throw the gulls your **Heel of bread**, and walk on. That is one move, and a card for it. Everybody decides at the same time and nobody sees what the others do, which is where the trouble comes from.
pebbles-lesson-2-else = You are walking along the sea with an empty pocket, so there is nothing to lose yet: **walk on**. Everybody decides at the same time and nobody sees what the others do, which is where the trouble comes from.
pebbles-lesson-3 = Cards are for early, so blow your **Whistle** while there is company: with somebody on the shore it gives to all of you, alone it is a hobby. Playing a card and walking on is one move, so it costs no time. Keeping it all for later is called a coat.
pebbles-lesson-3-else = Cards are for early: what gives stones to everybody on the shore gives most while there is somebody on it. Playing a card and walking on is one move, so it costs no time. Keeping it all for later is called a coat.
pebbles-lesson-4 = Stones found are shared by those who are still walking, and what cannot be divided is strewn on the way home. Take **Turn for home**, and you pick that up. So look at two numbers: your pocket, and the strewn ones.
pebbles-lesson-5 = Waves come in kinds. The first of a kind only wets your shoes; the second of the same kind takes everything you carry. As long as the sea is quiet there is no risk at all: walk on.
pebbles-lesson-6 = Once a wave has been seen, count: how many of that kind are left in the shore? One seen, and ten stones in the pocket: I would be on my way. Braver people have had wetter pockets.
pebbles-lesson-7 = What is in the bag is safe, what is in the pocket is a rumour. If the others look like going home, go a moment later: the strewn stones are shared too, and alone they are all yours.
pebbles-lesson-8 = A card that looks ahead (**Sharp eyes**) is worth most just when you cannot decide. Which is now, or you would not be reading this.
pebbles-lesson-9 = You all need a number together for the path. If the others carry little, somebody must come home with a lot, and it might as well be you. If you have plenty already, be dull and safe.
pebbles-lesson-10 = One more stretch is always one more stretch. Decide on a number of stones at which you turn round, and then see whether you are somebody who does.
pebbles-lesson-11 = By now you know what I would say: quiet sea, walk; waves and a full pocket, home. I would add that the gulls are watching.
pebbles-lesson-12 = Last bit of advice: it is an evening at the sea. Nobody has ever come back and complained about the stones.
pebbles-lesson-end = **Ten, and dry feet, perhaps.** Finish this evening, or clear it away with `/table end`. Next: `/table new pebbles` with two or three friends and ten minutes, and after that `/campaign new` for three evenings that belong together. Bread helps.
