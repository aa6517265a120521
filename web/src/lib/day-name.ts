import { MONTHS } from '@pariksha/domain/countdown'

/**
 * Days of pages that are in English. They are put together here, for the browser's formats load their tables first: a
 * tenth of a second on a cheap phone, in which a new page does not answer.
 */
/** 2026-11 as November 2026. */
export function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}

/** 2026-11-21 as 21 November 2026. */
export const dayName = (day: string): string => `${Number(day.slice(8))} ${monthName(day.slice(0, 7))}`
