import type { questionsPage } from '@pariksha/contract/questions/import-selection'
import {
  type Changes,
  IMPORT_PAGE,
  type ImportItem,
  type ImportMapping,
  type ImportProblem,
  type ImportState,
} from '@pariksha/contract/questions/imports'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { CHANGED, IS_CHANGE, IS_CONFLICT, IS_LEFT, THERE } from './item-states.ts'

const LISTED = 100

const imports = (db: Queryable) =>
  db
    .selectFrom('question_imports as i')
    .leftJoin('users', 'users.id', 'i.made_by')
    .innerJoinLateral(
      // what is being read is asked about often, and has no questions yet
      (from) =>
        from
          .selectFrom('question_import_items as item')
          .select([
            sql<number>`count(*)::int`.as('questions'),
            sql<number>`(count(*) filter (where faulty and ${IS_LEFT}))::int`.as('faulty'),
            sql<number>`(count(*) filter (where ${IS_CHANGE}))::int`.as('changes'),
            sql<number>`(count(*) filter (where ${IS_CONFLICT}))::int`.as('conflicts'),
            sql<number>`count(question_id)::int`.as('taken'),
          ])
          .whereRef('item.import_id', '=', 'i.id')
          .where('i.state', '<>', 'reading')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'i.id',
      sql<ImportState>`i.state`.as('state'),
      'i.file_name',
      'i.size',
      'i.format',
      'i.failure',
      sql<string | null>`users.email`.as('made_by'),
      'i.made_at',
      'i.taken_at',
      'counted.questions',
      'counted.faulty',
      'counted.changes',
      'counted.conflicts',
      'counted.taken',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number]

const present = ({ made_at, taken_at, ...row }: Row): ImportItem => ({
  ...row,
  made_at: made_at.toISOString(),
  taken_at: taken_at?.toISOString() ?? null,
})

export const listImports = async (db: Database): Promise<ImportItem[]> =>
  (await imports(db).orderBy('i.id', 'desc').limit(LISTED).execute()).map(present)

export async function findImport(db: Queryable, id: number): Promise<ImportItem> {
  const row = await imports(db).where('i.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return present(row)
}

export async function findDetails(db: Queryable, id: number) {
  const { rows } = await sql<{
    problems: ImportProblem[]
    mappings: ImportMapping[]
    there: number
    same_file: { id: number; state: ImportState; made_at: Date } | null
  }>`
    select i.problems, i.mappings,
      (select count(${THERE})::int from question_import_items as item
        where item.import_id = i.id and item.question_id is null and i.state <> 'reading') as there,
      (select jsonb_build_object('id', other.id, 'state', other.state, 'made_at', other.made_at) from question_imports as other
        where other.digest = i.digest and other.id < i.id order by other.id desc limit 1) as same_file
    from question_imports as i where i.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw new AppError('not_found')
  const { same_file: same } = found
  return { ...found, same_file: same && { ...same, made_at: new Date(same.made_at).toISOString() } }
}

const items = (db: Queryable, importId: number) =>
  db
    .selectFrom('question_import_items as item')
    .leftJoin('question_import_passages as passage', (join) =>
      join.onRef('passage.import_id', '=', 'item.import_id').onRef('passage.passage', '=', 'item.passage'),
    )
    .leftJoin('questions as q', (join) => join.on(sql<boolean>`q.id = ${CHANGED}`))
    .leftJoin('question_versions as bank', (join) =>
      join.onRef('bank.question_id', '=', 'q.id').onRef('bank.version', '=', 'q.version'),
    )
    .select([
      'item.position',
      'item.version',
      'item.number',
      'item.section',
      sql<ImportProblem['at']>`item.at`.as('at'),
      'item.source',
      'item.passage',
      sql<QuestionContent>`item.content`.as('content'),
      sql<ImportProblem[]>`item.problems`.as('problems'),
      'item.faulty',
      'item.digest',
      'item.digest_without_numbers',
      'item.question_id',
      sql<Texts | null>`passage.content`.as('passage_content'),
      'item.as_new',
      sql<boolean>`item.changes is not null`.as('from_bank'),
      sql<Changes | null>`case when q.id is not null then jsonb_build_object('question_id', q.id, 'state', q.state,
        'version', q.version, 'from_version', item.changes_version, 'content', bank.content, 'passage', (
          select content from question_passages where id = (bank.content->>'passage_id')::int)) end`.as('changes'),
      THERE.as('there'),
    ])
    .where('item.import_id', '=', importId)

export type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['execute']>>[number]

export const findItem = (db: Queryable, importId: number, position: number): Promise<ItemRow | undefined> =>
  items(db, importId).where('item.position', '=', position).executeTakeFirst()

type Wanted = z.infer<typeof questionsPage>

const ONLY = {
  faulty: sql<boolean>`item.faulty and ${IS_LEFT}`,
  changes: IS_CHANGE,
  conflicts: IS_CONFLICT,
} satisfies Record<NonNullable<Wanted['only']>, unknown>

/** A page from a position on, and where the next one begins. */
export async function listItems(db: Queryable, importId: number, { from, only }: Wanted) {
  let query = items(db, importId).where('item.position', '>=', from)
  if (only) query = query.where(ONLY[only])
  const rows = await query
    .orderBy('item.position')
    .limit(IMPORT_PAGE + 1)
    .execute()
  return { rows: rows.slice(0, IMPORT_PAGE), next: rows[IMPORT_PAGE]?.position ?? null }
}
