import { termText } from '@pariksha/domain/term'
import type { Translated } from '../../../shared/languages/translation.ts'
import type { English } from './comparison-texts.ts'

export const comparison: Translated<English> = {
  title: 'पैकेज की तुलना करें',
  package: 'पैकेज',
  opens: 'किन परीक्षाओं के टेस्ट',
  fullLength: 'फ़ुल-लेंथ मॉक टेस्ट',
  sectional: 'सेक्शनल टेस्ट',
  now: (ready) => `अभी ${ready} उपलब्ध`,
  none: 'कोई नहीं',
  added: 'बाद में जुड़ने वाले टेस्ट',
  included: 'शामिल',
  sectionalIncluded: 'केवल सेक्शनल टेस्ट',
  notIncluded: 'शामिल नहीं',
  validity: 'वैधता',
  months: (months) => termText(months, 'hi'),
  price: 'कीमत',
}
