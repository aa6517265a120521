import type { TopicContent } from '../topic-content.ts'
import { foldedSheet } from './folded-sheet.ts'

export const content: TopicContent = {
  templates: [foldedSheet],
}
