import { FAMILY_NAMES } from '@pariksha/domain/exam-families'
import { termText } from '@pariksha/domain/term'
import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const packages: Translated<English> = {
  heading: 'ధరలు',
  description: '{exams} మాక్ టెస్ట్ ప్యాకేజీలు, ధరలు: పూర్తి నిడివి, సెక్షనల్ టెస్టుల సంఖ్య, గడువు.',
  lead: 'మీ పరీక్షకు సరిపోయే ప్యాకేజీ ఎంచుకోండి. ఉచిత టెస్టులకు ప్యాకేజీ అవసరం లేదు.',
  ofSeries: (name) => `${name} టెస్టులు ఉన్న ప్యాకేజీలు`,
  families: {
    ...FAMILY_NAMES,
    bank: 'బ్యాంక్',
    railway: 'రైల్వే',
    state: 'రాష్ట్ర పరీక్షలు',
    other: 'ఇతర పరీక్షలు',
  },
  familyNavigation: 'పరీక్షలు',
  all: 'అన్నీ',
  none: 'ఇక్కడ ఇంకా ప్యాకేజీలు లేవు',
  noneText: 'సంస్థ ప్యాకేజీలు ఇవ్వగానే ఇక్కడ కనిపిస్తాయి.',
  showAll: 'అన్ని ప్యాకేజీలు చూపించండి',
  card: {
    was: 'ఇంతకు ముందు:',
    months: (months) => `గడువు ${termText(months, 'te')}`,
    fullLength: (count) => (count === 1 ? '1 పూర్తి నిడివి మాక్ టెస్ట్' : `${count} పూర్తి నిడివి మాక్ టెస్టులు`),
    sectional: (count) => (count === 1 ? '1 సెక్షనల్ టెస్ట్' : `${count} సెక్షనల్ టెస్టులు`),
    soon: (tests, ready, announced) => `${tests}: ఇప్పుడు ${ready}, త్వరలో ${announced}`,
    nothing: 'ఇంకా టెస్టులు ప్రకటించలేదు',
    later: 'కొత్తగా చేర్చే టెస్టులు కూడా ఇందులో ఉంటాయి',
    laterFullLength: 'కొత్తగా చేర్చే పూర్తి నిడివి టెస్టులు కూడా ఇందులో ఉంటాయి',
    laterSectional: 'అపరిమిత సెక్షనల్ టెస్టులు: కొత్తగా చేర్చేవి కూడా ఇందులో ఉంటాయి',
    buy: 'కొనండి',
    buyName: (title) => `${title} కొనండి`,
  },
}
