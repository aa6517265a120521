import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const progress: Translated<English> = {
  title: 'టెస్టుల్లో మీ ప్రగతి',
  text: 'ప్రతి టెస్టుకు మొదటి ప్రయత్నం, చివరి యాభై టెస్టులు.',
  none: 'మొదటి టెస్ట్ తర్వాత మీ ఫలితాలు ఇక్కడ కనిపిస్తాయి.',
  failed: 'మీ ప్రగతి లోడ్ కాలేదు.',
  show: 'చూపించు',
  figures: { percent: 'మార్కులు శాతంలో', percentile: 'పర్సంటైల్', minutes: 'పట్టిన నిమిషాలు' },
  chart: (figure, tests) => `${tests} టెస్టుల్లో ${figure}`,
  table: 'పట్టికగా',
  heads: {
    test: 'టెస్ట్',
    date: 'తేదీ',
    marks: 'మార్కులు',
    rank: 'ర్యాంక్',
    percentile: 'పర్సంటైల్',
    time: 'సమయం',
  },
  marksOf: (marks, maximum) => `${marks} / ${maximum}`,
  rankOf: (rank, of) => `${rank} / ${of}`,
  minutes: (minutes) => `${minutes}\u{a0}నిమి`,
  topics: 'చివరి పది టెస్టుల అంశాలు, బాగా వచ్చినవి ముందు',
  topicScore: (right, seen) => `${seen}లో ${right} ${right === 1 ? 'సరైనది' : 'సరైనవి'}`,
  topicBand:
    'మీరు ఐదు లేదా ఎక్కువ ప్రశ్నలు చూసిన అంశాలు. మీ అసలు శాతం (సరైన సమాధానాలు) ఎక్కడ ఉండవచ్చో పరిధి, దాని పట్టీ చూపిస్తాయి (95%); గీత ఇప్పటివరకు మీ శాతం. పరిధి మొత్తం అన్ని అంశాల్లో మీ శాతం కంటే పైన ఉంటే బలం, కింద ఉంటే బలహీనం. నిలువు పట్టీలు టెస్టులు, పాతవి ముందు: ఎత్తు మీరు చూసిన ప్రశ్నలు, నిండిన భాగం సరైనవి.',
  topic: 'అంశం',
  strengths: { strong: 'బలం', weak: 'బలహీనం', middle: 'మిగతా వాటిలా', 'too-few': 'చెప్పడానికి సరిపోవు' },
  report: 'తల్లిదండ్రుల కోసం నివేదిక (PDF)',
  reportFailed: 'నివేదిక తయారు కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
}
