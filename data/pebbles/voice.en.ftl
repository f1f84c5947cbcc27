# What is remarked upon on the shore (voice.yaml): each line is told once an evening at most, and says nothing that did not happen.

pebbles-voice-walk-1 = *Same shore, other stones. The sea has been rearranging.*
pebbles-voice-walk-2 = *Oda has put the kettle on. It will be ready when you are.*
pebbles-voice-walk-3 = *Out again. Your shoes say what they think of it.*
pebbles-voice-walk-4 = *The sand has already forgotten the last walk.*
pebbles-voice-walk-5 = *Pim watches from the wall, swinging one leg for each of you.*
pebbles-voice-walk-6 = *Once more, with pockets turned out and collars up.*
pebbles-voice-walk-7 = *The Admiral has seen you coming and has told the other gulls.*
pebbles-voice-walk-8 = *It is a little darker now, and the stones are a little rounder for it.*

pebbles-voice-tide-1 = *Everybody runs the way people run who are laughing.*
pebbles-voice-tide-2 = *The sea does not take it personally. It just takes it.*
pebbles-voice-tide-3 = *Somewhere behind you a great many stones roll back to where they were.*
pebbles-voice-tide-4 = *One shoe goes out to sea. It will be back, and it will be a left one.*
pebbles-voice-tide-5 = *Oda, at the window, says a word that Pim writes down.*
pebbles-voice-tide-6 = *It was only going to be one more card.*
pebbles-voice-tide-7 = *The sea has had a second thought.*
pebbles-voice-tide-8 = *“Told you,” say the gulls. They had not.*
pebbles-voice-tide-white_horse-1 = *It comes in at a gallop and goes out with the luggage.*
pebbles-voice-tide-white_horse-2 = *Never turn your back on a horse, says Oda, and never turn your front either.*
pebbles-voice-tide-white_horse-3 = *It stamps once, where you were standing.*
pebbles-voice-tide-grey_roller-1 = *It rolls up the whole beach like a carpet and takes it out for a beating.*
pebbles-voice-tide-grey_roller-2 = *It does not look like much until it looks like everything.*
pebbles-voice-tide-grey_roller-3 = *It has the shape of a sofa, and sits down.*
pebbles-voice-tide-long_swell-1 = *It takes its time. Then it takes yours.*
pebbles-voice-tide-long_swell-2 = *No splash, no roar; the sand is just not there any more.*
pebbles-voice-tide-long_swell-3 = *It lifts you all a little, quite gently, and puts you down without your stones.*

pebbles-voice-gone-1 = *{ $n } stones, and not so much as a receipt.*
pebbles-voice-gone-2 = *{ $who } watches them go, and waves, because what else does one do.*
pebbles-voice-gone-3 = *They were good ones, too. They always are.*
pebbles-voice-gone-4 = *{ $who } is lighter by { $n } stones and one plan.*
pebbles-voice-gone-5 = *The pocket hangs out like a tongue.*
pebbles-voice-gone-6 = *Well. Now the sea has a path.*
pebbles-voice-gone-7 = *{ $who } says that they were mostly flat anyway. They were not flat.*
pebbles-voice-gone-8 = *Somebody will find those in a hundred years and be delighted.*

pebbles-voice-heavy-1 = *{ $who } comes up the lane at an angle.*
pebbles-voice-heavy-2 = *You can hear { $who } coming. It sounds like a small landslide with manners.*
pebbles-voice-heavy-3 = *The coat will never hang straight again, and nobody minds.*
pebbles-voice-heavy-4 = *Oda holds the gate. She holds the coat as well.*
pebbles-voice-heavy-5 = *{ $n } stones. That is from the door to the rosemary and a bit.*
pebbles-voice-heavy-6 = *{ $who } sits down on the step. The step says thank you later.*
pebbles-voice-heavy-7 = *Pim carries the last two, to be of use, and gives back one.*
pebbles-voice-heavy-8 = *It takes { $who } three goes to empty those pockets.*

pebbles-voice-empty-1 = *{ $who } comes home with nothing but colour in the cheeks.*
pebbles-voice-empty-2 = *No stones, says { $who }, but you should have seen the light.*
pebbles-voice-empty-3 = *Oda shakes out the bag for { $who }. Sand, and a small surprised crab.*
pebbles-voice-empty-4 = *{ $who } has left the shore exactly as it was. Somebody has to.*
pebbles-voice-empty-5 = *There is soup all the same.*
pebbles-voice-empty-6 = *{ $who } walks up the lane lightly. It is the only way to with empty pockets.*
pebbles-voice-empty-7 = *Not one. { $who } is keeping the sea's spirits up.*
pebbles-voice-empty-8 = *Pim lends { $who } a flat one to look at.*

pebbles-voice-shine-1 = *Still warm on one side.*
pebbles-voice-shine-2 = *Nobody talks; one hears only the clicking.*
pebbles-voice-shine-3 = *They are only stones. Then they are wet, and they are not only stones.*
pebbles-voice-shine-4 = *Every one of them fits a hand. One wonders who measured.*
pebbles-voice-shine-5 = *The next one is always nicer. It is how shores work.*
pebbles-voice-shine-6 = *A good handful, the kind that one goes on holding for no reason.*
pebbles-voice-shine-7 = *Somebody licks one, to see the colour. It is for science.*
pebbles-voice-shine-8 = *It took the sea ten thousand years, and it does not even look.*
pebbles-voice-shine-amber-1 = *The fly has been waiting for this for forty million years and has one question.*
pebbles-voice-shine-amber-2 = *You hold it up, and the whole evening is in it, with a fly.*
pebbles-voice-shine-amber-3 = *It is lighter than it looks. So are you, for a moment.*
pebbles-voice-shine-moonstones-1 = *They are only there when one does not quite look.*
pebbles-voice-shine-moonstones-2 = *There is a bit of last night in each.*
pebbles-voice-shine-moonstones-3 = *Oda will find these with her feet in any weather.*
pebbles-voice-shine-glass-1 = *It was a bottle once, and somebody's reason to sing.*
pebbles-voice-shine-glass-2 = *All its edges have been talked out of it.*
pebbles-voice-shine-glass-3 = *Through it everything is under water, which it nearly was.*
pebbles-voice-shine-ringed-1 = *A white line all the way round, so: a wish. Everybody makes the same one, about the next card.*
pebbles-voice-shine-ringed-2 = *A wish each. Nobody says it; two of you blush.*

pebbles-voice-wave-1 = *It has a look at you and goes home to think.*
pebbles-voice-wave-2 = *A cold finger, as far as the ankle.*
pebbles-voice-wave-3 = *It leaves a line of foam, like somebody who marks a page.*
pebbles-voice-wave-4 = *That was a cough. It is what the sea does before it speaks.*
pebbles-voice-wave-5 = *Somebody squeaks. Nobody asks who.*
pebbles-voice-wave-6 = *The gulls have moved up a bit. They will have their reasons.*
pebbles-voice-wave-7 = *It goes out again with a long breath, like someone counting.*
pebbles-voice-wave-8 = *Polite, so far.*
pebbles-voice-wave-white_horse-1 = *All mane. It only wanted to be seen.*
pebbles-voice-wave-white_horse-2 = *It tosses its head, and your socks know all about it.*
pebbles-voice-wave-white_horse-3 = *Pim would have a name for it.*
pebbles-voice-wave-grey_roller-1 = *It turns over in its sleep.*
pebbles-voice-wave-grey_roller-2 = *It is the colour of a Tuesday, and as heavy.*
pebbles-voice-wave-grey_roller-3 = *The pebbles rattle after it, like beads when a curtain closes.*
pebbles-voice-wave-long_swell-1 = *You notice it only because the horizon was straight before.*
pebbles-voice-wave-long_swell-2 = *It comes from far away and has not finished.*
pebbles-voice-wave-long_swell-3 = *It breathes in. You wait. It breathes out, elsewhere.*

pebbles-voice-find-1 = *It was not there a moment ago. Neither were you.*
pebbles-voice-find-2 = *One comes for stones and gets a story.*
pebbles-voice-find-3 = *The sea puts things down and means to come back for them.*
pebbles-voice-find-4 = *Everybody bends over it, and the heads nearly touch.*
pebbles-voice-find-5 = *You may look, says the shore.*
pebbles-voice-find-6 = *It will be twice as big by the time that Oda hears of it.*
pebbles-voice-find-7 = *Somebody says “don't touch it” and touches it.*
pebbles-voice-find-8 = *Half of it is sand. That half comes home too, one way or another.*
pebbles-voice-find-gull-1 = *It is the Admiral. He inspects the pockets and finds irregularities.*
pebbles-voice-find-gull-2 = *The Admiral says that this is his beach, that this is his stone, and several things about your hat.*
pebbles-voice-find-gull-3 = *He walks up and down in front of you with his hands, one would say, behind his back.*
pebbles-voice-find-gull-4 = *He takes what he is owed and overlooks the rest. It is as near as he comes to kindness.*
pebbles-voice-find-gull-5 = *He does not want the stone. He wants it to be understood.*
pebbles-voice-find-driftwood-1 = *It was a ship, or a door, or a very ambitious stick.*
pebbles-voice-find-driftwood-2 = *Whatever the waves bring they hide something under it.*
pebbles-voice-find-driftwood-3 = *Smooth as a spoon. It has stirred a lot of sea.*
pebbles-voice-find-tide_pool-1 = *A small sea that has stayed behind to tidy up.*
pebbles-voice-find-tide_pool-2 = *Something in it looks back, and closes like a purse.*
pebbles-voice-find-tide_pool-3 = *You put a hand in. It is colder than it looks, and somebody lives there.*
pebbles-voice-find-old_rope-1 = *It is still tied to something, but that is a long way down.*
pebbles-voice-find-old_rope-2 = *Nobody has ever thrown away a rope and been right.*
pebbles-voice-find-old_rope-3 = *It smells of tar and of other people's holidays.*
pebbles-voice-find-footprints-1 = *They come out of the water and do not go back in.*
pebbles-voice-find-footprints-2 = *Bare feet, small ones, going your way. They stop at the best stones.*
pebbles-voice-find-footprints-3 = *You put your own foot in one. It fits, which is worse.*

pebbles-voice-one-1 = *One. The crab has won this one.*
pebbles-voice-one-2 = *Cold to the elbow, and somebody down there has let go of nothing.*
pebbles-voice-one-3 = *Well, it was a nice idea.*
pebbles-voice-one-4 = *A one, and a splash, and a word.*
pebbles-voice-one-5 = *It pinches. It is quite right to.*
pebbles-voice-one-6 = *A sleeve full of sea, and a hole that was not there this morning.*
pebbles-voice-one-7 = *Some pools are deeper than pockets.*
pebbles-voice-one-8 = *What the sea lends it takes back by the sleeve.*

pebbles-voice-six-1 = *Six! Even the crab steps aside.*
pebbles-voice-six-2 = *Straight in, straight out, and three between the fingers.*
pebbles-voice-six-3 = *It is as if somebody had laid them ready.*
pebbles-voice-six-4 = *The best ones were on top. They never are.*
pebbles-voice-six-5 = *A six, and a handful of luck with weed on it.*
pebbles-voice-six-6 = *Nobody pinches anybody.*
pebbles-voice-six-7 = *One reaches in and it is like shaking hands.*
pebbles-voice-six-8 = *The pool has been saving those up for someone.*

pebbles-voice-dry-1 = *{ $who } stands in it up to the knee and is, technically, elsewhere.*
pebbles-voice-dry-2 = *Oda knitted those. The sea knows when it is beaten.*
pebbles-voice-dry-3 = *{ $who } steps out of the wave as out of a tram.*
pebbles-voice-dry-4 = *The whole of the sea, and not one wet toe.*
pebbles-voice-dry-5 = *{ $who } wrings out nothing at all, very slowly, where the others can see.*
pebbles-voice-dry-6 = *They laughed about those socks this morning.*
pebbles-voice-dry-7 = *{ $who } squelches least.*
pebbles-voice-dry-8 = *There is a time for courage, and there is a time for wool.*

pebbles-voice-swept-1 = *{ $who } walks with bent knees and picks up everybody's leavings.*
pebbles-voice-swept-2 = *{ $n } at one sweep, and the sand looks ironed.*
pebbles-voice-swept-3 = *The others had left them for the way back. So they had.*
pebbles-voice-swept-4 = *{ $who } does not find stones. { $who } finds other people's stones.*
pebbles-voice-swept-5 = *It rattles like a tambourine with an opinion.*
pebbles-voice-swept-6 = *Not a pebble left on the lane. Somebody will slip on something else.*
pebbles-voice-swept-7 = *Tidy, says { $who }. Quick, say the others.*
pebbles-voice-swept-8 = *All that was too little for everybody is just right for { $who }.*

pebbles-voice-card-1 = *{ $who } has been carrying that about all day.*
pebbles-voice-card-2 = *It comes out of the lining, with a biscuit on it.*
pebbles-voice-card-3 = *“I knew that I had one,” says { $who }, and sounds surprised.*
pebbles-voice-card-4 = *There is a coat for everything, or at least a pocket.*
pebbles-voice-card-5 = *{ $who } looks around first, as if it were somebody else's coat.*
pebbles-voice-card-6 = *The others pretend that they had planned on it.*
pebbles-voice-card-7 = *That leaves { $who } with one pocket fewer to rummage in.*
pebbles-voice-card-8 = *Some days are for saving things up. This is the other kind.*
pebbles-voice-card-sharp_eyes-1 = *{ $who } goes up on tiptoe, which is as high as one gets here.*
pebbles-voice-card-sharp_eyes-2 = *{ $who } has seen it. Now watch that face say nothing.*
pebbles-voice-card-dry_socks-1 = *{ $who } sits down on a rock and changes socks, with dignity.*
pebbles-voice-card-dry_socks-2 = *Red ones, with an anchor. Oda will have meant it kindly.*
pebbles-voice-card-deep_pockets-1 = *There was a hole in { $who }'s pocket, and behind it another pocket.*
pebbles-voice-card-deep_pockets-2 = *Last summer's, says { $who }. They keep.*
pebbles-voice-card-whistle-1 = *Somebody's dog comes, and brings what it has.*
pebbles-voice-card-whistle-2 = *Two notes. They have always meant “look down”.*
pebbles-voice-card-sieve-1 = *It is the one for the flour. Oda is not to know.*
pebbles-voice-card-sieve-2 = *What is small enough to fall through was sand all along.*
pebbles-voice-card-kite-1 = *Up it goes, and for once everybody looks at the sky and not at the sea.*
pebbles-voice-card-kite-2 = *The sea looks up as well, and loses count.*
pebbles-voice-card-bread-1 = *The gulls form a queue. It is a first.*
pebbles-voice-card-bread-2 = *The Admiral accepts, on behalf of the fleet.*
pebbles-voice-card-songbook-1 = *Two verses, both about drowning. It is the local taste.*
pebbles-voice-card-songbook-2 = *{ $who } sings. It keeps the time, if not the tune.*

## The last scene

pebbles-end-plenty = 🌅 The last stone goes down at the water's edge, and there are { $n } over. Pim asks whether they are flat. Some of them, as it happens, are.
pebbles-end-just = 🌅 { $n ->
    [0] Not one too many and not one too few.
    [one] One stone is left over. Oda puts it on the sill, for luck.
   *[other] { $n } stones are left over: a spare, Oda calls them, and puts them on the sill.
} She takes off her shoes at the door.
pebbles-end-near = 🌆 { $n ->
    [one] One stone is missing. Everybody turns out their pockets again, and then the lining.
   *[other] { $n } stones are missing. Everybody turns out their pockets again, and then the lining.
} Oda laughs. So that is where she will have to jump.
pebbles-end-short = 🌆 The path stops in the sand, { $n } stones short. { $tides ->
    [0] The sea never even came up; it was only that nobody liked to bend down.
    [one] The tide came once, and once was enough.
   *[other] The tide came { $tides } times, and each time it knew where to look.
}

## What each player is remembered for

pebbles-award-carrier = 🎒 **{ $who }**: carried { $n } stones home, and one gull part of the way
pebbles-award-sea = 🌊 **{ $who }**: gave the sea { $n ->
    [one] 1 stone
   *[other] { $n } stones
} back and got no receipt
pebbles-award-stroll = 🍃 **{ $who }**: came home with empty pockets { $n ->
    [one] once
   *[other] { $n } times
} and called it a lovely walk
pebbles-award-coat = 🧥 **{ $who }**: had { $n } ideas, all of them in the lining
pebbles-award-tidy = 🧹 **{ $who }**: picked up { $n } stones that others had no hand free for
pebbles-award-sieve = 🥣 **{ $who }**: swept up { $n } stones with a sieve that was for flour
pebbles-award-socks = 🧦 **{ $who }**: kept { $n ->
    [0] nothing but both feet
    [one] 1 stone
   *[other] { $n } stones
} dry, and says so
pebbles-award-finder = ✨ **{ $who }**: found { $n } stones where nobody else had looked
pebbles-award-none = 🪑 **{ $who }**: was there, and has sand in everything

pebbles-alt-ending = What they are remembered for: { $rows }
