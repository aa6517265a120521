import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const books: Translated<English> = {
  heading: 'పుస్తకాలు',
  description: '{exams} పరీక్షల కోసం సంస్థ పుస్తకాలు: విషయసూచిక, ధర, ఆన్‌లైన్‌లో చదవడానికి నమూనా అధ్యాయం.',
  text: 'సంస్థ ప్రచురించిన పుస్తకాలు. కొనే ముందు ఒక అధ్యాయం చదివి చూడండి.',
  pages: (pages) => `${pages} పేజీలు`,
  by: (author) => `రచన: ${author}`,
  inside: 'ఇందులో ఏముంది',
  sample: 'నమూనా పుస్తకం',
  extract: 'నమూనా అధ్యాయం చదవండి',
  extractOf: (chapter, book) => `${book} నమూనా అధ్యాయం చదవండి: ${chapter}`,
  how: 'ఎలా పొందాలి',
  order: 'ఈ పుస్తకం కోసం అడగండి',
  orderBook: (book) => `ఈ పుస్తకం కోసం ఇమెయిల్‌లో అడగండి: ${book}`,
  subject: (book) => `పుస్తకం: ${book}`,
  empty: {
    title: 'ప్రస్తుతం పుస్తకాలు లేవు',
    text: 'సంస్థ పుస్తకాల వివరాలు ఇక్కడ ఉంటాయి. అప్పటివరకు స్టడీ హబ్‌లోని ఉచిత అధ్యాయ నోట్స్ చదవండి.',
    action: 'స్టడీ హబ్‌కు వెళ్లండి',
  },
}
