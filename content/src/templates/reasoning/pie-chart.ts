import { fraction, number, percent, rupees } from '../../format.ts'
import { setTemplate } from '../../question.ts'
import { ask, heap, sum, table } from './data-questions.ts'
import { textDistractors } from './distinct-texts.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet', 'cat'] as const
const HEADS = ['Food', 'Rent', 'Education', 'Savings', 'Clothing', 'Travel', 'Medicine'] as const

export const spending = setTemplate({
  id: 'pie-chart/family-spending',
  topic: 'pie-chart',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    // the larger shares go to the heads on which families do spend more
    const heads = random.sample([0, 1, 2, 3, 4, 5, 6], 6).toSorted((x, y) => x - y)
    for (;;) {
      const drawn = Array.from({ length: 5 }, () => random.step(5, 30, 5))
      const sorted = [...drawn, 100 - sum(drawn)].toSorted((x, y) => y - x)
      const [most, least] = [sorted[0] as number, sorted[5] as number]
      if (least < 5 || most > 30 || new Set(sorted).size < 4) continue
      const rows = random.shuffle(sorted.map((share, n) => ({ share, head: HEADS[heads[n] as number] as string })))
      const shares = rows.map(({ share }) => share)
      const [a, b] = random.sample([0, 1, 2, 3, 4, 5], 2) as [number, number]
      if ((shares[a] as number) > (shares[b] as number))
        return {
          heads: rows.map(({ head }) => head),
          shares,
          a,
          b,
          income: random.step(20, 60, level === 'easy' ? 10 : 2) * 1000,
          inDegrees: level === 'medium',
        }
    }
  },

  write({ heads, shares, a, b, income, inDegrees }) {
    const [pa, pb] = [shares[a] as number, shares[b] as number]
    const [na, nb] = [heads[a] as string, heads[b] as string]
    const shown = shares.map((share) => (inDegrees ? `${number(share * 3.6)}°` : `${share}%`))
    const of = (share: number) => (income * share) / 100
    const start = inDegrees
      ? `An angle of ${number(pa * 3.6)}° is $\\frac{${number(pa * 3.6)}}{360}$ of the circle, that is ${pa}%.`
      : `The whole circle, 100%, stands for ${rupees(income)}.`
    return {
      passage: {
        en: `A pie chart shows how a family divides its monthly income of ${rupees(income)}. ${inDegrees ? 'The angles of its sectors' : 'The shares of its sectors'} are:\n\n${table(
          ['Head', inDegrees ? 'Angle' : 'Share'],
          heads.map((head, n) => [head, shown[n] as string]),
        )}`,
      },
      questions: [
        ask(
          `How much goes to ${na} in a month?`,
          of(pa),
          rupees,
          [
            { value: of(pb), mistake: 'read another sector' },
            { value: income - of(pa), mistake: 'found what goes to everything else' },
            { value: of(pa) * 2, mistake: 'took half of the circle for the whole' },
          ],
          [
            start,
            `${pa}% of ${rupees(income)} is ${rupees(of(pa))}; the sector of ${nb} would give ${rupees(of(pb))}.`,
          ],
          income / 20,
        ),
        ask(
          `How much more goes to ${na} than to ${nb}?`,
          of(pa - pb),
          rupees,
          [
            { value: of(pa), mistake: 'forgot to subtract' },
            { value: of(pa + pb), mistake: 'added the two' },
            { value: of(pb), mistake: 'gave the smaller amount' },
          ],
          [
            `The two shares differ by ${pa}% − ${pb}% = ${pa - pb}%${inDegrees ? ' (360° is 100%)' : ''}.`,
            `${pa - pb}% of ${rupees(income)} is ${rupees(of(pa - pb))}. The sum of the two would be ${rupees(of(pa + pb))}.`,
          ],
          income / 20,
        ),
        inDegrees
          ? ask(
              `What per cent of the income goes to ${nb}?`,
              pb,
              percent,
              [
                { value: pb * 3.6, mistake: 'read the angle as a percentage' },
                { value: pa, mistake: 'read another sector' },
                { value: 100 - pb, mistake: 'found what goes to everything else' },
              ],
              [
                `The full circle has 360°.`,
                `$\\frac{${number(pb * 3.6)}}{360} × 100$ = ${pb}. The angle itself is not the percentage.`,
              ],
              5,
            )
          : ask(
              `What is the angle of the sector for ${nb}?`,
              pb * 3.6,
              (value) => `${number(value)}°`,
              [
                { value: pb, mistake: 'took the percentage for the angle' },
                { value: pa * 3.6, mistake: 'read another sector' },
                { value: pb * 1.8, mistake: 'took 180° for the full circle' },
              ],
              [
                `The full circle has 360°, so 1% is 3.6°.`,
                `${pb} × 3.6° = ${number(pb * 3.6)}°. Half the circle has only 180°.`,
              ],
              18,
            ),
        ask(
          `What fraction of the amount for ${na} is the amount for ${nb}?`,
          pb / pa,
          () => fraction(pb, pa),
          [],
          [
            `The income is the same for both, so the sectors alone decide.`,
            `${nb} to ${na} is ${pb} to ${pa}; the fraction must be less than 1, because the sector of ${nb} is smaller.`,
          ],
        ),
      ].map((question, n) =>
        n < 3
          ? question
          : {
              ...question,
              distractors: textDistractors(
                fraction(pb, pa),
                [
                  [fraction(pa, pb), 'wrote the fraction upside down'],
                  [fraction(pb, pa + pb), 'compared with the two together'],
                  [fraction(pa - pb, pa), 'used the difference'],
                  [fraction(pa, pa + pb), 'compared the larger with the two together'],
                  [fraction(pb, 100), 'compared with the whole income'],
                  [fraction(pa, 100), 'compared with the whole income'],
                  [fraction(pb + 5, pa + 10), 'misread the sectors'],
                ].filter(([text]) => text?.includes('frac')) as [string, string][],
              ),
            },
      ),
    }
  },

  // lay the income out in a hundred heaps of equal size and count heaps
  verify({ shares, a, b, income, inDegrees }) {
    const heaps = heap(shares)
    const money = (kind: number) => heaps.filter((other) => other === kind).length * (income / 100)
    const count = heaps.filter((kind) => kind === b).length
    let [low, high] = [shares[b] as number, shares[a] as number]
    for (let d = low; d > 1; d--) if (low % d === 0 && high % d === 0) [low, high] = [low / d, high / d]
    return [
      rupees(money(a)),
      rupees(money(a) - money(b)),
      inDegrees ? percent((count / heaps.length) * 100) : `${number((count * 360) / heaps.length)}°`,
      `$\\frac{${low}}{${high}}$`,
    ]
  },
})
