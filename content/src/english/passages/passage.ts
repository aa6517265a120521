import type { DraftQuestion, WrittenItem } from '../../question.ts'
import type { Level } from '../../topics.ts'
import { PASSAGE_EXAMS } from '../items/exams.ts'

/** A reading passage, one paragraph a line, and the questions that it alone decides. */
export const passage = (
  slug: string,
  level: Level,
  paragraphs: readonly string[],
  questions: readonly DraftQuestion[],
): WrittenItem => ({
  id: `reading-comprehension/${slug}`,
  topic: 'reading-comprehension',
  levels: [level],
  exams: PASSAGE_EXAMS,
  draft: { passage: { en: paragraphs.join('\n\n') }, questions },
})

/** `why` says where the passage decides the question; `wrong` is in order of temptation. */
export const asks = (stem: string, correct: string, wrong: readonly string[], why: string): DraftQuestion => ({
  stem: { en: stem },
  correct: { en: correct },
  distractors: wrong.map((text) => ({ text: { en: text }, mistake: 'not what the passage says' })),
  explanation: { en: `${why}\n\nThe answer is: ${correct}${/[.?!]$/.test(correct) ? '' : '.'}` },
})
