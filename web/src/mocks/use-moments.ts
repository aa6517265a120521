import { calendarDate, dayInIndia } from '@pariksha/domain/countdown'
import { timeName, useDayName } from '../lib/format/day-names.ts'

/** Days and times of moments in India, the same in the document and in the browser. */
export function useMoments() {
  const { dayName } = useDayName()
  return { day: (moment: string) => dayName(calendarDate(dayInIndia(Date.parse(moment)))), time: timeName }
}
