export type CalendarEvent = {
  /** Stays the same for the same event, so that a calendar replaces it. */
  readonly uid: string
  /** Of two files with the same `uid` the one with the higher number holds. */
  readonly sequence: number
  /** The event does not take place: calendars remove or strike it. */
  readonly isCancelled: boolean
  /** When the file is made. */
  readonly made: Date
  readonly begins: Date
  readonly ends: Date
  readonly summary: string
  readonly description: string
  readonly url: string
  /** Said an hour before. */
  readonly reminder: string
}

export type CalendarMethod = 'PUBLISH' | 'CANCEL'

/** What a program that gets the file by mail does with it (RFC 5546, 3.2). */
export const methodOf = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): CalendarMethod =>
  isCancelled ? 'CANCEL' : 'PUBLISH'

/**
 * A calendar with one event, as RFC 5545 has it: lines of at most 75 octets that end with CRLF (3.1), escaped texts
 * (3.3.11), moments in UTC (3.3.5), and an alarm an hour before (3.6.6).
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, isCancelled, made, begins, ends, summary, description, url, reminder } = event
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(reminder)}`, 'TRIGGER:-PT1H', 'END:VALARM']
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pariksha//Live mock tests//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(event)}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(begins)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    ...(isCancelled ? [] : alarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** 20261206T043000Z */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const MAX_OCTETS = 75
const encoder = new TextEncoder()

/** A long line goes on in the next one, after a space; no character is cut in two. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
