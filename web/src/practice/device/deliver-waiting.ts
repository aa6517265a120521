import type { Language } from '../../languages/language.ts'
import { dailyStorage } from './daily-storage.ts'
import { createTodaySession } from './today-session.ts'

/** Delivers the answers of the ten that wait on this device; how many there still are. */
export async function deliverWaiting(userId: number, language: Language): Promise<number> {
  const { answers } = await dailyStorage.read(userId)
  if (answers.length === 0) return 0
  const session = createTodaySession(userId, language)
  await session.deliver().catch(() => undefined)
  return session.read().waiting.length
}
