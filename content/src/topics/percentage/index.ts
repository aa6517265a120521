import type { TopicContent } from '../topic-content.ts'
import { cheaperGoods, successiveChange } from './percentage.ts'
import { election, passMarks } from './votes-and-marks.ts'

export const content: TopicContent = {
  templates: [cheaperGoods, election, successiveChange, passMarks],
}
