import type { PracticeReminder } from '@pariksha/contract/practice/practice-reminder'
import { parseInIndia } from '@pariksha/domain/timing/units'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { timeName } from '../../../shared/lib/format/time-name.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { canRemind, isDenied, subscribe, unsubscribe } from '../device/push-subscription.ts'
import { useTexts } from '../today/today-texts.ts'

const EVENING = 19
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** That hour of any day in India, for formatting. */
const atHour = (hour: number): string =>
  new Date(parseInIndia(`2026-01-01T${String(hour).padStart(2, '0')}:00`)).toISOString()

class NotPermitted extends Error {}

/** A reminder by notification: nothing is asked of the browser before the student asks for one. */
export function ReminderSetting() {
  const texts = useTexts().reminder
  const client = useQueryClient()
  const key = ['practice-reminder']
  const { data } = useQuery({ queryKey: key, queryFn: () => call('GET /practice/reminder/') })
  const change = useMutation({
    mutationFn: async (hour: number | null): Promise<PracticeReminder> => {
      if (hour === null) {
        await unsubscribe().catch(() => undefined)
        return call('DELETE /practice/reminder/')
      }
      const browser = await subscribe(data?.public_key ?? '')
      if (!browser) throw new NotPermitted()
      return call('PUT /practice/reminder/', { body: { ...browser, hour } })
    },
    onSuccess: (reminder) => client.setQueryData(key, reminder),
  })
  // set by the event itself: a mutation is pending only a moment later
  const [wanted, setWanted] = useState<number>()
  const move = useMutation({
    mutationFn: (hour: number) => call('PATCH /practice/reminder/', { body: { hour } }),
    onSuccess: (reminder) => client.setQueryData(key, reminder),
    onSettled: () => setWanted(undefined),
  })
  const moveTo = (hour: number) => {
    setWanted(hour)
    move.mutate(hour)
  }
  if (!data) return null
  const { isPending, mutate } = change
  const error = change.error ?? move.error
  const denied = error ? error instanceof NotPermitted : data.hour !== null && isDenied()
  return (
    <section aria-label={texts.heading} className="flex flex-col gap-3 border-line border-t pt-5">
      <h2 className="font-semibold">{texts.heading}</h2>
      {data.hour !== null ? (
        <IsOn hour={wanted ?? data.hour} isBusy={isPending} onMove={moveTo} onTurnOff={() => mutate(null)} />
      ) : canRemind() ? (
        <Ask isBusy={isPending} onAsk={mutate} />
      ) : (
        <p className="text-ink-soft">{texts.unsupported}</p>
      )}
      {(denied || error) && <ErrorNotice text={denied ? texts.denied : texts.failed} />}
    </section>
  )
}

type IsOnProps = {
  readonly hour: number
  readonly isBusy: boolean
  readonly onMove: (hour: number) => void
  readonly onTurnOff: () => void
}

function IsOn({ hour, isBusy, onMove, onTurnOff }: IsOnProps) {
  const texts = useTexts().reminder
  return (
    <>
      <p>{texts.isOn(timeName(atHour(hour)))}</p>
      <div className="flex flex-wrap items-center gap-3">
        <HourChoice hour={hour} onChoose={onMove} />
        <Button variant="secondary" busy={isBusy} onClick={onTurnOff}>
          {texts.turnOff}
        </Button>
      </div>
    </>
  )
}

function Ask({ isBusy, onAsk }: { readonly isBusy: boolean; readonly onAsk: (hour: number) => void }) {
  const texts = useTexts().reminder
  const [hour, setHour] = useState(EVENING)
  return (
    <>
      <p className="text-ink-soft">{texts.off}</p>
      <div className="flex flex-wrap items-center gap-3">
        <HourChoice hour={hour} onChoose={setHour} />
        <Button variant="secondary" busy={isBusy} onClick={() => onAsk(hour)}>
          {texts.on}
        </Button>
      </div>
    </>
  )
}

function HourChoice({ hour, onChoose }: { readonly hour: number; readonly onChoose: (hour: number) => void }) {
  const texts = useTexts().reminder
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{texts.hour}</label>
      <select
        id={id}
        value={hour}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="min-h-11 rounded-sm border border-outline bg-surface px-2"
      >
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {timeName(atHour(one))}
          </option>
        ))}
      </select>
    </>
  )
}
