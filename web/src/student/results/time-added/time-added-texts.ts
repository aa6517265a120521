import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

const counted = (count: number, one: string) => (count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${one}s`])

/** 183 s: "3 minutes 3 seconds". */
export const amountInEnglish = (seconds: number): string =>
  [...counted(Math.floor(seconds / 60), 'minute'), ...counted(seconds % 60, 'second')].join(' ')

const english = {
  title: 'Time was added',
  line: (seconds: number, when: string) =>
    `${amountInEnglish(seconds)} ${seconds === 1 || seconds === 60 ? 'was' : 'were'} added by the staff on ${when}.`,
  because: (reason: string) => `Reason: ${reason}`,
  /** In the room, when it happens. */
  now: (seconds: number) => `The staff added ${amountInEnglish(seconds)} to your time.`,
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('timeAdded', english)
