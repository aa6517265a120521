import { Picture } from './picture.tsx'
import type { Language } from './preferences.ts'
import type { Question } from './question.ts'
import { RichText } from './rich-text.tsx'
import { useTexts } from './texts.ts'

type Props = { readonly question: Question; readonly language: Language }

/** What a question asks, with its picture. */
export function QuestionStem({ question: { question_number: number, question, question_image }, language }: Props) {
  const texts = useTexts()
  return (
    <>
      <RichText text={question} language={language} />
      {question_image !== null && <Picture key={number} source={question_image} description={texts.picture(number)} />}
    </>
  )
}
