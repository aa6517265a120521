import type { PaletteState } from '@pariksha/domain/attempt/palette'
import type { ReactNode } from 'react'
import '../../shared/questions/questions.css'

type Props = { readonly state: PaletteState; readonly children?: ReactNode }

/** The shape that a question has in the palette, with its number or a count inside. */
export function QuestionStatusShape({ state, children }: Props) {
  return <span className={`question-status question-status-${state}`}>{children}</span>
}
