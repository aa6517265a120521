import type { ExamFamily } from '../../topics.ts'
import { arrange, itemsOf } from './forms.ts'

const exams: readonly ExamFamily[] = ['icet', 'ssc', 'bank', 'mat', 'cat', 'nimcet']

export const PARA_JUMBLES = itemsOf(
  'para-jumbles',
  { exams, mistake: 'puts a pronoun or a linking word before what it refers to' },
  [
    arrange(
      'making-tea',
      'easy',
      [
        'Then add the tea leaves and a little crushed ginger.',
        'To make ginger tea, first bring a cup of water to the boil.',
        'Finally, strain the tea into a cup and serve it hot.',
        'After two minutes, pour in the milk and heat it once more.',
      ],
      'QPSR',
      ['PQSR', 'QSPR', 'QPRS', 'SQPR'],
      '“First” opens (Q), “then” follows (P), the milk comes “after two minutes” (S) and “finally” closes (R). Milk before leaves (QSPR) would leave nothing for “after two minutes” to count from.',
    ),
    arrange(
      'lost-wallet',
      'easy',
      [
        'Inside it he found a visiting card with a telephone number.',
        'He called the number at once, and the grateful owner came to collect it.',
        'On his way to the bus stop, Imran saw a wallet lying on the road.',
        'He picked it up and opened it.',
      ],
      'RSPQ',
      ['RPSQ', 'SRPQ', 'PRSQ', 'RSQP'],
      'R names Imran and the wallet; he then opens it (S), finds the card (P) and calls the number on it (Q). P cannot come before S, since “inside it” needs the wallet to be open.',
    ),
    arrange(
      'rain-water',
      'easy',
      [
        'In summer, when the taps run dry, the stored water keeps our garden green.',
        'A layer of sand in the tank keeps the water clean.',
        'Rain falls on the flat roof of our school.',
        'From the roof, pipes carry this water down to a tank under the courtyard.',
      ],
      'RSQP',
      ['SRQP', 'RQSP', 'RPSQ', 'PRSQ'],
      'Rain comes first (R); “this water” goes to a tank (S); “the tank” is then described (Q); and the use of “the stored water” closes (P).',
    ),
    arrange(
      'new-shop',
      'easy',
      [
        'Within a year, people were coming from other villages for it.',
        'Saraswati opened a small pickle shop in 2010.',
        'In the first weeks she sold hardly ten jars.',
        'Then a teacher praised her mango pickle to all his friends.',
      ],
      'QRSP',
      ['QSRP', 'RQSP', 'QPRS', 'SQRP'],
      'Q introduces the shop; the weak start (R) comes before the change (S); P is the result, and its “it” is the mango pickle of S.',
    ),
    arrange(
      'bicycle',
      'medium',
      [
        'Yet it was an uncomfortable machine, for its wheels were of wood and iron.',
        'Air-filled rubber tyres removed this trouble.',
        'The early bicycle let an ordinary person travel faster than on foot.',
        'With them, cycling became a pleasure as well as a convenience.',
      ],
      'RPQS',
      ['RQPS', 'PRQS', 'RPSQ', 'QSRP'],
      'R states the gain; “yet it” (P) states the drawback; “this trouble” (Q) refers to that; “with them” (S) refers to the tyres of Q.',
    ),
    arrange(
      'habit',
      'medium',
      [
        'Such a cue may be as small as putting one’s running shoes beside the bed.',
        'A new habit is easier to form when it is tied to a fixed cue.',
        'After some weeks, the act follows the cue almost without effort.',
        'Seeing them on waking, one is reminded to run before anything else comes in the way.',
      ],
      'QPSR',
      ['QSPR', 'PQSR', 'QPRS', 'QRPS'],
      'Q states the idea of a cue; “such a cue” (P) gives an example; “them” in S are the shoes; R gives the outcome. QRPS puts the outcome before the example is given.',
    ),
    arrange(
      'market-price',
      'medium',
      [
        'With so much to choose from, buyers offer very little.',
        'A cold store would let the growers wait for a better rate.',
        'As a result, much of the crop reaches the market in the same week.',
        'Most tomato growers of the district sow at the same time.',
      ],
      'SRPQ',
      ['SPRQ', 'RSPQ', 'SRQP', 'QSRP'],
      'Sowing together (S) has the result R; the glut of R explains the low offers (P); Q names the remedy for those.',
    ),
    arrange(
      'library',
      'medium',
      [
        'But the number of readers did not fall.',
        'Last year our town library put its catalogue on the internet.',
        'On the contrary, it rose, since people now knew which books were there.',
        'Some members feared that nobody would visit the building any more.',
      ],
      'QSPR',
      ['QPRS', 'SQPR', 'QSRP', 'RQSP'],
      'Q gives the event, S the fear; “but” (P) says that the fear did not come true; and R must follow P, for “it” is the number of readers.',
    ),
    arrange(
      'mangroves',
      'medium',
      [
        'Mangrove forests grow where rivers meet the sea.',
        'Villages near the shore then face the storms alone.',
        'Their tangled roots break the force of waves and hold the soil.',
        'When these forests are cut, that shield is lost.',
      ],
      'PRSQ',
      ['PSRQ', 'PSQR', 'RPSQ', 'PRQS'],
      'P introduces the forests; “their tangled roots” (R) tells how they protect; “that shield” (S) refers to R; “then” (Q) follows from the loss.',
    ),
    arrange(
      'money',
      'hard',
      [
        'The trouble is that each side must want exactly what the other has.',
        'A coin, after all, is wanted not for itself but for what it will buy next.',
        'Coins solved this difficulty, since everyone was willing to take them.',
        'In barter, goods are exchanged directly for goods.',
      ],
      'SPRQ',
      ['SPQR', 'PSRQ', 'RQSP', 'SRPQ'],
      'S defines barter; P states its trouble; “this difficulty” (R) refers to P; and Q explains with “after all” why everyone was willing to take coins. Q before R would speak of a coin before coins are brought in.',
    ),
    arrange(
      'forgetting',
      'hard',
      [
        'It would be a mistake, however, to call this a defect.',
        'Memory keeps the outline of an event and lets most of its details go.',
        'A mind that held on to every detail would find it hard to see what many events have in common.',
        'For it is precisely by letting go that we learn general lessons.',
      ],
      'QPSR',
      ['QSPR', 'PQSR', 'SQPR', 'RPQS'],
      'Q states the fact; “this” with “however” (P) refers to it; “for” gives the reason in general (S), with “letting go” echoing Q; R unfolds that reason. In QSPR, “however” would deny what S has just explained.',
    ),
  ],
)
