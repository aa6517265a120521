import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const blog: Translated<English> = {
  heading: 'ब्लॉग',
  description:
    '{exams} परीक्षाओं की तैयारी पर लेख: स्टडी प्लान, मॉक टेस्ट का विश्लेषण, रिवीज़न, समय प्रबंधन और परीक्षा के दिन के सुझाव।',
  text: 'परीक्षा की तैयारी पर लेख: स्टडी प्लान, तरीके और परीक्षा के दिन के सुझाव।',
  by: (author) => `लेखक: ${author}`,
  minutes: (minutes) => `पढ़ने में ${minutes} मिनट`,
  all: 'सभी लेख',
  you: 'आप यहाँ हैं',
  next: 'आगे पढ़ें',
  empty: {
    title: 'अभी कोई लेख नहीं है',
    text: 'लेख यहाँ प्रकाशित होंगे। तब तक स्टडी हब के नोट्स पढ़ें।',
    action: 'स्टडी हब पर जाएँ',
  },
}
