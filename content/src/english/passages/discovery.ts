import { asks, passage } from './passage.ts'

export const DISCOVERY = [
  passage(
    'the-pump-on-broad-street',
    'medium',
    [
      'In the summer of 1854 cholera broke out in a crowded quarter of London, and in ten days it killed some five hundred people. Most doctors of the time believed that the disease was carried by foul air. John Snow did not. If it were the air, he argued, it should first attack the lungs, and it attacks the bowels; the poison must therefore be swallowed.',
      'He went from door to door and asked where each of the dead had drawn their water. On a map he marked every death, and the marks lay thick around one pump, in Broad Street. More telling still were the exceptions. A workhouse close by had hardly any cases: it had a well of its own. At a brewery in the very street nobody had died; the men drank beer and the water of their own well. And an old lady who lived miles away had died of cholera. It turned out that she liked the taste of the Broad Street water and had a bottle of it brought to her every day.',
      'Snow persuaded the authorities to take off the handle of the pump. By then the outbreak was already dying down, as he himself admitted, so that nobody can say how many lives this saved. What he had shown mattered more than the handle. With nothing but questions and a map he had followed a disease to its source, thirty years before the germ that causes it was generally known.',
    ],
    [
      asks(
        'Why did Snow doubt that cholera was carried by the air?',
        'It attacks the bowels, not the lungs',
        [
          'The air of the quarter was clean',
          'Few doctors of the time believed such a thing',
          'It spread only in summer',
          'It killed too quickly',
        ],
        'If it were the air, it should attack the lungs; it attacks the bowels, so it must be swallowed.',
      ),
      asks(
        'Why were the men of the brewery safe?',
        'They did not drink from the pump',
        [
          'They were younger than the others',
          'The air of the brewery was fresh',
          'They lived miles away',
          'They had been treated by Snow',
        ],
        'They drank beer and the water of their own well.',
      ),
      asks(
        'What did the case of the old lady show?',
        'The water and not the place was to blame',
        [
          'Old people are in greater danger',
          'The disease had travelled through the air to her',
          'Bottles spread the disease',
          'The map was mistaken',
        ],
        'She lived miles away but drank the water of Broad Street; so it was the water.',
      ),
      asks(
        'What does “telling” mean in “more telling still”?',
        'showing the truth clearly',
        ['speaking', 'counting', 'surprising and sad', 'difficult to explain away'],
        'The exceptions were stronger evidence than the marks: they showed more.',
      ),
      asks(
        'Why can nobody say how many lives the removal of the handle saved?',
        'The disease was already declining',
        [
          'No record was kept',
          'The handle was soon put back',
          'People used other pumps at once',
          'Snow refused to count',
        ],
        'By then the outbreak was “already dying down”.',
      ),
    ],
  ),
  passage(
    'a-telescope-and-moons',
    'easy',
    [
      'In January 1610 Galileo pointed his new telescope at Jupiter and saw three small stars beside it, all in a straight line. He thought little of it at first. But on the next night they stood in a different order, and a few nights later there were four of them. Stars do not behave in this way. After some weeks of watching, he was sure: they were four moons, which moved round Jupiter as our moon moves round the earth.',
      'The discovery was more than a curiosity. Most people then believed that everything in the sky went round the earth. Those who held the newer view, that the earth itself goes round the sun, were asked a hard question: if the earth flew through space, how could it keep its moon? Galileo’s four moons gave the answer. Whatever one believed about the earth, Jupiter certainly moved, and it did not lose its moons.',
      'Not everybody was glad to look through the instrument. One professor is said to have refused, since what he might see there could not, in his opinion, be true. It is easy to laugh at him. But the early telescopes were poor things that showed coloured rings and false images, and it needed practice to see anything in them at all. What convinced people in the end was not one look but many, by different persons with different instruments, who all found the four moons in the same places.',
    ],
    [
      asks(
        'What made Galileo think that the points of light were not stars?',
        'They changed their places',
        ['They were very bright', 'They stood in a straight line', 'They were small', 'They disappeared for ever'],
        'On the next night they stood in a different order; “stars do not behave in this way”.',
      ),
      asks(
        'Which difficulty did the discovery remove?',
        'How a moving body can keep its moons',
        [
          'Why Jupiter is so bright',
          'How far away the stars are',
          'Why the moon changes its shape in a month',
          'How a telescope works',
        ],
        'People asked how a moving earth could keep its moon; Jupiter moved and kept four.',
      ),
      asks(
        'Why did the professor refuse to look?',
        'He was sure that it could not be true',
        [
          'He had poor eyes',
          'He had no telescope',
          'He was afraid of Galileo',
          'He had seen the moons with his own eyes already',
        ],
        'What he might see there “could not, in his opinion, be true”.',
      ),
      asks(
        'What does the author say in the professor’s favour?',
        'Early telescopes could mislead',
        [
          'He was a friend of Galileo',
          'He looked in the end',
          'Nobody else believed Galileo',
          'He was a better astronomer',
        ],
        'The early telescopes showed coloured rings and false images.',
      ),
      asks(
        'What finally convinced people?',
        'Repeated observations by many observers',
        [
          'A single clear view',
          'The fame of Galileo',
          'A new book by Galileo on astronomy',
          'The order of the authorities',
        ],
        'The last sentence: “not one look but many, by different persons with different instruments”.',
      ),
    ],
  ),
  passage(
    'placebo',
    'hard',
    [
      'When a new medicine is tried, the patients are divided by lot into two groups. One is given the medicine, the other a tablet that looks and tastes the same but contains nothing. Neither the patients nor the doctors who examine them know which is which. It may seem hard on the second group, and it is certainly troublesome; but nobody has found a better way to learn what a medicine can do.',
      'The difficulty it meets is this. Most patients who take a medicine get better, because most people who are ill get better. One who catches cold on Monday and takes a powder on Thursday will be well by Sunday and will praise the powder. Besides, people feel relief when they are looked after and expect to feel it, above all where pain is concerned. The doctor for his part sees more improvement in those from whom he hopes for it. All these things happen in both groups alike. Whatever difference remains between them is the work of the medicine.',
      'The tablet that contains nothing is called a placebo, Latin for “I shall please”. It has been said that it cures a third of all patients. The claim is careless, since it counts as cures all those who would have recovered without any tablet. To know what the placebo itself does, one would have to compare it with no treatment at all, and where this has been done, its power over pain turned out to be real but modest, and its power over the course of a disease slight.',
    ],
    [
      asks(
        'Why are the doctors not told who gets the medicine?',
        'Their hopes might influence what they see',
        [
          'They might sell the medicine',
          'They would treat the second group worse',
          'The law forbids it',
          'They would tell the newspapers',
        ],
        '“The doctor for his part sees more improvement in those from whom he hopes for it.”',
      ),
      asks(
        'What is the example of the cold meant to show?',
        'Recovery after a medicine need not be due to it',
        [
          'Powders act within three days',
          'A cold should be treated at once',
          'Patients forget what they have taken',
          'A cold lasts longer than those who catch it think',
        ],
        'He would have been well by Sunday in any case, yet he praises the powder.',
      ),
      asks(
        'Why is the claim about a third of all patients called careless?',
        'It includes those who would have recovered anyway',
        [
          'It is based on too few patients',
          'It was made by the makers of tablets',
          'It leaves out all the patients who were in pain',
          'It counts patients twice',
        ],
        'The third paragraph says so: it counts as cures all those who would have recovered without any tablet.',
      ),
      asks(
        'With what must a placebo be compared to learn its own effect?',
        'No treatment',
        ['The new medicine', 'An older medicine', 'A larger dose of the placebo', 'Another placebo'],
        '“One would have to compare it with no treatment at all.”',
      ),
      asks(
        'What is the author’s view of the power of the placebo?',
        'It is small but not nothing',
        [
          'It is greater than that of medicines',
          'It does not exist',
          'It cannot be measured',
          'It cures most diseases',
        ],
        'Its power over pain is “real but modest” and over the course of a disease “slight”.',
      ),
    ],
  ),
  passage(
    'ice-floats',
    'easy',
    [
      'Almost everything shrinks as it grows colder. The rails of a railway are shorter in January than in May, and a liquid that freezes usually takes up less room than before. Water is an exception, and we have reason to be glad of it. As it cools, it shrinks like other things until it is at about four degrees. From there on it swells, and when it freezes it swells again, by about a tenth.',
      'We notice this when a bottle left in the freezer bursts. Its effects in nature are greater. In the cold countries, as winter comes on, the water of a lake cools at the surface, grows heavier, and sinks. But once the whole lake is at four degrees, water that is colder still is lighter, and it stays on top. There it freezes. As ice is lighter than water, it floats, and covers the lake like a lid that keeps the rest from losing its heat. Below it the fish live through the winter in water that is cold but not frozen.',
      'If ice were heavier than water, it would sink as it formed. The lake would fill with ice from the bottom upwards, and the summer sun, which reaches only the upper layers, might not melt it all. Nothing could live through the year in such a lake. A small oddity in the behaviour of one substance has kept the northern waters alive.',
    ],
    [
      asks(
        'In what way is water an exception?',
        'It swells when it is cooled below four degrees',
        [
          'It shrinks as it freezes',
          'It never changes its size',
          'It becomes heavier and sinks when it freezes',
          'It freezes from the bottom',
        ],
        'Other things shrink as they grow colder; water swells from about four degrees on, and again when it freezes.',
      ),
      asks(
        'Why does a bottle of water burst in the freezer?',
        'The water takes up more room as ice',
        [
          'The glass shrinks too fast',
          'The air in it is pressed out',
          'The water becomes heavier as it freezes',
          'The cap is frozen',
        ],
        'When water freezes, it swells by about a tenth.',
      ),
      asks(
        'What do fish owe to the layer of ice?',
        'It keeps the water below from freezing',
        [
          'It gives them food',
          'It lets in more of the light of the sun',
          'It keeps fishermen away',
          'It brings them air',
        ],
        'The ice is “like a lid that keeps the rest from losing its heat”.',
      ),
      asks(
        'What would happen if ice were heavier than water?',
        'Lakes would fill with ice from below',
        [
          'Lakes would never freeze',
          'Ships in the north would be in less danger',
          'The sun would melt all ice',
          'Fish would live deeper down',
        ],
        'The third paragraph: it would sink as it formed and fill the lake from the bottom upwards.',
      ),
      asks(
        'What does “oddity” mean in the last sentence?',
        'something unusual',
        ['something dangerous', 'a small number', 'a mistake in measuring', 'a piece of good luck'],
        'Water behaves unlike almost all other substances; that is the oddity.',
      ),
    ],
  ),
  passage(
    'counting-the-invisible',
    'medium',
    [
      'How does one count the fish in a lake? They cannot be asked to stand in line, and to drain the lake would be a poor way of studying them. Biologists use a trick that a child can understand. They catch some fish, say a hundred, mark each with a small tag on the fin, and let them go. A few weeks later they catch another hundred. If ten of these carry the tag, then about one fish in ten in the lake is marked; and since a hundred were marked, there must be about a thousand.',
      'The sum is easy, but it rests on conditions that are less so. The marked fish must have mixed with the others, or one would be counting a single corner of the lake. The tag must neither fall off nor make a fish easier to catch. No great number may have died, been born or swum away in the meantime. And a fish that has once been caught must not have become so shy, or so fond of the bait, that it is caught less or more often than its fellows.',
      'The same trick serves for things that do not swim. By comparing two separate lists of the homeless of a city, and seeing how many names stand on both, one can estimate how many stand on neither. Here the conditions are harder to meet, for a person who is known to one office is often sent on to another. What the method gives is not a count but a careful guess, and a good report will always say how far it may be wrong.',
    ],
    [
      asks(
        'If 200 fish are marked, and 20 of the 100 caught later carry a tag, about how many fish are there?',
        '1,000',
        ['2,000', '4,000', '500', '10,000'],
        'One fish in five of the second catch is marked; since 200 were marked, there are about 5 × 200 = 1,000.',
      ),
      asks(
        'Why must the marked fish mix with the others?',
        'Otherwise the second catch would not stand for the whole lake',
        [
          'Otherwise they would lose their tags',
          'Otherwise they would not find food',
          'Otherwise the others would be frightened away from the net',
          'Otherwise they would be caught at once',
        ],
        'If they did not, “one would be counting a single corner of the lake”.',
      ),
      asks(
        'What would happen if marked fish became shy of the net?',
        'The estimate would be too high',
        [
          'The estimate would be too low',
          'The estimate would not change',
          'No fish could be caught at all',
          'All the tags would be found',
        ],
        'Fewer tags would be found in the second catch, so the marked fish would seem to be a smaller share of a larger number.',
      ),
      asks(
        'Why are the conditions harder to meet with lists of the homeless?',
        'Being on one list makes being on the other more likely',
        [
          'The homeless give false names',
          'Lists are badly kept',
          'The number of the homeless changes from day to day',
          'Offices refuse to share their lists',
        ],
        'A person who is known to one office “is often sent on to another”.',
      ),
      asks(
        'What should a good report contain?',
        'A statement of the possible error',
        ['The names of all those who were counted', 'An exact number', 'A picture of the tag', 'A list of the offices'],
        'It “will always say how far it may be wrong”.',
      ),
    ],
  ),
]
