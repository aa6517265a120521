import type { Language } from '@pariksha/contract/languages'
import type { Strength } from '@pariksha/domain/analysis/topic-strength'

type Texts = {
  readonly title: string
  readonly tests: string
  readonly heads: readonly [
    test: string,
    date: string,
    marks: string,
    percent: string,
    rank: string,
    percentile: string,
    time: string,
  ]
  readonly minutes: (count: number) => string
  readonly none: string
  readonly notRanked: string
  readonly rankNote: string
  readonly topics: string
  readonly topicHeads: readonly [topic: string, right: string, band: string, strength: string, tests: string]
  readonly strengths: Readonly<Record<Strength, string>>
  readonly topicNote: string
}

/** What the report for parents says, in the languages of the site. */
export const REPORT_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Progress report',
    tests: 'Tests',
    heads: ['Test', 'Date', 'Marks', 'Percent', 'Rank', 'Percentile', 'Time'],
    minutes: (count) => `${count}\u{a0}min`,
    none: 'No results yet.',
    notRanked: '–',
    rankNote:
      'The first attempt at each test counts. The percentile says how many of a hundred students got as many marks or fewer. "–": not ranked, or fewer than 30 candidates.',
    topics: 'Topics, best first',
    topicHeads: ['Topic', 'Right', 'Likely between', 'Strength', 'Test by test'],
    strengths: { strong: 'Strong', weak: 'Weak', middle: 'Average', 'too-few': '–' },
    topicNote:
      'Of the latest ten tests, topics of which at least five questions were seen. With few questions the true share may lie anywhere in the range (95%). Strong and weak: the whole range is above or below the share over all topics. Columns: the tests, oldest first, as high as questions were seen, filled as far as answers were right.',
  },
  te: {
    title: 'ప్రగతి నివేదిక',
    tests: 'టెస్టులు',
    heads: ['టెస్ట్', 'తేదీ', 'మార్కులు', 'శాతం', 'ర్యాంక్', 'పర్సంటైల్', 'సమయం'],
    minutes: (count) => `${count}\u{a0}నిమి`,
    none: 'ఇంకా ఫలితాలు లేవు.',
    notRanked: '–',
    rankNote:
      'ప్రతి టెస్టుకు మొదటి ప్రయత్నమే లెక్క. వందమందిలో ఎంతమందికి అన్నే లేదా తక్కువ మార్కులు వచ్చాయో పర్సంటైల్ చెబుతుంది. "–": ర్యాంక్ లేదు, లేదా 30 కంటే తక్కువ అభ్యర్థులు.',
    topics: 'అంశాలు, బాగా వచ్చినవి ముందు',
    topicHeads: ['అంశం', 'సరైనవి', 'ఈ మధ్య ఉండవచ్చు', 'స్థాయి', 'ఒక్కో టెస్టులో'],
    strengths: { strong: 'బలం', weak: 'బలహీనం', middle: 'మిగతా వాటిలా', 'too-few': '–' },
    topicNote:
      'చివరి పది టెస్టుల్లో కనీసం ఐదు ప్రశ్నలు చూసిన అంశాలు. ప్రశ్నలు తక్కువైతే అసలు శాతం పరిధిలో ఎక్కడైనా ఉండవచ్చు (95%). పరిధి మొత్తం అన్ని అంశాల శాతం కంటే పైన ఉంటే బలం, కింద ఉంటే బలహీనం. నిలువు పట్టీలు టెస్టులు, పాతవి ముందు: ఎత్తు చూసిన ప్రశ్నలు, నిండిన భాగం సరైనవి.',
  },
  hi: {
    title: 'प्रगति रिपोर्ट',
    tests: 'टेस्ट',
    heads: ['टेस्ट', 'तारीख', 'अंक', 'प्रतिशत', 'रैंक', 'पर्सेंटाइल', 'समय'],
    minutes: (count) => `${count}\u{a0}मिनट`,
    none: 'अभी कोई परिणाम नहीं।',
    notRanked: '–',
    rankNote:
      'हर टेस्ट का पहला प्रयास गिना जाता है। पर्सेंटाइल बताता है कि सौ में से कितने छात्रों के अंक इतने या इससे कम रहे। "–": रैंक नहीं, या 30 से कम उम्मीदवार।',
    topics: 'विषय, सबसे अच्छे पहले',
    topicHeads: ['विषय', 'सही', 'संभवतः इनके बीच', 'स्तर', 'हर टेस्ट में'],
    strengths: { strong: 'मज़बूत', weak: 'कमज़ोर', middle: 'बाकी जैसा', 'too-few': '–' },
    topicNote:
      'पिछले दस टेस्ट के वे विषय जिनके कम से कम पाँच प्रश्न देखे गए। प्रश्न कम हों तो असली प्रतिशत सीमा में कहीं भी हो सकता है (95%)। पूरी सीमा सभी विषयों के प्रतिशत से ऊपर हो तो मज़बूत, नीचे हो तो कमज़ोर। स्तंभ टेस्ट हैं, पुराने पहले: ऊँचाई देखे गए प्रश्न, भरा हिस्सा सही उत्तर।',
  },
}
