import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  title: 'Keys',
  keys: [
    ['1 – 6 or A – F', 'Choose an answer'],
    ['← →, K J', 'Previous and next question'],
    ['M', 'Mark & Next'],
    ['Delete or Shift + C', 'Clear the answer'],
    ['Enter or S', 'Save & Next'],
    ['P', 'Show or hide the palette'],
    ['?', 'This help'],
  ],
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('help', english)
