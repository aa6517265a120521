import type { Translated } from '../../languages/translation.ts'
import type { English } from './solution-texts.ts'

export const solutions: Translated<English> = {
  passage: 'गद्यांश',
  correct: '✓ सही उत्तर',
  yourWrong: '✗ आपका उत्तर (गलत)',
  yourRight: 'आपका उत्तर',
  yourNumber: 'आपका उत्तर:',
  rightNumber: 'सही उत्तर:',
  explanation: 'व्याख्या',
  corrected: (day) => `${day} को कुंजी सुधारी गई।`,
  corrections: {
    'key-changed': 'सही उत्तर दूसरा है।',
    'several-accepted': 'एक से अधिक उत्तर माने गए हैं।',
    'marks-to-all': 'यह प्रश्न हटाया गया: इसके अंक सबको मिलते हैं।',
    'marks-to-attempted': 'यह प्रश्न हटाया गया: इसके अंक उन सबको मिलते हैं जिन्होंने उत्तर दिया।',
    'maximum-lowered': 'यह प्रश्न हटाया गया: यह गिना नहीं जाता और अधिकतम अंक कम हुए।',
  },
  reason: (reason) => `कारण: ${reason}`,
}
