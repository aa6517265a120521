export type CalendarEvent = {
  /** Stays the same for the same event, so that a calendar replaces it. */
  readonly uid: string
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

/**
 * A calendar with one event, as RFC 5545 has it: lines of at most 75 octets that end with CRLF (3.1), escaped texts
 * (3.3.11), moments in UTC (3.3.5), and an alarm an hour before (3.6.6).
 */
export function calendarFile({ uid, made, begins, ends, summary, description, url, reminder }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pariksha//Live mock tests//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(begins)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(reminder)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
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
