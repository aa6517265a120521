import type { StreakDay } from '@pariksha/domain/practice/streak'
import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

const english = {
  heading: 'Ten a day',
  lead: 'Your mistakes that are due, then your weakest topics, then new ones.',
  about: 'Ten questions, about ten minutes. They also work without a network once they have been opened.',
  begin: 'Start today’s ten',
  goOn: 'Continue',
  see: 'See the result',
  card: (answered: number, all: number) => `${answered} of ${all} answered today`,
  finished: 'Today’s ten are finished',
  failed: 'Today’s ten could not be loaded.',
  offline: 'There is no network, and today’s ten are not on this device yet. Open them once with a network.',
  question: (number: number, all: number) => `Question ${number} of ${all}`,
  submit: 'Submit the answer',
  kept: 'Your answer is saved on this device',
  keptText: 'It is checked as soon as the server can be reached, and the solution comes then.',
  notKept: 'This browser cannot save anything. Keep this page open until your answer has been sent.',
  next: 'Next question',
  toResult: 'See the result',
  waiting: (count: number) =>
    `${count === 1 ? '1 answer is' : `${count} answers are`} saved on this device and not sent yet.`,
  sendNow: 'Send now',
  refused: (count: number) =>
    `${count === 1 ? '1 answer' : `${count} answers`} could not be accepted: more than 30 days old, or to a question that was replaced.`,
  result: (right: number, all: number) => `${right} of ${all} right`,
  resultWaiting: 'The result comes when all answers have been sent.',
  known: 'You knew',
  comesBack: 'Comes back for revision',
  comesBackText: 'You will be asked similar questions on these before you forget them.',
  review: 'Your ten questions',
  open: (number: number, topic: string) => `${number}. ${topic}`,
  pending: 'Not checked yet',
  more: 'Practise more topics',
  streak: (days: number) => (days === 1 ? '1 day' : `${days} days in a row`),
  noStreak: 'Finish today’s ten to begin a streak.',
  streakText: 'You may miss one day in any seven.',
  days: {
    done: 'finished',
    forgiven: 'missed, still counts',
    missed: 'not done',
    open: 'today, not finished',
  } satisfies Record<StreakDay, string>,
  reminder: {
    heading: 'Reminder',
    off: 'Once a day, only if the ten are not finished. Only on this device.',
    hour: 'At',
    on: 'Remind me',
    isOn: (time: string) => `You are reminded at ${time} if the ten are not finished.`,
    turnOff: 'Turn off',
    denied: 'This browser does not allow notifications from this site. Allow them in its settings first.',
    unsupported: 'This browser cannot show reminders. On an iPhone, add the site to the home screen first.',
    failed: 'The reminder was not changed. Please try again.',
  },
  day: (weekday: string, state: string) => `${weekday}: ${state}`,
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('today', english)
