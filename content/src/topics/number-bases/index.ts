import type { TopicContent } from '../topic-content.ts'
import { changeOfBase, twosComplement } from './number-bases.ts'

export const content: TopicContent = {
  templates: [changeOfBase, twosComplement],
}
