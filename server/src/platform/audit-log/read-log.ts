import type { AuditEntry, LogFilter } from '@pariksha/contract/people/staff-log'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { excerpts } from './excerpts.ts'

const PAGE = 50

/** Midnight in India at the start of a day. */
const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`

const entries = (db: Database, { who, action, subject, subject_id, from, to }: LogFilter) =>
  db
    .selectFrom('audit_log')
    .select([
      'id',
      'at',
      'who',
      'action',
      'subject',
      'subject_id',
      sql<Record<string, unknown> | null>`before`.as('before'),
      sql<Record<string, unknown> | null>`after`.as('after'),
    ])
    .$if(who !== undefined, (query) => query.where('who', '=', who as string))
    .$if(action !== undefined, (query) => query.where('action', '=', action as string))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject as string))
    .$if(subject_id !== undefined, (query) => query.where('subject_id', '=', subject_id as string))
    .$if(from !== undefined, (query) => query.where('at', '>=', startOf(from as string)))
    .$if(to !== undefined, (query) => query.where('at', '<', sql<Date>`${startOf(to as string)} + interval '1 day'`))
    .orderBy('id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

const present = (row: Row): AuditEntry => ({ ...row, ...excerpts(row), at: row.at.toISOString() })

const older = (query: ReturnType<typeof entries>, before: number | undefined) =>
  query.$if(before !== undefined, (all) => all.where('id', '<', before as number))

export async function readAuditLog(
  db: Database,
  { before, ...filter }: LogFilter & { readonly before?: number | undefined },
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const rows = await older(entries(db, filter), before)
    .limit(PAGE + 1)
    .execute()
  return { entries: rows.slice(0, PAGE).map(present), more: rows.length > PAGE }
}

const BATCH = 1_000

/** In batches, so that a long log is never in memory at once. */
export async function* readAll(db: Database, filter: LogFilter): AsyncGenerator<AuditEntry> {
  let before: number | undefined
  for (;;) {
    const rows = await older(entries(db, filter), before).limit(BATCH).execute()
    yield* rows.map(present)
    before = rows.at(-1)?.id
    if (rows.length < BATCH) return
  }
}

const MAX_VALUES = 200

/** One look into the index for each value, however long the log is. */
export async function readLogValues(db: Database): Promise<{ who: string[]; actions: string[]; subjects: string[] }> {
  const valuesOf = async (column: 'who' | 'action' | 'subject') => {
    const name = sql.ref(column)
    const { rows } = await sql<{ value: string }>`
      with recursive found as (
        (select ${name} as value from audit_log where ${name} is not null order by ${name} limit 1)
        union all
        select (select ${name} from audit_log where ${name} > found.value order by ${name} limit 1)
        from found where found.value is not null)
      select value from found where value is not null limit ${MAX_VALUES}`.execute(db)
    return rows.map(({ value }) => value)
  }
  return { who: await valuesOf('who'), actions: await valuesOf('action'), subjects: await valuesOf('subject') }
}
