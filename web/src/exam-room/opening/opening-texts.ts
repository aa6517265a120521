import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  heading: 'Live test',
  opensOn: (moment: string) => `This test starts on ${moment}.`,
  moved: (moment: string) => `The start was moved to ${moment}.`,
  notStarting: 'This test does not start.',
  otherShifts: 'See the other shifts',
  startsIn: (time: string) => `Starts in ${time}`,
  open: 'The test is open now.',
  onDevice: (time: string) => `Your question paper is on this device, locked until ${time}.`,
  comesBefore: 'Your question paper will be loaded on this device before the start.',
  comesAtStart: 'Your question paper will be loaded at the start.',
  prepare: 'Read the instructions, choose your language and tick the declaration before the start.',
  keepOpen: 'Keep this page open. The test starts by itself.',
  starting: 'Starting your test...',
  noNetwork: 'No network. Your test starts when the network is back.',
  noServer: 'No answer from the server yet. Your test starts when it answers.',
  timeUnknown: 'The time of the start could not be loaded. Trying again...',
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('opening', english)
