import { materialsOn, type ShippedMaterial, STRATEGY } from './material.ts'

const strategy = materialsOn(STRATEGY, 'strategy')

export const STRATEGIES: readonly ShippedMaterial[] = [
  strategy(
    'icet-strategy',
    'ICET: a Plan for 200 Questions',
    'What both papers ask, how much time a question has, in which order, and twelve weeks of preparation.',
    ['icet'],
  ),
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
