import { todayInIndia } from '../../../shared/lib/format/day-names.ts'
import { dailyStorage, setOfDay } from './daily-storage.ts'

/** Whether this device has the ten of today. */
export const hasToday = async (userId: number): Promise<boolean> =>
  setOfDay((await dailyStorage.read(userId)).set, todayInIndia()) !== undefined
