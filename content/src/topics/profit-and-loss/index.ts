import type { TopicContent } from '../topic-content.ts'
import { dishonestDealer } from './dishonest-dealer.ts'
import { anotherPrice, costOfManySaleOfFew, successiveDiscounts } from './profit-and-loss.ts'

export const content: TopicContent = {
  templates: [successiveDiscounts, costOfManySaleOfFew, anotherPrice, dishonestDealer],
}
