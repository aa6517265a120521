import type { CutOffs, CutOffsChange } from '@pariksha/contract/results/cut-offs'
import { CATEGORIES } from '@pariksha/domain/ranking/categories'
import { type CutOff, readCutOffs } from '../../attempts/results/cut-offs.ts'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { findTest } from './find-test.ts'
import type { ResultsRequest } from './sittings/sittings.ts'

/** Those of a test that the caller may see. */
export async function readCutOffsOf(db: Database, asked: ResultsRequest): Promise<CutOffs> {
  await findTest(db, asked)
  return byCategory((await readCutOffs(db, asked.testId)).cutOffs)
}

/** Those of a shift of several are set for all of them. */
export async function changeCutOffs(
  db: Database,
  asked: ResultsRequest,
  { was, ...wanted }: CutOffsChange,
): Promise<CutOffs> {
  await findTest(db, asked)
  return transact(db, async (tx) => {
    const { caller, testId } = asked
    const { live_mock_id } = await tx
      .selectFrom('tests')
      .select('live_mock_id')
      .where('id', '=', testId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (live_mock_id !== null)
      await tx.selectFrom('live_mocks').select('id').where('id', '=', live_mock_id).forNoKeyUpdate().execute()
    const { mockId, cutOffs } = await readCutOffs(tx, testId)
    const now = byCategory(cutOffs)
    // a retry of a saved call is no conflict
    if (was && !isSame(now, was) && !isSame(now, wanted)) throw new AppError('row_changed')
    const cutOffsWanted = CATEGORIES.flatMap((category): CutOff[] => {
      const value = wanted[category]
      return value === null ? [] : [{ category, asked: value }]
    })
    await (mockId === null ? storeOfTest(tx, testId, cutOffsWanted) : storeOfMock(tx, mockId, cutOffsWanted))
    const action = mockId === null ? 'set cut-offs' : 'set cut-offs of a mock'
    await audit(tx, caller, { action, subject: 'results', id: testId, before: now, after: wanted })
    return wanted
  })
}

async function storeOfTest(tx: Transaction, testId: number, cutOffs: readonly CutOff[]): Promise<void> {
  await tx.deleteFrom('cut_offs').where('test_id', '=', testId).execute()
  const rows = cutOffs.map(({ category, asked }) => ({ test_id: testId, category, marks: asked }))
  if (rows.length > 0) await tx.insertInto('cut_offs').values(rows).execute()
}

async function storeOfMock(tx: Transaction, mockId: number, cutOffs: readonly CutOff[]): Promise<void> {
  await tx.deleteFrom('mock_cut_offs').where('live_mock_id', '=', mockId).execute()
  const rows = cutOffs.map(({ category, asked }) => ({ live_mock_id: mockId, category, score: asked }))
  if (rows.length > 0) await tx.insertInto('mock_cut_offs').values(rows).execute()
}

const isSame = (one: CutOffs, other: CutOffs): boolean =>
  CATEGORIES.every((category) => one[category] === other[category])

const byCategory = (cutOffs: readonly CutOff[]) =>
  Object.fromEntries(
    CATEGORIES.map((category) => [category, cutOffs.find((one) => one.category === category)?.asked ?? null]),
  ) as CutOffs
