import type { Exam, Row } from './exam.ts'
import * as patterns from './patterns/bank-exams.ts'
import * as syllabus from './syllabus/bank-exams.ts'

const DEGREE: Row = ['Education', 'A bachelor’s degree in any subject']
const RELAXATION: Row = ['Age relaxation', '5 years for SC and ST, 3 years for OBC, 10 years for PwBD candidates']
const IBPS = 'Institute of Banking Personnel Selection (IBPS)'
const TWO_LANGUAGES = 'English and Hindi; the English section is in English only'
const MANY_LANGUAGES = 'English, Hindi and the language of the state; the English section is in English only'
const OFFICER_PAY = '₹48,480–85,920 basic pay per month'
const CLERK_PAY = '₹24,050–64,480 basic pay per month'
const INTERVIEW = 'Final merit: main examination 80%, interview 20%'
const CUT_OFFS = 'There are sectional cut-offs and an overall cut-off'

const sectionClock = {
  question: 'Can I leave a section early?',
  answer:
    'No. Each section has its own time, and the next section opens only when that time is over. Our mock tests work the same way.',
} as const

const ibpsPo: Exam = {
  slug: 'ibps_po',
  name: 'IBPS PO',
  title: 'IBPS PO',
  fullName: 'Common Recruitment for Probationary Officers and Management Trainees',
  family: 'bank',
  body: IBPS,
  day: { month: 10, day: 10, stage: 'Main' },
  usual: { text: 'Prelims in August, main in October', stages: { Prelims: [8], Main: [10] } },
  series: 'ibps_po',
  page: '/ibpspotest',
  summary: 'Common recruitment of Probationary Officers for 11 public sector banks.',
  hero: '20 minutes for each section, and no switching between sections. Practise with the same sectional timing.',
  cycle: 'Once a year: prelims, main and interview',
  languages: TWO_LANGUAGES,
  eligibility: [
    DEGREE,
    ['Age', '20 to 30'],
    RELAXATION,
    ['Credit history', 'A healthy credit history is required when joining the bank'],
  ],
  positions: { title: 'Posts', items: ['Probationary Officer', 'Management Trainee'] },
  salary: `${OFFICER_PAY}; about ₹75,000–85,000 gross at joining, depending on the city`,
  selection: [CUT_OFFS, INTERVIEW],
  patterns: patterns.IBPS_PO,
  syllabus: syllabus.IBPS_PO,
  faq: [
    {
      question: 'How long is the main examination?',
      answer:
        'Up to 2024 it was 3 hours for the objective paper, and a descriptive paper. Since 2025 it is 160 minutes for the objective paper and 30 minutes for the descriptive paper.',
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
  day: { month: 12, day: 6, stage: 'Main' },
  usual: { text: 'Prelims in October, main in December', stages: { Prelims: [10], Main: [12] } },
  series: 'ibps_clerk',
  page: '/ibpsclerktest',
  summary: 'Clerical cadre posts in 11 public sector banks, now called Customer Service Associate (CSA).',
  hero: '100 questions in 60 minutes in the prelims. The final merit list is made from the main examination.',
  cycle: 'Once a year: prelims and main',
  languages: MANY_LANGUAGES,
  eligibility: [
    DEGREE,
    ['Age', '20 to 28'],
    RELAXATION,
    ['Language', 'Local language test of the state applied for; working knowledge of computers'],
  ],
  positions: { title: 'Posts', items: ['Customer Service Associate (clerk)'] },
  salary: `${CLERK_PAY}; about ₹38,000–46,000 gross at joining`,
  selection: [CUT_OFFS, 'Final merit is based on the main examination only; there is no interview'],
  patterns: patterns.IBPS_CLERK,
  syllabus: syllabus.IBPS_CLERK,
  faq: [
    {
      question: 'How long is the main examination?',
      answer: 'Up to 2024 it had 190 questions in 160 minutes. Since 2025 it has 155 questions in 120 minutes.',
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
  day: { month: 11, day: 23, stage: 'Main' },
  usual: { text: 'Prelims in August, main in November', stages: { Prelims: [8], Main: [11] } },
  series: 'ibps_so',
  page: '/ibpssotest',
  summary: 'Specialist Officers for public sector banks: IT, agriculture, law, HR, marketing and Rajbhasha.',
  hero: 'Prelims for all posts, then a main paper on professional knowledge of your subject.',
  cycle: 'Once a year: prelims, main and interview',
  languages: TWO_LANGUAGES,
  eligibility: [
    [
      'Education',
      'Depends on the post: an engineering or computer science degree for IT, a degree in agriculture, LLB for law, or a two-year PG degree in HR, marketing or Hindi',
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
  selection: ['There are sectional cut-offs in the prelims', INTERVIEW],
  patterns: patterns.IBPS_SO,
  syllabus: syllabus.IBPS_SO,
  faq: [
    {
      question: 'Which prelims paper do I take?',
      answer:
        'Law Officer and Rajbhasha Adhikari candidates have General Awareness (banking) as the third section; all other posts have Quantitative Aptitude.',
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
  day: { month: 10, day: 4, stage: null },
  usual: null,
  series: 'sbi_po',
  page: '/sbipotest',
  summary: 'Probationary Officers in State Bank of India, the largest bank in the country.',
  hero: 'Prelims: 40 questions of English, 30 of quantitative aptitude and 30 of reasoning, 20 minutes for each section.',
  cycle: 'Once a year; the months change from year to year',
  languages: TWO_LANGUAGES,
  eligibility: [
    ['Education', 'A bachelor’s degree in any subject; final-year students can apply'],
    ['Age', '21 to 30'],
    RELAXATION,
    ['Attempts', '4 for General and EWS, 7 for OBC, no limit for SC and ST'],
  ],
  positions: { title: 'Posts', items: ['Probationary Officer'] },
  salary: `${OFFICER_PAY}; starting basic pay about ₹56,480, with four advance increments`,
  selection: [
    'Prelims: no sectional cut-off; about 10 times the vacancies qualify for the main examination',
    'Final merit: main examination 75%, group exercise and interview 25%',
  ],
  patterns: patterns.SBI_PO,
  syllabus: syllabus.SBI_PO,
  faq: [
    {
      question: 'How do the prelims differ from IBPS PO?',
      answer: 'SBI PO has 40 questions of English and 30 each of reasoning and quantitative aptitude, one mark each.',
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
  day: { month: 5, day: 6, stage: null },
  usual: null,
  series: 'sbi_clerk',
  page: '/sbiclerktest',
  summary: 'Junior Associates (Customer Support and Sales) in the branches of State Bank of India.',
  hero: '100 questions in 60 minutes in the prelims. Practise speed and accuracy in every section.',
  cycle: 'About once a year; the months change from year to year',
  languages: MANY_LANGUAGES,
  eligibility: [
    DEGREE,
    ['Age', '20 to 28'],
    RELAXATION,
    ['Language', 'Local language test, unless studied in class 10 or 12; apply for one state only'],
  ],
  positions: { title: 'Posts', items: ['Junior Associate (clerk)'] },
  salary: `${CLERK_PAY}; starting basic pay ₹26,730, with two advance increments`,
  selection: ['No sectional cut-offs', 'Final merit is based on the main examination only; there is no interview'],
  patterns: patterns.SBI_CLERK,
  syllabus: syllabus.SBI_CLERK,
  faq: [
    {
      question: 'How long is the main examination?',
      answer: '2 hours 40 minutes, with 190 questions and 200 marks.',
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
  day: { month: 7, day: 27, stage: 'Prelims' },
  usual: { text: 'Prelims in November, main in December', stages: { Prelims: [11], Main: [12] } },
  series: 'rrb_po',
  page: '/rrbpotest',
  summary: 'Officer Scale I (Assistant Manager) in the Regional Rural Banks.',
  hero: '80 questions in 45 minutes in the prelims. Speed matters here.',
  cycle: 'Once a year: prelims, main and interview',
  languages: 'English, Hindi and the language of the state; language paper in English or Hindi',
  eligibility: [
    ['Education', 'A bachelor’s degree; preference for agriculture, IT, management, law, economics and accountancy'],
    ['Age', '18 to 30'],
    RELAXATION,
    ['Language', 'Proficiency in the local language'],
  ],
  positions: { title: 'Posts', items: ['Officer Scale I (Assistant Manager)'] },
  salary: `${OFFICER_PAY}; about ₹70,000–80,000 gross`,
  selection: [CUT_OFFS, INTERVIEW, 'Merit lists are made state-wise'],
  patterns: patterns.RRB_PO,
  syllabus: syllabus.RRB_PO,
  faq: [
    {
      question: 'Is there sectional timing in the prelims?',
      answer:
        'Yes, since 2025: 25 minutes for reasoning, then 20 minutes for quantitative aptitude. Earlier there was one time of 45 minutes for both.',
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
  day: { month: 8, day: 30, stage: 'Prelims' },
  usual: {
    text: 'Prelims in December, main in January or February',
    stages: { Prelims: [12], Main: [1, 2] },
  },
  series: 'rrb_clerk',
  page: '/rrbclerktest',
  summary: 'Office Assistant (Multipurpose) in the Regional Rural Banks.',
  hero: '80 questions in 45 minutes in the prelims: reasoning and numerical ability.',
  cycle: 'Once a year: prelims and main',
  languages: 'English, Hindi and the language of the state; language paper in English or Hindi',
  eligibility: [DEGREE, ['Age', '18 to 28'], RELAXATION, ['Language', 'Proficiency in the local language']],
  positions: { title: 'Posts', items: ['Office Assistant (Multipurpose)'] },
  salary: `${CLERK_PAY}; about ₹35,000–42,000 gross`,
  selection: [CUT_OFFS, 'Final merit is based on the main examination only; there is no interview'],
  patterns: patterns.RRB_CLERK,
  syllabus: syllabus.RRB_CLERK,
  faq: [
    {
      question: 'Is RRB Clerk a railway exam?',
      answer: 'No. Here RRB means Regional Rural Banks. Railway Recruitment Boards recruit for NTPC, Group D and ALP.',
    },
  ],
}

export const BANK_EXAMS: readonly Exam[] = [ibpsPo, ibpsClerk, ibpsSo, sbiPo, sbiClerk, rrbPo, rrbClerk]
