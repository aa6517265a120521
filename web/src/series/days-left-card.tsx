import { dayInIndia, daysLeft } from '@pariksha/domain/countdown'
import { useEffect, useState } from 'react'
import { texts } from './texts.ts'

const ICET = { month: 5, day: 6 }
const DAY_MILLIS = 86_400_000

/** Whole days to the examination, counted in the browser and again every day. */
export function DaysLeftCard() {
  const [days, setDays] = useState<number | null>(null)
  useEffect(() => {
    const count = () => setDays(daysLeft(ICET, dayInIndia(Date.now())))
    count()
    const daily = setInterval(count, DAY_MILLIS)
    return () => clearInterval(daily)
  }, [])
  return (
    <aside className="flex flex-col items-center justify-center gap-1 rounded-lg bg-accent p-6 text-center text-on-accent md:min-w-64">
      {days === null || days < 0 ? (
        <p className="py-5 font-semibold text-2xl">{texts.icet.loading}</p>
      ) : days === 0 ? (
        <p className="py-5 font-semibold text-2xl">{texts.icet.examToday}</p>
      ) : (
        <p>
          <span className="figures block font-bold text-6xl leading-none">{days}</span>
          <span className="text-lg">{texts.icet.daysLeft(days)}</span>
        </p>
      )}
      <p className="text-sm">{texts.icet.examDate}</p>
    </aside>
  )
}
