import { itemAt } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { circle, label, line, svg } from '../../shared/figures/draw.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet', 'cat'] as const

/** How three numbers of a row (or two and a middle) hang together. */
type Law = {
  readonly draw: (random: Random) => readonly [number, number]
  readonly third: (a: number, b: number) => number
  readonly says: (a: number | string, b: number | string) => string
  readonly slips: (a: number, b: number) => readonly (readonly [number, string])[]
}

const LAWS: Record<'sum' | 'product' | 'hard', readonly Law[]> = {
  sum: [
    {
      draw: (random) => [random.int(12, 60), random.int(5, 40)],
      third: (a, b) => a + b,
      says: (a, b) => `${a} + ${b}`,
      slips: (a, b) => [
        [Math.abs(a - b), 'subtracted instead of adding'],
        [a + b + 10, 'carried once too often'],
        [a + b - 10, 'forgot to carry'],
      ],
    },
    {
      draw: (random) => [random.int(30, 90), random.int(5, 28)],
      third: (a, b) => a - b,
      says: (a, b) => `${a} − ${b}`,
      slips: (a, b) => [
        [a + b, 'added instead of subtracting'],
        [a - b + 10, 'borrowed wrongly'],
        [b, 'took the second number'],
      ],
    },
    {
      draw: (random) => [random.int(3, 15), random.int(3, 15)],
      third: (a, b) => 2 * (a + b),
      says: (a, b) => `2 × (${a} + ${b})`,
      slips: (a, b) => [
        [a + b, 'did not double'],
        [2 * a + b, 'doubled the first number only'],
        [a * b, 'multiplied instead of adding'],
      ],
    },
  ],
  product: [
    {
      draw: (random) => [random.int(3, 14), random.int(3, 12)],
      third: (a, b) => a * b,
      says: (a, b) => `${a} × ${b}`,
      slips: (a, b) => [
        [a + b, 'added instead of multiplying'],
        [a * b + a, 'multiplied once too often'],
        [a * (b - 1), 'multiplied once too little'],
      ],
    },
    {
      draw: (random) => [random.int(3, 12), random.int(2, 10)],
      third: (a, b) => a * b + a,
      says: (a, b) => `${a} × ${b} + ${a}`,
      slips: (a, b) => [
        [a * b, 'forgot to add the first number'],
        [a * b + b, 'added the second number'],
        [a * b - a, 'subtracted instead of adding'],
      ],
    },
    {
      draw: (random) => [random.int(4, 15), random.int(3, 11)],
      third: (a, b) => a * b - (a + b),
      says: (a, b) => `${a} × ${b} − (${a} + ${b})`,
      slips: (a, b) => [
        [a * b, 'forgot to subtract the sum'],
        [a * b + a + b, 'added the sum'],
        [a * b - a, 'subtracted the first number only'],
      ],
    },
  ],
  hard: [
    {
      draw: (random) => [random.int(2, 12), random.int(2, 9)],
      third: (a, b) => a * a + b * b,
      says: (a, b) => `${a}² + ${b}²`,
      slips: (a, b) => [
        [(a + b) ** 2, 'squared the sum'],
        [a * a + b, 'squared the first number only'],
        [2 * (a + b), 'doubled instead of squaring'],
      ],
    },
    {
      draw: (random) => [random.int(6, 15), random.int(2, 5)],
      third: (a, b) => a * a - b * b,
      says: (a, b) => `${a}² − ${b}²`,
      slips: (a, b) => [
        [(a - b) ** 2, 'squared the difference'],
        [a * a + b * b, 'added the squares'],
        [a * a - b, 'squared the first number only'],
      ],
    },
    {
      draw: (random) => [random.int(2, 9), random.int(2, 9)],
      third: (a, b) => (a + b) ** 2,
      says: (a, b) => `(${a} + ${b})²`,
      slips: (a, b) => [
        [a * a + b * b, 'squared before adding'],
        [2 * (a + b), 'doubled instead of squaring'],
        [a + b, 'did not square'],
      ],
    },
    {
      draw: (random) => [random.int(2, 6), random.int(2, 9)],
      third: (a, b) => a ** 3 + b,
      says: (a, b) => `${a}³ + ${b}`,
      slips: (a, b) => [
        [a ** 2 + b, 'squared instead of taking the cube'],
        [3 * a + b, 'multiplied by three'],
        [a ** 3 - b, 'subtracted instead of adding'],
      ],
    },
  ],
}
const lawsOf = { easy: LAWS.sum, medium: LAWS.product, hard: LAWS.hard } as const

function drawRows(random: Random, law: Law) {
  for (;;) {
    const pairs = [law.draw(random), law.draw(random), law.draw(random)] as const
    if (new Set(pairs.map(String)).size === 3 && pairs.every(([a, b]) => a !== b && law.third(a, b) > 0)) return pairs
  }
}
const explained = (law: Law, pairs: readonly (readonly [number, number])[], answer: number): LocalizedText => {
  const lines = pairs.map(([a, b]) => `${law.says(a, b)} = ${law.third(a, b)}`)
  return paragraphs(
    say(
      `The first two sets show the rule: ${lines[0]}; ${lines[1]}.`,
      `మొదటి రెండింటి నుండి నియమం: ${lines[0]}; ${lines[1]}.`,
      `पहले दो से नियम: ${lines[0]}; ${lines[1]}।`,
    ),
    say(`In the third: ${lines[2]}.`, `మూడవ దానిలో: ${lines[2]}.`, `तीसरे में: ${lines[2]}।`),
    answerLine(same(String(answer))),
  )
}
const wrongs = (law: Law, [a, b]: readonly [number, number]) => {
  const answer = law.third(a, b)
  return numericDistractors(
    answer,
    law.slips(a, b).map(([value, mistake]) => ({ value, mistake })),
    { format: String, spares: [answer + 1, answer - 1, answer + 2, answer + 4] },
  )
}

/** The law again as a table of steps, for finding the answer from the numbers shown. */
const TRIALS: readonly ((a: number, b: number) => number)[] = [
  (a, b) => a + b,
  (a, b) => a - b,
  (a, b) => a + b + a + b,
  (a, b) => Array.from({ length: b }, () => a).reduce((sum, one) => sum + one, 0),
  (a, b) => a * (b + 1),
  (a, b) => (a - 1) * (b - 1) - 1,
  (a, b) => (a + b) ** 2 - 2 * a * b,
  (a, b) => (a + b) * (a - b),
  (a, b) => a * a + 2 * a * b + b * b,
  (a, b) => a * a * a + b,
]
/** Every rule that the first two sets obey must give the same for the third. */
function byTrial(law: Law, pairs: readonly (readonly [number, number])[]): string {
  const shown = pairs.slice(0, 2).map(([a, b]) => ({ a, b, c: law.third(a, b) }))
  const [a, b] = itemAt(pairs, 2)
  const found = new Set(
    TRIALS.filter((trial) => shown.every((one) => trial(one.a, one.b) === one.c)).map((trial) => trial(a, b)),
  )
  return [...found].join(' or ')
}
/** Numbers for which another of the simple rules would do as well are left out. */
const clear = (law: Law, pairs: readonly (readonly [number, number])[]) => !byTrial(law, pairs).includes('or')
function drawClear(random: Random, law: Law) {
  for (;;) {
    const pairs = drawRows(random, law)
    if (clear(law, pairs)) return pairs
  }
}

export const missingInMatrix = template({
  id: 'missing-number/rows-of-three',
  topic: 'missing-number',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  draw(random, level) {
    const law = random.pick(lawsOf[level])
    return { law, pairs: drawClear(random, law), across: random.chance(0.5) }
  },
  write({ law, pairs, across }) {
    const rows = pairs.map(([a, b], n) => [a, b, n === 2 ? '?' : law.third(a, b)])
    const cells = across ? rows : [0, 1, 2].map((n) => rows.map((row) => row[n] ?? ''))
    const answer = law.third(...pairs[2])
    return {
      stem: say(
        `Which number takes the place of the question mark? Each ${across ? 'row' : 'column'} follows the same rule.`,
        `ప్రశ్నార్థకం స్థానంలో వచ్చే సంఖ్య ఏది? ప్రతి ${across ? 'అడ్డు వరుస' : 'నిలువు వరుస'} ఒకే నియమాన్ని పాటిస్తుంది.`,
        `प्रश्न-चिह्न के स्थान पर कौन-सी संख्या आएगी? हर ${across ? 'पंक्ति' : 'स्तंभ'} एक ही नियम का पालन करता है।`.replace(
          'पंक्ति एक ही नियम का पालन करता',
          'पंक्ति एक ही नियम का पालन करती',
        ),
      ),
      picture: {
        svg: svg(
          196,
          136,
          [0, 1, 2, 3]
            .map((n) => line([8 + n * 60, 8], [8 + n * 60, 128]) + line([8, 8 + n * 40], [188, 8 + n * 40]))
            .join('') +
            cells.flatMap((row, y) => row.map((cell, x) => label([38 + x * 60, 28 + y * 40], String(cell)))).join(''),
        ),
        alt: same(cells.map((row) => row.join(', ')).join(' / ')),
      },
      correct: same(String(answer)),
      distractors: wrongs(law, pairs[2]),
      explanation: explained(law, pairs, answer),
    }
  },
  verify: ({ law, pairs }) => byTrial(law, pairs),
})

export const missingInCircle = template({
  id: 'missing-number/three-figures',
  topic: 'missing-number',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  draw(random, level) {
    const law = random.pick(lawsOf[level])
    return { law, pairs: drawClear(random, law), round: random.chance(0.5) }
  },
  write({ law, pairs, round }) {
    const answer = law.third(...pairs[2])
    const figures = pairs.map(([a, b], n) => {
      const x = 60 + n * 110
      const inside = n === 2 ? '?' : String(law.third(a, b))
      return round
        ? circle([x, 60], 48) +
            line([x - 48, 60], [x + 48, 60]) +
            line([x, 60], [x, 12]) +
            label([x - 22, 38], String(a)) +
            label([x + 22, 38], String(b)) +
            label([x, 82], inside)
        : line([x, 8], [x - 48, 104]) +
            line([x - 48, 104], [x + 48, 104]) +
            line([x + 48, 104], [x, 8]) +
            label([x, 74], inside) +
            label([x - 42, 50], String(a)) +
            label([x + 42, 50], String(b))
    })
    return {
      stem: say(
        'The three figures follow the same rule. Which number takes the place of the question mark?',
        'మూడు పటాలు ఒకే నియమాన్ని పాటిస్తాయి. ప్రశ్నార్థకం స్థానంలో వచ్చే సంఖ్య ఏది?',
        'तीनों आकृतियाँ एक ही नियम का पालन करती हैं। प्रश्न-चिह्न के स्थान पर कौन-सी संख्या आएगी?',
      ),
      picture: {
        svg: svg(342, 116, figures.join('')),
        alt: same(pairs.map(([a, b], n) => `${a}, ${b}, ${n === 2 ? '?' : law.third(a, b)}`).join(' / ')),
      },
      correct: same(String(answer)),
      distractors: wrongs(law, pairs[2]),
      explanation: explained(law, pairs, answer),
    }
  },
  verify: ({ law, pairs }) => byTrial(law, pairs),
})
