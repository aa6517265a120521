import { asks, passage } from './passage.ts'

export const SCIENCE = [
  passage(
    'measuring-longitude',
    'hard',
    [
      'A sailor who had lost sight of land could long tell how far north or south he was. The height of the sun at noon, or of the pole star at night, told him that. How far east or west he had gone was another matter. The sky turns round us once a day, and a star that stands over one port tonight will stand over another a little later. To use it as a guide, one has to know not only what one sees but exactly when.',
      'The principle was understood well before it could be applied. The earth turns through fifteen degrees in an hour. If, at the moment when the sun is highest above the ship, it is three in the afternoon at the home port, then the ship is three hours, or forty-five degrees, to the west of it. All that is needed is a clock that keeps the time of the home port throughout the voyage.',
      'There lay the difficulty. The best clocks of the day were governed by a pendulum, and a pendulum is useless on a rolling deck. Heat made their metal parts longer and cold made them shorter; damp spoilt the oil. Many learned men therefore gave up the clock and looked for an answer in tables of the moon’s motion. Those tables in the end did serve, but only after long calculation. What at last made the matter easy was the work not of an astronomer but of patient craftsmen, who did away with the pendulum and joined different metals so that the swelling of one was undone by that of the other.',
    ],
    [
      asks(
        'If it is five in the afternoon at the home port when the sun is highest above the ship, how far west of the port is the ship?',
        '75 degrees',
        ['5 degrees', '45 degrees', '15 degrees', '60 degrees'],
        'The earth turns through fifteen degrees in an hour, so five hours make 5 × 15 = 75. The 45 degrees of the passage belong to three hours.',
      ),
      asks(
        'Why could a pendulum clock not be used at sea?',
        'The movement of the ship disturbed it',
        [
          'It was too heavy to be carried on a small ship',
          'It could not show the time of two ports',
          'It had no second hand',
          'It was too expensive for sailors',
        ],
        '“A pendulum is useless on a rolling deck”, since the deck moves under it.',
      ),
      asks(
        'What does “undone” mean in the last sentence?',
        'cancelled',
        ['increased', 'left unfinished', 'carefully measured', 'untied'],
        'Two metals were joined so that the change of one made good the change of the other.',
      ),
      asks(
        'What does the passage suggest about the craftsmen?',
        'They solved by skill what theory alone could not',
        [
          'They were better astronomers than the learned men were',
          'They were the first to discover that the earth turns',
          'They worked from tables of the moon',
          'They improved the pendulum',
        ],
        'The principle was known to all; what was missing was a clock, and craftsmen, not astronomers, made it. They did away with the pendulum and did not improve it.',
      ),
      asks(
        'Which of these is NOT stated as a cause of trouble for clocks at sea?',
        'The salt in the air',
        ['The rolling of the deck', 'Heat', 'Cold', 'Damp'],
        'The third paragraph names rolling, heat, cold and damp. Salt is not named.',
      ),
    ],
  ),
  passage(
    'digital-payments-queue',
    'medium',
    [
      'When a new machine is brought into an office, it is usually praised for the time that it will save. A bank in a district town put this to the test. It set up an electronic kiosk at which customers could print their passbooks, a job that had kept one clerk busy for most of the day. The manager expected the queue at the counter to grow shorter. For the first month it grew longer.',
      'The reason was simple when somebody took the trouble to look. Half the customers did not know which way to put in the passbook. When the kiosk gave it back with a beep, they took the beep for a complaint and carried the book to the counter, where they now waited only to ask what was wrong. The clerk, who used to print a book in a minute, spent three in explaining.',
      'The bank did not send for a better machine. It cut an arrow out of red paper and pasted it beside the slot, and for two weeks it asked a student to stand there and show people how it was done. Those who had learnt it began to show the others. By the third month the queue was half of what it had been, and the clerk had been moved to the loan desk, where he was badly needed. A tool, it appears, saves nobody’s time until its users are at home with it; and the cheapest part of a new system, a little instruction, is the part most often left out.',
    ],
    [
      asks(
        'What was the kiosk meant to do?',
        'Print passbooks',
        [
          'Give out and count cash',
          'Receive loan forms',
          'Answer customers’ questions',
          'Count the people in the queue',
        ],
        'The first paragraph says that customers could print their passbooks at it.',
      ),
      asks(
        'Why did the queue at first grow longer?',
        'Customers came to ask about the kiosk',
        [
          'The kiosk broke down almost every day',
          'The clerk had been moved to another desk',
          'More people had opened accounts',
          'The kiosk printed more slowly than the clerk had done',
        ],
        'They took the beep for a complaint and went to ask what was wrong, which took longer to explain than printing. The clerk was moved only later.',
      ),
      asks(
        'What does “at home with it” mean in the last paragraph?',
        'used to handling it',
        ['able to use it in their houses', 'the rightful owners of it', 'too lazy to leave it', 'far away from it'],
        'A tool saves time once its users are familiar with it; no house is meant.',
      ),
      asks(
        'Which is the most suitable title for the passage?',
        'First Teach the Users',
        [
          'The Laziness of the Clerk',
          'The End of the Passbook',
          'Why Banks Need Better Machines',
          'Life in a District Town',
        ],
        'The passage shows that the machine became useful when people were taught to use it. It needed no better machine.',
      ),
      asks(
        'Which of these is NOT stated as a step that the bank took?',
        'It repaired the kiosk',
        [
          'It pasted an arrow beside the slot',
          'It asked a student to help',
          'It moved the clerk to the loan desk',
          'It set up the kiosk',
        ],
        'The kiosk was never out of order, and no repair is mentioned.',
      ),
    ],
  ),
  passage(
    'why-we-overestimate',
    'hard',
    [
      'Ask a student on Monday when her project will be ready, and she may say Thursday. Ask her how long her last three projects took, and she may admit that each needed ten days. She does not see a contradiction. In thinking of the new project she pictures the work itself, step by step, and in that picture nobody falls ill, no book is missing from the library and the power does not fail.',
      'Psychologists who study such forecasts distinguish between a view from the inside and a view from the outside. The inside view asks what this task consists of. The outside view asks how long tasks of this sort have usually taken. The first is rich in detail and nearly always too hopeful; the second is a bare figure and nearly always nearer the mark. What is curious is that people who have both at hand rely on the first. The past delays were due, they feel, to special causes, and the special causes are over.',
      'Each single cause is indeed unlikely to come again. But there are very many of them, and that some one of them will turn up is almost certain. This is what the bare figure contains and the vivid picture leaves out. The remedy is not to imagine harder. It is to begin from the figure, however dull, and to depart from it only when there is a definite reason, which one is prepared to write down.',
    ],
    [
      asks(
        'How long did each of the student’s last three projects take?',
        'Ten days',
        ['Three days', 'Four days', 'A month', 'A week'],
        'She admits that “each needed ten days”. Monday to Thursday is her forecast for the new one.',
      ),
      asks(
        'Why, according to the passage, does the outside view come nearer the truth?',
        'It contains the delays that are almost sure to come',
        [
          'It looks closely at each step of the particular task',
          'It is made by other people',
          'It is rich in details that the inside view leaves out',
          'It supposes that the worst will always happen',
        ],
        'That some one of many causes will turn up “is what the bare figure contains”. Detail and steps belong to the inside view.',
      ),
      asks(
        'What does “vivid” mean in “the vivid picture”?',
        'clear and full of life',
        ['false and misleading', 'dark and gloomy', 'small and exact', 'quickly forgotten'],
        'It is contrasted with the “bare” and “dull” figure. That the picture misleads is the author’s point, but not the meaning of the word.',
      ),
      asks(
        'What does the author advise those who make a forecast?',
        'To start from what such tasks have usually taken',
        [
          'To imagine every step of the work more carefully',
          'To ask a psychologist',
          'To leave past delays with special causes out of the count',
          'To write down every step of the task before they begin',
        ],
        '“The remedy is not to imagine harder. It is to begin from the figure.” What is to be written down is a reason for departing from it.',
      ),
      asks(
        'Which of these is NOT stated in the passage?',
        'Experienced people make no such mistakes',
        [
          'People who have both views at hand rely on the inside view',
          'The inside view is nearly always too hopeful',
          'Each single cause of delay is unlikely to come again',
          'People put past delays down to special causes',
        ],
        'Nothing is said about experience saving anybody from the mistake; the others are stated.',
      ),
    ],
  ),
  passage(
    'soap-and-water',
    'easy',
    [
      'Of all the things that keep us from falling ill, washing the hands is among the cheapest, and it is easily done badly. Many people hold their fingers under the tap for a moment and shake them dry. Water alone, however, does not carry away the thin layer of grease that covers the skin, and germs sit in that grease as insects sit in gum.',
      'Soap works because each of its tiny particles has two different ends. One end clings to grease, the other to water. When we rub our hands, the particles surround small drops of grease, with whatever is in them, and the running water then drags the whole away. Soap thus does not need to kill germs in order to be useful; it is enough that it moves them into the drain. This also explains why the rubbing matters. Soap that is only laid on the palm and washed off has had no time to get hold of the grease between the fingers and under the nails.',
      'About twenty seconds are enough if no part of the hand is forgotten. In one school the teachers did not lecture about germs at all. They taught the little ones a song with two verses and asked them to go on rubbing until it came to an end. The children sang, and the number of those who stayed at home with an upset stomach went down.',
    ],
    [
      asks(
        'Why is water alone not enough to clean the hands?',
        'It does not remove the grease on the skin',
        [
          'It is often dirty and full of germs itself',
          'It is too cold to kill the germs on the skin',
          'It dries too quickly',
          'It harms the skin',
        ],
        'Water alone “does not carry away the thin layer of grease”, in which the germs sit.',
      ),
      asks(
        'Why were the children asked to sing while washing?',
        'The song made them rub long enough',
        [
          'The song told them about germs',
          'Singing kept them from playing with water',
          'The teachers wanted to train their voices',
          'The song reminded them to use water',
        ],
        'They were to go on rubbing until the song came to an end; the teachers did not lecture about germs.',
      ),
      asks(
        'What does “clings” mean in the second paragraph?',
        'holds on firmly',
        ['dissolves', 'pushes away', 'floats', 'turns into'],
        'One end of the particle holds the grease and the other the water, so that the water drags the grease away.',
      ),
      asks(
        'What is the main purpose of the passage?',
        'To explain how soap works and how to use it well',
        [
          'To advertise a new kind of soap',
          'To warn against the diseases that dirty water brings',
          'To describe a day at a school',
          'To show that germs cannot be removed from the hands',
        ],
        'It tells why soap is needed, how it works and how long to rub.',
      ),
      asks(
        'Which of these is NOT stated in the passage?',
        'Soap should be used with hot water',
        [
          'Soap need not kill germs to be useful',
          'Each particle of soap has two different ends',
          'About twenty seconds of washing are enough',
          'Washing the hands is among the cheapest ways to keep well',
        ],
        'The heat of the water is not mentioned at all.',
      ),
    ],
  ),
]
