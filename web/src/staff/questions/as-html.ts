import type { Html } from '@pariksha/contract/exams/tests'
import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import type { RenderedQuestion } from '@pariksha/contract/questions/question'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { LETTERS } from '@pariksha/domain/question'
import type { Question } from '../../shared/questions/question.ts'

/** Papers have English everywhere; where it is missing, the first language there is stands in its place. */
export function asHtml(texts: Texts): Html {
  const { te, hi } = texts
  return { en: texts.en ?? te ?? hi ?? '', ...(te !== undefined && { te }), ...(hi !== undefined && { hi }) }
}

/** A question of the bank as the student's question view takes it. */
export const asQuestion = ({ stem, options }: RenderedQuestion, number = 1): Question => ({
  question_number: number,
  question: asHtml(stem),
  question_image: null,
  options: options.map((option, place) => ({ choice: LETTERS[place] ?? 'a', value: asHtml(option), image: null })),
})

export const languagesOf = ({ stem }: Pick<RenderedQuestion, 'stem'>): readonly Language[] =>
  LANGUAGES.filter((language) => stem[language] !== undefined && stem[language] !== '')
