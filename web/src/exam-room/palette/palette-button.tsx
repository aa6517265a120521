import { paletteState } from '@pariksha/domain/attempt/palette'
import { memo } from 'react'
import { pressable } from '../controls/pressable.ts'
import { useDerived, useResponse } from '../session-context.ts'
import { useTexts } from '../texts.ts'
import { QuestionStatusShape } from './question-status-shape.tsx'

type Props = {
  readonly number: number
  /** Why it cannot be opened now. */
  readonly reason: string | undefined
  /** Has to stay the same function: of two hundred buttons only those that changed are drawn again. */
  readonly onOpen: (number: number) => void
}

/** A question in palette or strip. */
export const PaletteButton = memo(function PaletteButton({ number, reason, onOpen }: Props) {
  const texts = useTexts()
  const state = paletteState(useResponse(number))
  const isCurrent = useDerived(({ current }) => current === number)
  return (
    <button
      type="button"
      className="question-button"
      data-state={state}
      aria-label={texts.palette.button(number, texts.states[state].toLowerCase())}
      aria-current={isCurrent ? 'true' : undefined}
      {...pressable(reason, () => onOpen(number))}
    >
      <QuestionStatusShape state={state}>{number}</QuestionStatusShape>
    </button>
  )
})
