import type { Today, TodayAnswers } from '@pariksha/contract/study/ten-a-day'
import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceDatabase } from '../../lib/device-database.ts'

/** The ten of a day as this device has them; of each student the newest. */
export type KeptSet = Today & { readonly userId: number }
/** An answer that the server has not acknowledged. */
export type KeptAnswer = TodayAnswers[number] & { readonly userId: number }

interface Schema extends DBSchema {
  sets: { key: number; value: KeptSet }
  answers: { key: [number, number]; value: KeptAnswer }
}

export type Kept = { readonly set: KeptSet | undefined; readonly answers: readonly KeptAnswer[] }
const NOTHING: Kept = { set: undefined, answers: [] }

/** What this device keeps of the ten. Without storage (private windows, a full disk) it has nothing and says so. */
export function createDailyStorage() {
  const open = deviceDatabase<Schema>('practice', (database) => {
    database.createObjectStore('sets', { keyPath: 'userId' })
    database.createObjectStore('answers', { keyPath: ['userId', 'question_id'] })
  })
  const isDone = async (write: (database: IDBPDatabase<Schema>) => Promise<unknown>): Promise<boolean> => {
    try {
      await write(await open())
      return true
    } catch {
      return false
    }
  }
  const answersOf = (userId: number) => IDBKeyRange.bound([userId], [userId, []])
  return {
    async read(userId: number): Promise<Kept> {
      try {
        const database = await open()
        const [set, answers] = await Promise.all([
          database.get('sets', userId),
          database.getAll('answers', answersOf(userId)),
        ])
        return { set, answers }
      } catch {
        return NOTHING
      }
    },
    /** Whether it is stored. */
    keepAnswer: (answer: KeptAnswer) => isDone((database) => database.put('answers', answer)),
    /** What the server said: the set as it is now, without the answers that it acknowledged or refused. */
    storeReply: (userId: number, set: KeptSet | undefined, acknowledged: readonly number[]) =>
      isDone(async (database) => {
        const transaction = database.transaction(['sets', 'answers'], 'readwrite')
        const answers = transaction.objectStore('answers')
        await Promise.all([
          ...acknowledged.map((id) => answers.delete([userId, id])),
          ...(set ? [transaction.objectStore('sets').put(set)] : []),
          transaction.done,
        ])
      }),
    /** At sign-out: what is not delivered stays and is delivered when the student signs in here again. */
    forgetSet: (userId: number) => isDone((database) => database.delete('sets', userId)),
    /** With the account, also what is not delivered. */
    forgetAll: (userId: number) =>
      isDone((database) =>
        Promise.all([database.delete('sets', userId), database.delete('answers', answersOf(userId))]),
      ),
  }
}
export type DailyStorage = ReturnType<typeof createDailyStorage>

/** The one of the running application. */
export const dailyStorage = createDailyStorage()
