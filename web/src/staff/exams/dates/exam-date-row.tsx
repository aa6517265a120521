import type { StaffDate } from '@pariksha/contract/exams/exam-dates'
import { comingDay, dayInIndia, dayLabel } from '@pariksha/domain/timing/countdown'
import { todayInIndia } from '../../../shared/lib/format/day-names.ts'
import { dateTexts } from './date-texts.ts'

type Props = { readonly date: StaffDate; readonly onChange: (values: Partial<StaffDate>) => void }

const CONTROL = 'min-h-11 w-full rounded-md border border-outline bg-surface px-3 disabled:bg-sunken'

/** What pages count down to once a day is past: "March 7th, 2027". */
function nextOf(past: string): string {
  const [year = 0, month = 1, day = 1] = past.split('-').map(Number)
  const coming = comingDay({ year, month, day }, dayInIndia(Date.now()))
  return `${dayLabel(coming)}, ${coming.year}`
}

/** An examination with its day, which stage that is of, and whether it is final. */
export function ExamDateRow({ date: { name, stages, usual, on_date, stage, tentative }, onChange }: Props) {
  const choices = stage === null || stages.includes(stage) ? stages : [...stages, stage]
  const note =
    on_date === null ? dateTexts.unset(usual) : on_date < todayInIndia() ? dateTexts.past(nextOf(on_date)) : undefined
  return (
    <tr className="max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-2 max-md:px-4 max-md:py-4">
      <th scope="row" className="font-normal max-md:col-span-2 md:w-2/5 md:px-4 md:py-3">
        <span className="block font-semibold">{name}</span>
        {note && <span className="block text-ink-soft text-sm">{note}</span>}
      </th>
      <td className="max-sm:col-span-2 md:px-4 md:py-3">
        <input
          type="date"
          aria-label={dateTexts.dateOf(name)}
          value={on_date ?? ''}
          onChange={(event) => onChange({ on_date: event.target.value === '' ? null : event.target.value })}
          className={CONTROL}
        />
      </td>
      <td className="max-sm:col-span-2 md:px-4 md:py-3">
        <select
          aria-label={dateTexts.stageOf(name)}
          value={stage ?? ''}
          disabled={on_date === null}
          onChange={(event) => onChange({ stage: event.target.value === '' ? null : event.target.value })}
          className={CONTROL}
        >
          <option value="">{dateTexts.noStage}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </td>
      <td className="max-md:col-span-2 md:px-4 md:py-3">
        <label className="inline-flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            aria-label={dateTexts.tentativeOf(name)}
            checked={tentative}
            disabled={on_date === null}
            onChange={(event) => onChange({ tentative: event.target.checked })}
            className="size-5 accent-accent"
          />
          <span className="md:sr-only">{dateTexts.tentative}</span>
        </label>
      </td>
    </tr>
  )
}
