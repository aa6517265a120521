import { asks, passage } from './passage.ts'

export const PLACES = [
  passage(
    'the-hotel-of-snow',
    'easy',
    [
      'In the far north of Sweden a hotel is built every November and melts every April. Its walls, beds and lamps are of snow and ice, which is cut from the river in spring and stored under sheets until the next winter. Guests sleep on reindeer skins at five degrees below zero. Most of them stay for one night, and many leave it about two in the morning for the warm rooms next door, for which they have also paid.',
      'The man who founded it had meant to do something else. He ran boats for tourists in summer and wanted to show an exhibition of ice figures in winter. On the day of the opening it rained, and nothing was left of the figures but the hall of snow in which they had stood. Some visitors who had found no bed in the village asked whether they might sleep in it. In the morning they said that it had been the best part of the journey.',
      'Today artists from all over the world apply to design its rooms. They are paid little and know that their work will be water in five months. One of them, who makes statues of bronze at home, was asked whether this was not painful. It was the other way round, she said. A bronze had to be right for three hundred years, and so she had never dared to try anything. “Here,” she said, “I have only to be right until Easter.”',
    ],
    [
      asks(
        'Where does the ice of the hotel come from?',
        'From a river',
        ['From a glacier', 'From a lake in the north', 'From machines', 'From the sea'],
        'It “is cut from the river in spring and stored under sheets”.',
      ),
      asks(
        'What do many guests do during the night?',
        'They move to a heated room',
        [
          'They go out to see the river',
          'They look at the ice figures',
          'They light a fire of wood',
          'They leave for their homes',
        ],
        'Many leave about two in the morning “for the warm rooms next door”.',
      ),
      asks(
        'What had the founder wanted to do in winter?',
        'To show figures of ice',
        [
          'To run boats for tourists',
          'To let beds in the village',
          'To make statues of bronze',
          'To store ice for the summer',
        ],
        'He wanted “to show an exhibition of ice figures”.',
      ),
      asks(
        'What gave him the idea of the hotel?',
        'Visitors asked to sleep in the empty hall',
        [
          'Artists applied to design some rooms',
          'The village had built a hall of snow',
          'The rain had spoilt the boats of guests',
          'The figures had been admired by many',
        ],
        'Visitors without a bed slept in the hall and called it the best part of the journey.',
      ),
      asks(
        'Why does the artist like to work in ice?',
        'She feels free to make experiments',
        [
          'She is paid more than for bronze',
          'She can work in it more quickly',
          'She wants her work to last long',
          'She is fond of the cold climate',
        ],
        'A bronze had to be right for centuries, so she never dared to try anything; ice need be right only “until Easter”.',
      ),
    ],
  ),
  passage(
    'the-last-bench',
    'medium',
    [
      'Teachers have always known that those who sit in front learn more. They have usually taken it for granted that the eager choose the front, and the idle the back. A lecturer in physics, who had to teach four hundred students in one hall, became curious and assigned the seats by lot. For half of the term each student kept his place; then the hall was turned round, and those from the back were moved to the front.',
      'If it had been a matter of character, the seats would have made no difference. In fact those who had begun in front did far better in the final examination than those who had begun at the back, six times as many of whom failed. And, what was stranger, the exchange in the middle of the term had hardly any effect. Those who had been moved to the front went on as they had begun. Those who had been moved to the back did well, as before.',
      'It appears that in the first weeks a student does not learn physics only. He learns what kind of student he is. If he can see the lecturer’s face, he supposes that he is being spoken to; if he sees four hundred necks, he draws another conclusion, and no later seat will talk him out of it. The lecturer has given up the hall. He now teaches in a square room, at tables, where there is no front; and where, he adds, he himself has had to learn what kind of teacher he is.',
    ],
    [
      asks(
        'Why were the seats assigned by lot?',
        'So that character should not decide who sat where',
        [
          'So that the hall should not become overcrowded',
          'So that friends should not be able to sit together',
          'So that the idle students should sit in the front',
          'So that the lecturer should remember their faces',
        ],
        'Otherwise the eager might have chosen the front; by lot, the effect of the seat alone could be seen.',
      ),
      asks(
        'What was found about students who began at the back?',
        'They failed far more often',
        [
          'They did better after the exchange',
          'They asked for seats in the front',
          'They were more idle than the others',
          'They left the course after half a term',
        ],
        'Six times as many of them failed as of those who had begun in front.',
      ),
      asks(
        'Why was the small effect of the exchange “stranger”?',
        'The seat mattered, but only at the beginning',
        [
          'The seat mattered more at the end of the term',
          'The students did not notice the exchange at all',
          'The lecturer had forgotten to make the exchange',
          'The examination was held before the exchange',
        ],
        'The first seat made a great difference, and a new one made hardly any.',
      ),
      asks(
        'What does “no later seat will talk him out of it” refer to?',
        'The student’s opinion of himself',
        [
          'The student’s view of the lecturer',
          'The student’s interest in physics',
          'The student’s plan to change seats',
          'The student’s fear of examinations',
        ],
        '“It” is the conclusion that he draws about what kind of student he is.',
      ),
      asks(
        'What is implied by the lecturer’s last remark?',
        'The new room has changed him as well',
        [
          'The new room is too small for his class',
          'The students teach him physics there',
          'The old hall was better for teaching',
          'The tables are placed in long rows',
        ],
        'In the new arrangement he “himself has had to learn what kind of teacher he is”.',
      ),
    ],
  ),
  passage(
    'the-forest-that-was-planted',
    'hard',
    [
      'A government that plants a billion trees is sure of applause. The number is large, the pictures are green, and the sum can be divided by the inhabitants. What is planted is usually one kind of tree, in rows, on land that is called empty. In a survey of such plantations a few years later, it was found that the most frequent state of the trees was absence. Of the rest many stood where there had been grassland, which had held more carbon in its roots than the trees would ever hold in their stems, and had fed a good many sheep besides.',
      'A forest, as those who study it will tell you, is not a number of trees any more than a town is a number of houses. It has an order of arrival. Certain shrubs come first, and shade the ground; under them certain seedlings can stand what they could not stand in the open; birds that perch on these bring others. To plant the last comers first, in the sun, is to invite to a wedding those guests alone who are to sit at the high table, and to be surprised that nobody has cooked.',
      'There is another method, which has the drawback that nothing can be photographed. One puts up a fence and waits. Where there are roots in the ground and seeds in the wind, land that is let alone is wooded again within twenty years, at a tenth of the cost, by whatever is able to live there. But a minister cannot be shown leaning on a fence; and the twentieth year belongs, as a rule, to another party.',
    ],
    [
      asks(
        'What is meant by saying that the most frequent state of the trees was “absence”?',
        'Most of the planted trees had died',
        [
          'Most of the trees had been cut down and sold',
          'Most of the trees had never been planted',
          'Most of the trees stood far from any village',
          'Most of the trees had been eaten by sheep',
        ],
        'When the plantations were surveyed a few years later, most trees were simply not there any more.',
      ),
      asks(
        'Why was it a mistake to plant on grassland?',
        'The grass had stored more carbon than the trees do',
        [
          'The grass was needed for the shade of the shrubs',
          'The grass took the water away from the seedlings',
          'The grass belonged to the owners of the sheep',
          'The grass grew again between the rows of trees',
        ],
        'Grassland “had held more carbon in its roots than the trees would ever hold in their stems”.',
      ),
      asks(
        'What is the comparison with a wedding meant to show?',
        'Later kinds of trees depend on earlier ones',
        [
          'Trees should be planted on festive occasions',
          'Rich countries can afford to plant more trees',
          'A forest needs a great number of visitors',
          'Trees in rows look better than those in groups',
        ],
        'The last comers need those who prepare the ground; without them “nobody has cooked”.',
      ),
      asks(
        'What is the “drawback” of the other method?',
        'It offers nothing to be shown in public',
        [
          'It costs ten times as much as planting',
          'It works only where the wind is strong',
          'It produces one kind of tree alone',
          'It needs fences that are soon broken',
        ],
        '“Nothing can be photographed”; the remark is ironical, for the method itself is cheaper and works.',
      ),
      asks(
        'What does the last clause suggest?',
        'Politicians prefer results in their own time',
        [
          'Political parties should own the forests',
          'Twenty years is too short for a forest',
          'The other party has always planted more',
          'Ministers do not know enough about trees',
        ],
        '“The twentieth year belongs, as a rule, to another party”: the success would be credited to others.',
      ),
    ],
  ),
  passage(
    'the-price-of-a-mistake',
    'medium',
    [
      'A firm that makes glass for telescopes loses about one mirror in twenty. It cools for a year, and when the oven is opened there is a crack in it. In most factories somebody would be blamed; here a party is held. Everyone who has had a hand in the mirror is invited, there is cake, and each in turn tells what he did and what he noticed. The director speaks last. It is not a festival of forgiveness, he says. A cracked mirror has cost two million, and he wishes to get something for the money.',
      'Before the custom was introduced, the reports on broken mirrors used to be excellent. They were typed, they were complete, and they found that all regulations had been observed. Nothing could be learnt from them. At the first party a young fitter mentioned that on a certain night he had seen his own breath in the hall. It came out that a door had been left open by a guard, who liked to smoke with his feet in the warm. This had not been in any report, as nobody had asked the guard.',
      'Visitors from other firms admire the custom and sometimes copy it. It seldom works. They bring the cake, but they also bring the form on which promotions are decided, and it lies in a drawer where everyone knows it to be. “You cannot buy the truth with cake,” says the director. “You can only stop fining people for it.”',
    ],
    [
      asks(
        'Why does the firm hold a party when a mirror is cracked?',
        'To learn something from the failure',
        [
          'To forgive those who are to blame',
          'To comfort those who have worked on it',
          'To impress visitors from other firms',
          'To decide who is to be promoted next',
        ],
        'The mirror has cost two million and the director “wishes to get something for the money”.',
      ),
      asks(
        'What was wrong with the old reports?',
        'They showed only that rules had been kept',
        [
          'They were incomplete and badly typed',
          'They blamed people who were innocent',
          'They were written long after the event',
          'They were read by the director alone',
        ],
        'They “found that all regulations had been observed. Nothing could be learnt from them.”',
      ),
      asks(
        'What did the fitter’s remark reveal?',
        'That the hall had been cold one night',
        [
          'That the guard had fallen asleep',
          'That somebody had broken the oven',
          'That the mirror was not pure glass',
          'That smoking had damaged the glass',
        ],
        'He had seen his own breath: a door had been left open, so the hall was cold.',
      ),
      asks(
        'Why does the custom seldom work elsewhere?',
        'People there fear for their careers',
        [
          'People there do not like the cake',
          'People there make fewer mistakes',
          'People there have no time for parties',
          'People there are given too much money',
        ],
        'The form for promotions lies in a drawer “where everyone knows it to be”.',
      ),
      asks(
        'What does “fining people for it” stand for?',
        'making honesty a disadvantage',
        [
          'taking money for broken glass',
          'paying people for good ideas',
          'inviting people to a party',
          'writing reports on failures',
        ],
        'As long as the truth harms the one who tells it, it will not be told.',
      ),
    ],
  ),
  passage(
    'the-map-of-smells',
    'medium',
    [
      'Cities have been mapped by height, by rent and by crime, but until lately not by smell. A designer in the north of England began to lead groups of people through her town with the request to say nothing and to follow their noses. What they wrote down was sorted and printed in colours: red for food, green for plants, grey for traffic, brown for drains. The maps were bought as curiosities. Then a hospital asked for one.',
      'It had been noticed that patients who had lost their memory, and who were afraid of the streets in which they had lived for fifty years, would sometimes stop at a bakery or a stable and know where they were. A smell reaches the parts of the brain that keep the past by a shorter way than a sight or a sound does; it does not have to pass through words. With the help of the map, walks were laid out along which such smells followed one another like the stations of a railway.',
      'One of the results was not foreseen. In order that the walks should remain what they were, the town had to protect a thing for which it had no law. A bakery that had stood at its corner since 1904 wished to move its ovens to the edge of the town. It would have been allowed to pull down anything but its front, which was listed. Nobody had ever thought of listing what came out of it.',
    ],
    [
      asks(
        'What did the people on the walks have to do?',
        'Attend to what they smelt',
        ['Draw maps of the streets', 'Talk about what they saw', 'Count the bakeries', 'Guide lost patients home'],
        'They were “to say nothing and to follow their noses”.',
      ),
      asks(
        'Why did the hospital want a map?',
        'Smells helped patients to find their way',
        [
          'Smells of traffic made its patients ill',
          'Patients liked to buy curious things',
          'Its patients had lost the sense of smell',
          'Its doctors wanted to avoid the drains',
        ],
        'Patients without memory would stop at a bakery or stable “and know where they were”.',
      ),
      asks(
        'What is special about smells, according to the passage?',
        'They reach the memory without words',
        [
          'They are remembered by name alone',
          'They are stronger than any sound',
          'They are the same in every town',
          'They pass through the parts of speech',
        ],
        'A smell reaches the parts that keep the past by a shorter way; “it does not have to pass through words”.',
      ),
      asks(
        'To what are the smells of a walk compared?',
        'to the stops of a railway',
        ['to the colours of a map', 'to the pages of a book', 'to the rooms of a hospital', 'to the fronts of houses'],
        'They followed one another “like the stations of a railway”.',
      ),
      asks(
        'What problem does the bakery illustrate?',
        'The law protects what is seen and not what is smelt',
        [
          'The law forbids shops to move to the edge of a town',
          'The law allows old fronts to be pulled down freely',
          'The law makes it difficult to open new bakeries',
          'The law is not applied to houses built before 1904',
        ],
        'The front was listed; “nobody had ever thought of listing what came out of it”.',
      ),
    ],
  ),
  passage(
    'the-second-opinion',
    'hard',
    [
      'If many people guess the weight of an ox, their errors cancel, and the mean of the guesses is better than almost any of them. This has been known for a century. It is less known that the same can be done with one person. Ask him for a guess; ask him again some weeks later, when he has forgotten it; and the mean of the two will as a rule be nearer to the truth than either. There is, so to say, a small crowd in each of us, which can be consulted if one takes care that its members do not overhear one another.',
      'It works still better if the second guess is asked for in a certain way. “Suppose,” one says, “that your first answer was wrong. Why might it have been? What do these reasons suggest? And now guess again.” People do not enjoy this. They have a feeling of having given their opinion, and to be asked for another one seems to cast doubt on their sincerity. But an opinion is not a possession. It is a sample, drawn from what we know by a hand that was in a hurry.',
      'The gain is modest: two guesses of one mind are worth about as much as one guess of one and a half minds. It would be a mistake to give up other people on the strength of it. They have read other books and were born with other blinkers, whereas the members of the inner crowd all went to the same school. The best use of the method may be a social one. Whoever has seen how easily he differs from himself is a little less astonished that others differ from him.',
    ],
    [
      asks(
        'Why should some weeks pass between the two guesses?',
        'So that the first one does not influence the second',
        [
          'So that the person can find out the correct answer',
          'So that other people can be asked in the meantime',
          'So that the ox has time to become a heavier one',
          'So that the person does not grow tired of guessing',
        ],
        'The second guess is to be made “when he has forgotten” the first; the members must not “overhear one another”.',
      ),
      asks(
        'Why do people dislike to be asked in the “certain way”?',
        'They feel that their honesty is doubted',
        [
          'They have no time to think of reasons',
          'They do not know the correct answer',
          'They are ashamed of their first guess',
          'They believe that guessing is useless',
        ],
        'To be asked for another opinion “seems to cast doubt on their sincerity”.',
      ),
      asks(
        'What does “It is a sample” say about an opinion?',
        'It is one of several we might have given',
        [
          'It is a copy of what others have said',
          'It is something that belongs to us alone',
          'It is better than all of our later ones',
          'It is the exact sum of what we know',
        ],
        'It is “drawn from what we know by a hand that was in a hurry”: another draw might have come out otherwise.',
      ),
      asks(
        'Why are other people still needed?',
        'Their errors are unlike our own',
        [
          'Their guesses are made more quickly',
          'Their opinions are more sincere',
          'Their memory is better than ours',
          'Their school was the same as ours',
        ],
        'They “have read other books and were born with other blinkers”, while our inner crowd “went to the same school”.',
      ),
      asks(
        'What is the “social” use of the method?',
        'It makes us more patient with disagreement',
        [
          'It makes us change our opinions every week',
          'It helps us to persuade other people sooner',
          'It allows us to do without a large crowd',
          'It teaches us to guess the weight of things',
        ],
        'Who sees how easily he differs from himself is “less astonished that others differ from him”.',
      ),
    ],
  ),
]
