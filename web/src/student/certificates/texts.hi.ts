import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const certificates: Translated<English> = {
  heading: 'प्रमाणपत्र की जाँच करें',
  description: 'सहभागिता प्रमाणपत्र असली है या नहीं।',
  loading: 'प्रमाणपत्र खोजा जा रहा है',
  failed: 'प्रमाणपत्र की जाँच नहीं हो सकी।',
  unknown: 'इस संख्या का कोई प्रमाणपत्र नहीं है।',
  unknownText: 'इस पेज के पते की संख्या को प्रमाणपत्र पर लिखी संख्या से मिलाएँ।',
  genuine: 'यह प्रमाणपत्र असली है।',
  took: 'लाइव टेस्ट में सहभागिता का प्रमाणपत्र',
  name: 'नाम',
  test: 'टेस्ट',
  ofShift: (title, shift) => `${title}, शिफ्ट ${shift}`,
  date: 'तारीख',
  institute: 'संस्थान',
  number: 'प्रमाणपत्र संख्या',
}
