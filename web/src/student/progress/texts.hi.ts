import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const progress: Translated<English> = {
  title: 'टेस्ट में आपकी प्रगति',
  text: 'हर टेस्ट का पहला प्रयास, पिछले पचास टेस्ट।',
  none: 'पहले टेस्ट के बाद आपके परिणाम यहाँ दिखेंगे।',
  failed: 'आपकी प्रगति लोड नहीं हो सकी।',
  show: 'दिखाएँ',
  figures: { percent: 'अंक प्रतिशत में', percentile: 'पर्सेंटाइल', minutes: 'लगे मिनट' },
  chart: (figure, tests) => `${tests} टेस्ट में ${figure}`,
  table: 'तालिका के रूप में',
  heads: { test: 'टेस्ट', date: 'तारीख', marks: 'अंक', rank: 'रैंक', percentile: 'पर्सेंटाइल', time: 'समय' },
  marksOf: (marks, maximum) => `${marks} / ${maximum}`,
  rankOf: (rank, of) => `${rank} / ${of}`,
  minutes: (minutes) => `${minutes}\u{a0}मि.`,
  topics: 'पिछले दस टेस्ट के विषय, सबसे अच्छे पहले',
  topicScore: (right, seen) => `${seen} में से ${right} सही`,
  topicBand:
    'वे विषय जिनके आपने पाँच या अधिक प्रश्न देखे। सीमा और उसकी पट्टी दिखाती हैं कि सही उत्तरों का आपका असली प्रतिशत कहाँ हो सकता है (95%); रेखा अब तक का प्रतिशत है। पूरी सीमा सभी विषयों के आपके प्रतिशत से ऊपर हो तो विषय मज़बूत है, नीचे हो तो कमज़ोर। खड़े स्तंभ टेस्ट हैं, पुराने पहले: ऊँचाई देखे गए प्रश्न, भरा हिस्सा सही उत्तर।',
  topic: 'विषय',
  strengths: { strong: 'मज़बूत', weak: 'कमज़ोर', middle: 'बाकी जैसा', 'too-few': 'कहने को बहुत कम' },
  report: 'अभिभावकों के लिए रिपोर्ट (PDF)',
  reportFailed: 'रिपोर्ट नहीं बन सकी। कृपया फिर से कोशिश करें।',
}
