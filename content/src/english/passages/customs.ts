import { asks, passage } from './passage.ts'

export const CUSTOMS = [
  passage(
    'the-handshake-of-strangers',
    'medium',
    [
      'In a city one may live for years beside people whose names one does not know. Visitors from villages find this shocking, and so they should, for in a village not to greet a neighbour is to declare a quarrel. But they draw from it a conclusion that does not follow. They think that city people are cold. What they have met is not coldness but an arrangement, and a rather delicate one.',
      'Where everybody meets a few hundred faces in a lifetime, each can be given his due of attention. Where one meets as many between the gate and the station, to do so would be to arrive nowhere. People have therefore agreed, without ever having discussed it, to treat one another as furniture that moves: to look past, to step aside, to hear nothing that is said at the next table. The agreement is kept by both sides, and it protects both. The clerk who is not greeted in the lift is also not asked why he came home so late.',
      'That there is warmth beneath it can be seen whenever the arrangement breaks down. Let the train stop in a tunnel, or the lights go out, or the street be flooded to the knee, and within ten minutes the furniture talks. Tiffin boxes are opened, telephones are lent, someone turns out to know a song. When the train moves on, everybody falls silent again, a little ashamed. They have not ceased to be strangers; they have only been reminded that it was by agreement.',
    ],
    [
      asks(
        'Why do visitors from villages find the city cold?',
        'Neighbours there do not greet one another',
        [
          'Neighbours there declare quarrels openly',
          'People there are late for every meeting',
          'People there speak in a loud voice always',
          'Nobody there has time to cook for guests',
        ],
        'In a village not to greet a neighbour is to declare a quarrel, so the silence of the city shocks them.',
      ),
      asks(
        'What does the author mean by “furniture that moves”?',
        'people who are politely ignored',
        [
          'people who often change their homes',
          'things that are carried by porters',
          'crowds that push one another aside',
          'persons who have no feelings left',
        ],
        'City people have agreed “to look past, to step aside, to hear nothing”: they treat one another as objects by agreement.',
      ),
      asks(
        'What advantage of the arrangement is named?',
        'It spares people unwelcome questions',
        [
          'It helps people to make new friends',
          'It brings people to the station in time',
          'It keeps the streets free of quarrels',
          'It makes neighbours help one another',
        ],
        'The clerk who is not greeted is “also not asked why he came home so late”.',
      ),
      asks(
        'What does the example of the stopped train show?',
        'The distance between strangers is not coldness',
        [
          'City people lose their heads in an emergency',
          'Trains in cities are not to be relied upon',
          'Strangers become friends for life in danger',
          'People from villages behave better in danger',
        ],
        'Within ten minutes people talk and share: “there is warmth beneath it”.',
      ),
      asks(
        'Why are people “a little ashamed” when the train moves on?',
        'They have broken their unspoken agreement',
        [
          'They have eaten the food of other people',
          'They have sung a song rather badly',
          'They have been afraid without reason',
          'They have told lies to one another',
        ],
        'They fall silent again: for some minutes they had dropped the arrangement by which they are strangers.',
      ),
    ],
  ),
  passage(
    'tea-in-clay-cups',
    'easy',
    [
      'When tea was sold on the platforms of northern India fifty years ago, it came in a cup of unglazed clay. One drank, threw the cup on the track, and heard it break. It tasted a little of earth. By the next monsoon the pieces had turned to mud. Then came cups of plastic, which cost a third as much and did not break, and within a few years the potters along the railway had lost their trade.',
      'In 2004 a minister ordered that clay should come back. The order was popular and failed within two years. The railway needed some two million cups a day, all of one size, and the potters, who had sold their wheels or sent their sons to the towns, could not make a tenth of that. The vendors for their part complained that a basket of clay cups weighed more than the tea. So plastic returned, and after it cups of paper, which look innocent but are lined with a film of plastic inside.',
      'The clay cup has survived all the same, where nobody ordered it. At some stalls in the cities tea in clay costs ten rupees more than tea in paper, and people stand in line for it. They do not do so to save the earth, as they will tell you. They like the taste. It may be that a good habit is kept up more surely by a small pleasure than by a large command.',
    ],
    [
      asks(
        'What became of the old clay cups?',
        'They turned to mud',
        [
          'They were washed and used again',
          'They were sold to the potters',
          'They were glazed at home',
          'They were kept as presents',
        ],
        'By the next monsoon the pieces thrown on the track had turned to mud.',
      ),
      asks(
        'Why did the order of 2004 fail?',
        'Not enough cups could be made',
        [
          'Passengers did not like the taste',
          'Plastic cups had become cheaper',
          'The minister changed his mind',
          'The potters asked for more money',
        ],
        'The potters “could not make a tenth” of the two million cups a day that were needed.',
      ),
      asks(
        'What was the complaint of the vendors?',
        'The cups were too heavy',
        ['The cups were too dear', 'The cups broke on the way', 'The cups were too small', 'The cups arrived too late'],
        'A basket of clay cups weighed more than the tea.',
      ),
      asks(
        'Why do paper cups only “look innocent”?',
        'They contain plastic as well',
        [
          'They are made from old newspapers',
          'They are sold at a higher price',
          'They spoil the taste of the tea',
          'They are thrown on the track too',
        ],
        'They “are lined with a film of plastic inside”.',
      ),
      asks(
        'What keeps the clay cup alive today?',
        'The pleasure that people find in it',
        [
          'The order of the railway minister',
          'The wish of people to save the earth',
          'The low price of tea sold in clay',
          'The large number of skilled potters',
        ],
        'People like the taste; a habit is kept up “by a small pleasure” rather than by a command.',
      ),
    ],
  ),
  passage(
    'the-examined-village',
    'hard',
    [
      'An anthropologist who spent two years in a hill village returned with a theory that her colleagues admired: the villagers, she had found, settled quarrels by means of riddles. Whoever could not solve the riddle of the other gave way. Twenty years later a younger man went to the same place and asked about it. The old people laughed until they wept. There had been no such custom, they said; there had been a lady who asked every evening how quarrels were settled, and who was so sad when told that people shouted that it seemed unkind to go on telling her so.',
      'The story is usually told against the lady. She had, we are to understand, believed what she wished to believe. Yet the younger man’s report deserves no more trust. He too was asking, and he too was told something that pleased him, for what can please a young scholar more than that his elders have been fools? The old people may have invented the riddles for her, or the invention of the riddles for him. All that is certain is that they were polite.',
      'One draws from this not that such studies are worthless but that they have two subjects. To be studied is not a thing that happens to people as rain does; it is something to which they reply. A report that leaves out the one who asked is like a letter of which we are shown every second line. It may be accurate throughout, and one will still not know what was being said.',
    ],
    [
      asks(
        'According to the old people, why had they spoken of riddles?',
        'To spare the visitor a disappointment',
        [
          'To keep their real customs a secret',
          'To make a fool of a learned stranger',
          'To win her help in their own quarrels',
          'To teach her the language of the hills',
        ],
        'She was so sad when told that people shouted that “it seemed unkind to go on telling her so”.',
      ),
      asks(
        'Why does the author distrust the younger man’s report?',
        'He also heard what was agreeable to him',
        [
          'He did not stay in the village long enough',
          'He did not speak the language of the village',
          'He had quarrelled with the older scholar',
          'He came when the old people were all dead',
        ],
        'He “too was told something that pleased him”: that his elders had been fools.',
      ),
      asks(
        'What, according to the author, is certain in the end?',
        'The villagers wished to please those who asked',
        [
          'The villagers settled their quarrels by riddles',
          'The villagers had never quarrelled at all',
          'The villagers deceived both of the scholars',
          'The villagers remembered nothing of the lady',
        ],
        '“All that is certain is that they were polite.”',
      ),
      asks(
        'What is meant by saying that such studies “have two subjects”?',
        'They concern the asker as well as those asked',
        [
          'They should deal with quarrels and with riddles',
          'They have to be made by at least two scholars',
          'They are of use to villages and to universities',
          'They describe the present as well as the past',
        ],
        'Being studied is “something to which they reply”; a report that leaves out the one who asked is half a letter.',
      ),
      asks(
        'What is the function of the comparison with rain?',
        'To deny that people are passive when studied',
        [
          'To describe the weather in the hill village',
          'To show that studies come at regular times',
          'To suggest that studies do people some good',
          'To explain why the villagers were so polite',
        ],
        'Being studied “is not a thing that happens to people as rain does”, since they answer to it.',
      ),
    ],
  ),
  passage(
    'the-stolen-recipe',
    'medium',
    [
      'The sweet makers of a certain town guarded their recipe so well that, when the last master died without a son, it was lost. His shop had been famous in three districts. For a year the trade of the town suffered; then a chemist from the college offered to find out from a single piece, which a customer had kept in a tin, what was in it. He named the ingredients to the tenth of a gram. The sweets that were made by his list were eaten politely and not ordered again.',
      'It was an old kitchen hand, who could neither read nor write, that put the matter right. The list, he said, was quite correct, but the milk must be stirred from the left, slowly, and by someone who was in no hurry. The chemist smiled at the left. But he tried it, and found that whoever stirred from the left stood with his back to the window and did not look at the street; and that whoever did not look at the street took the pan from the fire at a different moment.',
      'What a recipe holds is not all that a cook knows. Much of his knowledge is not in his head to be written down; it is in where he stands, in the weight of his spoon, and in the impatience of the person at the door. Such knowledge cannot be stolen by those who want it, and it cannot even be given by those who have it. It has to be stood beside.',
    ],
    [
      asks(
        'Why was the recipe lost?',
        'The last master had nobody to hand it on to',
        [
          'The last master sold it to another town',
          'The tin in which it was kept was stolen',
          'The chemist could not read the old list',
          'The customers no longer asked for it',
        ],
        'It was guarded so well that it was lost when the last master died without a son.',
      ),
      asks(
        'What was wrong with the sweets made by the chemist’s list?',
        'They did not please the customers',
        [
          'They cost too much to be ordered',
          'They contained a wrong ingredient',
          'They did not keep for a long time',
          'They were too small to be shared',
        ],
        'They “were eaten politely and not ordered again”, although the list was correct.',
      ),
      asks(
        'Why did stirring from the left make a difference?',
        'The cook was not distracted by the street',
        [
          'The milk flows more easily in that direction',
          'The cook’s right hand is the stronger one',
          'The fire is hotter on that side of the pan',
          'The chemist believed the old kitchen hand',
        ],
        'Whoever stirred from the left had his back to the window, did not look out, and took the pan off at a different moment.',
      ),
      asks(
        'What does “It has to be stood beside” mean?',
        'It is learnt by working with one who knows',
        [
          'It is guarded by those who own the shop',
          'It is lost if one does not write it down',
          'It is understood by chemists alone',
          'It is put on the shelf near the pan',
        ],
        'Such knowledge can be neither stolen nor given; one acquires it in the presence of the one who has it.',
      ),
      asks(
        'Which statement agrees with the passage?',
        'A correct list may leave out what matters',
        [
          'A scientist can copy whatever he analyses',
          'A cook who cannot read is a bad teacher',
          'A recipe should be known to one man only',
          'A secret is kept best when it is written',
        ],
        'The list was “quite correct”, and still the sweets failed until the manner of stirring was known.',
      ),
    ],
  ),
  passage(
    'on-keeping-old-letters',
    'hard',
    [
      'Historians of our own time are threatened by a famine in the midst of plenty. Never have so many words been written in a day; and never have so few of them had a chance of being read in a hundred years. A letter on paper survives by neglect. It is pushed into a drawer, the drawer is forgotten, and a grandchild finds it. A message on a telephone survives only by care: somebody must copy it from the old device to the new one, and again five years later, and each time decide that it deserves the trouble. What is not chosen is lost, and one seldom chooses what will turn out to matter.',
      'It may be replied that most of what was in the drawers was trivial. So it was; that was its worth. Kings have always had secretaries. What a cook paid for lentils in the year of a famine, how a soldier wrote to a wife who could not read, what people thought funny, we know by accident or not at all, and it was the drawer that supplied the accidents.',
      'There is a second loss, which is less often noticed. A letter was written to be kept, or at least the writer could not be sure that it would not be. He put on, for a page, a slightly better self. Whether the better self or the worse one is the truer may be disputed; but a period that leaves nothing behind except its worse self, dashed off and deleted by evening, should not be surprised if those who come after it think a little less of it than it deserved.',
    ],
    [
      asks(
        'What is the “famine in the midst of plenty”?',
        'Much is written and little of it will last',
        [
          'Much is printed and little of it is true',
          'Historians are many and their readers few',
          'Letters are long and say little of interest',
          'Devices are cheap and break down too soon',
        ],
        'The sentence that follows explains it: never so many words, never so few with a chance of being read later.',
      ),
      asks(
        'What does “survives by neglect” mean?',
        'It lasts because nobody touches it',
        [
          'It lasts although it is badly written',
          'It is kept because nobody wants it',
          'It is copied again and again by others',
          'It is destroyed when it is forgotten',
        ],
        'The letter is pushed into a drawer and forgotten, and just so it is preserved.',
      ),
      asks(
        'Why does the author value trivial letters?',
        'They record what no official writes down',
        [
          'They are written in a more careful style',
          'They show the better self of great men',
          'They are easier to copy than long ones',
          'They were collected by royal secretaries',
        ],
        'Kings had secretaries; the prices, jokes and cares of ordinary people are known only from the drawers.',
      ),
      asks(
        'What is the “second loss”?',
        'People no longer write with care for posterity',
        [
          'People no longer own drawers for their letters',
          'People no longer learn to write by hand at school',
          'People no longer read what their elders wrote',
          'People no longer tell the truth about themselves',
        ],
        'The writer of a letter, which might be kept, put on “a slightly better self”; messages are dashed off and deleted.',
      ),
      asks(
        'What does the author leave undecided?',
        'Whether the better self is the truer one',
        [
          'Whether messages survive as long as letters',
          'Whether trivial things are worth knowing',
          'Whether what is not copied will be lost',
          'Whether the drawer preserved things by accident',
        ],
        '“Whether the better self or the worse one is the truer may be disputed.”',
      ),
    ],
  ),
  passage(
    'the-second-market',
    'medium',
    [
      'Every Tuesday, when the vegetable market of our town has closed, another one begins on the same stones. The sellers are the cleaners. They gather what has been thrown away, cut off what is bad, and lay out the rest in small heaps that cost five rupees each, whatever they hold. By ten at night it is all gone. The buyers are hostel cooks, widows, owners of goats, and, since onions became dear, a number of people who look round before they stoop.',
      'Two years ago a society for the protection of the poor persuaded the corporation to forbid this trade as an offence to human dignity. A kitchen was opened, where anybody could eat free of charge between seven and eight. It was clean, and the food was better than what could be cooked from the heaps. It served two hundred meals on the first day and thirty at the end of the month. The trade meanwhile had moved to a lane behind the station, where there was no light, and where five rupees had become eight.',
      'The society was puzzled. It had asked what the people of the second market lacked, and had answered rightly that they lacked food. It had not asked what they had. They had a place where a person with five rupees was a customer, who might choose among heaps, complain of a bad tomato, and be called “sister”. The order was withdrawn in the spring. The kitchen still exists; it now sells its meals, for five rupees, and is full.',
    ],
    [
      asks(
        'Who sells at the second market?',
        'The cleaners of the market',
        ['The owners of goats', 'The cooks of the hostels', 'The members of a society', 'The widows of the town'],
        'The first paragraph says: “The sellers are the cleaners.”',
      ),
      asks(
        'What is suggested by “who look round before they stoop”?',
        'They are ashamed of being seen there',
        [
          'They want to find the largest heap',
          'They are afraid of being robbed',
          'They look for a friend to help them',
          'They have lost something on the stones',
        ],
        'They make sure that nobody sees them: since onions became dear, people who are not used to it come too.',
      ),
      asks(
        'What happened to the trade when it was forbidden?',
        'It went on in a worse place at a higher price',
        [
          'It came to an end within a single month',
          'It was taken over by the free kitchen',
          'It was carried on in the light of the station',
          'It moved to another town with its sellers',
        ],
        'It moved to a dark lane, “and five rupees had become eight”.',
      ),
      asks(
        'What had the society overlooked?',
        'The buyers valued being treated as customers',
        [
          'The buyers did not have enough to eat at home',
          'The food of the kitchen was not good enough',
          'The cleaners needed the money for their goats',
          'The corporation would withdraw the order',
        ],
        'It “had not asked what they had”: a place where they could choose, complain and be greeted.',
      ),
      asks(
        'Why is the kitchen full now?',
        'People pay for what they eat there',
        [
          'The meals have become larger than before',
          'The second market has been closed for good',
          'The hours of the kitchen were made longer',
          'The price of onions has gone up once more',
        ],
        'It “now sells its meals, for five rupees, and is full”: those who pay are customers.',
      ),
    ],
  ),
  passage(
    'a-bridge-of-roots',
    'easy',
    [
      'In the wettest hills of Meghalaya a bridge is not built but grown. The people of the Khasi villages lay the trunk of a palm across a stream and lead along it the young roots of a rubber fig that stands on the bank. The roots creep forward by a finger’s length in a month. After some years they reach the other side and are allowed to go into the ground. They are then twisted together, and new ones are led along the old, until, after twenty or thirty years, fifty people can walk over at a time.',
      'Wood rots in this climate, and steel rusts. The living bridge alone becomes stronger with age, for it repairs itself and thickens from year to year. Some are said to be five hundred years old. When a flood tears away a part, nobody calls an engineer; the gap is filled with fresh roots, and the people wait.',
      'Engineers have lately come all the same, to measure and to learn. They have calculated the load that such a bridge can bear and drawn up plans to shorten its growth by pipes and frames. The villagers listen with courtesy. An old man who has spent his life on one bridge, and will not see it finished, was asked by a visitor whether that did not make him sad. He pointed to the bridge by which they had both come. “Who made that one,” he said, “did not walk on it either.”',
    ],
    [
      asks(
        'What is the palm trunk used for?',
        'To lead the roots across the stream',
        [
          'To carry people during the first years',
          'To hold up the banks of the stream',
          'To feed the roots with its own sap',
          'To stop the water during a flood',
        ],
        'The young roots are led along the trunk to the other side.',
      ),
      asks(
        'In what way is the living bridge better than one of steel?',
        'It grows stronger as time passes',
        [
          'It can be built within a few years',
          'It can be moved to another stream',
          'It bears the load of heavy vehicles',
          'It is never damaged by any flood',
        ],
        'Steel rusts; the living bridge “alone becomes stronger with age”.',
      ),
      asks(
        'What is done when a flood tears away a part?',
        'New roots are led into the gap',
        [
          'An engineer is called to the place',
          'A wooden bridge is put up there',
          'A new tree is planted on the bank',
          'The bridge is given up altogether',
        ],
        '“The gap is filled with fresh roots, and the people wait.”',
      ),
      asks(
        'What do the plans of the engineers aim at?',
        'A shorter time of growth',
        [
          'A lower cost of repairs',
          'A greater width of the path',
          'A better look for visitors',
          'A smaller number of trees',
        ],
        'They have drawn up plans “to shorten its growth by pipes and frames”.',
      ),
      asks(
        'What did the old man mean by his answer?',
        'Each generation works for those who follow',
        [
          'The old bridge was not safe to walk on',
          'Nobody knows who made the old bridge',
          'The visitor should not have come so far',
          'He would finish his bridge before long',
        ],
        'Those who made the older bridge did not live to use it; he does for others what they did for him.',
      ),
    ],
  ),
  passage(
    'the-cost-of-choice',
    'hard',
    [
      'That more choice is better than less is one of those opinions that seem too evident to need a defence. Whoever has twenty jams to choose from can take the one he would have taken out of six, and may find a better one; how could he be worse off? Yet in a well-known trial a table with six jams led ten times as many passers-by to buy as a table with twenty-four, although the larger one drew more of them to stop and look.',
      'Several reasons were given. To compare takes trouble, and the trouble grows faster than the number of things compared. Where there is much to choose from, one suspects that the best must be among it, and one is the more vexed to miss it. And whoever chooses badly from six may blame the shop; whoever chooses badly from twenty-four has only himself to blame. Within a few years books had been written on the tyranny of choice.',
      'Later attempts to repeat the trial have had mixed results: sometimes more choice did harm, sometimes good, and on the whole it made no difference. This has been called a refutation. It would be fairer to say that the question had been put wrongly. A reader who knows what he wants is glad of a library of a million books; one who does not is happier with a friend who hands him three. It is not the number of things that oppresses us but their number divided by our knowledge, and a denominator is easily overlooked by those who look only at the shelf.',
    ],
    [
      asks(
        'What was the result of the trial with jams?',
        'Fewer people bought where there was more choice',
        [
          'Fewer people stopped where there was more choice',
          'More people bought where there was more choice',
          'More people stopped where there were six jams',
          'The number of jams made no difference to buyers',
        ],
        'Six jams led ten times as many to buy, although the table with twenty-four drew more to stop and look.',
      ),
      asks(
        'Which of these reasons for the result is NOT given?',
        'A large choice makes each thing seem less good',
        [
          'It takes more trouble to compare many things',
          'One fears to miss the best among many things',
          'A bad choice from many is one’s own fault',
          'Trouble grows faster than the number of things',
        ],
        'The second paragraph names the other four thoughts; that each thing seems less good is not among them.',
      ),
      asks(
        'What is the author’s view of the later trials?',
        'They show that the question was too simple',
        [
          'They prove that the first trial was a fraud',
          'They prove that choice always does harm',
          'They were carried out with too little care',
          'They came to the same result as the first',
        ],
        '“It would be fairer to say that the question had been put wrongly.”',
      ),
      asks(
        'What does the “denominator” stand for?',
        'how much the chooser knows',
        [
          'how many things are on offer',
          'how dear the things are',
          'how many people are choosing',
          'how large the shelf is',
        ],
        'The number of things is “divided by our knowledge”; the denominator is the knowledge.',
      ),
      asks(
        'Who, according to the author, is glad of a very large choice?',
        'A person who knows what he is looking for',
        [
          'A person who likes to stop and look around',
          'A person who has a friend to choose for him',
          'A person who does not mind being wrong',
          'A person who has never had much to choose',
        ],
        '“A reader who knows what he wants is glad of a library of a million books.”',
      ),
    ],
  ),
]
