import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const videos: Translated<English> = {
  heading: 'वीडियो लाइब्रेरी',
  description: '{exams} के वीडियो पाठ: मात्रात्मक अभिरुचि, तर्कशक्ति, अंग्रेज़ी, सामान्य ज्ञान और बैंकिंग, विषय के अनुसार।',
  subtitle: 'प्रतियोगी परीक्षाओं के लिए विषयवार वीडियो पाठ, बुनियादी बातों से परीक्षा स्तर के प्रश्नों तक।',
  available: (count) => `${count} वीडियो उपलब्ध`,
  search: 'वीडियो खोजें',
  placeholder: 'वीडियो खोजें...',
  categoriesLabel: 'श्रेणियाँ',
  all: 'सभी वीडियो',
  categories: {
    quant: 'मात्रात्मक अभिरुचि',
    reasoning: 'तर्कशक्ति',
    english: 'अंग्रेज़ी',
    gk: 'सामान्य ज्ञान',
    banks: 'बैंकिंग',
    miscellaneous: 'अन्य',
  },
  views: (views) => `${views} बार देखा गया`,
  duration: (duration) => `अवधि ${duration}`,
  newTab: '(नए टैब में खुलता है)',
  sample: 'नमूना',
  sampleNote: 'ये नमूना वीडियो हैं: इनसे उस विषय की YouTube खोज खुलती है, और देखे जाने की संख्याएँ केवल उदाहरण हैं।',
  none: {
    title: 'अभी कोई वीडियो नहीं है',
    text: 'वीडियो पाठ यहाँ जोड़े जाएँगे। तब तक स्टडी हब के नोट्स पढ़ें।',
    action: 'स्टडी हब पर जाएँ',
  },
  empty: {
    title: 'कोई वीडियो नहीं मिला',
    text: 'दूसरे शब्दों से खोजें या दूसरी श्रेणी चुनें।',
    action: 'सभी वीडियो दिखाएँ',
  },
  figures: 'लाइब्रेरी आँकड़ों में',
  total: 'वीडियो',
  categoryCount: 'श्रेणियाँ',
  sampleFigures: 'नमूना आँकड़े।',
}
