import { ALL_EXAMS, AWARENESS, ENGLISH, type ShippedExam, type ShippedMaterial, STRATEGY } from './material.ts'

const grammar = (slug: string, title: string, summary: string): ShippedMaterial => ({
  slug,
  title,
  summary,
  kind: 'chapter_notes',
  subject: ENGLISH,
  exams: ALL_EXAMS,
})

export const ENGLISH_NOTES: readonly ShippedMaterial[] = [
  grammar(
    'subject-verb-agreement',
    'Subject and Verb',
    'How to find the real subject, and the dozen rules behind most error-spotting questions.',
  ),
  grammar(
    'tenses',
    'Tenses',
    'Which form a sentence needs, told by the small words of time; conditions; ten errors to find.',
  ),
  grammar(
    'articles-and-prepositions',
    'Articles and Prepositions',
    'A, an, the or nothing; at, on or in; and which preposition goes with which word.',
  ),
]

const digest = (slug: string, title: string, summary: string, exams: readonly ShippedExam[]): ShippedMaterial => ({
  slug,
  title,
  summary,
  kind: 'digest',
  subject: AWARENESS,
  exams,
})

/** What does not change from week to week. */
export const DIGESTS: readonly ShippedMaterial[] = [
  digest(
    'indian-constitution',
    'The Constitution of India',
    'Making, sources, rights, organs and amendments: the standing part of every polity paper.',
    ['ssc_cgl', 'rrb_ntpc', 'afcat', 'bank'],
  ),
  digest(
    'geography-of-india',
    'Geography of India',
    'Mountains, passes, rivers, dams, lakes, soils, crops and parks, arranged to be remembered.',
    ['ssc_cgl', 'rrb_ntpc', 'afcat'],
  ),
  digest(
    'banking-awareness',
    'Banking Awareness',
    'The Reserve Bank, kinds of banks, accounts, cheques, payments, bad loans and regulators.',
    ['bank', 'ssc_cgl', 'mat'],
  ),
]

const strategy = (slug: string, title: string, summary: string, exams: readonly ShippedExam[]): ShippedMaterial => ({
  slug,
  title,
  summary,
  kind: 'strategy',
  subject: STRATEGY,
  exams,
})

export const STRATEGIES: readonly ShippedMaterial[] = [
  {
    ...strategy(
      'icet-strategy',
      'ICET: a Plan for 200 Questions',
      'What both papers ask, how much time a question has, in which order, and twelve weeks of preparation.',
      ['icet'],
    ),
    translations: [
      {
        language: 'te',
        title: 'ఐసెట్: 200 ప్రశ్నలకు ఒక ప్రణాళిక',
        summary: 'రెండు పేపర్లలో ఏముంటుంది, ఒక ప్రశ్నకు ఎంత సమయం, ఏ క్రమంలో చేయాలి, పన్నెండు వారాల సన్నద్ధత.',
        subject: 'పరీక్ష వ్యూహం',
      },
    ],
  },
  strategy(
    'ssc-cgl-strategy',
    'SSC CGL: Fifteen Minutes a Section',
    'The pattern of the 2026 cycle, what its new clocks change, and six months of preparation.',
    ['ssc_cgl'],
  ),
  strategy(
    'bank-exams-strategy',
    'Bank Exams: Officer and Clerk Together',
    'Preliminary and main papers of the 2025 cycle, what to do first in each section, and how to leave well.',
    ['bank'],
  ),
  strategy(
    'rrb-ntpc-strategy',
    'RRB NTPC: Where the Paper Is Won',
    'Both computer-based tests, a third off for wrong answers, and what to learn in four months.',
    ['rrb_ntpc'],
  ),
  strategy(
    'afcat-strategy',
    'AFCAT: the Test and What Follows',
    'The written test, defence knowledge, and habits for the Selection Board.',
    ['afcat'],
  ),
  strategy(
    'nimcet-strategy',
    'NIMCET: Mathematics First',
    'Why mathematics decides, three ways to be quick, and sixteen weeks of preparation.',
    ['nimcet'],
  ),
  strategy(
    'mat-and-cat-strategy',
    'MAT and CAT: Speed and Choice',
    'Two papers side by side, sections in detail, and what a score means.',
    ['mat', 'cat'],
  ),
]
