import { randomBytes } from 'node:crypto'
import { CERTIFICATE_DIGITS } from '@pariksha/contract/results/certificates'
import { type RawBuilder, sql } from 'kysely'
import { ATTEMPT_MODE, IS_RELEASED } from '../../attempts/results/release.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'

export type IssuedCertificate = {
  readonly number: string
  readonly name: string
  readonly title: string
  readonly shift: number | null
  readonly sat_at: Date
}

/** The certificate of an attempt, with the number and name it was given the first time. */
export async function issueCertificate(db: Database, studentId: number, attemptId: number): Promise<IssuedCertificate> {
  await sql`
    insert into certificates (student_id, attempt_id, number, name)
    select attempts.student_id, attempts.id, ${newNumber()}, users.full_name
    from attempts
    join tests on tests.id = attempts.test_id
    join users on users.id = attempts.student_id
    where attempts.student_id = ${studentId} and attempts.id = ${attemptId}
      and ${ATTEMPT_MODE} = 'live' and ${IS_RELEASED}
    on conflict (student_id, attempt_id) do nothing`.execute(db)
  return find(db, sql`certificates.student_id = ${studentId} and certificates.attempt_id = ${attemptId}`)
}

export const findCertificate = (db: Database, number: string): Promise<IssuedCertificate> =>
  find(db, sql`certificates.number = ${number}`)

async function find(db: Database, condition: RawBuilder<unknown>): Promise<IssuedCertificate> {
  const { rows } = await sql<IssuedCertificate>`
    select number, name, coalesce(live_mocks.title, tests.title) as title, tests.shift_number as shift,
      attempts.started_at as sat_at
    from certificates
    join attempts on attempts.student_id = certificates.student_id and attempts.id = certificates.attempt_id
    join tests on tests.id = attempts.test_id
    left join live_mocks on live_mocks.id = tests.live_mock_id
    where ${condition}`.execute(db)
  const [found] = rows
  if (!found) throw new AppError('not_found')
  return found
}

/** Sixteen digits of five random bits each. */
export const newNumber = (): string =>
  [...randomBytes(16)]
    .map((byte) => CERTIFICATE_DIGITS.charAt(byte % CERTIFICATE_DIGITS.length))
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')
