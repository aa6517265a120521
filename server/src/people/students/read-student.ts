import type { readStudent as contract, Student } from '@pariksha/contract/people/students'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { type Caller, IDLE_DAYS } from '../../platform/http/authenticate.ts'
import { may } from '../../platform/http/rights.ts'

const MAX_LISTED = 100
export const ERASED = 'erased'

type Answer = z.input<(typeof contract.response)[200]>

export async function readStudent(db: Database, caller: Caller, id: number): Promise<Answer> {
  const profile = await db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'full_name',
      'preferred_name',
      'email',
      sql<boolean>`email_verified_at is not null`.as('email_verified'),
      'phone_number',
      'dob',
      'pincode',
      'preferred_test',
      'created_at',
      'blocked_at',
      eb('password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
      eb('google_subject', 'is not', null).$castTo<boolean>().as('has_google'),
    ])
    .where('id', '=', id)
    .where('role', '=', 'student')
    .executeTakeFirst()
  if (!profile) return readErased(db, id)
  const { created_at, blocked_at, dob, pincode, ...fields } = profile
  // staff who decide orders see who ordered, and no more
  const seesAll = may(caller, 'students.records')
  return {
    state: 'there',
    ...fields,
    dob: seesAll ? dob : null,
    pincode: seesAll ? pincode : null,
    created_at: created_at.toISOString(),
    blocked_at: blocked_at?.toISOString() ?? null,
    orders: await ordersOf(db, id),
    doubts: seesAll ? await doubtsOf(db, id) : null,
    sessions: seesAll ? await sessionsOf(db, id) : null,
    acts: seesAll ? await actsOn(db, id) : null,
  }
}

async function readErased(db: Database, id: number): Promise<Answer> {
  const entry = await log(db, id).where('action', '=', ERASED).executeTakeFirst()
  if (!entry) throw new AppError('not_found')
  return { state: 'erased', erased_at: entry.at.toISOString(), erased_by: entry.who }
}

const log = (db: Database, id: number) =>
  db
    .selectFrom('audit_log')
    .select(['at', 'who', 'action', sql<string | null>`coalesce(after ->> 'reason', after ->> 'proof')`.as('reason')])
    .where('subject', '=', 'students')
    .where('subject_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)

const actsOn = async (db: Database, id: number): Promise<NonNullable<Student['acts']>> =>
  (await log(db, id).execute()).map(({ at, ...act }) => ({ ...act, at: at.toISOString() }))

async function ordersOf(db: Database, id: number): Promise<Student['orders']> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('users as deciders', 'deciders.id', 'orders.decided_by')
    .select([
      'orders.id',
      'orders.title',
      'orders.price',
      'orders.months',
      sql<Student['orders'][number]['status']>`orders.status`.as('status'),
      'orders.given',
      'orders.requested_at',
      'deciders.email as decided_by',
    ])
    .where('orders.student_id', '=', id)
    .orderBy('orders.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ requested_at, ...row }) => ({ ...row, requested_at: requested_at.toISOString() }))
}

async function doubtsOf(db: Database, id: number): Promise<NonNullable<Student['doubts']>> {
  const rows = await db
    .selectFrom('doubts')
    .select(['id', 'title', sql<'open' | 'solved'>`status`.as('status'), 'asked_at'])
    .where('student_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ asked_at, ...row }) => ({ ...row, asked_at: asked_at.toISOString() }))
}

async function sessionsOf(db: Database, id: number): Promise<NonNullable<Student['sessions']>> {
  const rows = await db
    .selectFrom('tokens')
    .select(['device', 'created_at', 'used_at'])
    .where('user_id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('used_at', '>', sql<Date>`now() - make_interval(days => ${IDLE_DAYS})`)
    .orderBy('used_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ device, created_at, used_at }) => ({
    device,
    created_at: created_at.toISOString(),
    used_at: used_at.toISOString(),
  }))
}
