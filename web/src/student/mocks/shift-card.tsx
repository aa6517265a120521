import { CalendarDays, CalendarX, CircleCheck, Clock, Users } from 'lucide-react'
import { Skeleton } from '../../shared/ui/status/skeleton.tsx'
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
  const { number, opens_at, closes_at, common_start, register_until, places_left, moved_from, called_off } = shift
  const registered = mock.registered_for === shift.test_id
  return (
    <li
      className={`flex flex-col gap-3 rounded-lg border bg-surface p-5 ${registered ? 'border-accent' : 'border-line'}`}
    >
      <h2 className="font-semibold text-xl">{texts.shift(number)}</h2>
      {called_off !== null && <CalledOff {...props} reason={called_off} />}
      <p className="figures flex gap-2">
        <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        {(common_start ? texts.startsAt : texts.startsBetween)(day(opens_at), time(opens_at), time(closes_at))}
      </p>
      {moved_from !== null && called_off === null && (
        <p className="figures font-semibold text-sm text-warn">{texts.moved(day(moved_from), time(moved_from))}</p>
      )}
      <p className="figures flex gap-2">
        <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        {texts.duration(shift.duration)}
      </p>
      {known && places_left !== null && !registered && called_off === null && (
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
      {called_off === null && (
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
          {known ? (
            <ShiftActs {...props} />
          ) : (
            <div aria-busy="true" className="w-40">
              <Skeleton className="h-11" />
            </div>
          )}
        </div>
      )}
    </li>
  )
}

/** Why it does not take place, and the way on for who was registered. */
function CalledOff({ mock, shift, reason }: ShiftProps & { readonly reason: string }) {
  const texts = useTexts()
  return (
    <div className="flex gap-2 text-bad">
      <CalendarX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <strong>{texts.calledOff(shift.number, reason)}</strong>
        {mock.freed_from === shift.test_id && <span className="block text-ink">{texts.freed}</span>}
      </p>
    </div>
  )
}
