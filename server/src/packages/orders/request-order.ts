import type { Order } from '@pariksha/contract/packages'
import { sql } from 'kysely'
import { HAS_SHOWN_SERIES, SHOWN_SERIES } from '../../exams/catalogue/is-shown.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { assertWithinRowLimit } from '../../platform/limits/row-limits.ts'
import { type NotifyDeps, notifyOfOrder } from './notify.ts'
import { orders, presentOrder } from './orders.ts'

type Asked = {
  readonly package: string
  /** What the student has read of the offer. */
  readonly price?: number | undefined
  readonly months?: number | undefined
}

/** Orders a package on its current terms, unless the student has read others. Returns the open order if there is one. */
export function requestOrder(
  { db, ...post }: { readonly db: Database } & NotifyDeps,
  studentId: number,
  { package: slug, ...read }: Asked,
): Promise<{ order: Order; isNew: boolean }> {
  return transact(db, async (tx) => {
    const wanted = await tx
      .selectFrom('packages')
      .select(['id', 'title', 'price', 'months', SHOWN_SERIES.as('series'), 'mocks', 'sectionals'])
      .where('slug', '=', slug)
      .where('published', '=', true)
      .where(HAS_SHOWN_SERIES)
      .executeTakeFirst()
    if (!wanted) throw new AppError('not_found')
    const { price = wanted.price, months = wanted.months } = read
    const isAsRead = price === wanted.price && months === wanted.months
    // twice: the conflicting order may be decided between the insert and the select
    for (const _ of [1, 2]) {
      const made = isAsRead ? await insertOrder(tx, studentId, wanted) : undefined
      const row = await orders(tx)
        .$if(made !== undefined, (query) => query.where('orders.id', '=', made as number))
        .where('orders.student_id', '=', studentId)
        .where('orders.package_id', '=', wanted.id)
        .where('orders.status', '=', 'requested')
        .executeTakeFirst()
      if (!row) continue
      const order = presentOrder(row)
      if (made !== undefined) await notifyOfOrder(post, tx, studentId, order)
      return { order, isNew: made !== undefined }
    }
    if (!isAsRead) throw new AppError('offer_changed')
    throw new Error('an order can neither be made nor found')
  })
}

type Wanted = {
  readonly id: number
  readonly title: string
  readonly price: number
  readonly months: number
  readonly series: string[]
  readonly mocks: number | null
  readonly sectionals: number | null
}

async function insertOrder(tx: Transaction, studentId: number, { id, ...terms }: Wanted): Promise<number | undefined> {
  const row = await tx
    .insertInto('orders')
    .values({ student_id: studentId, package_id: id, ...terms })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'package_id']).where(sql<boolean>`status = 'requested'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (row) await assertWithinRowLimit(tx, studentId, 'orders')
  return row?.id
}
