# What the Marches remark upon (voice.yaml): each line is told once a table at most, and says nothing that did not happen.

evershade-voice-nothing-1 = *The dice fall like frogs: plop, plop, and nothing to show for it.*
evershade-voice-nothing-2 = *{ $who } had something there, nearly. It went back under.*
evershade-voice-nothing-3 = *Somewhere a bell answers a question that nobody asked.*
evershade-voice-nothing-4 = *{ $who } looks at the dice. In the Marches one does not say it aloud.*
evershade-voice-nothing-5 = *Not one. The water is very polite about it.*
evershade-voice-nothing-6 = *That is owed, then, says { $who }, to the dice.*
evershade-voice-nothing-7 = *A missing stair, just where the foot comes down.*
evershade-voice-nothing-8 = *One could hear a reed grow.*

evershade-voice-plenty-1 = *{ $n }. Even the rain stops to count.*
evershade-voice-plenty-2 = *It goes so well that { $who } checks for a catch.*
evershade-voice-plenty-3 = *{ $who } has paid off about a month's bad luck at one go.*
evershade-voice-plenty-4 = *Somebody in the next town rings once, without knowing why.*
evershade-voice-plenty-5 = *“Well,” says everybody, which in the Marches is a speech.*
evershade-voice-plenty-6 = *{ $n } successes. One could lend some out.*
evershade-voice-plenty-7 = *{ $who } makes it look like work. It is manners.*
evershade-voice-plenty-8 = *They will tell it by lamplight, and nobody will have to add anything.*

evershade-voice-again-1 = *{ $who } has a word with the dice, off the record.*
evershade-voice-again-2 = *What is fate for, if not for asking twice?*
evershade-voice-again-3 = *The first throw did not count. It is what one pays for.*
evershade-voice-again-4 = *{ $who } blows on the dice. They are damp; everything is.*
evershade-voice-again-5 = *One fate fewer, and a second opinion.*
evershade-voice-again-6 = *“Those were the wrong ones,” says { $who }. They are the same ones.*
evershade-voice-again-7 = *The heron on the post turns round to watch.*
evershade-voice-again-8 = *It is not cheating. It is a debt.*

evershade-voice-helped-1 = *{ $who } holds the lamp, which is half of most things.*
evershade-voice-helped-2 = *“You owe me,” says { $who }. It means: come back.*
evershade-voice-helped-3 = *Four hands, and no talking.*
evershade-voice-helped-4 = *{ $who } did not have to be asked. It will be mentioned.*
evershade-voice-helped-5 = *It is written down on neither side, which is how one knows.*
evershade-voice-helped-6 = *Somebody who helps for nothing is asked twice why.*
evershade-voice-helped-7 = *{ $who } says how they do it at home. At home it is drier.*
evershade-voice-helped-8 = *Two people can carry more than twice as much; one of them can say “left”.*
evershade-voice-helped-Light-1 = *{ $who } turns the wick up, and the thing turns out to have been a coat.*
evershade-voice-helped-Light-2 = *One sees better by { $who }. One sees the mud better, too.*
evershade-voice-helped-Clergy-1 = *{ $who } says something over it, low and quick, with a comma in it.*
evershade-voice-helped-Clergy-2 = *A blessing does no harm, and this one has a firm grip.*
evershade-voice-helped-Marshborn-1 = *{ $who } steps where the water is darker. It is the path.*
evershade-voice-helped-Marshborn-2 = *“My aunt drowned here,” says { $who }, “so not there.”*
evershade-voice-helped-Survival-1 = *{ $who } knows which of these one can eat, and which of these can eat one.*
evershade-voice-helped-Survival-2 = *{ $who } smells the wind and moves everybody two feet to the left.*

evershade-voice-support-1 = *{ $who } was there before the shout was.*
evershade-voice-support-2 = *It is quickly done and never forgotten, like most debts.*
evershade-voice-support-3 = *Somebody else's fight, and { $who } up to the elbows in it.*
evershade-voice-support-4 = *“I had a hand free,” says { $who }.*
evershade-voice-support-5 = *{ $who } adds a few dice and a piece of advice.*
evershade-voice-support-6 = *They do not look at each other. They do not need to.*
evershade-voice-support-7 = *The account is longer by a line.*
evershade-voice-support-8 = *{ $who } will say that it was nothing. It was four seconds, and it was not nothing.*

evershade-voice-boon-1 = *{ $who } has been saving that for a dry day.*
evershade-voice-boon-2 = *It was a gift, and now it is a deed.*
evershade-voice-boon-3 = *Whoever gave it to { $who } will feel a bit lighter just now.*
evershade-voice-boon-4 = *One should never spend the last one. Everybody does.*
evershade-voice-boon-5 = *{ $who } breathes in, and it is suddenly easier.*
evershade-voice-boon-6 = *A small help, the kind that tips the boat.*
evershade-voice-boon-7 = *It goes off like a match: bright, and smelling of church.*
evershade-voice-boon-8 = *There. Somebody thought of { $who }.*

evershade-voice-fate-1 = *{ $n } at once. Somebody is keeping { $who } for something.*
evershade-voice-fate-2 = *The water has { $who }'s name, and has decided not to use it yet.*
evershade-voice-fate-3 = *Fate does not come for nothing here. It is a loan.*
evershade-voice-fate-4 = *{ $who } feels watched, but fondly.*
evershade-voice-fate-5 = *The bell had been a stroke late. It makes up for it.*
evershade-voice-fate-6 = *Bad luck pays interest in the Marches.*
evershade-voice-fate-7 = *{ $who } is owed { $n }, by something very large and quiet.*
evershade-voice-fate-8 = *One keeps count. One would rather not know of what.*

evershade-voice-begins-1 = *Everybody takes one breath, in turn, as if there were only a few left.*
evershade-voice-begins-2 = *Somebody hangs the lamp on a hook, where it will not be trodden on.*
evershade-voice-begins-3 = *They had hoped to talk. Both sides had, probably.*
evershade-voice-begins-4 = *A bell stops. In the Marches that is a starting shot.*
evershade-voice-begins-5 = *Boots are set, planks are tested, and a hinge is drawn that calls itself a sword.*
evershade-voice-begins-6 = *The herons leave. Herons know when to leave.*
evershade-voice-begins-7 = *Nobody has said a rude word so far. It is about to be made up for.*
evershade-voice-begins-8 = *It is wet, it is narrow, and everybody on it is somebody's child.*
evershade-voice-drags-on-1 = *By now they know one another's boots.*
evershade-voice-drags-on-2 = *It has gone on so long that the lamp wants oil.*
evershade-voice-drags-on-3 = *Round { $n }. The mud has taken sides, against all of them.*
evershade-voice-drags-on-4 = *Nobody shouts any more. They have started to save it.*
evershade-voice-drags-on-5 = *The tide asks whether they will be much longer.*
evershade-voice-drags-on-6 = *Arms like wet rope, and the other side no better.*
evershade-voice-drags-on-7 = *Somebody laughs, from sheer tiredness. Two of the enemy nearly do.*
evershade-voice-drags-on-8 = *It was going to be quick. It is what they all said.*

evershade-voice-comes-1 = *Another one. They must have been queueing.*
evershade-voice-comes-2 = *The dark over there had one more in it.*
evershade-voice-comes-3 = *It arrives as one does late for supper: fast, and sorry.*
evershade-voice-comes-4 = *Somebody opened a door for it, or it is the kind that doors do not mind.*
evershade-voice-comes-5 = *“How many is that?” “One too many.”*
evershade-voice-comes-6 = *It looks round, finds the lamp, and then finds you.*
evershade-voice-comes-7 = *There was room, it seems.*
evershade-voice-comes-8 = *More of them, and no less of the rain.*
evershade-voice-comes-reed_jackals-1 = *Another jackal falls in at the end of the file, left foot first.*
evershade-voice-comes-reed_jackals-2 = *Out of the reeds trots one that has been practising.*
evershade-voice-comes-reed_jackals-3 = *It had been told to wait for the word. There was no word. It came anyway.*
evershade-voice-comes-unpaid_guards-1 = *A guard comes running, doing up a collar. It is not for money.*
evershade-voice-comes-unpaid_guards-2 = *The night shift. They are not paid either.*
evershade-voice-comes-unpaid_guards-3 = *One more pair of very clean boots.*
evershade-voice-comes-stage_eels-1 = *A plank lifts, and something long looks out of the gap, and recognises you.*
evershade-voice-comes-stage_eels-2 = *The pot has lost its lid. It was lifted from inside.*
evershade-voice-comes-stage_eels-3 = *One more, wet and on time. They do have a plan.*
evershade-voice-comes-bidders-1 = *A late bid, from the back.*
evershade-voice-comes-bidders-2 = *Another of them, with another sack, and it is folded just as nicely.*
evershade-voice-comes-bidders-3 = *“Am I too late?” There are still some left to bid on.*
evershade-voice-comes-toll_captain-1 = *Captain Verrin closes her ledger on a finger, so as not to lose the place.*
evershade-voice-comes-the_aunt-1 = *The Aunt comes in wiping a ladle. It is clean already.*
evershade-voice-comes-the_forgotten-1 = *It has nearly a face. It had a better one, in somebody's head.*
evershade-voice-comes-the_forgotten-2 = *Somebody's Sunday comes in by the wall and looks about for whose.*
evershade-voice-comes-the_forgotten-3 = *One more. Nobody here can say what of.*
evershade-voice-comes-the_matron-1 = *The Matron turns down a bed first, and then comes round it.*
evershade-voice-comes-twelfth_passenger-1 = *The twelfth seat was never empty. One only had not looked.*

evershade-voice-foe-acts-1 = *It has thought about this. One can tell.*
evershade-voice-foe-acts-2 = *They are as wet as you are, and as far from home.*
evershade-voice-foe-acts-3 = *It does what it has learned, and hopes that it is still right.*
evershade-voice-foe-acts-4 = *There is something that they are afraid of, and it is not you.*
evershade-voice-foe-acts-5 = *One should feel sorry. There will be time for it.*
evershade-voice-foe-acts-6 = *Somebody over there counts under their breath.*
evershade-voice-foe-acts-7 = *It moves like somebody who has been told to.*
evershade-voice-foe-acts-8 = *For a moment nobody remembers who began.*
evershade-voice-foe-acts-reed_jackals-1 = *Left, right, left. There is nobody to say halt.*
evershade-voice-foe-acts-reed_jackals-2 = *They look at the lamp the way that dogs look at a door.*
evershade-voice-foe-acts-reed_jackals-3 = *One of them is out of step. The others wait for it.*
evershade-voice-foe-acts-reed_jackals-4 = *Somebody marched these reeds once, and they have kept it up.*
evershade-voice-foe-acts-unpaid_guards-1 = *“Nothing personal,” says a guard. There is nothing else left that it could be.*
evershade-voice-foe-acts-unpaid_guards-2 = *They dress the line first. It is the one thing that nobody has taken from them.*
evershade-voice-foe-acts-unpaid_guards-3 = *One of them asks, between two blows, whether you have heard anything about spring.*
evershade-voice-foe-acts-unpaid_guards-4 = *They fight by the book. They have eaten the covers.*
evershade-voice-foe-acts-toll_captain-1 = *Captain Verrin says the sum aloud. It is exact.*
evershade-voice-foe-acts-toll_captain-2 = *“Next,” says the captain, and her voice breaks on it.*
evershade-voice-foe-acts-toll_captain-3 = *She is very good at this. She would so like to be bad at it.*
evershade-voice-foe-acts-toll_captain-4 = *The whip cracks over the heads of her own people, from habit. She begs their pardon.*
evershade-voice-foe-acts-stage_eels-1 = *Under the planks something long turns round, all at the same time.*
evershade-voice-foe-acts-stage_eels-2 = *They go for the foot that stands on the loose board. They loosened it.*
evershade-voice-foe-acts-stage_eels-3 = *An eel looks at the pot, and then at you, and you can see it doing the sum.*
evershade-voice-foe-acts-stage_eels-4 = *It is quiet for a second, as in a kitchen before the knife.*
evershade-voice-foe-acts-bidders-1 = *“Do I hear more?” They hear plenty.*
evershade-voice-foe-acts-bidders-2 = *Two, small, quick. They are talking about the children.*
evershade-voice-foe-acts-bidders-3 = *A hand goes up, politely. There is a hook in it.*
evershade-voice-foe-acts-bidders-4 = *They have wives, and a price in mind.*
evershade-voice-foe-acts-the_aunt-1 = *“Come here this minute,” says the Aunt, and three feet move before anybody can think.*
evershade-voice-foe-acts-the_aunt-2 = *She counts again. It is still two short, and she looks at you.*
evershade-voice-foe-acts-the_aunt-3 = *She fed them when there was enough. Nobody can say that she did not.*
evershade-voice-foe-acts-the_aunt-4 = *The ladle is iron, and has seen a great many winters.*
evershade-voice-foe-acts-the_forgotten-1 = *“Am I yours?” it asks each of you in turn, and waits for the answer.*
evershade-voice-foe-acts-the_forgotten-2 = *It laughs at a joke that has not been told for thirty years.*
evershade-voice-foe-acts-the_forgotten-3 = *It reaches for a face the way that one feels for a light switch.*
evershade-voice-foe-acts-the_forgotten-4 = *It does not wish you ill. It wishes you would say something.*
evershade-voice-foe-acts-the_matron-1 = *“You have had visitors enough,” says the Matron.*
evershade-voice-foe-acts-the_matron-2 = *She tucks in a corner as she passes, from habit.*
evershade-voice-foe-acts-the_matron-3 = *She has done this every night for thirty years, and nobody has slept badly.*
evershade-voice-foe-acts-the_matron-4 = *It is for the best, she says. It has always been for somebody's.*
evershade-voice-foe-acts-rising_water-1 = *The water is not angry. It is on its way through.*
evershade-voice-foe-acts-rising_water-2 = *Up it comes, a plank at a time, like somebody reading.*
evershade-voice-foe-acts-rising_water-3 = *There was a step there. There is the memory of a step.*
evershade-voice-foe-acts-twelfth_passenger-1 = *It shifts along, and pats the bench.*
evershade-voice-foe-acts-twelfth_passenger-2 = *“There was to be one place,” it says. It says it very patiently.*
evershade-voice-foe-acts-twelfth_passenger-3 = *It has a ticket. It has kept it dry for nine years, somehow.*
evershade-voice-foe-acts-twelfth_passenger-4 = *An even number, it says, and looks from one of you to the next.*

evershade-voice-blow-1 = *{ $who } finds out that there was something left to lose there.*
evershade-voice-blow-2 = *{ $n } at once, and the lamp swings.*
evershade-voice-blow-3 = *It goes dark for { $who }, and then, like a tide, not quite.*
evershade-voice-blow-4 = *That will ache whenever it rains. It rains.*
evershade-voice-blow-5 = *{ $who } says nothing, very loudly.*
evershade-voice-blow-6 = *For a moment { $who } cannot think of the word for “left”.*
evershade-voice-blow-7 = *The planks had been slippery before. Now they are red as well.*
evershade-voice-blow-8 = *“I'm here,” says { $who }, to whoever asked. Nobody had.*

evershade-voice-nothing-through-1 = *It slides off { $who } like a summons.*
evershade-voice-nothing-through-2 = *{ $who } has been hit harder by aunts.*
evershade-voice-nothing-through-3 = *A dull sound. It was the hinge, being a sword.*
evershade-voice-nothing-through-4 = *Nothing. { $who } looks down to be sure.*
evershade-voice-nothing-through-5 = *Wool, leather, wool, and under it somebody unimpressed.*
evershade-voice-nothing-through-6 = *{ $who } is from the Marches. It was only wet.*
evershade-voice-nothing-through-7 = *All that way, to dent a lantern.*
evershade-voice-nothing-through-8 = *“Is that all that I'm owed?” asks { $who }.*

evershade-voice-big-hit-1 = *That was the sound of an argument being won.*
evershade-voice-big-hit-2 = *It sits down in the water and seems to be thinking about its life.*
evershade-voice-big-hit-3 = *{ $n }, all in the one place.*
evershade-voice-big-hit-4 = *Somebody on the other side says “ouch” on its behalf.*
evershade-voice-big-hit-5 = *The reeds on that side are shorter now.*
evershade-voice-big-hit-6 = *Nobody had thought that it could be picked up.*
evershade-voice-big-hit-7 = *Paid, and with what was outstanding.*
evershade-voice-big-hit-8 = *There goes a piece that it will miss.*

evershade-voice-shrugged-1 = *It did not so much as blink. It may not be able to.*
evershade-voice-shrugged-2 = *The blow lands. So, in a way, does a moth.*
evershade-voice-shrugged-3 = *It looks at the dent, and then, thoughtfully, at whoever made it.*
evershade-voice-shrugged-4 = *That was meant seriously. It was not taken so.*
evershade-voice-shrugged-5 = *Something there is harder than it ought to be, and it may be the heart.*
evershade-voice-shrugged-6 = *A good swing. The night air is much the worse for it.*
evershade-voice-shrugged-7 = *Nothing. One begins to see why nobody lives out here.*
evershade-voice-shrugged-8 = *It waits to see whether there is more. It has time.*

evershade-voice-kill-1 = *It goes under without a word, which is how they came.*
evershade-voice-kill-2 = *One fewer. The bell counts it too.*
evershade-voice-kill-3 = *There was somebody in there once. There is nobody now.*
evershade-voice-kill-4 = *The water closes, and is sorry.*
evershade-voice-kill-5 = *Somewhere a debt is owed to nobody.*
evershade-voice-kill-6 = *It had nearly got to say something.*
evershade-voice-kill-7 = *It falls like washing.*
evershade-voice-kill-8 = *Nobody cheers. It is not that sort of country.*
evershade-voice-kill-9 = *That one will not be asked where it was tonight.*
evershade-voice-kill-10 = *A ring on the water, then a smaller one.*
evershade-voice-kill-reed_jackals-1 = *It falls out, at last.*
evershade-voice-kill-reed_jackals-2 = *The others close up the gap. Left, right.*
evershade-voice-kill-reed_jackals-3 = *“Halt,” says somebody, too late, and quite kindly.*
evershade-voice-kill-reed_jackals-4 = *It lies down the way it never dared to on parade.*
evershade-voice-kill-reed_jackals-5 = *One tail fewer in the reeds.*
evershade-voice-kill-unpaid_guards-1 = *Off duty.*
evershade-voice-kill-unpaid_guards-2 = *He asks that his boots should go to his brother. They are very clean.*
evershade-voice-kill-unpaid_guards-3 = *He is owed two years, and a better afternoon.*
evershade-voice-kill-unpaid_guards-4 = *“Is it over?” For him it is. He looks relieved.*
evershade-voice-kill-toll_captain-1 = *She falls across her own gate, and it opens.*
evershade-voice-kill-toll_captain-2 = *“Relieved,” says Captain Verrin, and shuts her eyes. Nobody can say whether it was a rank or a feeling.*
evershade-voice-kill-toll_captain-3 = *The ledger goes into the river, open, like a big white bird.*
evershade-voice-kill-stage_eels-1 = *It was a good plan. It wanted a second eel.*
evershade-voice-kill-stage_eels-2 = *Back to the pot, by another road.*
evershade-voice-kill-stage_eels-3 = *It ties itself in one last knot, out of spite.*
evershade-voice-kill-stage_eels-4 = *The others go down a little, to confer.*
evershade-voice-kill-bidders-1 = *Going, going.*
evershade-voice-kill-bidders-2 = *The sack lies there, still folded. Nobody will want to know what size.*
evershade-voice-kill-bidders-3 = *He has been outbid.*
evershade-voice-kill-bidders-4 = *It falls without a reserve.*
evershade-voice-kill-the_aunt-1 = *She sits down, and asks who will do the counting now.*
evershade-voice-kill-the_aunt-2 = *The ladle rings once on the planks. Down in Reedwater somebody looks up from an empty bowl.*
evershade-voice-kill-the_aunt-3 = *“It was for them,” says the Aunt. It was, for a while.*
evershade-voice-kill-the_forgotten-1 = *It goes out with its mouth open on the first letter.*
evershade-voice-kill-the_forgotten-2 = *Somewhere somebody almost remembers a dance, and then does not.*
evershade-voice-kill-the_forgotten-3 = *There. It has been looked at, at least.*
evershade-voice-kill-the_forgotten-4 = *Now it is forgotten twice. It takes that well.*
evershade-voice-kill-the_matron-1 = *She sits down on a made bed, which she has never once allowed.*
evershade-voice-kill-the_matron-2 = *Down the wards, one after another, people wake up and begin to cry, and are right to.*
evershade-voice-kill-the_matron-3 = *Somebody says thank you to her. Nobody has told them why.*
evershade-voice-kill-twelfth_passenger-1 = *It gets off. The boat sits a little higher, and lists.*
evershade-voice-kill-twelfth_passenger-2 = *It leaves its ticket on the bench, face up, so that the next one may have it.*
evershade-voice-kill-twelfth_passenger-3 = *Eleven again. Nobody likes the sound of it.*

evershade-voice-down-1 = *{ $who } lies down in two inches of water and looks at the bells.*
evershade-voice-down-2 = *“Owe you,” says { $who }, to nobody near enough.*
evershade-voice-down-3 = *{ $who } has put a foot where there was no stair.*
evershade-voice-down-4 = *The lamp that { $who } held is still burning. Somebody picks it up without thinking.*
evershade-voice-down-5 = *{ $who } goes over slowly, like a post that had been meaning to.*
evershade-voice-down-6 = *From down there, it turns out, one can see the undersides of everybody's boots.*
evershade-voice-down-7 = *{ $who } is breathing. It can be heard, because everybody is listening.*
evershade-voice-down-8 = *Somebody ought to say something to { $who }. They say it with a shield.*
evershade-voice-down-9 = *{ $who } forgets one thing. It was how to stand.*
evershade-voice-down-10 = *It goes very quiet where { $who } was loud.*

evershade-voice-up-1 = *{ $who } sits up, asks what the time is, and is furious.*
evershade-voice-up-2 = *“I was only looking at something,” says { $who }, wringing out a sleeve.*
evershade-voice-up-3 = *{ $who } is back, with duckweed.*
evershade-voice-up-4 = *That makes one more promise kept on this plank tonight.*
evershade-voice-up-5 = *{ $who } counts fingers, friends and enemies, in this order.*
evershade-voice-up-6 = *Up again. The water gives { $who } back, with a slight noise of regret.*
evershade-voice-up-7 = *Nobody hugs in the Marches. Somebody does up { $who }'s coat.*
evershade-voice-up-8 = *{ $who } has a headache and half a tune.*

evershade-voice-out-1 = *{ $who } has seen enough, and goes to sit where it is not.*
evershade-voice-out-2 = *They find { $who } later, behind the winch, holding both ears.*
evershade-voice-out-3 = *{ $who } walks off along the planks, quite calmly, in the wrong direction.*
evershade-voice-out-4 = *It was not the enemy. It was that nothing made a sound.*
evershade-voice-out-5 = *{ $who } is somewhere else now, and the door is shut.*
evershade-voice-out-6 = *One place in the line is only air.*
evershade-voice-out-7 = *Nobody holds it against { $who }. Everybody has a stair of their own.*
evershade-voice-out-8 = *{ $who } says a name, over and over, and it is not any of yours.*

evershade-voice-died-1 = *Somebody closes { $who }'s eyes. Somebody else writes down the time, because it is the custom.*
evershade-voice-died-2 = *All that was owed to { $who } is owed to the water now.*
evershade-voice-died-3 = *The next town rings. Tonight it is answered one stroke late.*
evershade-voice-died-4 = *{ $who } leaves behind a good coat, two debts and a silence of just that size.*
evershade-voice-died-5 = *“I'll hold your place,” somebody says. It is held for a long time.*
evershade-voice-died-6 = *The dead are polite. { $who } makes room at once.*
evershade-voice-died-7 = *They put the lamp by { $who }, and go on without it, and nobody says that it is dark.*
evershade-voice-died-8 = *{ $who } owed nobody anything at the end. It is the saddest thing that one can say here.*

evershade-voice-collapse-1 = *{ $who } gets to the wall, and slides down it with great tact.*
evershade-voice-collapse-2 = *It was the last drop, and it was not even a large one.*
evershade-voice-collapse-3 = *Somebody fetches water. There is no shortage.*
evershade-voice-collapse-4 = *{ $who } says “in a minute”, and is gone for one.*
evershade-voice-collapse-5 = *The knees first, then the rest, as if by rank.*
evershade-voice-collapse-6 = *They had been about to ask { $who } how it was going.*
evershade-voice-collapse-7 = *{ $who } hears a bell that nobody is ringing.*
evershade-voice-collapse-8 = *A coat is folded and put under { $who }'s head. It is { $who }'s own coat.*

evershade-voice-crash-1 = *There was something in the way. It is in two places now.*
evershade-voice-crash-2 = *{ $who } stops, because the wall does not.*
evershade-voice-crash-3 = *Wood, bone, wood. The wood comes off best.*
evershade-voice-crash-4 = *One would apologise to the furniture, but it is past hearing.*
evershade-voice-crash-5 = *It is a short flight, and it ends in carpentry.*
evershade-voice-crash-6 = *The whole stage shakes, and something under it looks up.*
evershade-voice-crash-7 = *{ $who } leaves a dent, and stays in it.*
evershade-voice-crash-8 = *Somebody built that to last. It has lasted.*

evershade-voice-terror-1 = *{ $who } has stopped looking to the left.*
evershade-voice-terror-2 = *Something is missing, and { $who } can almost say what.*
evershade-voice-terror-3 = *{ $who } counts the stairs under the breath. There is one too few.*
evershade-voice-terror-4 = *“Did you hear that?” asks { $who }. It is the not hearing that is bad.*
evershade-voice-terror-5 = *{ $who }'s hands know something that the rest of { $who } does not.*
evershade-voice-terror-6 = *The lamp is lit. { $who } looks at it to make sure, and looks again.*
evershade-voice-terror-7 = *{ $who } would like to be owed something, just now, by anybody at all.*
evershade-voice-terror-8 = *There was a name that { $who } had this morning.*

evershade-voice-panic-1 = *It has been coming for a while, up the stairs, without stairs.*
evershade-voice-panic-2 = *{ $who } drops what one holds on to.*
evershade-voice-panic-3 = *For the length of a breath { $who } is eight years old, and the door is open.*
evershade-voice-panic-4 = *Nobody else saw it. That does not help { $who }.*
evershade-voice-panic-5 = *{ $who } says “no”, quite reasonably, several times.*
evershade-voice-panic-6 = *A bell rings in { $who }, and nothing answers it.*
evershade-voice-panic-7 = *When it is over { $who } laughs. It is not a good laugh.*
evershade-voice-panic-8 = *Something has been taken out of { $who } and put back the wrong way round.*

evershade-voice-won-1 = *It is over, and everybody talks at once, and then nobody does.*
evershade-voice-won-2 = *They help one another to sit. The other side's hats float by.*
evershade-voice-won-3 = *Somebody finds the kettle. It has a hole in it; they laugh until it hurts.*
evershade-voice-won-4 = *They look for whoever can be bandaged, on both sides.*
evershade-voice-won-5 = *The far bell rings, and somebody goes and answers it. That is all the victory that there is here.*
evershade-voice-won-6 = *Everyone owes everyone a life now. It will make for a good winter.*
evershade-voice-won-7 = *The lamp is still on its hook. Nobody had dared to look.*
evershade-voice-won-8 = *A frog resumes.*
evershade-voice-lost-1 = *The lamp burns on for a bit, over nobody.*
evershade-voice-lost-2 = *Somebody else will ring tonight. They will ring it wrong.*
evershade-voice-lost-3 = *It was a narrow place, and it was the wrong side of it.*
evershade-voice-lost-4 = *They are not thrown into the water. They are laid by it, quite carefully.*
evershade-voice-lost-5 = *Whoever has won does not look as though.*
evershade-voice-lost-6 = *The planks drip. One could count the drops, if one were up.*
evershade-voice-lost-7 = *Nobody here has ever lost anything for good. It is only under water.*
evershade-voice-lost-8 = *A heron comes back and stands among the boots.*

evershade-voice-goes-1 = *The planks give, and give back.*
evershade-voice-goes-2 = *Behind you somebody takes in a chair.*
evershade-voice-goes-3 = *There are eyes at two windows, and a curtain at the third.*
evershade-voice-goes-4 = *You walk in the middle. One does, here.*
evershade-voice-goes-5 = *A child says “that's them” and is pulled indoors by the hood.*
evershade-voice-goes-6 = *The mud has an opinion of each of your boots.*
evershade-voice-goes-7 = *Somebody has chalked a number on a door, and somebody else has doubled it.*
evershade-voice-goes-8 = *The water on the left is higher than the water on the right. Nobody remarks on it.*
evershade-voice-goes-9 = *You pass a lamp of his. It burns the wrong colour, and very steadily.*
evershade-voice-goes-10 = *Far off one town rings, and the next, and the next, like a dog being told.*

evershade-voice-time-1 = *The light has moved. It did not look like it.*
evershade-voice-time-2 = *A bell, late; then the one that answers it, later.*
evershade-voice-time-3 = *Time goes by here like a punt: one sees only where it was.*
evershade-voice-time-4 = *Somebody has lit a lamp already. It is a bad sign, or a kind one.*
evershade-voice-time-5 = *You had meant to be further by now.*
evershade-voice-time-6 = *{ $time } of { $max }. In the Marches they call that “before the frogs stop”.*
evershade-voice-time-7 = *The water has come up a plank.*
evershade-voice-time-8 = *It gets quiet a little earlier than it did.*

evershade-voice-camp-1 = *One fire, one pot, and everybody facing outwards until it is ready.*
evershade-voice-camp-2 = *The tent leaks over whoever put it up. It is said to be fair.*
evershade-voice-camp-3 = *They sit so close that it could be taken for friendship.*
evershade-voice-camp-4 = *Somebody owes somebody a blanket and pays up.*
evershade-voice-camp-5 = *The far bells go by, one town after another, like a late cart.*
evershade-voice-camp-6 = *There is eel. There is always eel.*
evershade-voice-camp-7 = *Each says one thing that they still remember. Nobody explains why.*
evershade-voice-camp-8 = *Boots are set by the fire, soles up, in pairs, and counted.*
evershade-voice-camp-9 = *Tonight nobody has the first watch. They all have it.*
evershade-voice-camp-10 = *A story is begun, and falls asleep with the teller in it.*

evershade-voice-camp-card-1 = *It takes an hour, a rope, and a good deal of “no, the other left”.*
evershade-voice-camp-card-2 = *It leans. It leans towards you, which is something.*
evershade-voice-camp-card-3 = *Now it is nearly a place.*
evershade-voice-camp-card-4 = *Everybody walks round it once with their hands behind their backs.*
evershade-voice-camp-card-5 = *There are two nails left over. Nobody asks from where.*
evershade-voice-camp-card-6 = *It will do, they say, and stroke it a bit.*
evershade-voice-camp-card-7 = *A home is what one has to pack up in the morning.*
evershade-voice-camp-card-8 = *Somebody has carved in it who owes whom for the planks.*

evershade-voice-paid-1 = *The coins are looked at on both sides, and so are you.*
evershade-voice-paid-2 = *{ $n } brill. It had only just got warm.*
evershade-voice-paid-3 = *It is counted twice, once for each of you.*
evershade-voice-paid-4 = *What one pays one does not owe. They look almost hurt.*
evershade-voice-paid-5 = *A receipt is offered. It is wet, and in somebody else's name.*
evershade-voice-paid-6 = *The purse makes a thinner sort of noise.*
evershade-voice-paid-7 = *There are things that money buys. It is a short list, and this was on it.*
evershade-voice-paid-8 = *“And one for the bell,” says the hand, and stays open.*
evershade-voice-earned-1 = *It is old money; one of them has a hole, where it was worn against the Hush.*
evershade-voice-earned-2 = *{ $n } brill, and none of you asks out of whose pocket.*
evershade-voice-earned-3 = *Honestly come by, or near enough to smell it.*
evershade-voice-earned-4 = *Somebody bites one. It bites back: tin.*
evershade-voice-earned-5 = *It is more than yesterday. Yesterday was wet as well.*
evershade-voice-earned-6 = *They pay you so that they need not thank you.*
evershade-voice-earned-7 = *It will be gone by the next gate.*
evershade-voice-earned-8 = *The coins are warm. Somebody has held them for a long time.*

evershade-voice-thing-1 = *It was somebody's. Everything is.*
evershade-voice-thing-2 = *{ $who } weighs it in one hand, and the other hand is jealous.*
evershade-voice-thing-3 = *It used to be a hinge.*
evershade-voice-thing-4 = *There is a name scratched in { $item }, and it has been scratched out.*
evershade-voice-thing-5 = *{ $who } puts it where it will not clank.*
evershade-voice-thing-6 = *One never owns a thing in the Marches. One is the next to hold it.*
evershade-voice-thing-7 = *It fits. That is either luck, or somebody had been measuring.*
evershade-voice-thing-8 = *{ $who } says thank you to it, to be safe.*
evershade-voice-gift-1 = *“Lend it,” says { $who }. In the Marches that is the tender word.*
evershade-voice-gift-2 = *It is handed over quickly, before anybody can be moved.*
evershade-voice-gift-3 = *{ $to } looks it over, and says that it will do, and holds it with both hands.*
evershade-voice-gift-4 = *Now { $to } has to come back.*
evershade-voice-gift-5 = *No string, no paper, and no end of consequences.*
evershade-voice-gift-6 = *“I wasn't using it,” says { $who }, who was.*
evershade-voice-gift-7 = *The account between { $who } and { $to } is by now a novel.*
evershade-voice-gift-8 = *It suits { $to } better. { $who } will not say so twice.*

evershade-voice-lesson-1 = *{ $who } tries it once where nobody sees. A heron sees.*
evershade-voice-lesson-2 = *There is a trick to it; there is always a trick; it is in the wrist, or the conscience.*
evershade-voice-lesson-3 = *{ $card }: it has two sides, like everything that one promises.*
evershade-voice-lesson-4 = *{ $who } had been doing it wrong for years, and quite well.*
evershade-voice-lesson-5 = *It is learned in an hour, and paid off by and by.*
evershade-voice-lesson-6 = *Somebody once showed { $who } that, with a spoon. Now it makes sense.*
evershade-voice-lesson-7 = *One more thing that { $who } will be asked to do.*
evershade-voice-lesson-8 = *The others nod, and stand a little further off.*
evershade-voice-advance-1 = *{ $who } is a bit more like { $who } than this morning.*
evershade-voice-advance-2 = *It does not show. It will.*
evershade-voice-advance-3 = *{ $who } lies awake with it for a while, pleased.*
evershade-voice-advance-4 = *The scar helps one to remember it.*
evershade-voice-advance-5 = *Nobody taught { $who } that. Everybody did.*
evershade-voice-advance-6 = *Experience, says { $who }, is what one is left with.*
evershade-voice-advance-7 = *There is more where that came from. It comes from falling over.*
evershade-voice-advance-8 = *{ $who } practises until the fire is out, and then by the sound.*
evershade-voice-known-1 = *It has gone ahead of you by bell. Twelve towns know.*
evershade-voice-known-2 = *They will move the chairs for you now, nearer or further.*
evershade-voice-known-3 = *You cannot give a name like that back.*
evershade-voice-known-4 = *Somebody has already put it into a rhyme.*
evershade-voice-known-5 = *It is true, which will not keep people from believing it.*
evershade-voice-known-6 = *You will be asked about it in every doorway, and get it a bit better each time.*
evershade-voice-known-7 = *One is what one is owed for.*
evershade-voice-known-8 = *The children are playing it by evening.*
evershade-voice-token-1 = *{ $who } has the last word now, and would like to lend it to somebody.*
evershade-voice-token-2 = *It is a small thing to hold, and one holds it with both hands.*
evershade-voice-token-3 = *Everybody looks at { $who }. It is mostly so as not to look at the road.*
evershade-voice-token-4 = *“Left or right?” they ask { $who }, as if there were a right.*
evershade-voice-token-5 = *It goes from hand to hand, like blame, but warmer.*
evershade-voice-token-6 = *{ $who } says “hm”. It is put into the minutes.*
evershade-voice-token-7 = *Now it will have been { $who }'s idea.*
evershade-voice-token-8 = *{ $who } turns it over. The other side is the same.*
evershade-voice-act-over-1 = *A page is turned. It is damp, and takes the next with it.*
evershade-voice-act-over-2 = *Behind you the towns are ringing, each to each, and one of them is asking after you.*
evershade-voice-act-over-3 = *You know more than you did, and have slept less.*
evershade-voice-act-over-4 = *Whatever you promised back there is following, at its own pace.*
evershade-voice-act-over-5 = *It would have been a good place to stop. Somebody had put chairs out.*
evershade-voice-act-over-6 = *One counts what one has. It is about the same; it is not the same.*
evershade-voice-act-over-7 = *The lamplighter was here. The lamp is still warm.*
evershade-voice-act-over-8 = *You leave tracks in the mud. Something reads them as you go.*

## The last scene

evershade-end-won = 🔔 All twelve towns ring at the same time, which they have never managed before.
evershade-end-lost = 🌫️ The Hush comes over the water and finds nobody to ask. In the morning a child picks up your lamp and wonders what it was for.
evershade-end-act_over = 🌫️ { $time ->
    [0] It is early still, and the path is dry as far as one can see.
   *[other] The tracker stands at { $time } of { $max }. One can hear how late that is.
}
evershade-end-dead = { $n ->
    [one] One of you does
   *[other] { $n } of you do
} not go on: { $who }. The others carry the lamp in turns.
evershade-end-fell = { $who } went down { $n ->
    [one] once
   *[other] { $n } times
}, and was fetched back by people who will mention it.

## What each hero is remembered for

evershade-award-floor = 🌊 **{ $who }**: went down { $n ->
    [one] once
   *[other] { $n } times
} and describes the ceiling of it as “low”
evershade-award-kills = ⚔️ **{ $who }**: saw off { $n }, and closed the eyes of those that had them
evershade-award-damage = 🔨 **{ $who }**: dealt out { $n } damage, and kept the receipts
evershade-award-chin = ❤️ **{ $who }**: lost { $n } HP and not one argument
evershade-award-shield = 🛡️ **{ $who }**: stopped { $n } damage that had somebody else's name on it, or nobody's
evershade-award-dice = 🎲 **{ $who }**: counted { $n } successes and told nobody more than twice
evershade-award-duds = 🐸 **{ $who }**: rolled no success at all { $n ->
    [one] once
   *[other] { $n } times
}, before witnesses
evershade-award-helper = 🤝 **{ $who }**: lent { $n } dice and wants none of them back
evershade-award-hand = ✋ **{ $who }**: lent a hand { $n } times in a fight, always the wet one
evershade-award-fated = ✨ **{ $who }**: was given { $n } fate, by something that keeps accounts
evershade-award-once-more = 🔁 **{ $who }**: asked fate { $n } times whether it was sure
evershade-award-answers = ↩️ **{ $who }**: answered back { $n } times
evershade-award-nerves = 👁️ **{ $who }**: saw it { $n ->
    [one] once
   *[other] { $n } times
}, and will not say what it was
evershade-award-boons = 🕯️ **{ $who }**: spent { $n } boons while they were warm
evershade-award-pupil = ⭐ **{ $who }**: learned { $n } things, one of them on purpose
evershade-award-busy = 🃏 **{ $who }**: tried { $n } things, and some of them were a plan
evershade-award-runner = 🥾 **{ $who }**: kept moving, { $n } times, which is how one stays dry
evershade-award-pockets = 🎒 **{ $who }**: came away with { $n ->
    [one] one thing that was
   *[other] { $n } things that were
} not there before
evershade-award-none = 🪑 **{ $who }**: was there, and has wet feet to prove it

evershade-alt-ending = What they are remembered for: { $rows }
