import type { TodayAnswers, TodayState } from '@pariksha/contract/study/ten-a-day'
import type { Language } from '../../languages/language.ts'
import { call } from '../../lib/api/api.ts'
import { ApiError, isTransient, retryAfterMillis } from '../../lib/api/api-errors.ts'
import { todayInIndia } from '../../lib/format/day-names.ts'
import { retryDelay } from '../../lib/retry.ts'
import { makeStore, type Readable } from '../../lib/store.ts'
import { type DailyStorage, dailyStorage, type StoredAnswer, type StoredSet } from './daily-storage.ts'

/** As many as the server takes at once. */
const BATCH = 30

export type TodayOnDevice = {
  /** Undefined while there is none: being loaded, or `error` says why. */
  readonly set: StoredSet | undefined
  /** Answers to this set and to those of earlier days. */
  readonly waiting: readonly StoredAnswer[]
  /** The number of answers that the server refused for good. */
  readonly refused: number
  readonly streak: TodayState['streak'] | undefined
  /** Why the last call failed. */
  readonly error: Error | undefined
  /** Whether waiting answers are in storage, not in memory alone. */
  readonly isStored: boolean
}

export type TodaySession = Readable<TodayOnDevice> & {
  readonly answer: (given: Omit<TodayAnswers[number], 'at'>) => Promise<void>
  /** Delivers what waits, and asks for the set of today. */
  readonly sync: () => Promise<void>
  /** Delivers what waits, once; rejects where that fails. */
  readonly deliver: () => Promise<void>
  /** Syncs, and tries again after failures until the returned function is called. */
  readonly open: () => () => void
}

/** The ten questions of today on this device. Answers are stored first, then delivered, with retries until acknowledged. */
export function createTodaySession(
  userId: number,
  language: Language,
  storage: DailyStorage = dailyStorage,
): TodaySession {
  const state = makeStore<TodayOnDevice>({
    ...{ set: undefined, waiting: [], refused: 0, streak: undefined, error: undefined, isStored: true },
  })
  const change = (part: Partial<TodayOnDevice>) => state.set({ ...state.read(), ...part })
  let running: Promise<void> | undefined
  let isFresh = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = false

  const loaded = storage.read(userId).then(({ set, answers }) => {
    change({ waiting: answers, ...(set?.day === todayInIndia() && { set, streak: set.streak }) })
  })

  async function deliver(): Promise<void> {
    for (let batch = state.read().waiting.slice(0, BATCH); batch.length > 0; ) {
      const reply = await call('POST /practice/today/answers/', {
        body: { answers: batch.map(({ userId: _, ...answer }) => answer) },
      })
      const answers = new Map(reply.answers.map(({ question_id, answer }) => [question_id, answer]))
      const acknowledged = [...answers.keys(), ...reply.refused.map(({ question_id }) => question_id)]
      const { set, waiting, refused } = state.read()
      const sealed = reply.refused.filter(({ code }) => code === 'question_sealed').map((one) => one.question_id)
      const marked = set && {
        ...set,
        streak: reply.streak,
        // what came into a test meanwhile is no question of the day any more
        questions: set.questions
          .filter(({ id }) => !sealed.includes(id))
          .map((one) => ({ ...one, answer: answers.get(one.id) ?? one.answer })),
      }
      await storage.storeReply(userId, marked, acknowledged)
      change({
        set: marked,
        streak: reply.streak,
        waiting: waiting.filter(({ question_id }) => !acknowledged.includes(question_id)),
        refused: refused + reply.refused.length - sealed.length,
      })
      batch = state.read().waiting.slice(0, BATCH)
    }
  }

  async function load(): Promise<void> {
    if (isFresh && state.read().set?.day === todayInIndia()) return
    const set = { ...(await call('POST /practice/today/', { query: { lang: language } })), userId }
    await storage.storeReply(userId, set, [])
    isFresh = true
    change({ set, streak: set.streak })
  }

  async function work(): Promise<void> {
    clearTimeout(timer)
    await loaded
    try {
      await deliver()
      await load()
      // answered while the set was on its way
      await deliver()
      failures = 0
      change({ error: undefined })
    } catch (error) {
      failures += 1
      change({ error: error as Error })
      const mayHelp = isTransient(error) || (error instanceof ApiError && error.status === 429)
      if (mayHelp && isOpen) timer = setTimeout(() => void sync(), retryDelay(failures, retryAfterMillis(error)))
    }
  }

  function sync(): Promise<void> {
    running = (running ?? Promise.resolve()).then(work)
    return running
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    sync,
    deliver: () => loaded.then(deliver),
    async answer(given) {
      const one: StoredAnswer = { ...given, at: Date.now(), userId }
      const isStored = await storage.storeAnswer(one)
      change({ waiting: [...state.read().waiting, one], isStored })
      void sync()
    },
    open() {
      isOpen = true
      void sync()
      return () => {
        isOpen = false
        clearTimeout(timer)
      }
    },
  }
}
