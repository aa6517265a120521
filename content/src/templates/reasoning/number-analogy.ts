import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type NumberRule = { readonly of: (n: number) => number; readonly says: string; readonly working: (n: number) => string }

const rule = (says: string, of: (n: number) => number, working: (n: number) => string): NumberRule => ({
  says,
  of,
  working,
})
const digits = (n: number) => [...String(n)].map(Number)
const digitSum = (n: number) => total(digits(n))
const total = (row: readonly number[]) => row.reduce((sum, value) => sum + value, 0)

const SIMPLE_RULES: readonly NumberRule[] = [
  ...[-1, 0, 1, 2].map((c) =>
    rule(
      `square the number${tail(c)}`,
      (n) => n * n + c,
      (n) => `$${n}^2${sign(c)}$`,
    ),
  ),
  ...[1, 2, 3].map((c) =>
    rule(
      `multiply the number by the number ${c} more than itself`,
      (n) => n * (n + c),
      (n) => `${n} × ${n + c}`,
    ),
  ),
  rule(
    'multiply the number by the number 1 less than itself',
    (n) => n * (n - 1),
    (n) => `${n} × ${n - 1}`,
  ),
  ...[-1, 0, 1].map((c) =>
    rule(
      `cube the number${tail(c)}`,
      (n) => n ** 3 + c,
      (n) => `$${n}^3${sign(c)}$`,
    ),
  ),
  rule(
    'add the number’s square to its cube',
    (n) => n ** 3 + n * n,
    (n) => `$${n}^3 + ${n}^2$`,
  ),
  rule(
    'take the number from its cube',
    (n) => n ** 3 - n,
    (n) => `$${n}^3 - ${n}$`,
  ),
]

const LINEAR_RULES: readonly NumberRule[] = [2, 3, 4, 5, 6].flatMap((a) =>
  [-3, -2, -1, 1, 2, 3].map((c) =>
    rule(
      `multiply the number by ${a}${tail(c)}`,
      (n) => a * n + c,
      (n) => `${n} × ${a}${sign(c)}`,
    ),
  ),
)

function tail(c: number): string {
  if (c === 0) return ''
  return c > 0 ? ` and add ${c}` : ` and subtract ${-c}`
}
function sign(c: number): string {
  if (c === 0) return ''
  return c > 0 ? ` + ${c}` : ` − ${-c}`
}

export const numberAnalogy = template({
  id: 'number-analogy/same-rule',
  topic: 'number-analogy',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const chosen = random.pick(level === 'easy' ? LINEAR_RULES : SIMPLE_RULES)
      const cubic = chosen.of(10) > 500
      const [a, b, c] = random.sample(
        Array.from({ length: cubic ? 8 : 13 }, (_, n) => n + 3),
        3,
      ) as [number, number, number]
      const given = level === 'hard' ? [a] : [a, b]
      // rules no harder than this one that also fit the pairs shown must not lead to another answer
      if (rivals(given, chosen).every((other) => other.of(c) === chosen.of(c))) return { given, c, rule: chosen }
    }
  },

  write({ given, c, rule: chosen }) {
    const [first] = given as [number, ...number[]]
    const answer = chosen.of(c)
    const shown = given.map((n) => `${n} : ${chosen.of(n)}`).join(' :: ')
    const banned = new Set([c + chosen.of(first) - first, (c * chosen.of(first)) / first])
    return {
      stem: { en: `Which number should replace the question mark?\n\n${shown} :: ${c} : ?` },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: chosen.of(c + 1), mistake: 'used the rule on the number after it' },
          { value: chosen.of(c - 1), mistake: 'used the rule on the number before it' },
          { value: answer + c, mistake: 'multiplied once too often' },
          { value: answer - c, mistake: 'multiplied once too few' },
          { value: answer + 2, mistake: 'added where the rule subtracts' },
          { value: answer - 2, mistake: 'subtracted where the rule adds' },
        ],
        // a single pair can also be read as "add the difference" or "multiply", so those answers must not be offered
        { format: String, plausible: (value) => value > 0 && !(given.length === 1 && banned.has(value)) },
      ),
      explanation: {
        en: [
          `In each pair the rule is: ${chosen.says}.`,
          `${given.map((n) => `${chosen.working(n)} = ${chosen.of(n)}`).join('; ')}.`,
          `In the same way ${chosen.working(c)} = ${answer}; ${chosen.of(c + 1)} would belong to ${c + 1}, not to ${c}.`,
          `The number that replaces the question mark is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  // whoever does not know the rule tries them all on the pairs shown
  verify({ given, c, rule: chosen }) {
    const fitting = [...SIMPLE_RULES, ...LINEAR_RULES].filter((other) =>
      given.every((n) => other.of(n) === chosen.of(n)),
    )
    const answers = new Set(
      (given.length > 1 ? fitting : fitting.filter((other) => SIMPLE_RULES.includes(other))).map((other) =>
        other.of(c),
      ),
    )
    return [...answers].join(' or ')
  },
})

const rivals = (given: readonly number[], chosen: NumberRule): NumberRule[] =>
  [...SIMPLE_RULES, ...(given.length > 1 ? LINEAR_RULES : [])].filter((other) =>
    given.every((n) => other.of(n) === chosen.of(n)),
  )

export const digitAnalogy = template({
  id: 'number-analogy/digits',
  topic: 'number-analogy',
  levels: ['medium'],
  exams: EXAMS,

  draw(random) {
    for (;;) {
      const way = random.pick(DIGIT_RULES)
      const [a, b, c] = Array.from({ length: 3 }, () => random.int(12, 98)) as [number, number, number]
      const fit = DIGIT_RULES.filter((other) => [a, b].every((n) => other.of(n) === way.of(n)))
      const plain = [a, b, c].every((n) => !digits(n).includes(0) && new Set(digits(n)).size === 2 && way.of(n) > 1)
      if (plain && new Set([a, b, c].map(digitSum)).size === 3 && new Set(fit.map((other) => other.of(c))).size === 1)
        return { a, b, c, way }
    }
  },

  write({ a, b, c, way }) {
    const answer = way.of(c)
    return {
      stem: {
        en: `Which number should replace the question mark?\n\n${a} : ${way.of(a)} :: ${b} : ${way.of(b)} :: ${c} : ?`,
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        DIGIT_RULES.filter((other) => other !== way).map((other) => ({
          value: other.of(c),
          mistake: `used another rule: ${other.says}`,
        })),
        { format: String, spares: [answer + 1, answer + 2, answer + 3, answer + 4] },
      ),
      explanation: {
        en: [
          `The second number of each pair is ${way.says}.`,
          `${[a, b].map((n) => `For ${n}: ${way.working(n)} = ${way.of(n)}`).join('. ')}.`,
          `For ${c}: ${way.working(c)} = ${answer}. Other ways of joining the digits of ${c} do not fit the first two pairs.`,
          `The number that replaces the question mark is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ a, b, c, way }) {
    const answers = DIGIT_RULES.filter((other) => other.of(a) === way.of(a) && other.of(b) === way.of(b)).map((other) =>
      other.of(c),
    )
    return [...new Set(answers)].join(' or ')
  },
})

const two = (n: number) => digits(n) as [number, number]
const DIGIT_RULES: readonly NumberRule[] = [
  rule(
    'the product of the digits of the first',
    (n) => two(n)[0] * two(n)[1],
    (n) => digits(n).join(' × '),
  ),
  rule(
    'the sum of the squares of the digits of the first',
    (n) => total(digits(n).map((d) => d * d)),
    (n) =>
      `$${digits(n)
        .map((d) => `${d}^2`)
        .join(' + ')}$`,
  ),
  rule(
    'the square of the sum of the digits of the first',
    (n) => total(digits(n)) ** 2,
    (n) => `$(${digits(n).join(' + ')})^2$`,
  ),
  rule(
    'the first plus the number with its digits interchanged',
    (n) => n + two(n)[1] * 10 + two(n)[0],
    (n) => `${n} + ${two(n)[1]}${two(n)[0]}`,
  ),
  rule(
    'the first plus the sum of its digits',
    (n) => n + total(digits(n)),
    (n) => `${n} + ${digits(n).join(' + ')}`,
  ),
  rule(
    'the first minus the sum of its digits',
    (n) => n - total(digits(n)),
    (n) => `${n} − (${digits(n).join(' + ')})`,
  ),
  rule(
    'twice the product of the digits of the first',
    (n) => 2 * two(n)[0] * two(n)[1],
    (n) => `2 × ${digits(n).join(' × ')}`,
  ),
]
