import { asks, passage } from './passage.ts'

export const ECONOMY = [
  passage(
    'price-of-onions',
    'easy',
    [
      'Few vegetables have worried as many governments as the onion. It goes into almost every curry, and poor families eat it raw with their bread. When its price doubles, everyone notices within a day, and newspapers write of little else.',
      'The trouble begins with the calendar. Much of the crop that is dug up in spring can be stored, and it feeds the country through the summer and the rains. By September the stores are running low, and the next crop is not yet ready. If heavy rain spoils that crop in the field, or makes the stored bulbs rot, there is a gap of some weeks in which the markets are almost empty. It is in these weeks that prices shoot up.',
      'Farmers gain less from this than one might think. Most of them have no store of their own and have sold their onions months before, often when the market was so full that the price hardly paid for the sacks. The high prices of October, moreover, tempt many of them to plant onions in the following season. Then all the crops arrive together, and the price falls again. What would help, say those who study the matter, is not only a better price in one month but more dry, airy sheds in the villages, so that the same crop could be sold over a longer time.',
    ],
    [
      asks(
        'Why is a rise in the price of onions noticed so quickly?',
        'Almost every family uses them',
        [
          'Newspapers print the price every day',
          'They are costlier than other vegetables',
          'Governments fix their price',
          'They cannot be stored at all',
        ],
        'The first paragraph says that the onion goes into almost every curry and that poor families eat it raw; so everyone notices.',
      ),
      asks(
        'When do prices usually rise most steeply?',
        'Between the end of the stores and the new crop',
        [
          'In spring, when the crop is dug up',
          'In summer, when the stores of the spring crop are opened',
          'When all the crops arrive together',
          'When farmers begin to plant',
        ],
        'The second paragraph speaks of a gap of some weeks in which the old stock is low and the new crop not ready.',
      ),
      asks(
        'Why do most farmers not profit from the high prices of October?',
        'They have sold their crop long before',
        [
          'They eat most of their onions themselves',
          'The government buys the crop in advance',
          'Their stored onions have all rotted by then',
          'They plant other vegetables in that season',
        ],
        'The third paragraph says that most have no store of their own and have sold months before.',
      ),
      asks(
        'What does “shoot up” mean in the second paragraph?',
        'rise suddenly',
        ['grow out of the ground', 'become steady', 'fall at once', 'attack'],
        'The sentence tells what prices do when the markets are almost empty: they rise fast.',
      ),
      asks(
        'What remedy does the passage mention?',
        'More storage sheds in the villages',
        [
          'A ban on the sale of onions abroad',
          'A fixed price in every month',
          'Planting fewer onions',
          'Selling the whole crop at once',
        ],
        'The last sentence asks for more dry, airy sheds so that the crop could be sold over a longer time.',
      ),
    ],
  ),
  passage(
    'why-shops-cluster',
    'medium',
    [
      'In an old bazaar the shops of one trade stand side by side: one lane for brass, another for bangles, a third for books. A visitor may find this foolish. Why should a seller of bangles settle beside twenty rivals, when he might have some distant street to himself?',
      'The answer lies with the buyer. One who wants a particular bangle, of a particular size and colour, cannot know which shop has it. In the distant street he would find one shop, and if it failed him, he would have walked for nothing. In the lane of bangles he is fairly sure to find what he wants, and so that is where he goes. The single shop has no rivals, but then it has no customers either.',
      'There are other gains. A seller who lacks a size can borrow it from his neighbour. The boy who carries goods, the man who mends boxes and the stall that sells tea can live there because so many need them. Even the rivalry is useful, since it keeps each seller from asking too much, and a lane that is known for fair prices draws buyers from far away. Economists who study modern industries have found the same pattern. Makers of films and of software crowd together in a few cities although rents there are high. They pay the rent because what they need most, skilled people and quick news, cannot be sent for from a distance as easily as one would suppose.',
    ],
    [
      asks(
        'What might a visitor find foolish?',
        'Setting up a shop near many rivals',
        [
          'Buying bangles in an old bazaar',
          'Selling several kinds of goods in one shop',
          'Walking to a distant street',
          'Asking for a particular colour',
        ],
        'The first paragraph asks why a seller should settle beside twenty rivals.',
      ),
      asks(
        'Why does the buyer go to the lane of bangles?',
        'He is more likely to find what he wants',
        [
          'The shops there are larger and cleaner',
          'It is nearer to his house',
          'The sellers there do not compete',
          'He likes to drink tea there',
        ],
        'The second paragraph: he cannot know which shop has his bangle, but in the lane he is fairly sure to find it.',
      ),
      asks(
        'How does rivalry help the lane as a whole?',
        'It keeps prices fair, which attracts buyers',
        [
          'It drives the weaker sellers out',
          'It makes the rent of shops fall',
          'It forces sellers to hide their goods',
          'It brings sellers of other trades into the lane',
        ],
        'Rivalry keeps each seller from asking too much, and fair prices draw buyers from far away.',
      ),
      asks(
        'Why are makers of software mentioned?',
        'To show that the pattern still holds today',
        [
          'To show that modern firms avoid high rents',
          'To contrast them with makers of films',
          'To show that distance no longer matters',
          'To explain how bazaars began',
        ],
        'They are an example of “the same pattern” in modern industries.',
      ),
      asks(
        'What does “draws” mean in “draws buyers from far away”?',
        'attracts',
        ['pictures', 'pulls by force', 'cheats', 'excludes'],
        'A good name makes buyers come: it attracts them.',
      ),
    ],
  ),
  passage(
    'the-broken-window',
    'hard',
    [
      'A boy throws a stone through a baker’s window. The neighbours gather, and one of them consoles the baker with a thought that sounds wise: such accidents keep trade alive. If windows were never broken, what would become of the glazier? The five hundred rupees that the baker pays him will be spent again, by the glazier on shoes, by the shoemaker on bread, and so the stone has done the town a service.',
      'The reasoning is tempting because every step of it can be seen. We see the glazier come, and we see him paid. What we do not see is what the baker would have done with the money if the window had remained whole. He might have bought a coat from the tailor. The tailor, who is never mentioned, has lost exactly what the glazier has gained; and the town, which would have had a window and a coat, has only a window.',
      'A French writer, Frédéric Bastiat, told a story of this kind in 1850, and its lesson reaches far beyond windows. Whenever we hear that a flood is good for the builders, or that useless work should be kept up because it gives employment, we should ask about the tailor. It does not follow that money should never be spent to give work: where men and machines stand idle, the coat might not have been made in any case. But that has to be shown; it must not be taken for granted merely because one half of the account is easier to see than the other.',
    ],
    [
      asks(
        'What does the neighbour believe?',
        'The breaking of the window benefits trade',
        [
          'The boy ought to pay for the window',
          'Glaziers charge too much for their work',
          'The baker can easily afford the loss',
          'Windows should be made of stronger glass',
        ],
        'The neighbour says that such accidents keep trade alive and that the stone has done the town a service.',
      ),
      asks(
        'What does the tailor stand for in the story?',
        'A loss that goes unnoticed',
        [
          'A tradesman who overcharges',
          'The true owner of the money',
          'A gain that nobody expected',
          'The poor who cannot buy coats',
        ],
        'The tailor “is never mentioned”, yet he loses what the glazier gains: he is the unseen half of the account.',
      ),
      asks(
        'What is the town’s real position after the accident?',
        'It has one thing less than it would have had',
        [
          'It is richer by five hundred rupees',
          'It is exactly as rich as before',
          'It has gained a glazier',
          'It has lost a window, a coat and five hundred rupees',
        ],
        'It “would have had a window and a coat” and “has only a window”.',
      ),
      asks(
        'Which view would the author accept?',
        'Spending to give work may help where workers are idle',
        [
          'Money should never be spent to give work',
          'A flood always makes a country richer',
          'Useless work is better than none in each and every case',
          'What cannot be seen need not be counted',
        ],
        'The last paragraph grants the case in which men and machines stand idle, provided that it is shown.',
      ),
      asks(
        'What does “taken for granted” mean in the last sentence?',
        'assumed without proof',
        ['received as a gift', 'given with thanks', 'refused with a polite excuse', 'paid in advance'],
        'It is set against “has to be shown”: what is taken for granted is accepted without being shown.',
      ),
    ],
  ),
  passage(
    'small-coins',
    'medium',
    [
      'The smallest coin of a currency leads a sad life. Once it bought something; later it served only to make up a sum; at last shopkeepers refuse it, and it ends in a jar on the kitchen shelf. Several countries have reached the point at which making such a coin costs more than the coin is worth, and some have stopped making it.',
      'When this is proposed, people are usually alarmed. Every price, they fear, will be rounded up, and millions of tiny losses will add up to a great one. Those countries that took the step have met the fear with a simple rule. Single prices stay as they are. Only the total of a bill that is paid in cash is rounded, and to the nearest coin that remains: sometimes up, sometimes down. As a bill with many items is as likely to end in one figure as in another, gains and losses very nearly balance. Bills that are paid by card or telephone are not rounded at all.',
      'Why, then, do other countries keep their smallest coin? Partly because the makers of the metal would lose an order. Mostly, however, because people are fond of it. A coin carries a face and a history, and to drop it is to admit that money is no longer what it was. The jar on the shelf is, in its way, a monument to rising prices.',
    ],
    [
      asks(
        'Why have some countries stopped making their smallest coin?',
        'It cost more to make than it was worth',
        [
          'Shopkeepers melted it down',
          'Cards had taken the place of all coins',
          'It was too small to be seen',
          'People had complained about the design',
        ],
        'The first paragraph speaks of the point at which making the coin costs more than its worth.',
      ),
      asks(
        'What do people fear when such a step is proposed?',
        'That all prices will be raised a little',
        [
          'That coins will be stolen from their jars',
          'That shops will refuse cash',
          'That wages will be paid late',
          'That banks will close',
        ],
        '“Every price, they fear, will be rounded up.”',
      ),
      asks(
        'What is rounded under the rule described?',
        'The total of a cash bill',
        [
          'The price of each article',
          'Every bill, however it is paid',
          'Only bills paid by card',
          'The balance in a bank account',
        ],
        'Single prices stay as they are; only the total of a bill paid in cash is rounded.',
      ),
      asks(
        'Why do gains and losses nearly balance?',
        'Totals are rounded up about as often as down',
        [
          'Shopkeepers return what they gain',
          'Shopkeepers always round the prices down in the end',
          'Most bills have only a single item',
          'The government pays the difference',
        ],
        'A total is as likely to end in one figure as in another, so it goes up about as often as down.',
      ),
      asks(
        'What is the chief reason, according to the author, for keeping the coin?',
        'People’s attachment to it',
        [
          'The cost of changing machines',
          'The pressure of the shopkeepers',
          'Its usefulness in small purchases',
          'The profit made by selling the metal',
        ],
        '“Mostly, however, because people are fond of it.” The makers of the metal are only a part of the reason.',
      ),
    ],
  ),
]
