import type { Loss } from '@pariksha/domain/analysis/marks-breakdown'
import { useAnalysisTexts } from './analysis-texts.ts'
import { type Fill, fillOf, Swatch } from './chart.tsx'
import { ChartTable } from './chart-table.tsx'
import { useFigures } from './use-figures.ts'

const FILLS: Readonly<Record<Loss, Fill>> = {
  'not-opened': 'lines',
  blank: 'dots',
  'blank-easy': 'dots',
  'blank-hard': 'dashes',
  dropped: 'grid',
  wrong: 'stripes',
  penalty: 'crosses',
}

const HEIGHT = 44

/** A bar from the maximum down to the score, with a segment for each kind of loss. */
export function MarksBreakdown() {
  const { analysis, marks } = useFigures()
  const texts = useAnalysisTexts()
  const { went } = texts
  const { marks: score, max_marks: maximum, lost, candidates } = analysis
  let left = maximum
  const steps = lost.map((one) => {
    const from = left
    left -= one.marks
    return { ...one, from, to: left }
  })
  const min = Math.min(0, score)
  const share = (units: number) => `${(100 * units) / Math.max(1, maximum - min)}%`
  const x = (units: number) => share(units - min)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-xl">{went.title}</h2>
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
        {/* in percent, so that it needs no measuring and can be server-rendered */}
        <svg role="img" aria-label={went.picture(marks(score), marks(maximum))} width="100%" height={HEIGHT}>
          {score > 0 && <rect x={x(0)} y="2" width={share(score)} height={HEIGHT - 4} {...fillOf('solid')} />}
          {steps.map(({ loss, from, to }) => (
            <rect
              key={loss}
              x={x(Math.min(from, to))}
              y="2"
              width={share(Math.abs(from - to))}
              height={HEIGHT - 4}
              {...fillOf(FILLS[loss])}
            />
          ))}
          {score < 0 && <line x1={x(0)} x2={x(0)} y2={HEIGHT} className="stroke-ink" strokeWidth="2" />}
        </svg>
        {score < 0 && <p className="text-ink-soft text-sm">{went.below}</p>}
        <ul className="figures grid gap-x-8 gap-y-2 md:grid-cols-2">
          <li className="flex items-center gap-2 font-semibold">
            <Swatch fill="solid" />
            <span className="flex-1">{went.score}</span>
            {marks(score)}
          </li>
          {[...steps].reverse().map(({ loss, marks: units, questions }) => (
            <li key={loss} className="flex items-center gap-2">
              <Swatch fill={FILLS[loss]} />
              <span className="flex-1">
                {went.losses[loss]} <span className="text-ink-soft text-sm">({texts.questions(questions)})</span>
              </span>
              −{marks(units)}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm">{candidates > 0 ? went.easy(candidates) : went.tooFew}</p>
        <ChartTable
          caption={went.title}
          head={[went.part, went.count, went.amount, went.left]}
          rows={[
            [went.maximum, analysis.questions.length, marks(maximum), marks(maximum)],
            ...steps.map(({ loss, questions, marks: units, to }) => [
              went.losses[loss],
              questions,
              `−${marks(units)}`,
              marks(to),
            ]),
            [went.score, '', '', marks(score)],
          ]}
        />
      </div>
    </section>
  )
}
