import type { Translated } from '../../languages/translation.ts'
import type { English } from './review-texts.ts'

export const review: Translated<English> = {
  filters: {
    all: 'सभी',
    wrong: 'गलत',
    unattempted: 'छोड़े गए',
    slow: 'धीमे',
    marked: 'मार्क किए',
    late: 'नहीं गिने गए',
  },
  filterLabel: 'दिखाएँ',
  slowMeans: 'धीमे: जिनमें टेस्ट के एक प्रश्न के समय से डेढ़ गुना से अधिक समय लगा।',
  sections: 'खंड',
  allSections: 'सभी खंड',
  nothing: 'ऐसा कोई प्रश्न नहीं है।',
  keysOfList: 'कीबोर्ड: हर फ़िल्टर के पास का अक्षर; O पहला प्रश्न खोलता है।',
  keysOfQuestion: 'कीबोर्ड: ← → दूसरे प्रश्न, E अगला चरण, B सेव, Esc सूची पर वापस।',
  passageOf: (first, last) => `प्रश्न ${first} से ${last} का गद्यांश`,
  back: 'सभी हल',
  previous: 'पिछला',
  next: 'अगला',
  place: (number, at, of) => `प्रश्न ${number}, ${of} में से ${at}`,
  placeShort: (at, of) => `${at} / ${of}`,
  missing: 'इस टेस्ट में ऐसा कोई प्रश्न नहीं है।',
  setSolution: (first, last) => `प्रश्न ${first} से ${last} का साझा हल`,
  stepsOfQuestion: 'इस प्रश्न के लिए',
  nextStep: (at, of) => `अगला चरण (${of} में से ${at})`,
  allSteps: 'सभी चरण',
  stepByStep: 'एक-एक चरण',
  markedShort: 'मार्क किया',
  slowShort: 'धीमा',
}
