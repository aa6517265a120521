import { useAnalysisTexts } from '../analysis-texts.ts'
import { Panel } from '../panel.tsx'
import { percent, useFigures } from '../use-figures.ts'
import { AccuracyBySpeed } from './accuracy-by-speed.tsx'
import { SectionOrder } from './section-order.tsx'

/** What to take and what to skip next time. */
export function Decisions() {
  return (
    <>
      <AccuracyBySpeed />
      <NegativeMarking />
      <SectionOrder />
    </>
  )
}

function NegativeMarking() {
  const { analysis, marks, gain } = useFigures()
  const { choices, share } = useAnalysisTexts()
  return (
    <Panel title={choices.negative}>
      {analysis.negative.length === 0 && <p>{choices.noNegative}</p>}
      {analysis.negative.map(({ right, penalty, correct, incorrect, cost, net, even_share }) => (
        <div key={`${right} ${penalty}`} className="figures flex flex-col gap-1">
          <p className="font-semibold">{choices.balance(marks(right), marks(penalty))}</p>
          <p>
            {choices.cost(incorrect, marks(cost))} {choices.net(gain(net))}
          </p>
          <p>
            {choices.even(share(percent(even_share)))}{' '}
            {correct + incorrect > 0 && choices.yours(share(percent(correct / (correct + incorrect))))}
          </p>
        </div>
      ))}
      {analysis.negative.length > 0 && <p className="text-ink-soft text-sm">{choices.arithmetic}</p>}
    </Panel>
  )
}
