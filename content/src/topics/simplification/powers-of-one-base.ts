import { tupleOf } from '../../checked-access.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { solve } from '../../shared/arithmetic/evaluate.ts'
import { WHAT_VALUE } from '../../shared/arithmetic/wording.ts'
import { same, say } from '../../text/localized.ts'

type Drawn = {
  readonly base: number
  /** Each part is (base^inner)^outer. */
  readonly parts: readonly (readonly [inner: number, outer: number])[]
  /** The right side is (base^unit)^?. */
  readonly unit: number
}

const term = (base: number, [inner, outer]: readonly [number, number]) => `$${base ** inner}^{${outer}}$`
const printed = ({ base, parts: [a, b, c], unit }: Drawn): string =>
  `${term(base, a ?? [1, 1])} × ${term(base, b ?? [1, 1])} ÷ ${term(base, c ?? [1, 1])} = $${base ** unit}^{?}$`

export const powersOfOneBase = template<Drawn>({
  id: 'simplification/powers-of-one-base',
  topic: 'simplification',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    const most = { easy: 2, medium: 3, hard: 4 }[level]
    for (;;) {
      const base = random.pick([2, 3, 5, 7])
      const inners = Array.from({ length: 3 }, () =>
        random.int(1, base === 2 ? most + 1 : base === 3 ? most : Math.min(most, 3)),
      )
      const parts = inners.map((inner) => [inner, random.int(2, 7)] as const)
      const unit = level === 'hard' ? random.int(2, 3) : 1
      const [a, b, c] = tupleOf(
        parts.map(([inner, outer]) => inner * outer),
        3,
      )
      const left = a + b - c
      if (left <= 1 || left % unit !== 0 || (level !== 'easy' && new Set(inners).size < 2)) continue
      if (left / unit > 1) return { base, parts, unit }
    }
  },

  write(values) {
    const { base, parts, unit } = values
    const powers = tupleOf(
      parts.map(([inner, outer]) => inner * outer),
      3,
    )
    const [a, b, c] = powers
    const outers = tupleOf(
      parts.map(([, outer]) => outer),
      3,
    )
    const answer = (a + b - c) / unit
    return numericQuestion({
      stem: WHAT_VALUE(same(printed(values))),
      answer,
      format: String,
      wrong: [
        [a + b - c, 'gave the power of the smaller base'],
        [outers[0] + outers[1] - outers[2], 'added the exponents of different bases'],
        [(a + b + c) / unit, 'added the exponent of the divisor'],
        [(a * b) / c, 'multiplied the exponents'],
        [(a + b - c) * unit, 'multiplied by the power of the right base'],
      ],
      steps: [
        say(
          `Write everything as powers of ${base}.`,
          `అన్నింటినీ ${base} యొక్క ఘాతాలుగా రాయాలి.`,
          `सबको ${base} की घातों के रूप में लिखें।`,
        ),
        same(
          `$${base}^{${a}} \\times ${base}^{${b}} \\div ${base}^{${c}} = ${base}^{${a} + ${b} - ${c}} = ${base}^{${a + b - c}}$`,
        ),
        unit > 1 &&
          say(
            `The right side is $${base ** unit}^{?} = ${base}^{${unit} \\times ?}$, so ? = ${a + b - c} ÷ ${unit} = ${answer}.`,
            `కుడి వైపు $${base ** unit}^{?} = ${base}^{${unit} \\times ?}$, కాబట్టి ? = ${a + b - c} ÷ ${unit} = ${answer}.`,
            `दायाँ पक्ष $${base ** unit}^{?} = ${base}^{${unit} \\times ?}$ है, अतः ? = ${a + b - c} ÷ ${unit} = ${answer}।`,
          ),
      ],
    })
  },

  verify: (values) => String(solve(printed(values), Array(100).keys())),
})
