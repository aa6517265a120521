import { defined, itemAt, tupleOf } from '../../checked-access.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { permutations } from '../../shared/puzzles/arrangements.ts'
import { listed, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const
const SIGNS = ['+', '−', '×', '÷'] as const
type Sign = (typeof SIGNS)[number]
type Expression = { readonly numbers: readonly number[]; readonly signs: readonly Sign[] }

/** The value with division and multiplication first, by two passes from left to right. */
function value({ numbers, signs }: Expression): number {
  const terms = [itemAt(numbers, 0)]
  signs.forEach((sign, n) => {
    const next = itemAt(numbers, n + 1)
    const last = itemAt(terms, -1)
    if (sign === '×') terms[terms.length - 1] = last * next
    else if (sign === '÷') terms[terms.length - 1] = last / next
    else terms.push(sign === '+' ? next : -next)
  })
  return terms.reduce((sum, term) => sum + term, 0)
}

/** The value by splitting at the last sign that binds least, as one reads a tree from its root. */
function valueFromRoot({ numbers, signs }: Expression): number {
  if (signs.length === 0) return itemAt(numbers, 0)
  const plain = signs.findLastIndex((sign) => sign === '+' || sign === '−')
  const at = plain >= 0 ? plain : signs.length - 1
  const left = valueFromRoot({ numbers: numbers.slice(0, at + 1), signs: signs.slice(0, at) })
  const right = valueFromRoot({ numbers: numbers.slice(at + 1), signs: signs.slice(at + 1) })
  switch (itemAt(signs, at)) {
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
    (result, sign, n) => value({ numbers: [result, itemAt(numbers, n + 1)], signs: [sign] }),
    itemAt(numbers, 0),
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
  numbers.map((number, n) => (n === 0 ? number : `${name(itemAt(signs, n - 1))} ${number}`)).join(' ')

function wholeExpression(random: Random, length: number): Expression {
  for (;;) {
    const signs = random.sample(SIGNS, length)
    const numbers = Array.from({ length: length + 1 }, () => random.int(2, 12))
    signs.forEach((sign, n) => {
      if (sign === '÷') numbers[n] = itemAt(numbers, n + 1) * random.int(2, 9)
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
    const nameOf = (sign: Sign) => itemAt(names, SIGNS.indexOf(sign))
    const answer = value(expression)
    const asPrinted = {
      ...expression,
      signs: expression.signs.map((sign) => SIGNS.find((other) => other === nameOf(sign)) ?? sign),
    }
    const quoted = (sign: string) => (/[+−×÷△□○☆@#&%]/.test(sign) ? `‘${sign}’` : sign)
    const said = (means: (name: string, sign: string) => string) =>
      SIGNS.map((sign) => means(quoted(nameOf(sign)), `‘${sign}’`))
    const en = said((name, sign) => `${name} means ${sign}`)
    const te = said((name, sign) => `${name} అంటే ${sign}`)
    const hi = said((name, sign) => `${name} का अर्थ ${sign}`)
    const line = print(expression, nameOf)
    const straight = leftToRight(expression)
    return {
      stem: say(
        `If ${en.slice(0, 3).join(', ')} and ${en[3]}, what is the value of ${line}?`,
        `${te.join(', ')} అయితే, ${line} విలువ ఎంత?`,
        `यदि ${hi.slice(0, 3).join(', ')} और ${hi[3]} है, तो ${line} का मान क्या है?`,
      ),
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
      explanation: paragraphs(
        say(
          `Put the real signs in first: ${print(expression)}.`,
          `ముందుగా అసలు గుర్తులను ఉంచండి: ${print(expression)}.`,
          `पहले वास्तविक चिह्न रखिए: ${print(expression)}।`,
        ),
        say(
          `Divide and multiply before adding and subtracting: the value is ${answer}.`,
          `కూడిక, తీసివేతల కంటే ముందు భాగహారం, గుణకారం చేయాలి: విలువ ${answer}.`,
          `जोड़ने और घटाने से पहले भाग और गुणा कीजिए: मान ${answer} है।`,
        ),
        straight !== answer &&
          say(
            `Working straight from left to right would give ${written(straight)}, which breaks the order of operations.`,
            `ఎడమ నుండి కుడికి వరుసగా చేస్తే ${written(straight)} వస్తుంది; అది ప్రక్రియల క్రమానికి విరుద్ధం.`,
            `बाएँ से दाएँ सीधे हल करने पर ${written(straight)} आएगा, जो संक्रियाओं के क्रम के विरुद्ध है।`,
          ),
        say(`The value is ${answer}.`, `విలువ ${answer}.`, `मान ${answer} है।`),
      ),
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
      const [a, b] = tupleOf(random.sample(right.signs, 2), 2)
      const shown = { numbers: right.numbers, signs: swap(right.signs, a, b) }
      const result = value(right)
      const working = swapsThatWork(shown, result)
      if (working.length === 1 && value(shown) !== result) return { shown, result, pair: ordered(a, b) }
    }
  },

  write({ shown, result, pair }) {
    const others = PAIRS.filter((other) => other !== pair)
    const mended = { ...shown, signs: swap(shown.signs, ...signsOf(pair)) }
    const equation = `${print(shown)} = ${result}`
    const [right, printed] = [nameOf(pair), written(value(shown))]
    const asMended = `${print(mended)} = ${value(mended)}`
    return {
      stem: say(
        `Which two signs must be exchanged to make this equation correct?\n\n${equation}`,
        `ఈ సమీకరణం సరైనది కావాలంటే ఏ రెండు గుర్తులను పరస్పరం మార్చాలి?\n\n${equation}`,
        `इस समीकरण को सही बनाने के लिए किन दो चिह्नों को आपस में बदलना होगा?\n\n${equation}`,
      ),
      correct: right,
      distractors: textDistractors(
        right,
        others
          .toSorted((x, y) => closeness(shown, result, x) - closeness(shown, result, y))
          .map((other) => [nameOf(other), 'did not work the equation out with the signs exchanged'] as const),
      ),
      explanation: paragraphs(
        say(
          `Exchange the two signs wherever they stand, and keep the order of operations.`,
          `రెండు గుర్తులను అవి ఉన్న ప్రతిచోటా పరస్పరం మార్చి, ప్రక్రియల క్రమాన్ని పాటించండి.`,
          `दोनों चिह्नों को हर जगह आपस में बदलिए और संक्रियाओं का क्रम बनाए रखिए।`,
        ),
        say(
          `With ${right.en} exchanged: ${asMended}.`,
          `${right.te} మార్చితే: ${asMended}.`,
          `${right.hi} बदलने पर: ${asMended}।`,
        ),
        say(
          `None of the other exchanges gives ${result}; as it is printed the left side is ${printed}.`,
          `మరే మార్పు వల్లా ${result} రాదు; ఇచ్చిన రూపంలో ఎడమ వైపు విలువ ${printed}.`,
          `और किसी अदला-बदली से ${result} नहीं आता; दिए गए रूप में बाईं ओर का मान ${printed} है।`,
        ),
        say(
          `The signs to be exchanged are ${right.en}.`,
          `మార్చవలసిన గుర్తులు ${right.te}.`,
          `बदले जाने वाले चिह्न ${right.hi} हैं।`,
        ),
      ),
    }
  },

  verify: ({ shown, result }) =>
    PAIRS.filter((pair) => valueFromRoot({ ...shown, signs: swap(shown.signs, ...signsOf(pair)) }) === result)
      .map((pair) => `${pair[0]} and ${pair[2]}`)
      .join(' or '),
})

const nameOf = (pair: string): LocalizedText => listed([itemAt(pair, 0), itemAt(pair, 2)])
const PAIRS = SIGNS.flatMap((a, n) => SIGNS.slice(n + 1).map((b) => `${a} ${b}`))
const signsOf = (pair: string) =>
  tupleOf(
    SIGNS.filter((sign) => pair.includes(sign)),
    2,
  )
const ordered = (a: Sign, b: Sign) => defined(PAIRS.find((pair) => pair.includes(a) && pair.includes(b)))
const swap = (signs: readonly Sign[], a: Sign, b: Sign): Sign[] =>
  signs.map((sign) => (sign === a ? b : sign === b ? a : sign))
const swapsThatWork = (shown: Expression, result: number): string[] =>
  PAIRS.filter((pair) => value({ ...shown, signs: swap(shown.signs, ...signsOf(pair)) }) === result)
const closeness = (shown: Expression, result: number, pair: string) =>
  Math.abs(value({ ...shown, signs: swap(shown.signs, ...signsOf(pair)) }) - result)
