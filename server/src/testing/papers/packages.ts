import type { Insertable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Packages } from '../../platform/db/schema.gen.ts'

let made = 0

/** A package of the family "other"; it opens ICET by default. */
export async function aPackage(
  db: Database,
  change: Partial<Insertable<Packages>> = {},
): Promise<{ id: number; slug: string }> {
  const slug = `made-${++made}`
  return db
    .insertInto('packages')
    .values({
      slug,
      family: 'other',
      title: `Package ${slug}`,
      description: 'Made for a test',
      price: 499,
      months: 3,
      series: ['icet'],
      position: made,
      ...change,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}
