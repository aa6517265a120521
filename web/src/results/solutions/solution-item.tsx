import type { Solution } from '@pariksha/contract/attempts/results'
import { Check, ChevronDown, CircleSlash, Minus, X } from 'lucide-react'
import { memo, useState } from 'react'
import { signed } from '../../lib/format/marks.ts'
import { SolvedQuestion } from '../../questions/solution/solved-question.tsx'
import { ChallengePart } from '../challenges/challenge-part.tsx'
import { useTexts } from '../texts.ts'
import { SolutionActions } from './solution-actions.tsx'
import { type SolutionState, solutionState } from './solution-state.ts'

const LOOKS: Record<SolutionState, { Icon: typeof Check; className: string }> = {
  correct: { Icon: Check, className: 'bg-good-soft text-good' },
  incorrect: { Icon: X, className: 'bg-bad-soft text-bad' },
  dropped: { Icon: CircleSlash, className: 'bg-sunken text-ink-soft' },
  'not-attempted': { Icon: Minus, className: 'bg-sunken text-ink-soft' },
}

type Props = { readonly attemptId: number; readonly solution: Solution; readonly section: string | undefined }

/** A collapsed question with its answer; the content is rendered when first opened. */
export const SolutionItem = memo(function SolutionItem({ attemptId, solution, section }: Props) {
  const texts = useTexts()
  const [opened, setOpened] = useState(false)
  const state = solutionState(solution)
  const { Icon, className } = LOOKS[state]
  return (
    <details
      // Up to two hundred items: no layout for those outside of the viewport.
      className="group rounded-md border border-line bg-surface [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3">
        <span className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full ${className}`}>
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="figures block font-semibold">{texts.number(solution.question_number)}</span>
          <span className="figures block text-ink-soft text-sm">
            {[texts.states[state], section, texts.seconds(solution.seconds)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="figures font-semibold">{signed(solution.marks)}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {opened && (
        <div className="flex max-w-[80ch] flex-col gap-4 border-line border-t p-4">
          <SolvedQuestion question={solution}>
            {state === 'not-attempted' && <p className="text-ink-soft">{texts.notAttempted}</p>}
            {solution.late_choice !== null && (
              <p className="rounded-sm bg-warn-soft px-3 py-2 text-sm">{texts.late(solution.late_choice)}</p>
            )}
            {solution.marked_review && <p className="text-marked text-sm">{texts.marked}</p>}
          </SolvedQuestion>
          <ChallengePart attemptId={attemptId} solution={solution} />
          <SolutionActions attemptId={attemptId} number={solution.question_number} />
        </div>
      )}
    </details>
  )
})
