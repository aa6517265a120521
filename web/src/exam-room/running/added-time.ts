import { useSession } from '../session-context.ts'
import { useAddedTime } from './use-added-time.ts'

/** Hears of time that staff add while the test runs; shows nothing by itself. */
export function AddedTime() {
  useAddedTime(useSession())
  return null
}
