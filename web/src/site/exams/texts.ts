import { useTextsOf } from '../../shared/languages/language-provider.tsx'

/** The texts around what the catalogue says about examinations. */
const english = {
  home: 'Home',
  exams: 'Exams',
  breadcrumb: 'Breadcrumb',
  figures: 'About the institute in numbers',
  sampleFigures: 'Sample figures.',
  sample: 'Sample',
  sections: 'Sections of this page',
  countdown: {
    label: (name: string) => `Countdown to ${name}`,
    exam: (name: string, year: number) => `${name} ${year}`,
    today: 'Exam Today!',
    daysLeft: (days: number) => (days === 1 ? 'Day Left' : 'Days Left'),
    date: (stage: string | null, label: string, tentative: boolean) =>
      `${stage ?? 'Exam date'}: ${label}${tentative ? ' (tentative)' : ''}`,
    held: (label: string) => `Last held on ${label}`,
  },
  series: {
    description: (title: string, year: number) =>
      `${title} Test Series ${year}: ${title} mock tests in the latest exam pattern with solutions, rank and section-wise score. Exam date, syllabus, free tests.`,
    headline: (title: string, year: number) => `${title} Test Series ${year}`,
    trial: 'Start Free Trial',
    heading: 'Test Series',
    about: (name: string) => `All about ${name}`,
    prices: 'Packages and prices',
  },
  pattern: {
    inForce: 'Current pattern',
    earlier: 'Earlier pattern',
    earlierOf: (years: string) => `Earlier pattern (${years})`,
    years: (years: string) => `Years: ${years}`,
    stage: 'Stage',
    questions: 'Questions',
    marks: 'Marks',
    time: 'Time',
    minutes: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      if (hours === 0) return `${minutes} min`
      return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
    },
    marking: (marking: string) => `Marking: ${marking}`,
    options: (count: number) => `${count} options per question`,
    none: '–',
  },
  exam: {
    title: (name: string, year: number | null) =>
      year === null
        ? `${name}: eligibility, posts and selection process`
        : `${name} ${year}: exam date, pattern, syllabus and eligibility`,
    description: (name: string, year: number | null) =>
      year === null
        ? `${name}: conducting body, eligibility, age limit, posts, selection process and frequently asked questions. Check what to practise with our mock tests.`
        : `${name} ${year}: exam date, exam pattern, syllabus, eligibility, salary and selection process. Free mock tests on the real exam screen with solutions.`,
    when: (name: string, year: number) => `When is ${name} ${year}?`,
    whenAnswer: (date: string, usual: string | null) =>
      `${date}.${usual === null ? '' : ` Usual months: ${usual}.`} Check the official notification.`,
    facts: 'At a glance',
    body: 'Conducting body',
    cycle: 'How often',
    usual: 'Usual months',
    languages: 'Languages',
    salary: 'Salary',
    date: 'Exam date',
    lastHeld: 'Last held on',
    dateText: (stage: string | null, label: string, year: number, tentative: boolean) =>
      `${stage === null ? '' : `${stage}: `}${label}, ${year}${tentative ? ' (tentative)' : ''}`,
    noDate: 'To be announced',
    pattern: 'Exam pattern',
    eligibility: 'Eligibility',
    selection: 'Selection process',
    syllabus: 'Syllabus',
    faq: 'Frequently asked questions',
    tests: 'Mock tests',
    others: 'Related exams',
    freeTests: 'See all free tests',
    openPage: (name: string) => `Go to the ${name} page`,
    check: 'Dates and details are based on earlier notifications. Check the official notification.',
  },
  notices: { none: 'No notifications yet', noneText: 'New notifications of the institute will be shown here.' },
  stories: { none: 'No success stories yet', noneText: 'Success stories of our students will be shown here.' },
  packages: {
    heading: 'Packages',
    none: 'No packages yet',
    noneText: 'There is no package for these exams at the moment.',
    all: 'See all packages',
  },
  yours: {
    title: 'Your Exams',
    description: 'Exam dates, days left, exam pattern, syllabus and eligibility of {exams}, all on one page.',
    lead: 'The exams you prepare for, with days left. All other exams are listed below.',
    hint: 'Log in to choose your exams. They are then shown first, with your last scores.',
    chosen: 'My exams',
    none: 'No exam chosen yet',
    noneText: 'Tap the star of an exam below to add it here.',
    others: 'All other exams',
    all: 'All exams',
    choose: (name: string) => `Add ${name} to my exams`,
    drop: (name: string) => `Remove ${name} from my exams`,
    scores: 'Last scores',
    noScores: 'No test taken yet',
    score: (score: number, max: number) => `${score} of ${max}`,
    tests: 'Tests',
    practice: 'Practise',
    information: 'Information',
    failed: 'Your exams could not be loaded.',
    notSaved: 'This could not be saved. Please try again.',
    loading: 'Loading your exams',
  },
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('exams', english)
