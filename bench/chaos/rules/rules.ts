import { type Installation, startInstallation } from '../installation.ts'
import type { Row } from '../row.ts'
import { row } from '../row.ts'
import { forgedTimes, lateWindowOver, moreTimeAskedFor, secondPhoneWaitsForTheSolutions } from './cheating.ts'
import {
  deviceAsleepAcrossTheDeadline,
  deviceClockMovedByHours,
  serverDownAcrossTheDeadline,
  submittedOffline,
} from './offline.ts'

const NO_OUTGOING =
  'a device that stays silent past the end may date answers back: it gains time in the late window, never the key'

const RULES: readonly (readonly [
  what: string,
  provoke: (installation: Installation) => Promise<string[]>,
  note?: string,
])[] = [
  ['closing: the server is down across the deadline', serverDownAcrossTheDeadline],
  ['closing: the device sleeps across the deadline', deviceAsleepAcrossTheDeadline],
  ['closing: submitted offline', submittedOffline],
  ["closing: the device's clock is moved by hours, both ways", deviceClockMovedByHours],
  ['closing: forged times', forgedTimes, NO_OUTGOING],
  ['closing: a second phone waits for the solutions', secondPhoneWaitsForTheSolutions],
  ['closing: the late window is over', lateWindowOver],
  ['closing: more time is asked for', moreTimeAskedFor],
]

/** The rules of closing over HTTP, one row each. */
export async function closingRules(): Promise<Row[]> {
  const installation = await startInstallation()
  const rows: Row[] = []
  try {
    for (const [what, provoke, note = ''] of RULES)
      rows.push(
        await row(what, async () => ({ rounds: 1, acknowledged: 0, violations: await provoke(installation), note })),
      )
  } finally {
    await installation.close()
  }
  return rows
}
