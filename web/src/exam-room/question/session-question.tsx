import type { Paper } from '@pariksha/contract/exams/tests'
import { AnswerForm } from '../../shared/questions/answering/answer-form.tsx'
import type { Language } from '../../shared/questions/preferences.ts'
import { QuestionView } from '../../shared/questions/question-view.tsx'
import { clearWithUndo } from '../controls/clear-with-undo.ts'
import { useResponse, useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'

type Props = {
  readonly question: Paper['questions'][number]
  readonly language: Language
  readonly disabled: boolean
}

/** A question of the running test, answered in its session. */
export function SessionQuestion({ question, language, disabled }: Props) {
  const texts = useTexts()
  const session = useSession()
  const number = question.question_number
  const choice = useResponse(number)?.choice ?? null
  return (
    <QuestionView question={question} language={language}>
      <AnswerForm
        question={question}
        language={language}
        kind={question.kind}
        choice={choice}
        disabled={disabled}
        onAnswer={(next) => session.answer(number, next)}
        onDoubleTap={() => clearWithUndo(texts, session, number)}
      />
    </QuestionView>
  )
}
