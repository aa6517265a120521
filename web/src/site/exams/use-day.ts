import { type CalendarDay, dayInIndia, daysUntil } from '@pariksha/domain/timing/countdown'
import { DAY } from '@pariksha/domain/timing/units'
import { useEffect, useState } from 'react'

/** The day it is in India: the one the document was made on, then what the browser's clock says, again every day. */
export function useDay(made: CalendarDay): CalendarDay {
  const [day, setDay] = useState(made)
  useEffect(() => {
    const look = () => {
      const now = dayInIndia(Date.now())
      setDay((before) => (daysUntil(now, before) === 0 ? before : now))
    }
    look()
    const daily = setInterval(look, DAY)
    return () => clearInterval(daily)
  }, [])
  return day
}
