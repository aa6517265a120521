import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const search: Translated<English> = {
  title: 'సైట్‌లో వెతకండి',
  placeholder: 'పరీక్ష, టెస్ట్, అంశం...',
  close: 'వెతకడం మూసివేయండి',
  results: 'ఫలితాలు',
  count: (count) => (count === 0 ? 'ఏమీ దొరకలేదు' : count === 1 ? '1 ఫలితం' : `${count} ఫలితాలు`),
  nothing: (words) => `“${words}” కోసం ఏమీ దొరకలేదు.`,
  nothingText: 'తక్కువ పదాలతో లేదా వేరే పదాలతో వెతకండి.',
  failed: 'ప్రస్తుతం వెతకడం కుదరడం లేదు.',
  offline: 'నెట్‌వర్క్ లేదు. అది తిరిగి వచ్చాక వెతకడం కొనసాగుతుంది.',
  begin: 'తరచుగా వెతికేవి',
  kinds: {
    page: 'పేజీ',
    exam: 'పరీక్ష',
    test: 'టెస్ట్',
    material: 'స్టడీ మెటీరియల్',
    video: 'వీడియో',
    article: 'వ్యాసం',
    book: 'పుస్తకం',
  },
  often: { tests: 'అన్ని టెస్టులు', free: 'ఉచిత టెస్టులు', prices: 'ప్యాకేజీలు, ధరలు', hub: 'స్టడీ హబ్' },
}
