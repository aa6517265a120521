import type { Solution } from '@pariksha/contract/attempts'
import { Check, ChevronDown, Minus, X } from 'lucide-react'
import { memo, useState } from 'react'
import { Picture } from '../exam-room/picture.tsx'
import { language as languageStore } from '../exam-room/preferences.ts'
import { RichText } from '../exam-room/rich-text.tsx'
import { useValue } from '../exam-room/session-context.ts'
import { useTexts as useRoomTexts } from '../exam-room/texts.ts'
import { signed } from '../exam-room/time-text.ts'
import { SolutionOptions } from './solution-options.tsx'
import { type SolutionState, solutionState } from './solution-state.ts'
import { useTexts } from './texts.ts'

const LOOKS: Record<SolutionState, { Icon: typeof Check; className: string }> = {
  correct: { Icon: Check, className: 'bg-good-soft text-good' },
  incorrect: { Icon: X, className: 'bg-bad-soft text-bad' },
  'not-attempted': { Icon: Minus, className: 'bg-sunken text-ink-soft' },
}

type Props = { readonly solution: Solution; readonly section: string | undefined }

/** A question with its answer, folded; what is inside is made when it is first opened. */
export const SolutionItem = memo(function SolutionItem({ solution, section }: Props) {
  const texts = useTexts()
  const roomTexts = useRoomTexts()
  const [opened, setOpened] = useState(false)
  const language = useValue(languageStore)
  const state = solutionState(solution)
  const { Icon, className } = LOOKS[state]
  return (
    <details
      // Two hundred of them: what is out of sight is not laid out.
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
          {solution.passage && (
            <details className="rounded-sm bg-sunken p-3">
              <summary className="font-semibold">{texts.passage}</summary>
              <RichText text={solution.passage} language={language} className="pt-2" />
            </details>
          )}
          <RichText text={solution.question} language={language} />
          {solution.question_image !== null && (
            <Picture
              source={solution.question_image}
              description={roomTexts.questionCard.picture(solution.question_number)}
            />
          )}
          <SolutionOptions solution={solution} language={language} />
          {state === 'not-attempted' && <p className="text-ink-soft">{texts.notAttempted}</p>}
          {solution.late_choice !== null && (
            <p className="rounded-sm bg-warn-soft px-3 py-2 text-sm">{texts.late(solution.late_choice)}</p>
          )}
          {solution.marked_review && <p className="text-marked text-sm">{texts.marked}</p>}
          {solution.explanation && (
            <section aria-label={texts.explanation} className="rounded-md bg-accent-soft p-4">
              <p className="pb-1 font-semibold">{texts.explanation}</p>
              <RichText text={solution.explanation} language={language} />
            </section>
          )}
        </div>
      )}
    </details>
  )
})
