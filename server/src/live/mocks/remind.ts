import type { Language } from '@pariksha/contract/languages'
import { REMINDER_LEAD } from '@pariksha/domain/timing/shift-reminder'
import { sql } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import { type Database, transact } from '../../platform/db/database.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { siteIn } from '../../platform/mail/recipient.ts'
import type { Mail } from '../../platform/mail/send-mail.ts'
import { mailTexts } from '../../platform/mail/texts/mail-texts.ts'
import { momentText } from '../../platform/moments.ts'

type Deps = {
  readonly db: Database
  readonly config: Pick<Config, 'publicUrl'>
  readonly outgoing: Pick<Outgoing, 'mailManyAfterCommit'>
}

/** As an interval of the database. */
export const REMIND_BEFORE = `${REMINDER_LEAD} milliseconds`
const BATCH_SIZE = 500

type Reminder = {
  readonly student_id: number
  readonly email: string
  /** Null: English. */
  readonly language: Language | null
  readonly title: string
  readonly shift: number
  readonly test_id: number
  readonly opens_at: Date
  readonly closes_at: Date
}

/**
 * Mails every registered student once, an hour before the shift, except those who registered within that hour; again where
 * the shift was moved. Returns how many.
 */
export async function remindOfShifts({ db, config, outgoing }: Deps): Promise<number> {
  let sent = 0
  for (let last = BATCH_SIZE; last === BATCH_SIZE; sent += last)
    last = await transact(db, async (tx) => {
      // stored with the mails in one transaction: neither twice nor never
      const { rows } = await sql<Reminder>`
        with due as (
          select place.student_id, place.live_mock_id
          from live_mock_registrations place join tests on tests.id = place.test_id
          where place.reminded_at is null and tests.closed_at is null
            and tests.opens_at > now() and tests.opens_at <= now() + interval '${sql.raw(REMIND_BEFORE)}'
            and place.registered_at < tests.opens_at - interval '${sql.raw(REMIND_BEFORE)}'
          order by place.student_id limit ${BATCH_SIZE} for update of place skip locked
        )
        update live_mock_registrations place set reminded_at = now()
        from due, users, tests, live_mocks
        where (place.student_id, place.live_mock_id) = (due.student_id, due.live_mock_id)
          and users.id = place.student_id and tests.id = place.test_id and live_mocks.id = place.live_mock_id
        returning place.student_id, users.email, users.language, live_mocks.title, tests.shift_number as shift, tests.id as test_id,
          tests.opens_at, tests.closes_at`.execute(tx)
      await outgoing.mailManyAfterCommit(
        tx,
        rows.map((row) => mailOf(row, config.publicUrl)),
      )
      return rows.length
    })
  return sent
}

function mailOf(reminder: Reminder, publicUrl: string): Mail {
  const { student_id, email, title, shift, test_id, opens_at, closes_at } = reminder
  const language = reminder.language ?? 'en'
  const { subject, text } = mailTexts(language).shiftReminder({
    site: siteIn(publicUrl, language),
    title,
    shift,
    testId: test_id,
    opens: momentText(opens_at, language),
    closes: momentText(closes_at, language),
  })
  return { userId: student_id, to: email, subject, text }
}
