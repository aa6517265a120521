import type { CalendarMethod } from '@pariksha/domain/calendar-file'

/** A calendar file that goes with a mail. */
export type MailCalendar = { readonly method: CalendarMethod; readonly file: string }

/** A message that is queued. */
type Queued = {
  readonly to: string
  /** The account whose data it has: once that is erased, it is not sent. Null for a message that outlives every account. */
  readonly userId: number | null
}

export type Mail = Queued & { readonly subject: string; readonly text: string; readonly calendar?: MailCalendar }
export type Sms = Queued & { readonly text: string }

/** Throws if the mail was not accepted. */
export type SendMail = (to: string, subject: string, text: string, calendar?: MailCalendar) => Promise<void>
