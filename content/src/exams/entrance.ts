import type { Exam } from './exam.ts'
import * as patterns from './patterns/entrance.ts'
import { AFCAT as AFCAT_SYLLABUS } from './syllabus/afcat.ts'
import { CAT as CAT_SYLLABUS } from './syllabus/cat.ts'
import { ICET as ICET_SYLLABUS } from './syllabus/icet.ts'
import { MAT as MAT_SYLLABUS } from './syllabus/mat.ts'
import { NIMCET as NIMCET_SYLLABUS } from './syllabus/nimcet.ts'

const SIXTH_OF_MAY = { month: 5, day: 6 } as const

const icet: Exam = {
  slug: 'icet',
  name: 'ICET',
  title: 'ICET',
  fullName: 'Integrated Common Entrance Test (TG ICET and AP ICET)',
  family: 'icet',
  body: 'The councils of higher education of Telangana (TGCHE) and Andhra Pradesh (APSCHE)',
  day: SIXTH_OF_MAY,
  series: 'icet',
  page: '/icet',
  summary: 'The entrance to MBA and MCA courses in Telangana and Andhra Pradesh.',
  hero: 'Full-length mock tests in the pattern of both states, on a screen that behaves like the one in the examination hall.',
  cycle: 'Once a year in each state, in May or June; counselling in the months after',
  languages: 'English and Telugu, in Telangana also Urdu; the communication section in English alone',
  eligibility: [
    ['MBA', 'A bachelor’s degree of at least three years'],
    ['MCA', 'BCA, or a bachelor’s degree with mathematics at intermediate or degree level'],
    ['Marks', '50% in the degree, 45% for reserved categories; students of the last year may sit'],
    ['Age', 'No upper limit; 19 is the usual minimum'],
  ],
  positions: { title: 'Leads to', items: ['MBA admission', 'MCA admission'] },
  salary: null,
  selection: ['A rank needs 25% (50 of 200); no minimum for SC and ST', 'Equal marks: the analytical section decides'],
  patterns: patterns.ICET,
  syllabus: ICET_SYLLABUS,
  faq: [
    {
      question: 'Which of the two patterns do the mock tests follow?',
      answer:
        'Both, in turn. The card of each test says whether it is split as in Telangana (75, 75, 50) or as in Andhra Pradesh (75, 70, 55).',
    },
    { question: 'Is there negative marking?', answer: 'No. A right answer earns a mark, a wrong one costs nothing.' },
    { question: 'Which tests are free?', answer: 'The first three tests of the series.' },
  ],
}

const mat: Exam = {
  slug: 'mat',
  name: 'MAT',
  title: 'MAT',
  fullName: 'Management Aptitude Test',
  family: 'mat',
  body: 'All India Management Association (AIMA)',
  day: SIXTH_OF_MAY,
  series: 'mat',
  page: '/mathome',
  summary: 'One test for MBA and PGDM admission at more than 600 schools, four times a year.',
  hero: 'Five sections of equal weight. Nobody is good at all five without practice.',
  cycle: 'Four times a year: February, May, September and December',
  languages: 'English',
  eligibility: [
    ['Education', 'A bachelor’s degree in any subject; students of the last year may sit'],
    ['Age', 'No limit'],
    ['Marks', 'None asked for by the test; schools set their own'],
  ],
  positions: { title: 'Leads to', items: ['MBA admission', 'PGDM admission'] },
  salary: null,
  selection: [
    'A composite score out of 800 and a percentile; there is no pass mark',
    'The last section is shown and left out of the composite score',
    'The score is valid for one year',
  ],
  patterns: patterns.MAT,
  syllabus: MAT_SYLLABUS,
  faq: [
    {
      question: 'Does MAT have 200 or 150 questions?',
      answer: 'It had 200 questions in 150 minutes up to early 2024. Since then it has 150 questions in 120 minutes.',
    },
    { question: 'How long does a score count?', answer: 'One year.' },
  ],
}

const cat: Exam = {
  slug: 'cat',
  name: 'CAT',
  title: 'CAT',
  fullName: 'Common Admission Test',
  family: 'cat',
  body: 'Indian Institutes of Management, in turn',
  day: { month: 12, day: 5 },
  series: 'cat',
  page: '/cathome',
  summary: 'The entrance to the Indian Institutes of Management and to many other schools.',
  hero: 'Sixty-eight questions, three sections, forty minutes each. Choosing what to leave is half of it.',
  cycle: 'Once a year, on a Sunday at the end of November or the beginning of December',
  languages: 'English',
  eligibility: [
    ['Education', 'A bachelor’s degree; students of the last year may sit'],
    ['Marks', '50% in the degree, 45% for SC, ST and candidates with disabilities'],
    ['Age', 'No limit, and no limit of attempts'],
  ],
  positions: { title: 'Leads to', items: ['MBA and PGP admission at the IIMs', 'MBA admission at other schools'] },
  salary: null,
  selection: [
    'Scaled scores and percentiles, for each section and in all',
    'Every institute sets its own cut-offs, then writing and interview',
  ],
  patterns: patterns.CAT,
  syllabus: CAT_SYLLABUS,
  faq: [
    {
      question: 'What is a typed answer?',
      answer: 'Some questions have no options: the number is typed in. A wrong one costs nothing.',
    },
    {
      question: 'Is there a calculator?',
      answer: 'A simple one on the screen.',
    },
  ],
}

const nimcet: Exam = {
  slug: 'nimcet',
  name: 'NIMCET',
  title: 'NIMCET',
  fullName: 'NIT MCA Common Entrance Test',
  family: 'nimcet',
  body: 'National Institutes of Technology, in turn',
  day: { month: 6, day: 6 },
  series: 'nimcet',
  page: '/nimcethome',
  summary: 'The entrance to the MCA courses of eleven National Institutes of Technology.',
  hero: 'Half of the marks and more are mathematics. Begin there, and begin early.',
  cycle: 'Once a year, in June; counselling until July',
  languages: 'English',
  eligibility: [
    ['Education', 'A bachelor’s degree of at least three years, or BE or BTech'],
    ['Subject', 'Mathematics or statistics studied in the degree'],
    ['Marks', '60% or a CGPA of 6.5; 55% or 6.0 for SC, ST and candidates with disabilities'],
  ],
  positions: { title: 'Leads to', items: ['MCA admission at eleven NITs'] },
  salary: null,
  selection: [
    'Ranks go by total marks; mathematics decides between equals',
    'Zero or less in mathematics or in all ends the candidature',
  ],
  patterns: patterns.NIMCET,
  syllabus: NIMCET_SYLLABUS,
  faq: [
    {
      question: 'Is the paper out of 480 or 1000 marks?',
      answer: 'It was 480 marks with +4 and −1 up to 2021. Since 2022 mathematics weighs more and the total is 1000.',
    },
    { question: 'How many institutes take part?', answer: 'Eleven National Institutes of Technology.' },
  ],
}

const afcat: Exam = {
  slug: 'afcat',
  name: 'AFCAT',
  title: 'AFCAT',
  fullName: 'Air Force Common Admission Test',
  family: 'afcat',
  body: 'Indian Air Force',
  day: { month: 2, day: 1 },
  series: 'afcat',
  page: '/afcathome',
  summary: 'The way for graduates to become an officer of the Indian Air Force: flying, technical and ground duties.',
  hero: 'A hundred questions in two hours, then five days at a selection board. The first part can be trained here.',
  cycle: 'Twice a year, in February and August',
  languages: 'English',
  eligibility: [
    ['Flying', 'A degree or BE/BTech with 60%; 50% each in mathematics and physics at class 12; 20 to 24 years'],
    ['Technical', 'Four years of engineering with 60%; 20 to 26 years'],
    ['Non-technical', 'A degree with 60%, by branch; 20 to 26 years'],
    ['Fitness', 'Medical and physical standards; candidates under 25 are unmarried'],
  ],
  positions: {
    title: 'Posts',
    items: [
      'Flying Branch',
      'Ground Duty, technical: electronics and mechanical',
      'Ground Duty, non-technical: weapon systems, administration, logistics, accounts, education, meteorology',
    ],
  },
  salary: '₹56,100–1,77,500 (level 10) a month and military service pay of ₹15,500 for a Flying Officer',
  selection: [
    'The Air Force sets a cut-off after each test',
    'Selection board (AFSB) of five days, medical, then one list for the whole country',
  ],
  patterns: patterns.AFCAT,
  syllabus: AFCAT_SYLLABUS,
  faq: [
    { question: 'How often is AFCAT held?', answer: 'Twice a year, in February and August.' },
    {
      question: 'What is AFSB?',
      answer:
        'The selection board of the Air Force. Candidates stay five days for tests, group tasks and an interview.',
    },
  ],
}

export const ICET_EXAMS: readonly Exam[] = [icet]
export const ENTRANCE_EXAMS: readonly Exam[] = [mat, cat, nimcet, afcat]
