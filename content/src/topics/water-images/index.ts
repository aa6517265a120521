import { waterGrid } from '../../shared/figures/reflected-grid.ts'
import type { TopicContent } from '../topic-content.ts'

export const content: TopicContent = {
  templates: [waterGrid],
}
