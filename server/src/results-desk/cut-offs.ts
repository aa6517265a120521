import type { CutOffs } from '@pariksha/contract/results/cut-offs'
import { CATEGORIES } from '@pariksha/domain/categories'
import { readCutOffs } from '../attempts/results/cut-offs.ts'
import { type Database, transact } from '../db/database.ts'
import { audit } from '../staff/log/audit.ts'
import { findTest } from './find-test.ts'
import type { Asked } from './sittings.ts'

/** Those of a test that the caller may see. */
export async function readCutOffsOf(db: Database, asked: Asked): Promise<CutOffs> {
  await findTest(db, asked)
  return byCategory(await readCutOffs(db, asked.testId))
}

export async function changeCutOffs(db: Database, asked: Asked, wanted: CutOffs): Promise<CutOffs> {
  await findTest(db, asked)
  return transact(db, async (tx) => {
    const { caller, testId } = asked
    await tx.selectFrom('tests').select('id').where('id', '=', testId).forNoKeyUpdate().execute()
    const before = byCategory(await readCutOffs(tx, testId))
    await tx.deleteFrom('cut_offs').where('test_id', '=', testId).execute()
    const rows = CATEGORIES.flatMap((category) => {
      const marks = wanted[category]
      return marks === null ? [] : [{ test_id: testId, category, marks }]
    })
    if (rows.length > 0) await tx.insertInto('cut_offs').values(rows).execute()
    await audit(tx, caller, { action: 'set cut-offs', subject: 'results', id: testId, before, after: wanted })
    return wanted
  })
}

const byCategory = (rows: Awaited<ReturnType<typeof readCutOffs>>) =>
  Object.fromEntries(
    CATEGORIES.map((category) => [category, rows.find((one) => one.category === category)?.marks ?? null]),
  ) as CutOffs
