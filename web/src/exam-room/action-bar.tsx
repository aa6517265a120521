import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { clearWithUndo } from './options.tsx'
import { pressable } from './pressable.ts'
import { useDerived, useSession } from './session-context.ts'
import { useTexts } from './texts.ts'
import { useReasonAgainst } from './use-reason-against.ts'

/** One click per act. On a phone six keys under the thumb, on a desktop one row. */
export function ActionBar({ submit }: { readonly submit: ReactNode }) {
  const texts = useTexts()
  const session = useSession()
  const reasonAgainst = useReasonAgainst()
  const notBack = useDerived(({ current }) => reasonAgainst(current - 1))
  const notOn = useDerived(({ current }) => reasonAgainst(current + 1))
  const isLocked = useDerived(({ current }) => !session.canChange(current))
  const isAnswered = useDerived(({ current, responses }) => (responses.get(current)?.choice ?? null) !== null)
  const notChange = isLocked ? texts.questionCard.readOnly : undefined
  const notClear = notChange ?? (isAnswered ? undefined : texts.reasons.noAnswer)
  const current = () => session.answers.read().current
  const small = 'min-h-12 touch-manipulation transition-none! text-sm max-md:px-1! md:min-h-11 md:text-base'
  return (
    <section
      aria-label={texts.actions.label}
      className="grid grid-cols-3 gap-2 border-line border-t bg-surface p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:flex md:flex-wrap md:gap-3 md:px-6 md:py-3"
    >
      <Button look="secondary" className={small} {...pressable(notBack, () => session.goTo(current() - 1))}>
        {texts.actions.previous}
      </Button>
      <Button
        look="secondary"
        className={small}
        {...pressable(notClear, () => clearWithUndo(texts, session, current()))}
      >
        {texts.actions.clear}
      </Button>
      <Button
        look="secondary"
        className={`${small} md:order-4`}
        {...pressable(notOn, () => session.goTo(current() + 1))}
      >
        {texts.actions.next}
      </Button>
      <Button
        look="secondary"
        className={`${small} border-marked! text-marked! md:mr-auto`}
        {...pressable(notChange, () => session.markAndNext())}
      >
        {texts.actions.markAndNext}
      </Button>
      <Button className={`${small} md:order-5`} {...pressable(notOn, () => session.saveAndNext())}>
        {texts.actions.saveAndNext}
      </Button>
      {submit}
    </section>
  )
}
