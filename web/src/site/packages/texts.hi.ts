import { FAMILY_NAMES } from '@pariksha/domain/exam-families'
import { termText } from '@pariksha/domain/term'
import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const packages: Translated<English> = {
  heading: 'कीमतें',
  description: '{exams} के मॉक टेस्ट पैकेज और कीमतें: फ़ुल-लेंथ और सेक्शनल टेस्ट की संख्या और वैधता।',
  lead: 'अपनी परीक्षा का पैकेज चुनें। मुफ़्त टेस्ट के लिए पैकेज ज़रूरी नहीं है।',
  ofSeries: (name) => `${name} के टेस्ट वाले पैकेज`,
  families: {
    ...FAMILY_NAMES,
    bank: 'बैंक',
    railway: 'रेलवे',
    state: 'राज्य परीक्षाएँ',
    other: 'अन्य परीक्षाएँ',
  },
  familyNavigation: 'परीक्षाएँ',
  all: 'सभी',
  none: 'यहाँ अभी कोई पैकेज नहीं है',
  noneText: 'संस्थान के पैकेज जारी करते ही वे यहाँ दिखेंगे।',
  showAll: 'सभी पैकेज दिखाएँ',
  card: {
    was: 'पहले:',
    months: (months) => `अवधि ${termText(months, 'hi')}`,
    fullLength: (count) => `${count} फ़ुल-लेंथ मॉक टेस्ट`,
    sectional: (count) => `${count} सेक्शनल टेस्ट`,
    soon: (tests, ready, announced) => `${tests}: अभी ${ready} उपलब्ध, ${announced} जल्द`,
    nothing: 'अभी कोई टेस्ट घोषित नहीं हुआ है',
    later: 'नए जुड़ने वाले टेस्ट भी शामिल हैं',
    laterFullLength: 'नए जुड़ने वाले फ़ुल-लेंथ टेस्ट भी शामिल हैं',
    laterSectional: 'असीमित सेक्शनल टेस्ट: नए जुड़ने वाले भी शामिल हैं',
    buy: 'खरीदें',
    buyName: (title) => `${title} खरीदें`,
  },
}
