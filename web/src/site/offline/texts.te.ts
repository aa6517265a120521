import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const offline: Translated<English> = {
  title: 'కనెక్షన్ లేదు',
  heading: 'సర్వర్ అందడం లేదు',
  text: 'మీ నెట్‌వర్క్ చూసుకోండి. సర్వర్ అందగానే ఈ పేజీ దానంతట అదే తెరుచుకుంటుంది.',
  open: 'ఈ ఫోన్‌లో తెరిచి ఉన్న టెస్టులు',
  openText: 'వాటిని ఇప్పుడే కొనసాగించవచ్చు. మీ సమాధానాలు ఈ ఫోన్‌లోనే ఉంటాయి, నెట్‌వర్క్ రాగానే సర్వర్‌కు చేరతాయి.',
  goOn: 'కొనసాగించండి',
  unsent: (count) => (count === 1 ? 'ఒక సమాధానం ఇంకా పంపలేదు' : `${count} సమాధానాలు ఇంకా పంపలేదు`),
  none: 'ఈ ఫోన్‌లో ఏ టెస్టూ తెరిచి లేదు.',
  today: 'నేటి పది ప్రశ్నలు ఈ పరికరంలో ఉన్నాయి',
  again: 'మళ్లీ ప్రయత్నించండి',
}
