import type { PaletteState } from '@pariksha/domain/palette'
import { memo } from 'react'
import { QuestionMark } from './question-mark.tsx'
import { texts } from './texts.ts'

type Props = {
  readonly number: number
  readonly state: PaletteState
  readonly current: boolean
  readonly disabled: boolean
  /** Has to stay the same function: of two hundred buttons only those that changed are drawn again. */
  readonly onOpen: (number: number) => void
}

export const QuestionButton = memo(function QuestionButton({ number, state, current, disabled, onOpen }: Props) {
  return (
    <button
      type="button"
      className="question-button"
      aria-label={texts.palette.button(number, texts.states[state].toLowerCase())}
      aria-current={current ? 'true' : undefined}
      disabled={disabled}
      onClick={() => onOpen(number)}
    >
      <QuestionMark state={state}>{number}</QuestionMark>
    </button>
  )
})
