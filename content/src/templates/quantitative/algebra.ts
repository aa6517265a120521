import { fraction, signed } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'

const choose = (n: number, k: number) =>
  Math.round(Array.from({ length: k }, (_, i) => (n - i) / (k - i)).reduce((a, b) => a * b, 1))
const times = (n: number, letter: string) => (n === 1 ? letter : n === -1 ? `-${letter}` : `${n}${letter}`)

export const binomialCoefficient = template({
  id: 'binomial-theorem/coefficient-of-a-power',
  topic: 'binomial-theorem',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    n: random.int(5, 8),
    k: random.int(2, 4),
    a: random.pick([1, 2, 3]),
    b: random.pick([-3, -2, -1, 1, 2]),
    wording: random.int(0, 1),
    reciprocal: level === 'medium',
    half: random.int(2, 4),
  }),

  write({ n, k, a, b, wording, reciprocal, half }) {
    if (reciprocal) {
      // (ax + b/x)^(2·half): the middle term is free of x
      const whole = 2 * half
      const answer = choose(whole, half) * (a * b) ** half
      const sign = b < 0 ? '-' : '+'
      return {
        stem: {
          en:
            wording === 0
              ? `The term independent of $x$ in the expansion of $\\left(${times(a, 'x')} ${sign} \\frac{${Math.abs(b)}}{x}\\right)^{${whole}}$ is`
              : `What is the constant term in $\\left(${times(a, 'x')} ${sign} \\frac{${Math.abs(b)}}{x}\\right)^{${whole}}$?`,
        },
        correct: same(signed(answer)),
        distractors: numericDistractors(
          answer,
          [
            { value: -answer, mistake: 'lost the sign' },
            { value: choose(whole, half), mistake: 'left out the coefficients' },
            { value: choose(whole, half) * a * b, mistake: 'did not raise the coefficients to the power' },
            { value: choose(whole, half - 1) * (a * b) ** half, mistake: 'took the term before the middle one' },
            {
              value: choose(whole, half + 1) * a ** (half - 1) * b ** (half + 1),
              mistake: 'took the term after the middle one',
            },
          ],
          { format: signed, plausible: () => true, spares: [2 * answer, answer + half] },
        ),
        explanation: {
          en: [
            `The general term is $^{${whole}}C_r (${times(a, 'x')})^{${whole} - r}\\left(\\frac{${b}}{x}\\right)^r$, in which the power of $x$ is $${whole} - 2r$.`,
            `It is 0 for $r = ${half}$, the middle term: $^{${whole}}C_{${half}} (${a})^{${half}} (${b})^{${half}} = ${choose(whole, half)} \\times ${a ** half} \\times (${b ** half})$.`,
            `The binomial coefficient alone, ${choose(whole, half)}, leaves out ${signed(a)} and ${signed(b)}.`,
            `The term is ${signed(answer)}.`,
          ].join('\n\n'),
        },
      }
    }
    const answer = choose(n, k) * a ** k * b ** (n - k)
    const shown = `(${times(a, 'x')} ${b < 0 ? '-' : '+'} ${Math.abs(b)})^{${n}}`
    return {
      stem: {
        en:
          wording === 0
            ? `The coefficient of $x^{${k}}$ in the expansion of $${shown}$ is`
            : `If $${shown}$ is expanded in powers of $x$, the coefficient of $x^{${k}}$ is`,
      },
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: -answer, mistake: 'lost the sign' },
          { value: choose(n, k), mistake: 'gave the binomial coefficient alone' },
          { value: choose(n, k) * a ** (n - k) * b ** k, mistake: 'exchanged the two powers' },
          { value: choose(n, k - 1) * a ** k * b ** (n - k), mistake: 'took the neighbouring binomial coefficient' },
          { value: choose(n, k) * a * b, mistake: 'did not raise the numbers to the powers' },
        ],
        { format: signed, plausible: () => true, spares: [answer + n, 2 * answer, answer - n] },
      ),
      explanation: {
        en: [
          `The term with $x^{${k}}$ takes $${times(a, 'x')}$ from ${k} brackets and $${b}$ from the other ${n - k}.`,
          `Its coefficient is $^{${n}}C_{${k}} (${a})^{${k}} (${b})^{${n - k}} = ${choose(n, k)} \\times ${a ** k} \\times (${b ** (n - k)})$.`,
          `The binomial coefficient ${choose(n, k)} alone leaves the numbers out.`,
          `The coefficient is ${signed(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // multiplies the brackets out one by one
  verify({ n, k, a, b, reciprocal, half }) {
    const [low, step, count, wanted] = reciprocal ? [-2 * half, 2, 2 * half, 0] : [0, 1, n, k]
    let terms = new Map([[0, 1]])
    for (let i = 0; i < count; i++) {
      const next = new Map<number, number>()
      for (const [power, c] of terms) {
        next.set(power + 1, (next.get(power + 1) ?? 0) + c * a)
        next.set(power + 1 - step, (next.get(power + 1 - step) ?? 0) + c * b)
      }
      terms = next
    }
    return signed(low > wanted ? 0 : (terms.get(wanted) ?? 0))
  },
})

export const logarithmValue = template({
  id: 'logarithms/value-and-equation',
  topic: 'logarithms',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet', 'cat'],

  draw(random, level) {
    const p = random.int(2, 5)
    return {
      base: random.pick([2, 3, 5]),
      p,
      q: random.pick([2, 3, 4].filter((exponent) => exponent !== p)),
      m: random.int(2, 3),
      root: random.int(2, 9),
      gap: random.int(1, 6),
      kind: level === 'easy' ? random.pick(['ratio', 'sum'] as const) : random.pick(['product', 'chain'] as const),
    }
  },

  write({ base, p, q, m, root, gap, kind }) {
    // log x + log (x + gap) with the root x
    const product = root * (root + gap)
    const numbers = { a: base ** p, b: base ** q, c: base ** m }
    const cases = {
      ratio: {
        stem: `The value of $\\log_{${numbers.b}} ${numbers.a}$ is`,
        n: p,
        d: q,
        wrong: [
          [q, p, 'inverted the fraction'],
          [p - q === 0 ? p + q : p - q, 1, 'subtracted the exponents'],
          [numbers.a, numbers.b, 'divided the numbers'],
          [p, 1, 'took the logarithm to the smaller base'],
          [p + q, q, 'added before dividing'],
        ],
        method: `$${numbers.a} = ${base}^{${p}}$ and $${numbers.b} = ${base}^{${q}}$. If $\\log_{${numbers.b}} ${numbers.a} = y$, then $${base}^{${q}y} = ${base}^{${p}}$, so $y = \\frac{${p}}{${q}}$. The numbers themselves are not divided.`,
      },
      sum: {
        stem: `The value of $\\log_{${base}} ${numbers.a} + \\log_{${base}} ${numbers.b} - \\log_{${base}} ${numbers.c}$ is`,
        n: p + q - m,
        d: 1,
        wrong: [
          [p * q - m, 1, 'multiplied two logarithms'],
          [p + q + m, 1, 'added the last logarithm'],
          [p * q, m, 'multiplied and divided the logarithms'],
          [p - q + m, 1, 'took the wrong sign'],
          [p + q - m + 1, 1, 'slipped by 1'],
        ],
        method: `The three logarithms are ${p}, ${q} and ${m}, because $${base}^{${p}} = ${numbers.a}$, $${base}^{${q}} = ${numbers.b}$ and $${base}^{${m}} = ${numbers.c}$. They are added and subtracted, not multiplied: ${p} + ${q} − ${m}.`,
      },
      product: {
        stem: `If $\\log_{10} x + \\log_{10} (x + ${gap}) = \\log_{10} ${product}$, then $x$ is`,
        n: root,
        d: 1,
        wrong: [
          [root + gap, 1, 'gave the other factor'],
          [-(root + gap), 1, 'took the root for which the logarithm does not exist'],
          [product - gap, 2, 'added the numbers instead of multiplying'],
          [product, 1, 'dropped the logarithms on one side'],
          [product - gap, 1, 'subtracted the number'],
        ],
        method: `The sum of logarithms is the logarithm of the product: $x(x + ${gap}) = ${product}$, that is $x^2 + ${times(gap, 'x')} - ${product} = 0$, with the roots ${root} and $${-(root + gap)}$. The negative root has no logarithm.`,
      },
      chain: {
        stem: `If $\\log_{${base}} x = ${p}$ and $\\log_{${base ** m}} y = ${q}$, then $\\log_{${base}} (xy)$ is`,
        n: p + m * q,
        d: 1,
        wrong: [
          [p + q, 1, 'took both logarithms to one base'],
          [p * m * q, 1, 'multiplied the logarithms'],
          [p * q, 1, 'multiplied the given values'],
          [m * p + q, 1, 'changed the base of the wrong one'],
          [p + q + m, 1, 'added the exponent of the base'],
        ],
        method: `$x = ${base}^{${p}}$ and $y = (${base}^{${m}})^{${q}} = ${base}^{${m * q}}$, so $xy = ${base}^{${p + m * q}}$. The two logarithms have different bases and may not be added as they stand.`,
      },
    } as const
    const shown = cases[kind]
    const format = (n: number, d: number) => {
      const text = fraction(n, d)
      return text.startsWith('$') ? text : signed(Number(text))
    }
    const correct = format(shown.n, shown.d)
    return {
      stem: { en: shown.stem },
      correct: same(correct),
      distractors: textDistractors(correct, [
        ...(shown.wrong as readonly (readonly [number, number, string])[]).map(
          ([n, d, mistake]) => [format(n, d), mistake] as const,
        ),
        [format(shown.n + 2 * shown.d, shown.d), 'slipped by 2'],
        [format(shown.n + shown.d, shown.d), 'slipped by 1'],
        [format(shown.n + 3 * shown.d, shown.d), 'slipped by 3'],
      ]),
      explanation: { en: [shown.method, `The value is ${correct}.`].join('\n\n') },
    }
  },

  verify({ base, p, q, m, root, gap, kind }) {
    const log = (x: number, b: number) => Math.log(x) / Math.log(b)
    if (kind === 'product') {
      for (let x = 1; x < 200; x++) if (x * (x + gap) === root * (root + gap)) return signed(x)
      return 'none'
    }
    const value = {
      ratio: log(base ** p, base ** q),
      sum: log((base ** p * base ** q) / base ** m, base),
      chain: log(base ** p * (base ** m) ** q, base),
    }[kind]
    const d = [1, 2, 3, 4].find((n) => Math.abs(value * n - Math.round(value * n)) < 1e-9) ?? 1
    return d === 1 ? signed(Math.round(value)) : fraction(Math.round(value * d), d)
  },
})

type Matrix = readonly [readonly [number, number], readonly [number, number]]
const grid = ([[a, b], [c, d]]: Matrix) => `\\begin{bmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{bmatrix}`
const multiply = ([[a, b], [c, d]]: Matrix, [[e, f], [g, h]]: Matrix): Matrix => [
  [a * e + b * g, a * f + b * h],
  [c * e + d * g, c * f + d * h],
]

export const matrixProduct = template({
  id: 'matrices/product',
  topic: 'matrices',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw(random, level) {
    const entry = () => random.int(-3, 4)
    const matrix = (): Matrix => [
      [entry(), entry()],
      [entry(), random.int(1, 4)],
    ]
    const a = matrix()
    return {
      a,
      b: level === 'easy' ? matrix() : a,
      square: level === 'medium',
      names: random.pick([
        ['A', 'B'],
        ['P', 'Q'],
        ['M', 'N'],
      ] as const),
    }
  },

  write({ a, b, square, names }) {
    const product = multiply(a, b)
    const show = (matrix: Matrix) => `$${grid(matrix)}$`
    const correct = show(product)
    const [[p, q], [r, s]] = product
    const each: Matrix = [
      [a[0][0] * b[0][0], a[0][1] * b[0][1]],
      [a[1][0] * b[1][0], a[1][1] * b[1][1]],
    ]
    return {
      stem: {
        en: square
          ? `If $${names[0]} = ${grid(a)}$, then $${names[0]}^2$ is`
          : `If $${names[0]} = ${grid(a)}$ and $${names[1]} = ${grid(b)}$, then $${names[0]}${names[1]}$ is`,
      },
      correct: same(correct),
      distractors: textDistractors(correct, [
        [show(each), 'multiplied entry by entry'],
        ...(square ? [] : [[show(multiply(b, a)), 'multiplied in the other order'] as const]),
        [
          show([
            [p, r],
            [q, s],
          ]),
          'wrote rows for columns',
        ],
        [
          show([
            [a[0][0] * b[0][0] - a[0][1] * b[1][0], q],
            [r, s],
          ]),
          'subtracted the products in the first entry',
        ],
        [
          show([
            [a[0][0] + b[0][0], a[0][1] + b[0][1]],
            [a[1][0] + b[1][0], a[1][1] + b[1][1]],
          ]),
          'added the matrices',
        ],
        [
          show([
            [p, q],
            [r, s + 1],
          ]),
          'slipped in the last entry',
        ],
        [
          show([
            [p + 1, q],
            [r, s],
          ]),
          'slipped in the first entry',
        ],
        [
          show([
            [p, q + 1],
            [r, s],
          ]),
          'slipped in the second entry',
        ],
      ]),
      explanation: {
        en: [
          `Each entry of a product is a row of the first matrix times a column of the second.`,
          `First entry: $(${a[0][0]})(${b[0][0]}) + (${a[0][1]})(${b[1][0]}) = ${p}$; second: $(${a[0][0]})(${b[0][1]}) + (${a[0][1]})(${b[1][1]}) = ${q}$; and so on.`,
          `Multiplying entry by entry is not matrix multiplication.`,
          `The product is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // where the two unit vectors go
  verify({ a, b }) {
    const apply = ([[p, q], [r, s]]: Matrix, [x, y]: readonly [number, number]) =>
      [p * x + q * y, r * x + s * y] as const
    const [first, second] = [apply(a, apply(b, [1, 0])), apply(a, apply(b, [0, 1]))]
    return `$${grid([
      [first[0], second[0]],
      [first[1], second[1]],
    ])}$`
  },
})

export const determinantValue = template({
  id: 'matrices/determinant-and-singular',
  topic: 'matrices',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    entries: Array.from({ length: 9 }, () => random.int(-3, 5)) as readonly number[],
    x: random.int(2, 9),
    a: random.int(2, 4),
    b: random.int(2, 5),
    shift: random.int(1, 4),
    large: level === 'medium',
  }),

  write({ entries, x, a, b, shift, large }) {
    if (large) {
      const [p, q, r, s, t, u, v, w, z] = entries as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      const minors = [t * z - u * w, s * z - u * v, s * w - t * v] as const
      const answer = p * minors[0] - q * minors[1] + r * minors[2]
      return {
        stem: {
          en: `The value of $\\begin{vmatrix} ${p} & ${q} & ${r} \\\\ ${s} & ${t} & ${u} \\\\ ${v} & ${w} & ${z} \\end{vmatrix}$ is`,
        },
        correct: same(signed(answer)),
        distractors: numericDistractors(
          answer,
          [
            {
              value: p * minors[0] + q * minors[1] + r * minors[2],
              mistake: 'took the middle term with the wrong sign',
            },
            { value: -answer, mistake: 'lost the sign of the whole' },
            {
              value: p * (t * z + u * w) - q * (s * z + u * v) + r * (s * w + t * v),
              mistake: 'added in the small determinants',
            },
            { value: p * t * z - r * t * v, mistake: 'multiplied the diagonals only' },
          ],
          { format: signed, plausible: () => true, spares: [answer + 2, answer - 3, answer + 5, answer - 6] },
        ),
        explanation: {
          en: [
            `Expand by the first row, with the signs $+, -, +$.`,
            `$${p}(${minors[0]}) - (${q})(${minors[1]}) + (${r})(${minors[2]})$. The middle term has a minus sign of its own.`,
            `The value is ${signed(answer)}.`,
          ].join('\n\n'),
        },
      }
    }
    // (x + shift)·a·b - a·b·(known) vanishes for the drawn x
    const corner = (x + shift) * a
    return {
      stem: {
        en: `If the matrix $\\begin{bmatrix} x + ${shift} & ${b} \\\\ ${corner} & ${a * b} \\end{bmatrix}$ is singular, then $x$ is`,
      },
      correct: same(signed(x)),
      distractors: numericDistractors(
        x,
        [
          { value: x + shift, mistake: 'forgot to take the number across' },
          { value: -x - 2 * shift, mistake: 'added the two products' },
          { value: x + 2 * shift, mistake: 'took the number across without changing its sign' },
          { value: -x, mistake: 'lost the sign' },
          { value: corner, mistake: 'took the entry below' },
        ],
        { format: signed, spares: [x + 1, x - 1, x + 3], plausible: () => true },
      ),
      explanation: {
        en: [
          `A matrix is singular when its determinant is 0.`,
          `$${a * b}(x + ${shift}) - ${b} \\times ${corner} = 0$, so $x + ${shift} = ${x + shift}$.`,
          `The number ${shift} still has to be taken away. Hence $x =$ ${signed(x)}.`,
        ].join('\n\n'),
      },
    }
  },

  // the rule of Sarrus, or trying every whole number
  verify({ entries, x, a, b, shift, large }) {
    const e = (n: number) => entries[n] ?? 0
    if (large)
      return signed(
        e(0) * e(4) * e(8) +
          e(1) * e(5) * e(6) +
          e(2) * e(3) * e(7) -
          e(2) * e(4) * e(6) -
          e(1) * e(3) * e(8) -
          e(0) * e(5) * e(7),
      )
    for (let n = -50; n <= 50; n++) if ((n + shift) * a * b === b * (x + shift) * a) return signed(n)
    return 'none'
  },
})

const power = (n: number) => (n === 1 ? 'x' : `x^{${n}}`)

export const limitValue = template({
  id: 'limits-and-derivatives/limit-of-a-quotient',
  topic: 'limits-and-derivatives',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    a: random.int(1, 6),
    b: random.pick([-9, -8, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7, 8]),
    n: random.int(2, 5),
    p: random.int(2, 7),
    q: random.int(2, 7),
    kind: level === 'easy' ? ('factor' as const) : random.pick(['power', 'sine', 'infinity'] as const),
  }),

  write({ a, b, n, p, q, kind }) {
    // (x - a)(x - b) over x - a; the other kinds are standard limits
    const other = b === a ? b - 5 : b
    const [sum, product] = [a + other, a * other]
    const term = (c: number, letter: string) =>
      `${c < 0 ? '-' : '+'} ${Math.abs(c) === 1 && letter ? '' : Math.abs(c)}${letter}`
    const top = q === p ? q + 1 : q
    const cases = {
      factor: {
        stem: `$\\lim_{x \\to ${a}} \\frac{x^2 ${sum === 0 ? '' : term(-sum, 'x')} ${term(product, '')}}{x - ${a}}$ is equal to`,
        n: a - other,
        d: 1,
        wrong: [
          [0, 1, 'put the number into the numerator only'],
          [a + other, 1, 'took the other factor with the wrong sign'],
          [2 * a, 1, 'differentiated the square only'],
          [-other, 1, 'put 0 in place of the number'],
          [other - a, 1, 'lost the sign'],
        ],
        method: `Numerator = $(x - ${a})(x ${term(-other, '')})$, so for $x \\ne ${a}$ the quotient is $x ${term(-other, '')}$. The form $\\frac{0}{0}$ is not 0: the limit is $${a} ${term(-other, '')}$.`,
      },
      power: {
        stem: `$\\lim_{x \\to ${a}} \\frac{${power(n)} - ${a ** n}}{x - ${a}}$ is equal to`,
        n: n * a ** (n - 1),
        d: 1,
        wrong: [
          [a ** (n - 1), 1, 'left out the exponent as a factor'],
          [n * a ** n, 1, 'did not lower the exponent'],
          [0, 1, 'took 0/0 for 0'],
          [(n - 1) * a ** (n - 1), 1, 'used the lowered exponent as the factor'],
          [n * a, 1, 'did not raise to the power'],
        ],
        method: `Use $\\lim_{x \\to a} \\frac{x^n - a^n}{x - a} = na^{n-1}$ with $a = ${a}$ and $n = ${n}$: $${n} \\times ${a}^{${n - 1}}$. The form $\\frac{0}{0}$ is not 0.`,
      },
      sine: {
        stem: `$\\lim_{x \\to 0} \\frac{\\sin ${top}x}{${p}x}$ is equal to`,
        n: top,
        d: p,
        wrong: [
          [p, top, 'inverted the fraction'],
          [1, 1, 'used the standard limit without the factors'],
          [1, p, 'left out the factor of the angle'],
          [0, 1, 'took the sine of 0 for the whole'],
          [top * p, 1, 'multiplied the factors'],
        ],
        method: `Write it as $\\frac{\\sin ${top}x}{${top}x} \\times \\frac{${top}}{${p}}$; the first factor tends to 1.`,
      },
      infinity: {
        stem: `$\\lim_{x \\to \\infty} \\frac{${top}x^2 ${term(b, 'x')} + ${n}}{${p}x^2 + ${a}}$ is equal to`,
        n: top,
        d: p,
        wrong: [
          [n, a, 'took the constant terms'],
          [p, top, 'inverted the fraction'],
          [top + b + n, p + a, 'added the coefficients'],
          [1, 1, 'took infinity by infinity for 1'],
          [0, 1, 'let every term vanish'],
        ],
        method: `Divide numerator and denominator by $x^2$; every term except the leading ones tends to 0. The constant terms play no part.`,
      },
    } as const
    const shown = cases[kind]
    const format = (x: number, y: number) => {
      const text = fraction(x, y)
      return text.startsWith('$') ? text : signed(Number(text))
    }
    const correct = format(shown.n, shown.d)
    return {
      stem: { en: shown.stem.replace('  ', ' ') },
      correct: same(correct),
      distractors: textDistractors(correct, [
        ...(shown.wrong as readonly (readonly [number, number, string])[]).map(
          ([x, y, mistake]) => [format(x, y), mistake] as const,
        ),
        [format(shown.n + shown.d, shown.d), 'slipped by 1'],
        [format(shown.n + 2 * shown.d, shown.d), 'slipped by 2'],
      ]),
      explanation: { en: [shown.method, `The limit is ${correct}.`].join('\n\n') },
    }
  },

  // the quotient very near the point
  verify({ a, b, n, p, q, kind }) {
    const other = b === a ? b - 5 : b
    const top = q === p ? q + 1 : q
    const h = 1e-6
    const at = {
      factor: ((a + h) ** 2 - (a + other) * (a + h) + a * other) / h,
      power: ((a + h) ** n - (a - h) ** n) / (2 * h),
      sine: Math.sin(top * h) / (p * h),
      infinity: (top * 1e18 + b * 1e9 + n) / (p * 1e18 + a),
    }[kind]
    const d = kind === 'sine' || kind === 'infinity' ? p : 1
    const text = fraction(Math.round(at * d), d)
    return text.startsWith('$') ? text : signed(Number(text))
  },
})

export const derivativeAt = template({
  id: 'limits-and-derivatives/derivative-at-a-point',
  topic: 'limits-and-derivatives',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    a: random.int(1, 4),
    b: random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    c: random.pick([-7, -5, -3, 2, 4, 6, 8]),
    d: random.int(1, 9),
    x: random.pick([-2, -1, 1, 2, 3]),
    product: level === 'medium',
    wording: random.int(0, 1),
  }),

  write({ a, b, c, d, x, product, wording }) {
    const sign = (n: number) => (n < 0 ? '-' : '+')
    const abs = (n: number, letter: string) => `${Math.abs(n) === 1 && letter ? '' : Math.abs(n)}${letter}`
    // at the second level (ax + b)(x² + c)
    const f = product
      ? `(${times(a, 'x')} ${sign(b)} ${Math.abs(b)})(x^2 ${sign(c)} ${Math.abs(c)})`
      : `${times(a, 'x^3')} ${sign(b)} ${abs(b, 'x^2')} ${sign(c)} ${abs(c, 'x')} + ${d}`
    const answer = product ? a * (x * x + c) + (a * x + b) * 2 * x : 3 * a * x * x + 2 * b * x + c
    return {
      stem: {
        en:
          wording === 0
            ? `If $f(x) = ${f}$, then $f'(${x})$ is`
            : `If $y = ${f}$, the value of $\\frac{dy}{dx}$ at $x = ${x}$ is`,
      },
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        product
          ? [
              { value: a * 2 * x, mistake: 'multiplied the derivatives of the factors' },
              { value: (a * x + b) * (x * x + c), mistake: 'gave the value of the function' },
              { value: a * (x * x + c) - (a * x + b) * 2 * x, mistake: 'subtracted the two parts' },
              { value: a * (x * x + c), mistake: 'differentiated the first factor only' },
              { value: (a * x + b) * 2 * x, mistake: 'differentiated the second factor only' },
            ]
          : [
              { value: answer + d, mistake: 'kept the constant term' },
              { value: a * x ** 3 + b * x * x + c * x + d, mistake: 'gave the value of the function' },
              { value: a * x * x + b * x + c, mistake: 'lowered the exponents without multiplying by them' },
              { value: 3 * a * x * x + 2 * b * x, mistake: 'dropped the linear term' },
              { value: 3 * a * x * x - 2 * b * x + c, mistake: 'lost a sign' },
            ],
        { format: signed, plausible: () => true, spares: [answer + 1, answer - 2, answer + 4] },
      ),
      explanation: {
        en: [
          product
            ? `By the product rule $f' = u'v + uv'$, that is $${a}(x^2 ${sign(c)} ${Math.abs(c)}) + (${times(a, 'x')} ${sign(b)} ${Math.abs(b)})(2x)$. The derivatives of the factors are not simply multiplied.`
            : `Term by term: $f'(x) = ${3 * a}x^2 ${sign(b)} ${Math.abs(2 * b)}x ${sign(c)} ${Math.abs(c)}$. The constant ${d} disappears.`,
          product
            ? `At $x = ${x}$: $${a * (x * x + c)} + (${(a * x + b) * 2 * x})$.`
            : `At $x = ${x}$: $${3 * a * x * x} + (${2 * b * x}) + (${c})$.`,
          `The value is ${signed(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // the slope of a very short chord
  verify({ a, b, c, d, x, product }) {
    const f = (t: number) => (product ? (a * t + b) * (t * t + c) : a * t ** 3 + b * t * t + c * t + d)
    return signed(Math.round((f(x + 1e-4) - f(x - 1e-4)) / 2e-4) + 0)
  },
})
