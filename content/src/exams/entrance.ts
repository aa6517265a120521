import type { Exam } from './exam.ts'
import * as patterns from './patterns/entrance.ts'
import { AFCAT as AFCAT_SYLLABUS } from './syllabus/afcat.ts'
import { CAT as CAT_SYLLABUS } from './syllabus/cat.ts'
import { ICET as ICET_SYLLABUS } from './syllabus/icet.ts'
import { MAT as MAT_SYLLABUS } from './syllabus/mat.ts'
import { NIMCET as NIMCET_SYLLABUS } from './syllabus/nimcet.ts'

/** "Telangana pattern (75, 75, 50) or the …" */
const ICET_FORMS = patterns.ICET.map(({ label, stages }) => {
  const counts = stages.flatMap(({ sections }) => sections.map(({ questions }) => questions))
  return `${label} (${counts.join(', ')})`
}).join(' or the ')

const icet: Exam = {
  slug: 'icet',
  name: 'ICET',
  title: 'ICET',
  fullName: 'Integrated Common Entrance Test (TG ICET and AP ICET)',
  family: 'icet',
  body: 'Telangana Council of Higher Education (TGCHE) and Andhra Pradesh State Council of Higher Education (APSCHE)',
  day: { month: 5, day: 6, stage: null },
  usual: { text: 'In May or June', stages: { '': [5, 6] } },
  series: 'icet',
  page: '/icet',
  summary: 'Entrance test for MBA and MCA courses in Telangana and Andhra Pradesh.',
  hero: 'Full-length mock tests in the TG ICET and AP ICET patterns, on a screen like the one in the exam centre.',
  cycle: 'Once a year in each state; counselling after the results',
  languages: 'English and Telugu, in Telangana also Urdu; Communication Ability is in English only',
  eligibility: [
    ['MBA', 'A bachelor’s degree of at least three years'],
    ['MCA', 'BCA, or a bachelor’s degree with mathematics at Intermediate or degree level'],
    ['Marks', '50% in the degree, 45% for reserved categories; final-year students can apply'],
    ['Age', 'No upper limit; minimum usually 19 years'],
  ],
  positions: { title: 'Leads to', items: ['MBA admission', 'MCA admission'] },
  salary: null,
  selection: [
    'Qualifying marks: 25% (50 out of 200); no minimum for SC and ST',
    'Tie-break: marks in Analytical Ability',
  ],
  patterns: patterns.ICET,
  syllabus: ICET_SYLLABUS,
  faq: [
    {
      question: 'Which pattern do the mock tests follow?',
      answer: `Both, alternately. The card of each test shows whether it follows the ${ICET_FORMS}.`,
    },
    {
      question: 'Is there negative marking?',
      answer: 'No. Each correct answer gets 1 mark; no marks are deducted for a wrong answer.',
    },
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
  day: { month: 5, day: 6, stage: 'May session' },
  usual: {
    text: 'Sessions in February, May, September and December',
    stages: { 'February session': [2], 'May session': [5], 'September session': [9], 'December session': [12] },
  },
  series: 'mat',
  page: '/mathome',
  summary: 'Test for MBA and PGDM admission in more than 600 B-schools, held four times a year.',
  hero: 'Five sections with an equal number of questions. Practise each of them.',
  cycle: 'Four times a year',
  languages: 'English',
  eligibility: [
    ['Education', 'A bachelor’s degree in any subject; final-year students can apply'],
    ['Age', 'No limit'],
    ['Marks', 'No minimum for the test; B-schools set their own'],
  ],
  positions: { title: 'Leads to', items: ['MBA admission', 'PGDM admission'] },
  salary: null,
  selection: [
    'Composite score out of 800 and a percentile; there is no pass mark',
    'The last section is not counted in the composite score',
    'The score is valid for one year',
  ],
  patterns: patterns.MAT,
  syllabus: MAT_SYLLABUS,
  faq: [
    {
      question: 'Does MAT have 200 or 150 questions?',
      answer: 'It has 150 questions in 120 minutes. Up to early 2024 it had 200 questions in 150 minutes.',
    },
    { question: 'How long is the score valid?', answer: 'One year.' },
  ],
}

const cat: Exam = {
  slug: 'cat',
  name: 'CAT',
  title: 'CAT',
  fullName: 'Common Admission Test',
  family: 'cat',
  body: 'Indian Institutes of Management (IIMs), by rotation',
  day: { month: 12, day: 5, stage: null },
  usual: { text: 'In November', stages: { '': [11] } },
  series: 'cat',
  page: '/cathome',
  summary: 'Entrance test for the Indian Institutes of Management (IIMs) and many other B-schools.',
  hero: '68 questions in three sections of 40 minutes each. Practise choosing the right questions.',
  cycle: 'Once a year, on a single day in three slots',
  languages: 'English',
  eligibility: [
    ['Education', 'A bachelor’s degree; final-year students can apply'],
    ['Marks', '50% in the degree, 45% for SC, ST and PwBD candidates'],
    ['Age', 'No age limit, and no limit on attempts'],
  ],
  positions: { title: 'Leads to', items: ['MBA and PGP admission at the IIMs', 'MBA admission at other schools'] },
  salary: null,
  selection: [
    'Scaled scores and percentiles, sectional and overall',
    'Each institute sets its own cut-offs, followed by a written ability test and interview',
  ],
  patterns: patterns.CAT,
  syllabus: CAT_SYLLABUS,
  faq: [
    {
      question: 'What are TITA questions?',
      answer:
        'Type-in-the-answer questions have no options: you type the number. There is no negative marking for them.',
    },
    {
      question: 'Is a calculator allowed?',
      answer: 'Yes, a basic on-screen calculator.',
    },
  ],
}

const nimcet: Exam = {
  slug: 'nimcet',
  name: 'NIMCET',
  title: 'NIMCET',
  fullName: 'NIT MCA Common Entrance Test',
  family: 'nimcet',
  body: 'National Institutes of Technology (NITs), by rotation',
  day: { month: 6, day: 6, stage: null },
  usual: { text: 'In June', stages: { '': [6] } },
  series: 'nimcet',
  page: '/nimcethome',
  summary: 'Entrance test for MCA admission in 11 National Institutes of Technology (NITs).',
  hero: 'Mathematics has 600 of the 1000 marks. Start with it, and start early.',
  cycle: 'Once a year; counselling after the result',
  languages: 'English',
  eligibility: [
    ['Education', 'A bachelor’s degree of at least 3 years, or BE or BTech'],
    ['Subject', 'Mathematics or statistics studied in the degree'],
    ['Marks', '60% or 6.5 CGPA; 55% or 6.0 CGPA for SC, ST and PwBD candidates'],
  ],
  positions: { title: 'Leads to', items: ['MCA admission at eleven NITs'] },
  salary: null,
  selection: [
    'Rank is based on total marks; tie-break: marks in Mathematics',
    'No rank for zero or negative marks in Mathematics or in total',
  ],
  patterns: patterns.NIMCET,
  syllabus: NIMCET_SYLLABUS,
  faq: [
    {
      question: 'Is the paper out of 480 or 1000 marks?',
      answer:
        'Since 2022 it is out of 1000 marks, with more weightage for Mathematics. Up to 2021 it was out of 480 marks with +4 and −1.',
    },
    { question: 'How many NITs participate?', answer: 'Eleven National Institutes of Technology.' },
  ],
}

const afcat: Exam = {
  slug: 'afcat',
  name: 'AFCAT',
  title: 'AFCAT',
  fullName: 'Air Force Common Admission Test',
  family: 'afcat',
  body: 'Indian Air Force',
  day: { month: 2, day: 1, stage: 'AFCAT 1' },
  usual: { text: 'AFCAT 1 in February, AFCAT 2 in August', stages: { 'AFCAT 1': [2], 'AFCAT 2': [8] } },
  series: 'afcat',
  page: '/afcathome',
  summary:
    'For graduates who want to become officers in the Indian Air Force: Flying, Technical and Ground Duty branches.',
  hero: '100 questions in 2 hours, followed by 5 days of AFSB testing. Practise the written test here.',
  cycle: 'Twice a year',
  languages: 'English',
  eligibility: [
    ['Flying', 'A degree or BE/BTech with 60%; 50% each in mathematics and physics in class 12; 20 to 24 years'],
    ['Technical', 'A four-year engineering degree with 60%; 20 to 26 years'],
    ['Non-technical', 'A degree with 60%, depending on the branch; 20 to 26 years'],
    ['Fitness', 'Medical and physical standards; candidates below 25 years must be unmarried'],
  ],
  positions: {
    title: 'Posts',
    items: [
      'Flying Branch',
      'Ground Duty, technical: electronics and mechanical',
      'Ground Duty, non-technical: weapon systems, administration, logistics, accounts, education, meteorology',
    ],
  },
  salary: '₹56,100–1,77,500 (level 10) per month and military service pay of ₹15,500 for a Flying Officer',
  selection: [
    'The Indian Air Force declares a cut-off after each test',
    'AFSB interview of 5 days, medical examination, then the all-India merit list',
  ],
  patterns: patterns.AFCAT,
  syllabus: AFCAT_SYLLABUS,
  faq: [
    { question: 'How often is AFCAT held?', answer: 'Twice a year: AFCAT 1 and AFCAT 2.' },
    {
      question: 'What is AFSB?',
      answer: 'The Air Force Selection Board. It lasts 5 days, with tests, group tasks and an interview.',
    },
  ],
}

export const ICET_EXAMS: readonly Exam[] = [icet]
export const ENTRANCE_EXAMS: readonly Exam[] = [mat, cat, nimcet, afcat]
