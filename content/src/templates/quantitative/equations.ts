import { fraction, gcd, number, rupees, signed } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'

/** A polynomial from its coefficients, highest power first: `2x^3 - x + 5`. */
function polynomial(coefficients: readonly number[]): string {
  const top = coefficients.length - 1
  const parts = coefficients.map((c, n) => {
    const power = top - n
    if (c === 0) return ''
    const size = Math.abs(c) === 1 && power > 0 ? '' : Math.abs(c)
    return `${c < 0 ? ' - ' : ' + '}${size}${power === 0 ? '' : power === 1 ? 'x' : `x^${power}`}`
  })
  return parts.join('').replace(/^ \+ /, '').replace(/^ - /, '-')
}
const valueAt = (coefficients: readonly number[], x: number) => coefficients.reduce((value, c) => value * x + c, 0)
const minus = (a: number) => (a < 0 ? `x + ${-a}` : `x - ${a}`)

export const remainder = template({
  id: 'polynomials/remainder-and-factor',
  topic: 'polynomials',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet'],

  draw: (random, level) => ({
    cubic: [
      random.int(1, 3),
      random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
      random.pick([-6, -4, -3, 2, 3, 5, 7]),
      random.int(-9, 9),
    ] as const,
    a: random.pick([-3, -2, -1, 2, 3]),
    factor: level === 'medium',
  }),

  write({ cubic, a, factor }) {
    const [p, q, r, s] = cubic
    if (factor) {
      // k stands for the last coefficient but one, chosen so that x - a divides
      const known = [p, q, 0, -(a * r) - p * a ** 3 - q * a ** 2]
      const shown =
        `${polynomial([p, q, 0, 0])} + kx ${(known[3] ?? 0) < 0 ? '-' : '+'} ${Math.abs(known[3] ?? 0)}`.replace(
          / [+-] 0$/,
          '',
        )
      const rest = p * a ** 3 + q * a ** 2 + (known[3] ?? 0)
      return {
        stem: { en: `If $${minus(a)}$ is a factor of $${shown}$, then the value of $k$ is` },
        correct: same(signed(r)),
        distractors: numericDistractors(
          r,
          [
            { value: -r, mistake: 'lost a sign at the end' },
            {
              value: (p * a ** 3 - q * a ** 2 - (known[3] ?? 0)) / -a,
              mistake: 'put in the number with the wrong sign',
            },
            { value: rest, mistake: 'did not divide by the number put in' },
            { value: -rest, mistake: 'did not divide by the number put in' },
            { value: r + a, mistake: 'added the number put in' },
          ],
          { format: signed, plausible: Number.isInteger, spares: [r + 1, r - 1, r + 2] },
        ),
        explanation: {
          en: [
            `If $${minus(a)}$ is a factor, the polynomial is 0 at $x = ${a}$ (not at $x = ${-a}$).`,
            `At $x = ${a}$ it is $${p * a ** 3 + q * a ** 2 + (known[3] ?? 0)} ${a < 0 ? '-' : '+'} ${Math.abs(a) === 1 ? '' : Math.abs(a)}k$. Setting this equal to 0 gives $k$.`,
            `So $k =$ ${signed(r)}.`,
          ].join('\n\n'),
        },
      }
    }
    const answer = valueAt(cubic, a)
    return {
      stem: { en: `The remainder when $${polynomial(cubic)}$ is divided by $${minus(a)}$ is` },
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: valueAt(cubic, -a), mistake: 'put in the number with the wrong sign' },
          { value: -answer, mistake: 'lost a sign at the end' },
          { value: answer - s, mistake: 'left out the constant term' },
          { value: p * a ** 3 - q * a ** 2 + r * a + s, mistake: 'took the square with the wrong sign' },
          { value: s, mistake: 'gave the constant term' },
        ],
        { format: signed, plausible: () => true, spares: [answer + 2, answer - 4, answer + a] },
      ),
      explanation: {
        en: [
          `By the remainder theorem the remainder is the value of the polynomial at $x = ${a}$, where $${minus(a)} = 0$.`,
          `$${p}(${a})^3 + (${q})(${a})^2 + (${r})(${a}) + (${s}) = ${p * a ** 3} + (${q * a * a}) + (${r * a}) + (${s})$.`,
          `Putting in ${signed(-a)} instead would give ${signed(valueAt(cubic, -a))}.`,
          `The remainder is ${signed(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // synthetic division
  verify({ cubic, a, factor }) {
    const divide = (coefficients: readonly number[]) => {
      let carry = 0
      for (const c of coefficients) carry = carry * a + c
      return carry
    }
    if (!factor) return signed(divide(cubic))
    const [p, q, r] = cubic
    const last = -(a * r) - p * a ** 3 - q * a ** 2
    for (let k = -60; k <= 60; k++) if (divide([p, q, k, last]) === 0) return signed(k)
    return 'none'
  },
})

const PURCHASES = [
  ['pens', 'notebooks', 10, 30],
  ['mangoes', 'apples', 12, 30],
  ['cups of tea', 'samosas', 10, 20],
  ['adult tickets', 'child tickets', 60, 30],
  ['chairs', 'tables', 400, 900],
  ['shirts', 'towels', 350, 120],
] as const

export const twoPurchases = template({
  id: 'linear-equations/two-purchases',
  topic: 'linear-equations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat'],

  draw(random, level) {
    const [a, b, c, d] = random.pick([
      [2, 3, 3, 2],
      [3, 4, 5, 2],
      [4, 3, 2, 5],
      [3, 5, 2, 3],
      [5, 3, 3, 4],
      [2, 5, 4, 3],
    ] as const)
    const [x, y, low, other] = random.pick(PURCHASES)
    const step = low >= 100 ? 10 : 1
    return {
      a,
      b,
      c,
      d,
      x,
      y,
      first: low + step * random.int(0, 9),
      second: other + step * random.int(0, 9),
      ask: level === 'easy' ? random.pick(['first', 'second'] as const) : ('both' as const),
    }
  },

  write({ a, b, c, d, x, y, first, second, ask }) {
    const [one, two] = [a * first + b * second, c * first + d * second]
    const answer = ask === 'first' ? first : ask === 'second' ? second : first + second
    const single = (things: string) =>
      things.replace(/ies$/, 'y').replace('cups of', 'cup of').replace(/oes$/, 'o').replace(/s$/, '')
    const article = (word: string) => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`)
    const what =
      ask === 'first'
        ? article(single(x))
        : ask === 'second'
          ? article(single(y))
          : `one ${single(x)} and one ${single(y)} together`
    return {
      stem: {
        en: `${a} ${x} and ${b} ${y} cost ${rupees(one)}, while ${c} ${x} and ${d} ${y} cost ${rupees(two)}. What is the cost of ${what}?`,
      },
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...[first, second, first + second]
            .filter((value) => value !== answer)
            .map((value) => ({ value, mistake: 'gave the cost of something else' })),
          { value: Math.abs(first - second), mistake: 'gave the difference of the costs' },
          { value: (one + two) / (a + b + c + d), mistake: 'took the mean of all articles' },
          { value: 2 * answer, mistake: 'doubled the cost' },
        ],
        {
          format: rupees,
          plausible: (value) => value > 0 && Number.isInteger(value),
          spares: [answer + 2, answer + 5],
        },
      ),
      explanation: {
        en: [
          `With the costs $x$ and $y$: $${a}x + ${b}y = ${one}$ and $${c}x + ${d}y = ${two}$.`,
          `Multiply the first by ${c} and the second by ${a} and subtract: $${Math.abs(b * c - a * d)}y = ${Math.abs(one * c - two * a)}$, so $y = ${second}$ and then $x = ${first}$.`,
          `Put both into the second statement to check: ${c} × ${first} + ${d} × ${second} = ${number(two)}.`,
          `The cost of ${what} is ${rupees(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ a, b, c, d, first, second, ask }) {
    const [one, two] = [a * first + b * second, c * first + d * second]
    for (let x = 1; x * a < one; x++) {
      const y = (one - a * x) / b
      if (c * x + d * y === two) return rupees(ask === 'first' ? x : ask === 'second' ? y : x + y)
    }
    return 'none'
  },
})

export const consistency = template({
  id: 'linear-equations/no-solution',
  topic: 'linear-equations',
  levels: ['medium'],
  exams: ['icet', 'nimcet'],

  draw: (random) => ({
    a: random.int(2, 5),
    b: random.pick([-5, -4, -3, 3, 4, 5, 7]),
    times: random.pick([2, 3, 4]),
    c: random.int(1, 9),
    many: random.chance(0.5),
    askFirst: random.chance(0.5),
    e: random.int(1, 7),
  }),

  write({ a, b, times, c, many, askFirst, e }) {
    const answer = askFirst ? a * times : b * times
    const right = many ? c * times : c * times + e
    const part = (n: number, letter: string) => `${n < 0 ? '-' : '+'} ${Math.abs(n)}${letter}`
    const second = askFirst ? `kx ${part(b * times, 'y')} = ${right}` : `${a * times}x + ky = ${right}`
    return {
      stem: {
        en: `The equations $${a}x ${part(b, 'y')} = ${c}$ and $${second}$ have ${many ? 'infinitely many solutions' : 'no solution'}. The value of $k$ is`,
      },
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: -answer, mistake: 'lost the sign' },
          { value: askFirst ? a + times : b + times, mistake: 'added the ratio instead of multiplying' },
          { value: askFirst ? b * times : a * times, mistake: 'took the other coefficient' },
          { value: askFirst ? a : b, mistake: 'took the coefficient as it stands' },
          { value: askFirst ? -b * times : -a * times, mistake: 'made the lines perpendicular or lost a sign' },
        ],
        { format: signed, plausible: (value) => value !== 0, spares: [answer + 1, answer - 2] },
      ),
      explanation: {
        en: [
          many
            ? `Infinitely many solutions need all three pairs of coefficients in one ratio: the two lines are the same.`
            : `No solution needs the coefficients of $x$ and $y$ in one ratio, different from that of the constants: the lines are parallel.`,
          `The known pair gives the ratio ${askFirst ? `$\\frac{${b * times}}{${b}}$` : `$\\frac{${a * times}}{${a}}$`} $= ${times}$, so $k = ${times} \\times (${askFirst ? a : b})$; the constants are in the ratio ${fraction(right, c)}.`,
          `The value of $k$ is ${signed(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // the determinant of the coefficients must vanish
  verify({ a, b, times, askFirst }) {
    for (let k = -100; k <= 100; k++)
      if ((askFirst ? a * b * times - b * k : a * k - b * a * times) === 0) return signed(k)
    return 'none'
  },
})

export const symmetricRoots = template({
  id: 'quadratic-equations/symmetric-functions-of-roots',
  topic: 'quadratic-equations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet'],

  draw: (random, level) => ({
    // x² - sx + p need not have whole roots
    s: random.pick([-8, -7, -6, -5, 3, 4, 5, 6, 7, 8]),
    p: random.pick([-6, -5, -4, -3, -2, 2, 3]),
    ask:
      level === 'easy'
        ? random.pick(['squares', 'reciprocals'] as const)
        : random.pick(['cubes', 'quotients'] as const),
  }),

  write({ s, p, ask }) {
    const tex = {
      squares: '\\alpha^2 + \\beta^2',
      reciprocals: '\\frac{1}{\\alpha} + \\frac{1}{\\beta}',
      cubes: '\\alpha^3 + \\beta^3',
      quotients: '\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha}',
    }[ask]
    const [n, d] = {
      squares: [s * s - 2 * p, 1],
      reciprocals: [s, p],
      cubes: [s ** 3 - 3 * p * s, 1],
      quotients: [s * s - 2 * p, p],
    }[ask] as [number, number]
    const show = (top: number, bottom: number) => {
      const text = fraction(top, bottom)
      return text.startsWith('$') ? text : signed(Number(text))
    }
    const correct = show(n, d)
    const wrongs: Record<typeof ask, readonly (readonly [string, string])[]> = {
      squares: [
        [show(s * s + 2 * p, 1), 'added twice the product'],
        [show(s * s, 1), 'forgot twice the product'],
        [show(s * s - p, 1), 'subtracted the product once only'],
        [show(s * s - 4 * p, 1), 'took the square of the difference of the roots'],
      ],
      reciprocals: [
        [show(-s, p), 'took the sum of the roots with the wrong sign'],
        [show(p, s), 'inverted the fraction'],
        [show(1, s), 'took the reciprocal of the sum'],
      ],
      cubes: [
        [show(s ** 3 + 3 * p * s, 1), 'added the middle terms'],
        [show(s ** 3, 1), 'forgot the middle terms'],
        [show(-(s ** 3) + 3 * p * s, 1), 'took the sum of the roots with the wrong sign'],
      ],
      quotients: [
        [show(s * s + 2 * p, p), 'added twice the product'],
        [show(s * s, p), 'forgot twice the product'],
        [show(s * s - 2 * p, 1), 'forgot to divide by the product'],
      ],
    }
    const method = {
      squares: `$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = ${s * s} - 2(${p})$.`,
      reciprocals: `$\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta} = \\frac{${s}}{${p}}$.`,
      cubes: `$\\alpha^3 + \\beta^3 = (\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta) = ${s ** 3} - 3(${p})(${s})$.`,
      quotients: `$\\frac{\\alpha^2 + \\beta^2}{\\alpha\\beta} = \\frac{${s * s} - 2(${p})}{${p}}$.`,
    }[ask]
    return {
      stem: {
        en: `If $\\alpha$ and $\\beta$ are the roots of $${polynomial([1, -s, p])} = 0$, then $${tex}$ is equal to`,
      },
      correct: same(correct),
      distractors: textDistractors(correct, [
        ...wrongs[ask],
        [show(-n, d), 'lost a sign'],
        [show(n + d, d), 'slipped by 1'],
        [show(n - d, d), 'slipped by 1'],
      ]),
      explanation: {
        en: [
          `The sum of the roots is $\\alpha + \\beta = ${s}$ (the coefficient of $x$ with its sign changed) and the product $\\alpha\\beta = ${p}$.`,
          method,
          `The value is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // the roots themselves, complex where need be
  verify({ s, p, ask }) {
    const discriminant = s * s - 4 * p
    const [re, im] = discriminant >= 0 ? [s / 2, 0] : [s / 2, Math.sqrt(-discriminant) / 2]
    const half = discriminant >= 0 ? Math.sqrt(discriminant) / 2 : 0
    const [x, y] = [re + half, re - half]
    // powers of a conjugate pair add up to twice the real part
    const sum = (k: number) =>
      im === 0 ? x ** k + y ** k : 2 * Math.hypot(re, im) ** k * Math.cos(k * Math.atan2(im, re))
    const value = ask === 'squares' ? sum(2) : ask === 'cubes' ? sum(3) : ask === 'reciprocals' ? sum(-1) : sum(2) / p
    const [top, bottom] = [Math.round(value * Math.abs(p)), Math.abs(p)]
    const whole = top / gcd(Math.abs(top), bottom)
    return bottom / gcd(Math.abs(top), bottom) === 1 ? signed(whole) : fraction(top, bottom)
  },
})

export const rootsCondition = template({
  id: 'quadratic-equations/condition-on-roots',
  topic: 'quadratic-equations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet'],

  draw: (random, level) => ({
    a: random.pick([1, 2, 3, 4, 9]),
    half: random.pick([2, 3, 4, 5, 6, 8, 9, 10, 12]),
    small: random.int(1, 7),
    ratio: random.int(2, 4),
    kind: level === 'easy' ? random.pick(['one root', 'sum'] as const) : random.pick(['equal', 'multiple'] as const),
  }),

  write({ a, half, small, ratio, kind }) {
    // equal roots: a·m² x² - 2·a·m·small·x + k with k = a·small²
    const m = (half % 3) + 1
    const lead = a * m * m
    const other = half - small === small ? half + 1 : half - small
    const cases = {
      equal: {
        stem: `If the roots of $${polynomial([lead, -2 * a * m * small, 0])} + k = 0$ are equal, then $k$ is`,
        answer: a * small * small,
        wrong: [
          [2 * a * small * small, 'used b² = 2ac'],
          [4 * a * small * small, 'used b² = ac'],
          [lead, 'took k equal to the first coefficient'],
        ],
        method: `Equal roots need $b^2 = 4ac$: $(${2 * a * m * small})^2 = 4 \\times ${lead} \\times k$, so $k = \\frac{${(2 * a * m * small) ** 2}}{${4 * lead}}$. Leaving out the 4 makes it four times too large.`,
      },
      multiple: {
        stem: `If one root of $${polynomial([1, -small * (ratio + 1), 0])} + k = 0$ is ${ratio === 2 ? 'twice' : ratio === 3 ? 'three times' : 'four times'} the other, then $k$ is`,
        answer: ratio * small * small,
        wrong: [
          [small * (ratio + 1) * ratio, 'multiplied the sum by the ratio'],
          [(ratio * small) ** 2, 'squared the larger root'],
          [small * small, 'squared the smaller root'],
          [small * (ratio + 1), 'gave the sum of the roots'],
        ],
        method: `Let the roots be $r$ and $${ratio}r$. Their sum $${ratio + 1}r = ${small * (ratio + 1)}$ gives $r = ${small}$, and $k$ is their product $${small} \\times ${ratio * small}$. $k$ is not the sum.`,
      },
      'one root': {
        stem: `If $x = ${small}$ is a root of $${polynomial([1, -(small + other), 0])} + k = 0$, then $k$ is`,
        answer: small * other,
        wrong: [
          [small + other, 'gave the sum of the roots'],
          [-small * other, 'lost a sign'],
          [small * small + small * (small + other), 'added instead of subtracting'],
          [other, 'gave the other root'],
        ],
        method: `Put in $x = ${small}$: $${small * small} - ${small * (small + other)} + k = 0$ when the terms are written out with their signs, so $k = ${small * other}$. (It is the product of the roots ${small} and ${signed(other)}.)`,
      },
      sum: {
        stem: `If the sum of the roots of $${polynomial([a, 0, 0])} - kx + ${small} = 0$ is ${half}, then $k$ is`,
        answer: a * half,
        wrong: [
          [-a * half, 'took the sum with the wrong sign'],
          [half, 'left out the first coefficient'],
          [a * small, 'used the product of the roots'],
          [half + a, 'added the first coefficient'],
          [half - a, 'subtracted the first coefficient'],
        ],
        method: `The sum of the roots is $-\\frac{b}{a} = \\frac{k}{${a}}$, and this is ${half}. The coefficient of $x$ is $-k$, so the sum is positive.`,
      },
    } as const
    const { stem, answer, wrong, method } = cases[kind]
    return {
      stem: { en: stem },
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        (wrong as readonly (readonly [number, string])[]).map(([value, mistake]) => ({ value, mistake })),
        {
          format: signed,
          plausible: (value) => value !== 0,
          spares: [answer + small, answer + 1, answer + 3, -answer],
        },
      ),
      explanation: { en: [method, `So $k =$ ${signed(answer)}.`].join('\n\n') },
    }
  },

  // tries every k and looks at the roots
  verify({ a, half, small, ratio, kind }) {
    const m = (half % 3) + 1
    const other = half - small === small ? half + 1 : half - small
    const [p, q] =
      kind === 'equal'
        ? [a * m * m, -2 * a * m * small]
        : kind === 'multiple'
          ? [1, -small * (ratio + 1)]
          : [1, -(small + other)]
    for (let k = -300; k <= 600; k++) {
      if (k === 0 && kind !== 'one root') continue
      const [b, c] = kind === 'sum' ? [-k, small] : [q, k]
      const lead = kind === 'sum' ? a : p
      const discriminant = b * b - 4 * lead * c
      if (kind === 'sum' ? -b / lead === half : discriminant >= 0) {
        const root = Math.sqrt(Math.max(discriminant, 0))
        const [x, y] = [(-b - root) / (2 * lead), (-b + root) / (2 * lead)]
        const fits = {
          equal: root === 0,
          multiple: Math.abs(y - ratio * x) < 1e-9,
          'one root': Math.abs(x - small) < 1e-9 || Math.abs(y - small) < 1e-9,
          sum: true,
        }[kind]
        if (fits) return signed(k)
      }
    }
    return 'none'
  },
})
