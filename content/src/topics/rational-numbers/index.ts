import type { TopicContent } from '../topic-content.ts'
import { mixedRecurring } from './mixed-recurring.ts'
import { extremeFraction, recurringDecimal } from './rational-numbers.ts'

export const content: TopicContent = {
  templates: [recurringDecimal, extremeFraction, mixedRecurring],
}
