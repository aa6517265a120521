import { fraction, signed } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { textDistractors } from '../distractors.ts'
import { times } from './formulae.ts'

export const logarithmValue = template({
  id: 'logarithms/value-and-equation',
  topic: 'logarithms',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet', 'cat'],

  draw(random, level) {
    const p = random.int(2, 5)
    const q = random.pick([2, 3, 4].filter((exponent) => exponent !== p))
    return {
      base: random.pick([2, 3, 5]),
      p,
      q,
      m: random.pick([2, 3, 4].filter((exponent) => exponent !== p && exponent !== q)),
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
