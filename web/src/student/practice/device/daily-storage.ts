import type { Today, TodayAnswers } from '@pariksha/contract/practice/ten-a-day'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { Language } from '../../../shared/languages/language.ts'
import { deviceDatabase } from '../../../shared/lib/storage/device-database.ts'

/** Ten questions as the device keeps them, each in full. */
export type DaySet = Pick<Today, 'day' | 'questions'> & { readonly lang?: Language }
/** The latest set of each student, and the one after it where it was fetched in the evening. */
export type StoredSet = DaySet & Pick<Today, 'streak'> & { readonly userId: number; readonly next?: DaySet }
/** An answer that the server has not acknowledged. */
export type StoredAnswer = TodayAnswers[number] & { readonly userId: number }

interface Schema extends DBSchema {
  sets: { key: number; value: StoredSet }
  answers: { key: [number, number]; value: StoredAnswer }
}

export type StoredDay = { readonly set: StoredSet | undefined; readonly answers: readonly StoredAnswer[] }

/** What the device has for a day: a set that was fetched for it in the evening before becomes the set of that day. */
export function setOfDay(stored: StoredSet | undefined, day: string): StoredSet | undefined {
  if (stored?.next?.day !== day) return stored?.day === day ? stored : undefined
  const { next, userId, streak } = stored
  return { ...next, userId, streak }
}

const NOTHING: StoredDay = { set: undefined, answers: [] }

/** Storage of the ten questions on this device. Without storage (private windows, a full disk) reads are empty and writes return false. */
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
    async read(userId: number): Promise<StoredDay> {
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
    /** Returns whether it is stored. */
    storeAnswer: (answer: StoredAnswer) => isDone((database) => database.put('answers', answer)),
    /** Stores the set after a reply and deletes the answers that the server acknowledged or refused. */
    storeReply: (userId: number, set: StoredSet | undefined, acknowledged: readonly number[]) =>
      isDone(async (database) => {
        const transaction = database.transaction(['sets', 'answers'], 'readwrite')
        const answers = transaction.objectStore('answers')
        await Promise.all([
          ...acknowledged.map((id) => answers.delete([userId, id])),
          ...(set ? [transaction.objectStore('sets').put(set)] : []),
          transaction.done,
        ])
      }),
    /** Beside what is stored by now: another page may have changed it, and after a sign-out there is nothing. */
    storeNext: (userId: number, next: DaySet) =>
      isDone(async (database) => {
        const { store, done } = database.transaction('sets', 'readwrite')
        const set = await store.get(userId)
        if (set) await store.put({ ...set, next })
        await done
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
