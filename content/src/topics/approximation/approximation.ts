import { tupleOf } from '../../checked-access.ts'
import { numericQuestion, type Wrong } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { evaluate } from '../../shared/arithmetic/evaluate.ts'
import { cubeRoot, root, share, WHAT_APPROXIMATE_VALUE } from '../../shared/arithmetic/wording.ts'
import { each, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level } from '../../topics.ts'

type Approximation = {
  /** The same calculation with the decimals as printed and with the round numbers they stand for. */
  readonly exact: LocalizedText
  readonly round: LocalizedText
  readonly value: number
  readonly wrong: readonly Wrong[]
}

/** 24.97 or 25.04 for 25. */
type Blur = (value: number) => string
const blurred =
  (random: Random): Blur =>
  (value) =>
    (value + random.pick([-0.04, -0.03, -0.02, -0.01, 0.01, 0.02, 0.03, 0.04])).toFixed(2)

/** The calculation written twice by the same words. */
const twice = (write: (shown: Blur) => string, blur: Blur): Pick<Approximation, 'exact' | 'round'> => ({
  exact: same(write(blur)),
  round: same(write(String)),
})

const NICE: readonly (readonly [rate: number, unit: number])[] = [
  [15, 20],
  [20, 5],
  [25, 4],
  [30, 10],
  [35, 20],
  [40, 5],
  [45, 20],
  [60, 5],
  [75, 4],
]

const KINDS: Readonly<Record<Level, readonly ((random: Random) => Approximation)[]>> = {
  easy: [
    (random) => {
      const [a, b, c] = [random.int(12, 35), random.int(11, 29), random.int(40, 190)]
      return {
        ...twice((shown) => `${shown(a)} × ${shown(b)} + ${shown(c)}`, blurred(random)),
        value: a * b + c,
        wrong: [
          [a * b - c, 'subtracted instead of adding'],
          [a * (b + c), 'added before multiplying'],
          [a * b, 'forgot the last number'],
        ],
      }
    },
    (random) => {
      const [rate, unit] = random.pick(NICE)
      const [whole, c] = [unit * random.int(8, 60), random.int(30, 120)]
      const part = (rate * whole) / 100
      const [p, w, last] = [blurred(random)(rate), blurred(random)(whole), blurred(random)(c)]
      return {
        exact: each((language) => `${share(p, w)[language]} + ${last}`),
        round: each((language) => `${share(rate, whole)[language]} + ${c}`),
        value: part + c,
        wrong: [
          [Math.abs(part - c), 'subtracted instead of adding'],
          [part, 'forgot the last number'],
          [whole - part + c, 'took the rest of the hundred'],
        ],
      }
    },
  ],
  medium: [
    (random) => {
      const [rate, unit] = random.pick(NICE)
      const [whole, r, c] = [unit * random.int(10, 60), random.int(12, 32), random.int(3, 9)]
      const part = (rate * whole) / 100
      const blur = blurred(random)
      const [p, w, under, factor] = [blur(rate), blur(whole), blur(r * r), blur(c)]
      return {
        exact: each((language) => `${share(p, w)[language]} + ${root(under)} × ${factor}`),
        round: each((language) => `${share(rate, whole)[language]} + ${root(r * r)} × ${c}`),
        value: part + r * c,
        wrong: [
          [(part + r) * c, 'added before multiplying'],
          [Math.abs(part - r * c), 'subtracted instead of adding'],
          [part + r, 'forgot the last factor'],
          [part + (r + c) * 2, 'added under the root'],
        ],
      }
    },
    (random) => {
      const [a, b, quotient] = [random.int(11, 25), random.int(12, 24), random.int(15, 60)]
      const c = random.int(11, 24)
      return {
        ...twice(
          (shown) => `(${shown(a)})² + ${shown(b * quotient)} ÷ ${shown(b)} − ${shown(c)} × ${shown(5)}`,
          blurred(random),
        ),
        value: a * a + quotient - 5 * c,
        wrong: [
          [2 * a + quotient - 5 * c, 'doubled instead of squaring'],
          [a * a + quotient + 5 * c, 'added the product'],
          [a * a - quotient + 5 * c, 'exchanged the signs'],
          [(a * a + quotient - c) * 5, 'subtracted before multiplying'],
        ],
      }
    },
  ],
  hard: [
    (random) => {
      const [rate, unit] = random.pick(NICE)
      const [other, otherUnit] = random.pick(NICE)
      const [whole, second] = [unit * random.int(30, 90), otherUnit * random.int(20, 80)]
      const [s, c] = [random.int(7, 15), random.int(4, 12)]
      const [one, two] = [(rate * whole) / 100, (other * second) / 100]
      const blur = blurred(random)
      const [p, w, q, v, cube, factor] = [blur(rate), blur(whole), blur(other), blur(second), blur(s ** 3), blur(c)]
      return {
        exact: each(
          (language) => `${share(p, w)[language]} + ${cubeRoot(cube)} × ${factor} − ${share(q, v)[language]}`,
        ),
        round: each(
          (language) =>
            `${share(rate, whole)[language]} + ${cubeRoot(s ** 3)} × ${c} − ${share(other, second)[language]}`,
        ),
        value: one + s * c - two,
        wrong: [
          [one + s * c + two, 'added the second share'],
          [one + s - two, 'forgot the factor of the root'],
          [(one + s) * c - two, 'added before multiplying'],
          [one + 2 * s * c - two, 'slipped in the root'],
        ],
      }
    },
    (random) => {
      const [a, b, d] = [random.int(12, 24), random.int(2, 6), random.int(11, 19)]
      const [quotient, r] = [random.int(3, 9), random.int(14, 28)]
      return {
        ...twice(
          (shown) =>
            `${shown(d * b * quotient)} ÷ ${shown(d)} × (${shown(a)} + ${root(shown(r * r))}) − (${shown(b)})³`,
          blurred(random),
        ),
        value: b * quotient * (a + r) - b ** 3,
        wrong: [
          [b * quotient * a + r - b ** 3, 'multiplied the first term of the bracket only'],
          [b * quotient * (a + r) + b ** 3, 'added the cube'],
          [b * quotient * (r - a) - b ** 3, 'subtracted in the bracket'],
          [b * quotient * (a + r + 10) - b ** 3, 'slipped in the root'],
        ],
      }
    },
  ],
}

/** Options stand so far apart that rounding cannot decide between them. */
const gap = (value: number): number => Math.max(5, Math.round(value * 0.07))

export const approximateValue = template({
  id: 'approximation/value-of-an-expression',
  topic: 'approximation',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat'],

  draw(random, level) {
    for (;;) {
      const drawn = random.pick(KINDS[level])(random)
      const away = Math.abs(evaluate(drawn.exact.en) - drawn.value)
      if (drawn.value >= 40 && away < gap(drawn.value) * 0.35) return drawn
    }
  },

  write({ exact, round, value, wrong }) {
    return numericQuestion({
      stem: WHAT_APPROXIMATE_VALUE(each((language) => `${exact[language]} = ?`)),
      answer: value,
      format: String,
      wrong: wrong.filter(([other]) => Math.abs(other - value) >= gap(value) * 1.9),
      step: gap(value) * 2,
      steps: [
        say(
          'Replace every number by the nearest convenient whole number; the options are far enough apart.',
          'ప్రతి సంఖ్యను దగ్గరి సులభమైన పూర్ణసంఖ్యతో మార్చండి; ఐచ్ఛికాల మధ్య తగినంత తేడా ఉంది.',
          'हर संख्या को निकटतम सुविधाजनक पूर्ण संख्या से बदलें; विकल्पों में पर्याप्त अंतर है।',
        ),
        each((language) => `? ≈ ${round[language]}`),
        each(() => `? ≈ ${value}`),
      ],
    })
  },

  // every printed decimal rounded, worked out anew, and held against the exact value
  verify({ exact }) {
    const rounded = evaluate(exact.en.replaceAll(/\d+\.\d+/g, (decimal) => String(Math.round(Number(decimal)))))
    const real = evaluate(exact.en)
    return Math.abs(real - rounded) < gap(rounded) * 0.5 ? String(Math.round(rounded * 1e6) / 1e6) : `really ${real}`
  },
})

export const approximateUnknown = template({
  id: 'approximation/unknown-inside',
  topic: 'approximation',
  levels: ['medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat'],

  draw(random, level) {
    const blur = blurred(random)
    const [rate, unit] = random.pick(NICE)
    const kind =
      level === 'medium' ? random.pick(['factor', 'rate'] as const) : random.pick(['root', 'divisor'] as const)
    const [whole, a, answer] = [unit * random.int(8, 40), random.int(11, 25), random.int(12, 40)]
    const part = (rate * whole) / 100
    const c = random.int(3, 9)
    const shown = { rate: blur(rate), whole: blur(whole), a: blur(a), c: blur(c), square: blur(a * a) }
    const right = {
      factor: blur(part + a * answer),
      rate: blur(part + a),
      root: blur(answer + a - c),
      divisor: blur(answer * c + part),
    }[kind]
    return { kind, rate, whole, a, answer, part, c, shown, right }
  },

  write({ kind, rate, whole, a, answer, part, c, shown, right }) {
    const total = Math.round(Number(right))
    const known = share(shown.rate, shown.whole)
    const unknown = share('?', shown.whole)
    const line = (write: (language: 'en' | 'te' | 'hi') => string): LocalizedText => each(write)
    const exact = {
      factor: line((language) => `${known[language]} + ${shown.a} × ? = ${right}`),
      rate: line((language) => `${unknown[language]} + ${root(shown.square)} = ${right}`),
      root: line(() => `${root('?')} + ${root(shown.square)} − ${shown.c} = ${right}`),
      divisor: line((language) => `${shown.c} × ? + ${known[language]} = ${right}`),
    }[kind]
    const value = { factor: answer, rate, root: answer ** 2, divisor: answer }[kind]
    const slips: Readonly<Record<typeof kind, readonly Wrong[]>> = {
      factor: [
        [total / a, 'forgot the share'],
        [(total + part) / a, 'added the share'],
        [total - part, 'forgot to divide'],
      ],
      rate: [
        [part, 'gave the share instead of the rate'],
        [(total * 100) / whole, 'forgot the root'],
        [100 - rate, 'gave the rest of the hundred'],
      ],
      root: [
        [answer, 'did not square'],
        [(total - a - c) ** 2, 'took the last number with the wrong sign'],
        [2 * answer, 'doubled instead of squaring'],
      ],
      divisor: [
        [total / c, 'forgot the share'],
        [(total + part) / c, 'added the share'],
        [total - part, 'forgot to divide'],
      ],
    }
    const wrong = slips[kind].map(([amount, mistake]) => [Math.round(amount), mistake] as const)
    const found = {
      factor: `${total} − ${part} = ${total - part}; ? ≈ ${total - part} ÷ ${a} = ${value}`,
      rate: `${total} − ${a} = ${part}; ? ≈ ${part} × 100 ÷ ${whole} = ${value}`,
      root: `${root('?')} ≈ ${total} − ${a} + ${c} = ${answer}; ? ≈ ${answer}² = ${value}`,
      divisor: `${total} − ${part} = ${total - part}; ? ≈ ${total - part} ÷ ${c} = ${value}`,
    }[kind]
    return numericQuestion({
      stem: WHAT_APPROXIMATE_VALUE(exact),
      answer: value,
      format: String,
      wrong: wrong.filter(([other]) => Math.abs(other - value) >= Math.max(4, value * 0.12)),
      step: Math.max(5, Math.round(value * 0.15)),
      steps: [
        say(
          'Round every number, then take away what is known.',
          'ప్రతి సంఖ్యను సమీప పూర్ణసంఖ్యకు సవరించి, తెలిసిన భాగాన్ని తీసివేయండి.',
          'हर संख्या को पूर्णांकित करें, फिर ज्ञात भाग घटाएँ।',
        ),
        line(() => found),
      ],
    })
  },

  // the decimals themselves, solved exactly; the answer must be the nearest whole number, rate or square
  verify({ kind, shown, right }) {
    const [p, w, a, c, square, r] = tupleOf(
      [shown.rate, shown.whole, shown.a, shown.c, shown.square, right].map(Number),
      6,
    )
    if (kind === 'factor') return String(Math.round((r - (p * w) / 100) / a))
    if (kind === 'divisor') return String(Math.round((r - (p * w) / 100) / c))
    if (kind === 'rate') return String(5 * Math.round(((r - Math.sqrt(square)) * 20) / w))
    return String(Math.round(r - Math.sqrt(square) + c) ** 2)
  },
})
