import type { Language } from '../../../shared/languages/language.ts'
import { todayInIndia } from '../../../shared/lib/format/day-names.ts'
import { dailyStorage } from './daily-storage.ts'
import { createTodaySession, isEvening } from './today-session.ts'

/**
 * Delivers the answers of the ten that wait on this device; in the evening it fetches tomorrow's, which nobody waits for, where the
 * ten are done on this device, and asks whether those it has are still tomorrow's. Rejects never: whatever fails is tried again the
 * next time.
 */
export async function refreshDevice(userId: number, language: Language): Promise<void> {
  const { set, answers } = await dailyStorage.read(userId)
  const hasNext = set?.next !== undefined && set.next.day > todayInIndia()
  const fetches = set !== undefined && (isEvening() || hasNext)
  if (answers.length === 0 && !fetches) return
  const session = createTodaySession(userId, language)
  if (answers.length > 0) await session.deliver().catch(() => undefined)
  if (fetches) void session.fetchNext().catch(() => undefined)
}
