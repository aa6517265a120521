import type { Exam, UsualMonths } from '@pariksha/content/exams/exam'
import type { ExamDate } from '@pariksha/contract/exams/exams'
import type { Language } from '@pariksha/contract/languages'
import { type CalendarDay, dayLabel, daysUntil, type YearlyDay } from '@pariksha/domain/timing/countdown'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

type StaffDay = CalendarDay & { readonly stage: string | null; readonly tentative: boolean }

export type ExamDays = {
  readonly today: CalendarDay
  readonly set: ReadonlyMap<string, StaffDay>
  /** The language that dates are written in. */
  readonly language: Language
}

/** The days staff have set, and which day it is in India. */
export async function examDays(db: Database, today: CalendarDay, language: Language): Promise<ExamDays> {
  const rows = await db
    .selectFrom('exam_dates')
    .select([
      'exam_slug',
      'stage',
      'tentative',
      sql<number>`extract(year from on_date)::int`.as('year'),
      sql<number>`extract(month from on_date)::int`.as('month'),
      sql<number>`extract(day from on_date)::int`.as('day'),
    ])
    .execute()
  return { today, language, set: new Map(rows.map(({ exam_slug, ...day }) => [exam_slug, day])) }
}

/**
 * The day staff set; past, the same day of the next years, which nobody has announced. Without one the day the
 * examination usually comes on, tentatively.
 */
export function dateOf({ slug, day }: Pick<Exam, 'slug' | 'day'>, { today, set, language }: ExamDays): ExamDate | null {
  const real = set.get(slug)
  const known = real ?? day
  if (!known) return null
  const date = { month: known.month, day: known.day, label: labelIn(language, known), stage: known.stage }
  if (!real) return { ...date, tentative: true, year: null, held: null }
  if (daysUntil(real, today) >= 0) return { ...date, tentative: real.tentative, year: real.year, held: null }
  return { ...date, tentative: true, year: null, held: real.tentative ? null : inYear(language, date.label, real.year) }
}

/** "November 23rd", "23 నవంబర్". */
const labelIn = (language: Language, day: YearlyDay): string =>
  language === 'en'
    ? dayLabel(day)
    : new Date(Date.UTC(2024, day.month - 1, day.day)).toLocaleDateString(`${language}-IN`, {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      })

/** Telugu and Hindi have no comma there. */
const inYear = (language: Language, label: string, year: number): string =>
  `${label}${language === 'en' ? ',' : ''} ${year}`

/** Whether the usual months may stand beside a date: that of the same stage, in one of its months. */
export const matchesUsualMonths = (usual: UsualMonths | null, date: ExamDate | null): boolean =>
  date === null || monthsOf(usual, date.stage).includes(date.month)

/** Staff may have set the date of a stage that the usual months do not name. */
const monthsOf = (usual: UsualMonths | null, stage: string | null): readonly number[] =>
  Object.entries(usual?.stages ?? {}).find(([id]) => id === (stage ?? ''))?.[1] ?? []
