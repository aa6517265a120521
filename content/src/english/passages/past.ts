import { asks, passage } from './passage.ts'

export const PAST = [
  passage(
    'the-stepwell',
    'easy',
    [
      'In the dry parts of western India, water lies deep under the ground, and its level rises and falls with the seasons. An ordinary well would serve when the water was high, but at the end of summer the rope would have to be very long. The builders of old found another answer. They dug not only down but also sideways, and led a broad flight of steps from the surface to the lowest level of the water. Whatever the season, one could walk down to it.',
      'Such a stepwell was more than a source of water. Its walls kept off the sun, and many degrees below the street it was cool even in May. Women who came with their pots rested in the pillared halls along the steps; travellers slept there; merchants struck their bargains. The walls were covered with carved gods and dancers, elephants and flowers. Not a few of the wells were built at the wish of queens and rich ladies.',
      'When taps came into the houses, nobody needed to go down two hundred steps for a pot of water. Some wells were closed for fear of disease, and others were filled with rubbish. In recent years a number of them have been cleaned. Rani ki Vav, at Patan in Gujarat, now stands on the list of the world’s heritage, and people come from far away to go down steps that once led only to water.',
    ],
    [
      asks(
        'What problem did the steps solve?',
        'The level of the water changed with the season',
        [
          'The water was too salty',
          'There were no ropes of any length in those days',
          'The wells were far from the villages',
          'Too many people came at one time',
        ],
        'The level rises and falls; by the steps one could reach the water in every season.',
      ),
      asks(
        'Why did people rest in the stepwells?',
        'They were cool',
        [
          'They were free of insects',
          'Food was sold there',
          'They were close to the market',
          'It was the custom of travellers to bathe',
        ],
        'The second paragraph says that it was cool there even in May.',
      ),
      asks(
        'Why did the stepwells fall out of use?',
        'Water was brought to the houses by taps',
        [
          'They had run dry',
          'Their steps had broken',
          'Queens no longer paid for them',
          'New roads and houses were built over them',
        ],
        'The third paragraph begins with the taps: nobody needed to go down the steps any more.',
      ),
      asks(
        'What does “struck their bargains” mean?',
        'settled the terms of a sale',
        ['broke their promises', 'quarrelled about the prices', 'hid their goods', 'beat their servants'],
        'Merchants who strike a bargain agree on a price.',
      ),
      asks(
        'Which of these is NOT stated in the passage?',
        'The wells were used for watering fields',
        [
          'Some wells were built at the wish of queens',
          'Some wells were filled with rubbish',
          'The walls had carvings on them',
          'One well is on a world list',
        ],
        'Fields are nowhere mentioned; the other statements are found in the second and third paragraphs.',
      ),
    ],
  ),
  passage(
    'measuring-india',
    'medium',
    [
      'In April 1802 a party of surveyors began to measure a line on the plain near Madras. It was about twelve kilometres long, and it took them many weeks, for they measured with a steel chain laid in wooden boxes, and noted the heat each time, since warm steel is longer than cold. It seemed an absurd amount of trouble to take over one line.',
      'The trouble was worth taking because the line had to be measured only once. If the length of one side of a triangle is known, and the angles at its two ends, the other sides can be found by calculation. From the ends of the line the surveyors sighted a distant hill, and so had a triangle; on its sides they built others, and so crossed rivers and jungles with their eyes instead of a chain. Wherever there was no hill they built towers. The work outlasted the men who had begun it. It went on for decades, from the southern cape to the foot of the Himalayas.',
      'Any error in the first line would have been carried into every triangle that rested on it, and this explains the wooden boxes. The survey gave the country its maps. It also gave the world a measure of the curve of the earth, and it was among its results, in the middle of the century, that a peak known only by a number was found to be higher than all others.',
    ],
    [
      asks(
        'Why did the surveyors note the heat?',
        'The length of the chain changed with it',
        [
          'They feared for their health',
          'The boxes might catch fire',
          'The plain was hotter than the hills',
          'It affected their sight of distant hills',
        ],
        'Warm steel is longer than cold, so the heat had to be allowed for.',
      ),
      asks(
        'Why did they measure the first line so carefully?',
        'All later results depended on it',
        [
          'It was the longest of all the lines',
          'It was to become a road',
          'They had nothing else to do',
          'It ran across a river',
        ],
        'An error in it “would have been carried into every triangle that rested on it”.',
      ),
      asks(
        'What does “crossed rivers and jungles with their eyes” mean?',
        'They sighted points across them and calculated',
        [
          'They admired the view',
          'They sent people ahead in boats and on elephants',
          'They drew them from memory',
          'They looked for bridges',
        ],
        'They measured angles to distant points, so that the ground between need not be walked with a chain.',
      ),
      asks(
        'What was done where there were no hills?',
        'Towers were put up',
        ['The line was measured again', 'The chain was used', 'Balloons were sent up', 'The country was left out'],
        '“Wherever there was no hill they built towers.”',
      ),
      asks(
        'Which result of the survey is mentioned?',
        'The discovery of the highest peak',
        [
          'The building of the first railway line',
          'A new kind of steel',
          'The end of a war',
          'A calendar of the seasons',
        ],
        'The last sentence speaks of a peak found to be higher than all others.',
      ),
    ],
  ),
  passage(
    'the-printing-press',
    'hard',
    [
      'We like to think of an invention as the work of one mind in one year. Printing with movable type shows how much else is needed. Types of baked clay were made in China in the eleventh century, and types of metal in Korea well before any in Europe. Yet it was in Europe, after Gutenberg’s work of about 1450, that printing spread from town to town within a single lifetime.',
      'Part of the reason was the script. Chinese writing uses thousands of signs, and the printer had to cast, sort and find them all; to carve a whole page into a block of wood was often quicker, and block printing flourished. An alphabet of two dozen letters turned the same idea into a saving. Paper was another part, cheap enough by then to make a cheap book possible; so were oil-based inks and the screw press, long used for wine and olives. Above all there were buyers. Towns had filled with merchants, lawyers and students who could read and could not afford a book copied by hand.',
      'To say this is not to take anything from Gutenberg, who had to solve a hundred problems of metal and mould. It is to see what kind of thing he did. He brought together, at a moment when the world was ready to pay for it, what had lain about in pieces. Most inventors who fail have not been too stupid for their age. They have come when one of the pieces was still missing.',
    ],
    [
      asks(
        'What does the author deny?',
        'That an invention is the work of one mind alone',
        [
          'That Gutenberg printed books',
          'That printing was known in China before Europe',
          'That paper was cheap in Europe',
          'That an alphabet helps a printer',
        ],
        'The first two sentences set our liking for one mind in one year against the case of printing, which “shows how much else is needed”.',
      ),
      asks(
        'Why was block printing often preferred in China?',
        'The great number of signs made types troublesome',
        [
          'Types of baked clay broke too easily in the press',
          'Wood was cheaper than paper',
          'Types of metal were forbidden',
          'There were no readers',
        ],
        'Thousands of signs had to be cast, sorted and found; carving a page was often quicker.',
      ),
      asks(
        'What does the author consider most important for the spread of printing?',
        'People who wanted and could pay for cheap books',
        [
          'The oil-based inks',
          'The screw press, long used for wine and olives',
          'The skill of the copyists',
          'The number of letters',
        ],
        '“Above all there were buyers.”',
      ),
      asks(
        'What does “had lain about in pieces” refer to?',
        'Paper, ink, press and other things already known',
        [
          'Broken types of clay',
          'Pages of old books',
          'Unfinished books of Gutenberg',
          'The remains of older presses in other countries',
        ],
        'The pieces are the things named in the second paragraph, which existed but had not been brought together.',
      ),
      asks(
        'According to the author, why do most inventors fail?',
        'Something that their idea needs does not yet exist',
        [
          'They are less clever than the inventors who succeed',
          'They do not share their ideas',
          'They ask too high a price',
          'They copy what is old',
        ],
        'They have come “when one of the pieces was still missing”.',
      ),
    ],
  ),
  passage(
    'railway-time',
    'medium',
    [
      'Two hundred years ago every town kept its own time. Noon was the moment at which the sun stood highest over the market place, and since the sun reaches an eastern town before a western one, the clocks of two places a few hundred kilometres apart differed by many minutes. Nobody minded. A traveller on horseback set his watch by the town hall and thought no more about it.',
      'The railway made the matter serious. A timetable in which each station kept its own time could be read only by a person who was good at arithmetic, and two trains on a single track whose drivers disagreed about the time might meet in a way that their passengers would regret. One after another, the railway companies decreed that their clocks should show one time along the whole line. For some years many stations had two clocks, or a clock with two minute hands, one for the town and one for the trains.',
      'In the end the towns gave way. The time of the railways became the time of the shops, then of the courts, and at last of the law. India was among the later countries to have one time for all. What had been a fact of the sky had become a convention of men, and it has been so ever since. When we ask today what time it is, we no longer ask where the sun stands, but what has been agreed.',
    ],
    [
      asks(
        'Why did the clocks of two towns differ?',
        'The sun is highest at different moments in them',
        [
          'Their clocks were badly made',
          'Their railways were rivals',
          'Their town halls, with the clocks, were of different heights',
          'Travellers set them as they liked',
        ],
        'Noon was fixed by the sun, which reaches an eastern town before a western one.',
      ),
      asks(
        'Why did the railway make one time necessary?',
        'Safety and the timetable required it',
        [
          'Passengers wanted to sleep longer',
          'The law had already fixed it for all the courts',
          'Clocks had become cheaper',
          'Trains ran only at noon',
        ],
        'The second paragraph names the unreadable timetable and the danger of collision on a single track.',
      ),
      asks(
        'What does “might meet in a way that their passengers would regret” hint at?',
        'a collision',
        ['a long delay', 'a quarrel between drivers', 'a change of trains', 'a robbery'],
        'Two trains on a single track that meet would crash; the author says so in a dry manner.',
      ),
      asks(
        'What does “gave way” mean in the last paragraph?',
        'yielded',
        ['broke', 'made room for a road', 'distributed', 'celebrated'],
        'The towns accepted the time of the railways: they yielded.',
      ),
      asks(
        'Which sentence best sums up the passage?',
        'Time as we use it rests on agreement',
        [
          'Railways have made people less punctual',
          'The sun is the only true clock',
          'Every town should keep its own time',
          'Clocks with two hands are confusing',
        ],
        'The last paragraph: time had become “a convention of men”, something that has been agreed.',
      ),
    ],
  ),
]
