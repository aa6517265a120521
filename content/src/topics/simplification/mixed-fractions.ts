import { gcd, lcm } from '../../numbers.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { evaluate } from '../../shared/arithmetic/evaluate.ts'
import { mixed, WHAT_VALUE } from '../../shared/arithmetic/wording.ts'
import { each, same, say } from '../../text/localized.ts'

type Fraction = readonly [numerator: number, denominator: number]
type Drawn = { readonly terms: readonly Fraction[]; readonly signs: string; readonly factor: Fraction | undefined }

const DENOMINATORS = { easy: [2, 4, 8], medium: [2, 3, 4, 6, 12], hard: [3, 4, 5, 6, 10, 12, 15] } as const

const print = ({ terms, signs, factor }: Drawn): string => {
  const sum = terms.map(([n, d], k) => `${k === 0 ? '' : ` ${signs[k]} `}${mixed(n, d)}`).join('')
  return factor ? `(${sum}) ÷ ${mixed(...factor)}` : sum
}

const total = (terms: readonly Fraction[], signs: string, common: number): number =>
  terms.reduce((sum, [n, d], k) => sum + (signs[k] === '−' ? -1 : 1) * n * (common / d), 0)

export const mixedFractions = template<Drawn>({
  id: 'simplification/mixed-fractions',
  topic: 'simplification',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    for (;;) {
      const terms = random.sample(DENOMINATORS[level], level === 'easy' ? 2 : 3).map((d): Fraction => {
        const n = random.int(1, d - 1)
        return [random.int(1, 6) * d + n, d]
      })
      const signs = terms.length === 2 ? random.pick(['+−', '++']) : random.pick(['++−', '+−+'])
      const value = total(terms, signs, 60 * 2) / 120
      const lowest = terms.every(([n, d]) => gcd(n, d) === 1)
      const factor =
        level === 'hard'
          ? random.pick([
              [3, 2],
              [5, 3],
              [5, 4],
              [7, 4],
              [7, 5],
            ] as const)
          : undefined
      if (value > 1 && lowest && !Number.isInteger(value)) return { terms, signs, factor }
    }
  },

  write(values) {
    const { terms, signs, factor } = values
    const common = lcm(...terms.map(([, d]) => d))
    const sum = total(terms, signs, common)
    const show = (n: number, d: number) => (n > 0 ? mixed(...lowest(n, d)) : '')
    const [up, down] = factor ? ([factor[1], factor[0]] as const) : ([1, 1] as const)
    const correct = show(sum * up, common * down)
    const wholes = terms.map(([n, d], k): Fraction => [(signs[k] === '−' ? -1 : 1) * Math.floor(n / d), 1])
    const parts = terms.map(([n, d], k): Fraction => [(signs[k] === '−' ? -1 : 1) * (n % d), d])
    const wholeSum = wholes.reduce((all, [n]) => all + n, 0)
    const wrong: readonly (readonly [number, number, string])[] = [
      factor
        ? [sum * down, common * up, 'multiplied by the divisor']
        : [wholeSum * common, common, 'left the fractions out'],
      [(sum + common) * up, common * down, 'carried one whole too many'],
      [(sum - common) * up, common * down, 'lost one whole'],
      [sum, common, 'left the division out'],
      [
        (wholeSum * parts.reduce((all, [, d]) => all + d, 0) + parts.reduce((all, [n]) => all + n, 0)) * up,
        parts.reduce((all, [, d]) => all + d, 0) * down,
        'added numerators and denominators separately',
      ],
      [(sum + 1) * up, common * down, 'slipped by one part'],
      [(sum - 1) * up, common * down, 'slipped by one part'],
      [(sum + 2) * up, common * down, 'slipped by two parts'],
    ]
    const over = terms
      .map(([n, d], k) => `${k === 0 ? '' : signs[k] === '−' ? ' - ' : ' + '}${n * (common / d)}`)
      .join('')
    return textQuestion({
      stem: WHAT_VALUE(same(`${print(values)} = ?`)),
      correct,
      wrong: wrong.map(([n, d, mistake]) => [show(n, d), mistake] as const).filter(([text]) => text !== ''),
      steps: [
        say(
          `Write the mixed numbers as fractions over the common denominator ${common}.`,
          `మిశ్రమ భిన్నాలను ఉమ్మడి హారం ${common} గల భిన్నాలుగా రాయాలి.`,
          `मिश्रित भिन्नों को सामान्य हर ${common} वाली भिन्नों में लिखें।`,
        ),
        same(`$\\frac{${over}}{${common}}$ = ${show(sum, common)}`),
        factor !== undefined &&
          each((language) =>
            [
              {
                en: 'Dividing is multiplying by the reciprocal:',
                te: 'భాగించడం అంటే వ్యుత్క్రమంతో గుణించడం:',
                hi: 'भाग देना अर्थात् व्युत्क्रम से गुणा करना:',
              }[language],
              `$\\frac{${lowest(sum, common)[0]}}{${lowest(sum, common)[1]}} \\times \\frac{${up}}{${down}}$ = ${correct}`,
            ].join(' '),
          ),
      ],
    })
  },

  verify(values) {
    const value = evaluate(print(values))
    // the lowest denominator that makes it whole
    for (let d = 1; ; d++) {
      const n = Math.round(value * d)
      if (Math.abs(value * d - n) < 1e-9) return mixed(n, d)
    }
  },
})

const lowest = (n: number, d: number): Fraction => [n / gcd(n, d), d / gcd(n, d)]
