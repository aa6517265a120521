import type { Translated } from '../languages/translation.ts'
import type { English } from './texts.ts'

export const questions: Translated<English> = {
  options: 'विकल्प',
  picture: (number) => `प्रश्न ${number} का चित्र`,
  optionPicture: (letter) => `विकल्प ${letter} का चित्र`,
  noPicture: 'चित्र लोड नहीं हो सका।',
  tryPicture: 'फिर से कोशिश करें',
  typed: {
    label: 'आपका उत्तर',
    notANumber: 'यह अभी संख्या नहीं है, इसलिए सेव नहीं हुआ।',
    backspace: 'आखिरी अंक हटाएँ',
    clear: 'हटाएँ',
  },
}
