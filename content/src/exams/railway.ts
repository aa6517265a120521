import type { Exam } from './exam.ts'
import * as patterns from './patterns/railway.ts'
import * as syllabus from './syllabus/railway.ts'

const COMMON = {
  family: 'railway',
  body: 'Railway Recruitment Boards, Ministry of Railways',
  languages: 'English, Hindi and 13 regional languages, including Telugu',
} as const
const PAY_NOTE = 'Pay as per the 7th Pay Commission.'
const MINIMUM = 'Minimum qualifying marks: 40% for General and EWS, 30% for OBC and SC, 25% for ST'
const third = {
  question: 'Is there negative marking?',
  answer: 'Yes, 1/3 mark is deducted for each wrong answer.',
} as const

const ntpc: Exam = {
  ...COMMON,
  slug: 'rrb_ntpc',
  day: { month: 3, day: 16, stage: 'First stage (CBT 1)' },
  usual: { text: 'First stage (CBT 1) in March', stages: { 'First stage (CBT 1)': [3] } },
  name: 'RRB NTPC',
  title: 'RRB NTPC',
  fullName: 'Non-Technical Popular Categories',
  series: 'rrb_ntpc',
  page: '/exams/rrb_ntpc',
  summary: 'Station Master, Goods Train Manager, Clerk and Accounts Assistant posts in Indian Railways.',
  hero: 'Two computer based tests of 90 minutes each. General Awareness carries the most marks.',
  cycle: 'A notification in most years; CBT 1 first, CBT 2 some months later',
  eligibility: [
    ['Education', 'A bachelor’s degree for graduate posts, class 12 for the others'],
    ['Age', '18 to 33 for graduate posts, 18 to 30 for the others'],
    ['Medical', 'Standards A2 to C2, depending on the post'],
    ['Typing', '30 words per minute in English or 25 in Hindi, for typist posts'],
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
  salary: `₹19,900 (level 2) to ₹35,400–1,12,400 (level 6) per month. ${PAY_NOTE}`,
  selection: [
    'CBT 1 is for shortlisting; merit is based on CBT 2',
    MINIMUM,
    'Computer based aptitude test (30% weightage) for Station Master and Traffic Assistant; typing skill test for typist posts',
  ],
  patterns: patterns.RRB_NTPC,
  syllabus: syllabus.RRB_NTPC,
  faq: [third],
}

const groupD: Exam = {
  ...COMMON,
  slug: 'rrb_group_d',
  day: { month: 11, day: 27, stage: null },
  usual: null,
  name: 'RRB Group D',
  title: 'RRB GROUP D',
  fullName: 'Level 1 posts (Group D)',
  series: 'rrb_group_d',
  page: '/exams/rrb_group_d',
  summary: 'After class 10: Track Maintainer, Pointsman and Assistant posts in Indian Railways.',
  hero: 'One computer based test of 90 minutes, then a physical efficiency test. General Science of class 10 has 25 questions.',
  cycle: 'A notification in most years; the test some months later',
  eligibility: [
    ['Education', 'Class 10 pass, or ITI, or a National Apprenticeship Certificate (NAC)'],
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
  salary: `₹18,000–56,900 (level 1) per month. ${PAY_NOTE}`,
  selection: [
    'Marks of different shifts are normalised',
    MINIMUM,
    'About 3 times the vacancies are called for the physical efficiency test',
  ],
  patterns: patterns.RRB_GROUP_D,
  syllabus: syllabus.RRB_GROUP_D,
  faq: [third],
}

const alp: Exam = {
  ...COMMON,
  slug: 'rrb_alp',
  day: { month: 2, day: 16, stage: 'First stage (CBT 1)' },
  usual: { text: 'First stage (CBT 1) in February', stages: { 'First stage (CBT 1)': [2] } },
  name: 'RRB ALP',
  title: 'RRB ALP',
  fullName: 'Assistant Loco Pilot',
  series: 'rrb_alp',
  page: '/exams/rrb_alp',
  summary: 'Assistant Loco Pilot posts for candidates with ITI, a diploma or an engineering degree.',
  hero: 'CBT 1, CBT 2 and a computer based aptitude test. Start with CBT 1: 75 questions in 60 minutes.',
  cycle: 'Once a year since 2024',
  eligibility: [
    [
      'Education',
      'Class 10 with ITI in a listed trade, or a diploma or degree in mechanical, electrical, electronics or automobile engineering',
    ],
    ['Age', '18 to 30'],
    ['Age relaxation', '5 years for SC and ST, 3 years for OBC'],
    ['Medical', 'Standard A-1 (strict eyesight standard)'],
  ],
  positions: { title: 'Posts', items: ['Assistant Loco Pilot'] },
  salary: `₹19,900–63,200 (level 2) per month, and running allowance. ${PAY_NOTE}`,
  selection: [
    'CBT 1 is for shortlisting, about 15 times the vacancies',
    'Merit: CBT 2 Part A 70%, aptitude test 30%; CBT 2 Part B is qualifying in nature (35%)',
    MINIMUM,
  ],
  patterns: patterns.RRB_ALP,
  syllabus: syllabus.RRB_ALP,
  faq: [
    third,
    {
      question: 'How long is the second stage?',
      answer: '150 minutes in one sitting: Part A of 90 minutes and Part B (trade) of 60 minutes.',
    },
  ],
}

export const RAILWAY_EXAMS: readonly Exam[] = [ntpc, groupD, alp]
