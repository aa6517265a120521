import { asks, passage } from './passage.ts'

export const IDEAS = [
  passage(
    'three-times-in-one-country',
    'medium',
    [
      'For much of the nineteenth century a traveller in India who cared about the hour needed three watches. Bombay kept the time of its own sky, Calcutta was about an hour ahead of it, and Madras lay between the two. As long as people moved at the speed of bullocks nobody minded. It was the railway that could not live with it, for a single track on which two trains keep different hours is an invitation to disaster. The companies settled on the time of Madras, not because that city was the greatest but because it had an observatory and lay conveniently in the middle.',
      'When a standard time for the whole country was proclaimed in 1905, the two larger cities resisted. Calcutta gave way only in the nineteen-forties; Bombay kept its own time for decades, in some offices at least, and its citizens boasted of living thirty-nine minutes behind the government. The quarrel was not about minutes. To set one’s clock by a distant meridian seemed to admit that somebody else might decide when one’s day began.',
      'The question has not quite gone to sleep. In the far east of the country the summer sun rises at about four, and half the morning’s light is spent before an office opens. Planters there have long kept a “garden time”, an hour ahead, for their own use. So the old state of things survives, on the quiet, where the sun still has a stronger argument than the law.',
    ],
    [
      asks(
        'Why did the railways choose the time of Madras?',
        'It lay in the middle and had an observatory',
        [
          'It was at that time the greatest city of the country',
          'Its companies owned most of the tracks',
          'Its citizens demanded it from the companies',
          'It was the first to have a railway line',
        ],
        'The first paragraph says that it was “not because that city was the greatest” but for its observatory and its place.',
      ),
      asks(
        'Why could the railways not live with several times?',
        'Trains on one track might collide',
        [
          'Passengers had to carry several watches',
          'Tickets were sold at different prices',
          'Drivers refused to work by the sun',
          'Clocks at the stations often broke down',
        ],
        'Two trains that keep different hours on a single track are “an invitation to disaster”.',
      ),
      asks(
        'What, according to the passage, was the quarrel of 1905 really about?',
        'Who had the right to decide',
        [
          'How many minutes were lost each day',
          'Which observatory was the better one',
          'What it would cost to change the clocks',
          'When the offices of the cities should open',
        ],
        'It “was not about minutes”: a distant meridian seemed to mean that somebody else decided when one’s day began.',
      ),
      asks(
        'What does “on the quiet” mean in the last sentence?',
        'without being official',
        ['without making any noise', 'in peaceful regions', 'during the night', 'with great calm'],
        'Planters keep an hour of their own for their own use, beside the time that the law knows.',
      ),
      asks(
        'Why do planters in the east keep a time of their own?',
        'To use the early light of the morning',
        [
          'To trade with countries further to the east',
          'To show that they do not obey the law',
          'To let workers rest in the heat of noon',
          'To agree with the time of Calcutta',
        ],
        'In summer the sun rises at about four, so that half of the morning’s light is lost by the standard time.',
      ),
    ],
  ),
  passage(
    'the-honest-map',
    'hard',
    [
      'A map of the world on flat paper must be false. The surface of a ball cannot be laid flat without being stretched somewhere, and the only freedom of the map-maker is to choose what he will falsify: shapes, areas, distances or directions. The chart that Mercator drew in 1569 kept directions true, which is what sailors wanted, and paid for it with areas. Greenland came out as large as Africa, which would hold it fourteen times. For a chart to steer by, this did not matter. It began to matter when the same chart was hung up in schoolrooms, where nobody steers.',
      'In the nineteen-seventies a rival was put forward that kept areas true. Its supporters called it just, and called the older map a lie that served the rich countries of the north. Geographers were less pleased: the new map drew out the lands near the equator like washing on a line, and maps of equal area had in any case been known for two centuries. What was new was only the claim that one falsification is a matter of error and the other a matter of virtue.',
      'Both parties, one feels, wanted of a map something that it cannot give. No sheet of paper is fair to a ball. The remedy is not a better map but several, side by side, each labelled with the question that it answers; or, best of all, a globe, which is true in everything and has the single fault that it cannot be folded.',
    ],
    [
      asks(
        'Why must every flat map of the world be false?',
        'A ball’s surface cannot be flattened without stretching',
        [
          'Map-makers wish to please those who pay for their work',
          'The measurements of sailors were never quite exact',
          'The coasts of the world change from year to year',
          'No sheet of paper is large enough to show all countries',
        ],
        'The second sentence gives this reason.',
      ),
      asks(
        'When did the fault of Mercator’s chart begin to matter?',
        'When it was used where nobody steers',
        [
          'When sailors had found better instruments',
          'When Greenland was measured for the first time',
          'When a rival map was put forward',
          'When geographers had given it up',
        ],
        'It began to matter in schoolrooms, where directions are of no use and areas mislead.',
      ),
      asks(
        'What did geographers hold against the rival map?',
        'It distorted shapes and its idea was not new',
        [
          'It served the interests of the northern countries',
          'It kept areas true only close to the poles',
          'It could not be used in schools because of its size',
          'It had been copied without leave from Mercator',
        ],
        'It drew out lands “like washing on a line”, and such maps “had been known for two centuries”.',
      ),
      asks(
        'What is the author’s attitude to the supporters of the rival map?',
        'He finds their moral claim mistaken',
        [
          'He shares their view of the older map',
          'He suspects them of serving the rich',
          'He admires their skill in drawing maps',
          'He thinks them better than geographers',
        ],
        'He says that only the claim was new that one falsification is error and the other virtue, and that both parties wanted what a map cannot give.',
      ),
      asks(
        'What remedy does the author propose?',
        'Several maps, each for its own question',
        [
          'One map on which areas and shapes are true',
          'A return to the chart of the year 1569',
          'Larger sheets of paper for schoolrooms',
          'Maps that are drawn by sailors alone',
        ],
        'The last paragraph: “not a better map but several, side by side, each labelled with the question that it answers”, or a globe.',
      ),
    ],
  ),
  passage(
    'waiting-in-line',
    'medium',
    [
      'An airport was troubled by complaints about the time that passengers had to wait for their luggage. The managers hired more porters, and the wait came down to eight minutes, which is short by the standards of the trade. The complaints did not stop. Then somebody noticed that passengers walked for one minute from the aircraft to the hall and stood there for seven. The managers did a strange thing. They moved the arrival gates to the far end of the building, so that the walk took six minutes and the standing two. The complaints fell almost to nothing.',
      'Nobody had gained a second. But a minute in which one does something is shorter than a minute in which one does nothing, and mirrors beside lifts, puzzles on the walls of clinics and moving bars on screens all live on this difference. So does the single winding line that many banks have put in place of several short ones. It is not faster on average; what it removes is the torment of seeing that the other line moves on while one’s own stands still.',
      'It is this last point that ought to give us pause. People, it turns out, will bear a long wait that is fair more readily than a short one that is not. Those who jump a queue are hated out of all proportion to the time they cost. A queue is among the few places in which rank counts for nothing, and those who stand in it seem to know that they are guarding something besides their turn.',
    ],
    [
      asks(
        'What did the airport do to end the complaints?',
        'It made the walk to the hall longer',
        [
          'It brought the luggage in half the time',
          'It hung up mirrors along the corridor',
          'It hired a larger number of porters',
          'It put up a single winding line',
        ],
        'The gates were moved to the far end, so that passengers walked for six minutes. More porters had been hired before, without effect on the complaints.',
      ),
      asks(
        'Why did the complaints fall although nobody had gained a second?',
        'Time seems shorter when one is doing something',
        [
          'Passengers were told in advance how long it would take',
          'Passengers were too tired to complain after the walk',
          'The luggage was now handed out in a fairer order',
          'The hall was made more pleasant to stand in',
        ],
        'The second paragraph: “a minute in which one does something is shorter than a minute in which one does nothing”.',
      ),
      asks(
        'What is the advantage of the single line in a bank?',
        'Nobody sees others overtake him',
        [
          'Customers are served more quickly on average',
          'Fewer clerks are needed at the counters',
          'Customers have more room to move about',
          'Important customers can be served first',
        ],
        'It is “not faster on average”; it removes the torment of seeing the other line move on.',
      ),
      asks(
        'What do people in a queue guard “besides their turn”?',
        'The equality of those who wait',
        [
          'The money that they have with them',
          'The time that they have already lost',
          'The habits of their own country',
          'The peace and quiet of the hall',
        ],
        'The sentence says that a queue is among the few places “in which rank counts for nothing”.',
      ),
      asks(
        'What does “out of all proportion” suggest about the anger at queue-jumpers?',
        'It is greater than the loss explains',
        [
          'It is shown by a few people only',
          'It lasts for a short time and is forgotten',
          'It grows with the length of the queue',
          'It is directed against the wrong persons',
        ],
        'They are hated far more than the time they cost would justify; fairness is at stake.',
      ),
    ],
  ),
  passage(
    'the-word-for-blue',
    'hard',
    [
      'In the poems of Homer the sea is “wine-dark”, iron is violet and honey green, and the sky, although it is spoken of on almost every page, is never blue. A British statesman who counted these colours in 1858 concluded that the Greeks had been more or less colour-blind. The idea was soon extended to other old books, in which blue was just as rare, and for a while it was seriously believed that the human eye had learnt to see blue within the last three thousand years.',
      'The eye has learnt nothing of the kind; it is far older than that. What is young is the word. All over the world languages seem to acquire names for colours in much the same order: first for dark and light, then for red, then for green or yellow, and for blue nearly last. This is not because blue is difficult to see. It is because blue things are hard to come by. Apart from the sky, which cannot be picked up, and the sea, which is of every colour, there are few of them in nature, and until people can dye a cloth blue they seldom need to tell one thing from another by its blueness.',
      'Does one see less, then, for want of a word? Experiments give a modest answer. People whose language divides blue into two tell the shades apart a little faster than others do, by some hundredths of a second. The word does not open the eye. It works like a label on a drawer: without it everything is still there, but the hand is slower to find it.',
    ],
    [
      asks(
        'What did the statesman conclude from Homer’s colours?',
        'That the Greeks saw colours poorly',
        [
          'That the poems were not written by Homer',
          'That the sea was darker in those days',
          'That poets prefer unusual comparisons',
          'That the Greeks had no interest in the sky',
        ],
        'He concluded that they had been “more or less colour-blind”.',
      ),
      asks(
        'Why, according to the passage, do words for blue come late?',
        'Few things have to be told apart by being blue',
        [
          'The human eye became able to see blue only recently',
          'Blue is harder to distinguish than other colours',
          'The sky is looked at less often than the ground is',
          'Old books were written in languages now forgotten',
        ],
        'Blue things are hard to come by, and until cloth can be dyed blue the word is seldom needed.',
      ),
      asks(
        'What is the point of the remark that the sky “cannot be picked up”?',
        'The sky is no object that one must name by its colour',
        [
          'The sky changes its colour too quickly to be described',
          'The sky was thought to be beyond human understanding',
          'The sky is too far away for its colour to be seen well',
          'The sky was spoken of by the poets on every page',
        ],
        'It explains why the sky, though blue, does not make the word needed: colour words serve to tell things apart that one handles.',
      ),
      asks(
        'What do the experiments show about words for colours?',
        'They speed up recognition slightly',
        [
          'They make new shades of colour visible',
          'They have no effect whatever on the eye',
          'They slow down those who know too many',
          'They are learnt most easily in childhood',
        ],
        'People with two words for blue are faster “by some hundredths of a second”: a modest effect.',
      ),
      asks(
        'Which statement would the author most probably accept?',
        'Language helps attention without creating perception',
        [
          'What has no name in a language cannot be noticed at all',
          'Old poets described colours better than modern ones do',
          'The order in which colours are named is a mere accident',
          'Every language will in the end have two words for blue',
        ],
        'The picture of the label on a drawer says just this: everything is there, but the hand is slower without the label.',
      ),
    ],
  ),
  passage(
    'the-price-of-free-things',
    'medium',
    [
      'A shop offered two kinds of chocolate at a table in a university hall: a fine one for fifteen rupees and a plain one for one rupee. Nearly three-quarters of the students bought the fine one, and rightly, for it was cheap at that price. Then each price was lowered by one rupee. The fine chocolate now cost fourteen and the plain one nothing. The difference between them had not changed, and neither had the chocolate; but now two-thirds of the students took the plain one.',
      'A price of nothing is evidently not just a very low price. It belongs to another world. When we pay, we compare; when we are given, we take. Shops know this. “Delivery free above five hundred rupees” makes people buy a second book that they do not want in order not to pay for the delivery of one that they do. A thing that costs nothing seems to have no drawback, and so we forget to ask the one question that a price would have made us ask, namely whether we want it.',
      'Those who mean to do good have had to learn the lesson from the other side. Mosquito nets that were handed out free in one district were used for fishing; in another, where a very small price was asked, fewer were taken and more were hung. Later studies made the matter less simple: where people knew what a net was for, free nets were used as well as paid ones, and many more people had them. A price, it appears, does not make people value things. It merely keeps away those who do not.',
    ],
    [
      asks(
        'What changed between the two offers in the hall?',
        'Each price fell by the same amount',
        [
          'The difference between the prices grew',
          'The better chocolate became much dearer',
          'The number of students doubled at once',
          'The quality of the plain chocolate rose',
        ],
        'Each price was lowered by one rupee; “the difference between them had not changed”.',
      ),
      asks(
        'What does “cheap at that price” tell about the fine chocolate?',
        'It was worth more than was asked for it',
        [
          'It was the cheaper one of the two kinds',
          'It was of a lower quality than it seemed',
          'It had been cheaper on the day before',
          'It was sold only to students of the hall',
        ],
        'The students bought it “rightly”, since its worth was above its price.',
      ),
      asks(
        'Why does free delivery make people buy a second book?',
        'They wish to avoid the charge',
        [
          'They expect to read it later on',
          'They are given it at half its price',
          'They have forgotten the first one',
          'They can return it without loss',
        ],
        'They buy it “in order not to pay for the delivery” of the first.',
      ),
      asks(
        'What did the later studies of mosquito nets find?',
        'Informed people used free nets just as well',
        [
          'Free nets were always used for catching fish',
          'Nets were hung only where they had been paid for',
          'A higher price led to a better use of the nets',
          'Fewer people had nets where they were free',
        ],
        'Where people knew what a net was for, free nets were used as well as paid ones, and many more had them.',
      ),
      asks(
        'Which sentence sums up the end of the passage?',
        'A price selects people, it does not teach them',
        [
          'A price should be asked for whatever is useful',
          'Nobody values a thing for which he has paid',
          'Free gifts do more harm than good to the poor',
          'Shops understand people better than givers do',
        ],
        'A price “does not make people value things. It merely keeps away those who do not.”',
      ),
    ],
  ),
  passage(
    'why-we-forget-names',
    'easy',
    [
      'Most of us have had the experience. A person is introduced at a wedding, we shake hands, we exchange some words about the weather, and a minute later we find that the name has gone. We remember that he is a dentist, that he comes from Kurnool, and even that he dislikes brinjal. Only the one thing that we were told first, and that politeness requires us to know, is lost.',
      'It is not that names are harder to hear. In an experiment people were shown photographs of faces. Some were told that the man in the picture was called Baker, others that he was a baker. The sound was the same. Yet a week later many more remembered the trade than the name. A trade calls up an oven, a white cap, the smell of bread; it has a hundred threads by which it can be pulled back. A name has none. It does not say anything about its owner, and could belong to anybody.',
      'Those who are famous for their memory know this and supply the threads themselves. They turn the name into a picture, however silly, and fasten the picture to the face. For the rest of us there is a simpler method, which costs nothing but some pride. It is to say the name aloud at once, to use it again before the talk is over, and, when it has slipped away in spite of everything, to ask for it. The other person will not be offended. The chances are that he has forgotten ours.',
    ],
    [
      asks(
        'What did people in the experiment remember better?',
        'The trade of a person',
        ['The face of a person', 'The name of a person', 'The town of a person', 'The voice of a person'],
        'A week later many more remembered that the man was a baker than that he was called Baker.',
      ),
      asks(
        'Why is a name hard to remember?',
        'It is not linked to anything else',
        [
          'It is spoken too fast and too softly',
          'It is usually longer than other words',
          'It sounds like the name of a trade',
          'It is told when we are not listening',
        ],
        'A trade has a hundred threads; “a name has none” and says nothing about its owner.',
      ),
      asks(
        'What do people with a famous memory do?',
        'They make a picture out of the name',
        [
          'They write down the name in secret',
          'They ask for the name a second time',
          'They repeat the name all day long',
          'They listen to nothing but the name',
        ],
        'They “turn the name into a picture” and fasten it to the face.',
      ),
      asks(
        'What does the simpler method cost?',
        'a little pride',
        ['much time', 'some money', 'a good friend', 'great effort'],
        'It “costs nothing but some pride”, since one may have to ask for the name.',
      ),
      asks(
        'Why will the other person not be offended?',
        'He has probably forgotten our name too',
        [
          'He is pleased to speak about himself',
          'He has heard the question many times',
          'He does not like his own name much',
          'He knows that weddings are noisy',
        ],
        'The last sentence says so: “the chances are that he has forgotten ours”.',
      ),
    ],
  ),
  passage(
    'salt-and-the-sea-coast',
    'medium',
    [
      'On the flat shores of the Rann of Kutch, families of salt makers go out in September, when the last puddles of the monsoon are drying, and stay until the following June. They dig wells, pump up brine that is ten times as salt as the sea, and let it run from one shallow pan to the next while the sun does the rest. A pan must be raked every day for months, or the crystals grow together into a crust that no one can break.',
      'The greatest single expense used to be neither labour nor land but diesel. A family burnt some two thousand litres of it in a season to keep its pump going, bought on credit from the very trader who would buy the salt, and when the accounts were made up in June there was often nothing to be paid out. Pumps that run on sunlight were at first laughed at. They worked only by day, it was said; and so they did, but salt also is made only by day.',
      'What the panels changed was not chiefly the cost. It was the account. A family that no longer needs credit in September is free to look for another buyer in June. Some have found that they can hold back a part of the salt until the price improves, which in living memory nobody had been able to do. The engineer who designed the pump said that he had set out to save fuel. He had not known that he was also changing who would sit on which side of the table.',
    ],
    [
      asks(
        'Why must a salt pan be raked daily?',
        'To keep the crystals from growing together',
        [
          'To let the brine run to the next pan',
          'To keep the dust away from the salt',
          'To make the water dry up more quickly',
          'To bring up stronger brine from below',
        ],
        'Otherwise the crystals form “a crust that no one can break”.',
      ),
      asks(
        'Why was there often nothing to be paid out in June?',
        'The diesel on credit ate up the price of the salt',
        [
          'The salt of that season had been washed away',
          'The trader did not come back to the shore',
          'The families had spent the money on land',
          'The price of salt was fixed by the government',
        ],
        'The diesel was bought on credit from the trader who bought the salt, and the accounts were made up in June.',
      ),
      asks(
        'What is the answer to the objection that the pumps work only by day?',
        'Salt is made by day as well',
        [
          'The panels store enough power for the night',
          'The nights are short during the season',
          'Diesel pumps also had to rest at night',
          'The wells fill up again during the night',
        ],
        '“And so they did, but salt also is made only by day.”',
      ),
      asks(
        'What was the main effect of the panels?',
        'The families became free to choose a buyer',
        [
          'The families were able to make more salt',
          'The traders lowered the price of diesel',
          'The season of work became much shorter',
          'The salt became purer than it had been',
        ],
        'They changed “not chiefly the cost” but the account: without credit in September another buyer can be sought.',
      ),
      asks(
        'What is meant by “who would sit on which side of the table”?',
        'who has the stronger position in the bargain',
        [
          'who is invited by the engineer for a meal',
          'who keeps the written accounts of the sale',
          'who works in the sun and who in the shade',
          'who owns the land on which the pans are dug',
        ],
        'The panels changed the bargain between families and traders, which the picture of the table stands for.',
      ),
    ],
  ),
  passage(
    'the-expert-and-the-beginner',
    'hard',
    [
      'Chess masters who are shown a position from a game for five seconds can set it up again almost without a mistake, whereas beginners place four or five pieces rightly. The natural explanation is that masters have better memories. It is also wrong. When the pieces are put on the board at random, so that no game could have led to the position, the masters do hardly better than anyone else. What they remember is not pieces but configurations, of which they have met tens of thousands; and where there are no configurations there is nothing for them to remember.',
      'This finding has often been used to make expertise look ordinary. If it is only a large store of patterns, then time and practice explain it all, and we may stop speaking of gifts. But the inference goes too fast. That a master uses patterns does not tell us why he acquired in ten years what others, who sat as long at the board, did not. Nor is it clear that the patterns are what makes him good. They may be what is left behind by being good, as footprints are left behind by walking.',
      'More instructive is the price of the gift, or habit, or whatever it be. Doctors of great experience have been found to overlook what beginners see, because the first signs fitted a pattern that they knew and they looked no further. To see quickly is to see what one has seen before. The beginner, who recognises nothing, has to look at everything; it is slow and tiring, and once in a while it is the only way to notice that the position on the board is a new one.',
    ],
    [
      asks(
        'What do masters remember, according to the passage?',
        'Arrangements of pieces that occur in games',
        [
          'The places of all pieces, whatever they are',
          'The first four or five pieces that they see',
          'The moves that will follow from a position',
          'The games that they themselves have played',
        ],
        'They remember “configurations”, of which they have met tens of thousands.',
      ),
      asks(
        'Why was the board also set up at random?',
        'To find out whether masters have better memories',
        [
          'To give beginners the same chance as masters',
          'To see how long masters look at a position',
          'To create games that had never been played',
          'To test whether masters recognise a mistake',
        ],
        'If memory as such were better, masters would do better there too; they hardly do.',
      ),
      asks(
        'To what does the author object in the second paragraph?',
        'The conclusion that practice explains expertise wholly',
        [
          'The finding that masters make use of many patterns',
          'The opinion that some people have special gifts',
          'The way in which the experiment was carried out',
          'The belief that beginners never become masters',
        ],
        '“The inference goes too fast”: patterns do not tell why one acquired in ten years what others did not.',
      ),
      asks(
        'What is the purpose of the comparison with footprints?',
        'To suggest that patterns may be a result of skill',
        [
          'To suggest that skill can be followed step by step',
          'To show that patterns are soon lost without practice',
          'To show that masters leave their mark on the game',
          'To suggest that walking is also learnt by patterns',
        ],
        'Footprints are left by walking and do not cause it; so the patterns may be “left behind by being good”.',
      ),
      asks(
        'When may a beginner see what an expert overlooks?',
        'When the case only seems to be a familiar one',
        [
          'When the expert has had too little time to look',
          'When the case is one that occurs very frequently',
          'When the beginner has been taught by the expert',
          'When both look at the same thing for five seconds',
        ],
        'Experts overlooked things “because the first signs fitted a pattern that they knew”; the beginner looks at everything.',
      ),
    ],
  ),
]
