import type { Loss } from '@pariksha/domain/where-marks-went'
import { useAnalysisTexts } from '../analysis-texts.ts'
import { Chart, type Fill, fillOf, Swatch } from '../chart.tsx'
import { ChartTable } from '../chart-table.tsx'
import { useFigures } from '../use-figures.ts'

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

/** One bar from the maximum to the score. */
export function MarksWent() {
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
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-xl">{went.title}</h2>
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
        <Chart label={went.picture(marks(score), marks(maximum))} height={() => HEIGHT}>
          {(width) => {
            const least = Math.min(0, score)
            const x = (units: number) => ((units - least) / Math.max(1, maximum - least)) * (width - 2) + 1
            return (
              <>
                {score > 0 && <rect x={x(0)} y="2" width={x(score) - x(0)} height={HEIGHT - 4} {...fillOf('solid')} />}
                {steps.map(({ loss, from, to }) => (
                  <rect
                    key={loss}
                    x={Math.min(x(from), x(to))}
                    y="2"
                    width={Math.abs(x(from) - x(to))}
                    height={HEIGHT - 4}
                    {...fillOf(FILLS[loss])}
                  />
                ))}
                {score < 0 && <path d={`M${x(0)} 0V${HEIGHT}`} className="stroke-ink" strokeWidth="2" />}
              </>
            )
          }}
        </Chart>
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
