import type { Exam, Row } from './exam.ts'
import * as patterns from './patterns/ssc.ts'
import * as syllabus from './syllabus/ssc.ts'

const RELAXATION: Row = [
  'Age relaxation',
  'Five years for SC and ST, three for OBC, ten and more for candidates with disabilities',
]
const MINIMUM = 'To be ranked at all: 30% unreserved, 25% OBC and EWS, 20% all others'
const PAY_NOTE = 'Pay levels are those of the Seventh Pay Commission.'
const BODY = 'Staff Selection Commission (SSC)'
const THIRTEEN = 'English, Hindi and thirteen regional languages, Telugu among them'

const mockPattern = {
  question: 'Do the mock tests follow the newest pattern?',
  answer:
    'Each test says on its card which pattern it follows. Where an older pattern is still useful for practice, there are tests of it too, and they say so.',
} as const

const cgl: Exam = {
  slug: 'ssc_cgl',
  name: 'SSC CGL',
  title: 'SSC CGL',
  fullName: 'Combined Graduate Level Examination',
  family: 'ssc',
  body: BODY,
  day: { month: 8, day: 13 },
  series: 'ssc_cgl',
  page: '/ssccgltest',
  summary:
    'For graduates: inspectors, assistants and auditors in the ministries and departments of the central government.',
  hero: 'Four sections against a short clock. Practise the pace until an hour feels long enough.',
  cycle: 'Once a year, in two tiers a few months apart',
  languages: 'English and Hindi; the English section in English alone',
  eligibility: [
    [
      'Education',
      'A bachelor’s degree in any subject; posts in statistics ask for statistics or for 60% in mathematics at class 12',
    ],
    ['Age', '18 to 27, up to 30 or 32 for some posts'],
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
  salary: `₹25,500–81,100 (level 4) to ₹47,600–1,51,100 (level 8) a month. ${PAY_NOTE}`,
  selection: [
    'Tier I sifts; the final list goes by Tier II',
    MINIMUM,
    'Computer knowledge and data entry only have to be passed',
  ],
  patterns: patterns.SSC_CGL,
  syllabus: syllabus.SSC_CGL,
  faq: [
    {
      question: 'Is there still a Tier III?',
      answer: 'No. The descriptive paper of 60 minutes ended with the 2021 cycle; since 2022 there are two tiers.',
    },
    {
      question: 'Can I go back to a section in Tier I?',
      answer:
        'Up to 2025 one hour was shared by all sections. Since 2026 each section is open for 15 minutes and cannot be entered again.',
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
  day: { month: 8, day: 8 },
  series: 'ssc_chsl',
  page: '/sscchsltest',
  summary: 'After class 12: clerks, secretariat assistants and data entry operators in central government offices.',
  hero: 'A hundred questions in an hour. Learn where your minutes go before they count.',
  cycle: 'Once a year, Tier II three to five months after Tier I',
  languages: 'English and Hindi; the English section in English alone',
  eligibility: [
    ['Education', 'Class 12; data entry in a few ministries asks for science with mathematics'],
    ['Age', '18 to 27'],
    RELAXATION,
    ['Typing', '35 words a minute in English or 30 in Hindi for clerks; 8,000 key depressions an hour for data entry'],
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
  salary: `₹19,900–63,200 (level 2) for clerks, ₹25,500–92,300 (levels 4 and 5) for data entry, a month. ${PAY_NOTE}`,
  selection: [
    'The final list goes by the first two sections of Tier II',
    MINIMUM,
    'Computer knowledge and typing only have to be passed',
  ],
  patterns: patterns.SSC_CHSL,
  syllabus: syllabus.SSC_CHSL,
  faq: [
    {
      question: 'Is Tier II still written on paper?',
      answer:
        'No. The paper of 60 minutes ended with the 2021 cycle; Tier II is now 135 minutes of choices and a typing test.',
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
  day: { month: 9, day: 1 },
  series: 'ssc_cpo',
  page: '/ssccpotest',
  summary: 'For graduates: sub-inspectors of the Delhi Police and the central armed police forces.',
  hero: 'Two hundred questions, two hours. Stamina is practised sitting down, too.',
  cycle: 'Once a year, Paper I in autumn, then the physical tests, then Paper II',
  languages: 'Paper I in English and Hindi, Paper II in English',
  eligibility: [
    ['Education', 'A bachelor’s degree in any subject'],
    ['Age', '20 to 25'],
    RELAXATION,
    [
      'Fitness',
      'Measurements, endurance test and medical; men who want the Delhi Police need a licence for light motor vehicles',
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
  salary: `₹35,400–1,12,400 (level 6) a month. ${PAY_NOTE}`,
  selection: [
    'Papers I and II are added up',
    MINIMUM,
    'Physical tests only have to be passed; NCC certificates earn extra marks',
  ],
  patterns: patterns.SSC_CPO,
  syllabus: syllabus.SSC_CPO,
  faq: [
    { question: 'How long are the papers?', answer: 'Two hours each, with 200 questions and 200 marks each.' },
    mockPattern,
  ],
}

const gd: Exam = {
  slug: 'ssc_gd',
  name: 'SSC GD Constable',
  title: 'SSC GD',
  fullName: 'Constable (General Duty) in Central Armed Police Forces, Rifleman in Assam Rifles',
  family: 'ssc',
  body: BODY,
  day: { month: 5, day: 6 },
  series: 'ssc_gd',
  page: '/sscgdtest',
  summary: 'After class 10: constables of the border and reserve forces, riflemen of the Assam Rifles.',
  hero: 'Four subjects, one sitting. Make the paper the easy part of the selection.',
  cycle: 'Once a year, notice in autumn or winter, test in the first months of the year',
  languages: THIRTEEN,
  eligibility: [
    ['Education', 'Class 10'],
    ['Age', '18 to 23'],
    ['Age relaxation', 'Five years for SC and ST, three for OBC and former soldiers'],
    ['Fitness', 'Measurements, run and medical; a domicile of the state applied for'],
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
  salary: `₹21,700–69,100 (level 3) a month. ${PAY_NOTE}`,
  selection: ['The list goes by the computer test, state by state', MINIMUM, 'NCC certificates add 2% to 5%'],
  patterns: patterns.SSC_GD,
  syllabus: syllabus.SSC_GD,
  faq: [
    {
      question: 'Is the test 60 or 90 minutes long?',
      answer:
        'It was 90 minutes with 100 questions up to the 2021 cycle. Now it is 60 minutes with 80 questions of two marks each.',
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
  day: { month: 9, day: 20 },
  series: 'ssc_mts',
  page: '/sscmtstest',
  summary: 'After class 10: multi-tasking staff in government offices, havaldars in customs and narcotics.',
  hero: 'Two short sessions that close behind you. Practise finishing, not only answering.',
  cycle: 'Once a year, notice in June, test from September to November',
  languages: `${THIRTEEN}; the English section in English`,
  eligibility: [
    ['Education', 'Class 10'],
    ['Age', '18 to 25 or 18 to 27, by department'],
    RELAXATION,
    ['Fitness', 'Havaldars walk against the clock and meet physical standards'],
  ],
  positions: { title: 'Posts', items: ['Multi-Tasking Staff', 'Havaldar in CBIC', 'Havaldar in CBN'] },
  salary: `₹18,000–56,900 (level 1) a month. ${PAY_NOTE}`,
  selection: ['Session I has to be passed, Session II decides', `${MINIMUM}, in each session`],
  patterns: patterns.SSC_MTS,
  syllabus: syllabus.SSC_MTS,
  faq: [
    {
      question: 'Is there a Paper II?',
      answer:
        'No. The written paper of 30 minutes ended with the 2021 cycle. There are now two sessions of 45 minutes on one day.',
    },
    mockPattern,
  ],
}

export const SSC_EXAMS: readonly Exam[] = [cgl, chsl, cpo, gd, mts]
