import type { Translated } from '../languages/translation.ts'
import type { English } from './texts.ts'

export const offline: Translated<English> = {
  title: 'నెట్‌వర్క్ లేదు',
  heading: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు',
  text: 'మీరు అడిగిన పేజీ ఇప్పుడు అందడం లేదు.',
  open: 'ఈ ఫోన్‌లో తెరిచి ఉన్న టెస్టులు',
  openText: 'వాటిని ఇప్పుడే కొనసాగించవచ్చు. మీ సమాధానాలు ఈ ఫోన్‌లోనే ఉంటాయి, నెట్‌వర్క్ రాగానే సర్వర్‌కు చేరతాయి.',
  goOn: 'కొనసాగించండి',
  unsent: (count) => (count === 1 ? 'ఒక సమాధానం ఇంకా పంపలేదు' : `${count} సమాధానాలు ఇంకా పంపలేదు`),
  none: 'ఈ ఫోన్‌లో ఏ టెస్టూ తెరిచి లేదు.',
  today: 'నేటి పది ప్రశ్నలు ఈ పరికరంలో ఉన్నాయి',
  again: 'మళ్లీ ప్రయత్నించండి',
}
