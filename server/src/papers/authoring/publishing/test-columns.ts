import { toMarks } from '@pariksha/domain/marking/marking'
import type { FrozenPaper } from '../../freeze.ts'
import type { DraftRow } from '../queries.ts'
import { instructionsOf } from './instructions.ts'

const SUB_TYPES = {
  prelims: 'Full length',
  mains: 'Main examination',
  prelims_sectional: 'Sectional',
  mains_sectional: 'Sectional, main examination',
} as const

type Draft = Pick<DraftRow, 'title' | 'series' | 'stage' | 'label' | 'pattern'>

/** The columns of the test that a draft becomes. */
export function testColumns({ title, series, stage, label, pattern }: Draft, { plan }: Pick<FrozenPaper, 'plan'>) {
  const units = plan.questions.reduce(
    (sum, { scheme, section }) => sum + ((scheme ?? plan.sections[section]?.scheme)?.right ?? 0),
    0,
  )
  const lines = instructionsOf(pattern, new Set(plan.questions.map(({ kind }) => kind)), plan.questions.length)
  return {
    title,
    series_slug: series,
    stage,
    pattern: label,
    type: 'Mock test',
    sub_type: SUB_TYPES[stage],
    duration_seconds: pattern.minutes * 60,
    question_count: plan.questions.length,
    total_marks: toMarks(units, plan.unitsPerMark),
    languages: [...pattern.languages],
    instructions: lines.map(({ en }) => en),
    instructions_in: { te: lines.map(({ te }) => te), hi: lines.map(({ hi }) => hi) },
  }
}
