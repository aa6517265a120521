import type pg from 'pg'
import type { Table } from './archive.ts'

/** Not backed up: the migrations that a restore applies fill it. */
const OWN_ACCOUNT = 'migrations'

/** The tables of the product, each after those it references, with their stored (not generated) columns. */
export async function listTables(client: pg.PoolClient): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select format('%I', c.relname) as name, array_agg(format('%I', a.attname) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [OWN_ACCOUNT],
  )
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select distinct format('%I', child.relname) as child, format('%I', parent.relname) as parent
     from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`,
  )
  return parentsFirst(tables, references)
}

export function parentsFirst(
  tables: readonly Table[],
  references: readonly { readonly child: string; readonly parent: string }[],
): Table[] {
  const ordered: Table[] = []
  const placed = new Set<string>()
  while (ordered.length < tables.length) {
    const free = tables.filter(
      ({ name }) => !placed.has(name) && references.every(({ child, parent }) => child !== name || placed.has(parent)),
    )
    if (free.length === 0) throw new Error('tables reference each other in a cycle: a backup could not be restored')
    for (const table of free) placed.add(table.name)
    ordered.push(...free)
  }
  return ordered
}
