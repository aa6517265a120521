import type { LiveBoard } from '@pariksha/contract/live/live'
import { momentText } from '../../shared/lib/format/dates.ts'
import { liveTexts } from './live-texts.ts'

type Props = { readonly of: NonNullable<LiveBoard['called_off']>; readonly opensAt: string | null }

/** Stands in place of timers and figures: nobody sits the shift. */
export function CalledOff({ of: { at, reason }, opensAt }: Props) {
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold text-bad text-lg">{liveTexts.calledOff(momentText(at, 'en'))}</p>
      <p className="[overflow-wrap:anywhere]">{liveTexts.calledOffReason(reason)}</p>
      {opensAt !== null && <p className="text-ink-soft">{liveTexts.wasToOpen(momentText(opensAt, 'en'))}</p>}
    </div>
  )
}
