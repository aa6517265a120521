import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { exportBelongings } from './export-belongings.ts'
import { profileById } from './queries.ts'

/** Everything stored about the student, as plain records. */
export async function exportAccount(db: Database, userId: number) {
  const account = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email_verified_at', 'google_subject', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const sessions = await db
    .selectFrom('tokens')
    .select(['device', 'created_at', 'used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return {
    user: await profileById(db, userId),
    first_name: account.first_name,
    last_name: account.last_name,
    email_verified_at: account.email_verified_at?.toISOString() ?? null,
    google_subject: account.google_subject,
    created_at: account.created_at.toISOString(),
    sessions: sessions.map((session) => ({
      device: session.device,
      created_at: session.created_at.toISOString(),
      used_at: session.used_at.toISOString(),
      expires_at: session.expires_at.toISOString(),
    })),
    known_networks: await knownNetworksOf(db, userId),
    chosen_exams: await chosenExamsOf(db, userId),
    attempts: await attemptsOf(db, userId),
    ...(await exportBelongings(db, userId)),
  }
}

/** Digests: where they were is not stored. */
async function knownNetworksOf(db: Database, userId: number) {
  const rows = await db
    .selectFrom('known_networks')
    .select(['network', 'used_at'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ network, used_at }) => ({ network: network.toString('hex'), used_at: used_at.toISOString() }))
}

async function chosenExamsOf(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chosen_exams')
    .select('exam_slug')
    .where('student_id', '=', userId)
    .orderBy('chosen_at')
    .execute()
  return rows.map(({ exam_slug }) => exam_slug)
}

async function attemptsOf(db: Database, userId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ attempt: Record<string, unknown> }>`
    select to_jsonb(attempts) || jsonb_build_object(
      'title', tests.title,
      'series', tests.series_slug,
      'devices', (
        select coalesce(jsonb_agg(to_jsonb(devices) order by epoch), '[]') from devices
        where devices.student_id = attempts.student_id and devices.attempt_id = attempts.id),
      'actions', (
        select coalesce(jsonb_agg(to_jsonb(actions) order by epoch, seq), '[]') from actions
        where actions.student_id = attempts.student_id and actions.attempt_id = attempts.id),
      'result', (
        select to_jsonb(results) from results
        where results.student_id = attempts.student_id and results.attempt_id = attempts.id
          -- a live test's results open to nobody before its last delivery
          and (tests.mode = 'practice' or attempts.late_until <= now()))
    ) as attempt
    from attempts join tests on tests.id = attempts.test_id
    where attempts.student_id = ${userId}
    order by attempts.id`.execute(db)
  return rows.map((row) => row.attempt)
}
