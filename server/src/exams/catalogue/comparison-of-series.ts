import { type Comparison, comparisonOf } from '@pariksha/domain/ranking/normalisation'
import type { Queryable } from '../../platform/db/database.ts'
import { everyExam } from './catalogue.ts'

/** How shifts of a series are compared: as staff chose for their own exam, else as the board of the family does. */
export async function comparisonOfSeries(on: Queryable, series: string): Promise<Comparison> {
  const exams = await everyExam(on)
  const exam = exams.find((one) => one.series === series)
  return exam?.own?.normalisation ?? comparisonOf(exam?.family ?? 'other')
}
