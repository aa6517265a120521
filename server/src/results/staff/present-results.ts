import type { StudentResult } from '@pariksha/contract/results/staff-results'
import { toMarks } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { WAS_PRACTISED } from '../../attempts/results/release.ts'
import { type ComparedShifts, readShifts, scoreOf } from '../../attempts/results/shifts.ts'
import { isVisibleTo } from '../../people/batches/queries.ts'
import { sectionMarks } from './sittings/section-marks.ts'
import type { SittingRow } from './sittings/sitting-rows.ts'
import { type Chosen, isChosen } from './sittings/sittings.ts'
import { countRanked, type Standings, standingsAmong } from './sittings/standings.ts'

type Deps = Pick<AttemptDeps, 'db' | 'papers'>

/** Where a result stands: among all of its test, and among those of the batch if one is chosen. */
export type Ranks = {
  readonly overall: Standings
  readonly batch: Standings | undefined
  /** Over the shifts of a mock. */
  readonly shifts: ComparedShifts | undefined
}

export async function readRanks({ db }: Deps, chosen: Chosen): Promise<Ranks> {
  const { testId, batch, mockId } = chosen
  const shifts = mockId === null ? undefined : await readShifts(db, mockId)
  const overall = standingsAmong(await countRanked(db, testId, sql`true`))
  if (batch === undefined) return { overall, batch: undefined, shifts }
  return {
    overall,
    shifts,
    batch: standingsAmong(await countRanked(db, testId, isChosen(chosen, sql.ref('r.student_id')))),
  }
}

/** Rows with batches, the marks of their sections, and ranks. */
export async function presentResults(
  { db, papers }: Deps,
  chosen: Chosen,
  ranks: Ranks,
  rows: readonly SittingRow[],
): Promise<StudentResult[]> {
  const about = await readAbout({ db, papers }, chosen, rows)
  const sections = await sectionMarks(db, papers, rows)
  return rows.map((row) => {
    const { student_id, state, attempt_id, units, units_maximum, units_per_mark, spent_ms } = row
    const result = units !== null && row.ranked !== null ? { units, ranked: row.ranked } : undefined
    const standing = result && ranks.overall(result)
    const across = standing && ranks.shifts?.across(chosen.testId, Number(units) / Number(units_per_mark))
    const inMarks = (value: number | null) =>
      value === null || units_per_mark === null ? null : toMarks(value, units_per_mark)
    return {
      student_id,
      state,
      ...(about.get(student_id) ?? GONE),
      started_at: row.started_at?.toISOString() ?? null,
      completed_at: row.completed_at?.toISOString() ?? null,
      marks: inMarks(units),
      max_marks: inMarks(units_maximum),
      section_marks: attempt_id === null ? null : (sections.get(attempt_id) ?? null),
      correct: row.correct,
      incorrect: row.incorrect,
      unattempted: row.unattempted,
      seconds: spent_ms === null ? null : Math.round(spent_ms / 1000),
      rank: standing?.rank ?? null,
      percentile: standing?.percentile ?? null,
      batch_rank: (result && ranks.batch?.(result)?.rank) ?? null,
      score: across && ranks.shifts?.normalisation ? scoreOf(ranks.shifts.normalisation, across) : null,
      overall_rank: across ? across.better + 1 : null,
    }
  })
}

type About = Pick<StudentResult, 'name' | 'batches' | 'attempts'>

/** An account that was erased since its row was read. */
const GONE: About = { name: '', batches: [], attempts: 0 }

async function readAbout({ db }: Deps, { caller, testId }: Chosen, rows: readonly SittingRow[]) {
  const { rows: found } = await sql<About & { readonly student_id: number }>`
    select users.id as student_id, users.full_name as name,
      array(
        select batches.name from batch_members m join batches on batches.id = m.batch_id
        where m.student_id = asked.student_id and ${isVisibleTo(caller)} order by batches.name) as batches,
      (select count(*) from attempts join tests on tests.id = attempts.test_id
       where attempts.student_id = asked.student_id and tests.id = ${testId} and not ${WAS_PRACTISED})::int as attempts
    from unnest(${rows.map(({ student_id }) => student_id)}::bigint[]) as asked (student_id) join users on users.id = asked.student_id`.execute(
    db,
  )
  return new Map(found.map(({ student_id, ...about }) => [student_id, about]))
}
