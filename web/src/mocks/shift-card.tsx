import { CalendarDays, CircleCheck, Clock, Users } from 'lucide-react'
import { Skeleton } from '../ui/status/skeleton.tsx'
import { ShiftActs, type ShiftProps } from './shift-acts.tsx'
import { useTexts } from './texts.ts'
import { useMoments } from './use-moments.ts'

type Props = ShiftProps & {
  /** Whether it was read for this visitor: the document is the same for everybody. */
  readonly known: boolean
}

export function ShiftCard({ known, ...props }: Props) {
  const { mock, shift } = props
  const texts = useTexts()
  const { day, time } = useMoments()
  const { number, opens_at, closes_at, common_start, register_until, places_left } = shift
  const registered = mock.registered_for === shift.test_id
  return (
    <li
      className={`flex flex-col gap-3 rounded-lg border bg-surface p-5 ${registered ? 'border-accent' : 'border-line'}`}
    >
      <h2 className="font-semibold text-xl">{texts.shift(number)}</h2>
      <p className="figures flex gap-2">
        <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        {(common_start ? texts.startsAt : texts.startsBetween)(day(opens_at), time(opens_at), time(closes_at))}
      </p>
      <p className="figures flex gap-2">
        <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        {texts.duration(shift.duration)}
      </p>
      {known && places_left !== null && !registered && (
        <p className="figures flex gap-2">
          <Users aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          {texts.places(places_left)}
        </p>
      )}
      {registered && (
        <p className="flex gap-2 font-semibold text-good">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {texts.registered}
        </p>
      )}
      {register_until !== null && !registered && shift.takes_registration && (
        <p className="figures text-ink-soft text-sm">
          {texts.registerUntil(day(register_until), time(register_until))}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {known ? (
          <ShiftActs {...props} />
        ) : (
          <div aria-busy="true" className="w-40">
            <Skeleton className="h-11" />
          </div>
        )}
      </div>
    </li>
  )
}
