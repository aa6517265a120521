import type { TodayState } from '@pariksha/contract/practice/ten-a-day'
import type { StreakDay } from '@pariksha/domain/practice/streak'
import { DAY } from '@pariksha/domain/timing/units'
import { Check, Minus } from 'lucide-react'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { weekdayText } from '../../../shared/lib/format/weekdays.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useTexts } from './today-texts.ts'

const LOOKS: Readonly<Record<StreakDay, string>> = {
  done: 'bg-good text-surface',
  forgiven: 'border border-good text-good',
  missed: 'border border-line text-ink-faint',
  open: 'border border-accent border-dashed text-accent',
}

/** The streak, and the last seven days. */
export function StreakWeek({ streak: { days, week } }: { readonly streak: TodayState['streak'] }) {
  const texts = useTexts()
  const { language } = useLanguage()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p>
        <span className="block font-semibold">{days > 0 ? texts.streak(days) : texts.noStreak}</span>
        <span className="text-ink-soft text-sm">{texts.streakText}</span>
      </p>
      <ol className="flex gap-1.5">
        {week.map((state, index) => {
          const moment = Date.now() - (week.length - 1 - index) * DAY
          return (
            <li key={moment} className="flex flex-col items-center gap-1">
              <span className={classNames('grid size-7 place-items-center rounded-full', LOOKS[state])}>
                {state === 'done' && <Check aria-hidden="true" className="size-4" />}
                {state === 'forgiven' && <Minus aria-hidden="true" className="size-4" />}
                <span className="sr-only">{texts.day(weekdayText(moment, language, 'long'), texts.days[state])}</span>
              </span>
              <span aria-hidden="true" className="text-ink-soft text-xs">
                {weekdayText(moment, language, 'narrow')}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
