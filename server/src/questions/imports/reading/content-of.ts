import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { FileQuestion } from '@pariksha/contract/questions/question-file'

const MAX_TAG = 60
const MAX_TAGS = 20

/** The section of a paper becomes a tag; what has no source comes from this file, unless it comes from the bank. */
export function contentOf(question: FileQuestion, topic: string | null, fileName: string | null): QuestionContent {
  const { number: _number, section, passage: _passage, bank_id: _bankId, ...content } = question
  const tags = [...new Set([...content.tags, ...(section && section.length <= MAX_TAG ? [section] : [])])]
  return { ...content, passage_id: null, topic, source: content.source ?? fileName, tags: tags.slice(0, MAX_TAGS) }
}
