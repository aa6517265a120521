import { numericQuestion, type Wrong } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { evaluate } from '../../shared/arithmetic/evaluate.ts'
import { BODMAS, WHAT_VALUE } from '../../shared/arithmetic/wording.ts'
import { same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level } from '../../topics.ts'

/** A calculation as printed, its value, the lines that lead to it and what slips give. */
type Calculation = {
  readonly printed: string
  readonly value: number
  readonly lines: readonly string[]
  readonly wrong: readonly Wrong[]
}

const SHAPES: Readonly<Record<Level, readonly ((random: Random) => Calculation)[]>> = {
  easy: [
    (random) => {
      const [b, c, d, quotient, e] = [
        random.int(12, 29),
        random.int(4, 9),
        random.int(3, 9),
        random.int(5, 15),
        random.int(11, 60),
      ]
      const value = b * c - quotient + e
      return {
        printed: `${b} × ${c} − ${d * quotient} ÷ ${d} + ${e}`,
        value,
        lines: [`${b * c} − ${quotient} + ${e}`],
        wrong: [
          [b * c - quotient - e, 'subtracted the sum of the last two'],
          [b * c + quotient + e, 'lost a minus sign'],
          [(b * c - d * quotient) / d + e, 'subtracted before dividing'],
          [b * c - d * quotient + e, 'left the division out'],
        ],
      }
    },
    (random) => {
      const [b, quotient, c, d, e] = [
        random.int(4, 12),
        random.int(6, 15),
        random.int(3, 6),
        random.int(20, 70),
        random.int(5, 19),
      ]
      return {
        printed: `${b * quotient * c} ÷ ${b} × ${c} + ${d} − ${e}`,
        value: quotient * c * c + d - e,
        lines: [`${quotient * c} × ${c} + ${d} − ${e}`, `${quotient * c * c} + ${d} − ${e}`],
        wrong: [
          [quotient + d - e, 'multiplied before dividing'],
          [quotient * c * c - d - e, 'subtracted the sum'],
          [quotient * c * (c + d) - e, 'added before multiplying'],
          [quotient * c + d - e, 'left the multiplication out'],
        ],
      }
    },
  ],
  medium: [
    (random) => {
      const [a, b, c] = [random.int(11, 30), random.int(5, 15), random.int(3, 8)]
      const d = random.int(4, 9)
      const e = random.pick([2, 3, 4, 5])
      const top = (a + b) * c - d * d
      // makes the bracket divisible
      const extra = 2 * e - (((top % e) + e) % e)
      const f = random.int(10, 40)
      return {
        printed: `[(${a} + ${b}) × ${c} − ${d}² + ${extra}] ÷ ${e} + ${f}`,
        value: (top + extra) / e + f,
        lines: [
          `[${a + b} × ${c} − ${d * d} + ${extra}] ÷ ${e} + ${f}`,
          `[${(a + b) * c} − ${d * d} + ${extra}] ÷ ${e} + ${f}`,
          `${top + extra} ÷ ${e} + ${f}`,
        ],
        wrong: [
          [Math.round((top + extra) / (e + f)), 'added before dividing'],
          [((a + b) * c - 2 * d + extra) / e + f, 'doubled instead of squaring'],
          [((a + b) * c - d * d - extra - e) / e + f, 'subtracted the sum of the last two in the bracket'],
          [(a + b * c - d * d + extra) / e + f, 'ignored the inner bracket'],
        ],
      }
    },
    (random) => {
      const [c, quotient, d, e] = [random.int(3, 9), random.int(4, 12), random.int(6, 14), random.int(2, 5)]
      const [f, g] = [random.int(21, 60), random.int(3, 15)]
      const value = f + quotient * d - (e ** 3 - g)
      return {
        printed: `${f} + ${c * quotient} ÷ ${c} × ${d} − (${e}³ − ${g})`,
        value,
        lines: [`${f} + ${quotient} × ${d} − (${e ** 3} − ${g})`, `${f} + ${quotient * d} − ${signed(e ** 3 - g)}`],
        wrong: [
          [f + quotient * d - e ** 3 - g, 'did not change the sign when opening the bracket'],
          [f + (c * quotient) / (c * d) - (e ** 3 - g), 'multiplied before dividing'],
          [(f + quotient) * d - (e ** 3 - g), 'added before multiplying'],
          [f + quotient * d - (3 * e - g), 'took three times for the cube'],
        ],
      }
    },
  ],
  hard: [
    (random) => {
      const [b, c, quotient] = [random.int(3, 8), random.int(3, 8), random.int(4, 12)]
      const [h, g] = [random.int(2, 9), random.int(12, 20)]
      const f = random.int(15, 24)
      const e = random.int(26, 45)
      const d = random.int(3, 9)
      const inner = e - (f - (g - h))
      const value = quotient + d * inner
      return {
        printed: `${b * c * quotient} ÷ ${b} of ${c} + ${d} × [${e} − {${f} − (${g} − ${h})}]`,
        value,
        lines: [
          `${b * c * quotient} ÷ ${b * c} + ${d} × [${e} − {${f} − ${g - h}}]`,
          `${quotient} + ${d} × [${e} − ${signed(f - g + h)}]`,
          `${quotient} + ${d} × ${inner}`,
        ],
        wrong: [
          [quotient * c * c + d * inner, 'divided before “of”'],
          [quotient + d * (e - f - g + h), 'did not change the signs when opening the braces'],
          [(quotient + d) * inner, 'added before multiplying'],
          [quotient + d * (e - (f - g - h)), 'lost the sign within the round bracket'],
        ],
      }
    },
    (random) => {
      const [a, b, c] = [random.int(6, 15), random.int(2, 6), random.int(12, 24)]
      const [d, e, quotient] = [random.int(3, 9), random.int(2, 6), random.int(5, 14)]
      const f = random.int(2, 5)
      const value = a * a - c + quotient + f * (b ** 3 - d)
      return {
        printed: `${a}² − [${c} − ${d * e * quotient} ÷ ${d} of ${e}] + ${f} × (${b}³ − ${d})`,
        value,
        lines: [
          `${a * a} − [${c} − ${d * e * quotient} ÷ ${d * e}] + ${f} × (${b ** 3} − ${d})`,
          `${a * a} − [${c} − ${quotient}] + ${f} × ${signed(b ** 3 - d)}`,
          `${a * a} − ${signed(c - quotient)} + ${signed(f * (b ** 3 - d))}`,
        ],
        wrong: [
          [a * a - c + quotient * e * e + f * (b ** 3 - d), 'divided before “of”'],
          [a * a - c - quotient + f * (b ** 3 - d), 'did not change the sign when opening the bracket'],
          [a * a - c + quotient + f * b ** 3 - d, 'multiplied the first term of the bracket only'],
          [a * a - c + quotient + f * (3 * b - d), 'took three times for the cube'],
        ],
      }
    },
  ],
}

/** Negative steps stand in brackets. */
const signed = (value: number): string => (value < 0 ? `(−${-value})` : String(value))

/** “of” as the papers of each language print it. */
const inWords = (text: string): LocalizedText =>
  say(text, text.replace(' of ', ' లో (of) '), text.replace(' of ', ' का (of) '))

export const orderOfOperations = template({
  id: 'simplification/order-of-operations',
  topic: 'simplification',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    for (;;) {
      const drawn = random.pick(SHAPES[level])(random)
      if (drawn.value > 0) return drawn
    }
  },

  write({ printed, value, lines, wrong }) {
    const question = inWords(`${printed} = ?`)
    return numericQuestion({
      stem: WHAT_VALUE(question),
      answer: value,
      format: String,
      wrong,
      step: 3,
      steps: [BODMAS, inWords(printed), ...lines.map((line) => same(`= ${line}`)), same(`= ${value}`)],
    })
  },

  verify: ({ printed }) => String(evaluate(printed)),
})
