import { asks, passage } from './passage.ts'

export const THOUGHTS = [
  passage(
    'the-long-way-round',
    'medium',
    [
      'Those who plan roads work from the assumption that a traveller wishes to arrive. Give him a shorter way, and he will take it; give him a faster one, and he will take that. The assumption has served well. It has, however, one consequence that was noticed only when it could be measured. In a number of cities a new road through the middle, built at great cost to relieve the old ones, made every journey longer, and when it was closed for repairs the traffic flowed.',
      'The riddle was solved by a mathematician, on paper, before anyone had met with it in a street. Suppose that there are two routes of equal length, and that drivers divide between them. Now join the two by a quick link. Each driver finds that by using the link he can combine the better half of the one route with the better half of the other. All do so; the better halves are choked; and nobody can gain by going back to the old way as long as the others do not. Each has chosen well, and together they have chosen badly.',
      'The cure is to forbid the link, or to charge for it, and either is sure to be resented, for it looks like an obstacle put in everybody’s way. It is one. There are freedoms that are worth most when they are taken from all at once; a traffic light, after all, is nothing else, and few of us would care to cross a town without any.',
    ],
    [
      asks(
        'What surprised the planners in some cities?',
        'Journeys were longer because of a new road',
        [
          'Drivers did not make use of the new road',
          'Repairs of the road took longer than planned',
          'The old roads were closed by the citizens',
          'Drivers no longer wished to arrive in time',
        ],
        'A new road “made every journey longer, and when it was closed for repairs the traffic flowed”.',
      ),
      asks(
        'Why does nobody go back to the old way?',
        'He alone would gain nothing by it',
        [
          'He does not know the old way any more',
          'He would have to pay for using the link',
          'He believes that the others will do so',
          'He likes the quick link for its own sake',
        ],
        '“Nobody can gain by going back to the old way as long as the others do not.”',
      ),
      asks(
        'What does “Each has chosen well, and together they have chosen badly” state?',
        'Sensible choices of each can harm all',
        [
          'A group decides better than one person',
          'Drivers should agree before they set out',
          'Nobody knows which way is the shortest',
          'Bad drivers are a danger to good drivers',
        ],
        'Every driver does what is best for himself as things stand, and the result is worse for everyone.',
      ),
      asks(
        'Why is the traffic light mentioned?',
        'As a restriction that all accept with profit',
        [
          'As an example of a device that causes delays',
          'As a proof that planners make many mistakes',
          'As a cheaper way of building a quick link',
          'As a sign that drivers resent every obstacle',
        ],
        'It takes a freedom “from all at once”, and few would care to do without it.',
      ),
      asks(
        'How does the author judge the charge on the link?',
        'It is an obstacle and a useful one',
        [
          'It is unjust to those who are poor',
          'It is no obstacle, though it looks so',
          'It is useless as drivers will pay it',
          'It is better than forbidding the link',
        ],
        'It looks like an obstacle: “It is one.” But it is the cure.',
      ),
    ],
  ),
  passage(
    'why-rice-is-shared',
    'hard',
    [
      'It has been claimed that what people grow shapes how they think. Wheat can be raised by one family that minds its own business. Rice, in flooded fields, cannot: the water that a farmer lets in has passed through his neighbour’s plot and will pass on to the next, so that everyone must plant at one time, drain at one time and mend the banks together. People of rice-growing regions, it is argued, have therefore learnt to look to the group, and those of wheat-growing regions to themselves.',
      'The evidence is ingenious. Students from the two halves of one country were asked to draw circles for themselves and for their friends; those from the wheat lands drew themselves larger. In cafés, chairs were pushed together so as to block the way; the wheat-landers moved the chairs, and the rice-landers squeezed through. Few of either had ever set foot in a field. If the theory is right, a way of watering has outlived the water.',
      'One would like to believe it, and this is a reason for caution. Regions that differ in their grain differ in much besides: in wealth, in their distance from the frontier, in how often they were conquered. A cause that lies so far back can explain anything that is found in front of it. The best argument for the theory is perhaps a small one. Where, a generation ago, families were assigned by lot to farms of rice or of wheat, the same difference began to show among them; and a lot knows nothing of frontiers.',
    ],
    [
      asks(
        'Why does rice demand that neighbours act together?',
        'Their fields share the same water',
        [
          'Their families are too small to harvest it',
          'Their fields are far away from the village',
          'Their rice has to be sold at one time',
          'Their banks belong to the whole region',
        ],
        'The water of one field has passed through the neighbour’s and passes on to the next.',
      ),
      asks(
        'What did rice-landers do about the chairs?',
        'They squeezed through',
        ['They moved the chairs', 'They sat down on them', 'They turned back', 'They asked for help'],
        '“The wheat-landers moved the chairs, and the rice-landers squeezed through.”',
      ),
      asks(
        'What does “a way of watering has outlived the water” mean?',
        'The habits remain in those who do not farm',
        [
          'The fields are watered by machines today',
          'The rivers have dried up in many regions',
          'The old banks can still be seen in fields',
          'The students returned to work as farmers',
        ],
        'Few of the students had set foot in a field, yet the difference showed in them.',
      ),
      asks(
        'Why is the wish to believe the theory “a reason for caution”?',
        'What pleases us we examine less strictly',
        [
          'What many people believe is often wrong',
          'What is ingenious cannot be quite honest',
          'What lies far back cannot be explained',
          'What students do is of little importance',
        ],
        'The author warns that an attractive theory may be accepted although other differences could explain the facts.',
      ),
      asks(
        'Why is the assignment by lot such a good argument?',
        'It rules out other differences of the regions',
        [
          'It shows that families like to grow both grains',
          'It was made by people who knew the theory',
          'It happened a very long time ago at a frontier',
          'It concerned more families than other studies',
        ],
        'Chance gave rice or wheat to families that were otherwise alike: “a lot knows nothing of frontiers”.',
      ),
    ],
  ),
  passage(
    'the-teacher-of-one-lesson',
    'easy',
    [
      'Our drawing master taught us, as far as I can remember, one lesson. He put a chair on the table and told us to draw it. When we had finished he looked at the thirty sheets and said that they were very good pictures of a chair, but of another one. We had drawn what we knew: four legs, a seat, a back. He asked us to draw it once more, and this time to leave out the chair and draw only the air between its parts.',
      'It was the strangest order that we had ever been given. But the spaces had shapes, odd ones, of which we knew nothing, and so we were obliged to look. After an hour thirty chairs stood on thirty sheets, each of them leaning a little to the left, as the real one did, for one of its legs was short. Nobody had noticed it before.',
      'I have never become a painter, and none of the others did. One is a judge, one repairs engines, and I write for a newspaper. But when some of us met last year it turned out that everyone remembered that hour and had made use of it. The judge said that when a witness told a story which he had heard a hundred times, he tried to listen to what was between the words. “Most people,” he said, “lie about the chair. Hardly anyone remembers to lie about the air.”',
    ],
    [
      asks(
        'What was wrong with the first drawings?',
        'They did not show the chair on the table',
        [
          'They were too small for the large sheets',
          'They had been copied by one from another',
          'They showed the table and not the chair',
          'They were finished in too short a time',
        ],
        'They were “very good pictures of a chair, but of another one”.',
      ),
      asks(
        'Why did the second order make the pupils look?',
        'They had no ready idea of the spaces',
        [
          'They were afraid of the drawing master',
          'They were given a full hour for drawing',
          'They wanted to become famous painters',
          'They could not see the chair any more',
        ],
        'The spaces had shapes “of which we knew nothing, and so we were obliged to look”.',
      ),
      asks(
        'What did the second drawings bring to light?',
        'One leg of the chair was short',
        [
          'One pupil could not draw',
          'One arm of the chair was lost',
          'One sheet was missing',
          'One chair was not enough',
        ],
        'Each of the chairs leant to the left, “for one of its legs was short”.',
      ),
      asks(
        'What does the judge mean by “the air”?',
        'what a witness leaves unsaid',
        [
          'what a witness has invented',
          'what other judges have said',
          'what is known to everybody',
          'what cannot be seen at all',
        ],
        'He listens “to what was between the words”, as the pupils drew what was between the parts.',
      ),
      asks(
        'What did the pupils of the class become?',
        'People of different professions',
        ['Painters like their master', 'Teachers of drawing', 'Makers of good chairs', 'Writers for one newspaper'],
        'One is a judge, one repairs engines, one writes for a newspaper.',
      ),
    ],
  ),
  passage(
    'the-ship-that-was-not-there',
    'hard',
    [
      'There is a tale, which one meets in books of popular psychology, that the natives of a certain coast could not see the ships of the first Europeans, because they had never seen a ship. They looked at the horizon, we are told, and saw water. The tale has no source. The journals of the voyage to which it is usually attached say that the people on the shore looked up, saw the ship, and went on fishing.',
      'It would be of no interest how such a thing came to be believed if it had not been believed by so many who ought to have known better. That one cannot see what one has no word for would make it impossible ever to learn a word. A child would pass by its first elephant without turning its head. Whoever repeats the tale refutes it in his own life every day; yet it is repeated, with the air of one who tells a disquieting truth.',
      'The reason is, I suspect, that the other version is more disquieting still. That people should fail to see us we can bear; it is a defect in them. That they should see us perfectly well, in all our canvas, and go on fishing, is harder. It took the sailors some days to grasp that they were not the great event on that coast that week. There had been, as the journal notes without comment, an uncommonly good run of mullet.',
    ],
    [
      asks(
        'What do the journals of the voyage report?',
        'The people saw the ship and took little notice',
        [
          'The people did not see the ship on the horizon',
          'The people had never fished on that coast before',
          'The people came to the ship with their mullet',
          'The people were afraid of the strange sailors',
        ],
        'They “looked up, saw the ship, and went on fishing”.',
      ),
      asks(
        'How does the author show that the tale cannot be true?',
        'By pointing out that nothing new could be learnt then',
        [
          'By quoting the people who lived on that coast',
          'By showing that there was a word for ships',
          'By proving that the ships came in the night',
          'By comparing it with other tales of voyages',
        ],
        'If one could not see what one has no word for, it would be “impossible ever to learn a word”.',
      ),
      asks(
        'What is the example of the elephant meant to show?',
        'What follows from the tale is absurd',
        [
          'Children see better than grown people do',
          'Large animals are easier to see than ships',
          'Words are learnt only by seeing the things',
          'Nobody is afraid of what he does not know',
        ],
        'By the tale a child would not notice its first elephant, which plainly is not so.',
      ),
      asks(
        'Why, in the author’s opinion, is the tale repeated?',
        'The truth would hurt the pride of its tellers',
        [
          'The truth is less well known than the tale',
          'The tale is useful for teaching psychology',
          'The tale is amusing and easy to remember',
          'The journals are difficult to get hold of',
        ],
        'That they saw us “and go on fishing, is harder” to bear than that they failed to see us.',
      ),
      asks(
        'What is the effect of the last sentence?',
        'It shows what mattered to the people of the coast',
        [
          'It shows how carelessly the journal was written',
          'It explains why the sailors stayed for some days',
          'It proves that the coast was rich in fish always',
          'It makes the reader doubt the author’s account',
        ],
        'The great event of that week was the mullet and not the ship.',
      ),
    ],
  ),
  passage(
    'the-rate-of-small-loans',
    'medium',
    [
      'A vegetable seller in a southern city borrows a thousand rupees every morning and pays back a thousand and forty-seven at night. She has done so for nineteen years. Anyone who can calculate sees that the interest of a few weeks would have bought her the capital outright, and that with ten rupees a day put aside she could be free of the lender within half a year. Economists have long asked why she does not do it, and two kinds of answer have been given.',
      'According to the first she does not know. Courses were therefore held in which the matter was explained with pictures. Those who attended passed the test at the end, and went on borrowing. According to the second she knows but cannot save, as whatever is put aside is asked for, by a sister, a school or a feast. So a charity paid off the debts of some hundred sellers at one stroke. Within a year and a half all but a few were in debt again.',
      'A third answer was given by one of them, whom a visitor had asked. The lender, she said, was at his corner at four in the morning, in the rain, and when her boy was ill he had given her the money for the doctor before she had finished the sentence. A bank was cheaper, and so was a tin under the bed. But whom does one send for at night? She was not paying for a thousand rupees, it seems; she was paying for a man to whom she owed something.',
    ],
    [
      asks(
        'Why is the habit of the seller surprising?',
        'She could soon do without the loan',
        [
          'She pays back the loan every night',
          'She borrows more than she needs',
          'She has never paid any interest',
          'She has been to school for years',
        ],
        'With ten rupees a day put aside “she could be free of the lender within half a year”.',
      ),
      asks(
        'What did the courses prove?',
        'Ignorance was not the reason for borrowing',
        [
          'Sellers are not able to learn to calculate',
          'Pictures are better than a long explanation',
          'Knowledge enables the sellers to save money',
          'Tests at the end of a course are too easy',
        ],
        'Those who attended “passed the test at the end, and went on borrowing”.',
      ),
      asks(
        'What was the result of paying off the debts?',
        'Most of the sellers borrowed again',
        [
          'Most of the sellers began to save',
          'The lenders left the city in anger',
          'The interest of the lenders went up',
          'The charity asked for its money back',
        ],
        '“Within a year and a half all but a few were in debt again.”',
      ),
      asks(
        'For what does the seller pay, by the last answer?',
        'for help that she can count on',
        [
          'for the use of a thousand rupees',
          'for the treatment of her boy',
          'for a place at the corner',
          'for the advice of a friend',
        ],
        'The lender is there at four in the morning and gave money for the doctor at once: she pays for the tie.',
      ),
      asks(
        'What does “before she had finished the sentence” tell about the lender?',
        'He gave the money without hesitation',
        [
          'He did not listen to what she said',
          'He wanted to get rid of her quickly',
          'He knew already that the boy was ill',
          'He interrupted people when they spoke',
        ],
        'He did not ask for reasons or security; he gave at once.',
      ),
    ],
  ),
  passage(
    'the-island-without-cars',
    'easy',
    [
      'On a small island in the Sea of Marmara no cars were ever allowed. For a hundred and fifty years people and loads went by horse. Visitors loved the sound of the hoofs and took photographs of the carriages, which were painted with roses. What they did not see were the stables. A horse on the island lived for two years, where it might have lived for twenty, and when it died it was thrown down a ravine.',
      'In 2020 the horses were retired to the mainland, and the island was given electric carts. They are silent, they need no hay, and nobody paints roses on them. For some weeks everyone was content. Then it was noticed that the quiet carts drove faster than the horses had done; that children were hit who had not heard them come; and that, as a cart costs nothing when it stands, people who had always walked began to ride.',
      'The islanders now quarrel about a number: how many carts there may be. Those who rent them out say six hundred, and those who walk say sixty. An old coachman, who sells tea at the landing, does not take part in it. With the horses, he says, nobody had to fix a number. They had to be fed in winter, when there were no visitors, and so there were never more of them than the island could bear. “What eats,” he says, “counts itself.”',
    ],
    [
      asks(
        'What did visitors not see in the days of the horses?',
        'How badly the animals were kept',
        [
          'How the carriages were painted',
          'How many people walked on foot',
          'How old the horses became there',
          'How quiet it was on the island',
        ],
        'They did not see the stables; a horse lived for two years where it might have lived for twenty.',
      ),
      asks(
        'Why are the electric carts dangerous to children?',
        'They make no noise',
        ['They have no brakes', 'They carry heavy loads', 'They are driven by visitors', 'They are painted with roses'],
        'Children were hit “who had not heard them come”.',
      ),
      asks(
        'Why do more people ride now?',
        'A waiting cart costs nothing',
        [
          'The carts are more beautiful',
          'The roads have become longer',
          'The horses were too expensive',
          'The visitors pay for the carts',
        ],
        'As a cart “costs nothing when it stands”, people who had always walked began to ride.',
      ),
      asks(
        'About what do the islanders quarrel?',
        'The number of carts',
        ['The return of the horses', 'The price of tea', 'The speed of the carts', 'The width of the roads'],
        '“The islanders now quarrel about a number: how many carts there may be.”',
      ),
      asks(
        'What does “What eats counts itself” mean here?',
        'The cost of feeding kept the number of horses low',
        [
          'Horses were able to find their food by themselves',
          'Visitors who eat on the island should be counted',
          'Carts should be made to pay for the hay of horses',
          'The coachman sold one cup of tea to each visitor',
        ],
        'Horses had to be fed even in winter, so there were never more than the island could bear.',
      ),
    ],
  ),
  passage(
    'the-medicine-that-works-on-tuesdays',
    'medium',
    [
      'A professor gave his students the results of a trial of a new medicine and asked them to find out for whom it worked. It did not work for all patients taken together. But the students were diligent. They looked at men and women, at young and old, at each month of birth and each day of admission, and they found that for women under forty who had been admitted on a Tuesday the medicine was a great success. The odds against its being chance were a hundred to one.',
      'Then he told them that there had been no medicine. The figures had been drawn by a machine at random. If a hundred groups are examined, he said, one of them will show what happens once in a hundred times; it would be strange if none did. The students had done nothing that was false. Every number was right, and so was every sum. They had merely forgotten to count the questions that they had asked.',
      'Since then journals have begun to demand that the question of a trial be written down and deposited before the answer is known. Some researchers complain that this ties their hands; discoveries, they say, are made by those who notice what they were not looking for. They are right. But to notice a thing is the beginning of a discovery and not its proof. He who has seen a face in the clouds may well be asked to look again on Wednesday.',
    ],
    [
      asks(
        'What did the students find?',
        'A group that seemed to profit from the medicine',
        [
          'A mistake in the figures of their professor',
          'A medicine that helped all of the patients',
          'A day on which no patient had been admitted',
          'A machine that had drawn the figures by chance',
        ],
        'For women under forty admitted on a Tuesday the medicine seemed “a great success”.',
      ),
      asks(
        'Why was their result worthless?',
        'Among many groups one looks special by chance',
        [
          'Among women a medicine works in another way',
          'The students had made errors in their sums',
          'The odds had been calculated in a wrong way',
          'The patients had been too few to be compared',
        ],
        'If a hundred groups are examined, one will show what happens once in a hundred times.',
      ),
      asks(
        'What should the students have counted?',
        'how many questions they put',
        [
          'how many patients were cured',
          'how many men there were',
          'how many days had passed',
          'how many errors they made',
        ],
        'They “had merely forgotten to count the questions that they had asked”.',
      ),
      asks(
        'What do journals demand now?',
        'That the question be fixed in advance',
        [
          'That the figures be drawn at random',
          'That the trial be held on another day',
          'That the answer be kept a secret',
          'That the medicine be given to all',
        ],
        'The question must be “written down and deposited before the answer is known”.',
      ),
      asks(
        'What does the last sentence suggest?',
        'An unexpected finding has to be tested anew',
        [
          'An unexpected finding is never a true one',
          'Clouds should be watched on certain days',
          'Researchers should not look for faces',
          'Discoveries are made by mere accident',
        ],
        'To notice a thing is “the beginning of a discovery and not its proof”; one must look again.',
      ),
    ],
  ),
  passage(
    'the-unwritten-dictionary',
    'hard',
    [
      'When the last speaker of a language dies, we are told, a library burns. The comparison is generous and a little beside the point. A library can be read by strangers; that is what it is for. What dies with the last speaker has, for the most part, died before. A language needs two. In her last twenty years the woman in question had nobody to whom she could have told a joke.',
      'Linguists had come, and recorded eleven thousand words, and the recordings are excellent. They include forty names for kinds of snow or rain or whatever is plentiful in the place; such lists are always asked for, and always obtained. What they do not include is how one interrupts. They do not tell in what tone one refuses food that one means to accept, or how long one has to be silent before a silence becomes an answer. Nobody asked, because nobody knows these things about his own language either. One merely does them, and notices them when a foreigner does them wrong.',
      'In a few places such languages are being learnt again, by grandchildren, out of the recordings. Purists object that the result is not the same. The sounds are those of the school; the jokes are translated. It is true, and would be true of any language after three generations, though nobody would have remarked it. The grandchildren interrupt one another as one does in English. But they do interrupt one another; and that, after so long a silence, is perhaps the thing to be listened for.',
    ],
    [
      asks(
        'Why does the author find the comparison with a library “a little beside the point”?',
        'A language lives between people and not in store',
        [
          'A language contains fewer words than a library',
          'A library can be built again after it has burnt',
          'A language has no books that could be burnt',
          'A library is of use only to people who can read',
        ],
        'A library can be read by strangers; a language “needs two”, and it had died before its last speaker.',
      ),
      asks(
        'What is the tone of the remark on lists of names for snow or rain?',
        'Mildly mocking',
        ['Deeply grateful', 'Openly angry', 'Full of admiration', 'Carefully neutral'],
        '“Or whatever is plentiful in the place; such lists are always asked for, and always obtained.”',
      ),
      asks(
        'Why do the recordings not tell how one interrupts?',
        'Speakers are not aware of such rules',
        [
          'Speakers wanted to keep such rules secret',
          'The linguists had no time for such matters',
          'The last speaker was a very polite woman',
          'The machines could not record two voices',
        ],
        '“Nobody knows these things about his own language either. One merely does them.”',
      ),
      asks(
        'How does the author answer the purists?',
        'Every language changes in such a time',
        [
          'The old sounds can be learnt from recordings',
          'The grandchildren speak as their elders did',
          'The jokes are better when they are translated',
          'The school teaches the language correctly',
        ],
        'It “would be true of any language after three generations”.',
      ),
      asks(
        'What does the author value most in the last lines?',
        'That the language is used in talk again',
        [
          'That the young have become more polite',
          'That the words have been recorded well',
          'That English is spoken in that place too',
          'That silence is kept among the learners',
        ],
        '“But they do interrupt one another”: people talk to one another in it.',
      ),
    ],
  ),
]
