import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { fraction } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { chances } from './probability.ts'

const ROLLS = Array.from({ length: 36 }, (_, n) => [Math.floor(n / 6) + 1, (n % 6) + 1] as const)

const THROWS: readonly LocalizedText[] = [
  say('Two dice are thrown together.', 'రెండు పాచికలను ఒకేసారి దొర్లించారు.', 'दो पासे एक साथ फेंके जाते हैं।'),
  say('Two unbiased dice are rolled.', 'రెండు నిష్పాక్షిక పాచికలను దొర్లించారు.', 'दो निष्पक्ष पासे फेंके जाते हैं।'),
  say(
    'A pair of fair dice is tossed once.',
    'ఒక జత నిష్పాక్షిక పాచికలను ఒకసారి దొర్లించారు.',
    'निष्पक्ष पासों का एक जोड़ा एक बार फेंका जाता है।',
  ),
]

export const twoDice = template({
  id: 'probability/two-dice',
  topic: 'probability',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet', 'cat', 'mat', 'afcat'],

  draw: (random, level) => ({
    kind:
      level === 'easy'
        ? random.pick(['sum is', 'sum at least', 'sum at most'] as const)
        : random.pick(['multiple', 'difference', 'product even with sum', 'one shows'] as const),
    sum: random.int(4, 10),
    k: random.int(3, 5),
    gap: random.int(1, 4),
    face: random.int(1, 6),
    wording: random.pick(THROWS),
  }),

  write({ kind, sum, k, gap, face, wording }) {
    const per = (total: number) => 6 - Math.abs(total - 7)
    const upTo = (last: number) => Array.from({ length: last - 1 }, (_, i) => per(i + 2)).reduce((x, y) => x + y, 0)
    const multiples = Array.from({ length: 11 }, (_, i) => i + 2).filter((total) => total % k === 0)
    const counts = {
      'sum is': per(sum),
      'sum at least': 36 - upTo(sum - 1),
      'sum at most': upTo(sum),
      multiple: multiples.reduce((total, value) => total + per(value), 0),
      difference: 2 * (6 - gap),
      'product even with sum':
        sum % 2 === 1
          ? per(sum)
          : per(sum) -
            Array.from({ length: 3 }, (_, i) => 2 * i + 1).filter((odd) => sum - odd >= 1 && sum - odd <= 6).length,
      'one shows': 11,
    }
    const count = counts[kind]
    // in Telugu and Hindi as what stands before “results” or “the probability”
    const event = {
      'sum is': say(`the sum of the numbers is ${sum}`, `సంఖ్యల మొత్తం ${sum} అయ్యే`, `संख्याओं का योग ${sum} होने`),
      'sum at least': say(
        `the sum of the numbers is at least ${sum}`,
        `సంఖ్యల మొత్తం కనీసం ${sum} అయ్యే`,
        `संख्याओं का योग कम से कम ${sum} होने`,
      ),
      'sum at most': say(
        `the sum of the numbers is at most ${sum}`,
        `సంఖ్యల మొత్తం ${sum} లేదా అంతకంటే తక్కువ అయ్యే`,
        `संख्याओं का योग अधिक से अधिक ${sum} होने`,
      ),
      multiple: say(
        `the sum of the numbers is a multiple of ${k}`,
        `సంఖ్యల మొత్తం ${k} యొక్క గుణిజం అయ్యే`,
        `संख्याओं का योग ${k} का गुणज होने`,
      ),
      difference: say(`the numbers differ by ${gap}`, `సంఖ్యల తేడా ${gap} అయ్యే`, `संख्याओं का अंतर ${gap} होने`),
      'product even with sum': say(
        `the sum of the numbers is ${sum} and their product is even`,
        `సంఖ్యల మొత్తం ${sum}, వాటి లబ్ధం సరి సంఖ్య అయ్యే`,
        `संख्याओं का योग ${sum} और उनका गुणनफल सम होने`,
      ),
      'one shows': say(
        `at least one of them shows ${face}`,
        `కనీసం ఒక పాచికపై ${face} వచ్చే`,
        `कम से कम एक पासे पर ${face} आने`,
      ),
    }[kind]
    const list = (word: string) => (kind === 'multiple' ? ` (${word} ${multiples.join(', ')})` : '')
    const correct = fraction(count, 36)
    const wrongs: Record<typeof kind, readonly (readonly [number, number, string])[]> = {
      'sum is': [
        [1, 11, 'took the eleven sums to be equally likely'],
        [Math.ceil(count / 2), 36, 'did not count both orders'],
      ],
      'sum at least': [
        [count - per(sum), 36, 'left out the sum itself'],
        [36 - count, 36, 'took the other side'],
      ],
      'sum at most': [
        [count - per(sum), 36, 'left out the sum itself'],
        [36 - count, 36, 'took the other side'],
      ],
      multiple: [
        [multiples.length, 11, 'took the eleven sums to be equally likely'],
        [36 - count, 36, 'took the other side'],
      ],
      difference: [
        [6 - gap, 36, 'did not count both orders'],
        [36 - count, 36, 'took the other side'],
      ],
      'product even with sum': [
        [per(sum), 36, 'did not look at the product'],
        [per(sum) - count, 36, 'took the odd products'],
      ],
      'one shows': [
        [12, 36, 'counted the double twice'],
        [10, 36, 'left out the double'],
        [1, 6, 'took one die only'],
        [1, 36, 'asked for both dice'],
      ],
    }
    return {
      stem: say(
        `${wording.en} The probability that ${event.en} is`,
        `${wording.te} ${event.te} సంభావ్యత ఎంత?`,
        `${wording.hi} ${event.hi} की प्रायिकता कितनी है?`,
      ),
      correct: same(correct),
      distractors: textDistractors(
        correct,
        chances([
          ...wrongs[kind],
          [count + 1, 36, 'counted one result too many'],
          [count - 1, 36, 'counted one result too few'],
          [count + 2, 36, 'counted two results too many'],
          [count + 3, 36, 'counted three results too many'],
          [count, 30, 'left out the doubles from all results'],
        ]),
      ),
      explanation: paragraphs(
        say(
          `There are $6 \\times 6 = 36$ equally likely results, (1, 2) and (2, 1) being different.`,
          `$6 \\times 6 = 36$ సమసంభవ ఫలితాలు ఉన్నాయి; (1, 2), (2, 1) వేర్వేరు ఫలితాలు.`,
          `$6 \\times 6 = 36$ समप्रायिक परिणाम हैं; (1, 2) और (2, 1) अलग-अलग परिणाम हैं।`,
        ),
        kind === 'one shows'
          ? say(
              `Neither shows ${face} in $5 \\times 5 = 25$ of them, so at least one does in 36 − 25 = 11. Adding 6 and 6 would count the double twice.`,
              `వాటిలో $5 \\times 5 = 25$ ఫలితాల్లో ఏ పాచికపైనా ${face} రాదు; కాబట్టి కనీసం ఒకదానిపై వచ్చేవి 36 − 25 = 11. 6, 6 కలిపితే (${face}, ${face}) రెండుసార్లు లెక్కించబడుతుంది.`,
              `इनमें से $5 \\times 5 = 25$ में किसी पर ${face} नहीं आता, अतः कम से कम एक पर आने के परिणाम 36 − 25 = 11 हैं। 6 और 6 जोड़ने पर (${face}, ${face}) दो बार गिना जाएगा।`,
            )
          : say(
              `There are ${count} results in which ${event.en}${list('sums')}.${kind === 'difference' ? ' Both orders count.' : ' The sums themselves are not equally likely.'}`,
              `${event.te} ఫలితాలు ${count}${list('మొత్తాలు')}. ${kind === 'difference' ? 'రెండు క్రమాలనూ లెక్కించాలి.' : 'మొత్తాలు సమసంభవాలు కావు.'}`,
              `${event.hi} के परिणामों की संख्या ${count} है${list('योग')}। ${kind === 'difference' ? 'दोनों क्रम गिने जाते हैं।' : 'योग स्वयं समप्रायिक नहीं हैं।'}`,
            ),
        say(`The probability is ${correct}.`, `సంభావ్యత ${correct}.`, `प्रायिकता ${correct} है।`),
      ),
    }
  },

  verify({ kind, sum, k, gap, face }) {
    const holds: Record<typeof kind, (x: number, y: number) => boolean> = {
      'sum is': (x, y) => x + y === sum,
      'sum at least': (x, y) => x + y >= sum,
      'sum at most': (x, y) => x + y <= sum,
      multiple: (x, y) => (x + y) % k === 0,
      difference: (x, y) => Math.abs(x - y) === gap,
      'product even with sum': (x, y) => x + y === sum && (x * y) % 2 === 0,
      'one shows': (x, y) => x === face || y === face,
    }
    const good = ROLLS.filter(([x, y]) => holds[kind](x, y))
    return fraction(good.length, 36)
  },
})
