import type { Translated } from '../languages/catalogue.ts'
import type { English } from './texts.ts'

export const attempts: Translated<English> = {
  heading: 'గతంలో రాసిన టెస్టులు',
  loading: 'మీ గత ప్రయత్నాలు లోడ్ అవుతున్నాయి...',
  notLoggedIn: 'గత ప్రయత్నాలు చూడటానికి మీరు లాగిన్ అయి ఉండాలి',
  expired: 'మీ లాగిన్ గడువు ముగిసింది. దయచేసి మళ్లీ లాగిన్ అవ్వండి.',
  failed: 'మీరు గతంలో రాసిన టెస్టులు లోడ్ కాలేదు',
  goToLogin: 'లాగిన్ పేజీకి వెళ్లండి',
  empty: 'మీరు ఇంకా ఏ టెస్టూ రాయలేదు.',
  takeTest: 'టెస్ట్ రాయండి',
  testId: 'టెస్ట్ ID',
  score: 'స్కోరు',
  scoreOf: (score, maximum) => `${String(score).replace('-', '−')} / ${maximum}`,
  results: 'ఫలితాలు',
  hideResults: 'ఫలితాలు దాచండి',
  resume: 'కొనసాగించండి',
  resultsFailed: 'ఫలితాలు లోడ్ కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  statuses: {
    completed: 'పూర్తయింది',
    started: 'మొదలైంది',
    paused: 'పాజ్ అయింది',
    closing: 'ముగుస్తోంది',
  },
  pages: 'పేజీలు',
  newer: 'కొత్తవి',
  older: 'పాతవి',
  page: (page) => `పేజీ ${page}`,
  onDevice: (count) =>
    `ఈ టెస్టులో మీరు చేసిన ${count === 1 ? 'ఒక మార్పు' : `${count} మార్పులు`} ఈ పరికరంలో మాత్రమే ${count === 1 ? 'ఉంది' : 'ఉన్నాయి'}. పంపడానికి టెస్టును తెరవండి.`,
}
