import type { QuestionStatistics } from '@pariksha/contract/questions/question-item'
import { TriangleAlert } from 'lucide-react'
import { decimals, percent } from '../results/keys/key-texts.ts'
import { questionTexts } from './question-texts.ts'

const { statistics: texts } = questionTexts

type Figures = Pick<QuestionStatistics, 'candidates' | 'right' | 'discrimination' | 'flags'>

/** How a question did, in a line: how many were right, whether the better ones were, and what is conspicuous. */
export function QuestionFigures({
  figures: { candidates, right, discrimination, flags },
}: {
  readonly figures: Figures
}) {
  return (
    <span className="figures inline-flex flex-wrap items-center gap-x-3">
      <span>{texts.right(percent(right, candidates), candidates)}</span>
      {discrimination !== null && <span>{texts.discrimination(decimals(discrimination))}</span>}
      {flags.map((flag) => (
        <span key={flag} className="inline-flex items-center gap-1 font-medium text-warn">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {texts.flags[flag]}
        </span>
      ))}
    </span>
  )
}
