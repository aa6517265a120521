import type { LocalizedText } from '../text.ts'
import { say } from './localized.ts'

export const clock = (hour: number, minute: number): string => `${hour}:${String(minute).padStart(2, '0')}`

/** Parts of the day, each from an hour on. */
const PARTS = [
  [20, 'రాత్రి', 'रात'],
  [16, 'సాయంత్రం', 'शाम'],
  [12, 'మధ్యాహ్నం', 'दोपहर'],
  [4, 'ఉదయం', 'सुबह'],
  [0, 'రాత్రి', 'रात'],
] as const

/** Minutes after midnight, of this day or a later one, as a clock shows them. */
export function timeOfDay(minutes: number): LocalizedText {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  const hour = Math.floor(ofDay / 60)
  const shown = clock(hour % 12 === 0 ? 12 : hour % 12, Math.round(ofDay % 60))
  const [, te, hi] = PARTS.find(([from]) => hour >= from) ?? PARTS[4]
  return say(`${shown} ${hour < 12 ? 'am' : 'pm'}`, `${te} ${shown}`, `${hi} ${shown}`)
}
