import type * as attempts from '@pariksha/contract/attempts/results'
import type { ReactNode } from 'react'
import { useValue } from '../../lib/store/use-store.ts'
import { language as languageStore } from '../preferences.ts'
import type { Question } from '../question.ts'
import { QuestionView } from '../question-view.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { FoldedPassage } from './folded-passage.tsx'
import { Solution } from './solution.tsx'

type Props = {
  readonly question: Question &
    Pick<attempts.Solution, 'passage' | 'correct_choice' | 'also_correct' | 'correction' | 'explanation'> &
    Partial<Pick<attempts.Solution, 'user_choice'>>
  /** What there is to say before the explanation. */
  readonly children?: ReactNode
}

/** A question with its right answer and why it is right, in the language in which questions are read on this device. */
export function SolvedQuestion({ question, children }: Props) {
  const language = useValue(languageStore)
  return (
    <>
      {question.passage && <FoldedPassage passage={question.passage} language={language} />}
      <QuestionView question={question} language={language}>
        <Solution
          question={question}
          language={language}
          correct={question.correct_choice}
          alsoAccepted={question.also_correct}
          given={question.user_choice ?? null}
          explanation={question.explanation}
        >
          {question.correction && <CorrectionNote correction={question.correction} />}
          {children}
        </Solution>
      </QuestionView>
    </>
  )
}
