import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  free: 'This test is free.',
  price: 'Price',
  needsScripts: 'To take the test, allow JavaScript in your browser, or open this page in another browser.',
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('withoutScripts', english)
