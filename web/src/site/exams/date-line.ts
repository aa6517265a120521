import type { ExamDate } from '@pariksha/contract/exams/exams'
import { type CalendarDay, comingDay } from '@pariksha/domain/timing/countdown'
import type { Texts } from './texts.ts'

/** The day that comes next, with its stage and year: "Main: October 10th, 2027 (tentative)". */
export function dateLine(texts: Texts, date: ExamDate, today: CalendarDay): string {
  const { year } = comingDay(date, today)
  return texts.exam.dateText(date.stage, date.label, year, date.tentative || year !== date.year)
}
