/**
 * level, then the sentences in their order, then why; `[a/b]` is one of these. Each sentence but the first leans on the one
 * before it.
 */
export const STORIES = `
easy
{woman} found an injured [parrot/squirrel/kitten/owl] under the neem tree behind the [school/clinic/post office/mill].
She carried it home in her [scarf/lunch box/school bag] and gave it a few drops of water.
For [ten days/two weeks/a month] after that first drink it lay quietly in a basket and ate from her hand.
On the morning when the basket was empty at last, she [smiled/wept/was proud] rather than worried.
{1} names the animal, {2} takes “it” home, {3} goes back to “that first drink” and brings in the basket, and {4} speaks of “the basket” as known.

easy
To [repair a puncture/mend a torn tube], first take the tube out of the tyre and pump a little air into it.
Next, hold this swollen tube under [water/soapy water] and look for bubbles.
Where the bubbles rise, dry the spot and rub it with [sandpaper/a rough stone].
Finally, spread the glue on the roughened spot and press the [patch/piece of rubber] down hard.
“First” opens ({1}); “this swollen tube” needs the air of {1} ({2}); “the bubbles” need {2} ({3}); and “the roughened spot” needs {3} ({4}).

easy
{man} had never [cooked a meal/flown a kite/grown a plant/sewn a button] in his life until his mother fell ill.
His first attempt that week was so poor that even the [dog/crow/goat] turned away from it.
Instead of giving up after this failure, he asked [an aunt/the old watchman/a neighbour] to teach him.
With this help he improved so much that by [Dasara/summer/the end of the month] others came to him for advice.
{1} tells why he began, {2} of “his first attempt”, {3} of what followed “this failure”, and {4} of “this help”.

easy
A [tailor/potter/cobbler/barber] in {town} hung a wooden box beside his door with the words “Pay what you can”.
His friends warned him that such a box would soon be full of [buttons/pebbles/bus tickets].
To their surprise, it held more money at the end of the [month/week] than he used to earn at fixed prices.
These same friends have now hung boxes of their own.
{1} introduces the box, {2} the friends’ doubt about “such a box”, {3} “their surprise”, and {4} says what “these same friends” did in the end.

easy
The [monsoon/cyclone/flood] of that year broke the only bridge over the stream at [our/their/the next] village.
Without it, the children had to walk [six/seven/nine] kilometres round to reach their school.
After one term of such walks, their parents laid a row of [palm trunks/railway sleepers/stone pillars] across the water.
That rough crossing has since been replaced by concrete, but everyone still calls it the parents’ bridge.
{1} names the bridge, {2} says what was done “without it”, {3} refers to “such walks”, and {4} to “that rough crossing”.

easy
Every evening an old [fisherman/teacher/soldier/farmer] sits down on the same bench by the [lake/station/temple tank].
As soon as he is seated, the [ducks/pigeons/stray dogs] of the place gather round him.
To these guests he hands out bits of [bread/puffed rice/roti] until his bag is empty.
Only when the empty bag is folded do they leave him, and he walks home.
{1} seats him, {2} follows “as soon as he is seated”, {3} calls the animals “these guests” and empties the bag, and {4} speaks of “the empty bag”.

easy
Last [March/June/October] our [club/class/street] decided to clean the [pond/well/canal] behind the market.
On the first day we pulled out [forty/sixty/ninety] sacks of plastic and one broken [cot/bicycle/television].
With all that rubbish gone, the water cleared within a month.
Clear as it now was, it soon drew [kingfishers/frogs/dragonflies] that nobody had seen there for years.
{1} decides, {2} is the first day’s work, {3} refers to “all that rubbish”, and {4} goes on from the cleared water.

easy
{woman} wanted to buy a [sewing machine/camera/telescope/harmonium], but it cost more than she had.
She therefore put aside [twenty/thirty/fifty] rupees a day in a clay pot.
The pot was nearly full when her brother broke his leg and needed [medicine/an operation/a wheelchair].
She broke it without a second thought, and nobody ever heard her regret the [machine/thing/dream] she had given up.
{1} names the wish, {2} “therefore” brings in the pot, {3} speaks of “the pot”, and {4} of breaking “it” for the brother.

medium
When [paper/glass/tin] was dear, shopkeepers of {town} kept every [scrap/piece] that came into their hands.
This thrift was not a virtue but a necessity, for new supplies came only [twice/once] a year.
As soon as the railway brought such supplies every week, the habit vanished.
Its disappearance tells us that people save what is scarce and not what is useful.
{1} describes the habit, {2} calls it “this thrift” and mentions supplies, {3} speaks of “such supplies”, and {4} of “its disappearance”.

medium
Many people believe that [owls/bats/snakes/lizards] bring bad luck to a house.
This belief has cost the lives of countless harmless animals in [towns/villages].
Yet the very creatures that are driven off keep [rats/mosquitoes/insects] away from our stores and rooms.
Farmers who have grasped this service now put up shelters for them.
{1} states the belief, {2} its cost (“this belief”), {3} the contrast (“yet”), and {4} those who have grasped “this service”.

medium
For a long time nobody could explain why the [bells/clocks/pumps] of the [fort/mill/mission] stopped every winter.
Some blamed the cold, others the [caretaker/rats/priests].
Both explanations were given up when a student found a nest of [wasps/mice/swallows] in the works.
That nest, and nothing else, had been rebuilt every November and left every March.
{1} is the riddle, {2} gives two explanations, {3} gives up “both explanations” and finds a nest, and {4} speaks of “that nest”.

medium
A [dam/highway/power line] across the valley was first proposed in [1962/1974/1985].
The proposal was shelved within a year because no one could say where the [herders/deer/elephants] would go.
It was taken up again only when an engineer drew a plan that left them a passage.
Thanks to that passage, the work and the [animals/herds] have shared the valley ever since.
{1} names the proposal, {2} shelves “the proposal” because of the animals, {3} takes “it” up and leaves “them” a passage, and {4} refers to “that passage”.

medium
The committee expected that the new [library/playground/clinic/reading room] would be used mainly by children.
In fact, four in five of its visitors in the first [month/quarter] were over sixty.
Surprised by this figure, the members asked the elderly what had brought them.
Their answer was simple: it was the only place in the [ward/colony/town] with benches and a fan.
{1} is the expectation, {2} the fact against it, {3} is surprise at “this figure” and the question, and {4} “their answer”.

medium
[Salt/Pepper/Indigo/Silk] was once carried over these hills on the backs of [bullocks/mules/donkeys].
The animals needed water every [ten/twelve/fifteen] miles, and so wells were dug at that distance.
Around each of these wells an inn, a smithy and at last a village grew up.
That is why the old villages of the hills still lie at equal distances from one another.
{1} names the animals, {2} “the animals” and the wells, {3} “these wells” and the villages, and {4} is the conclusion (“that is why”).

medium
A [bank/telephone company/bus company] in {town} noticed that customers complained more on [Mondays/Fridays] than on any other day.
The manager’s first thought was that his staff were [tired/careless] at that end of the week.
But when he looked at the records, he saw that twice as many people came on that day.
Per customer, it turned out, there were fewer complaints than on a quiet [Wednesday/Thursday].
{1} is the observation, {2} the first thought about it, {3} the check against it (“but”), and {4} what the records show per customer.

medium
Most [plants/trees] of the desert do not try to find more water; they try to lose less.
To that end some have turned their leaves into [thorns/needles/scales].
Others have kept broad leaves but open their pores only at night.
Whichever of the two ways they have taken, they grow slowly and live [long/for centuries].
{1} states the aim, {2} the first way (“to that end some”), {3} the second (“others”), and {4} sums up “the two ways”.

hard
To call a [custom/law/rule/tax] old is often meant as praise of it.
Age, however, proves only that it was once useful to somebody strong enough to keep it alive.
Whether that use survives is a separate question, which age alone cannot answer.
It is this second question that [reformers/judges/teachers] ought to put, and seldom do.
{1} is the common view, {2} the objection (“however”) that mentions use, {3} asks whether “that use” survives, and {4} calls it “this second question”.

hard
An experiment that fails is seldom reported in the [journals/papers].
The silence is understandable, for [editors/readers] like news and failure does not sound like news.
Its cost, however, is that others repeat the same failure at the same expense.
To spare them that expense, a few [universities/institutes] now keep an open list of what did not work.
{1} is the silence, {2} excuses “the silence”, {3} tells “its cost”, and {4} speaks of sparing “them that expense”.

hard
[Maps/Dictionaries/Censuses] seem merely to record what is already there.
Yet every record chooses, since there is always more than can be put on paper.
What is left out by that choice tends, in time, to be forgotten altogether.
In this way a modest act of recording ends by shaping the very [land/language/people] that it set out to describe.
{1} is the common idea, {2} objects (“yet”) that it chooses, {3} follows “that choice”, and {4} concludes (“in this way”).

hard
It is tempting to suppose that people who [save/exercise/read/plan] do so because their will is strong.
Studies of their days suggest something more modest: they meet fewer temptations than others do.
They have arranged things so, often years ago, and then ceased to think about it.
What looks like strength is thus, in large part, good [housekeeping/design/arrangement].
{1} is the supposition, {2} the finding against it, {3} how “they” arranged it, and {4} the conclusion (“thus”).

hard
When the price of [onions/cement/cotton/steel] rises, the blame is usually laid on [hoarders/middlemen/traders].
Hoarding there may be, but nobody hoards what he expects to become cheaper.
The expectation of scarcity must therefore have come first.
To deal with the hoarder and leave that expectation untouched is to [treat the fever and not the illness/cut the leaf and not the root].
{1} is the blame, {2} grants it and mentions expecting, {3} draws “therefore” the expectation, and {4} speaks of “that expectation”.

hard
The earliest [clocks/calendars/almanacs] of the [monasteries/temples] were not made to measure time but to announce it.
They rang, and those who heard them prayed.
Only when the ringing was needed for work as well did anyone ask how long an hour was.
That question, once asked, made every hour equal and gave us the [wage/working day/time-table] as we know it.
{1} is the purpose, {2} how “they rang”, {3} “the ringing” put to another use and a question, and {4} “that question”.

hard
A good translation, it is often said, should read as if it had been written in the language of its [readers/reader].
If that were the whole truth, the best translation of a [poem/play/novel] would be an original work.
Something of the foreign voice must evidently remain audible.
How much of it may remain before readers stop listening is what makes the task an art.
{1} is the saying, {2} carries it to an absurd end (“if that were”), {3} infers that a foreign voice must remain, and {4} asks how much “of it”.

hard
Nobody who plants a [teak/mango/sandal/tamarind] tree at [seventy/eighty] can hope to sell it.
The planter’s reward must lie elsewhere, then, or there is none.
Some have found it in the shade that they imagine, years before it falls on anyone.
Such an imagination is perhaps the least expensive of all [pleasures/luxuries], and the most durable.
{1} denies a gain, {2} asks for a reward elsewhere (“then”), {3} finds “it” in an imagined shade, and {4} speaks of “such an imagination”.
`
