import { numericQuestion, type Wrong } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { evaluate, solve } from '../../shared/arithmetic/evaluate.ts'
import { cubeRoot, root, share, WHAT_VALUE } from '../../shared/arithmetic/wording.ts'
import { each, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** Rates with a base of which they give a whole number. */
const RATES = [5, 8, 12, 15, 16, 18, 20, 24, 25, 32, 35, 36, 40, 45, 48, 55, 60, 64, 65, 72, 75, 80, 85] as const

type Drawn = {
  readonly kind: 'sum' | 'two' | 'rate' | 'under the root' | 'base'
  readonly p: number
  readonly a: number
  readonly q: number
  readonly b: number
  readonly r: number
  readonly s: number
}

function printed({ kind, p, a, q, b, r, s }: Drawn): LocalizedText {
  const [first, second] = [share(p, a), share(q, b)]
  const part = (p * a) / 100
  switch (kind) {
    case 'sum':
      return each((language) => `${first[language]} + ${root(r * r)} = ?`)
    case 'two':
      return each((language) => `${first[language]} + ${second[language]} − ${root(r * r)} = ?`)
    case 'rate': {
      const unknown = share('?', a)
      return each((language) => `${unknown[language]} + ${r}² = ${part + r * r}`)
    }
    case 'under the root':
      return each((language) => `${first[language]} + ${root('?')} = ${cubeRoot(s ** 3)} × ${(part + r * s) / s}`)
    case 'base': {
      const unknown = share(p, '?')
      return each((language) => `${unknown[language]} − ${second[language]} = ${part - (q * b) / 100}`)
    }
  }
}

function answered({ kind, p, a, q, b, r, s }: Drawn): { readonly answer: number; readonly wrong: readonly Wrong[] } {
  const [one, two] = [(p * a) / 100, (q * b) / 100]
  switch (kind) {
    case 'sum':
      return {
        answer: one + r,
        wrong: [
          [one - r, 'subtracted the root'],
          [one + r * r, 'did not take the root'],
          [one / 10 + r, 'slipped a decimal place in the per cent'],
          [one + 2 * r, 'doubled the root'],
          [one + r + 10, 'carried 10 too many'],
        ],
      }
    case 'two':
      return {
        answer: one + two - r,
        wrong: [
          [one + two + r, 'added the root'],
          [one + two, 'forgot the root'],
          [one - two + r, 'exchanged the signs'],
          [one + r, 'forgot the second share'],
          [one + two - 2 * r, 'subtracted the root twice'],
        ],
      }
    case 'rate':
      return {
        answer: p,
        wrong: [
          [one, 'gave the share instead of the rate'],
          [p + r, 'subtracted r for its square'],
          [100 - p, 'gave the rest of the hundred'],
          [p + 10, 'carried 10 too many'],
          [p - 4, 'slipped in the division'],
        ],
      }
    case 'under the root':
      return {
        answer: (r * s) ** 2,
        wrong: [
          [r * s, 'did not square'],
          [(r * s + 1) ** 2, 'slipped by 1 before squaring'],
          [(r * s - 1) ** 2, 'slipped by 1 before squaring'],
          [2 * r * s, 'doubled instead of squaring'],
          [(r * s) ** 2 + 2 * r * s, 'squared a sum term by term'],
        ],
      }
    case 'base':
      return {
        answer: a,
        wrong: [
          [one, 'gave the share instead of the whole'],
          [((one - 2 * two) * 100) / p, 'subtracted the second share instead of adding it'],
          [((one - two) * 100) / p, 'forgot the second share'],
          [a + b, 'added the bases'],
          [a + 50, 'slipped in the division'],
        ],
      }
  }
}

export const perCentsAndRoots = template<Drawn>({
  id: 'simplification/per-cents-and-roots',
  topic: 'simplification',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    for (;;) {
      const values: Drawn = {
        kind:
          level === 'easy'
            ? 'sum'
            : level === 'medium'
              ? random.pick(['two', 'rate'])
              : random.pick(['under the root', 'base']),
        p: random.pick(RATES),
        a: random.step(150, 950, 25),
        q: random.pick(RATES),
        b: random.step(120, 800, 20),
        r: random.int(12, 36),
        s: random.int(4, 9),
      }
      const [one, two] = [(values.p * values.a) / 100, (values.q * values.b) / 100]
      if (!Number.isInteger(one) || !Number.isInteger(two) || values.p === values.q || one <= two + values.r) continue
      if (values.kind === 'under the root' && one % values.s !== 0) continue
      return values
    }
  },

  write(values) {
    const { kind, p, a, q, b, r, s } = values
    const [one, two] = [(p * a) / 100, (q * b) / 100]
    const { answer, wrong } = answered(values)
    const equal = (shared: LocalizedText, value: number) => each((language) => `${shared[language]} = ${value}`)
    const then = (text: string) => each(() => text)
    const [first, second] = [equal(share(p, a), one), equal(share(q, b), two)]
    const unknownRate = share('?', a)
    const steps = {
      sum: [first, then(`${root(r * r)} = ${r}`), then(`${one} + ${r} = ${answer}`)],
      two: [first, second, then(`${root(r * r)} = ${r}`), then(`${one} + ${two} − ${r} = ${answer}`)],
      rate: [
        then(`${r}² = ${r * r}`),
        each((language) => `${unknownRate[language]} = ${one + r * r} − ${r * r} = ${one}`),
        then(`? = ${one} × 100 ÷ ${a} = ${answer}`),
      ],
      'under the root': [
        first,
        then(`${cubeRoot(s ** 3)} = ${s}, ${s} × ${(one + r * s) / s} = ${one + r * s}`),
        then(`${root('?')} = ${one + r * s} − ${one} = ${r * s}`),
        say(
          `Square both sides: ${r * s}² = ${answer}.`,
          `రెండు వైపులా వర్గం చేయగా: ${r * s}² = ${answer}.`,
          `दोनों ओर वर्ग करने पर: ${r * s}² = ${answer}।`,
        ),
      ],
      base: [
        second,
        each((language) => `${share(p, '?')[language]} = ${one - two} + ${two} = ${one}`),
        then(`? = ${one} × 100 ÷ ${p} = ${answer}`),
      ],
    }[kind]
    return numericQuestion({ stem: WHAT_VALUE(printed(values)), answer, format: String, wrong, steps, step: 5 })
  },

  verify(values) {
    const text = printed(values).en
    if (text.endsWith('= ?')) return String(Math.round(evaluate(text.slice(0, -3)) * 1e6) / 1e6)
    const whole = [...Array(1000).keys()]
    return String(solve(text, values.kind === 'under the root' ? whole.map((n) => n * n) : whole))
  },
})
