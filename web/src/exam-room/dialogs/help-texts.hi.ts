import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './help-texts.ts'

export const help: Translated<English> = {
  title: 'कीबोर्ड शॉर्टकट',
  keys: [
    ['1 – 6, A – F', 'उत्तर चुनें'],
    ['← →, K J', 'पिछला और अगला प्रश्न'],
    ['M', 'मार्क और अगला'],
    ['Delete, Shift + C', 'उत्तर हटाएँ'],
    ['Enter, S', 'सेव और अगला'],
    ['P', 'पैलेट दिखाएँ या छिपाएँ'],
    ['?', 'यह मदद'],
  ],
}
