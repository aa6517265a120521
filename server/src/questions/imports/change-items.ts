import type { ImportProblem, ImportState } from '@pariksha/contract/questions/imports'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../platform/db/database.ts'
import { asJson } from '../../platform/db/json.ts'
import { AppError } from '../../platform/errors.ts'
import { searchWordsOf } from '../bank/list/search-words.ts'
import { isFaulty } from './faults.ts'

/** The questions of an import can be edited in these states: after some were added to the bank, the others still can. */
const EDITABLE_STATES: readonly ImportState[] = ['ready', 'taken']

/** Locks an import: changes of single questions run in parallel, an act on the whole import excludes them. */
export async function lockImport(
  tx: Transaction,
  id: number,
  {
    states = EDITABLE_STATES,
    whole = false,
  }: { readonly states?: readonly ImportState[]; readonly whole?: boolean } = {},
) {
  const query = tx
    .selectFrom('question_imports')
    .select(['id', 'file_name', sql<ImportState>`state`.as('state')])
    .where('id', '=', id)
  const row = await (whole ? query.forUpdate() : query.forShare()).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  if (!states.includes(row.state)) throw new AppError('import_not_ready')
  return row
}

export type Item = {
  readonly position: number
  readonly version: number
  readonly number: string | null
  readonly content: QuestionContent
  readonly problems: readonly ImportProblem[]
}
type Changed = { readonly content: QuestionContent; readonly problems: readonly ImportProblem[] }

/** Read in batches, so that other requests run in between. */
const ITEMS_A_PART = 200

/** The questions that are not in the bank yet, all or some, by position. */
export async function* pendingItems(
  tx: Queryable,
  importId: number,
  positions?: readonly number[],
): AsyncGenerator<readonly Item[]> {
  for (let from = -1; ; ) {
    let query = tx
      .selectFrom('question_import_items')
      .select([
        'position',
        'version',
        'number',
        sql<QuestionContent>`content`.as('content'),
        sql<ImportProblem[]>`problems`.as('problems'),
      ])
      .where('import_id', '=', importId)
      .where('question_id', 'is', null)
      .where('position', '>', from)
    if (positions) query = query.where(sql<boolean>`position = any(${[...positions]}::int[])`)
    const items = await query.orderBy('position').limit(ITEMS_A_PART).execute()
    if (items.length > 0) yield items
    if (items.length < ITEMS_A_PART) return
    from = items.at(-1)?.position ?? from
  }
}

/** Writes questions with the columns derived from their content. */
export async function writeItems(
  tx: Transaction,
  importId: number,
  changed: readonly (Changed & Pick<Item, 'position'>)[],
): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ position, content, problems }) => {
    const { excerpt, digest, digestWithoutNumbers } = searchWordsOf(content)
    const [words, without] = [digest.toString('hex'), digestWithoutNumbers.toString('hex')]
    return { position, content, problems, faulty: isFaulty(content, problems), excerpt, words, without }
  })
  await sql`
    update question_import_items as item
    set content = given.content, problems = given.problems, faulty = given.faulty, excerpt = given.excerpt,
      digest = decode(given.words, 'hex'), digest_without_numbers = decode(given.without, 'hex'), version = version + 1
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as given (position int, content jsonb, problems jsonb, faulty boolean,
      excerpt text, words text, without text)
    where item.import_id = ${importId} and item.position = given.position`.execute(tx)
  await markUnchanged(
    tx,
    importId,
    changed.map(({ position }) => position),
  )
}

/**
 * Marks those of these questions that say what the question of the bank says that they change: in the version that they come on
 * top of, or in its newest one. To be called whenever content or passage of an item changed.
 */
export async function markUnchanged(tx: Transaction, importId: number, positions: readonly number[]): Promise<void> {
  await sql`
    update question_import_items as item set unchanged = exists (
      select from questions as q
      join question_versions as v on v.question_id = q.id and v.version in (item.changes_version, q.version)
      left join question_import_passages as p on p.import_id = item.import_id and p.passage = item.passage
      where q.id = item.changes and v.content = item.content || jsonb_build_object('passage_id', p.passage_id)
        and (item.passage is null or p.passage_id is not null))
    where item.import_id = ${importId} and item.position = any(${[...positions]}::int[]) and item.changes is not null`.execute(
    tx,
  )
}
