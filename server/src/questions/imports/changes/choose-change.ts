import type { chooseImportChange } from '@pariksha/contract/questions/import-changes'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { type Item, lockImport, markUnchanged, pendingItems, writeItems } from '../change-items.ts'
import { changedParts } from './changed-parts.ts'

type Choice = z.infer<typeof chooseImportChange.body>

/**
 * Whether questions that are from the bank become new ones, or change what the bank has by now. Then what the file left as it was
 * exported stays as the bank has it, and they come on top of its newest version. Returns how many of them are from the bank.
 */
export const chooseChange = (db: Database, importId: number, { positions, as }: Choice): Promise<number> =>
  transact(db, async (tx) => {
    await lockImport(tx, importId, { whole: true })
    let chosen = 0
    for await (const items of pendingItems(tx, importId, positions)) {
      chosen += await setAsNew(tx, importId, items, as === 'new')
      if (as === 'change') await rebase(tx, importId, items)
    }
    return chosen
  })

const inItems = (importId: number, items: readonly Pick<Item, 'position'>[]): RawBuilder<boolean> =>
  sql`item.import_id = ${importId} and item.position = any(${items.map(({ position }) => position)}::int[])
    and item.changes is not null`

async function setAsNew(tx: Transaction, importId: number, items: readonly Item[], asNew: boolean): Promise<number> {
  const { numAffectedRows } = await sql`
    update question_import_items as item set as_new = ${asNew} where ${inItems(importId, items)}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

type Overtaken = Pick<Item, 'position' | 'content' | 'problems'> & {
  readonly base: QuestionContent
  readonly onto: QuestionContent
  readonly version: number
  /** Whether the file left the passage as it was exported. */
  readonly same_passage: boolean
}

/** Puts what the file changed on top of the newest versions, where those are others than the ones that were exported. */
async function rebase(tx: Transaction, importId: number, items: readonly Item[]): Promise<void> {
  const { rows } = await sql<Overtaken>`
    select item.position, item.content, item.problems, base.content as base, newest.content as onto, newest.version,
      coalesce(p.passage_id, 0) = coalesce((base.content->>'passage_id')::int, 0)
        and (item.passage is null or p.passage_id is not null) as same_passage
    from question_import_items as item
    join questions as q on q.id = item.changes
    join question_versions as base on base.question_id = q.id and base.version = item.changes_version
    join question_versions as newest on newest.question_id = q.id and newest.version = q.version
    left join question_import_passages as p on p.import_id = item.import_id and p.passage = item.passage
    where ${inItems(importId, items)} and q.version <> item.changes_version`.execute(tx)
  if (rows.length === 0) return
  const positions = rows.map(({ position }) => position)
  await sql`
    update question_import_items as item set changes_version = given.version
    from unnest(${positions}::int[], ${rows.map(({ version }) => version)}::int[]) as given (position, version)
    where item.import_id = ${importId} and item.position = given.position`.execute(tx)
  await writeItems(
    tx,
    importId,
    rows.map(({ position, problems, base, content, onto }) => ({
      position,
      problems,
      content: { ...changedParts({ base, edited: content, onto }), passage_id: null },
    })),
  )
  await takePassages(
    tx,
    importId,
    rows.filter(({ same_passage, base, onto }) => same_passage && base.passage_id !== onto.passage_id),
  )
}

/** The passages that these questions have in the bank by now. */
async function takePassages(tx: Transaction, importId: number, rows: readonly Overtaken[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ onto }) => onto.passage_id)
  await sql`
    insert into question_import_passages (import_id, passage, content, passage_id)
    select ${importId}, 'bank-' || id, content, id from question_passages where id = any(${ids}::int[])
    on conflict do nothing`.execute(tx)
  const positions = rows.map(({ position }) => position)
  await sql`
    update question_import_items as item set passage = 'bank-' || given.id
    from unnest(${positions}::int[], ${ids}::int[]) as given (position, id)
    where item.import_id = ${importId} and item.position = given.position`.execute(tx)
  await markUnchanged(tx, importId, positions)
}
