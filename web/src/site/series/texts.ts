import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  card: {
    minutes: (minutes: number) => `${minutes} mins`,
    questions: (count: number) => `${count} Questions`,
    marks: (count: number) => `${count} Marks`,
    free: 'Free',
    paid: 'Paid',
    start: 'Start Test',
    practise: 'Practise this test',
    buy: 'Buy Now',
    soon: 'Available Soon',
    new: 'New',
    running: 'Running',
    done: (score: string | null, maximum: number) => (score === null ? 'Done' : `Done ${score}/${maximum}`),
    resume: 'Resume',
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
    description: 'Free mock tests for {exams} in the latest exam pattern, with solutions and section-wise score.',
    heading: 'Free tests',
    headingOf: (name: string) => `Free ${name} tests`,
    text: 'All free mock tests. You can look around without an account; to start a test, sign up or log in.',
    textOf: 'To start a test, sign up or log in. It is free.',
    noneOf: (name: string) => `No free ${name} test is published yet`,
    noneOfText: 'Try the demo, or a free test of another exam.',
    others: 'Other free tests',
    demo: 'Try the demo',
    demoText: 'Five questions with instant marks. No account needed, nothing is stored.',
    openDemo: 'Open the demo',
    now: 'Available now',
    soon: 'Free tests coming soon',
    soonText: 'They are free when they are published.',
    /** Those that are not called by an abbreviation. */
    families: {
      bank: 'bank exam',
      railway: 'railway exam',
      state: 'state exam',
      other: 'other exam',
    },
  },
  progress: {
    description: 'All mock test series of {exams} with your progress: tests taken, best score and next test.',
    heading: 'Test Series',
    text: 'All test series, and your progress in each.',
    hint: 'Log in to see your progress in each series.',
    failed: 'Your progress could not be loaded.',
    taken: (taken: number, ready: number) => `${taken} of ${ready} tests taken`,
    best: (percent: number) => `Best result ${percent}%`,
    none: 'The first tests are being prepared',
    goOn: (title: string) => `Continue with ${title}`,
    open: (name: string) => `Open the ${name} tests`,
    counts: (ready: number, announced: number) =>
      [ready > 0 && `${ready} published`, announced > 0 && `${announced} announced`].filter(Boolean).join(', '),
  },
  pick: {
    description:
      'Mock test series for {exams}, with full-length and sectional tests of each exam. Free tests come first.',
    heading: 'Pick a test',
    text: 'All test series, free tests first. You can continue a test from where you stopped, on any device.',
    counts: (tests: number, ready: number, free: number) =>
      ready === tests ? `${tests} tests, ${free} free` : `${tests} tests, ${ready} of them published, ${free} free`,
  },
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('series', english)
