import type { TestResults } from '@pariksha/contract/results/staff-results'
import { sql } from 'kysely'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { readShifts } from '../../attempts/results/shifts.ts'
import type { Database } from '../../platform/db/database.ts'
import { findTest } from './find-test.ts'
import { distributionOf } from './sittings/distribution.ts'
import { isChosen, type ResultsRequest, STATE, sittings } from './sittings/sittings.ts'
import { countRanked } from './sittings/standings.ts'

type Deps = Pick<AttemptDeps, 'db' | 'papers'>

async function readMock(db: Database, mockId: number | null, shift: number | null): Promise<TestResults['mock']> {
  const compared = mockId === null ? undefined : await readShifts(db, mockId)
  if (!compared) return null
  const { shifts, normalisation } = compared
  return {
    id: Number(mockId),
    shift: shift ?? 1,
    shifts: shifts.length,
    normalisation,
  }
}

/** How many sat a test, and the distribution of their marks. */
export async function readTestResults({ db, papers }: Deps, asked: ResultsRequest): Promise<TestResults> {
  const { paperId, maxMarks, forGroups, mockId, shift, calledOff, ...test } = await findTest(db, asked)
  const chosen = { ...asked, forGroups, mockId }
  const { plan } = await papers.load(paperId)
  const { rows } = await sql<Pick<TestResults, 'completed' | 'running'> & { readonly absent: number }>`
    ${sittings(chosen)}
    select count(*) filter (where ${STATE} = 'completed')::int as completed,
           count(*) filter (where ${STATE} = 'running')::int as running,
           count(*) filter (where ${STATE} = 'absent')::int as absent
    from people p`.execute(db)
  const [counts = { completed: 0, running: 0, absent: 0 }] = rows
  const ranked = await countRanked(db, test.test_id, isChosen(chosen, sql.ref('r.student_id')))
  return {
    ...test,
    ...counts,
    called_off: calledOff,
    absent: chosen.batch === undefined && !forGroups ? null : counts.absent,
    max_marks: maxMarks,
    mock: await readMock(db, mockId, shift),
    sections: plan.sections.map(({ name }) => name),
    distribution: distributionOf(ranked, plan.unitsPerMark, maxMarks),
  }
}
