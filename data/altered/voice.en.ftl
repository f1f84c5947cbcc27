# What Altered remarks upon (voice.yaml): each line is told once a match at most, and says nothing that did not happen.

al-voice-day-1 = *Day { $day }. The boots have begun to have opinions.*
al-voice-day-2 = *Another morning. The map is the same, only softer.*
al-voice-day-3 = *Day { $day }: somebody sings at breakfast, and is forgiven.*
al-voice-day-4 = *It dawns, as it keeps doing.*
al-voice-day-5 = *By day { $day } every campfire story has been told, and most have been improved.*
al-voice-day-6 = *The bread is now a tool.*
al-voice-day-7 = *Day { $day }. The birds have stopped following and started leading.*
al-voice-day-8 = *Nobody remembers whose idea it was to walk.*
al-voice-day-9 = *Day { $day }, and still no sign of the others. There is a great deal of sign of goats.*
al-voice-day-10 = *A letter home, begun on day one, gets its second sentence.*

al-voice-stride-1 = *Every sort of ground agrees with them today.*
al-voice-stride-2 = *They go like a song with all its verses.*
al-voice-stride-3 = *Uphill, downhill, wet: it is all one to them.*
al-voice-stride-4 = *That was not a march, that was weather.*
al-voice-stride-5 = *There is nothing about that country they do not know now.*
al-voice-stride-6 = *By { $due }: thorough is the word.*
al-voice-stride-7 = *The map tries to keep up.*
al-voice-stride-8 = *They will be unbearable tonight.*

al-voice-onward-1 = *One region further. The last one waves.*
al-voice-onward-2 = *A step, the way history takes them: with sore feet.*
al-voice-onward-3 = *{ $seat } moves a little flag and a lot of people.*
al-voice-onward-4 = *Somebody plants a flag. Somebody else trips over it.*
al-voice-onward-5 = *They had not expected to arrive, and have brought nothing to wear.*
al-voice-onward-6 = *Onward! says { $seat }. It had not been in doubt until then.*
al-voice-onward-7 = *Milestone. Somebody sits on it.*
al-voice-onward-8 = *Behind them the road rolls itself up.*
al-voice-onward-9 = *It looked further on paper.*
al-voice-onward-10 = *The horizon takes a step back, to be polite.*
al-voice-onward-hero-1 = *The hero goes first and looks back, to see whether it was seen.*
al-voice-onward-hero-2 = *The hero strides. There is really no other word, and the hero knows it.*
al-voice-onward-hero-3 = *Three cheers for the hero, two of them from the hero.*
al-voice-onward-hero-4 = *The hero has found the way and will be telling you about it.*
al-voice-onward-companion-1 = *The companion pads on, nose down, tail up.*
al-voice-onward-companion-2 = *Nobody told the companion to hurry. Nobody had to.*
al-voice-onward-companion-3 = *The companion gets there and sits on it.*
al-voice-onward-companion-4 = *The companion comes over the hill with something in its mouth. Better not ask.*

al-voice-stuck-1 = *They stand, they look, they stand.*
al-voice-stuck-2 = *Not today, says the country.*
al-voice-stuck-3 = *{ $seat } calls it a rest.*
al-voice-stuck-4 = *The road is willing. That is all that can be said.*
al-voice-stuck-5 = *They get as far as the gate. It is a nice gate.*
al-voice-stuck-6 = *A day of carrying things to where they were.*
al-voice-stuck-7 = *Somebody has brought the wrong shoes, and it is everybody.*
al-voice-stuck-8 = *They have a good look at it from here.*
al-voice-stuck-9 = *The goats overtake them.*
al-voice-stuck-10 = *A lesser team would have gone forward. A greater one, too.*
al-voice-stuck-hero-1 = *The hero gazes into the distance, which stays there.*
al-voice-stuck-hero-2 = *The hero practises a pose for when they arrive.*
al-voice-stuck-hero-3 = *The hero says that it is about the journey. The journey is not listening.*
al-voice-stuck-companion-1 = *The companion chases its tail and loses.*
al-voice-stuck-companion-2 = *The companion has found a smell, and that is that.*
al-voice-stuck-companion-3 = *The companion sits down. It is heavier than it looks.*

al-voice-backward-1 = *It is called a tactical look at where one was.*
al-voice-backward-2 = *They pass the same tree. The tree says nothing.*
al-voice-backward-3 = *Some of them had not liked it there anyway.*
al-voice-backward-4 = *The flag goes back. It had only just been hemmed.*
al-voice-backward-5 = *It is the same road, but now it is uphill.*
al-voice-backward-6 = *Their own footprints come towards them.*
al-voice-backward-7 = *{ $seat } turns the map round, and then the mood.*
al-voice-backward-8 = *They will get to know this bit well.*

al-voice-held-1 = *They would, they could, but.*
al-voice-held-2 = *All dressed up.*
al-voice-held-3 = *Somebody stands in the way and is very calm about it.*
al-voice-held-4 = *The rope is tight, and it is theirs.*
al-voice-held-5 = *They push. It is like pushing a Tuesday.*
al-voice-held-6 = *A firm hand, on their own collar.*
al-voice-held-7 = *The strength was there. The permission was not.*
al-voice-held-8 = *So near that they can read the sign: Tomorrow.*

al-voice-grand-1 = *{ $card }! One does not play that, one lets it in and stands back.*
al-voice-grand-2 = *{ $cost } Mana on one name. It had better bring biscuits.*
al-voice-grand-3 = *The table bends a little.*
al-voice-grand-4 = *There goes the budget.*
al-voice-grand-5 = *Everybody moves their cup.*
al-voice-grand-6 = *{ $seat } has been saving that, and it shows.*
al-voice-grand-7 = *Enter { $card }. The music is only in one’s head.*
al-voice-grand-8 = *The other side of the table sits up.*
al-voice-grand-9 = *That will take some feeding.*
al-voice-grand-10 = *{ $card } looks around, as one looks around a hotel room.*

al-voice-again-1 = *{ $card } is back, and has had a sandwich.*
al-voice-again-2 = *Out of the Reserve, rested, and a little smug.*
al-voice-again-3 = *One thought one had seen the last of { $card }. One was told.*
al-voice-again-4 = *Nothing is lost with { $seat }; it is only somewhere.*
al-voice-again-5 = *{ $card } wipes its feet and comes in again.*
al-voice-again-6 = *An old friend, at the back door price.*
al-voice-again-7 = *{ $seat } wastes nothing and nobody.*
al-voice-again-8 = *{ $card } had only gone to find its other glove.*
al-voice-again-9 = *Same face, new day.*
al-voice-again-10 = *It knows where everything is kept by now.*

al-voice-pass-1 = *{ $seat } folds the hands and looks at the sky with meaning.*
al-voice-pass-2 = *{ $seat } has done what could be done, and a little less.*
al-voice-pass-3 = *Enough for today, says { $seat }, who may or may not be bluffing.*
al-voice-pass-4 = *{ $seat } sits back. The chair creaks like a plan.*
al-voice-pass-5 = *A pass like that can mean anything. It mostly means no Mana.*
al-voice-pass-6 = *{ $seat } leaves the field with everything in its place, or everything in pieces.*
al-voice-pass-7 = *{ $seat } begins to butter something.*
al-voice-pass-8 = *The rest of the day belongs to the other side. It does not make it easier.*
al-voice-pass-9 = *{ $seat } waves somebody through.*
al-voice-pass-10 = *Done, says { $seat }, in the voice of one who has counted.*

al-voice-after-you-1 = *Such manners. Somebody must be up to something.*
al-voice-after-you-2 = *{ $seat } holds the door and looks through it.*
al-voice-after-you-3 = *No, please.*
al-voice-after-you-4 = *Politeness is the last weapon in the drawer.*
al-voice-after-you-5 = *{ $seat } has all the time in the world and is spending it on you.*
al-voice-after-you-6 = *One of them will have to go first. It will not be { $seat }.*
al-voice-after-you-7 = *They could do this all day. It has been known.*
al-voice-after-you-8 = *{ $seat } bows, and keeps an eye open.*

al-voice-fizzle-1 = *There is a small noise, as of an idea leaving.*
al-voice-fizzle-2 = *{ $card } had cleared its throat and everything.*
al-voice-fizzle-3 = *It was going to be marvellous.*
al-voice-fizzle-4 = *The sparks come down, one by one, embarrassed.*
al-voice-fizzle-5 = *Everybody agrees not to have seen that.*
al-voice-fizzle-6 = *{ $card } sits down again.*
al-voice-fizzle-7 = *A puff of smoke, in the shape of a shrug.*
al-voice-fizzle-8 = *It would have cost something. Most things do.*

al-voice-six-1 = *A six! Even the die looks surprised.*
al-voice-six-2 = *Six. { $seat } takes it the way one takes what one is owed.*
al-voice-six-3 = *All six pips, in two tidy rows.*
al-voice-six-4 = *The die lands, spins once for the gallery, and is a six.*
al-voice-six-5 = *Somebody has been kind to that die.*
al-voice-six-6 = *Six: { $seat } is not even looking. { $seat } is looking.*
al-voice-six-7 = *The best that a cube can do.*
al-voice-six-8 = *A six, and a small, indecent noise from { $seat }.*

al-voice-one-1 = *A one. It is a number, too.*
al-voice-one-2 = *The die has thought it over and feels small.*
al-voice-one-3 = *One pip, right in the middle, like an eye that will not meet yours.*
al-voice-one-4 = *{ $seat } turns the table a little, to see whether it helps.*
al-voice-one-5 = *One. The die is sorry. It is not very sorry.*
al-voice-one-6 = *Less is more, they say. They are not here now.*
al-voice-one-7 = *{ $seat } would like to speak to whoever makes these.*
al-voice-one-8 = *A one, and a silence with edges.*

al-voice-unveiled-1 = *So that is what was under there.*
al-voice-unveiled-2 = *{ $names }: one had hoped for somewhere with a roof.*
al-voice-unveiled-3 = *The mist goes off to be mist elsewhere.*
al-voice-unveiled-4 = *It looks different on the postcard.*
al-voice-unveiled-5 = *Somebody was sure it would be the sea.*
al-voice-unveiled-6 = *{ $names }. There will be nettles.*
al-voice-unveiled-7 = *A country with all its weather still on.*
al-voice-unveiled-8 = *At the edge of the map the paper turns out to be land.*

al-voice-farewell-1 = *{ $card } leaves without a word; it had not many to begin with.*
al-voice-farewell-2 = *Goodbye, { $card }. You were there, and now you are not.*
al-voice-farewell-3 = *{ $card } goes where the odd socks go.*
al-voice-farewell-4 = *Somebody says a few words for { $card }. They are “oh” and “well”.*
al-voice-farewell-5 = *{ $card } has been called away.*
al-voice-farewell-6 = *There is a { $card }-sized gap in the evening.*
al-voice-farewell-7 = *{ $card } will be remembered until about supper.*
al-voice-farewell-8 = *{ $card } takes the long way home.*
al-voice-farewell-9 = *It was { $card }’s last walk, and it was short.*
al-voice-farewell-10 = *{ $card } leaves a hat behind. It was nobody’s hat.*

al-voice-across-1 = *{ $card } had been talking to the other lot all along.*
al-voice-across-2 = *{ $card } waves to one camp and unpacks in the other.*
al-voice-across-3 = *Change of scenery, says { $card }.*
al-voice-across-4 = *Half of the luggage is still over there.*
al-voice-across-5 = *{ $card } has heard the soup is better on this side.*
al-voice-across-6 = *One camp is lighter by { $card }, and acts as if it were not.*
al-voice-across-7 = *{ $card } crosses over, humming.*
al-voice-across-8 = *The tents are the same. The gossip is new.*

al-voice-encore-1 = *The deck gives up another one.*
al-voice-encore-2 = *{ $card } was on top, minding its own business.*
al-voice-encore-3 = *The Reserve shuffles along the bench to make room.*
al-voice-encore-4 = *Somebody for later.*
al-voice-encore-5 = *{ $card } goes to wait with the others, and has brought a book.*
al-voice-encore-6 = *A name is read out. It answers.*
al-voice-encore-7 = *Fetched, and put where one can find it.*
al-voice-encore-8 = *{ $seat } is stocking up as if for winter.*

al-voice-out-of-nothing-1 = *Where there was nothing there is a { $card }. Nothing is not missed.*
al-voice-out-of-nothing-2 = *{ $card } blinks, and is told to fall in.*
al-voice-out-of-nothing-3 = *Nobody saw it come. There was nobody there for it to come from.*
al-voice-out-of-nothing-4 = *Another one. They do not eat much.*
al-voice-out-of-nothing-5 = *{ $card } is very new and has questions.*
al-voice-out-of-nothing-6 = *Just add air.*
al-voice-out-of-nothing-7 = *{ $seat } snaps two fingers. It seems to be that easy.*
al-voice-out-of-nothing-8 = *{ $card } has no past, which makes two of them here.*

al-voice-shuffle-1 = *Everything that was over begins again, in another order.*
al-voice-shuffle-2 = *Old friends, new sequence.*
al-voice-shuffle-3 = *{ $seat } gathers up the past and cuts it twice.*
al-voice-shuffle-4 = *{ $n } cards that thought that they had done their part.*
al-voice-shuffle-5 = *The Discard heaves a sigh and gets up.*
al-voice-shuffle-6 = *History will repeat itself, in no particular order.*
al-voice-shuffle-7 = *{ $seat } does the one with the bridge. The bridge falls down.*
al-voice-shuffle-8 = *Somewhere in there is the one that is needed. It is at the bottom.*

al-voice-arena-1 = *There is a gate, then sand, then everybody you left at home, in the seats.*
al-voice-arena-2 = *So it comes down to this, as it likes to.*
al-voice-arena-3 = *Somebody has sold cushions.*
al-voice-arena-4 = *The road is rolled up and put away. They will not need it.*
al-voice-arena-5 = *A trumpet. It is early, and has to wait.*
al-voice-arena-6 = *All those days of walking, and in the end one fights over sand.*
al-voice-arena-7 = *Both sides take off their packs. Nobody knew they were that tall.*
al-voice-arena-8 = *The judges look at the sky, the ground and the sea, and lick their pencils.*

al-voice-evening-1 = *{ $seat } keeps nothing and sleeps well.*
al-voice-evening-2 = *The Reserve is swept, and echoes.*
al-voice-evening-3 = *Empty pockets, early night.*
al-voice-evening-4 = *{ $seat } blows out the lamp; there is nothing to guard.*
al-voice-evening-5 = *Not a soul is left on the bench.*
al-voice-evening-6 = *What one does not have one cannot forget to pack.*
al-voice-evening-7 = *{ $seat } counts what is left, and it does not take long.*
al-voice-evening-8 = *Tomorrow, then, with bare hands.*

al-voice-won-meet-1 = *In the middle of the road a hero and a companion stand nose to nose. It has been days. One of them barks.*
al-voice-won-meet-2 = *They had both prepared something to say. Neither says it.*
al-voice-won-meet-3 = *“You took your time,” says the one. The other one wags.*
al-voice-won-meet-4 = *Two lanterns become one light. Somebody behind a hill is crying, but it is only the cook.*

al-voice-won-cross-1 = *They go straight past each other, stop, and turn round. It counts.*
al-voice-won-cross-2 = *They have missed one another by being too quick. There are worse faults.*
al-voice-won-cross-3 = *Each arrives where the other one started. It is the thought that counts, and the distance.*

al-voice-won-distance-1 = *It is measured twice, with string. The string says so.*
al-voice-won-distance-2 = *Further is further.*
al-voice-won-distance-3 = *By a few boot lengths, and they were long boots.*

al-voice-won-tiebreak-1 = *The dust comes down. One side is still there to see it.*
al-voice-won-tiebreak-2 = *The cushions fly. It is a good sign, mostly.*
al-voice-won-tiebreak-3 = *Sand in everything, and a wreath that is a size too large.*

al-voice-won-concession-1 = *A flag goes up. It is a tablecloth, but it is meant.*
al-voice-won-concession-2 = *They shake hands. Somebody says “next time”, and it is written down.*
al-voice-won-concession-3 = *It takes some greatness to stop. It takes somewhat less to be glad about it.*

al-voice-won-claim-1 = *They wait, and they call, and in the end they put the kettle on for one.*
al-voice-won-claim-2 = *Nobody came. It is a victory; it does not feel like a party.*
al-voice-won-claim-3 = *The seat across the table is still warm, or that is the sun.*

al-voice-won-effect-1 = *It says so on the card. They read it again. It still does.*
al-voice-won-effect-2 = *Not by the road, then, but by the small print.*
al-voice-won-effect-3 = *There is always one card that nobody reads to the end.*

al-voice-drawn-days-1 = *They have walked so long that the other side has become a neighbour.*
al-voice-drawn-days-2 = *It is nobody’s, and everybody needs a bath.*

al-voice-drawn-both-1 = *Both at once. They practise looking disappointed.*
al-voice-drawn-both-2 = *Two winners, one wreath, a pair of scissors.*

al-voice-drawn-agreed-1 = *They look at the board, then at each other, and then at the inn.*
al-voice-drawn-agreed-2 = *Enough, they say, and mean it kindly.*

## What each player is remembered for

al-award-strides = 🚩 **{ $who }**: went forward { $n } times and looked back once
al-award-milestone = 🥾 **{ $who }**: stood still { $n } times, with great determination
al-award-turnabout = ↩️ **{ $who }**: saw { $n ->
    [one] a place
   *[other] { $n } places
} twice, the second time backwards
al-award-spender = 💎 **{ $who }**: spent { $n } Mana as if it grew in the Mana zone
al-award-thrift = ♻️ **{ $who }**: called { $n } back from the Reserve, and knew each of them by name
al-award-crowd = 👥 **{ $who }**: invited { $n } to come along
al-award-polite = 🎩 **{ $who }**: said “after you” { $n } times and did not mean it once
al-award-maker = ✨ **{ $who }**: made { $n } out of thin air
al-award-helper = 🤝 **{ $who }**: asked for help { $n } times, which is harder than it looks
al-award-dice = 🎲 **{ $who }**: rolled { $n } pips altogether, and remembers each
al-award-hoarder = 🪙 **{ $who }**: buried { $n } cards for their own good
al-award-bench = 🪑 **{ $who }**: kept the bench warm with { $n }
al-award-anchored = ⚓ **{ $who }**: was ready to go { $n } times and was not let
al-award-none = 🪑 **{ $who }**: was there, and has the boots to prove it

al-view-alt-ending = What they are remembered for: { $rows }
