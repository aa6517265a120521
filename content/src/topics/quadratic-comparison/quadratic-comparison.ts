import { itemAt, tupleOf } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import type { DraftQuestion } from '../../question.ts'
import { template } from '../../questions/template.ts'
import { RELATION_NAMES, RELATIONS, type Relation, relationOf } from '../../shared/arithmetic/relations.ts'
import { each, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** n/d in lowest terms. */
type Root = readonly [numerator: number, denominator: number]
/** a, b, c of ax² + bx + c. */
type Equation = readonly [number, number, number]

const fromRoots = ([n, d]: Root, [m, e]: Root): Equation => [d * e, -(n * e + m * d), n * m]

const term = (c: number, letter: string): string =>
  c === 0 ? '' : ` ${c < 0 ? '-' : '+'} ${Math.abs(c) === 1 && letter ? '' : Math.abs(c)}${letter}`
export const printedEquation = ([a, b, c]: Equation, letter: string): string =>
  `$${a === 1 ? '' : a}${letter}^2${term(b, letter)}${term(c, '')} = 0$`
const printedRoot = ([n, d]: Root): string => (d === 1 ? `${n}` : `${n < 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${d}}`)

const INSTRUCTION = say(
  'Solve the two equations and choose the relation between x and y.',
  'రెండు సమీకరణాలను సాధించి x, yల మధ్య సంబంధాన్ని ఎంచుకోండి.',
  'दोनों समीकरणों को हल करके x और y के बीच का संबंध चुनें।',
)

/** The question of the bank examinations about two equations, with its five standing answers. */
function comparisonQuestion(
  lines: readonly [string, string],
  right: Relation,
  steps: readonly LocalizedText[],
): DraftQuestion {
  const correct = RELATIONS[right]
  return {
    stem: paragraphs(INSTRUCTION, same(`I. ${lines[0]}`), same(`II. ${lines[1]}`)),
    correct,
    distractors: RELATION_NAMES.filter((name) => name !== right).map((name) => ({
      text: RELATIONS[name],
      mistake: 'compared one pair of roots only, or lost a sign',
    })),
    fixedOrder: RELATION_NAMES.map((name) => RELATIONS[name]),
    explanation: paragraphs(
      ...steps,
      say(
        `Every value of x is compared with every value of y: ${correct.en}.`,
        `x యొక్క ప్రతి విలువను y యొక్క ప్రతి విలువతో పోల్చగా: ${correct.te}.`,
        `x के हर मान की y के हर मान से तुलना करने पर: ${correct.hi}।`,
      ),
    ),
  }
}

/** How the middle term is split, and the roots. */
function solved([a, b, c]: Equation, roots: readonly [Root, Root], letter: string): LocalizedText {
  const [p, q] = [-roots[0][0] * roots[1][1], -roots[1][0] * roots[0][1]]
  const values = roots.map(printedRoot)
  const found = values[0] === values[1] ? `${letter} = ${values[0]}` : `${letter} = ${values[0]}, ${values[1]}`
  return say(
    `${printedEquation([a, b, c], letter)}: two numbers with product $${a * c}$ and sum $${b}$ are $${p}$ and $${q}$, so $${found}$.`,
    `${printedEquation([a, b, c], letter)}: లబ్ధం $${a * c}$, మొత్తం $${b}$ గల సంఖ్యలు $${p}$, $${q}$; కాబట్టి $${found}$.`,
    `${printedEquation([a, b, c], letter)}: गुणनफल $${a * c}$ और योग $${b}$ वाली संख्याएँ $${p}$, $${q}$ हैं; अतः $${found}$।`,
  )
}

type Drawn = { readonly x: readonly [Root, Root]; readonly y: readonly [Root, Root] }

export const twoEquations = template<Drawn>({
  id: 'quadratic-comparison/two-equations',
  topic: 'quadratic-comparison',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank'],

  draw(random, level) {
    const wanted = random.pick(RELATION_NAMES)
    const root = (): Root => {
      const d = level === 'hard' ? random.pick([1, 2, 3, 4, 5]) : level === 'medium' ? random.pick([1, 1, 2, 3]) : 1
      const n = random.int(1, level === 'easy' ? 9 : 11)
      // at the first level both roots of an equation mostly have one sign
      return [(random.chance(level === 'easy' ? 0.35 : 0.5) ? -1 : 1) * n, d]
    }
    for (;;) {
      const pair = (): readonly [Root, Root] => [root(), root()]
      const [x, y] = [pair(), pair()]
      if ([...x, ...y].some(([n, d]) => gcd(Math.abs(n), d) > 1)) continue
      // roots that meet make the relation with “or equal”
      const met: Drawn = wanted.endsWith('equal') ? { x, y: [itemAt(x, random.int(0, 1)), y[1]] } : { x, y }
      const equations = [fromRoots(...met.x), fromRoots(...met.y)]
      if (equations.some(([a, b, c]) => b === 0 || Math.abs(c) > 180 || a > 20)) continue
      if (relationOf(met.x.map(value), met.y.map(value)) === wanted) return met
    }
  },

  write({ x, y }) {
    const equations = [fromRoots(...x), fromRoots(...y)] as const
    return comparisonQuestion(
      [printedEquation(equations[0], 'x'), printedEquation(equations[1], 'y')],
      relationOf(x.map(value), y.map(value)),
      [solved(equations[0], x, 'x'), solved(equations[1], y, 'y')],
    )
  },

  // the formula for the roots, from the coefficients
  verify({ x, y }) {
    const roots = ([a, b, c]: Equation) =>
      [1, -1].map((sign) => Math.round(((-b + sign * Math.sqrt(b * b - 4 * a * c)) / (2 * a)) * 1e6))
    return RELATIONS[relationOf(roots(fromRoots(...x)), roots(fromRoots(...y)))].en
  },
})

const value = ([n, d]: Root): number => n / d

const SHOWN_POWERS = ['square', 'root', 'cube', 'linear'] as const
type Form = (typeof SHOWN_POWERS)[number]

/** An equation that hides one number or a number and its opposite: x² = 729, x = √729, x³ = −343, 4x + 7 = 35. */
const hidden = (form: Form, n: number, letter: string, slope: number): string =>
  ({
    square: `$${letter}^2 = ${n * n}$`,
    root: `$${letter} = \\sqrt{${n * n}}$`,
    cube: `$${letter}^3 = ${n ** 3}$`,
    linear: `$${slope}${letter} + ${slope + 3} = ${slope * n + slope + 3}$`,
  })[form]
const values = (form: Form, n: number): readonly number[] =>
  form === 'square' ? [n, -n] : form === 'root' ? [Math.abs(n)] : [n]

export const squaresAndRoots = template({
  id: 'quadratic-comparison/squares-and-roots',
  topic: 'quadratic-comparison',
  levels: ['easy', 'medium'],
  exams: ['bank'],

  draw(random, level) {
    const wanted = random.pick(RELATION_NAMES)
    for (;;) {
      const forms = tupleOf(random.sample(SHOWN_POWERS, 2), 2)
      const m = random.int(3, level === 'easy' ? 12 : 19)
      const n = random.chance(0.5) ? m : random.int(3, level === 'easy' ? 12 : 19)
      const signed = (form: Form, size: number) =>
        (form === 'cube' || form === 'linear') && random.chance(0.4) ? -size : size
      const [x, y] = [signed(forms[0], m), signed(forms[1], n)]
      if (relationOf(values(forms[0], x), values(forms[1], y)) === wanted)
        return { forms, x, y, slope: random.int(2, 9) }
    }
  },

  write({ forms, x, y, slope }) {
    const sides = [values(forms[0], x), values(forms[1], y)] as const
    const list = (letter: string, all: readonly number[]) => `$${letter} = ${all.join(', ')}$`
    return comparisonQuestion(
      [hidden(forms[0], x, 'x', slope), hidden(forms[1], y, 'y', slope)],
      relationOf(...sides),
      [
        say(
          'A square equation has two roots, a number and its opposite; the sign $\\sqrt{}$ means the positive root only; a cube has one real root.',
          'వర్గ సమీకరణానికి రెండు మూలాలు: ఒక సంఖ్య, దాని వ్యతిరేక సంఖ్య; $\\sqrt{}$ గుర్తు ధన మూలాన్నే సూచిస్తుంది; ఘన సమీకరణానికి ఒకే వాస్తవ మూలం.',
          'वर्ग समीकरण के दो मूल होते हैं: संख्या और उसकी ऋणात्मक संख्या; चिह्न $\\sqrt{}$ केवल धनात्मक मूल बताता है; घन का एक वास्तविक मूल होता है।',
        ),
        each(() => `${list('x', sides[0])}; ${list('y', sides[1])}`),
      ],
    )
  },

  // every whole number tried in the equations
  verify({ forms, x, y, slope }) {
    const found = (form: Form, n: number) =>
      Array.from({ length: 61 }, (_, k) => k - 30).filter((v) =>
        form === 'square'
          ? v * v === n * n
          : form === 'root'
            ? v >= 0 && v * v === n * n
            : form === 'cube'
              ? v ** 3 === n ** 3
              : slope * v === slope * n,
      )
    return RELATIONS[relationOf(found(forms[0], x), found(forms[1], y))].en
  },
})

export const simultaneousPair = template({
  id: 'quadratic-comparison/pair-of-linear-equations',
  topic: 'quadratic-comparison',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank'],

  draw(random, level) {
    const size = { easy: 5, medium: 9, hard: 15 }[level]
    const wanted = random.pick(['more', 'less', 'none'] as const)
    for (;;) {
      const [a, b, c, d] = [random.int(2, size), random.int(2, size), random.int(2, size), random.int(2, size)]
      const [x, y] = [random.int(-6, 12), random.int(-6, 12)]
      if (a * d + b * c === 0 || relationOf([x], [y]) !== wanted) continue
      if (a * x + b * y > 0 && c * x - d * y !== 0) return { a, b, c, d, x, y }
    }
  },

  write({ a, b, c, d, x, y }) {
    const [first, second] = [a * x + b * y, c * x - d * y]
    return comparisonQuestion([`$${a}x + ${b}y = ${first}$`, `$${c}x - ${d}y = ${second}$`], relationOf([x], [y]), [
      b === d
        ? say(
            `Add I and II: $${a + c}x = ${first + second}$, so $x = ${x}$.`,
            `I, IIలను కూడగా: $${a + c}x = ${first + second}$, కాబట్టి $x = ${x}$.`,
            `I और II को जोड़ने पर: $${a + c}x = ${first + second}$, अतः $x = ${x}$।`,
          )
        : say(
            `Multiply I by ${d} and II by ${b} and add: $${a * d + b * c}x = ${first * d + second * b}$, so $x = ${x}$.`,
            `Iని ${d}తో, IIని ${b}తో గుణించి కూడగా: $${a * d + b * c}x = ${first * d + second * b}$, కాబట్టి $x = ${x}$.`,
            `I को ${d} से और II को ${b} से गुणा करके जोड़ने पर: $${a * d + b * c}x = ${first * d + second * b}$, अतः $x = ${x}$।`,
          ),
      say(`Put into I: $y = ${y}$.`, `Iలో ప్రతిక్షేపించగా: $y = ${y}$.`, `I में रखने पर: $y = ${y}$।`),
    ])
  },

  // every pair of whole numbers tried
  verify({ a, b, c, d, x, y }) {
    const [first, second] = [a * x + b * y, c * x - d * y]
    for (let p = -40; p <= 40; p++)
      for (let q = -40; q <= 40; q++)
        if (a * p + b * q === first && c * p - d * q === second) return RELATIONS[relationOf([p], [q])].en
    return 'none'
  },
})
