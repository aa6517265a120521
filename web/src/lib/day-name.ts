import { MONTHS } from '@pariksha/domain/countdown'
import { useLanguage } from '../languages/language-provider.tsx'

/**
 * Days as each language writes them. They are put together here, for the browser's formats load their tables first: a
 * tenth of a second on a cheap phone, in which a new page does not answer.
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
