import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const books: Translated<English> = {
  heading: 'किताबें',
  description: '{exams} परीक्षाओं के लिए संस्थान की किताबें: विषय-सूची, कीमत और ऑनलाइन पढ़ने के लिए नमूना अध्याय।',
  text: 'संस्थान की छपी हुई किताबें। लेने से पहले एक अध्याय पढ़कर देखें।',
  pages: (pages) => `${pages} पेज`,
  by: (author) => `लेखक: ${author}`,
  inside: 'इसमें क्या है',
  sample: 'नमूना किताब',
  extract: 'नमूना अध्याय पढ़ें',
  extractOf: (chapter, book) => `${book} का नमूना अध्याय पढ़ें: ${chapter}`,
  how: 'कैसे मिलेगी',
  order: 'यह किताब मँगाएँ',
  orderBook: (book) => `ईमेल से यह किताब मँगाएँ: ${book}`,
  subject: (book) => `किताब: ${book}`,
  empty: {
    title: 'अभी कोई किताब नहीं है',
    text: 'संस्थान की किताबें यहाँ दिखेंगी। तब तक स्टडी हब के मुफ़्त अध्याय नोट्स पढ़ें।',
    action: 'स्टडी हब पर जाएँ',
  },
}
