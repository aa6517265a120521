import { asks, passage } from './passage.ts'

export const SOCIETY = [
  passage(
    'the-helmet',
    'easy',
    [
      'Everybody in our street knew that a helmet saves lives, and hardly anybody wore one. They gave good reasons. It was hot; it spoilt the hair; it was only two kilometres to the market. When the police stood at the crossing, people hung the helmet on the arm and put it on in sight of the policeman, and took it off again behind the next corner.',
      'The headmistress of the girls’ school had read about accidents for years and had made many speeches. One day she stopped making them. Instead she asked each of her pupils to find out who in her family rode a motorcycle, and to write him a letter. The letter was to be put into his helmet. Nobody was told what to write. One girl wrote: “I have only one father. I counted.” Another drew a picture of three people at a table with four plates.',
      'A teacher stood at the crossing before the letters were written and counted the helmets that were worn, and she counted again after a month. Thirty-one riders in a hundred had become sixty-eight. It is not known how long this will last; the headmistress herself says that people get used to letters as they get used to speeches. But next year, she adds, there will be a new class, and it will have new pencils.',
    ],
    [
      asks(
        'Why did people hang the helmet on the arm?',
        'To be able to show it to the police',
        ['To let it dry', 'To keep it from being stolen', 'To lend it to a friend', 'To carry goods from the market'],
        'They put it on in sight of the policeman and took it off behind the next corner.',
      ),
      asks(
        'What did the headmistress do at last?',
        'She asked pupils to write to their families',
        [
          'She made more speeches',
          'She asked the police to stand at the crossing',
          'She bought helmets for the riders',
          'She wrote to the newspapers',
        ],
        'She “stopped making” speeches and asked each pupil to write a letter to the rider in her family.',
      ),
      asks(
        'What does the picture of three people and four plates mean?',
        'One of the family might be missing',
        [
          'A guest is expected for dinner',
          'The family has too little food for four',
          'The girl likes to draw',
          'Three plates have been broken',
        ],
        'The empty place at the table is that of the rider who might be killed.',
      ),
      asks(
        'How was the result measured?',
        'By counting helmets before and after',
        [
          'By asking the pupils',
          'By counting accidents at the crossing',
          'By the number of fines',
          'By reading the letters',
        ],
        'A teacher counted the helmets that were worn at the crossing before the letters and a month later.',
      ),
      asks(
        'How does the headmistress see the future?',
        'The effort will have to be repeated',
        [
          'The riders will never forget',
          'Speeches will work better than letters',
          'The police must take over',
          'Nothing more need be done',
        ],
        'People get used to letters; next year a new class will write again.',
      ),
    ],
  ),
  passage(
    'the-default',
    'medium',
    [
      'A form that comes with a new job asks whether the employee wishes to put a part of the wages into a pension fund. In one firm he must tick a box if he wants to join; in another he must tick a box if he does not. The fund is the same, and so is the freedom to choose. Yet in firms of the first kind often fewer than half of the new employees join, and in those of the second kind nine in ten.',
      'What happens when we do nothing is called the default. It is powerful for several reasons. To tick a box takes an effort, if a small one, and a form can always be filled in tomorrow. Many people, moreover, take the default for advice: the firm, they think, must have had its reasons. And what we would have to give up always seems to weigh more than what we might gain.',
      'Since every form must have some default, those who design it cannot help influencing people; they can only do so with or without thought. Some hold that the power should be used for good ends, such as saving, since nobody is forced. Others are uneasy. The same art, they point out, is used by sellers who make it simple to order a magazine and very hard to stop it. A fair test has been proposed: a default may be set if those who set it would not mind explaining, to the very people concerned, what they did and why.',
    ],
    [
      asks(
        'In what do the two kinds of firm differ?',
        'In what happens when the employee does nothing',
        [
          'In the wages that they pay',
          'In the kind of pension fund that they offer',
          'In the freedom to refuse',
          'In the length of the form',
        ],
        'In one he must tick to join, in the other he must tick not to join; the fund and the freedom are the same.',
      ),
      asks(
        'Why do many people accept the default?',
        'They believe that it has been recommended',
        [
          'They are not allowed to change it',
          'They wish to please the firm and its managers',
          'They do not trust their friends',
          'They are paid for it',
        ],
        'They “take the default for advice”.',
      ),
      asks(
        'What does “cannot help influencing people” mean?',
        'are bound to influence them',
        [
          'are forbidden to influence them',
          'fail to influence them',
          'do not want to influence them',
          'influence them without any effect',
        ],
        'Every form must have some default, so its designers influence people whether they wish to or not.',
      ),
      asks(
        'Why are the sellers of magazines mentioned?',
        'To show that the power can be misused',
        [
          'To show that reading is declining',
          'To praise their simple forms',
          'To show that defaults have no effect on people',
          'To explain how pensions are sold',
        ],
        'Those who are uneasy point out that the same art serves such sellers.',
      ),
      asks(
        'What is the test that has been proposed?',
        'Whether one could openly explain the default',
        [
          'Whether most people accept it',
          'Whether the law requires it',
          'Whether it saves money for those who set it up',
          'Whether it can be changed by a click',
        ],
        'A default may be set if those who set it “would not mind explaining” it to the people concerned.',
      ),
    ],
  ),
  passage(
    'the-second-language',
    'medium',
    [
      'Parents sometimes fear that a small child who hears two languages will be confused and will learn neither. The child indeed mixes them. A three-year-old who speaks Telugu with her mother and Hindi with the neighbours may begin a sentence in one and end it in the other. But when one listens more closely, she rarely does so with a person who would not understand. She mixes with those who mix.',
      'At a given age such a child may know fewer words of each language than a child who has only one. If the words of both are added up, the difference disappears, or turns the other way. It is as if two purses were filled from one income: each is lighter, and the child is no poorer. By the time she has been some years at school, her command of the language used there is usually as good as that of the others, provided that she hears and reads enough of it.',
      'It has been claimed that two languages make a child cleverer in general, since she must always hold one of them back. Some early studies found such an advantage, but larger ones have found little of it or none. The parents need not be disappointed. A child who can talk with her grandmother, read a second literature and be at home in two towns has gained something, even if it cannot be measured by a test.',
    ],
    [
      asks(
        'What does “She mixes with those who mix” mean?',
        'She uses both languages with people who use both',
        [
          'She plays only with children like herself',
          'She confuses people with one another',
          'She copies the mistakes of others',
          'She avoids people who speak only one of the languages',
        ],
        'She rarely mixes languages with a person who would not understand; with those who mix, she does.',
      ),
      asks(
        'What is the comparison with two purses meant to explain?',
        'Why fewer words in each language are no loss',
        [
          'Why two languages cost parents more money',
          'Why children forget words',
          'Why parents must work harder',
          'Why one language is enough',
        ],
        'Each purse is lighter, but together they hold as much: the words of both languages must be added up.',
      ),
      asks(
        'On what does command of the school language depend?',
        'On hearing and reading enough of it',
        [
          'On giving up the other language at home',
          'On the age of the parents',
          'On starting school early',
          'On tests of cleverness',
        ],
        '“Provided that she hears and reads enough of it.”',
      ),
      asks(
        'What have larger studies found?',
        'Little or no general advantage',
        [
          'A great general advantage',
          'A general disadvantage',
          'That children give up one language',
          'That mixing is harmful',
        ],
        'Early studies found an advantage, “but larger ones have found little of it or none”.',
      ),
      asks(
        'What is the author’s attitude to two languages?',
        'They are a gain in themselves',
        [
          'They should be learnt only after school',
          'They are useful only in tests',
          'They confuse small children',
          'They make children cleverer',
        ],
        'The last sentence names what the child has gained, whether or not a test can measure it.',
      ),
    ],
  ),
  passage(
    'on-being-wrong',
    'hard',
    [
      'There are two ways of being mistaken, and we forgive one more easily than the other. A judge may send an innocent man to prison, or he may let a guilty one go. A guard may stop an honest traveller, or wave through a smuggler. A doctor may treat someone who is well, or send home someone who is ill. No skill can do away with both kinds of mistake at once; and for a given skill, whatever makes the one rarer makes the other more common.',
      'This is not always understood by those who demand that something be done. After a smuggler has been caught on his tenth journey, it is asked why he was not stopped on the first. The guards are told to be stricter, and they are. Ten thousand honest travellers then wait an hour longer, and none of them writes to the newspaper, for each has lost but an hour and supposes that there was a reason. The one kind of mistake has a face and the other has none.',
      'Which of the two should be feared more is not a question of fact and cannot be left to those who count. It depends on what the mistakes cost, and to whom. That it is better for ten guilty persons to escape than for one innocent to suffer is an old saying among lawyers; nobody would say the same of smoke alarms. What can be asked of those who decide is that they name both kinds of mistake, and do not speak as though the one they have reduced were the only one there is.',
    ],
    [
      asks(
        'What is the main point of the first paragraph?',
        'Reducing one kind of mistake increases the other',
        [
          'Skilful people make no mistakes',
          'Judges make more and graver mistakes than doctors',
          'Mistakes should always be forgiven',
          'Both kinds of mistake are equally bad',
        ],
        'For a given skill, “whatever makes the one rarer makes the other more common”.',
      ),
      asks(
        'What does “has a face” mean in the second paragraph?',
        'can be seen and noticed',
        ['is ugly', 'is made by a person', 'is looked at from the front', 'has to be faced with courage'],
        'The smuggler is known to all; the lost hours of ten thousand travellers are noticed by nobody.',
      ),
      asks(
        'Why do the honest travellers not complain?',
        'Each has lost little and assumes a good reason',
        [
          'They are afraid of the guards',
          'They do not read newspapers',
          'They have been told to be silent',
          'They are glad that the smuggler was caught at last',
        ],
        'Each “has lost but an hour and supposes that there was a reason”.',
      ),
      asks(
        'Why are smoke alarms mentioned?',
        'There a false alarm is the smaller evil',
        [
          'There both kinds of mistake cost the same',
          'There no mistakes are made',
          'Lawyers have no rule for them',
          'They are often stopped by guards',
        ],
        'For courts it is better to let the guilty go than to punish the innocent; an alarm had better ring too often than fail.',
      ),
      asks(
        'What does the author ask of those who decide?',
        'To speak openly of both kinds of mistake',
        [
          'To avoid all mistakes',
          'To leave the decision to those who count',
          'To be stricter than before',
          'To follow the saying of the lawyers',
        ],
        'They should “name both kinds of mistake”.',
      ),
    ],
  ),
]
