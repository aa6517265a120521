import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

const english = {
  digest: 'Check code of your answers',
  note: 'Write it down or take a picture of it. This device keeps it, and holds it against your result when that is there.',
  stored: 'What was stored',
  question: 'Question',
  answer: 'Answer',
  storedAt: 'Stored at',
  failed: 'Your answers are safe. Their list could not be loaded just now.',
  loading: 'Loading your answers',
  recipe: 'How anybody can make this check code',
  steps:
    'Save the text below as a file, each line with a line feed at its end, and make its SHA-256: the first 32 digits, in groups of four, are the check code. With Linux: sha256sum answers.txt. It says which answers were stored and nothing of the key, so a corrected key does not change it.',
  save: 'Save this text',
  checks: {
    same: 'Your answers are the same as on your receipt.',
    differs: 'Your answers differ from your receipt. Please tell us.',
    earlier: 'This device has the receipt of an earlier submission: the attempt was opened again since.',
  },
  unknown: 'This device has no receipt of this test. Compare the check code with the one that you wrote down.',
  yours: 'Your receipt',
  now: 'This result',
  details: 'Check code of the answers that were marked',
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('receipt', english)
