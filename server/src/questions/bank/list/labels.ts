import { isDeepStrictEqual } from 'node:util'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'

/** What a question is sorted by: changing it changes nothing that a student reads. */
export const LABELS = ['topic', 'level', 'source', 'year', 'tags'] as const satisfies (keyof QuestionContent)[]

function withoutLabels(content: QuestionContent): object {
  const { topic: _, level: __, source: ___, year: ____, tags: _____, ...rest } = content
  return rest
}

export const differInLabelsOnly = (one: QuestionContent, other: QuestionContent): boolean =>
  isDeepStrictEqual(withoutLabels(one), withoutLabels(other))
