import { type Form, form } from '../../shared/varied/forms.ts'

export const READING_FORMS: readonly Form[] = [
  form(
    'a-machine-of-the-village',
    'easy',
    `
a tomato dryer | tomatoes | rotted in the heap | old window panes | wet sand | a seed merchant
a groundnut sheller | groundnuts | lay unshelled for weeks | a bicycle wheel | pebbles | a hostel cook
a coconut climber | coconuts | fell before they were ripe | two iron hoops | cart grease | a temple trustee
a turmeric boiler | turmeric roots | grew mouldy in the rain | an oil drum | paddy husk | a bank clerk
a cotton picker’s cart | cotton | was torn by the thorns | pram wheels | rubber strips | a school inspector
a millet huller | millets | broke into dust | a grinding stone | castor oil | a railway guard
a chilli sorter | chillies | lost their colour | a fan belt | coarse cloth | a lorry owner
a fish smoker | fish | went bad by noon | a water tank | coconut shells | a ferry driver
`,
    [
      'When {woman} was still at school in a village near {town}, half of her family’s {b} {c}. The shops sold machines against this, but the cheapest of them cost as much as [two buffaloes/a motorcycle/a year’s rent]. She decided to make {a} herself. Her father, who had seen many a plan come to nothing, gave her a corner of the cattle shed and told her not to expect more.',
      'The first model was built from {d} and worked for exactly [nine/eleven/six] minutes. She took it to pieces, drew every part in a notebook, and asked everyone who came to the house what he would change. It was {f}, stopping only for a glass of water, who suggested that she should use {e}. He knew nothing about machines, she says, and that was his advantage: he did not know what could not be done.',
      'The fourth model has now run for [three/four/five] seasons. She has refused to sell the design, though not out of greed. Anyone may copy it free of charge, on the one condition that he writes to her about every fault he finds. The notebook has reached its third volume, and she reads it, she says, oftener than any novel.',
    ],
    `
stated | What was the first model built from? | {d} | {d*} | The second paragraph says that it was built from {d}.
stated | Who gave the advice that helped? | {f} | {f*} | The second paragraph says that it was {f}, on a short visit.
judged | Why did the visitor’s ignorance help? | He was not held back by what experts think impossible | He asked for no payment; He had used such a machine before; He told nobody about her plan; He was the only one who listened | “He did not know what could not be done” calls this his advantage.
judged | What does she ask of those who copy the design? | Reports about its faults | A small fee for each machine; A share of their harvest; A promise not to change it; The name of the shop that sold it | The condition is that they write to her about every fault they find.
judged | What attitude did her father have at first? | Doubtful, though he did not forbid it | Eager, as he hoped for a profit; Angry at the loss of the shed; Proud of her skill with tools; Afraid of what neighbours would say | He gave her a corner but told her not to expect more.
`,
  ),
  form(
    'a-closed-line',
    'medium',
    `
a tram line | the tram depot | a flower market | conductors | bells of the trams | a reading hall
a ferry | the ferry house | a fish canteen | boatmen | whistle of the ferry | a swimming school
a cinema | the cinema hall | a vegetable market | ushers | songs of the interval | a badminton court
a silk mill | the mill sheds | a bus stand | weavers | siren of the mill | a free clinic
a light railway | the engine shed | a cattle fair | firemen | rumble of the wagons | a wrestling ring
a salt works | the salt godowns | a parking place | rakers | creak of the carts | a boat museum
a printing press | the press building | a row of shops | compositors | clatter of the machines | a children’s library
`,
    [
      'The last day of {a} in {town} was announced [three/six/two] months before it came, and hardly anyone protested. It had lost money for years, and those who spoke most warmly of it had not used it since they were children. Only the {d} wrote a petition, and even they asked less for its rescue than for their pensions. On the last evening, however, some [two thousand/five thousand/nine hundred] people came to see it, more than in the whole of the month before.',
      'What to do with {b} was a harder question. The corporation wanted {c}, which would have paid rent. A group of citizens asked for {f}, which would pay nothing. The quarrel went on for [four/five/seven] years, during which the roof fell in and the cost of either plan doubled. In the end the citizens won, not because their reasons were better but because the money for the rent-paying plan could no longer be found.',
      'It would be easy to laugh at a town that mourned what it had not used. But use is not the only tie. For half a century the {e} had told people in their kitchens what hour it was; they noticed it no more than their own pulse. One may miss, when it stops, a thing to which one never listened.',
    ],
    `
stated | What did the corporation want in the old building? | {c} | {c*} | The second paragraph says that the corporation wanted {c}.
stated | Who wrote a petition? | {d} | {d*} | The first paragraph says that only the {d} wrote one.
judged | Why did the citizens win in the end? | The other plan could not be paid for | Their reasons were found to be better; They collected the money themselves; The roof of the building was repaired; The corporation changed its members | They won “not because their reasons were better” but because money for the other plan could not be found.
judged | What does “use is not the only tie” mean here? | People can be attached to what they do not use | What is not used should be pulled down; People use less than they believe; Only what is used is worth keeping; A tie can be stronger than a rope | The sentences after it tell of something that was heard daily and never used by those who miss it.
judged | What is the tone of the last paragraph? | Understanding towards the people of the town | Mocking towards those who came to mourn; Angry at the loss of money; Hopeful that it will be opened again; Indifferent to what was lost | “It would be easy to laugh … but” takes the side of those who mourned.
`,
  ),
  form(
    'how-an-animal-finds-its-way',
    'medium',
    `
sea turtles | the beach of their birth | smell of the water | pull of the earth’s magnetism | lamps along the shore | nestlings
salmon | the stream of their birth | taste of the water | slant of the light | walls across rivers | young fish
homing pigeons | their own loft | sounds too low for us | height of the sun | radio masts | squabs
desert ants | the hole of their nest | count of their own steps | pattern of polarised light | footprints of cattle | workers
bats | their old cave | echoes of the rocks | glow of the evening sky | wind turbines | pups
monarch butterflies | the forest of their grandparents | direction of the wind | place of the sun | mown roadsides | caterpillars
honey bees | the entrance of the hive | shapes of the trees | angle of the sun | sprays on the fields | drones
`,
    [
      'How {a} find {b} has puzzled observers for at least [two hundred/a hundred and fifty/three hundred] years. An early answer was that they follow the {c}. It seemed to be settled when animals that had been deprived of that sense lost their way. But the proof was weaker than it looked, for animals that have undergone any such treatment are disturbed, and a disturbed animal loses its way for many reasons.',
      'A later school pointed to the {d}. In its best-known experiment the {f} were raised in a room where this could be altered at will, and when they were set free they went wrong by just the angle that had been foretold. Here the animals had not been hurt, and a mere disturbance could not explain why they should err in one direction and not in another.',
      'One might expect the first answer to have been dropped. Instead it has come back, for the second guide proved good over long distances and useless over the last [few hundred metres/kilometre]. It seems that nature, unlike the schools, did not choose. What now endangers both guides is {e}, which no ancestor of these animals ever met.',
    ],
    `
stated | What was the early answer? | {c} | {c*} | The first paragraph says that they were thought to follow the {c}.
stated | What endangers the animals’ guides today? | {e} | {e*} | The last sentence names {e}.
judged | Why was the first proof weak? | The animals had been disturbed by the treatment | Too few animals were examined; The animals had been raised in a room; It was made at the wrong time of the year; The observers had foretold the result | A disturbed animal loses its way for many reasons, so the loss did not show that the sense was needed.
judged | What made the later experiment convincing? | The animals erred by the angle that was foretold | The animals went wrong in every direction; The animals found their way at once; It was repeated over long distances; It used animals caught in the wild | They went wrong by just the foretold angle, which mere disturbance cannot explain.
judged | What does “nature, unlike the schools, did not choose” suggest? | The animals use both guides | Neither of the two answers is right; The schools worked together from the start; Animals learn nothing from experience; The second answer replaced the first | The second guide serves far off and the first one near by, so both are used.
`,
  ),
  form(
    'a-small-rule',
    'easy',
    `
bus | stand up for older passengers | the conductor | a whistle | drivers | a free tea
library | return books a day early | the attendant | a blue card | readers | a clean table
hospital | speak in a low voice | the head nurse | a finger on the lips | visitors | an extra chair
market | bring their own bags | the oldest trader | a green ribbon | buyers | a handful of coriander
post office | stand in one line | the stamp clerk | a rope on two stools | customers | a new pencil
school | pick up one scrap of paper | the watchman | a nod | pupils | the first turn at the swing
railway station | let others get down first | the porter | a raised hand | travellers | a place in the shade
`,
    [
      'Nobody remembers who first asked the people at the {a} of our town to {b}. There was no notice on the wall and no fine for those who did otherwise. There was only {c}, with {d}, which greeted whoever had complied. It cost nothing and took no time. Yet within [a season/half a year/two months] the habit was so general that strangers were seen to look round, wonder, and do as the others did.',
      'Encouraged by this, the authorities of the next town made a rule of the same thing. They printed it in three languages and offered {f} as a reward. For [a week/ten days/a fortnight] it worked wonderfully; then the {e} began to ask what else they would be given, and after a month it was just as before. When the reward was withdrawn, matters became worse than they had ever been.',
      'The two towns lie only [nine/twelve/fifteen] kilometres apart, and their people are cousins. The difference was not in them. In the one place a person who did the right thing was seen; in the other he was paid. To be paid is pleasant, but it turns a kindness into a trade, and nobody trades for long at a low price.',
    ],
    `
stated | What was offered as a reward in the next town? | {f} | {f*} | The second paragraph says that {f} was offered.
stated | Who greeted those who complied? | {c} | {c*} | The first paragraph names {c}.
judged | What happened when the reward was withdrawn? | Matters became worse than before it was offered | The habit became general at last; People went to the other town; The rule was printed once more; Nothing changed at all | The second paragraph ends: worse than they had ever been.
judged | Why does the writer say that the people of the two towns are cousins? | To show that the people were alike | To explain how the habit spread; To excuse the people of one town; To show that the towns are near; To say that they quarrelled | “The difference was not in them”: as the people were alike, the cause lay in how they were treated.
judged | What is the main idea of the passage? | Notice can do more for good habits than payment | Rules must be printed in many languages; Rewards should be raised from time to time; Fines work better than rewards; People of small towns are kinder | In the one place the right deed was seen, in the other it was paid, and only the first lasted.
`,
  ),
  form(
    'an-old-material',
    'hard',
    `
lime plaster | cement | chalky smell | walls of forts | two winters | masons
bamboo | steel | faint rustle | roofs of barns | three monsoons | carpenters
palm-leaf thatch | tin sheets | dry sweetness | huts of fishermen | one cyclone | thatchers
rammed earth | burnt brick | scent of rain | granaries | four summers | potters
jute sacking | plastic | smell of ropes | holds of ships | two harvests | packers
beaten brass | aluminium | bitter taste | kitchens of temples | ten years | braziers
handmade paper | mill paper | rough edge | account books | a century | binders
`,
    [
      'It is usual to tell the story of {a} as one of defeat: {b} came, it was cheaper, and the older thing withdrew to the {d}, where tourists admire it. Told so, the story has the charm of all stories in which the end could not have been otherwise. It leaves out only that for some [forty/fifty/thirty] years the two were sold side by side, that buyers of good sense chose now one and now the other, and that the price, which is supposed to have decided the matter, hardly differed.',
      'What did differ was the knowledge that they demanded. To work with {a} one had to be taught by {f} for years, and to judge, by its {c} as much as by any rule, when it was ready. The newcomer asked for no such judgement. It could be used badly, and mostly was, without anyone’s noticing before [the guarantee/the contractor/the warranty] was gone. A thing that forgives ignorance will always spread faster than one that punishes it, whatever the merits of the two.',
      'When, after {e}, the faults of the new material began to show, there was talk of going back. By then the teachers were dead. We are apt to think of knowledge as something that is stored, so that it can be fetched when it is wanted. The knowledge of hands is rather like a language: it lives in being used, and when the last two who speak it have fallen silent there is nothing to fetch.',
    ],
    `
stated | By what was the readiness of {a} judged? | {c} | {c*} | The second paragraph says that one judged by its {c} as much as by any rule.
judged | What does the writer object to in the usual story? | It makes the outcome look inevitable | It praises the older material too much; It is told by tourists alone; It forgets that the new material was dearer; It begins too late in time | The usual story has the charm of one “in which the end could not have been otherwise” and leaves out what speaks against that.
judged | Why, according to the writer, did the newer material spread? | It could be used without skill | It was far cheaper than the older one; It lasted for a longer time; It was forced upon the builders; It was more pleasant to the eye | It “forgives ignorance”; the price “hardly differed”.
judged | What is the point of the comparison with a language? | Such knowledge exists only while it is practised | Such knowledge can be written in books; Such knowledge differs from place to place; Such knowledge is learnt best by children; Such knowledge grows richer with age | It “lives in being used”; when the last two are silent, nothing is left to fetch.
judged | Which of these would weaken the writer’s argument most? | The new material had cost a quarter of the old | The new material came from another country; Tourists had stopped admiring the old one; Some teachers had written letters; Buyers had chosen now one and now the other | The argument rests on the price having “hardly differed”; were it a quarter, price alone could explain the change.
`,
  ),
  form(
    'numbers-that-mislead',
    'hard',
    `
hospital | patients who die | sends hopeless cases home | nurses | the number of beds | fever
school | pupils who fail | keeps weak pupils from the test | teachers | the height of the building | spelling
police station | crimes that are solved | writes down easy cases only | constables | the age of the jeep | theft
railway | trains that are late | lengthens the times on paper | drivers | the colour of the coaches | signals
bank branch | loans that are not repaid | renews bad loans quietly | clerks | the size of the counter | credit
call centre | calls that last long | cuts off difficult callers | operators | the number of chairs | patience
municipality | complaints that are open | closes them unanswered | inspectors | the length of its streets | drains
`,
    [
      'Suppose that each {a} of a state is to be judged by the share of {b}. The figure is easily understood, it can be printed in a table, and no one can accuse the minister of favour. For a year or two the tables will tell something. After that they will tell less and less, and the better the intentions with which they are read, the sooner this will happen. For every {a} can improve its figure in two ways, and one of the two is easy: it {c}.',
      'It would be unjust to call this cheating. The {d} who do it are often the very ones who care most, since a bad figure means less money and thus worse work. They have been asked, in effect, to choose between the measure and the thing measured, by people who do not know that there is a choice. That nobody lies is what makes the result so hard to put right. [A liar can be caught/A lie can be found out]; a figure that is true and means nothing cannot.',
      'Some conclude that nothing should be measured at all. One might as well throw away thermometers because a hand can warm them. What follows is more modest: a measure that brings reward must be changed often, it must be one of several, and those who are measured should be asked what it leaves out. They know. They have usually known it, and have been silent, since the day on which the first table was printed.',
    ],
    `
stated | What is the easy way to a better figure? | {c} | {c*} | The first paragraph ends with it: it {c}.
judged | Why are those who improve the figure not called cheats? | They act from care for their work | Their figures are checked by others; They do not know what they do; They are never rewarded for it; They have asked for permission | They are “often the very ones who care most”, for a bad figure means less money and worse work.
judged | What is the purpose of the remark about thermometers? | To reject the idea that nothing should be measured | To show that all measures are exact; To explain how heat is measured; To praise those who measure fever; To suggest that hands are better | The remark answers those who “conclude that nothing should be measured at all”.
judged | Which of these does the writer NOT recommend? | Raising the reward for a good figure | Using more than one measure; Changing the measure often; Asking those who are measured; Keeping some kind of measure | The last paragraph names the other four; a higher reward would add to the trouble.
judged | What does the writer imply in the last two sentences? | Those who were measured were not asked | Those who were measured were dishonest; The first table was printed by mistake; The tables should be read by experts alone; The tables were kept secret for years | They knew what the table leaves out and “have been silent”, for nobody put the question to them.
`,
  ),
  form(
    'a-market-day',
    'easy',
    `
Monday | baskets | Rampachodavaram | honey | a horn | tamarind
Tuesday | ropes | Araku | pepper | a drum | ginger
Wednesday | pots | Utnoor | gum | a gong | chironji seeds
Thursday | brooms | Paderu | soapnuts | a flute | turmeric
Friday | mats | Asifabad | lac | a bell | mahua flowers
Saturday | combs | Bhadrachalam | resin | a conch | broom grass
Sunday | knives | Jainoor | wild yams | a rattle | amla
`,
    [
      'Every {a} a market is held in a clearing [two/three/four] hours’ walk from {c}. It has no shops. The sellers put down their {b} on the grass, each in the place where her mother sat, and wait. Nobody calls out prices. At [nine/ten/eight] o’clock an old man sounds {e}, and only then may anyone buy; whoever bargains before that is laughed at for the rest of the day.',
      'Until some years ago the traders from the plains gave salt for {d}, measure for measure, although in the towns the one was worth [twelve/fifteen/twenty] times as much as the other. The hill people were not deceived, as is often said. They knew the price in the towns quite well; but the town was far away, and there was no salt on the hills. It was not knowledge that they lacked but a cart.',
      'In [2011/2014/2009] a group of women bought one, second-hand, with the money from a season of {f}. They now carry their goods to the town themselves on every other {a}, and bring back salt for the whole clearing. The traders still come. They pay in money these days, and they pay well, since anybody who is not content can put her goods on the cart.',
    ],
    `
stated | What do the sellers put down on the grass? | {b} | {b*} | The first paragraph says that they put down their {b}.
stated | What tells people that buying may begin? | {e} | {e*} | An old man sounds {e}, and only then may anyone buy.
stated | What paid for the cart? | {f} | {f*} | It was bought with the money from a season of {f}.
judged | Why did the hill people accept a bad bargain? | They could not carry their goods to town | They did not know the prices in town; They were forced by the old man; They did not need any money; They trusted the traders blindly | “It was not knowledge that they lacked but a cart.”
judged | Why do the traders pay well now? | The sellers have another way to sell | The traders have become richer; The market is held more often; Salt has become much cheaper; The old man fixes the prices | Whoever is not content can put her goods on the cart.
`,
  ),
  form(
    'two-sisters-firm',
    'medium',
    `
pickles | lime | a court case | the label | a cloth bag | Visakhapatnam
candles | wax | a fire | the wick | a tin box | Hyderabad
school bags | canvas | a strike | the buckle | a paper tag | Chennai
toys | wood | a theft | the paint | a coir net | Mysuru
papads | rice flour | a wet summer | the recipe | a palm-leaf box | Bhubaneswar
umbrellas | nylon | a lost lawsuit | the handle | a printed sleeve | Pune
slippers | leather | a flood | the strap | a jute pouch | Nagpur
`,
    [
      '{woman} and her sister had made {a} for eleven years when {c} took away nearly all that they had saved. The bank was ready to lend, but on condition that they should halve the number of their workers and buy a machine. The sisters looked at the offer for a week. The machine, they found, would have done the work of [nine/twelve/fourteen] women and paid for itself in two years. They refused it.',
      'Their reason was not kindness, or not that alone. Their {a} were bought, at a price above that of the larger firms, because customers wrote in with wishes and had them fulfilled. One wanted {d} changed, another asked for {e}. It was the women at the tables who read those letters and knew what could be done by [Friday/Monday]. A machine would have turned out more, faster, and all alike, and so the sisters would have had to compete with the larger firms in the one thing in which these were better.',
      'They borrowed a smaller sum from [their suppliers of {b}/a dealer in {b}] instead, at a higher rate of interest, and paid it back in [four/five] years. Today they sell as far as {f}. The younger sister likes to say that the bank gave them the best advice of their lives, since it made them ask what it was that people paid them for.',
    ],
    `
stated | What nearly ruined the firm? | {c} | {c*} | The first sentence names it: {c}.
stated | Which of these did a customer ask for? | {e} | {e*} | The second paragraph says that another customer asked for {e}.
judged | Why did the sisters refuse the machine? | It would have taken away what set them apart | It would not have paid for itself; It would have needed skilled workers; It would have made dearer goods; It would have come too late | With it they would have had to compete in speed and quantity, in which larger firms were better.
judged | Which of these is NOT stated about the second loan? | It was larger than the bank’s offer | It bore a higher rate of interest; It was paid back within five years; It came from the trade; It was a smaller sum | The sisters borrowed “a smaller sum”, at a higher rate, and paid it back.
judged | In what sense did the bank give good advice? | Its offer made them see their strength | Its interest was lower than others’; Its machine was bought later on; Its clerk became their partner; Its warning came in good time | It made them ask what it was that people paid them for.
`,
  ),
  form(
    'letter-to-the-editor',
    'medium',
    `
footbridge | cyclists | the flower sellers | a ramp | drivers of lorries | benches
bus shelter | schoolchildren | the tea stalls | a roof of cloth | owners of cars | street lamps
public garden | old people | the balloon sellers | an open gate | dog owners | taps
swimming pool | girls | the juice vendors | separate hours | members of the club | showers
reading room | students at night | the night watchmen | a second key | retired officers | fans
play field | small boys | the peanut sellers | a wooden fence | cricketers | swings
fish market | the women who clean fish | the ice carriers | a drain | wholesale traders | scales
`,
    [
      'Sir, – Your report on the new {a} in {town} praises its architect, and I do not doubt that he deserves it. You print three photographs, and there is nobody in any of them. Perhaps the camera was early. I went there on [four/five/six] days of last week, at different hours, and counted [eleven/seven/nineteen] persons in all, of whom [three/two/four] had lost their way.',
      'The old one, which was pulled down to make room for it, was ugly, and I shall not defend its {f}. But it was used by {b}, and it was used because {c} had their place beside it, so that it was never empty and never dark. The new plan has no place for these. They were, one reads, “an obstruction”. I should like to ask, whom did they obstruct? Not those who came on foot. It was the {e} who complained, and who, to judge by what I saw, do not come now either.',
      'It is not too late. {d} would cost less than the plaque with the names of the committee. If, besides, the sellers were allowed to return, the camera might find something to look at. A public place is not finished when the last stone has been laid; it is finished when somebody sits down in it without having been invited. – Yours, etc.',
    ],
    `
stated | Who had complained about the “obstruction”? | {e} | {e*} | The second paragraph says that it was the {e} who complained.
stated | What does the writer propose to add? | {d} | {d*} | The last paragraph says that {d} would cost less than the plaque.
judged | Why does the writer mention that nobody is in the photographs? | To hint that the place is not used | To find fault with the photographer; To show how clean the place is; To praise the work of the architect; To prove that the report is false | The counts that follow show that hardly anyone comes; “perhaps the camera was early” is irony.
judged | How does the writer feel about the old place? | It was ugly but it was alive | It was better built than the new one; It was rightly called an obstruction; It was used by too many people; It was never in good order | It “was ugly”, but it “was never empty and never dark”.
judged | When, according to the writer, is a public place finished? | When people use it of their own accord | When the last stone has been laid; When the plaque has been put up; When the committee has opened it; When the sellers have been removed | “When somebody sits down in it without having been invited.”
`,
  ),
]
