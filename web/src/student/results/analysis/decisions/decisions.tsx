import type { Analysis } from '@pariksha/contract/results/analysis'
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
      {analysis.negative.map(({ right, penalty, correct, incorrect, cost, net, even_share, doubtful }) => (
        <div key={`${right} ${penalty}`} className="figures flex flex-col gap-1">
          <p className="font-semibold">{choices.balance(marks(right), marks(penalty))}</p>
          <p>
            {choices.cost(incorrect, marks(cost))} {choices.net(gain(net))}
          </p>
          <p>
            {choices.even(share(percent(even_share)))}{' '}
            {correct + incorrect > 0 && choices.yours(share(percent(correct / (correct + incorrect))))}
          </p>
          <Doubtful answers={doubtful} />
        </div>
      ))}
      {analysis.negative.length > 0 && <p className="text-ink-soft text-sm">{choices.arithmetic}</p>}
    </Panel>
  )
}

type DoubtfulAnswers = Analysis['negative'][number]['doubtful']

/** What answers in doubt brought: those marked for review, and those of speeds below break-even. */
function Doubtful({ answers }: { readonly answers: DoubtfulAnswers }) {
  const { analysis, gain, duration } = useFigures()
  const { choices, share } = useAnalysisTexts()
  if (answers.length === 0) return null
  const nameOf = (doubt: DoubtfulAnswers[number]['doubt']) => {
    if (doubt === 'marked') return choices.marked
    const { from = 0, below = 0 } = analysis.speeds.find(({ speed }) => speed === doubt) ?? {}
    return choices.speeds[doubt](duration(from), duration(below ?? 0))
  }
  return (
    <ul className="list-disc pl-5">
      {answers.map(({ doubt, correct, incorrect, net }) => (
        <li key={doubt}>
          {choices.doubtful(
            nameOf(doubt),
            correct,
            incorrect,
            share(percent(correct / (correct + incorrect))),
            gain(net),
          )}
        </li>
      ))}
    </ul>
  )
}
