import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const ADJECTIVES_OF_THINGS = entries(
  'adjective',
  `
ample | medium | amount, size | more than enough | sufficient, plenteous | insufficient, inadequate | There is ample room in the van for all nine of us.
adequate | medium | amount, use, skill | enough for a purpose | sufficient, satisfactory | inadequate, insufficient | The light was adequate for reading, though not bright.
deficient | hard | amount, need, health | not having enough of something needed | lacking, wanting | sufficient, adequate | A diet deficient in iron makes one pale and tired.
excessive | medium | amount, money, morality | more than is right or proper | immoderate, undue | moderate, insufficient | Excessive rain washed the seeds out of the ground.
moderate | medium | amount, size, firmness, kindness | neither too much nor too little | reasonable, temperate | excessive, extreme | Boil the rice over a moderate flame, neither high nor low.
numerous | easy | amount | very many | countless, manifold | few, scanty | Numerous letters of thanks, over four hundred, reached the office.
sparse | hard | amount, land | thinly spread or scattered | scanty, thin | dense, thick | The sparse grass of the desert could feed only a few goats.
dense | medium | amount, clarity, mind, size | with parts crowded closely together | thick, compact | sparse, thin | The forest was so dense that no sunlight reached the ground.
enormous | easy | size, amount | very great in size or number | huge, colossal | tiny, little | An enormous rock, as big as a house, blocked the road.
colossal | medium | size, importance, amount | like a giant in size | gigantic, mammoth | tiny, diminutive | A colossal statue, a hundred metres high, looks out over the lake.
gigantic | easy | size, amount | of the size of a giant | colossal, immense | tiny, dwarfish | The gigantic wheel at the fair can be seen from five kilometres away.
tiny | easy | size, amount | very small indeed | minute, diminutive | huge, enormous | The tiny bird was no bigger than a thumb.
narrow | easy | size, mind | small in width | confined, tight | wide, broad | The lane is so narrow that two cycles can hardly pass.
broad | easy | size, mind, clarity | large from side to side | wide, extensive | narrow, slender | The river here is so broad that one cannot see the other bank.
shallow | easy | size, mind, importance, learning, care | without depth of thought or feeling | superficial, skin-deep | profound, deep | His shallow remarks show that he has never studied the matter.
deep | easy | size, mind, strength | going far down | bottomless, fathomless | shallow | The well is so deep that one hardly hears the stone fall.
profound | hard | mind, size, learning, strength | showing great depth of thought or feeling | deep, weighty | shallow, superficial | His short remark about death was so profound that I have pondered it for years.
superficial | hard | mind, size, care, learning | only on the surface; not thorough | shallow, cursory | profound, thorough | The wound was superficial and needed only a bandage.
thorough | medium | care, effort, mind | complete in every detail | exhaustive, in-depth | superficial, cursory | The police made a thorough search, looking even under the floor.
cursory | hard | care, speed, look, mind | quick and without attention to detail | hasty, perfunctory | thorough, painstaking | After a cursory glance at the papers he signed them all.
bulky | medium | size, ease | large and awkward to carry | cumbersome, unwieldy | compact, handy | The bulky wardrobe would not go through the door.
compact | medium | size, order | fitted neatly into a small space | space-saving, snug | sprawling, spacious | The kitchen is so compact that the cook can reach everything from one spot.
heavy | easy | size, strength, amount, ease | having great weight | weighty, hefty | light, weightless | The trunk was so heavy that four men had to lift it.
slender | medium | size, beauty, strength, amount | gracefully thin | slim, willowy | stout, plump | The slender girl could slip through the gap between the bars.
stout | medium | size, strength, body | rather fat | plump, portly | slim, lean | The stout gentleman needed two seats on the bus.
lean | medium | size, body, amount | thin and without extra flesh | skinny, spare | fat, plump | Runners are usually lean, with hardly any fat on them.
gaunt | hard | size, body, health, food | very thin from hunger or illness | emaciated, haggard | plump, well-fed | After two months of fever his face was gaunt and his eyes hollow.
obese | hard | size, body, health, food | so fat as to be unhealthy | overweight, corpulent | underweight, skinny | The doctor told the obese patient to lose thirty kilos.
steep | easy | size, position, money | rising or falling sharply | sheer, precipitous | gradual, gentle | The path was so steep that we had to climb on hands and knees.
lofty | hard | size, position, pride, importance | rising to a great height | towering, soaring | low, lowly | The lofty peaks of the range were white with snow all the year.
remote | medium | place, social, time | far away from towns and people | distant, isolated | near, accessible | Letters take a month to reach that remote village in the hills.
adjacent | hard | place, join | lying next to something | adjoining, neighbouring | distant, remote | The two friends bought adjacent plots and put no wall between them.
vacant | medium | place, amount, use, mind | not occupied | unoccupied, unfilled | occupied, filled | There was not one vacant seat in the train, so we stood all night.
empty | easy | amount, place, importance | containing nothing | void, unfilled | full, filled | The pot was empty; not a grain of rice was left in it.
crowded | easy | amount, place, social | full of people | packed, congested | deserted, uncrowded | The bus was so crowded that people hung from its doors.
deserted | medium | amount, place, social, leave | left by all its people | abandoned, forsaken | crowded, populated | No lamp burnt in the deserted village; everyone had fled.
barren | medium | land, amount, use | producing no crops or fruit | infertile, unproductive | fertile, productive | Nothing but thorns will grow on this barren hillside.
lush | hard | land, amount, beauty | growing thickly and healthily | luxuriant, verdant | barren, sparse | After the rains the hills were lush with knee-high grass.
humid | medium | weather, taste, land | having much moisture in the air | damp, moist | dry, arid | The air by the sea is so humid that clothes never dry.
damp | easy | weather, taste, land | slightly wet | moist, dank | dry, parched | Do not sleep on the damp grass, or you will catch a cold.
frigid | hard | weather, heat, social, mood, kindness | extremely cold | icy, freezing | torrid, warm | In the frigid winds of the pole, breath turns to ice.
torrid | hard | weather, heat, mood | extremely hot and dry | scorching, sweltering | frigid, cool | In the torrid heat of May the tar melted on the roads.
stormy | easy | weather, anger, quiet, fight | with strong winds and heavy rain | tempestuous, blustery | calm, still | No boat could put out on that stormy sea.
bright | easy | light, mind, mood, clarity | giving out or full of light | shining, brilliant | dim, dull | The moon was so bright that we could read by it.
dim | medium | light, clarity, mind | giving little light | faint, shadowy | bright, brilliant | In the dim light of one candle we could not read the letter.
dark | easy | light, clarity, mood, hide | with little or no light | unlit, murky | bright, well-lit | The cave was so dark that we could not see our own hands.
radiant | hard | light, mood, beauty | shining with light or joy | glowing, beaming | dull, gloomy | The bride was radiant with happiness.
dazzling | medium | light, beauty, skill, praise | so bright as to blind for a moment | blinding, glaring | dull, dim | The dazzling headlights of the lorry made her shut her eyes.
pale | easy | light, health, mood, body | having little colour | colourless, wan | ruddy, rosy | She looked pale after losing so much blood.
vivid | medium | light, clarity, strength, interest | producing very clear pictures in the mind | graphic, lifelike | vague, colourless | He gave so vivid an account of the war that we seemed to see it.
loud | easy | sound, quiet, speech, beauty | making a great noise | noisy, deafening | soft, quiet | The music was so loud that the windows shook.
shrill | medium | sound, quiet, speech | high and piercing in sound | high-pitched, strident | low, deep | The shrill whistle of the guard hurt our ears.
melodious | medium | sound, beauty, taste | pleasant to hear, like a tune | tuneful, musical | discordant, harsh | The melodious song of the koel woke us every morning.
raucous | hard | sound, quiet, order | unpleasantly loud and rough | rasping, rowdy | soft, mellow | The raucous cries of crows made it impossible to sleep.
sharp | easy | sharp, mind, speech, taste | having an edge that cuts well | keen, razor-edged | blunt, dull | Cut the bread with a sharp knife, not with this old one.
smooth | easy | touch, ease | having an even surface | even, polished | rough, uneven | The pebbles in the river are round and smooth.
rough | easy | touch, kindness, beauty, ease, order | having an uneven surface | uneven, bumpy | smooth, even | The rough road shook the bus from side to side.
slippery | easy | touch, danger, truth | so smooth or wet that one may slide | slick, slithery | dry, rough | Walk slowly, for the wet floor is slippery.
sticky | easy | touch, join | tending to hold to whatever touches it | gluey, adhesive | dry, smooth | My fingers were sticky with jaggery.
hollow | medium | amount, truth, importance | empty inside | empty, unfilled | solid, filled | Bamboo is light because it is hollow.
solid | medium | firmness, strength, amount, truth | firm and not liquid or empty | hard, firm | liquid, fluid | Water becomes solid at zero degrees.
brittle | hard | harm, strength, firmness | hard but easily broken | breakable, crumbly | flexible, tough | Old paper becomes so brittle that it cracks when folded.
supple | hard | firmness, ease, health, skill | bending easily and gracefully | lithe, pliant | stiff, rigid | Dancers keep their bodies supple by daily exercise.
sturdy | medium | strength, health, firmness | strong and not easily damaged | robust, solid | flimsy, weak | The sturdy table has served the family for sixty years.
flimsy | medium | strength, firmness, truth, belief | thin and easily damaged | frail, insubstantial | sturdy, strong | The flimsy umbrella turned inside out in the first wind.
durable | medium | time, firmness, strength | lasting for a long time without damage | long-lasting, hard-wearing | flimsy, perishable | Teak is so durable that the old ship’s planks are still sound.
perishable | medium | time, food, harm | likely to decay quickly | decaying, short-lived | durable, long-lasting | Fish and other perishable goods are carried on ice.
rotten | easy | food, harm, morality, pure | gone bad | decayed, putrid | fresh, sound | One rotten mango spoilt the whole basket.
fresh | easy | food, time, pure, strength, ordinary | newly made or gathered | crisp, newly-picked | stale, withered | These greens are fresh; they were picked this morning.
stale | easy | food, time, interest, ordinary | no longer new or good to eat | old, musty | fresh, new | The bread was so stale that it was as hard as a brick.
savoury | medium | taste, food | having a pleasant salty or spicy taste | appetising, tasty | sweet, insipid | I prefer savoury snacks such as samosas to sweets.
nutritious | medium | food, health | good for the body as food | nourishing, wholesome | unwholesome, innutritious | Eggs are cheap and nutritious and help children to grow.
hungry | easy | food, eagerness, need | wanting food | famished, starving | full, satiated | The hungry boy ate nine chapatis without a pause.
thirsty | easy | food, eagerness, need | wanting something to drink | parched, dehydrated | quenched | After the race the thirsty runners emptied the water pots.
healthy | easy | health, strength | well in body | fit, well | ill, unhealthy | Regular exercise keeps him healthy; he has not been ill for years.
sick | easy | health, mood | not well | ill, unwell | healthy, fit | The sick child lay in bed with a high fever.
contagious | hard | health, harm, amount | passed from person to person by contact | infectious, catching | non-infectious | Chickenpox is so contagious that the whole class caught it.
fatal | medium | harm, danger, health, end | causing death | deadly, mortal | harmless, life-giving | The accident proved fatal to the driver, who died on the way to hospital.
painful | easy | harm, mood, health | causing suffering of body or mind | aching, agonising | painless, pleasant | The sting of a scorpion is very painful.
numb | medium | health, mood, body | unable to feel anything | unfeeling, deadened | sensitive, feeling | After an hour in the snow his fingers were numb.
blind | medium | look, body, mind | unable to see | sightless, unsighted | sighted, seeing | A dog leads the blind man across the road.
agile | hard | speed, skill, move, body | able to move quickly and easily | nimble, lithe | clumsy, stiff | The agile monkey leapt from branch to branch.
nimble | medium | speed, skill, move, body | quick and light in movement | agile, deft | clumsy, sluggish | With nimble fingers she threaded two hundred beads in an hour.
rapid | easy | speed, time | happening in a short time | fast, speedy | slow, gradual | There has been a rapid rise in prices: they doubled in a month.
prompt | medium | speed, time, care | done without delay | immediate, punctual | delayed, tardy | Her prompt reply came by the very next post.
tardy | hard | speed, time, care | later than is expected or proper | late, belated | prompt, punctual | Because of his tardy payment, a fine was added to the bill.
hasty | easy | speed, care, time, mind | done too quickly | hurried, rash | deliberate, unhurried | He soon regretted his hasty decision to resign.
abrupt | hard | speed, time, social, speech | sudden and unexpected | sudden, brusque | gradual, gentle | The bus came to so abrupt a halt that we were thrown forward.
constant | medium | time, firmness, truth | going on all the time or never changing | continual, unchanging | variable, changeable | The constant noise of traffic day and night kept us awake.
frequent | easy | time, amount, ordinary | happening often | repeated, recurrent | rare, infrequent | Power cuts are so frequent here that every house has candles.
occasional | medium | time, amount, ordinary | happening now and then | infrequent, irregular | frequent, regular | Apart from an occasional dog, the street was empty.
eternal | medium | time, faith, end | lasting for ever | everlasting, endless | temporary, short-lived | The priest spoke of the eternal life of the soul.
perpetual | hard | time, end, firmness | never ending or changing | everlasting, unceasing | temporary, brief | The peaks are covered with perpetual snow that never melts.
momentary | medium | time | lasting only for an instant | fleeting, passing | lasting, permanent | There was a momentary silence; then everybody spoke at once.
previous | easy | time, order | coming before in time | earlier, prior | following, subsequent | I had seen him the previous day, on Monday, not on Tuesday.
subsequent | hard | time, order | coming after in time | later, following | previous, earlier | He failed once but passed at a subsequent attempt.
simultaneous | hard | time, order | happening at the same moment | concurrent, synchronous | separate, successive | There were simultaneous raids on six offices, all at seven in the morning.
annual | easy | time | happening once a year | yearly, once-a-year | - | The annual fair is held every January.
recent | easy | time, origin | that happened a short time ago | latest, new | old, ancient | A recent photograph, taken last month, must be pasted on the form.
modern | easy | time, ordinary, origin | belonging to the present time | present-day, up-to-date | ancient, antiquated | The modern hospital has the latest machines.
antique | hard | time, ordinary, money, origin | old and valuable | vintage, age-old | modern, new | An antique clock of 1780 was sold for ten lakhs.
primitive | medium | time, ordinary, origin, learning | belonging to an early stage of development | rudimentary, crude | advanced, sophisticated | They still grind grain with a primitive tool of stone.
initial | medium | begin, time, order | coming at the beginning | first, opening | final, last | After some initial difficulty she learnt to ride well.
final | easy | end, time, order | coming at the end | last, concluding | first, initial | The final chapter tells us who the thief was.
prior | hard | time, order, importance | coming earlier in time or rank | previous, preceding | later, subsequent | No tree may be cut without the prior consent of the board.
`,
)
