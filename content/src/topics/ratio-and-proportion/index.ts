import type { TopicContent } from '../topic-content.ts'
import { coinsInRatio } from './coins.ts'
import { combinedRatios, incomesAndSavings } from './ratio-and-proportion.ts'
import { shiftedRatio } from './shifted-ratio.ts'

export const content: TopicContent = {
  templates: [combinedRatios, incomesAndSavings, coinsInRatio, shiftedRatio],
}
