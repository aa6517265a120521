import { Readable } from 'node:stream'
import type { Database } from '../../../platform/db/database.ts'
import { profileById } from '../queries.ts'
import { exportAttempts } from './export-attempts.ts'
import { exportRecords } from './export-records.ts'

/** A slower reader is disconnected. */
const TIMEOUT_MS = 5 * 60_000

/** Streams everything stored about the student as JSON, read page by page with backpressure. */
export async function exportAccount(db: Database, userId: number): Promise<Readable> {
  const head = await readHead(db, userId)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return Readable.from(readChunks(db, userId, head), { highWaterMark: 1, signal })
}

async function* readChunks(db: Database, userId: number, head: object): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"attempts":[`
  yield* exportAttempts(db, userId)
  yield ']'
  yield* exportRecords(db, userId)
  yield '}'
}

async function readHead(db: Database, userId: number) {
  const account = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email_verified_at', 'phone_verified_at', 'google_subject', 'created_at'])
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
    phone_verified_at: account.phone_verified_at?.toISOString() ?? null,
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
  }
}

/** Networks as digests: their addresses are not stored. */
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
