import type { CalendarMethod } from '@pariksha/domain/calendar-file'

/** A calendar file that goes with a mail. */
export type MailCalendar = { readonly method: CalendarMethod; readonly file: string }

/** Throws if the mail was not accepted. */
export type SendMail = (to: string, subject: string, text: string, calendar?: MailCalendar) => Promise<void>
