import type { Html } from '@pariksha/contract/exams/tests'
import type { Demo } from '@pariksha/contract/site/demo'
import type { Question } from '../../shared/questions/question.ts'

/** A question of the demo, which is plain text, as questions are shown. */
export const asQuestion = ({ number, question, options }: Demo['questions'][number]): Question => ({
  question_number: number,
  question: asHtml(question),
  question_image: null,
  options: options.map(({ choice, value }) => ({ choice, value: asHtml(value), image: null })),
})

/** Plain text as the HTML that texts of questions are. */
export const asHtml = (text: string): Html => ({
  en: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
})
