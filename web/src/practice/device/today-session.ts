import type { TodayAnswers, TodayState } from '@pariksha/contract/study/ten-a-day'
import { clockInIndia, DAY } from '@pariksha/domain/timing/units'
import type { Language } from '../../languages/language.ts'
import { call } from '../../lib/api/api.ts'
import { ApiError, isTransient, retryAfterMillis } from '../../lib/api/api-errors.ts'
import { todayInIndia } from '../../lib/format/day-names.ts'
import { retryDelay } from '../../lib/retry.ts'
import { makeStore, type Readable } from '../../lib/store.ts'
import {
  type DailyStorage,
  type DaySet,
  dailyStorage,
  type StoredAnswer,
  type StoredSet,
  setOfDay,
} from './daily-storage.ts'

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

/** One answer that the server cannot read holds up all others: clocks of devices are set to years before 1970, too. */
const deliverable = ({ userId: _, at, seconds, ...answer }: StoredAnswer) => ({
  ...answer,
  at: Math.max(0, at),
  seconds: Math.max(0, seconds),
})

/** Names the unanswered questions that the device has in this language. */
function asking(lang: Language, has: DaySet | undefined) {
  const kept = has?.lang === lang ? has.questions : []
  const known = kept.filter(({ answer }) => answer === null).map(({ id }) => id)
  return { lang, ...(known.length > 0 && { known: known.join(',') }) }
}

/** A reply, with the questions that were not sent again. */
function completed(
  { day, questions }: Pick<DaySet, 'day' | 'questions'>,
  ids: readonly number[],
  has: DaySet | undefined,
) {
  const all = new Map([...(has?.questions ?? []), ...questions].map((one) => [one.id, one]))
  return { day, questions: ids.flatMap((id) => all.get(id) ?? []) }
}

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
      const answers = new Map(reply.answers.map(({ question_id, answer }) => [question_id, answer]))
      for (const { question_id, code } of reply.refused) if (code === 'question_not_today') early.add(question_id)
      const never = reply.refused.filter(({ question_id }) => !early.has(question_id))
      const acknowledged = [...answers.keys(), ...never.map(({ question_id }) => question_id)]
      const { set } = state.read()
      const sealed = never.filter(({ code }) => code === 'question_sealed').map((one) => one.question_id)
      const marked = set && {
        ...set,
        streak: reply.streak,
        // what came into a test meanwhile is no question of the day any more
        questions: set.questions
          .filter(({ id }) => !sealed.includes(id))
          .map((one) => ({ ...one, answer: answers.get(one.id) ?? one.answer })),
      }
      await storage.storeReply(userId, marked, acknowledged)
      // with what was answered meanwhile
      const { waiting, refused } = state.read()
      change({
        set: marked,
        streak: reply.streak,
        waiting: waiting.filter(({ question_id }) => !acknowledged.includes(question_id)),
        refused: refused + never.length - sealed.length,
      })
      // another one takes the place, or took it on another device
      if (never.some(({ question_id }) => set?.questions.some(({ id }) => id === question_id))) isFresh = false
    }
  }

  async function load(): Promise<void> {
    const before = state.read().set
    if (isFresh && before?.day === today()) return
    const { ids, streak, ...reply } = await call('POST /practice/today/', { query: asking(language, before) })
    confirmed = { byDevice: todayInIndia(), day: reply.day }
    // not the one that has become today's, but also one that a clock ahead took for today's
    const next = [before?.next, before].find((one) => one && one.day > reply.day)
    const set: StoredSet = {
      ...completed(reply, ids, before),
      lang: language,
      userId,
      streak,
      ...(next && { next: { day: next.day, questions: next.questions, ...(next.lang && { lang: next.lang }) } }),
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
