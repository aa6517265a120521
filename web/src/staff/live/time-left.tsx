import type { LiveBoard } from '@pariksha/contract/live/live'
import { useEffect, useState } from 'react'
import { clockText } from '../../shared/lib/format/durations.ts'
import { liveTexts } from './live-texts.ts'

/** Until the window opens or closes, by the clock of the server. */
export function TimeLeft({ board: { opens_at, closes_at, read_at } }: { readonly board: LiveBoard }) {
  const [{ now, ahead }, setClock] = useState(() => clockAt(read_at))
  useEffect(() => {
    setClock(clockAt(read_at))
  }, [read_at])
  useEffect(() => {
    const timer = setInterval(() => setClock((clock) => ({ ...clock, now: Date.now() })), 1_000)
    return () => clearInterval(timer)
  }, [])
  const until = (moment: string) => Math.ceil((Date.parse(moment) - now - ahead) / 1000)
  return <p className="font-semibold text-lg">{textOf(opens_at && until(opens_at), closes_at && until(closes_at))}</p>
}

/** How far the clock of the server is ahead of the one of this device. */
const clockAt = (readAt: string) => ({ now: Date.now(), ahead: Date.parse(readAt) - Date.now() })

function textOf(opensIn: number | null | '', closesIn: number | null | ''): string {
  if (opensIn && opensIn > 0) return liveTexts.opensIn(clockText(opensIn))
  if (typeof closesIn !== 'number') return liveTexts.openOnly
  return closesIn > 0 ? liveTexts.closesIn(clockText(closesIn)) : liveTexts.over
}
