import { isDeepStrictEqual } from 'node:util'
import { missingIn, type QuestionContent } from '@pariksha/contract/question-bank/question-content'
import type { QuestionState } from '@pariksha/contract/question-bank/question-item'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/authenticate.ts'
import { may } from '../http/rights.ts'
import { lockQuestions, recordState } from './change-state.ts'
import type { OwnTexts } from './html/render-question.ts'
import { differInLabelsOnly } from './list/labels.ts'
import { addVersion, addVersions, columnsOf, copyRendering } from './versions.ts'

/** A new question, as a draft. */
export const writeQuestion = (db: Database, caller: Caller, content: QuestionContent, rendered: OwnTexts) =>
  transact(db, (tx) => insertQuestion(tx, caller, content, rendered))

export async function insertQuestion(
  tx: Transaction,
  { userId }: Pick<Caller, 'userId'>,
  content: QuestionContent,
  rendered?: OwnTexts,
): Promise<number> {
  const { id } = await tx
    .insertInto('questions')
    .values({ version: 1, author_id: userId, ...columnsOf(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addVersion(tx, id, { content, rendered, version: 1, author: userId })
  return id
}

/** Several new questions; their ids in the order of the contents. */
export async function insertQuestions(
  tx: Transaction,
  { userId }: Pick<Caller, 'userId'>,
  contents: readonly QuestionContent[],
): Promise<readonly number[]> {
  if (contents.length === 0) return []
  const rows = await tx
    .insertInto('questions')
    .values(contents.map((content) => ({ version: 1, author_id: userId, ...columnsOf(content) })))
    .returning('id')
    .execute()
  // identities are given in the order of the values
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b)
  await addVersions(
    tx,
    userId,
    contents.map((content, index) => ({ id: ids[index] ?? 0, content })),
  )
  return ids
}

type Change = {
  readonly content: QuestionContent
  /** The rendered texts; without them they are rendered at the first read. */
  readonly rendered?: OwnTexts
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
    await replaceVersion(tx, caller, row, change)
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

/**
 * What was approved is not what stands there now: a new version is a draft again, unless somebody who may approve changed
 * what the question is sorted by and nothing that a student reads. The row is locked by the caller.
 */
export async function replaceVersion(
  tx: Transaction,
  caller: Pick<Caller, 'userId' | 'roles'>,
  row: Row,
  { content, rendered, note }: Omit<Change, 'version'>,
): Promise<void> {
  const version = row.version + 1
  if (version > MAX_VERSIONS) throw new AppError('too_many_kept')
  const isSorted = differInLabelsOnly(row.content, content)
  const state = isSorted && may(caller, 'questions.approve') && missingIn(content).length === 0 ? row.state : 'draft'
  await addVersion(tx, row.id, { content, rendered, version, author: caller.userId, note })
  if (isSorted && !rendered) await copyRendering(tx, row.id, version)
  await tx
    .updateTable('questions')
    .set({ version, state, changed_at: sql<Date>`clock_timestamp()`, ...columnsOf(content) })
    .where('id', '=', row.id)
    .execute()
  if (!isDeepStrictEqual(row.content.answer, content.answer)) await settleCorrections(tx, row.id)
  if (row.state !== state) await recordState(tx, caller.userId, { id: row.id, version, from: row.state, to: state })
}

/** Somebody gave it another key by hand: what papers were corrected to is decided with that. */
const settleCorrections = (tx: Transaction, id: number) =>
  tx
    .updateTable('paper_questions')
    .set({ settled_key: sql<number>`corrected_key` })
    .where('question_id', '=', id)
    .where('corrected_key', 'is not', null)
    .execute()
