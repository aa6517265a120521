import type { CalendarEvent } from '@pariksha/domain/calendar-file'
import type { Language } from '../languages.ts'

const TEXTS: Readonly<
  Record<
    Language,
    { name(mock: string, shift: number): string; exam(name: string): string; reminder(name: string): string }
  >
> = {
  en: {
    name: (mock, shift) => `${mock}, shift ${shift}`,
    exam: (name) => `Live mock test for ${name}`,
    reminder: (name) => `${name} begins in one hour`,
  },
  te: {
    name: (mock, shift) => `${mock}, షిఫ్ట్ ${shift}`,
    exam: (name) => `${name} కోసం లైవ్ మాక్ టెస్ట్`,
    reminder: (name) => `${name} ఒక గంటలో మొదలవుతుంది`,
  },
  hi: {
    name: (mock, shift) => `${mock}, शिफ़्ट ${shift}`,
    exam: (name) => `${name} के लिए लाइव मॉक टेस्ट`,
    reminder: (name) => `${name} एक घंटे में शुरू होगा`,
  },
}

type ShiftToEnter = {
  readonly mock: string
  readonly exam: string
  readonly number: number
  readonly opensAt: Date
  readonly closesAt: Date
  readonly commonStart: boolean
  /** Minutes. */
  readonly duration: number
  /** Where it is started. */
  readonly url: string
}

/** A shift as an entry of a student's calendar: the same in the file that the page makes and in the one that a mail brings. */
export function shiftEvent(
  { mock, exam, number, opensAt, closesAt, commonStart, duration, url }: ShiftToEnter,
  language: Language,
): Pick<CalendarEvent, 'begins' | 'ends' | 'summary' | 'description' | 'url' | 'reminder'> {
  const texts = TEXTS[language]
  const summary = texts.name(mock, number)
  return {
    begins: opensAt,
    // who starts last ends last, unless one end is for all
    ends: new Date((commonStart ? opensAt : closesAt).getTime() + duration * 60_000),
    summary,
    description: `${texts.exam(exam)}\n${url}`,
    url,
    reminder: texts.reminder(summary),
  }
}
