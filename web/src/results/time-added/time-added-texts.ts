import { useTextsOf } from '../../languages/language-provider.tsx'

const english = {
  title: 'Time was added',
  line: (minutes: number, when: string) =>
    `${minutes === 1 ? '1 minute was' : `${minutes} minutes were`} added on ${when}.`,
  because: (reason: string) => `Reason: ${reason}`,
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('timeAdded', english)
