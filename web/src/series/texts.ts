import { useTextsOf } from '../languages/language-provider.tsx'

const english = {
  card: {
    minutes: (minutes: number) => `${minutes} mins`,
    questions: (count: number) => `${count} Questions`,
    free: 'Free',
    paid: 'Paid',
    start: 'Start Test',
    buy: 'Buy Now',
    soon: 'Available Soon',
  },
  list: {
    loading: 'Loading the tests',
    failed: 'The tests could not be loaded.',
    empty: 'No tests yet.',
    emptyText: 'This series is being prepared.',
    soon: 'Available soon....',
  },
  stages: {
    label: 'Stages of the examination',
    prelims: 'Prelims',
    mains: 'Mains',
    prelims_sectional: 'Prelims Sectional',
    mains_sectional: 'Mains Sectional',
  },
  free: {
    heading: 'Free tests',
    text: 'Every test of every series that costs nothing. Look around without an account; to start a test you log in, and come back to it.',
    demo: 'Try the demo',
    demoText: 'Five questions, marked at once. No account, nothing is stored.',
    openDemo: 'Open the demo',
    now: 'To take now',
    soon: 'Free and on their way',
    soonText: 'These will be free as soon as they are published.',
  },
  progress: {
    heading: 'Test Series',
    text: 'Every series of tests, and how far you have come in it.',
    hint: 'Log in to see your progress in each series.',
    login: 'Log in',
    failed: 'Your progress could not be loaded.',
    taken: (taken: number, ready: number) => `${taken} of ${ready} tests taken`,
    best: (percent: number) => `Best result ${percent}%`,
    none: 'The first tests are being prepared',
    goOn: (title: string) => `Go on with ${title}`,
    open: (name: string) => `Open the ${name} tests`,
    counts: (ready: number, announced: number) =>
      [ready > 0 && `${ready} published`, announced > 0 && `${announced} announced`].filter(Boolean).join(', '),
  },
  pick: {
    heading: 'Pick a test',
    text: 'Every series, free tests first. A test goes on where you left it, on any device.',
    counts: (tests: number, ready: number, free: number) =>
      ready === tests ? `${tests} tests, ${free} free` : `${tests} tests, ${ready} of them published, ${free} free`,
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('series', english)
