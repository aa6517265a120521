import { calendarDate, dayInIndia } from '@pariksha/domain/timing/countdown'
import { useDayName } from '../../shared/lib/format/day-names.ts'
import { timeName } from '../../shared/lib/format/time-name.ts'

/** Days and times of moments in India, the same in the document and in the browser. */
export function useMoments() {
  const { dayName } = useDayName()
  return { day: (moment: string) => dayName(calendarDate(dayInIndia(Date.parse(moment)))), time: timeName }
}
