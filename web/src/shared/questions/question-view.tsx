import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import type { Language } from './preferences.ts'
import type { Question } from './question.ts'
import { RichText } from './rich-text.tsx'
import { useTexts } from './texts.ts'

type Props = {
  readonly question: Question
  readonly language: Language
  /** Its answer: `AnswerForm` to answer or preview it, `Solution` to read it with the right answer. */
  readonly children?: ReactNode
}

/** A question wherever one is shown: what it asks, with its picture, and its answer. Needs no session and no store. */
export function QuestionView({ question, language, children }: Props) {
  const texts = useTexts()
  const { question_number: number, question: stem, question_image: image } = question
  return (
    <>
      <RichText text={stem} language={language} />
      {image !== null && <Picture key={number} source={image} description={texts.picture(number)} />}
      {children}
    </>
  )
}
