import type { Language } from '@pariksha/contract/languages'
import { shiftEvent } from '@pariksha/contract/texts/shift-event'
import { calendarFile, methodOf } from '@pariksha/domain/calendar-file'
import { seriesNameIn } from '../../../exams/catalogue/stored-names.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import type { Outgoing } from '../../../platform/mail/outgoing.ts'
import { siteIn } from '../../../platform/mail/recipient.ts'
import { calendarUid } from '../queries.ts'
import type { WaitingShift } from './lock-shift.ts'

export type MailDeps = {
  readonly db: Database
  readonly config: Pick<Config, 'publicUrl'>
  readonly outgoing: Pick<Outgoing, 'mailManyAfterCommit'>
}

type ChangedShift = WaitingShift & {
  readonly mockId: number
  readonly testId: number
  readonly mock: string
  readonly sequence: number
  readonly isCancelled: boolean
}

type Reader = { readonly language: Language; readonly site: string }
type Write = (reader: Reader) => { readonly subject: string; readonly text: string }

/** Mails that are queued by one statement. */
const BATCH_SIZE = 500

/** One mail to each registered student, with the entry for the calendar. Returns how many. */
export async function mailStudents(
  { config, outgoing }: MailDeps,
  tx: Transaction,
  shift: ChangedShift,
  write: Write,
): Promise<number> {
  const { series, exam } = await tx
    .selectFrom('live_mocks')
    .innerJoin('series', 'series.slug', 'live_mocks.series_slug')
    .select(['series.slug as series', 'series.exam'])
    .where('live_mocks.id', '=', shift.mockId)
    .executeTakeFirstOrThrow()
  const students = await tx
    .selectFrom('live_mock_registrations as place')
    .innerJoin('users', 'users.id', 'place.student_id')
    .select(['users.id', 'users.email', 'users.language'])
    .where('place.live_mock_id', '=', shift.mockId)
    .where('place.test_id', '=', shift.testId)
    .orderBy('place.student_id')
    .execute()
  const mailIn = (language: Language) => {
    const reader = { language, site: siteIn(config.publicUrl, language) }
    return {
      ...write(reader),
      calendar: calendarOf(shift, { ...reader, exam: seriesNameIn(language, series, exam) }, config.publicUrl),
    }
  }
  const mails = { en: mailIn('en'), te: mailIn('te'), hi: mailIn('hi') }
  for (let from = 0; from < students.length; from += BATCH_SIZE)
    await outgoing.mailManyAfterCommit(
      tx,
      students.slice(from, from + BATCH_SIZE).map(({ id, email, language }) => ({
        userId: id,
        to: email,
        ...mails[(language ?? 'en') as Language],
      })),
    )
  return students.length
}

function calendarOf(
  shift: ChangedShift,
  { language, site, exam }: Reader & { readonly exam: string },
  publicUrl: string,
) {
  const { mockId, testId, mock, number, opens_at, closes_at, common_start, duration_seconds, sequence, isCancelled } =
    shift
  const event = shiftEvent(
    {
      mock,
      exam,
      number,
      opensAt: opens_at,
      closesAt: closes_at,
      commonStart: common_start,
      duration: duration_seconds / 60,
      url: `${site}/test/${testId}`,
    },
    language,
  )
  const file = calendarFile({ ...event, uid: calendarUid(mockId, publicUrl), sequence, isCancelled, made: new Date() })
  return { method: methodOf({ isCancelled }), file }
}
