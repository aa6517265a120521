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
  corrected: (day) => `${day}న కీ సరిచేశారు.`,
  corrections: {
    'key-changed': 'సరైన సమాధానం వేరేది.',
    'several-accepted': 'ఒకటి కంటే ఎక్కువ సమాధానాలు ఒప్పుకున్నారు.',
    'marks-to-all': 'ఈ ప్రశ్నను తొలగించారు: అందరికీ దీని మార్కులు వస్తాయి.',
    'marks-to-attempted': 'ఈ ప్రశ్నను తొలగించారు: సమాధానం ఇచ్చిన అందరికీ దీని మార్కులు వస్తాయి.',
    'maximum-lowered': 'ఈ ప్రశ్నను తొలగించారు: ఇది లెక్కలోకి రాదు, గరిష్ఠ మార్కులు తగ్గాయి.',
  },
  reason: (reason) => `కారణం: ${reason}`,
}
