import type { ChosenExam } from '@pariksha/contract/exams/exams'
import { toMarks } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import { IS_RELEASED } from '../attempts/results/release.ts'
import type { Database } from '../platform/db/database.ts'
import { AppError } from '../platform/errors.ts'
import { changeChosen } from '../practice/daily/change-first-exam.ts'
import type { CatalogueOf } from './catalogue/catalogue.ts'

const LAST_SCORES = 3

export type ExamDeps = { readonly db: Database; readonly catalogueOf: CatalogueOf }

export async function listChosen({ db, catalogueOf }: ExamDeps, studentId: number): Promise<ChosenExam[]> {
  const chosen = await db
    .selectFrom('chosen_exams')
    .select('exam_slug')
    .where('student_id', '=', studentId)
    .orderBy('chosen_at')
    .execute()
  const scores = await lastScores(db, studentId)
  const { exams } = await catalogueOf('en')
  return chosen.flatMap(({ exam_slug }) => {
    const exam = exams.find(({ slug }) => slug === exam_slug)
    if (!exam) return [] // hidden: it is there again when it is shown again
    const own = scores.filter(({ series }) => series === exam.series)
    return [{ slug: exam_slug, last_scores: own.map(({ series: _, ...score }) => score) }]
  })
}

export async function chooseExam({ db, catalogueOf }: ExamDeps, studentId: number, slug: string): Promise<void> {
  const { exams } = await catalogueOf('en')
  if (!exams.some((exam) => exam.slug === slug)) throw new AppError('not_found')
  await changeChosen(db, studentId, (tx) =>
    tx
      .insertInto('chosen_exams')
      .values({ student_id: studentId, exam_slug: slug })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

export async function removeExam(db: Database, studentId: number, slug: string): Promise<void> {
  await changeChosen(db, studentId, (tx) =>
    tx.deleteFrom('chosen_exams').where('student_id', '=', studentId).where('exam_slug', '=', slug).execute(),
  )
}

/** The last results in each series, newest first that are released. */
async function lastScores(db: Database, studentId: number) {
  const { rows } = await sql<{
    series: string
    attempt_id: number
    test_id: number
    title: string
    units: number
    units_maximum: number
    units_per_mark: number
    completed_at: Date
  }>`
    select * from (
      select tests.series_slug as series, attempts.id as attempt_id, tests.id as test_id, tests.title,
        results.units, results.units_maximum, results.units_per_mark, attempts.completed_at,
        row_number() over (partition by tests.series_slug order by attempts.id desc) as place
      from results
      join attempts on attempts.student_id = results.student_id and attempts.id = results.attempt_id
      join tests on tests.id = results.test_id
      where results.student_id = ${studentId} and ${IS_RELEASED}
    ) as ranked
    where place <= ${LAST_SCORES}
    order by place`.execute(db)
  return rows.map(({ units, units_maximum, units_per_mark, completed_at, series, attempt_id, test_id, title }) => ({
    series,
    attempt_id,
    test_id,
    title,
    score: toMarks(units, units_per_mark),
    max_marks: toMarks(units_maximum, units_per_mark),
    completed_at: completed_at.toISOString(),
  }))
}
