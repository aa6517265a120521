import type { STAGES } from '@pariksha/contract/exams/tests'
import type { Language } from '@pariksha/contract/languages'
import type { Order } from '@pariksha/contract/packages'
import type { OwnedSeries } from '@pariksha/contract/student/library'
import type { Family } from '@pariksha/domain/exam-families'
import { sql } from 'kysely'
import { HAS_SHOWN_SERIES, IS_SHOWN, SHOWN_SERIES, SHOWN_SERIES_NAMES } from '../exams/catalogue/is-shown.ts'
import type { Database } from '../platform/db/database.ts'
import { IS_FREE } from './is-free.ts'
import { orderTitleIn } from './orders/order-title.ts'
import { orders, presentOrder } from './orders/orders.ts'
import { isIncluded } from './owned.ts'

type Stage = (typeof STAGES)[number]

/** Packages for sale, without series that are hidden, by family in the order of the contract. */
export async function listPackages(db: Database, family: Family | undefined) {
  const paidTests = (stages: readonly Stage[]) => sql<{ ready: number; announced: number }>`(
    select json_build_object('ready', count(tests.paper_id), 'announced', count(*) - count(tests.paper_id))
    from tests join series on series.slug = tests.series_slug and ${IS_SHOWN}
    where tests.series_slug = any(packages.series) and tests.stage = any(${sql.val([...stages])}::text[])
      and tests.closed_at is null and not ${IS_FREE} and ${isIncluded('packages')})`
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
      SHOWN_SERIES.as('series'),
      SHOWN_SERIES_NAMES.as('series_names'),
      'mocks',
      'sectionals',
      'translations',
      paidTests(['prelims', 'mains']).as('full_length'),
      paidTests(['prelims_sectional', 'mains_sectional']).as('sectional'),
    ])
    .where('published', '=', true)
    .where(HAS_SHOWN_SERIES)
    .$if(family !== undefined, (query) => query.where('family', '=', family as Family))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** What a student bought, and until when: the last day of orders that open the same tests. */
export async function listOwnedSeries(db: Database, studentId: number): Promise<OwnedSeries[]> {
  const rows = await db
    .selectFrom('entitlements')
    .innerJoin('series', 'series.slug', 'entitlements.series_slug')
    .select([
      'series.slug as series',
      'series.name',
      'entitlements.mocks',
      'entitlements.sectionals',
      (eb) => eb.fn.max('entitlements.ends_at').as('until'),
      sql<boolean>`max(entitlements.ends_at) > now()`.as('running'),
    ])
    .where('entitlements.student_id', '=', studentId)
    .groupBy(['series.slug', 'entitlements.mocks', 'entitlements.sectionals'])
    .orderBy('until', 'desc')
    .orderBy('series.position')
    .execute()
  return rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() }))
}

export async function listOrders(db: Database, studentId: number, language: Language): Promise<Order[]> {
  const rows = await orders(db)
    .select(orderTitleIn(language).as('title'))
    .where('orders.student_id', '=', studentId)
    .orderBy('orders.id', 'desc')
    .execute()
  return rows.map(presentOrder)
}
