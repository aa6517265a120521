import { useTextsOf } from '../languages/language-provider.tsx'

const english = {
  title: 'No network',
  heading: 'You are offline',
  text: 'The page you asked for cannot be reached at the moment.',
  open: 'Tests open on this device',
  openText: 'You can go on with them now. Your answers are kept on this device and sent when the network is back.',
  goOn: 'Go on',
  unsent: (count: number) => (count === 1 ? '1 answer not sent yet' : `${count} answers not sent yet`),
  none: 'No test is open on this device.',
  again: 'Try again',
} as const

export type English = typeof english

export const title = english.title

export const useTexts = () => useTextsOf('offline', english)
