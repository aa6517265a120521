import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { asJson } from '../../platform/db/json.ts'
import type { Collection, Link } from './collections.ts'

type Linked = Readonly<Record<string, readonly object[]>>

/** Before a row is deleted: stores all of it, what is deleted with it, and the ids of rows that reference it. */
export async function archiveRow(
  tx: Transaction,
  name: string,
  { table, key, links }: Collection,
  id: string,
): Promise<void> {
  const linked: Record<string, object[]> = {}
  for (const link of links) {
    const kept = link.kind === 'reference' ? sql`jsonb_build_object('id', t.id)` : sql`to_jsonb(t)`
    const { rows } = await sql<{ row: object }>`
      select ${kept} as row from ${sql.table(link.table)} t where t.${sql.ref(link.column)} =
        (select ${sql.ref(link.references ?? 'id')} from ${sql.table(table)} where ${sql.ref(key)} = ${id})`.execute(tx)
    linked[link.table] = rows.map(({ row }) => row)
  }
  await sql`
    insert into deleted_rows (collection, id, content, linked)
    select ${name}, ${id}, to_jsonb(t), ${asJson(linked)}::jsonb
    from ${sql.table(table)} t where t.${sql.ref(key)} = ${id}
    on conflict (collection, id) do update
      set content = excluded.content, linked = excluded.linked, deleted_at = excluded.deleted_at`.execute(tx)
}

/** Inserts the row as it was; what was linked to it follows by `restoreLinks`. Nothing where it was not deleted of late. */
export async function restoreArchived(
  tx: Transaction,
  name: string,
  { table }: Collection,
  id: string,
): Promise<{ readonly linked: Linked } | undefined> {
  const kept = await tx
    .deleteFrom('deleted_rows')
    .where('collection', '=', name)
    .where('id', '=', id)
    .returning(['content', sql<Linked>`linked`.as('linked')])
    .executeTakeFirst()
  if (!kept) return undefined
  await sql`
    insert into ${sql.table(table)} overriding system value
    select * from jsonb_populate_record(null::${sql.table(table)}, ${asJson(kept.content)}::jsonb)`.execute(tx)
  return kept
}

export async function restoreLinks(tx: Transaction, { links }: Collection, id: string, linked: Linked): Promise<void> {
  for (const link of links) await restoreLink(tx, link, id, asJson(linked[link.table] ?? []))
}

/** A student who was erased since has nothing to be brought back, and what was written anew since stays. */
async function restoreLink(tx: Transaction, { table, column, kind }: Link, id: string, rows: string): Promise<void> {
  const kept = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`
  if (kind === 'reference') {
    await sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = ${id}
      from ${kept} kept where t.id = kept.id and t.${sql.ref(column)} is null`.execute(tx)
    return
  }
  const ofStudents = kind === 'of-students' ? sql`where student_id in (select id from users)` : sql``
  await sql`insert into ${sql.table(table)} select * from ${kept} kept ${ofStudents} on conflict do nothing`.execute(tx)
}

/** As long as the files of deleted rows stay. */
export async function pruneDeletedRows(db: Database): Promise<void> {
  await sql`delete from deleted_rows where deleted_at < now() - interval '1 day'`.execute(db)
}
