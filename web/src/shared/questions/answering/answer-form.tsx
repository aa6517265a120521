import type { Language } from '../preferences.ts'
import type { Answering, Question } from '../question.ts'
import { NumericAnswer } from './numeric-answer.tsx'
import { Options } from './options.tsx'

type Props = Answering & { readonly question: Question; readonly language: Language }

/** What a question is answered with: one option, several, or a typed number. */
export const AnswerForm = (props: Props) =>
  props.kind === 'numeric' ? <NumericAnswer key={props.question.question_number} {...props} /> : <Options {...props} />
