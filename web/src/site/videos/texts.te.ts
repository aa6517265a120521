import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const videos: Translated<English> = {
  heading: 'వీడియో లైబ్రరీ',
  description: '{exams} వీడియో పాఠాలు: క్వాంటిటేటివ్, రీజనింగ్, ఇంగ్లీష్, జనరల్ నాలెడ్జ్, బ్యాంకింగ్, అంశాల వారీగా.',
  subtitle: 'పోటీ పరీక్షలకు అంశాల వారీగా వీడియో పాఠాలు, ప్రాథమిక అంశాల నుంచి పరీక్ష స్థాయి ప్రశ్నల వరకు.',
  available: (count) => (count === 1 ? '1 వీడియో ఉంది' : `${count} వీడియోలు ఉన్నాయి`),
  search: 'వీడియోలు వెతకండి',
  placeholder: 'వీడియోలు వెతకండి...',
  categoriesLabel: 'విభాగాలు',
  all: 'అన్ని వీడియోలు',
  categories: {
    quant: 'క్వాంటిటేటివ్',
    reasoning: 'రీజనింగ్',
    english: 'ఇంగ్లీష్',
    gk: 'జనరల్ నాలెడ్జ్',
    banks: 'బ్యాంకింగ్',
    miscellaneous: 'ఇతరాలు',
  },
  views: (views) => `${views} వ్యూస్`,
  duration: (duration) => `నిడివి ${duration}`,
  newTab: '(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)',
  sample: 'నమూనా',
  sampleNote: 'ఇవి నమూనా వీడియోలు: ఆ అంశంపై YouTube శోధన ఫలితాలు తెరుచుకుంటాయి, వ్యూస్ సంఖ్యలు ఉదాహరణలు మాత్రమే.',
  none: {
    title: 'ఇంకా వీడియోలు లేవు',
    text: 'వీడియో పాఠాలు ఇక్కడ వస్తాయి. అప్పటివరకు స్టడీ హబ్‌లోని నోట్స్ చదవండి.',
    action: 'స్టడీ హబ్‌కు వెళ్లండి',
  },
  empty: {
    title: 'వీడియోలు దొరకలేదు',
    text: 'వేరే పదాలతో వెతకండి, లేదా మరో విభాగం ఎంచుకోండి.',
    action: 'అన్ని వీడియోలు చూపించండి',
  },
  figures: 'లైబ్రరీ అంకెల్లో',
  total: 'వీడియోలు',
  categoryCount: 'విభాగాలు',
  sampleFigures: 'నమూనా అంకెలు.',
}
