import { asks, passage } from './passage.ts'

export const TRADE = [
  passage(
    'village-shop',
    'easy',
    [
      'For thirty years Venkatamma’s grocery was the only shop in the village. It had no signboard, and its stock hardly filled two shelves. Yet she knew what each household needed, and she gave credit in the lean months before the harvest, writing the sums in a long red notebook. Nobody paid interest, and hardly anybody failed to pay.',
      'When a supermarket opened on the highway, people expected the little shop to close within a year. The newcomer had bright lights, printed bills and lower prices. For some months the villagers did go there, and Venkatamma’s sales fell by half. Then the customers began to come back, though not for everything. They bought rice and oil in bulk from the highway, and soap, salt, matches and medicines for a headache from her. The supermarket sold nothing in very small quantities, it closed at eight, and it had no red notebook.',
      'Venkatamma did not try to sell what the larger store sold cheaper. She gave up rice altogether. Instead she began to stock torch cells, school pens and fresh greens grown by her neighbours, and she kept the door open till ten. Her sales today are not what they were before the supermarket came, but her profit is slightly higher, because rice had taken up most of her money and brought in very little. A small trader, she says, should not race against an elephant; he should walk where the elephant cannot.',
    ],
    [
      asks(
        'Where did Venkatamma record what her customers owed?',
        'In a red notebook',
        ['On printed bills', 'On a signboard', 'In a diary kept by the villagers', 'In the account books of a bank'],
        'The first paragraph says that she wrote the sums given on credit in a long red notebook. Printed bills belonged to the supermarket.',
      ),
      asks(
        'What can be inferred about the people who took credit from Venkatamma?',
        'They were generally trustworthy',
        [
          'They were charged a little interest each month',
          'They were all farmers',
          'They came from other villages',
          'They preferred to pay in grain',
        ],
        '“Hardly anybody failed to pay” shows that they kept their word. “Nobody paid interest” rules out an interest, and the passage does not say where they came from or how they paid.',
      ),
      asks(
        'What does “lean” mean in “the lean months before the harvest”?',
        'in which there is little money or food',
        ['thin in body', 'bent to one side', 'in which there is much hard work to do', 'cool and dry'],
        'Credit was needed in these months because the crop had not yet been sold. “Thin” is another sense of the word, used of bodies and meat.',
      ),
      asks(
        'What is the main lesson of the passage?',
        'A small business lives by what a big one does not offer',
        [
          'A small business should sell at a lower price than a big one',
          'A big store will sooner or later cheat its customers',
          'Credit should never be given',
          'Rice is the most profitable thing to sell',
        ],
        'The last sentence, about walking where the elephant cannot, puts it in a picture: she gave up the race in prices and sold what the supermarket did not.',
      ),
      asks(
        'Which of these is NOT stated about the supermarket?',
        'It sold fresh greens grown in the village',
        [
          'It sold its goods at lower prices than the little shop',
          'It closed its doors at eight in the evening',
          'It gave printed bills to whoever bought there',
          'It did not sell things in very small quantities',
        ],
        'The others are stated in the second paragraph. Fresh greens grown by neighbours were sold by Venkatamma.',
      ),
    ],
  ),
  passage(
    'what-makes-money-money',
    'hard',
    [
      'Suppose that on some island shells serve as money. A visitor who sees a fisherman accept a handful of shells for his morning’s catch may think the man a fool, for shells can be neither eaten nor worn. But the fisherman does not want the shells for themselves. He takes them because he is sure that the potter will take them from him, and the potter takes them because she is sure of the weaver. Each accepts them on the strength of what the others will do.',
      'This suggests that the value of money does not lie in the stuff of which it is made. A banknote is a piece of printed paper; the balance in a bank account is not even that. What both of them carry is a common expectation. As long as everyone expects everyone else to accept them, they are as good as gold, and often more convenient.',
      'It does not follow that anything at all would do. Money that anyone could pick up on the beach in any quantity would soon buy nothing, for the fisherman could gather his own. Whatever serves as money must be hard to multiply, easy to carry and slow to decay. Nor is the expectation unshakeable. When those who issue money issue far too much of it, prices climb, people begin to doubt whether tomorrow’s seller will be content with today’s price, and they hasten to exchange their notes for goods. The doubt itself then helps to bring about what was feared.',
    ],
    [
      asks(
        'Why does the fisherman accept shells for his fish?',
        'He expects others to accept them from him',
        [
          'He likes to wear them',
          'He is not able to gather such shells for himself',
          'The visitor has asked him to do so',
          'They are made of a rare and costly material',
        ],
        'The first paragraph says that he is sure that the potter will take them. That he could gather them himself is supposed later, of another kind of money.',
      ),
      asks(
        'What does the passage imply about a balance in a bank account?',
        'It is money although it has no material form',
        [
          'It is safer than gold',
          'It is worth less than banknotes',
          'It cannot lose its value',
          'It is not money in the true sense of the word',
        ],
        'A note is printed paper and the balance “is not even that”, yet both carry the expectation that makes money. The last paragraph shows that such value can be lost.',
      ),
      asks(
        'What does “unshakeable” mean in the last paragraph?',
        'that cannot be weakened',
        ['that cannot be seen', 'that cannot be explained', 'that nobody shares', 'that is fixed by law'],
        'The sentence goes on to tell how the expectation gives way to doubt: it can be shaken, that is, weakened.',
      ),
      asks(
        'Which is the most suitable title for the passage?',
        'The Trust Behind Money',
        [
          'The Shells of an Island',
          'How Prices Come to Be Fixed',
          'A Short History of Banknotes',
          'Why Gold Is Precious',
        ],
        'Shells, notes and balances are examples of one thought: money rests on the expectation that others will accept it.',
      ),
      asks(
        'Which of these is NOT stated as something that money needs?',
        'a beautiful appearance',
        ['being hard to multiply', 'being easy to carry', 'being slow to decay', 'being accepted by others'],
        'The last paragraph names what is hard to multiply, easy to carry and slow to decay, and the whole passage is about acceptance by others. Beauty is nowhere mentioned.',
      ),
    ],
  ),
  passage(
    'ikat-loom',
    'medium',
    [
      'In most cloth the pattern is added to what is already woven, or is made by the weaver as threads of different colours cross. In ikat the pattern is there before the weaving begins. The threads are stretched on a frame, and those parts that are to keep their colour are bound tightly with rubber or thread. The whole is then dipped in dye, which colours only what has been left free. The bindings are opened, other parts are tied, and the threads go into the next dye. A design in four colours may have to be tied and dyed several times over.',
      'Only after this does the loom come into use, and the weaver’s task is to bring the coloured stretches into line. As threads shift a little however carefully they are held, the edges of each figure come out slightly feathered. A machine print can copy the figures of ikat but its outlines are sharp, and it is usually on one side of the cloth only. In true ikat both sides look alike. Buyers who know the craft therefore turn the cloth over before they ask its price.',
      'The work is seldom that of one person. In many families the old draw the designs, the young stretch and tie, and all take turns at the loom. A single sari may occupy a household for weeks. That is why an ikat that is offered at the price of a print should make one suspicious rather than glad.',
    ],
    [
      asks(
        'When is the pattern of an ikat cloth made?',
        'Before the threads are woven',
        [
          'After the cloth is woven',
          'While the threads cross on the loom',
          'When the cloth is printed',
          'After the cloth has been sold',
        ],
        'The first paragraph says that “the pattern is there before the weaving begins”. The other ways are those of most cloth.',
      ),
      asks(
        'Why do buyers who know the craft turn the cloth over?',
        'To see whether both sides look alike',
        [
          'To find the price',
          'To count its colours',
          'To see whether it is torn or faded anywhere',
          'To find the name of the family that wove it',
        ],
        'Prints are usually on one side only, while in true ikat both sides look alike; “therefore” buyers turn it over.',
      ),
      asks(
        'What does “feathered” mean in the second paragraph?',
        'not sharply marked',
        ['light in weight', 'decorated with birds', 'torn by use', 'soft to the touch'],
        'The edges come out so because threads shift, and they are contrasted with the sharp outlines of a print.',
      ),
      asks(
        'What does the last sentence suggest about a very cheap “ikat”?',
        'It is probably not genuine',
        [
          'It has been stolen',
          'It was woven by an old person',
          'It is of a single colour',
          'It should be bought at once',
        ],
        'Real ikat takes a household weeks, so a price as low as that of a print should make one suspicious that it is a print.',
      ),
      asks(
        'Which of these is NOT stated in the passage?',
        'Ikat is more durable than printed cloth',
        [
          'Parts of the thread are bound to keep off the dye',
          'The threads may be dyed several times',
          'Members of a family share the work',
          'A machine print has sharp outlines',
        ],
        'Nothing is said about how long either cloth lasts. The others are stated.',
      ),
    ],
  ),
]
