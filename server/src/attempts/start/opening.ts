import type { Opening } from '@pariksha/contract/attempts/opening'
import { SEALED_PAPER_EARLY, type Seconds } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import type { LoadedPaper } from '../../papers/plan.ts'
import { AppError } from '../../platform/errors.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import { IS_PRACTISED } from '../results/release.ts'
import { assertStartable } from './may-start.ts'
import { findStartable } from './startable-test.ts'

type AwaitedTest = { readonly opensAt: Date; readonly opensIn: Seconds; readonly paper: LoadedPaper }

/** A live test that the student may take, whether or not it is open yet; throws why not. */
async function findAwaited({ db, papers }: AttemptDeps, studentId: number, testId: number): Promise<AwaitedTest> {
  const test = await findStartable(db, testId, studentId)
  if (!test) throw new AppError('not_found')
  const paperId = await assertStartable(db, studentId, test, { early: true })
  const row = await db
    .selectFrom('tests')
    .select(['opens_at', sql<Seconds>`extract(epoch from opens_at - clock_timestamp())::float8`.as('opens_in')])
    .where('id', '=', testId)
    .where('mode', '=', 'live')
    .where(sql<boolean>`not ${IS_PRACTISED}`)
    .executeTakeFirst()
  if (!row?.opens_at) throw new AppError('not_found')
  return { opensAt: row.opens_at, opensIn: row.opens_in, paper: await papers.load(paperId) }
}

const isGivenSealed = ({ opensIn }: AwaitedTest): boolean => opensIn * 1000 <= SEALED_PAPER_EARLY

export async function readOpening(deps: AttemptDeps, studentId: number, testId: number): Promise<Opening> {
  const awaited = await findAwaited(deps, studentId, testId)
  return {
    opens_at: awaited.opensAt.toISOString(),
    opens_in: Math.round(awaited.opensIn * 1000) / 1000,
    paper_hash: isGivenSealed(awaited) ? awaited.paper.hash : null,
  }
}

export async function findPaperToSeal(deps: AttemptDeps, studentId: number, testId: number): Promise<LoadedPaper> {
  const awaited = await findAwaited(deps, studentId, testId)
  if (!isGivenSealed(awaited)) throw new AppError('not_open_yet')
  return awaited.paper
}
