import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { clearWithUndo } from './options.tsx'
import { useDerived, useSession, useValue } from './session-context.ts'
import { useTexts } from './texts.ts'

/** One click per act. On a phone six keys under the thumb, on a desktop one row. */
export function ActionBar({ submit }: { readonly submit: ReactNode }) {
  const texts = useTexts()
  const session = useSession()
  useValue(session.openSection)
  const isFirst = useDerived(({ current }) => current === 1)
  const isLast = useDerived(({ current }) => !session.canOpen(current + 1))
  const isLocked = useDerived(({ current }) => !session.canChange(current))
  const isAnswered = useDerived(({ current, responses }) => (responses.get(current)?.choice ?? null) !== null)
  const current = () => session.answers.read().current
  const small = 'min-h-12 touch-manipulation transition-none! text-sm max-md:px-1! md:min-h-11 md:text-base'
  return (
    <section
      aria-label={texts.actions.label}
      className="grid grid-cols-3 gap-2 border-line border-t bg-surface p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:flex md:flex-wrap md:gap-3 md:px-6 md:py-3"
    >
      <Button look="secondary" className={small} disabled={isFirst} onClick={() => session.goTo(current() - 1)}>
        {texts.actions.previous}
      </Button>
      <Button
        look="secondary"
        className={small}
        disabled={!isAnswered || isLocked}
        onClick={() => clearWithUndo(texts, session, current())}
      >
        {texts.actions.clear}
      </Button>
      <Button
        look="secondary"
        className={`${small} md:order-4`}
        disabled={isLast}
        onClick={() => session.goTo(current() + 1)}
      >
        {texts.actions.next}
      </Button>
      <Button
        look="secondary"
        className={`${small} border-marked! text-marked! md:mr-auto`}
        disabled={isLocked}
        onClick={() => session.markAndNext()}
      >
        {texts.actions.markAndNext}
      </Button>
      <Button className={`${small} md:order-5`} disabled={isLast} onClick={() => session.saveAndNext()}>
        {texts.actions.saveAndNext}
      </Button>
      {submit}
    </section>
  )
}
