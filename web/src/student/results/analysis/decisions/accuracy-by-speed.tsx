import type { Analysis } from '@pariksha/contract/results/analysis'
import { useAnalysisTexts } from '../analysis-texts.ts'
import { Chart, fillOf, Swatch } from '../chart.tsx'
import { ChartTable } from '../chart-table.tsx'
import { Panel } from '../panel.tsx'
import { percent, useFigures } from '../use-figures.ts'

const HEIGHT = 22
/** Below this many answers no share is shown. */
const MIN_ANSWERS = 5

/** Accuracy by the time that answers took, and the cost of quick wrong ones. */
export function AccuracyBySpeed() {
  const { analysis, gain, duration } = useFigures()
  const texts = useAnalysisTexts()
  const { choices, timing } = texts
  const { speeds, median_seconds, questions } = analysis
  if (median_seconds === null || speeds.length === 0)
    return (
      <Panel title={choices.speed}>
        <p>{timing.tooFew}</p>
      </Panel>
    )
  const nameOf = ({ speed, from, below }: Analysis['speeds'][number]) =>
    choices.speeds[speed](duration(from), duration(below ?? 0))
  const maxCount = Math.max(1, ...speeds.map(({ right, wrong }) => right + wrong))
  const shareOf = (right: number, wrong: number) =>
    right + wrong < MIN_ANSWERS ? '–' : texts.share(percent(right / (right + wrong)))
  const quick = speeds.find(({ speed }) => speed === 'quick')
  const trapped = questions.filter(({ pace }) => pace === 'trap').reduce((sum, { seconds }) => sum + seconds, 0)
  return (
    <Panel title={choices.speed}>
      <ul className="flex flex-col gap-2">
        {speeds.map((speed) => (
          <li
            key={speed.speed}
            className="figures grid grid-cols-[1fr_auto] items-center gap-x-4 md:grid-cols-[12rem_1fr_9rem]"
          >
            <span>{nameOf(speed)}</span>
            <span className="text-right text-sm md:order-last">
              {texts.ofCount(speed.right, speed.right + speed.wrong)} ({shareOf(speed.right, speed.wrong)})
            </span>
            <div className="max-md:col-span-2">
              <Chart label={`${nameOf(speed)}: ${timing.endResult(speed.right, speed.wrong)}`} height={() => HEIGHT}>
                {(width) => {
                  const length = (count: number) => (count / maxCount) * (width - 2)
                  return (
                    <>
                      <rect x="1" y="2" width={length(speed.right)} height={HEIGHT - 4} {...fillOf('solid')} />
                      <rect
                        x={1 + length(speed.right)}
                        y="2"
                        width={length(speed.wrong)}
                        height={HEIGHT - 4}
                        {...fillOf('stripes')}
                      />
                    </>
                  )
                }}
              </Chart>
            </div>
          </li>
        ))}
      </ul>
      <ul className="flex gap-6 text-sm">
        <li className="flex items-center gap-2">
          <Swatch fill="solid" /> {texts.right}
        </li>
        <li className="flex items-center gap-2">
          <Swatch fill="stripes" /> {texts.wrong}
        </li>
      </ul>
      {quick?.below && quick.wrong > 0 && quick.avoidable > 0 && (
        <p className="figures">
          <strong>{choices.without(quick.wrong, duration(quick.below), gain(quick.avoidable))}</strong>{' '}
          {quick.right > 0 && choices.withRight(quick.right, gain(quick.gained))}
        </p>
      )}
      {trapped > 0 && (
        <p className="figures">{choices.trapsTime(duration(trapped), Math.floor(trapped / median_seconds))}</p>
      )}
      <p className="text-ink-soft text-sm">{choices.arithmetic}</p>
      <ChartTable
        caption={choices.speed}
        head={[texts.time, texts.right, texts.wrong, texts.shareRight]}
        rows={speeds.map((speed) => [nameOf(speed), speed.right, speed.wrong, shareOf(speed.right, speed.wrong)])}
      />
    </Panel>
  )
}
