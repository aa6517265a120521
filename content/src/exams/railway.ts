import type { Exam } from './exam.ts'
import * as patterns from './patterns/railway.ts'
import * as syllabus from './syllabus/railway.ts'

const COMMON = {
  family: 'railway',
  body: 'Railway Recruitment Boards, Ministry of Railways',
  languages: 'English, Hindi and thirteen regional languages, Telugu among them',
} as const
const PAY_NOTE = 'Pay levels are those of the Seventh Pay Commission.'
const MINIMUM = 'To be ranked at all: 40% unreserved and EWS, 30% OBC and SC, 25% ST'
const third = {
  question: 'How much does a wrong answer cost?',
  answer: 'A third of a mark. Three wrong answers undo one right one.',
} as const

const ntpc: Exam = {
  ...COMMON,
  slug: 'rrb_ntpc',
  day: { month: 3, day: 16 },
  name: 'RRB NTPC',
  title: 'RRB NTPC',
  fullName: 'Non-Technical Popular Categories',
  series: 'rrb_ntpc',
  page: '/exams/rrb_ntpc',
  summary: 'Station masters, goods train managers, clerks and accounts assistants of the Indian Railways.',
  hero: 'Two stages of ninety minutes. Awareness is the largest part, and the one that needs the longest run-up.',
  cycle: 'Notice in autumn, the stages spread over the next year',
  eligibility: [
    ['Education', 'A bachelor’s degree for graduate posts, class 12 for the others'],
    ['Age', '18 to 33 for graduate posts, 18 to 30 for the others'],
    ['Medical', 'Standards A2 to C2, by post'],
    ['Typing', '30 words a minute in English or 25 in Hindi, for typist posts'],
  ],
  positions: {
    title: 'Posts',
    items: [
      'Station Master',
      'Chief Commercial cum Ticket Supervisor',
      'Goods Train Manager',
      'Junior Accounts Assistant cum Typist',
      'Senior Clerk cum Typist',
      'Traffic Assistant',
      'Commercial cum Ticket Clerk',
      'Accounts Clerk and Junior Clerk cum Typist',
      'Trains Clerk',
    ],
  },
  salary: `₹19,900 (level 2) to ₹35,400–1,12,400 (level 6) a month. ${PAY_NOTE}`,
  selection: [
    'The first stage sifts, the second decides',
    MINIMUM,
    'Station masters and traffic assistants also sit an aptitude test that counts 30%; typists a typing test',
  ],
  patterns: patterns.RRB_NTPC,
  syllabus: syllabus.RRB_NTPC,
  faq: [third],
}

const groupD: Exam = {
  ...COMMON,
  slug: 'rrb_group_d',
  day: { month: 11, day: 27 },
  name: 'RRB Group D',
  title: 'RRB GROUP D',
  fullName: 'Level 1 posts (Group D)',
  series: 'rrb_group_d',
  page: '/exams/rrb_group_d',
  summary: 'After class 10: track maintainers, pointsmen and assistants in every department of the railways.',
  hero: 'One test of ninety minutes and a physical test. Science of class 10 is a quarter of it.',
  cycle: 'A notice most years, tests some months later',
  eligibility: [
    ['Education', 'Class 10, an ITI certificate or a national apprenticeship certificate'],
    ['Age', '18 to 33'],
    ['Fitness', 'Physical efficiency test and medical'],
  ],
  positions: {
    title: 'Posts',
    items: [
      'Track Maintainer, grade IV',
      'Pointsman B',
      'Assistant: signals, bridges, carriages, track machines',
      'Assistant: loco shed and electrical operations',
      'Helper in a workshop',
    ],
  },
  salary: `₹18,000–56,900 (level 1) a month. ${PAY_NOTE}`,
  selection: [
    'Marks are evened out between shifts',
    MINIMUM,
    'About three times the vacancies are called to the physical test',
  ],
  patterns: patterns.RRB_GROUP_D,
  syllabus: syllabus.RRB_GROUP_D,
  faq: [third],
}

const alp: Exam = {
  ...COMMON,
  slug: 'rrb_alp',
  day: { month: 2, day: 16 },
  name: 'RRB ALP',
  title: 'RRB ALP',
  fullName: 'Assistant Loco Pilot',
  series: 'rrb_alp',
  page: '/exams/rrb_alp',
  summary: 'Assistant loco pilots: for holders of an ITI certificate, a diploma or an engineering degree.',
  hero: 'Two written stages and an aptitude test of attention and memory. Start with the first hour.',
  cycle: 'Once a year since 2024',
  eligibility: [
    [
      'Education',
      'Class 10 with an ITI certificate of a listed trade, or a diploma or degree in mechanical, electrical, electronics or automobile engineering',
    ],
    ['Age', '18 to 30'],
    ['Age relaxation', 'Five years for SC and ST, three for OBC'],
    ['Medical', 'Standard A-1, the strictest for eyesight'],
  ],
  positions: { title: 'Posts', items: ['Assistant Loco Pilot'] },
  salary: `₹19,900–63,200 (level 2) a month and running allowance. ${PAY_NOTE}`,
  selection: [
    'The first stage sifts, to about fifteen times the vacancies',
    'Part A of the second stage counts 70%, the aptitude test 30%; Part B has to be passed with 35%',
    MINIMUM,
  ],
  patterns: patterns.RRB_ALP,
  syllabus: syllabus.RRB_ALP,
  faq: [
    third,
    {
      question: 'How long is the second stage?',
      answer: '150 minutes in one sitting: Part A of 90 minutes, then Part B on the trade, of 60 minutes.',
    },
  ],
}

export const RAILWAY_EXAMS: readonly Exam[] = [ntpc, groupD, alp]
