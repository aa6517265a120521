import { isDeepStrictEqual } from 'node:util'
import { missingIn, type QuestionContent } from '@pariksha/contract/questions/question-content'
import type { QuestionState } from '@pariksha/contract/questions/question-item'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { may } from '../../../platform/http/rights.ts'
import type { OwnTexts } from '../html/render-question.ts'
import { differInLabelsOnly } from '../list/labels.ts'
import { lockQuestions, recordStates } from './change-state.ts'
import { addVersions, columnsOf, copyRenderings } from './versions.ts'

/** A new question, as a draft. */
export const writeQuestion = (db: Database, caller: Caller, content: QuestionContent, rendered: OwnTexts) =>
  transact(db, async (tx) => (await insertQuestions(tx, caller, [{ content, rendered }]))[0] ?? 0)

type Written = { readonly content: QuestionContent; readonly rendered?: OwnTexts }

/** Several new questions; their ids in the order of the contents. */
export async function insertQuestions(
  tx: Transaction,
  { userId }: Pick<Caller, 'userId'>,
  questions: readonly Written[],
): Promise<readonly number[]> {
  if (questions.length === 0) return []
  const rows = await tx
    .insertInto('questions')
    .values(questions.map(({ content }) => ({ version: 1, author_id: userId, ...columnsOf(content) })))
    .returning('id')
    .execute()
  // identities are given in the order of the values
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b)
  await addVersions(
    tx,
    userId,
    questions.map((question, index) => ({ ...question, id: ids[index] ?? 0, version: 1 })),
  )
  return ids
}

type Change = Written & {
  readonly version: number
  readonly note?: string | undefined
}

/** A new version on top of the one that was read: of two who change the same version, the second one gets a conflict. */
export const changeQuestion = (db: Database, caller: Caller, id: number, change: Change): Promise<void> =>
  transact(db, async (tx) => {
    await lockQuestions(tx, [id])
    const [row] = await currentVersions(tx, [id])
    if (!row) throw new AppError('not_found')
    if (row.version !== change.version) throw new AppError('row_changed')
    await replaceVersions(tx, caller, [{ ...change, row }])
  })

type Row = Awaited<ReturnType<typeof currentVersions>>[number]

/** State and current content of questions, which are locked. */
export const currentVersions = (tx: Transaction, ids: readonly number[]) =>
  tx
    .selectFrom('questions')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'questions.id').onRef('v.version', '=', 'questions.version'),
    )
    .select([
      'questions.id',
      'questions.version',
      sql<QuestionState>`questions.state`.as('state'),
      sql<QuestionContent>`v.content`.as('content'),
    ])
    .where('questions.id', 'in', [...ids])
    .orderBy('questions.id')
    .execute()

/** More can only come from a script that went wrong. */
const MAX_VERSIONS = 1_000

type Replaced = Omit<Change, 'version'> & {
  readonly row: Row
  /** The state that the question had with this content; left out: what follows from the change. */
  readonly state?: QuestionState
}

/**
 * What was approved is not what stands there now: a new version is a draft again, unless somebody who may approve changed
 * what the question is sorted by and nothing that a student reads. The rows are locked by the caller.
 */
export async function replaceVersions(
  tx: Transaction,
  caller: Pick<Caller, 'userId' | 'roles'>,
  changes: readonly Replaced[],
): Promise<void> {
  if (changes.length === 0) return
  const approves = may(caller, 'questions.approve')
  const versions = changes.map(({ row, ...change }) => {
    const isSorted = differInLabelsOnly(row.content, change.content)
    const stays = isSorted && approves && missingIn(change.content).length === 0
    const state = change.state ?? (stays ? row.state : 'draft')
    return { ...change, id: row.id, version: row.version + 1, row, isSorted, state }
  })
  if (versions.some(({ version }) => version > MAX_VERSIONS)) throw new AppError('too_many_kept')
  await addVersions(tx, caller.userId, versions)
  await copyRenderings(
    tx,
    versions.filter(({ isSorted, rendered }) => isSorted && !rendered),
  )
  await setCurrent(tx, versions)
  await settleCorrections(
    tx,
    versions.flatMap(({ id, row, content }) => (isDeepStrictEqual(row.content.answer, content.answer) ? [] : id)),
  )
  await recordStates(
    tx,
    caller.userId,
    versions.flatMap(({ id, version, row, state }) =>
      row.state === state ? [] : { id, version, from: row.state, to: state },
    ),
  )
}

type Current = Pick<Row, 'id' | 'version' | 'state' | 'content'>

/** Makes versions those that their questions have now, with the columns that follow from them. */
async function setCurrent(tx: Transaction, versions: readonly Current[]): Promise<void> {
  const rows = versions.map(({ id, version, state, content }) => {
    const { digest, digest_without_numbers: without, ...columns } = columnsOf(content)
    return { id, version, state, ...columns, digest: digest.toString('hex'), without: without.toString('hex') }
  })
  await sql`
    update questions set version = given.version, state = given.state, changed_at = clock_timestamp(), kind = given.kind,
      topic = given.topic, level = given.level, languages = given.languages, tags = given.tags, excerpt = given.excerpt,
      words = given.words, digest = decode(given.digest, 'hex'), digest_without_numbers = decode(given.without, 'hex')
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as given (id int, version int, state text, kind text, topic text, level text,
      languages text[], tags text[], excerpt text, words text, digest text, without text)
    where questions.id = given.id`.execute(tx)
}

/** Somebody gave them another key by hand: what papers were corrected to is decided with that. */
async function settleCorrections(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('paper_questions')
    .set({ settled_key: sql<number>`corrected_key` })
    .where('question_id', 'in', [...ids])
    .where('corrected_key', 'is not', null)
    .execute()
}
