import type { Html } from '@pariksha/contract/tests'
import type { ReactNode } from 'react'
import type { Language } from './preferences.ts'
import type { Question } from './question.ts'
import { QuestionStem } from './question-stem.tsx'
import { RichText } from './rich-text.tsx'
import { useTexts } from './texts.ts'

type Props = {
  readonly question: Question
  readonly language: Language
  /** What it refers to, folded above it; not given where the passage has a place of its own. */
  readonly passage?: Html | null
  /** Its answer: `AnswerForm` to answer or preview it, `Solution` to read it with the right answer. */
  readonly children: ReactNode
}

/** A question wherever one is shown. Needs no session and no store. */
export function QuestionView({ question, language, passage, children }: Props) {
  const texts = useTexts()
  return (
    <>
      {passage && (
        <details className="rounded-sm bg-sunken p-3">
          <summary className="font-semibold">{texts.passage}</summary>
          <RichText text={passage} language={language} className="pt-2" />
        </details>
      )}
      <QuestionStem question={question} language={language} />
      {children}
    </>
  )
}
