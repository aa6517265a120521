import type { FAMILIES, PackageItem } from '@pariksha/contract/commerce'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { FREE } from '../series/free.ts'
import { isWithinReach } from './owned.ts'

type Family = (typeof FAMILIES)[number]

/** What can be bought, family by family as the contract lists them. */
export async function listPackages(db: Database, family: Family | undefined): Promise<PackageItem[]> {
  const paidTests = (published: boolean) => sql<number>`(
    select count(*) from tests join series on series.slug = tests.series_slug
    where tests.series_slug = any(packages.series) and (tests.paper_id is not null) = ${published}
      and not ${FREE} and ${isWithinReach('packages')})`
  return db
    .selectFrom('packages')
    .select([
      'id',
      'slug',
      sql<Family>`family`.as('family'),
      'title',
      'description',
      'contents',
      'price',
      'was_price',
      'months',
      'badge',
      'series',
      'mocks',
      'sectionals',
      paidTests(true).as('tests_ready'),
      paidTests(false).as('tests_announced'),
    ])
    .where('published', '=', true)
    .$if(family !== undefined, (query) => query.where('family', '=', family as Family))
    .orderBy('position')
    .orderBy('id')
    .execute()
}
