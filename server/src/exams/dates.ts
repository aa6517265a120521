import type { Exam } from '@pariksha/content/exams/exam'
import type { ExamDate } from '@pariksha/contract/exams'
import { dayLabel } from '@pariksha/domain/countdown'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

type RealDay = { readonly year: number; readonly month: number; readonly day: number }

/** The days staff have set, as far as they are not past in India. */
export async function realDays(db: Database): Promise<ReadonlyMap<string, RealDay>> {
  const rows = await db
    .selectFrom('exam_dates')
    .select([
      'exam_slug',
      sql<number>`extract(year from on_date)::int`.as('year'),
      sql<number>`extract(month from on_date)::int`.as('month'),
      sql<number>`extract(day from on_date)::int`.as('day'),
    ])
    .where('on_date', '>=', sql<string>`(now() at time zone 'Asia/Kolkata')::date`)
    .execute()
  return new Map(rows.map(({ exam_slug, ...day }) => [exam_slug, day]))
}

/** The real day where there is one, else the day it comes on every year, as far as anybody can say. */
export function dateOf({ slug, day }: Pick<Exam, 'slug' | 'day'>, days: ReadonlyMap<string, RealDay>): ExamDate | null {
  const real = days.get(slug)
  if (real) return { ...real, label: dayLabel(real), tentative: false }
  return day && { month: day.month, day: day.day, label: dayLabel(day), tentative: true, year: null }
}
