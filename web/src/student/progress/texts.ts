import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  title: 'Progress over tests',
  text: 'The first attempt at each test, the latest fifty.',
  none: 'Your results appear here after the first test.',
  failed: 'Your progress could not be loaded.',
  show: 'Show',
  figures: { percent: 'Marks in percent', percentile: 'Percentile', minutes: 'Minutes used' },
  chart: (figure: string, tests: number) => `${figure} over ${tests} tests`,
  table: 'As a table',
  heads: { test: 'Test', date: 'Date', marks: 'Marks', rank: 'Rank', percentile: 'Percentile', time: 'Time' },
  marksOf: (marks: string, maximum: string) => `${marks} / ${maximum}`,
  rankOf: (rank: number, of: number) => `${rank} / ${of}`,
  minutes: (minutes: number) => `${minutes}\u{a0}min`,
  topics: 'Topics of the latest ten tests, best first',
  topicScore: (right: number, seen: number) => `${right} of ${seen} right`,
  topicBand:
    'Topics of which you have seen five questions or more. The range and its bar show where your true share of right answers may lie (95%); the line is your share so far. Strong and weak are topics whose whole range is above or below your share over all topics. The columns are the tests, oldest first: as high as you saw questions, filled as far as you were right.',
  topic: 'Topic',
  strengths: { strong: 'Strong', weak: 'Weak', middle: 'Average', 'too-few': 'Too few questions' },
  report: 'Report for parents (PDF)',
  reportFailed: 'The report could not be made. Please try again.',
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('progress', english)
