import { type Form, form } from '../../shared/varied/forms.ts'

export const MORE_READING_FORMS: readonly Form[] = [
  form(
    'two-ways-of-teaching',
    'medium',
    `
swimming | the breath | a rope | lifeguards | the deep end | goggles
drumming | the pause | a metronome | bandsmen | the fast parts | gloves
chess | the pawns | a clock | club players | the endgame | medals
cooking | the smell | a thermometer | hostel cooks | the sauces | aprons
singing | the silence | a tuning fork | choir boys | the high notes | microphones
cycling | the balance | a third wheel | postmen | the steep slope | helmets
handwriting | the posture | ruled paper | clerks | the capital letters | fountain pens
archery | the release | a wooden stand | village bowmen | the long distance | arm guards
`,
    [
      'Two teachers of {a} in {town} were asked to train beginners for [six/eight/ten] weeks, and to be compared at the end. The first gave his pupils {c} on the first day and corrected every fault as soon as it appeared. They made rapid progress and were proud of it. The second did not correct at all in the first fortnight. He let his pupils watch {d} at work and asked them each evening what they had noticed. Most of them, in those weeks, could do next to nothing.',
      'When they were examined, the pupils of the first teacher were ahead, as everyone had foreseen. It was by accident that they were examined a second time, [half a year/five months/nine months] later, because some papers had been lost. By then the order was reversed. The first group had forgotten much, and had most trouble with {e}. The second, although nobody had taught them in the meantime, had gone on improving.',
      'The second teacher, asked for his secret, said that he had merely talked less. A pupil who is corrected attends to the teacher; one who is not corrected has nobody to attend to except himself and the thing. “I wanted them to hear {b},” he said. “I can point to it only if I am there, and I shall not always be there.” He had used no {f}, and recommended none.',
    ],
    `
stated | What did the first teacher use? | {c} | {c*} | The first paragraph says that he gave his pupils {c} on the first day.
stated | With what did the first group have most trouble later? | {e} | {e*} | The second paragraph names {e}.
judged | Why were the pupils examined a second time? | Some of the papers were missing | The first result was doubted; The teachers had asked for it; The pupils had learnt too little; The weeks had been too few | It was “by accident”, since some papers had been lost.
judged | What was the result in the long run? | Those who were not corrected did better | Those who were corrected did better; Both of the groups did equally well; Neither group remembered anything; Only those who were taught again did well | By the second test the order was reversed, and the second group had gone on improving.
judged | What did the second teacher want his pupils to learn? | To notice their own faults | To obey without questions; To teach other beginners; To make rapid progress; To imitate their teacher | He wanted them to attend to “himself and the thing”, as he would not always be there.
`,
  ),
  form(
    'the-shortage-that-was-not',
    'hard',
    `
drivers | lorries stood idle | the agencies | night rest | schools for drivers | the roads
nurses | wards were closed | the recruiters | fixed shifts | colleges for nurses | the wards
welders | ships waited in dock | the contractors | clean masks | courses for welders | the docks
teachers | classes were joined | the commission | a room to read | training colleges | the classrooms
weavers | looms were silent | the exporters | a weekly wage | institutes of design | the sheds
bakers | ovens stayed cold | the owners | a later start | diplomas in baking | the bakeries
electricians | houses stood dark | the builders | insured ladders | evening classes | the building sites
`,
    [
      'For several years it was taken as established that the country was short of {a}. {b}, employers complained, and {c} published figures: so many places advertised, so many unfilled, the difference being the shortage. On the strength of these figures money was voted for {e}, and within [five/six/four] years twice as many {a} were trained as before. The number of unfilled places did not fall. It rose a little.',
      'A student who was looking for a subject did what had not been done. She asked not how many {a} were wanted but where those that had been trained were. There turned out to be plenty. One in three had left the trade within [three/two/four] years and was selling insurance, driving for hire, or at home. They had not been found by any survey, since surveys are made among those who work and those who look for work, and these did neither.',
      'What would bring them back? She had expected the answer to be money. It was mentioned, but it came second. First came {d}, which would have cost less than a tenth of what had been spent. To train more people for a place from which people run away, she concluded, is like pouring water into a vessel because it is empty, without asking why. It was said against her that her sample was small. Nobody said that a better one would have been too expensive.',
    ],
    `
stated | For what was money voted? | {e} | {e*} | The first paragraph says that money was voted for {e}.
stated | What came first among the wishes of those who had left? | {d} | {d*} | The last paragraph says: “First came {d}”.
judged | Why had the surveys not found those who left the trade? | They counted workers and job seekers alone | They were carried out in other regions; They asked only about wages in the trade; They were made before the training began; They were published by the employers | Those who had left neither worked in the trade nor looked for such work.
judged | What is compared to a vessel? | The trade that loses its people | The money spent on training; The sample of the student; The figures of the survey; The country that is poor | People are poured in by training and run out again; the vessel is the trade.
judged | What does the last sentence imply? | The objection was not made in earnest | The sample was in fact large enough; The student had spent too much money; The employers made a better survey; The training should be made cheaper | Those who found the sample small could easily have taken a larger one and did not.
`,
  ),
  form(
    'a-find-in-the-attic',
    'medium',
    `
a diary | an apothecary | the price of quinine | a drought | rats | recipes
a cash book | a boat builder | the wages of sawyers | a cyclone | damp | drawings
a school register | a headmaster | the names of girls | an epidemic | white ants | songs
a weather log | a lighthouse keeper | the hours of fog | a shipwreck | salt | prayers
a cookery book | a hotel keeper | the cost of ice | a famine | mould | letters
a hunting record | a forest officer | the number of wolves | a fire | silverfish | maps
a tram ledger | an inspector | the fares of each street | a riot | soot | poems
`,
    [
      'The house was to be pulled down, and the workmen had already begun on the roof when one of them came upon {a} behind a beam. It had belonged to {b} who lived in {town} some [ninety/hundred and ten/hundred and thirty] years ago, and {e} had eaten away a third of it. The owner meant to throw it out. It was the workman who took it to the college, on his bicycle, in his dinner hour.',
      'Historians had known the great events of that time well enough, including {d}, on which there are four books. What they had not known was {c}, week by week, for eleven years; and when this was written down in a column beside the dates of the books, two of the four turned out to be wrong about the causes. Prices and numbers, one of the scholars said, have the advantage that nobody thinks of lying in them to posterity. Memoirs are written to be read. This had been written to be added up.',
      'On the last pages, in another ink, there are {f}. They are not good, and were not published with the rest. The workman, who was given a printed copy, regretted it. He had, he said, read nothing else in the book. To the question why he had not simply thrown it on the cart he answered that somebody had put it behind the beam, and that one does not put a thing behind a beam unless one means it to be found by someone who takes down beams.',
    ],
    `
stated | What had damaged the find? | {e} | {e*} | The first paragraph says that {e} had eaten away a third of it.
stated | What was on the last pages? | {f} | {f*} | “On the last pages, in another ink, there are {f}.”
judged | Why was the find valuable to historians? | It gave figures that nobody had meant to embellish | It described great events in an attractive style; It was written by a man whom everyone knew; It had been kept in a very good condition; It proved that all four of the books were right | Such records were “written to be added up”, and nobody thinks of lying in them to posterity.
judged | What does “Memoirs are written to be read” hint at? | Their writers may colour the truth | Their writers can seldom spell; They are easier to find than figures; They are better than cash books; They are read by scholars alone | It is set against figures, in which nobody lies to posterity: who writes for readers may do so.
judged | What did the workman regret? | That the last pages were left out | That he had read too little of it; That the house was pulled down; That he had not been paid for it; That he had to use his bicycle | They were not published with the rest, and he “had read nothing else in the book”.
`,
  ),
  form(
    'the-cost-of-a-record',
    'hard',
    `
mountaineers | a summit | oxygen | porters | the weather report | crowds on the ridge
divers | a depth | gas mixtures | boatmen | the depth gauge | wrecks full of lamps
sailors | a voyage | satellites | riggers | the ice chart | fleets of sponsors
runners | a distance | springy soles | pacemakers | the stopwatch | shelves of shoes
balloonists | a height | gas burners | farmers | the barometer | fields of spectators
cavers | a passage | steel ladders | cooks | the rope list | chambers with lights
cyclists | an hour | carbon frames | mechanics | the wind tunnel | halls of rollers
`,
    [
      'Among {a} a question has been discussed for a century and is not likely to be settled: what may one use and still say that one has done it? When {b} is reached for the first time, nobody asks. It is enough to have been there. The second must do it faster, the third alone, and the tenth without {c}. Each generation gives up, of its own free will, some help that the one before it had found indispensable, and calls the giving up progress.',
      'From outside this looks like vanity. It is at least a vanity of an unusual kind, for it consists in making a thing harder, where the rest of the world prides itself on having made things easy. Nor is it quite arbitrary. What is given up is always the help that has become common. As long as {c} were rare, to use them was an achievement; now that they are sold by the dozen, not to use them is one. What is prized is not the hardship, then, but the distance from other people.',
      'This would explain a fact that is otherwise puzzling. No one has ever proposed to do without {e}, though it is surely a help, nor without {d}, without whom few would come back. The first cannot be seen in a photograph. The second can, and is asked to step aside. A rule that is applied only to what shows has something to do with being looked at; and the latest fruits of the whole development are {f}.',
    ],
    `
stated | Which help has never been given up, though it is not seen? | {e} | {e*} | The last paragraph says that no one has proposed to do without {e}.
judged | What does each generation call “progress”? | Doing without a help that was used before | Reaching a place that nobody has reached; Finding some help that makes the task easier; Doing the same thing at a lower cost; Teaching younger people what it has learnt | Each gives up “some help that the one before it had found indispensable, and calls the giving up progress”.
judged | Why is this vanity called unusual? | It takes pride in making things difficult | It is found among the young alone; It is admitted by those who have it; It costs a great deal of money; It is admired by the outside world | The rest of the world “prides itself on having made things easy”.
judged | What, in the author’s opinion, is really prized? | Being different from others | Enduring great hardship; Using the newest equipment; Arriving before all others; Returning without a wound | “Not the hardship, then, but the distance from other people.”
judged | What is implied by “is asked to step aside”? | Some help is hidden from the public | Some people refuse to be photographed; The pictures are taken by beginners; The path is too narrow for two; The help is not needed at the end | Those who help can be seen in a photograph, and so they are kept out of it.
`,
  ),
  form(
    'the-quiet-majority',
    'medium',
    `
loudspeakers | the temple committee | drums | an hour at dusk | shop owners | schoolchildren
fireworks | the festival club | sparklers | one evening | dealers | dogs
cars in the bazaar | the traders’ union | handcarts | two mornings | jewellers | pedestrians
plastic bags | the grocers’ league | cloth bags | one counter | wholesalers | cows
billboards | the chamber of commerce | painted walls | one crossing | printers | drivers
wedding processions | the band masters | bullock carts | one street | caterers | patients
night matches | the cricket club | daylight games | two weekends | vendors | light sleepers
`,
    [
      'When the municipality of {town} proposed to forbid {a}, {b} called a meeting at which [three hundred/four hundred/two hundred] people shouted against it. The proposal was withdrawn. The councillors told one another that they had misread the mood of the town. It occurred to only one of them, who had been a statistician, that a meeting against a thing is attended by those who are against it, and that a town of [sixty/eighty/ninety] thousand has other inhabitants.',
      'She had slips of paper printed with a single question, and gave them to the boys who deliver the milk. Of those who replied, two in three were for the proposal, and nearly all added that they believed themselves to be alone with this opinion. They had said nothing because their neighbours said nothing. Their neighbours, as one could see from the slips, had kept silent for the same reason. The {f}, for whose sake the matter had been raised, were not asked by either side.',
      'The ban was not brought in even then; she did not wish it. Instead the result was printed in the newspaper, and {d} was set apart, as a trial, for doing without. The {e} predicted ruin, and offered {c} in the meantime. The trial has never been ended, and it has spread. It seems that most of the people had been waiting for nothing more than to learn that they were most of the people.',
    ],
    `
stated | What was set apart as a trial? | {d} | {d*} | The last paragraph says that {d} was set apart.
stated | Who predicted ruin? | {e} | {e*} | “The {e} predicted ruin.”
judged | What did the former statistician understand? | Those at the meeting did not stand for the town | Those at the meeting had been paid to come; The meeting had been held on a wrong day; The town had fewer inhabitants than was said; The proposal had not been read by anyone | A meeting against a thing is attended by those who are against it.
judged | Why had people in favour kept silent? | Each thought that he was alone | Each was afraid of the council; Each was busy with his own work; Each had been told to be quiet; Each hoped for some advantage | Nearly all believed themselves alone and said nothing “because their neighbours said nothing”.
judged | What is the main point of the passage? | Knowledge of what others think can change a town | A ban is the best way to change people’s habits; Meetings are a good way to learn opinions; Newspapers have too much power in a town; Traders always resist what is new to them | The change came when people learnt “that they were most of the people”, and no ban was needed.
`,
  ),
  form(
    'a-gift-that-travelled',
    'easy',
    `
blanket | a nurse | a bag of rice | the cold hall | a lamp | a bus cleaner
radio | a tailor | a sack of coal | the hostel | a mirror | a night guard
bicycle | a student | a tin of oil | the workshop | a clock | a tea boy
stove | a widow | a box of nails | the shelter | a ladder | a newspaper seller
coat | a clerk | a basket of eggs | the waiting room | a kettle | a rickshaw driver
table fan | a cook | a bundle of cloth | the ward | a bucket | a cobbler
guitar | a porter | a jar of honey | the reading room | a suitcase | a street singer
`,
    [
      'In the winter of the great flood a merchant of {town} gave away a new {a}, because he had two. He gave it to {b}, who needed it badly and was ashamed to say so. “I do not take presents,” was the answer. “But I shall keep it until I find somebody who is worse off.” It was kept for [nine/seven/five] days. Then a letter arrived with the merchant: the {a} had been passed on, and the letter told to whom.',
      'So it went on. From each person it went to another one, always with the same words, and always somebody wrote to the merchant, who had the letters put into a drawer. It was exchanged for {c} and came back again; it was left in {d} for a month so that all could use it. When it was worn out at last, someone mended it, and someone else gave {e} along with it, to make the gift look less poor.',
      'There were [twenty-six/thirty-one/forty] letters when the merchant counted them. The last came from {f}, who did not know how it had begun. He had, he wrote, a thing that was hardly of any use, but he had heard of a merchant in the flooded town who had lost all that he had. That was true: the second flood had taken the house. “I do not take presents,” said the merchant, and he took it.',
    ],
    `
stated | Who was the first to receive the {a}? | {b} | {b*} | The first paragraph says that the merchant gave it to {b}.
stated | Where was it left for a month? | {d} | {d*} | It was left in {d} “so that all could use it”.
stated | Who wrote the last letter? | {f} | {f*} | The last paragraph says that it came from {f}.
judged | Why did the first receiver speak of keeping it for somebody else? | To hide that it was needed | To sell it at a better price; To make fun of the merchant; To be given another present; To have it mended before | It was needed badly, and the receiver was ashamed to say so.
judged | What is surprising at the end? | The gift returns to the one who gave it | The gift is thrown away by the merchant; The gift has become more valuable; The letters have been lost in the flood; The writer knows how it all began | The merchant, who has lost everything, is now the one who is worse off.
`,
  ),
]
