import type { Translated } from '../../languages/translation.ts'
import type { English } from './solution-texts.ts'

export const solutions: Translated<English> = {
  passage: 'ప్యాసేజ్',
  correct: '✓ సరైన సమాధానం',
  yourWrong: '✗ మీ సమాధానం (తప్పు)',
  yourRight: 'మీ సమాధానం',
  yourNumber: 'మీ సమాధానం:',
  rightNumber: 'సరైన సమాధానం:',
  explanation: 'వివరణ',
}
