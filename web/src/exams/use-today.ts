import { type CalendarDay, dayInIndia } from '@pariksha/domain/countdown'
import { useEffect, useState } from 'react'

const DAY_MILLIS = 86_400_000

type Today = { readonly day: CalendarDay; readonly known: boolean }

/**
 * The day it is in India: the one the document was made on until the browser has looked at its clock, then the
 * browser's, again every day.
 */
export function useToday(made: CalendarDay): Today {
  const [today, setToday] = useState<Today>({ day: made, known: false })
  useEffect(() => {
    const look = () => setToday({ day: dayInIndia(Date.now()), known: true })
    look()
    const daily = setInterval(look, DAY_MILLIS)
    return () => clearInterval(daily)
  }, [])
  return today
}
