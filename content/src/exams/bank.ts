import type { Exam, Row } from './exam.ts'
import * as patterns from './patterns/bank.ts'
import * as syllabus from './syllabus/bank.ts'

const DEGREE: Row = ['Education', 'A bachelor’s degree in any subject']
const RELAXATION: Row = [
  'Age relaxation',
  'Five years for SC and ST, three for OBC, ten for candidates with disabilities',
]
const IBPS = 'Institute of Banking Personnel Selection (IBPS)'
const TWO_LANGUAGES = 'English and Hindi; the English section in English alone'
const MANY_LANGUAGES = 'English, Hindi and the language of the state; the English section in English alone'
const OFFICER_PAY = '₹48,480–85,920 basic pay a month'
const CLERK_PAY = '₹24,050–64,480 basic pay a month'
const INTERVIEW = 'Main and interview count 80 to 20'
const CUT_OFFS = 'Every section and the total have cut-offs'

const sectionClock = {
  question: 'Can I leave a section early?',
  answer:
    'No. Each section keeps its own clock, and the next one opens when it has run out. The mock tests work the same way.',
} as const

const ibpsPo: Exam = {
  slug: 'ibps_po',
  name: 'IBPS PO',
  title: 'IBPS PO',
  fullName: 'Common Recruitment for Probationary Officers and Management Trainees',
  family: 'bank',
  body: IBPS,
  day: { month: 10, day: 10 },
  series: 'ibps_po',
  page: '/ibpspotest',
  summary: 'One recruitment for probationary officers of eleven public sector banks.',
  hero: 'Twenty minutes for each section and no way back. Train for exactly that.',
  cycle: 'Once a year: prelims in August, main in October, interviews in winter',
  languages: TWO_LANGUAGES,
  eligibility: [DEGREE, ['Age', '20 to 30'], RELAXATION, ['Credit', 'Banks ask for a clean credit history']],
  positions: { title: 'Posts', items: ['Probationary Officer', 'Management Trainee'] },
  salary: `${OFFICER_PAY}; roughly ₹75,000–85,000 with allowances at the start, by city`,
  selection: [CUT_OFFS, INTERVIEW],
  patterns: patterns.IBPS_PO,
  syllabus: syllabus.IBPS_PO,
  faq: [
    {
      question: 'How long is the main examination?',
      answer:
        'It was three hours and a writing paper up to 2024. Since 2025 it is 160 minutes of choices and 30 minutes of writing.',
    },
    sectionClock,
  ],
}

const ibpsClerk: Exam = {
  slug: 'ibps_clerk',
  name: 'IBPS Clerk',
  title: 'IBPS CLERK',
  fullName: 'Common Recruitment for Customer Service Associates',
  family: 'bank',
  body: IBPS,
  day: { month: 12, day: 6 },
  series: 'ibps_clerk',
  page: '/ibpsclerktest',
  summary: 'The clerical cadre of eleven public sector banks, today called Customer Service Associate.',
  hero: 'Speed decides. A hundred questions in an hour, then the main paper that makes the list.',
  cycle: 'Once a year: prelims in October, main at the end of the year',
  languages: MANY_LANGUAGES,
  eligibility: [
    DEGREE,
    ['Age', '20 to 28'],
    RELAXATION,
    ['Language', 'A test in the language of the state applied for; working knowledge of computers'],
  ],
  positions: { title: 'Posts', items: ['Customer Service Associate (clerk)'] },
  salary: `${CLERK_PAY}; roughly ₹38,000–46,000 with allowances at the start`,
  selection: [CUT_OFFS, 'The final list goes by the main examination alone; there is no interview'],
  patterns: patterns.IBPS_CLERK,
  syllabus: syllabus.IBPS_CLERK,
  faq: [
    {
      question: 'How long is the main examination?',
      answer: 'It had 190 questions in 160 minutes up to 2024. Since 2025 it has 155 questions in 120 minutes.',
    },
    sectionClock,
  ],
}

const ibpsSo: Exam = {
  slug: 'ibps_so',
  name: 'IBPS SO',
  title: 'IBPS SO',
  fullName: 'Common Recruitment for Specialist Officers',
  family: 'bank',
  body: IBPS,
  day: { month: 11, day: 23 },
  series: 'ibps_so',
  page: '/ibpssotest',
  summary: 'Specialists for the banks: information technology, agriculture, law, personnel, marketing and Hindi.',
  hero: 'First the prelims everybody sits, then the paper of your own subject.',
  cycle: 'Once a year: prelims in August, main in November',
  languages: TWO_LANGUAGES,
  eligibility: [
    [
      'Education',
      'By post: engineering or computing for IT, agriculture, a law degree, or two years of postgraduate study in personnel, marketing or Hindi',
    ],
    ['Age', '20 to 30'],
    RELAXATION,
  ],
  positions: {
    title: 'Posts',
    items: [
      'IT Officer',
      'Agricultural Field Officer',
      'Rajbhasha Adhikari',
      'Law Officer',
      'HR and Personnel Officer',
      'Marketing Officer',
    ],
  },
  salary: `${OFFICER_PAY}, as for probationary officers`,
  selection: ['Every section of the prelims has a cut-off', INTERVIEW],
  patterns: patterns.IBPS_SO,
  syllabus: syllabus.IBPS_SO,
  faq: [
    {
      question: 'Which prelims do I sit?',
      answer:
        'Law Officers and Rajbhasha Adhikaris answer questions on banking awareness; all others answer quantitative aptitude instead.',
    },
    sectionClock,
  ],
}

const sbiPo: Exam = {
  slug: 'sbi_po',
  name: 'SBI PO',
  title: 'SBI PO',
  fullName: 'State Bank of India Probationary Officers',
  family: 'bank',
  body: 'State Bank of India',
  day: { month: 10, day: 4 },
  series: 'sbi_po',
  page: '/sbipotest',
  summary: 'Probationary officers of the largest bank of the country.',
  hero: 'Forty questions of English before anything else. Be awake from the first minute.',
  cycle: 'Once a year; the months change',
  languages: TWO_LANGUAGES,
  eligibility: [
    ['Education', 'A bachelor’s degree in any subject; students of the last year may apply'],
    ['Age', '21 to 30'],
    RELAXATION,
    ['Attempts', 'Four for unreserved and EWS, seven for OBC, no limit for SC and ST'],
  ],
  positions: { title: 'Posts', items: ['Probationary Officer'] },
  salary: `${OFFICER_PAY}; the start is four steps up, at about ₹56,480`,
  selection: [
    'Prelims: no cut-off by section, about ten times the vacancies go on',
    'Main counts 75, group exercise and interview 25',
  ],
  patterns: patterns.SBI_PO,
  syllabus: syllabus.SBI_PO,
  faq: [
    {
      question: 'How do the prelims differ from IBPS PO?',
      answer:
        'There are 40 questions of English and 30 each of reasoning and quantitative aptitude, all worth one mark.',
    },
    sectionClock,
  ],
}

const sbiClerk: Exam = {
  slug: 'sbi_clerk',
  name: 'SBI Clerk',
  title: 'SBI CLERK',
  fullName: 'State Bank of India Junior Associates (Customer Support and Sales)',
  family: 'bank',
  body: 'State Bank of India',
  day: { month: 5, day: 6 },
  series: 'sbi_clerk',
  page: '/sbiclerktest',
  summary: 'Junior Associates of the State Bank of India: customer support and sales in its branches.',
  hero: 'Quick, clean arithmetic and reasoning. The rest is practice.',
  cycle: 'About once a year; the months change',
  languages: MANY_LANGUAGES,
  eligibility: [
    DEGREE,
    ['Age', '20 to 28'],
    RELAXATION,
    ['Language', 'A test in the local language unless it was studied at school; one state only'],
  ],
  positions: { title: 'Posts', items: ['Junior Associate (clerk)'] },
  salary: `${CLERK_PAY}; the start is two steps up, at ₹26,730`,
  selection: ['No cut-offs by section', 'The final list goes by the main examination alone; there is no interview'],
  patterns: patterns.SBI_CLERK,
  syllabus: syllabus.SBI_CLERK,
  faq: [
    {
      question: 'How long is the main examination?',
      answer: 'Two hours and 40 minutes for 190 questions and 200 marks.',
    },
    sectionClock,
  ],
}

const RURAL_BODY = `${IBPS} for the Regional Rural Banks`

const rrbPo: Exam = {
  slug: 'rrb_po',
  name: 'RRB PO',
  title: 'RRB PO',
  fullName: 'Regional Rural Banks: Officer Scale I (Assistant Manager)',
  family: 'bank',
  body: RURAL_BODY,
  day: { month: 7, day: 27 },
  series: 'rrb_po',
  page: '/rrbpotest',
  summary: 'Assistant managers of the regional rural banks, close to home and to the language of the state.',
  hero: 'Eighty questions in forty-five minutes. Nothing else in banking is this fast.',
  cycle: 'Once a year: prelims and main a month apart',
  languages: 'English, Hindi and the language of the state; the language paper is English or Hindi',
  eligibility: [
    ['Education', 'A bachelor’s degree; agriculture, IT, management, law, economics and accountancy are preferred'],
    ['Age', '18 to 30'],
    RELAXATION,
    ['Language', 'The local language of the bank'],
  ],
  positions: { title: 'Posts', items: ['Officer Scale I (Assistant Manager)'] },
  salary: `${OFFICER_PAY}; roughly ₹70,000–80,000 with allowances`,
  selection: [CUT_OFFS, INTERVIEW, 'Lists are made state by state'],
  patterns: patterns.RRB_PO,
  syllabus: syllabus.RRB_PO,
  faq: [
    {
      question: 'Do the prelims have section clocks?',
      answer:
        'Since 2025, yes: 25 minutes of reasoning, then 20 of quantitative aptitude. Before, 45 minutes were shared.',
    },
  ],
}

const rrbClerk: Exam = {
  slug: 'rrb_clerk',
  name: 'RRB Clerk',
  title: 'RRB CLERK',
  fullName: 'Regional Rural Banks: Office Assistant (Multipurpose)',
  family: 'bank',
  body: RURAL_BODY,
  day: { month: 8, day: 30 },
  series: 'rrb_clerk',
  page: '/rrbclerktest',
  summary: 'Office assistants of the regional rural banks.',
  hero: 'Two subjects, forty-five minutes. Small gains in speed move you far up the list.',
  cycle: 'Once a year: prelims in December, main early in the next year',
  languages: 'English, Hindi and the language of the state; the language paper is English or Hindi',
  eligibility: [DEGREE, ['Age', '18 to 28'], RELAXATION, ['Language', 'The local language of the bank']],
  positions: { title: 'Posts', items: ['Office Assistant (Multipurpose)'] },
  salary: `${CLERK_PAY}; roughly ₹35,000–42,000 with allowances`,
  selection: [CUT_OFFS, 'The final list goes by the main examination alone; there is no interview'],
  patterns: patterns.RRB_CLERK,
  syllabus: syllabus.RRB_CLERK,
  faq: [
    {
      question: 'Is RRB Clerk an examination of the railways?',
      answer:
        'No. RRB stands here for Regional Rural Banks. The railway boards recruit for NTPC, Group D and loco pilots.',
    },
  ],
}

export const BANK_EXAMS: readonly Exam[] = [ibpsPo, ibpsClerk, ibpsSo, sbiPo, sbiClerk, rrbPo, rrbClerk]
