import type { Translated } from '../../languages/translation.ts'
import type { English } from './standing-texts.ts'

export const standing: Translated<English> = {
  candidates: (count) => `इस टेस्ट में ${count} उम्मीदवारों की रैंक है।`,
  few: (least) => `पर्सेंटाइल ${least} उम्मीदवार होने पर दिखाया जाता है।`,
  band: (low, high) => `ऐसे और बहुत से छात्रों के बीच आपका पर्सेंटाइल ${low} से ${high} के बीच होता (95% सीमा)।`,
}
