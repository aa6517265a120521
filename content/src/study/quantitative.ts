import { ALL_EXAMS, QUANT, type ShippedMaterial } from './material.ts'

export const QUANTITATIVE = [
  {
    slug: 'percentage',
    title: 'Percentages',
    summary: 'Percentages as fractions, successive changes, and the questions about votes, salaries and prices.',
    kind: 'chapter_notes',
    subject: QUANT,
    exams: ALL_EXAMS,
  },
] as const satisfies readonly ShippedMaterial[]
