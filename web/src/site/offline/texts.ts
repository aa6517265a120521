import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  title: 'No connection',
  heading: 'The server cannot be reached',
  text: 'Check your network. This page opens by itself when the server answers.',
  open: 'Tests open on this device',
  openText: 'You can continue them now. Your answers are kept on this device and sent when the network is back.',
  goOn: 'Continue',
  unsent: (count: number) => (count === 1 ? '1 answer not sent yet' : `${count} answers not sent yet`),
  none: 'No test is open on this device.',
  today: 'Today’s ten questions are on this device',
  again: 'Try again',
} as const

export type English = typeof english

export const title = english.title

export const useTexts = () => useTextsOf('offline', english)
