import type { Translated } from '../../languages/translation.ts'
import type { English } from './standing-texts.ts'

export const standing: Translated<English> = {
  candidates: (count) => `ఈ టెస్ట్‌లో ${count} మంది అభ్యర్థులకు ర్యాంక్ ఉంది.`,
  few: (least) => `${least} మంది అభ్యర్థులు ఉన్నప్పుడు పర్సంటైల్ చూపిస్తాము.`,
  band: (low, high) => `ఇలాంటి మరెంతో మంది విద్యార్థుల మధ్య మీ పర్సంటైల్ ${low} నుండి ${high} మధ్య ఉంటుంది (95% పరిధి).`,
}
