import type { TodayAnswers, TodayState } from '@pariksha/contract/practice/ten-a-day'
import { clockInIndia, DAY } from '@pariksha/domain/timing/units'
import type { Language } from '../../../shared/languages/language.ts'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError, isTransient, retryAfterMillis } from '../../../shared/lib/api/api-errors.ts'
import { todayInIndia } from '../../../shared/lib/format/day-names.ts'
import { retryDelay } from '../../../shared/lib/retry.ts'
import { makeStore, type Readable } from '../../../shared/lib/store/store.ts'
import {
  type DailyStorage,
  type DaySet,
  dailyStorage,
  type StoredAnswer,
  type StoredSet,
  setOfDay,
} from './daily-storage.ts'
import { asking, completed, deliverable, markedSet, nextAfter, outcomesOf } from './day-sets.ts'

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
  /** Fetches tomorrow's ten where they are given out and not on the device; rejects where that fails. */
  readonly fetchNext: () => Promise<void>
  /** Syncs, and tries again after failures until the returned function is called. */
  readonly open: () => () => void
}

/** Whoever has not opened the ten for longer is not given those of tomorrow unasked. */
const isRecent = (day: string): boolean => Date.now() - Date.parse(day) < 8 * DAY
/** Of India, by the clock of the device: whether it is worth asking. The server decides. */
export const isEvening = (): boolean => clockInIndia(Date.now()).getUTCHours() >= 18

const isFinished = ({ set, waiting }: TodayOnDevice): boolean =>
  set !== undefined && waiting.length === 0 && set.questions.every(({ answer }) => answer !== null)

/** The ten questions of today on this device. Answers are stored first, then delivered, with retries until acknowledged. */
export function createTodaySession(
  userId: number,
  language: Language,
  storage: DailyStorage = dailyStorage,
): TodaySession {
  const state = makeStore<TodayOnDevice>({
    set: undefined,
    waiting: [],
    refused: 0,
    streak: undefined,
    error: undefined,
    isStored: true,
  })
  const change = (part: Partial<TodayOnDevice>) => state.set({ ...state.read(), ...part })
  let running: Promise<void> | undefined
  let isFresh = false
  /** What was stored, also of an earlier day. */
  let latest: StoredSet | undefined
  /** The day by the clock of the device when the server last said which one it is. */
  let confirmed: { readonly byDevice: string; readonly day: string } | undefined
  /** Whose day's ten were asked for: those on the device may be of an exam that was given up since. */
  let askedFor: string | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = false

  const loaded = storage.read(userId).then(({ set, answers }) => {
    latest = set
    change({ waiting: answers })
    beginDay()
  })

  /** As the server said, until the day changes on the device: its clock may be wrong. */
  function today(): string {
    const byDevice = todayInIndia()
    return confirmed?.byDevice === byDevice ? confirmed.day : byDevice
  }

  /** Also where the day changes while the page is open. */
  function beginDay(): void {
    const { set } = state.read()
    const ofToday = setOfDay(set ?? latest, today())
    if (ofToday && ofToday.day !== set?.day) change({ set: ofToday, streak: ofToday.streak })
  }

  async function deliver(): Promise<void> {
    // answers to tomorrow's questions, by a clock that is ahead: the server takes them on their day
    const early = new Set<number>()
    const next = () =>
      state
        .read()
        .waiting.filter(({ question_id }) => !early.has(question_id))
        .slice(0, BATCH)
    for (let batch = next(); batch.length > 0; batch = next()) {
      const reply = await call('POST /practice/today/answers/', {
        body: { answers: batch.map(deliverable) },
      })
      const { answers, notYet, sealed, lost } = outcomesOf(reply)
      for (const id of notYet) early.add(id)
      const acknowledged = [...answers.keys(), ...sealed, ...lost]
      const { set } = state.read()
      const marked = set && markedSet(set, reply)
      await storage.storeReply(userId, marked, acknowledged)
      // with what was answered meanwhile
      const { waiting, refused } = state.read()
      change({
        set: marked,
        streak: reply.streak,
        waiting: waiting.filter(({ question_id }) => !acknowledged.includes(question_id)),
        refused: refused + lost.length,
      })
      // another one takes the place, or took it on another device
      if ([...sealed, ...lost].some((refusedId) => set?.questions.some(({ id }) => id === refusedId))) isFresh = false
    }
  }

  async function load(): Promise<void> {
    const before = state.read().set
    if (isFresh && before?.day === today()) return
    const { ids, streak, ...reply } = await call('POST /practice/today/', { query: asking(language, before) })
    confirmed = { byDevice: todayInIndia(), day: reply.day }
    const set: StoredSet = {
      ...completed(reply, ids, before),
      lang: language,
      userId,
      streak,
      ...nextAfter(reply.day, before),
    }
    await storage.storeReply(userId, set, [])
    isFresh = true
    change({ set, streak })
  }

  async function loadNext(): Promise<void> {
    const set = state.read().set ?? latest
    const has = set?.next && set.next.day > today() ? set.next : undefined
    if (!set || !isRecent(set.day) || (has && has.day === askedFor)) return
    const { next } = await call('POST /practice/tomorrow/', { query: asking(language, has) })
    if (!next) return
    askedFor = next.day
    const kept: DaySet = { ...completed(next, next.ids, has), lang: language }
    latest = { ...set, next: kept }
    await storage.storeNext(userId, kept)
    if (state.read().set) change({ set: latest })
  }

  async function work(): Promise<void> {
    clearTimeout(timer)
    await loaded
    beginDay()
    try {
      await deliver()
      await load()
      // answered while the set was on its way
      await deliver()
      if (!isFresh) await load()
      // today's are there whether or not this works
      if (isEvening() || isFinished(state.read())) await loadNext().catch(() => undefined)
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
    fetchNext: () => loaded.then(loadNext),
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
