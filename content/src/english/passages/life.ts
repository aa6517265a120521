import { asks, passage } from './passage.ts'

export const LIFE = [
  passage(
    'the-useful-street',
    'medium',
    [
      'A street, to the engineer who plans it, is a channel: so many vehicles enter at one end and so many leave at the other, and the faster they pass the better the street. To those who live along it, a street is a room without a roof. It is where children learn to ride a bicycle, where the vegetable seller stops, and where two neighbours who would never visit each other exchange the news.',
      'Both views are right, and the trouble begins when one of them is forgotten. In one old quarter, the corporation widened the main lane by taking away the stone seats before the houses and the two neem trees that stood in its middle. Cars did pass faster. But the children were kept indoors, the seller found it hard to stop, and the shops, which had lived by people who strolled, lost a third of their custom. Burglaries rose as well, though nobody had expected it: with no one sitting outside, there was no one to notice a stranger.',
      'Some years later the residents persuaded the corporation to try something else. New trees were planted at the sides, benches were put between them, and the carriageway was made narrower and given a gentle bend. A car now takes about a minute longer from one end to the other. Few drivers complain. It seems that a minute is a small price for them, and that what it buys is large for everybody else.',
    ],
    [
      asks(
        'What did the corporation remove to widen the lane?',
        'Stone seats and neem trees',
        ['Shops, houses and a market', 'Benches and a bend', 'The vegetable market', 'The carriageway'],
        'The second paragraph names the stone seats before the houses and the two neem trees. The benches and the bend came years later.',
      ),
      asks(
        'Why did burglaries rise after the lane was widened?',
        'There was nobody outside to notice strangers',
        [
          'Thieves could now escape quickly in their cars',
          'The shops had closed',
          'The lamps of the street had been taken away',
          'The children were kept indoors alone',
        ],
        '“With no one sitting outside, there was no one to notice a stranger.”',
      ),
      asks(
        'What does “custom” mean in “lost a third of their custom”?',
        'the buying done by customers',
        ['an old tradition', 'a tax on goods', 'the goods in stock', 'the space in front of a shop'],
        'The shops lived by people who strolled; when these stayed away, they lost business.',
      ),
      asks(
        'What does the author mean by “a room without a roof”?',
        'A place where people live and meet',
        [
          'A house that has not been finished',
          'A place open to the rain',
          'A road that is too narrow',
          'A place where people quarrel',
        ],
        'The next sentence gives examples of what people do in the street together.',
      ),
      asks(
        'Which of these is NOT stated about the rebuilt lane?',
        'Cars were forbidden in it',
        [
          'It has benches between its trees',
          'The carriageway has a gentle bend',
          'New trees stand at its sides',
          'Its carriageway is narrower',
        ],
        'Cars still pass; they take about a minute longer.',
      ),
    ],
  ),
  passage(
    'borrowed-words',
    'medium',
    [
      'People who love their language are often worried by the words that it borrows. They see every foreign word as a small defeat, and draw up lists of home-made ones to put in its place. The worry is natural, but it rests on a wrong picture of what a language is. A language is not a walled garden. It is more like a market town, and a town where no stranger ever comes is not pure but poor.',
      'Consider how borrowing really goes on. A new thing arrives with its name: a fruit from over the sea, a game, a machine. For some time the name is said in inverted commas, as it were. Then the tongue gets to work on it. Sounds that are hard to say are changed for easier ones, the endings of the home grammar are put on, and after two generations nobody can tell it from a native. Hardly an Indian who speaks of a “station” or a “glass” in his own language feels that he is speaking English.',
      'What should trouble the lover of language is something else. Words are borrowed by those who have things to talk about. If a language is no longer used in the laboratory, the court and the newspaper, it does not need to borrow, for it has nothing new to say; and it may die with its vocabulary as spotless as could be wished. The remedy lies not in lists of words but in use.',
    ],
    [
      asks(
        'To what does the author compare a language?',
        'A market town',
        ['A walled garden', 'A laboratory', 'A court', 'A small defeat'],
        '“It is more like a market town.” The walled garden is the comparison that the author rejects.',
      ),
      asks(
        'What does the author imply about a language that borrows no words?',
        'It may have stopped being used for new subjects',
        [
          'It is sure to remain alive',
          'It has reached its highest form',
          'It is easier for strangers to learn than others',
          'It has better sounds than others',
        ],
        'The last paragraph says that such a language may have nothing new to say and “may die” with a spotless vocabulary.',
      ),
      asks(
        'What does “spotless” mean in the last paragraph?',
        'free from anything foreign',
        ['newly washed', 'easily forgotten', 'rich and varied in meaning', 'full of mistakes'],
        'The passage is about words taken from outside; a vocabulary without them would be spotless in the eyes of those who worry.',
      ),
      asks(
        'How does the author see borrowed words?',
        'As a natural sign of life',
        [
          'As a danger to the language',
          'As guests to be replaced by home-made words',
          'As sounds that are too hard to say',
          'As a matter of no importance',
        ],
        'The author calls a town without strangers “poor” and sees borrowing as the work of those who have things to talk about.',
      ),
      asks(
        'Which of these is NOT stated about a borrowed word?',
        'It keeps the spelling of its first language',
        [
          'It often comes into the language with a new thing',
          'Its hard sounds may be changed',
          'It takes the endings of the home grammar',
          'After two generations it seems to be a native',
        ],
        'Spelling is not mentioned; the others stand in the second paragraph.',
      ),
    ],
  ),
  passage(
    'the-slow-over',
    'easy',
    [
      'In the last match of the school tournament, Rafiq was asked to bowl the final over with only six runs to defend. He was not the fastest bowler in the team. Two others could have sent the ball past the batsman before he had lifted his bat. But the captain, a quiet girl named Anitha, who had scored the practice games for a year before she was allowed to play, had noticed something. The batsman at the crease scored nearly all his runs off fast bowling. He hardly moved his feet; he simply turned the speed of the ball against the bowler.',
      '“Give him nothing to work with,” she told Rafiq. So Rafiq ran up with his arms whirling, as fast bowlers do, and let go of a ball so slow that it seemed to hang in the air. The batsman had finished his stroke before it arrived. He missed two, pushed two to the fielders, and hit the fifth straight up into Anitha’s hands. The new batsman, in a great hurry, was run out off the last.',
      'The headmaster, who gave away the cup, spoke of strength and courage. Anitha smiled politely. In her pocket was the old scorebook, soft with use. She knew that the match had been won there, long before it began, by somebody who had taken the trouble to look.',
    ],
    [
      asks(
        'How many runs did Rafiq have to defend in the final over?',
        'Six',
        ['Two', 'Five', 'Four', 'Ten'],
        'The first sentence says that there were “only six runs to defend”.',
      ),
      asks(
        'Why did Anitha choose Rafiq to bowl?',
        'A slow ball would trouble this batsman',
        [
          'He was the fastest of the bowlers in the team',
          'No other bowler was left',
          'He had asked to bowl',
          'The headmaster had advised her to do so',
        ],
        'She had noticed that the batsman lived by fast bowling. Two others in the team were faster than Rafiq.',
      ),
      asks(
        'What does “Give him nothing to work with” mean here?',
        'Do not give him speed that he can use',
        [
          'Do not lend him a bat for the last over',
          'Do not let him rest',
          'Do not speak to him',
          'Do not bowl anywhere near his wicket',
        ],
        'The batsman “turned the speed of the ball against the bowler”; without speed he had nothing to use.',
      ),
      asks(
        'Which is the most suitable title for the passage?',
        'A Match Won by Watching',
        ['The Fastest Bowler', 'Strength and Courage', 'The Headmaster’s Cup', 'A Batsman’s Great Day at School'],
        'The last sentence says that the match was won by somebody who had taken the trouble to look. The headmaster’s words miss this.',
      ),
      asks(
        'Which of these is NOT stated about Anitha?',
        'She was the best batter in the team',
        [
          'She had scored practice games for a year',
          'She was quiet',
          'She took a catch in the last over of the match',
          'She was the captain',
        ],
        'Nothing is said about her batting; the others are stated.',
      ),
    ],
  ),
  passage(
    'the-last-kilometre',
    'medium',
    [
      'City trains are planned with great care from station to station, and almost no care from the station to the door. Yet nobody lives on a platform. A clerk whose train takes twenty minutes may need another twenty to get from the station to the office, across a road without a crossing and past a row of drivers who will not use their meters. When he adds up the time, the trouble and the fare, he buys a motorcycle.',
      'Planners call this the problem of the last kilometre. It is not solved by more trains. One city found that fewer people used a new line than had been forecast and was about to cut the fares, when a survey showed that hardly anyone had complained of the fare. What people minded was the walk: broken pavements, no shade and no light after seven. The city spent on footpaths and lamps a small part of what the fare cut would have cost, and let small buses wait where the passengers came out instead of three hundred metres away. The number of passengers rose by a quarter.',
      'There is a general lesson in this. A journey is judged by its worst part, not by its best. To make the comfortable part still more comfortable is pleasant for the engineers, who can see it from their office; but a rupee spent on the broken pavement goes farther.',
    ],
    [
      asks(
        'What did the survey show?',
        'People minded the walk to and from the station',
        [
          'People found the fares too high',
          'People wanted more trains',
          'People were afraid of the crowds',
          'People preferred their own motorcycles to trains',
        ],
        'Hardly anyone had complained of the fare; “what people minded was the walk”.',
      ),
      asks(
        'Why does the clerk buy a motorcycle?',
        'The journey as a whole takes too much out of him',
        [
          'The train takes more than an hour',
          'The trains are always late',
          'His office has moved to a place without a station',
          'He enjoys riding',
        ],
        'He adds up the time, the trouble and the fare of the whole way. The train itself takes only twenty minutes.',
      ),
      asks(
        'What does “goes farther” mean in the last sentence?',
        'achieves more',
        ['travels a longer way', 'is spent more quickly', 'costs more to mend', 'is more easily lost'],
        'A rupee spent on the worst part of a journey brings the greatest benefit. No distance is meant.',
      ),
      asks(
        'What is the main idea of the passage?',
        'Public transport must be improved at its weakest point',
        [
          'Trains should be made more comfortable',
          'Fares should be cut to attract passengers',
          'Motorcycles should be kept out of the centres of cities',
          'Engineers should travel by train',
        ],
        '“A journey is judged by its worst part”, and the example shows that mending this part raised the number of passengers.',
      ),
      asks(
        'Which of these is NOT stated as a step that the city took?',
        'It lowered the fares',
        [
          'It improved the footpaths',
          'It put up lamps along the way',
          'It let small buses wait near the exit',
          'It carried out a survey',
        ],
        'The city was about to cut the fares, but spent on footpaths and lamps instead.',
      ),
    ],
  ),
  passage(
    'teaching-to-learn',
    'easy',
    [
      'In a village school with two teachers for five classes, the children of class five spend an hour each day teaching those of class two. The arrangement began out of need, when one of the teachers fell ill. It has been kept up because of what happened to the older children.',
      'Everyone had supposed that the little ones would gain and that the big ones would lose an hour. The tests of that year showed something else. The little ones did gain somewhat in reading. But it was the older children whose marks in arithmetic rose most, and among them those who had been weakest. A boy who has to show another why one “borrows” in subtraction discovers that he himself has only been following a rule. He must find the reason, or his pupil, who is not shy of him as he would be of a teacher, will go on asking.',
      'The headmistress has made some rules. Nobody may laugh at a mistake; nobody may do a sum for his pupil; and if neither of the two knows the answer, both walk together to her desk. That walk, she says, used to be made with hanging heads. Now there is hardly a day on which it is not made at a run, for the children have found out that a good question is received like a present.',
    ],
    [
      asks(
        'Why did the older children first begin to teach?',
        'One of the teachers fell ill',
        [
          'The headmistress had read about it',
          'The little ones asked for it',
          'Their marks in arithmetic had fallen',
          'The parents wished it',
        ],
        'The arrangement “began out of need, when one of the teachers fell ill”.',
      ),
      asks(
        'Who gained most in arithmetic?',
        'The weakest of the older children',
        [
          'The children of class two',
          'The strongest of the older children',
          'The children who read well',
          'The children of the headmistress',
        ],
        'The marks of the older children rose most, “and among them those who had been weakest”. The little ones gained in reading.',
      ),
      asks(
        'What does “somewhat” mean in “gain somewhat in reading”?',
        'to some extent',
        ['not in the least', 'as much as possible', 'in a strange way', 'at certain times'],
        'The small gain of the little ones is set against the greater one of the older children.',
      ),
      asks(
        'What does the last sentence suggest about the children?',
        'They have become eager to ask',
        [
          'They are afraid of the headmistress',
          'They like to run about in class',
          'They expect presents for right answers',
          'They no longer make mistakes',
        ],
        'They now come running with a question, because a good one is welcomed “like a present”; no real present is meant.',
      ),
      asks(
        'Which of these is NOT stated as a rule of the headmistress?',
        'The older child must give marks to the younger',
        [
          'Nobody may laugh at a mistake',
          'Nobody may do a sum for his pupil',
          'A pair that does not know the answer must come to her',
          'Both children must walk to her desk together',
        ],
        'Marks given by the older child are not mentioned; the other rules stand in the last paragraph.',
      ),
    ],
  ),
]
