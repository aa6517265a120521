import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { permutations } from './arrangements.ts'
import { textDistractors } from './distinct-texts.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const
const SIGNS = ['+', '−', '×', '÷'] as const
type Sign = (typeof SIGNS)[number]
type Expression = { readonly numbers: readonly number[]; readonly signs: readonly Sign[] }

/** The value with division and multiplication first, by two passes from left to right. */
function value({ numbers, signs }: Expression): number {
  const terms = [numbers[0] as number]
  signs.forEach((sign, n) => {
    const next = numbers[n + 1] as number
    const last = terms.at(-1) as number
    if (sign === '×') terms[terms.length - 1] = last * next
    else if (sign === '÷') terms[terms.length - 1] = last / next
    else terms.push(sign === '+' ? next : -next)
  })
  return terms.reduce((sum, term) => sum + term, 0)
}

/** The value by splitting at the last sign that binds least, as one reads a tree from its root. */
function valueFromRoot({ numbers, signs }: Expression): number {
  if (signs.length === 0) return numbers[0] as number
  const plain = signs.findLastIndex((sign) => sign === '+' || sign === '−')
  const at = plain >= 0 ? plain : signs.length - 1
  const left = valueFromRoot({ numbers: numbers.slice(0, at + 1), signs: signs.slice(0, at) })
  const right = valueFromRoot({ numbers: numbers.slice(at + 1), signs: signs.slice(at + 1) })
  switch (signs[at] as Sign) {
    case '+':
      return left + right
    case '−':
      return left - right
    case '×':
      return left * right
    case '÷':
      return left / right
  }
}

/** What somebody gets who works strictly from left to right. */
const leftToRight = ({ numbers, signs }: Expression): number =>
  signs.reduce(
    (result, sign, n) => value({ numbers: [result, numbers[n + 1] as number], signs: [sign] }),
    numbers[0] as number,
  )

/** What somebody gets who adds and subtracts before multiplying and dividing. */
function sumsFirst({ numbers, signs }: Expression): number {
  const at = signs.findLastIndex((sign) => sign === '×' || sign === '÷')
  if (at < 0) return value({ numbers, signs })
  const left = sumsFirst({ numbers: numbers.slice(0, at + 1), signs: signs.slice(0, at) })
  const right = value({ numbers: numbers.slice(at + 1), signs: signs.slice(at + 1) })
  return signs[at] === '×' ? left * right : left / right
}

const print = ({ numbers, signs }: Expression, name: (sign: Sign) => string = String): string =>
  numbers.map((number, n) => (n === 0 ? number : `${name(signs[n - 1] as Sign)} ${number}`)).join(' ')

function wholeExpression(random: Random, length: number): Expression {
  for (;;) {
    const signs = random.sample(SIGNS, length)
    const numbers = Array.from({ length: length + 1 }, () => random.int(2, 12))
    signs.forEach((sign, n) => {
      if (sign === '÷') numbers[n] = (numbers[n + 1] as number) * random.int(2, 9)
    })
    const result = value({ numbers, signs })
    if (Number.isInteger(result) && result > 0 && result < 400 && signs.includes('×') && length < 5)
      return { numbers, signs }
  }
}

const written = (n: number): string => String(Math.round(n * 100) / 100).replace('-', '−')

const DISGUISES = [
  ['P', 'Q', 'R', 'S'],
  ['A', 'B', 'C', 'D'],
  ['@', '#', '&', '%'],
  ['△', '□', '○', '☆'],
] as const

export const coded = template({
  id: 'symbol-operations/coded-signs',
  topic: 'symbol-operations',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const expression = wholeExpression(random, level === 'easy' ? 3 : 4)
    // at the medium level the signs stand for each other, so that the eye is misled
    const names = level === 'easy' ? random.shuffle(random.pick(DISGUISES)) : exchanged(random)
    return { expression, names }
  },

  write({ expression, names }) {
    const nameOf = (sign: Sign) => names[SIGNS.indexOf(sign)] as string
    const answer = value(expression)
    const asPrinted = {
      ...expression,
      signs: expression.signs.map((sign) => SIGNS.find((other) => other === nameOf(sign)) ?? sign),
    }
    const said = SIGNS.map((sign) => `${nameOf(sign)} means ${sign}`)
    return {
      stem: {
        en: `If ${said.slice(0, 3).join(', ')} and ${said[3]}, what is the value of ${print(expression, nameOf)}?`
          .replace(/([+−×÷]|[△□○☆@#&%])(?= means)/g, '‘$1’')
          .replace(/means ([+−×÷])/g, 'means ‘$1’'),
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: leftToRight(expression), mistake: 'worked from left to right, against the order of operations' },
          { value: value(asPrinted), mistake: 'left the signs as they are printed' },
          {
            value: value({
              ...expression,
              signs: expression.signs.map((sign) => (sign === '+' ? '−' : sign === '−' ? '+' : sign)),
            }),
            mistake: 'took plus for minus',
          },
          { value: sumsFirst(expression), mistake: 'added and subtracted before multiplying and dividing' },
          {
            value: value({ ...expression, signs: expression.signs.map((sign) => (sign === '−' ? '+' : sign)) }),
            mistake: 'added what should be subtracted',
          },
          {
            value: value({ ...expression, signs: expression.signs.map((sign) => (sign === '+' ? '−' : sign)) }),
            mistake: 'subtracted what should be added',
          },
          {
            value: value({
              ...expression,
              signs: expression.signs.map((sign) => (sign === '+' ? '×' : sign === '×' ? '+' : sign)),
            }),
            mistake: 'took plus for times',
          },
          {
            value: value({
              ...expression,
              signs: expression.signs.map((sign) => (sign === '×' ? '÷' : sign === '÷' ? '×' : sign)),
            }),
            mistake: 'took times for divided by',
          },
        ],
        {
          format: written,
          plausible: (n) => Number.isInteger(n) && Math.abs(n) < 1000,
          spares: [answer + 2, answer - 2, answer + 5, answer + 10],
        },
      ),
      explanation: {
        en: [
          `Put the real signs in first: ${print(expression)}.`,
          `Divide and multiply before adding and subtracting: the value is ${answer}.`,
          `Working straight from left to right would give ${written(leftToRight(expression))}, which breaks the order of operations.`,
          `The value is ${answer}.`,
        ]
          .filter((line) => leftToRight(expression) !== answer || !line.startsWith('Working'))
          .join('\n\n'),
      },
    }
  },

  verify: ({ expression }) => String(valueFromRoot(expression)),
})

function exchanged(random: Random): readonly string[] {
  const moved = permutations(SIGNS).filter((names) => names.every((name, n) => name !== SIGNS[n]))
  return random.pick(moved)
}

export const exchangeSigns = template({
  id: 'symbol-operations/exchange-two-signs',
  topic: 'symbol-operations',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const right = wholeExpression(random, 4)
      if (level === 'medium' && Math.max(...right.numbers) > 30) continue
      const [a, b] = random.sample(right.signs, 2) as [Sign, Sign]
      const shown = { numbers: right.numbers, signs: swap(right.signs, a, b) }
      const result = value(right)
      const working = swapsThatWork(shown, result)
      if (working.length === 1 && value(shown) !== result) return { shown, result, pair: ordered(a, b) }
    }
  },

  write({ shown, result, pair }) {
    const others = PAIRS.filter((other) => other !== pair)
    const mended = { ...shown, signs: swap(shown.signs, pair[0] as Sign, pair[2] as Sign) }
    const nameOf = (text: string) => `${text[0]} and ${text[2]}`
    return {
      stem: { en: `Which two signs must be exchanged to make this equation correct?\n\n${print(shown)} = ${result}` },
      correct: same(nameOf(pair)),
      distractors: textDistractors(
        nameOf(pair),
        others
          .toSorted((x, y) => closeness(shown, result, x) - closeness(shown, result, y))
          .map((other) => [nameOf(other), 'did not work the equation out with the signs exchanged'] as const),
      ),
      explanation: {
        en: [
          `Exchange the two signs wherever they stand, and keep the order of operations.`,
          `With ${nameOf(pair)} exchanged: ${print(mended)} = ${value(mended)}.`,
          `None of the other exchanges gives ${result}; as it is printed the left side is ${written(value(shown))}.`,
          `The signs to be exchanged are ${nameOf(pair)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify: ({ shown, result }) =>
    PAIRS.filter(
      (pair) => valueFromRoot({ ...shown, signs: swap(shown.signs, pair[0] as Sign, pair[2] as Sign) }) === result,
    )
      .map((pair) => `${pair[0]} and ${pair[2]}`)
      .join(' or '),
})

const PAIRS = SIGNS.flatMap((a, n) => SIGNS.slice(n + 1).map((b) => `${a} ${b}`))
const ordered = (a: Sign, b: Sign) => PAIRS.find((pair) => pair.includes(a) && pair.includes(b)) as string
const swap = (signs: readonly Sign[], a: Sign, b: Sign): Sign[] =>
  signs.map((sign) => (sign === a ? b : sign === b ? a : sign))
const swapsThatWork = (shown: Expression, result: number): string[] =>
  PAIRS.filter((pair) => value({ ...shown, signs: swap(shown.signs, pair[0] as Sign, pair[2] as Sign) }) === result)
const closeness = (shown: Expression, result: number, pair: string) =>
  Math.abs(value({ ...shown, signs: swap(shown.signs, pair[0] as Sign, pair[2] as Sign) }) - result)
