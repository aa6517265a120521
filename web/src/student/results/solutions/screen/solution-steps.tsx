import { useState } from 'react'
import { makeStoredValue } from '../../../../shared/lib/storage/stored-value.ts'
import { useValue } from '../../../../shared/lib/store/use-store.ts'
import type { Language } from '../../../../shared/questions/preferences.ts'
import { RichText } from '../../../../shared/questions/rich-text.tsx'
import { useTexts as useSolutionTexts } from '../../../../shared/questions/solution/solution-texts.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { useTexts } from '../review-texts.ts'
import { usePageKeys } from './use-page-keys.ts'

/** Whether explanations come one step at a time; remembered on this device. */
const stepwise = makeStoredValue('solution-steps', 'localStorage')
/** Two steps are read at a glance. */
const FEW = 2

type Props = {
  readonly lang: Language
  /** Without those that its set has in common. */
  readonly steps: readonly string[]
  /** The solution of its set stands before it. */
  readonly isOfSet: boolean
}

/** Why an answer is right, one step after the other or all at once. */
export function SolutionSteps({ lang, steps, isOfSet }: Props) {
  const texts = useTexts()
  const solutionTexts = useSolutionTexts()
  const isStepwise = useValue(stepwise) !== 'all'
  const [opened, setOpened] = useState(1)
  const shown = isStepwise && steps.length > FEW ? Math.min(opened, steps.length) : steps.length
  const isMore = shown < steps.length
  usePageKeys({ e: isMore ? () => setOpened(shown + 1) : undefined })
  return (
    <section aria-label={solutionTexts.explanation} className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
      <p className="font-semibold">
        {solutionTexts.explanation}
        {isOfSet && ` · ${texts.stepsOfQuestion}`}
      </p>
      <ol className="flex flex-col gap-3" aria-live="polite">
        {steps.slice(0, shown).map((step, index) => (
          <li key={index}>
            <RichText text={{ en: step, [lang]: step }} language={lang} />
          </li>
        ))}
      </ol>
      {steps.length > FEW && (
        <div className="flex flex-wrap gap-3">
          {isMore && (
            <Button onClick={() => setOpened(shown + 1)} aria-keyshortcuts="e">
              {texts.nextStep(shown + 1, steps.length)}
            </Button>
          )}
          {isMore ? (
            <Button variant="quiet" onClick={() => stepwise.set('all')}>
              {texts.allSteps}
            </Button>
          ) : (
            !isStepwise && (
              <Button
                variant="quiet"
                onClick={() => {
                  stepwise.set('one')
                  setOpened(1)
                }}
              >
                {texts.stepByStep}
              </Button>
            )
          )}
        </div>
      )}
    </section>
  )
}
