# What Doomrock remarks upon (voice.yaml): each line is told once a game at most, and says nothing that did not happen.

dr-voice-roll-five-1 = *Nobody breathes. Dice do not do that. Somebody check whether { $who } is a relative of theirs.*
dr-voice-roll-five-2 = *{ $same } of them say { $face }. The table goes quiet, the way a kitchen does after a crash.*
dr-voice-roll-five-3 = *A statistician two valleys away looks up and frowns.*
dr-voice-roll-five-4 = *{ $who } looks at { $same } equal dice and tries to seem like somebody who meant it.*
dr-voice-roll-five-5 = *That is not a roll, that is a choir.*
dr-voice-roll-five-6 = *If { $who } ever mentions this evening again, it will be about these dice.*
dr-voice-roll-five-7 = *{ $same } times { $face }. Put them down slowly and nobody gets audited.*
dr-voice-roll-five-8 = *The dice have held a meeting, and it was unanimous.*

dr-voice-roll-four-1 = *Four of a kind. { $who } would like it noted, and framed.*
dr-voice-roll-four-2 = *Four times { $face }. The fifth die, if there is one, is sulking.*
dr-voice-roll-four-3 = *The dice agree with one another for once; it will not last.*
dr-voice-roll-four-4 = *Four alike. It is what { $who } would call technique.*
dr-voice-roll-four-5 = *A matching set! Only the teapot is missing.*
dr-voice-roll-four-6 = *Four times { $face }: either luck or a warning.*
dr-voice-roll-four-7 = *{ $who } arranges four equal dice in a row, like somebody with nothing to hide.*
dr-voice-roll-four-8 = *Somewhere a gambler weeps without knowing why.*
dr-voice-roll-four-9 = *Four { $face }s in one hand. Mothers have moved towns over less.*
dr-voice-roll-four-10 = *The dice have formed a committee.*

dr-voice-roll-heroic-1 = *{ $heroism } heroism at one go. { $who } stands differently already.*
dr-voice-roll-heroic-2 = *Heroism everywhere. { $who } has begun to hum a theme.*
dr-voice-roll-heroic-3 = *If there were a cloak, it would billow.*
dr-voice-roll-heroic-4 = *{ $who } glances around for somebody to rescue.*
dr-voice-roll-heroic-5 = *Suddenly { $who } has a jawline.*
dr-voice-roll-heroic-6 = *A noble light falls on { $who }. It is only the window, but still.*
dr-voice-roll-heroic-7 = *So much courage, and so little idea what for.*
dr-voice-roll-heroic-8 = *{ $who } has enough heroism to share, and no intention of doing so.*

dr-voice-roll-shields-1 = *{ $who } retires behind { $shields } shields and puts the kettle on.*
dr-voice-roll-shields-2 = *All those ones. What others call bad luck { $who } calls architecture.*
dr-voice-roll-shields-3 = *{ $who } is now mostly furniture.*
dr-voice-roll-shields-4 = *It is not glamorous, but try hurting it.*
dr-voice-roll-shields-5 = *Behind the pile of shields something says “next, please”.*
dr-voice-roll-shields-6 = *{ $who } rolls like a coward and will live like one: long.*
dr-voice-roll-shields-7 = *Small numbers, stacked high.*
dr-voice-roll-shields-8 = *{ $who } has built a wall. There is a little gate in it, for snacks.*

dr-voice-roll-low-1 = *Nothing above a { $most }. { $who } shakes the dice, and then shakes a fist.*
dr-voice-roll-low-2 = *The dice have seen the enemy too.*
dr-voice-roll-low-3 = *{ $who } checks whether the big numbers have been painted over.*
dr-voice-roll-low-4 = *A modest roll, from somebody with much to be modest about.*
dr-voice-roll-low-5 = *Those dice could walk under a door.*
dr-voice-roll-low-6 = *“They were warm-up dice,” says { $who }, to nobody in particular.*
dr-voice-roll-low-7 = *It is the thought that counts. It will have to.*
dr-voice-roll-low-8 = *{ $who } looks at the dice. The dice look at the floor.*

dr-voice-kill-1 = *One fewer.*
dr-voice-kill-2 = *It had plans for the weekend, too.*
dr-voice-kill-3 = *Somebody will have to tell its mother; not today.*
dr-voice-kill-4 = *That one will not be in the sequel.*
dr-voice-kill-5 = *It goes the way it came: unannounced.*
dr-voice-kill-6 = *A small thud, a smaller silence.*
dr-voice-kill-7 = *The others pretend not to have known it.*
dr-voice-kill-8 = *It leaves behind a stain and a vacancy.*
dr-voice-kill-9 = *Next.*
dr-voice-kill-10 = *It thought it was the hero of this story. Everybody does.*
dr-voice-kill-11 = *The floor receives another visitor.*
dr-voice-kill-12 = *It drops what it was holding, chiefly a grudge.*
dr-voice-kill-library-1 = *The book shuts. Nobody has marked the page.*
dr-voice-kill-library-2 = *It ends on a cliffhanger.*
dr-voice-kill-library-3 = *Withdrawn from circulation.*

dr-voice-kill-horse-1 = *The Understudy bows, falls, and waits for applause.*
dr-voice-kill-horse-2 = *At last a scene of its own.*
dr-voice-kill-horse-3 = *Nine seasons in the wings for this.*

dr-voice-kill-soup-1 = *One dumpling fewer in the world; the soup takes it personally.*
dr-voice-kill-soup-2 = *It was mostly filling.*
dr-voice-kill-soup-3 = *Splat, say witnesses.*

dr-voice-kill-geese-1 = *A Backbencher withdraws from politics.*
dr-voice-kill-geese-2 = *There will be a by-election.*
dr-voice-kill-geese-3 = *The honourable member is feathers.*

dr-voice-kill-window-1 = *Filed.*
dr-voice-kill-window-2 = *The Carbon Copy fades. There is another one underneath.*
dr-voice-kill-window-3 = *Stamped, signed, and sat upon.*

dr-voice-kill-laundry-1 = *The sock is at peace. Its partner will never know.*
dr-voice-kill-laundry-2 = *It comes apart at the heel.*
dr-voice-kill-laundry-3 = *Another one for the odd drawer.*

dr-voice-kill-landlord-1 = *The Bailiff is evicted.*
dr-voice-kill-landlord-2 = *He drops an inventory with himself on it.*
dr-voice-kill-landlord-3 = *His deposit is withheld.*

dr-voice-kill-horsemen-1 = *The Hobby Horse is, from now on, a broom.*
dr-voice-kill-horsemen-2 = *It gallops off without its stick.*
dr-voice-kill-horsemen-3 = *A very small Doom, cancelled.*

dr-voice-kill-audit-1 = *The Junior Auditor is written off.*
dr-voice-kill-audit-2 = *He closes his eyes and his books.*
dr-voice-kill-audit-3 = *A rounding error, they will say.*

dr-voice-boss-down-1 = *It takes a moment for everybody to believe it.*
dr-voice-boss-down-2 = *And then it is only very quiet.*
dr-voice-boss-down-3 = *Something that size does not fall over; it is postponed downwards.*
dr-voice-boss-down-4 = *Nobody says anything clever. Somebody was about to.*
dr-voice-boss-down-5 = *The echo needs three goes at it.*
dr-voice-boss-down-6 = *That was the big one. One hopes that was the big one.*
dr-voice-boss-down-7 = *Dust, silence, and one hat, rolling.*
dr-voice-boss-down-8 = *The posters will have to come down.*
dr-voice-boss-down-library-1 = *“Shh,” says the Head Librarian, with the last of her breath, and is.*

dr-voice-boss-down-horse-1 = *Half a horse lies down. From inside comes a sigh of relief.*
dr-voice-boss-down-horse-2 = *Two legs fold, in no agreed order.*

dr-voice-boss-down-soup-1 = *The Soup sinks back into its bowl. There is a ring that will never come off.*

dr-voice-boss-down-geese-1 = *Madam Speaker calls for order once more, and gets it.*

dr-voice-boss-down-window-1 = *The blind of Window Four comes down. The queue behind you sighs.*

dr-voice-boss-down-laundry-1 = *The Great Wash stops. In the silence something inside it goes round once more, and is a button.*

dr-voice-boss-down-landlord-1 = *The Landlord is served notice. He reads it twice, and there is nothing wrong with it.*

dr-voice-boss-down-horsemen-1 = *A Horseman gets off, sits down, and says sorry to the horse.*
dr-voice-boss-down-horsemen-2 = *A smallish apocalypse is struck from the programme.*

dr-voice-boss-down-audit-1 = *The dragon lays its head on its paws and its paws on the receipts. They balance.*

dr-voice-fall-1 = *{ $who } lies down, for reasons of health.*
dr-voice-fall-2 = *“I am fine,” says { $who } from the floor, to the floor.*
dr-voice-fall-3 = *{ $who } goes over like a wardrobe.*
dr-voice-fall-4 = *{ $who } will be watching the rest of this from below.*
dr-voice-fall-5 = *From where { $who } lies, everybody looks very tall.*
dr-voice-fall-6 = *{ $who } has stopped taking part and started being a landmark.*
dr-voice-fall-7 = *A short rest, { $who } calls it. It was not put to a vote.*
dr-voice-fall-8 = *Somebody folds { $who }’s hands. Somebody unfolds them again: not yet.*
dr-voice-fall-9 = *{ $who } makes a noise like an umbrella.*
dr-voice-fall-10 = *{ $who } is down, and has a few words for the ceiling.*
dr-voice-fall-11 = *“Tell them I was taller,” says { $who }.*
dr-voice-fall-12 = *{ $who } sits down, which turns into lying down, which stays.*

dr-voice-blow-on-hero-1 = *{ $total } at once. { $who } hears bells, and a goose, and the sea.*
dr-voice-blow-on-hero-2 = *That will be a story when it stops being a bruise.*
dr-voice-blow-on-hero-3 = *{ $who } finds out what is on the other side of the wall.*
dr-voice-blow-on-hero-4 = *{ $who }’s life passes before everyone’s eyes. It is mostly lunch.*
dr-voice-blow-on-hero-5 = *“Ow,” says { $who }, in full.*
dr-voice-blow-on-hero-6 = *{ $who } asks who did that. It is the large one.*
dr-voice-blow-on-hero-7 = *{ $total } damage, and { $who } had only just done the hair.*
dr-voice-blow-on-hero-8 = *There is a { $who }-shaped dent in the afternoon.*
dr-voice-blow-on-hero-9 = *{ $who } takes a step back, then three more, then a seat.*
dr-voice-blow-on-hero-10 = *That one had a run-up.*

dr-voice-last-legs-1 = *{ $who } has one hit point left, and means to leave it to a cousin.*
dr-voice-last-legs-2 = *One left. It is a good one; { $who } has been saving it.*
dr-voice-last-legs-3 = *{ $who } is held together by habit.*
dr-voice-last-legs-4 = *“A scratch,” says { $who }, pointing at the part that is not one.*
dr-voice-last-legs-5 = *There is very little { $who } left, but what there is is cross.*
dr-voice-last-legs-6 = *{ $who } begins some last words, and is asked to hold on to them.*
dr-voice-last-legs-7 = *If anybody has a bandage, { $who } has the place for it.*
dr-voice-last-legs-8 = *{ $who } stands the way a door stands that has lost its hinges.*
dr-voice-last-legs-9 = *One. It is a small number, and { $who } is hugging it.*
dr-voice-last-legs-10 = *{ $who } would like to sit down. There are reasons against it, and they have teeth.*

dr-voice-struck-1 = *{ $who } says it did not hurt, in a higher voice than usual.*
dr-voice-struck-2 = *There goes a good shirt.*
dr-voice-struck-3 = *{ $who } will have that looked at. By whom is an open question.*
dr-voice-struck-4 = *Ouch, in the local dialect.*
dr-voice-struck-5 = *{ $who } had it coming, but not so early in the day.*
dr-voice-struck-6 = *Red was never { $who }’s colour.*
dr-voice-struck-7 = *It stings, and the pride stings longer.*
dr-voice-struck-8 = *{ $who } makes a note: duck.*
dr-voice-struck-library-1 = *“Shh,” says somebody among the shelves, to the scream.*
dr-voice-struck-library-2 = *That will be noted in the margin, in pencil.*
dr-voice-struck-library-3 = *A paper cut, strictly speaking. The paper was very determined.*
dr-voice-struck-library-4 = *{ $who } has been stamped: RETURNED, SLIGHTLY DAMAGED.*

dr-voice-struck-horse-1 = *The front half apologises. The back half does not.*
dr-voice-struck-horse-2 = *Kicked, in four-four time.*
dr-voice-struck-horse-3 = *“Was that in the script?” asks { $who }. It is now.*
dr-voice-struck-horse-4 = *Somewhere a prompter turns the page.*

dr-voice-struck-soup-1 = *It burns, and it wants salt.*
dr-voice-struck-soup-2 = *{ $who } has been ladled.*
dr-voice-struck-soup-3 = *Served hot, as the menu threatened.*
dr-voice-struck-soup-4 = *There is a noodle in { $who }’s ear, and it is winning.*

dr-voice-struck-geese-1 = *The motion to bite is carried by a large majority.*
dr-voice-struck-geese-2 = *{ $who } has been pecked in an official capacity.*
dr-voice-struck-geese-3 = *The minutes will put it down as applause.*
dr-voice-struck-geese-4 = *“Honk,” says the House. There are no abstentions.*

dr-voice-struck-window-1 = *{ $who } receives a stamp, on the forehead, in triplicate.*
dr-voice-struck-window-2 = *Please keep the bruise for your records.*
dr-voice-struck-window-3 = *“You should have taken a number,” says somebody who has one.*
dr-voice-struck-window-4 = *Injuries are dealt with at Window Six. Window Six is closed.*

dr-voice-struck-laundry-1 = *{ $who } has been put through at sixty degrees.*
dr-voice-struck-laundry-2 = *It all comes out in the wash, including some of { $who }.*
dr-voice-struck-laundry-3 = *It has the authority of a wet towel.*
dr-voice-struck-laundry-4 = *One of { $who }’s buttons begins a new life.*

dr-voice-struck-landlord-1 = *{ $who } is charged for wear and tear, chiefly tear.*
dr-voice-struck-landlord-2 = *It comes out of the deposit.*
dr-voice-struck-landlord-3 = *“Ordinary use,” says the inventory, and ticks a box.*
dr-voice-struck-landlord-4 = *The house rules do mention this, on page nine.*

dr-voice-struck-horsemen-1 = *It is a small doom, but it is right on the shin.*
dr-voice-struck-horsemen-2 = *{ $who } has been visited by a nephew of Pestilence.*
dr-voice-struck-horsemen-3 = *The end is nigh, and about waist-high.*
dr-voice-struck-horsemen-4 = *A hoof the size of a teacup, brought down with conviction.*

dr-voice-struck-audit-1 = *{ $who } is asked to account for that, and cannot.*
dr-voice-struck-audit-2 = *It is entered under sundries.*
dr-voice-struck-audit-3 = *Please keep the receipt. It is still smoking.*
dr-voice-struck-audit-4 = *Somewhere a box is ticked, and catches fire.*

dr-voice-nothing-through-1 = *Nothing gets through. { $who } yawns, a little too loudly.*
dr-voice-nothing-through-2 = *It hits the shield, and the shield does not write back.*
dr-voice-nothing-through-3 = *{ $who } did not even put the sandwich down.*
dr-voice-nothing-through-4 = *A dull clang. Somewhere behind it { $who } is smiling.*
dr-voice-nothing-through-5 = *All that swinging, and not a scratch.*
dr-voice-nothing-through-6 = *{ $who } makes a note of the time and of the noise.*
dr-voice-nothing-through-7 = *“Was that it?” says { $who }. It is unwise to ask.*
dr-voice-nothing-through-8 = *The shield has a new dent and { $who } a new anecdote.*
dr-voice-nothing-through-9 = *It was a good blow. It will make somebody a good blow some day.*
dr-voice-nothing-through-10 = *{ $who } is at home, but is not receiving.*

dr-voice-blow-on-boss-1 = *{ $total }. It looks down at itself, and then, slowly, up.*
dr-voice-blow-on-boss-2 = *That got its attention, which may not be what one wants.*
dr-voice-blow-on-boss-3 = *It takes a step back, and the floor takes it badly.*
dr-voice-blow-on-boss-4 = *Somebody has been practising.*
dr-voice-blow-on-boss-5 = *There goes the good mood.*
dr-voice-blow-on-boss-6 = *{ $who } will feel that on Thursdays.*
dr-voice-blow-on-boss-7 = *A blow like that has a name in some countries.*
dr-voice-blow-on-boss-8 = *It makes the noise of a piano and a staircase.*
dr-voice-blow-on-boss-library-1 = *“That,” says the Head Librarian, “is damage to the stock.”*
dr-voice-blow-on-boss-library-2 = *A shelf comes down behind her. It was Romance.*
dr-voice-blow-on-boss-library-3 = *She notes the blow on your card. You have one left.*

dr-voice-blow-on-boss-horse-1 = *The horse screams in two voices, a third apart.*
dr-voice-blow-on-boss-horse-2 = *A seam gives. Somebody inside says a word.*
dr-voice-blow-on-boss-horse-3 = *“We are professionals,” hisses one of the halves.*

dr-voice-blow-on-boss-soup-1 = *It slops. It has never been so insulted in its life.*
dr-voice-blow-on-boss-soup-2 = *There is now Soup on the ceiling, and it is not amused up there either.*
dr-voice-blow-on-boss-soup-3 = *A carrot surfaces and goes under for ever.*

dr-voice-blow-on-boss-geese-1 = *“Unparliamentary!” cries Madam Speaker. The gallery hisses.*
dr-voice-blow-on-boss-geese-2 = *She loses a feather and the thread.*
dr-voice-blow-on-boss-geese-3 = *The motion is carried: it hurts.*

dr-voice-blow-on-boss-window-1 = *“You will need a form for that,” says the Under-Clerk, holding his side.*
dr-voice-blow-on-boss-window-2 = *His stamp flies off and lands on REJECTED.*
dr-voice-blow-on-boss-window-3 = *For the first time since the opening hours he looks up.*

dr-voice-blow-on-boss-laundry-1 = *The Great Wash skips from Delicates to Heavy Soil.*
dr-voice-blow-on-boss-laundry-2 = *Something inside it comes loose and goes round, and round.*
dr-voice-blow-on-boss-laundry-3 = *A red light comes on. There has never been a red light before.*

dr-voice-blow-on-boss-landlord-1 = *“That comes out of the deposit,” says the Landlord, from between two teeth.*
dr-voice-blow-on-boss-landlord-2 = *He adds a line to the inventory. His hand is shaking.*
dr-voice-blow-on-boss-landlord-3 = *Plaster comes down. He will say it was like that.*

dr-voice-blow-on-boss-horsemen-1 = *The Horseman has to be helped back on. It delays everything.*
dr-voice-blow-on-boss-horsemen-2 = *“Oh dear,” says somebody on a horse, quite sincerely.*
dr-voice-blow-on-boss-horsemen-3 = *A hoof comes off. It was on loan.*

dr-voice-blow-on-boss-audit-1 = *A cloud of receipts goes up, some of them yours.*
dr-voice-blow-on-boss-audit-2 = *The dragon’s spectacles slip. It has counted that as income.*
dr-voice-blow-on-boss-audit-3 = *“Please itemise,” says the dragon, and coughs sparks.*

dr-voice-armour-wins-1 = *Clang. It has not noticed, or is too polite to say.*
dr-voice-armour-wins-2 = *It bounces off and hits somebody’s pride.*
dr-voice-armour-wins-3 = *The armour says no.*
dr-voice-armour-wins-4 = *A blow well struck, on something well made.*
dr-voice-armour-wins-5 = *One could paint that armour, if one wanted an effect on it.*
dr-voice-armour-wins-6 = *It looks for the fly that did that.*
dr-voice-armour-wins-7 = *That was the loud part. There is no other part.*
dr-voice-armour-wins-8 = *It will polish out.*

dr-voice-explosion-1 = *There is a moment in which everybody sees it coming and nobody is anywhere else.*
dr-voice-explosion-2 = *It rains markers.*
dr-voice-explosion-3 = *All at once is a great deal.*
dr-voice-explosion-4 = *The sort of noise after which one counts one’s fingers, and then everybody’s.*
dr-voice-explosion-5 = *Somebody said it would never hold. Somebody is insufferable now.*
dr-voice-explosion-6 = *When the smoke lifts, it lifts someone’s eyebrows too.*
dr-voice-explosion-7 = *It was on the list of things that would be looked into.*
dr-voice-explosion-8 = *The crows get up for miles around.*
dr-voice-explosion-9 = *For a second it is quite beautiful.*
dr-voice-explosion-10 = *That is what the sign meant.*

dr-voice-stolen-1 = *{ $who } pats one pocket, then another, then the first again.*
dr-voice-stolen-2 = *{ $thief } does not even run.*
dr-voice-stolen-3 = *“I was using that,” says { $who }.*
dr-voice-stolen-4 = *There are people who ask first. This is not they.*
dr-voice-stolen-5 = *{ $who } counts the dice and arrives at a smaller number.*
dr-voice-stolen-6 = *It was the good one. It is always the good one.*
dr-voice-stolen-7 = *{ $thief } holds it up to the light, like somebody who can afford better.*
dr-voice-stolen-8 = *The hand is quicker than { $who }.*
dr-voice-stolen-9 = *One could report it, if this were a place with an office for that.*
dr-voice-stolen-10 = *{ $who } will be rolling with what is left, and with feeling.*

dr-voice-enrage-1 = *The temperature rises. So does the furniture.*
dr-voice-enrage-2 = *Somebody over there has stopped counting to ten.*
dr-voice-enrage-3 = *It was angry before. That was the brochure.*
dr-voice-enrage-4 = *A vein appears where no vein was.*
dr-voice-enrage-5 = *It has remembered something you did, or somebody like you.*
dr-voice-enrage-6 = *If it had a desk, it would be thumping it.*
dr-voice-enrage-7 = *Rage { $after }. There is a chart somewhere, and you are in the red bit.*
dr-voice-enrage-8 = *From here on it gets personal; until now it was only violent.*
dr-voice-enrage-9 = *The air hums. It is not a tune.*
dr-voice-enrage-10 = *Now it means it.*

dr-voice-surrounded-1 = *Wherever { $who } looks, somebody is looking back.*
dr-voice-surrounded-2 = *{ $n } of them, and only one way out, and they are standing in it.*
dr-voice-surrounded-3 = *{ $who } is popular at last.*
dr-voice-surrounded-4 = *“One at a time,” says { $who }. It is not that sort of queue.*
dr-voice-surrounded-5 = *{ $who } has them exactly where they want to be.*
dr-voice-surrounded-6 = *It is cosy, if one likes elbows.*
dr-voice-surrounded-7 = *{ $who } finds there is nowhere to put one’s feet.*
dr-voice-surrounded-8 = *A ring forms. { $who } is in the middle, where the speech would go.*

dr-voice-stunned-1 = *{ $who } sees several of everybody and is outnumbered.*
dr-voice-stunned-2 = *{ $who } is asked what day it is, and is thinking about it.*
dr-voice-stunned-3 = *Birds go round { $who }’s head. One of them seems concerned.*
dr-voice-stunned-4 = *{ $who } has a turn, only not that kind.*
dr-voice-stunned-5 = *Hello? No. { $who } is out.*
dr-voice-stunned-6 = *{ $who } is waiting for the floor to come round again.*
dr-voice-stunned-7 = *Whatever { $who } was about to do, it was very important, and it is gone.*
dr-voice-stunned-8 = *{ $who } smiles at a wall.*

dr-voice-drink-1 = *Gone in one gulp, label and all.*
dr-voice-drink-2 = *{ $hero } shakes the last of it out, and looks in, to be sure.*
dr-voice-drink-3 = *It tastes of copper and good intentions.*
dr-voice-drink-4 = *“For emergencies,” it says on it. { $hero } looks around: yes.*
dr-voice-drink-5 = *{ $hero } does not read the small print. There was quite a lot of it.*
dr-voice-drink-6 = *Corks hit the ceiling.*
dr-voice-drink-7 = *That is one thing fewer to carry, says { $hero }, carrying it.*
dr-voice-drink-8 = *Better now than never, and much better than after.*

dr-voice-fumble-1 = *A one. { $who } had a speech ready, and puts it away.*
dr-voice-fumble-2 = *{ $who } will be explaining that for some time.*
dr-voice-fumble-3 = *It could have gone worse. It is hard to say how.*
dr-voice-fumble-4 = *There is a noise, and then { $who } saying that nothing happened.*
dr-voice-fumble-5 = *The others look away, which is friendship.*
dr-voice-fumble-6 = *{ $who } was so sure, too.*
dr-voice-fumble-7 = *What it lacked in skill it lacked in luck as well.*
dr-voice-fumble-8 = *Somebody laughs, and turns it into a cough, too late.*

dr-voice-triumph-1 = *A six! { $who } makes it look easy, and will say so.*
dr-voice-triumph-2 = *{ $who } did it without looking. It is not clear what { $who } was looking at.*
dr-voice-triumph-3 = *That is how it is done, says { $who }, who would not be able to do it again.*
dr-voice-triumph-4 = *{ $who } blows on a fingernail.*
dr-voice-triumph-5 = *Applause, mostly from { $who }.*
dr-voice-triumph-6 = *For one moment { $who } is exactly who it says on the sheet.*
dr-voice-triumph-7 = *A six. Somebody write down the date.*
dr-voice-triumph-8 = *{ $who } bows to the four corners of the sky.*

dr-voice-empty-hands-1 = *Dust, a button, a sense of having been expected.*
dr-voice-empty-hands-2 = *Somebody was here first, and swept.*
dr-voice-empty-hands-3 = *The chest is full of smaller chests, all empty.*
dr-voice-empty-hands-4 = *A note: “Nice try.”*
dr-voice-empty-hands-5 = *There was gold here. One can see where.*
dr-voice-empty-hands-6 = *What glittered was wet.*
dr-voice-empty-hands-7 = *They look in it, under it, and at each other.*
dr-voice-empty-hands-8 = *Nothing, but carefully wrapped.*

dr-voice-won-library-1 = *The book is returned. There is a fine, and nobody left to pay it to.*

dr-voice-won-horse-1 = *Curtain. In the stalls one person claps, and it is the horse’s mother.*

dr-voice-won-soup-1 = *The bowl is empty. Those who finished it look at one another and agree never to say what it tasted like.*

dr-voice-won-geese-1 = *The house rises. All of it, honking, in a V.*

dr-voice-won-window-1 = *The form is stamped. Nobody remembers what it was for.*

dr-voice-won-laundry-1 = *A ping. The door opens by itself, and everything in there is now pink.*

dr-voice-won-landlord-1 = *The keys are on the table. Somebody ought to read the contract; nobody does.*

dr-voice-won-horsemen-1 = *The end of the world has been postponed until further notice. Further notice is sent to the wrong address.*

dr-voice-won-audit-1 = *The accounts are closed. Under “Other” it says: heroes, several, depreciated.*

## What each hero is remembered for

dr-award-slayer = 🗡️ **{ $who }**: did for { $n ->
    [one] the boss
    *[other] { $n } bosses
} in person
dr-award-dice-lost = 🎲 **{ $who }**: robbed of { $n } dice, and describes each one fondly
dr-award-bottle = 🧪 **{ $who }**: reached for the bottle { $n } times, always in an emergency
dr-award-floor = 💤 **{ $who }**: lay down on the job { $n ->
    [one] once
    [2] twice
    *[other] { $n } times
}
dr-award-kills = 💥 **{ $who }**: saw off { $n } of the small ones
dr-award-damage = ⚔️ **{ $who }**: { $n } damage, all of it deserved
dr-award-chin = 🤕 **{ $who }**: stopped { $n } damage with the face
dr-award-shield = 🛡️ **{ $who }**: let { $n } damage knock and did not answer
dr-award-sixes = ⭐ **{ $who }**: { $n } sixes, each of them meant
dr-award-ones = 🧱 **{ $who }**: { $n } ones, and built a house of them
dr-award-markers = 🎯 **{ $who }**: wore { $n } markers at one time or another, some of them well
dr-award-crowd = 👥 **{ $who }**: the middle of { $n } crowds
dr-award-bandages = 💚 **{ $who }**: mended { $n } times over, and still not tidy
dr-award-volunteer = 🙋 **{ $who }**: said “let me” and was right { $n } times
dr-award-optimist = 🌦️ **{ $who }**: said “let me” and was wrong { $n } times
dr-award-sponsor = 💸 **{ $who }**: paid in person { $n } times, and has kept the receipts
dr-award-pupil = 🎓 **{ $who }**: learned { $n } things, and used one
dr-award-wardrobe = 🎒 **{ $who }**: changed { $n } times, and was dressed for it once

## How it ends: a scene, then who fell to what, how close it was, and what each is remembered for

dr-end-lost-library = 🌑 The lamps in the Overdue Library go out, shelf by shelf. By closing time there are a few new volumes under **Heroes, Reference Only**.
dr-end-lost-horse = 🌑 The curtain comes down on the wrong people. From the stalls, one pair of hands: the Understudies have got the part.
dr-end-lost-soup = 🌑 The Soup is thicker tonight. The regulars say it has more body.
dr-end-lost-geese = 🌑 The motion is carried, and then you are. The Goose Parliament moves on to other business, with honks.
dr-end-lost-window = 🌑 Your number has been called. The blind of Window Four comes down, and somewhere a stamp says what became of you.
dr-end-lost-laundry = 🌑 The Great Wash goes to Spin. When it opens, everything you were is small, clean and a little pink.
dr-end-lost-landlord = 🌑 The Landlord crosses you off under **Damage** and writes you in under **Fixtures**.
dr-end-lost-horsemen = 🌑 It was not the end of the world. It was a small one, late, and it was yours.
dr-end-lost-audit = 🌑 The dragon blots the page. The sum under the line is you, and it is in red.
dr-end-lost-here = 🌑 It is over, and the road was not even looking.
dr-end-lost-map = 🌑 They are found in a row beside the road, boots neatly together. Nobody had so much as drawn a sword.
dr-end-lost-no-doomrock = 🌑 Night falls on the wrong hill. Far off, Doomrock waits a while longer, and then puts out the light.
dr-end-win = 🌄 Morning comes up behind Doomrock and finds that it has fewer corners. On the way down somebody starts to sing, badly, and nobody stops them.

dr-end-fell = ⚰️ **{ $who }** fell in round { $round }{ $by ->
    [none] .
   *[other] {" "}({ $by }).
}
dr-end-left = So close: { $rows } when it was over.
dr-end-far = Not so close: { $rows } when it was over.
dr-end-left-row = { $who } had { $hp } of { $max } hp left
dr-award-none = 🪑 **{ $who }**: was there, and will say so
dr-view-alt-ending = { $many ->
    [0] {""}
   *[other] Beaten: { $beaten }.{" "}
}What they are remembered for: { $rows }
