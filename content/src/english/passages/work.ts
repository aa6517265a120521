import { asks, passage } from './passage.ts'

export const WORK = [
  passage(
    'the-checklist',
    'medium',
    [
      'In 1935 a new bomber, larger than any before it, crashed on a test flight before the eyes of the officers who were to buy it. Nothing had broken. The pilot, a man of great experience, had forgotten to release a lock on the controls. A newspaper wrote that it was too much airplane for one man to fly.',
      'The makers did not answer by training their pilots longer; the man who had crashed was among the best there were. They wrote a list. It fitted on a card and named the simple things to be done before take-off, the very things that everyone knew and that anyone might forget. With this card in their hands, pilots went on to fly the machine for millions of kilometres.',
      'The list has since spread to operating theatres and building sites, and it has not always been welcomed there. A surgeon who has worked for thirty years may feel that to be asked whether he has the right patient before him is an insult. Yet a list does not doubt his skill. It deals with the part of the work that needs none, so that his attention is left free for the part that does. There is a second gain, less often noticed. A nurse would hardly dare to tell a great man that he had skipped a step. When the card asks, she need only read it aloud.',
    ],
    [
      asks(
        'Why did the bomber crash?',
        'The pilot overlooked a simple step',
        [
          'A part of the machine broke',
          'The pilot had too little experience of flying',
          'It carried too heavy a load',
          'The weather was bad',
        ],
        'Nothing had broken; the pilot had forgotten to release a lock on the controls.',
      ),
      asks(
        'What did the makers do after the crash?',
        'They wrote a short list of things to do',
        [
          'They gave pilots a longer training',
          'They built a smaller machine',
          'They took on a second pilot',
          'They removed the lock from the controls',
        ],
        'The second paragraph: “They wrote a list”, and it fitted on a card.',
      ),
      asks(
        'Why may a surgeon dislike the list?',
        'It seems to question his ability',
        [
          'It makes operations much longer',
          'It contains things that he does not know',
          'It was made by pilots',
          'It is read by the patient',
        ],
        'He may feel that being asked so simple a thing is an insult.',
      ),
      asks(
        'What is the “second gain”?',
        'A junior can point out an omission',
        [
          'The surgeon needs fewer nurses',
          'Mistakes can be blamed on the card',
          'The patient is less afraid',
          'The work is done faster',
        ],
        'A nurse would hardly dare to correct a great man, but with the card she need only read it aloud.',
      ),
      asks(
        'What kind of thing does the list contain?',
        'Things that everyone knows but may forget',
        [
          'Things that only experts in a field understand',
          'Rules for unusual accidents',
          'The duties of each person',
          'Secrets of the makers',
        ],
        'The second paragraph calls them “the very things that everyone knew and that anyone might forget”.',
      ),
    ],
  ),
  passage(
    'meetings',
    'easy',
    [
      'Sudha manages an office of twelve people. When she took charge, there was a meeting every morning at ten. It was meant to last for fifteen minutes, but it rarely ended before eleven. Two or three people spoke; the others looked at their telephones under the table. When she asked what the meeting was for, she was told that there had always been one.',
      'She did not abolish it. She had the chairs taken out of the room. People who stand do not make long speeches, and the next meeting was over in twelve minutes. Then she asked everyone to write on the board, before ten, the one thing with which he or she needed help. What was on the board was discussed. What was not on the board was not. On some days the board was empty, and the meeting was not held at all.',
      'A few of the older members did not like the change. They missed the talk about cricket and the tea that went with it. Sudha thought about this and found that they had a point, since people who never talk of anything but work do not ask each other for help. So the chairs came back on Fridays, for half an hour, with tea and biscuits, and on Fridays nobody is allowed to mention work.',
    ],
    [
      asks(
        'What was wrong with the old meeting?',
        'It was long and useful to few',
        [
          'It was held too early',
          'It took place only on Fridays',
          'Nobody was willing to speak',
          'There were not enough chairs',
        ],
        'It rarely ended in time, two or three people spoke, and the rest looked at their telephones.',
      ),
      asks(
        'Why did Sudha have the chairs removed?',
        'So that people would speak briefly',
        [
          'So that the room could be cleaned',
          'Because they were old',
          'To punish those who came late',
          'Because the staff had asked for it',
        ],
        '“People who stand do not make long speeches.”',
      ),
      asks(
        'When was the meeting not held?',
        'When nobody needed help',
        [
          'When Sudha was away',
          'When tea was not served',
          'When more than one thing was on the board',
          'When people had come late',
        ],
        'Only what was on the board was discussed; when the board was empty, there was no meeting. The board named things with which help was needed.',
      ),
      asks(
        'What did Sudha learn from the older members?',
        'Talk that is not about work has its use',
        [
          'Meetings should be left as they have always been',
          'Tea should be served every morning',
          'Cricket wastes the time of an office',
          'Older people cannot stand for long',
        ],
        'She found that “they had a point”: people who talk only of work do not ask each other for help.',
      ),
      asks(
        'What does “abolish” mean in the second paragraph?',
        'put an end to',
        ['make longer', 'attend', 'praise', 'delay'],
        'The meeting went on in another form, so she did not put an end to it.',
      ),
    ],
  ),
  passage(
    'the-craft-of-mending',
    'medium',
    [
      'There was a time when a town had more people who mended things than people who sold them. The tinker put a new bottom in a pot, the cobbler a new sole on a shoe, and the man who repaired umbrellas walked from street to street and called out his trade. A thing was bought once, and after that it was kept alive.',
      'Three changes put an end to this. Goods made by machines became cheap, while the mender’s hour, which no machine could shorten, became dear by comparison. Many things were then built in such a way that they could not be opened, their parts glued where they used to be screwed. And when a thing contains a small computer, as even a washing machine now does, the mender needs not only a screwdriver but information, which the maker may choose to keep to himself.',
      'The tide may be turning a little. In some countries the law now obliges makers of certain machines to sell spare parts for a number of years and to let independent repairers have the instructions. Volunteers meet in school halls, on a Sunday, to mend each other’s toasters and lamps. They save less money than one might expect. What they speak of, when they are asked why they come, is the pleasure of understanding a thing that they have lived with for years, and of no longer being helpless before it.',
    ],
    [
      asks(
        'What does “kept alive” mean in the first paragraph?',
        'kept in use by repair',
        ['fed regularly', 'handed down in the family', 'kept in a safe place', 'used with great care'],
        'A thing was bought once and then repaired whenever it failed, so that it went on serving.',
      ),
      asks(
        'Why did mending become costly by comparison?',
        'Machines lowered the price of goods but not of the mender’s time',
        [
          'Menders, who were few, formed a union and raised all their charges',
          'Spare parts were taxed',
          'There were too many menders in the town',
          'People threw away their tools',
        ],
        'Machine-made goods became cheap, while the mender’s hour could not be shortened by a machine.',
      ),
      asks(
        'Why does a mender of today need information?',
        'Many machines contain a small computer',
        [
          'Customers ask more questions',
          'The law demands a licence',
          'Machines are larger and heavier than before',
          'He has to order parts by post',
        ],
        'The second paragraph gives the computer inside the machine as the reason.',
      ),
      asks(
        'What do some laws now require of makers?',
        'To sell spare parts for some years',
        [
          'To repair machines without payment',
          'To use screws instead of glue',
          'To teach in schools on Sundays',
          'To make machines that never fail',
        ],
        'The third paragraph: makers must sell spare parts for a number of years and share the instructions.',
      ),
      asks(
        'What do the volunteers chiefly value?',
        'Understanding the things they own',
        [
          'The money that they save by repairing',
          'The company of their children',
          'The chance to sell old goods',
          'Their victory over the makers',
        ],
        'They save less than one might expect; they speak of the pleasure of understanding.',
      ),
    ],
  ),
  passage(
    'deep-work-and-interruptions',
    'hard',
    [
      'An interruption is usually measured by its length. A colleague puts his head round the door, asks where the stapler is, and is gone in ten seconds; who could grudge him ten seconds? But anyone who has been interrupted in the middle of a long calculation knows that the stapler cost more than that. The figures that were held in the mind have dropped out of it, and must be picked up one by one.',
      'The loss is not the same for all work. One who stamps letters is back at his task as soon as the door is shut, because each letter is complete in itself. One who is writing a difficult report carries in his head a structure that exists nowhere else as yet. It took him perhaps half an hour to build. When it collapses, half an hour is what it will take to build again. The ten seconds and the half-hour stand in no proportion, and since the second is invisible, an office that counts only the first will conclude that its open doors are costing it nothing.',
      'It would be wrong to infer that doors should always be shut. The question that is not asked in time may lead a whole team astray for a week. What follows is more modest: that interruptions should be gathered rather than forbidden. An hour of open door each afternoon, known to all, loses little of the good of conversation and leaves the morning whole.',
    ],
    [
      asks(
        'What is the usual measure of an interruption, according to the passage?',
        'The time for which it lasts',
        [
          'The importance of the question',
          'The number of people involved',
          'The anger that it causes',
          'The work that is left undone',
        ],
        'The first sentence: “An interruption is usually measured by its length.”',
      ),
      asks(
        'Why does one who stamps letters lose little?',
        'Each piece of his work stands by itself',
        [
          'He works faster than others',
          'He is seldom interrupted',
          'He likes to talk',
          'His work can be done just as well by a machine',
        ],
        'He is back at his task at once “because each letter is complete in itself”.',
      ),
      asks(
        'What is the “structure” of the second paragraph?',
        'The connected thoughts needed for the report',
        [
          'The plan of the office building',
          'The order of ranks in the office',
          'The printed outline that comes with the report',
          'The timetable of the writer',
        ],
        'It is carried in the head and “exists nowhere else as yet”; so it is a structure of thoughts.',
      ),
      asks(
        'Why may an office think that open doors cost nothing?',
        'The greater part of the loss cannot be seen',
        [
          'Nobody in it writes reports',
          'Its doors are seldom used',
          'It does not count time at all',
          'Conversation is thought to make up for the loss',
        ],
        'The half-hour of rebuilding is invisible, and the office counts only the ten seconds.',
      ),
      asks(
        'What does the author recommend?',
        'A fixed hour for questions',
        [
          'Doors that are always shut',
          'Doors that are always open',
          'Questions in writing only',
          'Meetings every morning',
        ],
        'Interruptions should be gathered: “an hour of open door each afternoon, known to all”.',
      ),
    ],
  ),
]
