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
}
