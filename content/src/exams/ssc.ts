import type { Exam, Row } from './exam.ts'
import * as patterns from './patterns/ssc.ts'
import * as syllabus from './syllabus/ssc.ts'

const RELAXATION: Row = [
  'Age relaxation',
  '5 years for SC and ST, 3 years for OBC, 10 years or more for PwBD candidates',
]
const MINIMUM = 'Minimum qualifying marks: 30% for General, 25% for OBC and EWS, 20% for all others'
const PAY_NOTE = 'Pay as per the 7th Pay Commission.'
const BODY = 'Staff Selection Commission (SSC)'
const THIRTEEN = 'English, Hindi and 13 regional languages, including Telugu'

const mockPattern = {
  question: 'Do the mock tests follow the latest pattern?',
  answer:
    'The card of each test shows which pattern it follows. Some tests follow an earlier pattern for extra practice, and their cards say so.',
} as const

const cgl: Exam = {
  slug: 'ssc_cgl',
  name: 'SSC CGL',
  title: 'SSC CGL',
  fullName: 'Combined Graduate Level Examination',
  family: 'ssc',
  body: BODY,
  day: { month: 8, day: 13, stage: 'Tier I' },
  usual: null,
  series: 'ssc_cgl',
  page: '/ssccgltest',
  summary:
    'For graduates: Inspector, Assistant, Auditor and other posts in central government ministries and departments.',
  hero: '100 questions in 60 minutes in Tier I, with 15 minutes for each section. Practise with the same timing.',
  cycle: 'Once a year, in two tiers',
  languages: 'English and Hindi; the English section is in English only',
  eligibility: [
    [
      'Education',
      'A bachelor’s degree in any subject; for statistics posts, statistics in the degree or 60% in mathematics in class 12',
    ],
    ['Age', '18 to 27; up to 30 or 32 for some posts'],
    RELAXATION,
  ],
  positions: {
    title: 'Posts',
    items: [
      'Assistant Audit Officer and Assistant Accounts Officer',
      'Assistant Section Officer',
      'Inspector of Income Tax',
      'Inspector of Central Excise, Preventive Officer and Examiner',
      'Assistant Enforcement Officer',
      'Sub-Inspector in CBI, NIA and NCB',
      'Inspector of Posts',
      'Junior Statistical Officer',
      'Auditor and Accountant',
      'Tax Assistant',
    ],
  },
  salary: `₹25,500–81,100 (level 4) to ₹47,600–1,51,100 (level 8) per month. ${PAY_NOTE}`,
  selection: [
    'Tier I is qualifying; final merit is based on Tier II',
    MINIMUM,
    'Computer Knowledge and the Data Entry Speed Test are qualifying in nature',
  ],
  patterns: patterns.SSC_CGL,
  syllabus: syllabus.SSC_CGL,
  faq: [
    {
      question: 'Is there still a Tier III?',
      answer:
        'No. The descriptive paper of 60 minutes was removed after the 2021 cycle. Since 2022 there are only two tiers.',
    },
    {
      question: 'Can I switch between sections in Tier I?',
      answer:
        'Not since 2026: each section is open for 15 minutes and cannot be opened again. Up to 2025 there was one time of 60 minutes for all sections.',
    },
    mockPattern,
  ],
}

const chsl: Exam = {
  slug: 'ssc_chsl',
  name: 'SSC CHSL',
  title: 'SSC CHSL',
  fullName: 'Combined Higher Secondary (10+2) Level Examination',
  family: 'ssc',
  body: BODY,
  day: { month: 8, day: 8, stage: 'Tier I' },
  usual: { text: 'Tier I from July to September', stages: { 'Tier I': [7, 8, 9] } },
  series: 'ssc_chsl',
  page: '/sscchsltest',
  summary:
    'After class 12: LDC, Junior Secretariat Assistant and Data Entry Operator posts in central government offices.',
  hero: '100 questions in 60 minutes in Tier I. Practise time management with full-length tests.',
  cycle: 'Once a year, Tier II three to five months after Tier I',
  languages: 'English and Hindi; the English section is in English only',
  eligibility: [
    ['Education', 'Class 12 pass; science with mathematics for DEO posts in a few ministries'],
    ['Age', '18 to 27'],
    RELAXATION,
    ['Typing', '35 words per minute in English or 30 in Hindi for LDC and JSA; 8,000 key depressions per hour for DEO'],
  ],
  positions: {
    title: 'Posts',
    items: [
      'Lower Division Clerk',
      'Junior Secretariat Assistant',
      'Data Entry Operator',
      'Data Entry Operator, Grade A',
    ],
  },
  salary: `₹19,900–63,200 (level 2) for clerks, ₹25,500–92,300 (levels 4 and 5) for data entry, per month. ${PAY_NOTE}`,
  selection: [
    'Final merit is based on Sections I and II of Tier II',
    MINIMUM,
    'Computer Knowledge and the typing test are qualifying in nature',
  ],
  patterns: patterns.SSC_CHSL,
  syllabus: syllabus.SSC_CHSL,
  faq: [
    {
      question: 'Is Tier II a descriptive paper?',
      answer:
        'No. The descriptive paper of 60 minutes was removed after the 2021 cycle. Tier II now has 135 minutes of objective questions and a skill or typing test.',
    },
    mockPattern,
  ],
}

const cpo: Exam = {
  slug: 'ssc_cpo',
  name: 'SSC CPO',
  title: 'SSC CPO',
  fullName: 'Sub-Inspector in Delhi Police and Central Armed Police Forces Examination',
  family: 'ssc',
  body: BODY,
  day: { month: 9, day: 1, stage: 'Paper I' },
  usual: { text: 'Paper I in October or November', stages: { 'Paper I': [10, 11] } },
  series: 'ssc_cpo',
  page: '/ssccpotest',
  summary: 'For graduates: Sub-Inspector posts in Delhi Police and the Central Armed Police Forces (CAPFs).',
  hero: '200 questions in 2 hours in Paper I. Practise with full-length tests of the same length.',
  cycle: 'Once a year: Paper I, then the physical tests, then Paper II',
  languages: 'Paper I in English and Hindi, Paper II in English',
  eligibility: [
    ['Education', 'A bachelor’s degree in any subject'],
    ['Age', '20 to 25'],
    RELAXATION,
    [
      'Fitness',
      'Physical standards, endurance test and medical; male candidates for Delhi Police need an LMV driving licence',
    ],
  ],
  positions: {
    title: 'Posts',
    items: [
      'Sub-Inspector in BSF, CISF, CRPF, ITBP and SSB',
      'Sub-Inspector (Executive), Delhi Police, men',
      'Sub-Inspector (Executive), Delhi Police, women',
    ],
  },
  salary: `₹35,400–1,12,400 (level 6) per month. ${PAY_NOTE}`,
  selection: [
    'Marks of Paper I and Paper II are added',
    MINIMUM,
    'Physical tests are qualifying in nature; bonus marks for NCC certificates',
  ],
  patterns: patterns.SSC_CPO,
  syllabus: syllabus.SSC_CPO,
  faq: [
    { question: 'How long are the papers?', answer: '2 hours each, with 200 questions and 200 marks each.' },
    mockPattern,
  ],
}

const gd: Exam = {
  slug: 'ssc_gd',
  name: 'SSC GD Constable',
  shortName: 'SSC GD',
  title: 'SSC GD',
  fullName: 'Constable (General Duty) in Central Armed Police Forces, Rifleman in Assam Rifles',
  family: 'ssc',
  body: BODY,
  day: { month: 5, day: 6, stage: null },
  usual: { text: 'From January to April', stages: { '': [1, 2, 3, 4] } },
  series: 'ssc_gd',
  page: '/sscgdtest',
  summary:
    'After class 10: Constable (GD) posts in the Central Armed Police Forces and Rifleman posts in Assam Rifles.',
  hero: '80 questions in 60 minutes. Practise full-length tests before the physical test.',
  cycle: 'Once a year',
  languages: THIRTEEN,
  eligibility: [
    ['Education', 'Class 10 pass'],
    ['Age', '18 to 23'],
    ['Age relaxation', '5 years for SC and ST, 3 years for OBC and ex-servicemen'],
    ['Fitness', 'Physical standards, physical efficiency test and medical; domicile of the state applied for'],
  ],
  positions: {
    title: 'Posts',
    items: [
      'Constable in BSF',
      'Constable in CISF',
      'Constable in CRPF',
      'Constable in ITBP',
      'Constable in SSB and SSF',
      'Rifleman in Assam Rifles',
    ],
  },
  salary: `₹21,700–69,100 (level 3) per month. ${PAY_NOTE}`,
  selection: [
    'Merit is based on the computer based examination, state-wise',
    MINIMUM,
    'Bonus marks of 2% to 5% for NCC certificates',
  ],
  patterns: patterns.SSC_GD,
  syllabus: syllabus.SSC_GD,
  faq: [
    {
      question: 'Is the test 60 or 90 minutes long?',
      answer:
        'It is 60 minutes with 80 questions of 2 marks each. Up to the 2021 cycle it was 90 minutes with 100 questions.',
    },
    mockPattern,
  ],
}

const mts: Exam = {
  slug: 'ssc_mts',
  name: 'SSC MTS',
  title: 'SSC MTS',
  fullName: 'Multi-Tasking (Non-Technical) Staff and Havaldar Examination',
  family: 'ssc',
  body: BODY,
  day: { month: 9, day: 20, stage: null },
  usual: { text: 'From September to November', stages: { '': [9, 10, 11] } },
  series: 'ssc_mts',
  page: '/sscmtstest',
  summary: 'After class 10: Multi-Tasking Staff in government offices and Havaldar in CBIC and CBN.',
  hero: 'Two sessions of 45 minutes each. Practise finishing each session in time.',
  cycle: 'Once a year',
  languages: `${THIRTEEN}; the English section is in English`,
  eligibility: [
    ['Education', 'Class 10 pass'],
    ['Age', '18 to 25 or 18 to 27, depending on the department'],
    RELAXATION,
    ['Fitness', 'Physical efficiency test (walking) and physical standards, for Havaldar only'],
  ],
  positions: { title: 'Posts', items: ['Multi-Tasking Staff', 'Havaldar in CBIC', 'Havaldar in CBN'] },
  salary: `₹18,000–56,900 (level 1) per month. ${PAY_NOTE}`,
  selection: ['Session I is qualifying in nature; merit is based on Session II', `${MINIMUM}, in each session`],
  patterns: patterns.SSC_MTS,
  syllabus: syllabus.SSC_MTS,
  faq: [
    {
      question: 'Is there a Paper II?',
      answer:
        'No. The descriptive paper of 30 minutes was removed after the 2021 cycle. There are now two sessions of 45 minutes on one day.',
    },
    mockPattern,
  ],
}

export const SSC_EXAMS: readonly Exam[] = [cgl, chsl, cpo, gd, mts]
