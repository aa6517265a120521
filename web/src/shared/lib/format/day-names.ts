import { calendarDate, dayInIndia, MONTHS } from '@pariksha/domain/timing/countdown'
import { useLanguage } from '../../languages/language-provider.tsx'

/** 2026-11-21, the day it is in India now. */
export const todayInIndia = (): string => calendarDate(dayInIndia(Date.now()))

/**
 * Formats days in each language on pages for everybody. Not by Intl, which loads its tables first: a tenth of a second on a
 * cheap phone, in which the page does not respond.
 */
export function useDayName() {
  const months = useLanguage().catalogue?.months ?? MONTHS
  return { dayName: (day: string) => dayName(day, months), monthName: (month: string) => monthName(month, months) }
}

/** 2026-11 as November 2026. */
export function monthName(month: string, months: readonly string[] = MONTHS): string {
  const [year, number] = month.split('-')
  return `${months[Number(number) - 1]} ${year}`
}

/** 2026-11-21 as 21 November 2026. */
export const dayName = (day: string, months: readonly string[] = MONTHS): string =>
  `${Number(day.slice(8))} ${monthName(day.slice(0, 7), months)}`
