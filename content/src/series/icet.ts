import { type Blueprint, questionCount } from '../papers/blueprints/blueprint.ts'
import { ANDHRA_PRADESH_ICET, TELANGANA_ICET } from '../papers/blueprints/icet.ts'
import { say } from '../text/localized.ts'
import type { LocalizedText } from '../text.ts'
import { HOW_IT_RUNS } from './instructions.ts'
import { sectionalTests } from './sectional-tests.ts'
import type { ShippedSeries, ShippedTest } from './series.ts'

/** “Telangana pattern: Analytical 75, Mathematical 75, Communication 50” */
const icetForm = (state: string, blueprint: Blueprint) => ({
  pattern: `${state} pattern: ${blueprint.sections
    .map((section) => `${section.name.replace(/ Ability$/, '')} ${questionCount({ sections: [section] })}`)
    .join(', ')}`,
  blueprint,
})

const ICET_PATTERNS = [icetForm('Telangana', TELANGANA_ICET), icetForm('Andhra Pradesh', ANDHRA_PRADESH_ICET)] as const

/** In the words that installations have stored. Both patterns have three sections, and 1 mark for each question. */
function icetInstructions(blueprint: Blueprint): readonly LocalizedText[] {
  const [questions, { minutes }] = [questionCount(blueprint), blueprint]
  return [
    say(
      `The test has ${questions} questions in three sections and lasts ${minutes} minutes. One clock runs for the whole paper; you may move freely between sections.`,
      `ఈ టెస్టులో మూడు విభాగాల్లో ${questions} ప్రశ్నలు ఉంటాయి, సమయం ${minutes} నిమిషాలు. మొత్తం పేపర్‌కు ఒకే గడియారం నడుస్తుంది; విభాగాల మధ్య ఎటైనా వెళ్లవచ్చు.`,
      `इस टेस्ट में तीन खंडों में ${questions} प्रश्न हैं और समय ${minutes} मिनट है। पूरे पेपर की एक ही घड़ी चलती है; आप किसी भी खंड में आ-जा सकते हैं।`,
    ),
    say(
      'Every question has four options and one correct answer. A correct answer earns 1 mark; there is no negative marking, so answer every question you can.',
      'ప్రతి ప్రశ్నకు నాలుగు ఆప్షన్లు ఉంటాయి, వాటిలో ఒకటే సరైనది. సరైన సమాధానానికి 1 మార్కు; తప్పు సమాధానానికి మార్కులు తగ్గవు, కాబట్టి వీలైనన్ని ప్రశ్నలకు సమాధానం ఇవ్వండి.',
      'हर प्रश्न के चार विकल्प हैं, जिनमें एक ही सही है। सही उत्तर पर 1 अंक; गलत उत्तर पर अंक नहीं कटते, इसलिए जितने प्रश्न हो सकें, उनके उत्तर दें।',
    ),
    ...HOW_IT_RUNS,
  ]
}

const icetTest = (number: number): ShippedTest => {
  const { pattern, blueprint } = ICET_PATTERNS[(number - 1) % 2] ?? ICET_PATTERNS[0]
  return {
    contentId: `icet/full/${number}`,
    stage: 'prelims',
    title: `ICET TEST ${number}`,
    pattern,
    type: 'Mock test',
    subType: 'Full length',
    instructions: icetInstructions(blueprint),
    content: { blueprint },
  }
}

export const ICET_SERIES: ShippedSeries = {
  slug: 'icet',
  name: 'ICET',
  exam: 'ICET',
  freeCount: 3,
  tests: [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(icetTest),
    ...sectionalTests('icet', 'ICET', ICET_PATTERNS[0], 'prelims_sectional', 1),
  ],
}
