import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { PANELS_OF_PHONE, type Panel, usePanelNames } from '../panels.ts'
import { useDerived, useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'
import { clearWithUndo } from './clear-with-undo.ts'
import { MoreActions } from './more-actions.tsx'
import { pressable } from './pressable.ts'
import { useBlockedReason } from './use-blocked-reason.ts'

type Props = {
  readonly submit: ReactNode
  /** One row at the bottom of a phone; the other actions are in a menu. */
  readonly compact: boolean
  readonly onPanel: (panel: Panel) => void
}

export function ActionBar({ submit, compact, onPanel }: Props) {
  const texts = useTexts()
  const keys = useKeys(compact)
  const names = usePanelNames()
  if (!compact) {
    return (
      <section
        aria-label={texts.actions.label}
        className="flex flex-wrap gap-3 border-line border-t bg-surface px-6 py-3"
      >
        {keys.previous}
        {keys.clear}
        {keys.markAndNext}
        <span className="mr-auto" />
        {keys.next}
        {keys.saveAndNext}
        {submit}
      </section>
    )
  }
  return (
    <section
      aria-label={texts.actions.label}
      className="relative flex gap-1 border-line border-t bg-surface p-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]"
    >
      <MoreActions isEnd={keys.isEnd} className={COMPACT}>
        {keys.clear}
        {PANELS_OF_PHONE.map((panel) => (
          <Button key={panel} variant="secondary" className={WIDE} onClick={() => onPanel(panel)}>
            {names[panel]}
          </Button>
        ))}
        {submit}
      </MoreActions>
      {keys.previous}
      {keys.markAndNext}
      {keys.next}
      {keys.saveAndNext}
    </section>
  )
}

const COMPACT = 'min-h-12 touch-manipulation px-1.5! py-1! text-xs leading-tight transition-none!'
const WIDE = 'touch-manipulation transition-none!'

function useKeys(compact: boolean) {
  const size = compact ? COMPACT : WIDE
  const texts = useTexts()
  const session = useSession()
  const reasonAgainst = useBlockedReason()
  const notBack = useDerived(({ current }) => reasonAgainst(current - 1))
  const notOn = useDerived(({ current }) => reasonAgainst(current + 1))
  const isEnd = useDerived(({ current }) => current === session.lastQuestion)
  const isLocked = useDerived(({ current }) => !session.canChange(current))
  const isAnswered = useDerived(({ current, responses }) => (responses.get(current)?.choice ?? null) !== null)
  const notChange = isLocked ? texts.questionCard.readOnly : undefined
  const notClear = notChange ?? (isAnswered ? undefined : texts.reasons.noAnswer)
  const current = () => session.answers.read().current
  return {
    isEnd,
    previous: (
      <Button variant="secondary" className={size} {...pressable(notBack, () => session.goTo(current() - 1))}>
        {texts.actions.previous}
      </Button>
    ),
    clear: (
      <Button
        variant="secondary"
        className={WIDE}
        {...pressable(notClear, () => clearWithUndo(texts, session, current()))}
      >
        {texts.actions.clear}
      </Button>
    ),
    markAndNext: (
      <Button
        variant="secondary"
        className={`${size} max-md:flex-1 border-marked! text-marked!`}
        {...pressable(notChange, () => session.markAndNext())}
      >
        {texts.actions.markAndNext}
      </Button>
    ),
    next: (
      <Button variant="secondary" className={size} {...pressable(notOn, () => session.goTo(current() + 1))}>
        {texts.actions.next}
      </Button>
    ),
    saveAndNext: (
      <Button className={`${size} max-md:flex-1`} {...pressable(notOn, () => session.saveAndNext())}>
        {texts.actions.saveAndNext}
      </Button>
    ),
  }
}
