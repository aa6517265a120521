import { asks, passage } from './passage.ts'

export const LAND = [
  passage(
    'village-tanks',
    'medium',
    [
      'The rivers of the Deccan run full for a few months and then shrink to a thread, and much of its rain falls in a handful of heavy showers. The farmers of earlier centuries met this with tanks: low walls of earth built across the slope, behind which the water of the rains was held back. A tank seldom stood alone. The overflow of one was led by a channel to another lower down, so that a whole chain of them emptied the same rain through many hands before the last of it reached the river.',
      'A tank did more than water the fields below its wall. It let water sink slowly into the ground, and wells a kilometre away stayed full because of it. Each summer, when the bed lay dry, the villagers dug out the fine silt that had settled there and carted it to their fields. This cleaned the tank and fed the soil in one stroke.',
      'When bore wells came, with power to run them, a farmer could have water without his neighbours’ help, and the yearly digging was given up. The tanks filled with silt, and houses were built on some of their beds. For a time nobody seemed the worse for it. But the bore wells were drawing on water that the tanks had put into the ground, and as the tanks failed, the wells had to go deeper every year. In several districts people have now begun to dig out the old tanks again, not from love of the past, but because their pumps were bringing up air.',
    ],
    [
      asks(
        'What was done with the silt of the tanks?',
        'It was spread on the fields',
        [
          'It was used to build houses',
          'It was thrown into the river',
          'It was sold to other villages',
          'It was left to harden in the bed',
        ],
        'The second paragraph says that the villagers “carted it to their fields”, where it fed the soil.',
      ),
      asks(
        'Why did the bore wells have to go deeper every year?',
        'The tanks gave less water to the ground',
        [
          'The rivers had changed their course',
          'The pumps had become weaker',
          'The silt from the fields had blocked the old wells',
          'The rains had stopped altogether',
        ],
        'The wells drew on water that the tanks had put into the ground; as the tanks failed, this supply fell.',
      ),
      asks(
        'What does “in one stroke” mean in the second paragraph?',
        'by a single action',
        ['by a heavy blow', 'very slowly', 'without any tools', 'once in a lifetime'],
        'Digging out the silt did two good things together: it cleaned the tank and fed the soil.',
      ),
      asks(
        'How does the author see the return to the tanks?',
        'As a practical necessity',
        [
          'As a useless effort',
          'As a sign of love for tradition',
          'As a step backward',
          'As a rumour that is hard to believe',
        ],
        'People dig “not from love of the past, but because their pumps were bringing up air”: need, not feeling, is given as the reason.',
      ),
      asks(
        'Which of these is NOT stated about the tanks?',
        'Fish were reared in them',
        [
          'They were often linked in chains',
          'They kept distant wells full',
          'They were cleaned in summer',
          'Their walls were made of earth',
        ],
        'Fish are not mentioned anywhere. The others are stated in the first two paragraphs.',
      ),
    ],
  ),
  passage(
    'what-a-fallen-tree-does',
    'medium',
    [
      'A tidy person who walks through an old forest is often tempted to clear it up. Trunks lie where they fell, soft and covered with moss, and it looks as if something had been neglected. A forester in a hurry may feel the same: dead wood earns nothing, so let it be sold as fuel while it is worth the cartage.',
      'Yet a tree does not stop working when it dies. Beetles bore into the trunk first, and through their tunnels come the threads of fungi, which break the hard wood down. Woodpeckers open it to get at the grubs; small owls, bats and squirrels later move into the holes. As the wood softens it takes up rain like a sponge and gives it back in the dry months. In the end it crumbles into the soil, and the minerals that the tree drew up over a century are handed on to the seedlings, many of which have sprouted on the trunk itself, out of the reach of flooding.',
      'Where all dead wood is carried away, the harm is slow to appear, and that is the trouble. The forest stays green for years. But the birds that nest in holes leave, the insects that they used to eat multiply, and the soil becomes a little poorer with every load. A good forester today leaves a certain number of fallen trunks to each hectare. It looks like laziness, but it is a kind of saving.',
    ],
    [
      asks(
        'What are the first creatures to enter a fallen trunk?',
        'Beetles',
        ['Fungi', 'Woodpeckers', 'Owls', 'Squirrels'],
        '“Beetles bore into the trunk first”; the fungi come through their tunnels, the others later.',
      ),
      asks(
        'Why do insects multiply where dead wood is removed?',
        'The birds that eat them have left',
        [
          'The soil has become richer with every load',
          'The insects feed on the green leaves',
          'The forest gets more rain',
          'The seedlings attract them',
        ],
        'The birds that nest in holes leave, and “the insects that they used to eat multiply”.',
      ),
      asks(
        'What does “cartage” mean in the first paragraph?',
        'the cost of carrying goods',
        [
          'the best kind of dry firewood',
          'the price of timber in the market',
          'the rent of a forest',
          'a load of stones',
        ],
        'The wood is to be sold while its price still covers what it costs to cart it away.',
      ),
      asks(
        'Why does the author call leaving the trunks “a kind of saving”?',
        'It keeps the forest healthy for the future',
        [
          'It reduces the wages of foresters',
          'It allows the wood to be sold at a higher price later',
          'It spares the forester a walk',
          'It keeps fuel in store for the villagers',
        ],
        'The dead wood returns its minerals and water to the forest and keeps its birds; what is not sold now serves it later. A later sale is not what the passage has in mind.',
      ),
      asks(
        'Which of these is NOT stated as a use of dead wood?',
        'It protects the forest from fire',
        [
          'It stores rain water for the dry months',
          'It gives animals a home',
          'It passes minerals on to seedlings',
          'It lifts seedlings out of the reach of flooding',
        ],
        'Fire is nowhere mentioned; the other uses are named in the second paragraph.',
      ),
    ],
  ),
  passage(
    'millets-return',
    'easy',
    [
      'Ask an old farmer of the dry Deccan what he ate as a child, and he will probably name a millet: jowar, bajra or ragi. These grains grow where rice would wither. They need little water, they ripen in about three to four months, and most of them can be stored for a long time without much loss to insects. In a year when the rain came late, it was millet that filled the pot.',
      'Then rice became cheap and easy to get. It cooked quickly and looked fine on a plate at a feast. To serve guests a coarse, dark ragi ball came to be thought a sign of poverty, and the children of those who had grown up on it learnt to dislike its taste. Within one generation, many fields of millet were turned over to cotton and other crops for sale.',
      'Now the grain is finding its way back, but from the other end. It is in the cities that doctors speak of its fibre and its iron, and shops sell ragi biscuits and jowar flakes in handsome boxes. The buyers pay several times what the farmer gets. “My grandson came from Hyderabad,” says one old woman, laughing, “and told me that I should eat ragi for my health. I told him that I never stopped.”',
    ],
    [
      asks(
        'How long do millets take to ripen, according to the passage?',
        'About three to four months',
        ['About three to four weeks', 'About half a year', 'A full year', 'The passage does not say'],
        'The first paragraph says that they ripen “in about three to four months”.',
      ),
      asks(
        'Why did people stop serving ragi to guests?',
        'It was now thought the food of the poor',
        [
          'It had become too costly',
          'It took more water to cook than people had',
          'It had stopped growing in most parts of the Deccan',
          'Doctors had advised against it',
        ],
        'Serving it “came to be thought a sign of poverty”. Doctors, on the contrary, now recommend it.',
      ),
      asks(
        'What does “wither” mean in “where rice would wither”?',
        'dry up and die',
        ['grow well', 'be eaten by insects', 'ripen too early', 'bend in the wind'],
        'Millets grow with little water in places where rice cannot live.',
      ),
      asks(
        'Why does the old woman laugh?',
        'She had always done what her grandson advised',
        [
          'Her grandson did not know how ragi has to be cooked',
          'She had at last found cheap rice',
          'She does not believe that ragi is healthy',
          'She had been given biscuits as a present',
        ],
        'She was told to eat ragi and answered that she had never stopped.',
      ),
      asks(
        'Which of these is NOT stated about millets?',
        'They are exported to other countries',
        [
          'They need little water while they are growing',
          'Many of their fields were given to cotton',
          'City shops sell them in handsome boxes',
          'Most of them can be stored for a long time',
        ],
        'Export is not mentioned. The other statements stand in the three paragraphs.',
      ),
    ],
  ),
]
