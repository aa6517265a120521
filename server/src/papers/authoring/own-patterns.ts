import type { CataloguePattern } from '@pariksha/contract/papers/catalogue-patterns'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'

/** The patterns of the institute's own exams; no shipped paper says how they are filled. */
export async function ownPatterns(on: Queryable): Promise<CataloguePattern[]> {
  const exams = await on
    .selectFrom('exams')
    .select(['slug', 'name', sql<PaperPattern>`pattern`.as('pattern')])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return exams.map(({ slug, name, pattern }) => ({
    id: `own/${slug}`,
    series: slug,
    series_name: name,
    stage: 'prelims',
    label: name,
    pattern,
    rules: [],
  }))
}
