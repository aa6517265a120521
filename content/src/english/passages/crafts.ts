import { asks, passage } from './passage.ts'

export const CRAFTS = [
  passage(
    'the-well-digger',
    'easy',
    [
      'Nobody in our district would sink a well without asking Pentaiah where. He walked over the field once, slowly, with his sandals in his hand, and then he put down one of them. There one dug, and as a rule there was water. He took no money if there was none. People said that he had a gift, and some said that he heard the water. He did not contradict them.',
      'When he was very old, an engineer came to see him with a machine that sends currents through the ground. They went over eleven fields together, each without telling the other what he thought. On nine of them they chose the same place. The engineer, who was an honest man, asked him how he did it, and Pentaiah, who had been asked this all his life by people who wanted a miracle, seemed glad to be asked by one who did not.',
      'It was the ant hills, he said, and the way they leaned; and a certain grass that stays green for three days longer than others; and the mist at five in the morning, which is thicker in one place than in another. It had taken him forty years to learn it. “Why did you never tell anyone?” asked the engineer. “I did,” said Pentaiah. “I told my son, when he was a boy. He was so disappointed that he became a policeman.”',
    ],
    [
      asks(
        'How did Pentaiah mark the place for a well?',
        'He put down a sandal',
        ['He set up a stick', 'He dug a small hole', 'He sat down there', 'He poured out water'],
        'He walked with his sandals in his hand “and then he put down one of them”.',
      ),
      asks(
        'When did Pentaiah take no money?',
        'When no water was found',
        ['When the field was small', 'When the owner was poor', 'When he was an old man', 'When an engineer helped'],
        '“He took no money if there was none” refers to the water.',
      ),
      asks(
        'What was the result of the walk over eleven fields?',
        'The two men agreed on most of them',
        [
          'The machine was right on all of them',
          'The old man was right on two of them',
          'The two men agreed on none of them',
          'The two men found water on all of them',
        ],
        'On nine of the eleven they chose the same place.',
      ),
      asks(
        'How did Pentaiah really find water?',
        'By signs that he had learnt to observe',
        [
          'By the noise of water under the earth',
          'By a gift that he had from his father',
          'By means of a machine of his own',
          'By trying one place after another',
        ],
        'He names ant hills, a grass and the mist, and says that it took forty years to learn it.',
      ),
      asks(
        'Why was the son disappointed?',
        'He had hoped for something miraculous',
        [
          'He had wanted to be paid for his help',
          'He had been unable to learn the signs',
          'He had never found any water himself',
          'He had wished to become a policeman',
        ],
        'He became a policeman because the truth, plain observation, was less than the gift people spoke of.',
      ),
    ],
  ),
  passage(
    'the-translation-of-a-menu',
    'medium',
    [
      'A hotel on the coast asked a student of languages to translate its menu. He took the task more seriously than it was meant. The dish called “fish in the manner of the poor” he rendered faithfully, and nobody ordered it; the cook told him that it had been the most popular dish for thirty years. In the language of the place, it appeared, the word did not make one think of hunger. It made one think of grandmothers.',
      'He tried again. “Fish as at home” was ordered, but by guests who asked what was in it and sent back the bones. “Fisherman’s fish” drew those who had expected prawns. In the end he printed the name as it was, in the foreign tongue, without any explanation. The guests pronounced it wrongly, with some pride, and ate what came.',
      'In the paper that he afterwards wrote about it he distinguishes three things that a word may do. It may say what a thing is; it may say what we are to feel about it; and it may merely say that we are not at home. The first can be translated nearly always, the second now and then. The third is lost as soon as it is understood. He received a good mark, and the remark in the margin that the theory was interesting but rested on a single fish.',
    ],
    [
      asks(
        'Why did nobody order the dish in its first translation?',
        'The word had another ring for the guests',
        [
          'The translation contained a plain mistake',
          'The dish was too dear for poor people',
          'The cook had given up preparing it',
          'The guests did not care for any fish',
        ],
        'In the local language “poor” made one think of grandmothers; the guests thought of hunger.',
      ),
      asks(
        'What was the trouble with “Fisherman’s fish”?',
        'It raised wrong expectations',
        [
          'It was hard to pronounce',
          'It was ordered too often',
          'It contained too many bones',
          'It sounded rather old-fashioned',
        ],
        'It “drew those who had expected prawns”.',
      ),
      asks(
        'What did the student print in the end?',
        'The original name',
        ['A list of the contents', 'A picture of the dish', 'A full explanation', 'A name of his own'],
        'He printed the name “as it was, in the foreign tongue, without any explanation”.',
      ),
      asks(
        'Which function of a word is “lost as soon as it is understood”?',
        'making us feel that we are abroad',
        [
          'telling us what a thing is',
          'telling us what to feel',
          'naming the cook of a dish',
          'keeping the price a secret',
        ],
        'The third thing is to “merely say that we are not at home”.',
      ),
      asks(
        'What does the remark in the margin criticise?',
        'that too few cases were examined',
        [
          'that the style was too playful',
          'that the dish was badly chosen',
          'that the theory was not new',
          'that the hotel had paid for it',
        ],
        'The theory “rested on a single fish”, that is, on one case.',
      ),
    ],
  ),
  passage(
    'the-usefulness-of-boredom',
    'hard',
    [
      'Boredom has few friends. Parents fight it as if it were a disease of children, and for adults there is now a remedy in every pocket. It is therefore of some interest that people who have been made to copy numbers out of a telephone book for a quarter of an hour afterwards think of more uses for a paper cup than people who have not. The finding has been repeated, with duller and duller tasks, and merely reading the numbers proved better still than copying them.',
      'The usual account is that a mind which is given nothing makes something. There is a difficulty in this, however. Those who are bored also eat more, spend more, and press a button that gives them an electric shock rather than sit still. Boredom, it would seem, does not make us creative; it makes us restless, and it depends on what lies within reach whether an idea comes of it or a bag of crisps. The people with the paper cup had been left with nothing but the cup.',
      'If that is so, it is idle to complain that telephones have abolished boredom. They have done nothing of the kind; those who look at them most are bored most. What they have abolished is the want of something else to reach for. One might call it the difference between hunger and an empty larder. It was never the hunger that taught people to cook.',
    ],
    [
      asks(
        'What did the experiment with the telephone book show?',
        'A dull task was followed by more ideas',
        [
          'A dull task was disliked by all people',
          'A dull task was done with more mistakes',
          'Copying was followed by more ideas than reading',
          'People who copy numbers remember them well',
        ],
        'Afterwards they thought “of more uses for a paper cup”; reading, which is duller, worked better than copying.',
      ),
      asks(
        'What is the “difficulty” in the usual account?',
        'Boredom leads to useless acts as well',
        [
          'Boredom is a disease of children alone',
          'Boredom cannot be produced by a task',
          'Creative people are seldom bored at all',
          'Creative people eat and spend much more',
        ],
        'The bored also eat more, spend more and even press a button for a shock: boredom makes restless, not creative.',
      ),
      asks(
        'Why did the people in the experiment have ideas, in the author’s view?',
        'Nothing else was within their reach',
        [
          'They had rested for a quarter of an hour',
          'They had been promised some crisps',
          'They had read a large number of names',
          'They were more creative than others',
        ],
        '“The people with the paper cup had been left with nothing but the cup.”',
      ),
      asks(
        'To what does the “empty larder” correspond?',
        'to the lack of distractions',
        ['to the feeling of boredom', 'to the want of ideas', 'to the use of telephones', 'to the hunger for food'],
        'Hunger stands for boredom; the empty larder for having nothing ready to reach for.',
      ),
      asks(
        'With which statement would the author agree?',
        'Telephones have not made people less bored',
        [
          'Telephones have put an end to boredom',
          'Parents should fight the boredom of children',
          'Hunger is the best teacher of good cooking',
          'Boredom is always the source of invention',
        ],
        '“Those who look at them most are bored most.”',
      ),
    ],
  ),
]
