import type { Family } from '@pariksha/domain/exam-families'
import type { Queryable } from '../db/database.ts'
import { everyExam } from './catalogue.ts'

/** The family of the exam that a series prepares for, also of one that the site hides. */
export async function familyOfSeries(on: Queryable, series: string): Promise<Family> {
  const exams = await everyExam(on)
  return exams.find((exam) => exam.series === series)?.family ?? 'other'
}
