import type { Solution } from '@pariksha/contract/attempts'
import type { ReactNode } from 'react'
import { useTexts as useRoomTexts } from '../../exam-room/texts.ts'
import { useValue } from '../../lib/use-store.ts'
import { Picture } from '../../questions/picture.tsx'
import { language as languageStore } from '../../questions/preferences.ts'
import { RichText } from '../../questions/rich-text.tsx'
import { useTexts } from '../texts.ts'
import { type KeyedOptions, SolutionOptions } from './solution-options.tsx'

export type KeyedQuestion = KeyedOptions &
  Pick<Solution, 'question_number' | 'question' | 'question_image' | 'passage' | 'explanation'>

type Props = {
  readonly question: KeyedQuestion
  /** What there is to say before the explanation. */
  readonly children?: ReactNode
}

/** A question with its right answer and why it is right. */
export function SolutionBody({ question, children }: Props) {
  const texts = useTexts()
  const roomTexts = useRoomTexts()
  const language = useValue(languageStore)
  return (
    <>
      {question.passage && (
        <details className="rounded-sm bg-sunken p-3">
          <summary className="font-semibold">{texts.passage}</summary>
          <RichText text={question.passage} language={language} className="pt-2" />
        </details>
      )}
      <RichText text={question.question} language={language} />
      {question.question_image !== null && (
        <Picture
          source={question.question_image}
          description={roomTexts.questionCard.picture(question.question_number)}
        />
      )}
      <SolutionOptions solution={question} language={language} />
      {children}
      {question.explanation && (
        <section aria-label={texts.explanation} className="rounded-md bg-accent-soft p-4">
          <p className="pb-1 font-semibold">{texts.explanation}</p>
          <RichText text={question.explanation} language={language} />
        </section>
      )}
    </>
  )
}
