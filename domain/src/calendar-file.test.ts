import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const EVENT: CalendarEvent = {
  uid: 'shift-7@tests.example.com',
  sequence: 2,
  isCancelled: false,
  made: new Date('2026-11-24T08:00:00.123Z'),
  begins: new Date('2026-12-06T04:30:00Z'),
  ends: new Date('2026-12-06T05:30:00Z'),
  summary: 'CGL grand mock, shift 1; morning',
  description: 'Line one\nhttps://tests.example.com/test/7',
  url: 'https://tests.example.com/test/7',
  reminder: 'CGL grand mock begins in one hour',
}

/** RFC 5545, 3.1: a line break and a space are taken out before anything is read. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '')
const contentOf = (file: string, name: string) =>
  unfolded(file)
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
const read = (text = '') => text.replace(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one))

test('an event with its times in UTC and an alarm an hour before', () => {
  expect(calendarFile(EVENT).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pariksha//Live mock tests//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:shift-7@tests.example.com',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'DTSTAMP:20261124T080000Z',
    'DTSTART:20261206T043000Z',
    'DTEND:20261206T053000Z',
    'SUMMARY:CGL grand mock\\, shift 1\\; morning',
    'DESCRIPTION:Line one\\nhttps://tests.example.com/test/7',
    'URL:https://tests.example.com/test/7',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:CGL grand mock begins in one hour',
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('whatever a title says, no line is longer than 75 octets, no character is cut, and it is read back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aZ9 ,;:\\\n"', 'త', 'ది', 'परी', '🎯'), maxLength: 200 })
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const file = calendarFile({ ...EVENT, summary, description })
      expect(file.endsWith('\r\n')).toBe(true)
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(read(contentOf(file, 'SUMMARY'))).toBe(summary)
      expect(read(contentOf(file, 'DESCRIPTION'))).toBe(description)
    }),
  )
})

test('a cancelled event keeps its UID and has the status CANCELLED and no alarm', () => {
  const lines = calendarFile({ ...EVENT, sequence: 3, isCancelled: true }).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:shift-7@tests.example.com', 'SEQUENCE:3', 'STATUS:CANCELLED']),
  )
  expect(lines).not.toContain('BEGIN:VALARM')
})
