import type { TodayAnswers } from '@pariksha/contract/practice/ten-a-day'
import { afterEach, beforeEach, vi } from 'vitest'
import { todayInIndia } from '../../../../shared/lib/format/day-names.ts'
import { createDailyStorage } from '../daily-storage.ts'
import { createTodaySession } from '../today-session.ts'

export const OWNER = 7
export const STREAK = { days: 0, week: [] }
export const DAY = 86_400_000
export const dayOf = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10)
/** The ten questions of the second day; those of the first one are 1 to 10. */
export const NEXT = Array.from({ length: 10 }, (_, n) => n + 101)

/** Noon in India: from the evening on tomorrow's ten are fetched, too. */
const NOON = Date.UTC(2026, 10, 2, 6, 30)

/** A server with the ten questions of two days, and the network to it. */
type DailyServer = {
  /** The answers that it has. */
  stored: Map<number, string | null>
  /** Replies may be lost after it stored what came. */
  network: 'there' | 'gone' | 'loses-replies'
  deliveries: TodayAnswers[]
  /** A question that came into a test after it was asked. */
  sealed: number | undefined
  /** How an answer to it is refused: not found once another device was refused and got another question. */
  sealedCode: 'question_sealed' | 'not_found'
  /** The questions whose text the last reply had. */
  sent: number[]
  /** The first of the two days. */
  first: string
  /** How far its clock is behind the one of the device. */
  behind: number
  /** Tomorrow's ten: others once the student practises another exam. */
  next: number[]
  /** Holds the reply with tomorrow's back. */
  held: Promise<void> | undefined
}

const fresh = (): DailyServer => ({
  stored: new Map(),
  network: 'there',
  deliveries: [],
  sealed: undefined,
  sealedCode: 'question_sealed',
  sent: [],
  first: todayInIndia(),
  behind: 0,
  next: NEXT,
  held: undefined,
})

/** Stands in for the server, a fresh one for each test of a file. */
export function startDailyServer(): DailyServer {
  const server = fresh()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    Object.assign(server, fresh())
    indexedDB.deleteDatabase('practice')
    vi.stubGlobal('fetch', async (path: string | URL, { body }: RequestInit) => {
      if (String(path).includes('/tomorrow/')) await server.held
      if (server.network === 'gone') throw new TypeError('no network')
      const said = reply(server, String(path), JSON.parse(String(body ?? '{}')))
      if (server.network === 'loses-replies') throw new TypeError('no network')
      return Response.json(said)
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  return server
}

function reply(server: DailyServer, path: string, body: unknown): object {
  const today = dayOf(Date.now() - server.behind)
  const onDevice = (/known=([^&]*)/.exec(path)?.[1] ?? '').split(/,|%2C/).map(Number)
  const questionsOf = (ids: readonly number[]) => ids.map((id) => question(id, server.stored))
  if (path.includes('/tomorrow/')) {
    server.sent = server.next.filter((id) => !onDevice.includes(id))
    const day = dayOf(Date.now() - server.behind + DAY)
    return { next: { day, ids: server.next, questions: questionsOf(server.sent) } }
  }
  if (path.includes('/answers/')) return taken(server, (body as { answers: TodayAnswers }).answers)
  const ids = today === server.first ? Array.from({ length: 10 }, (_, n) => n + 1) : NEXT
  const now = ids.map((id) => (id === server.sealed ? 50 : id))
  server.sent = now.filter((id) => server.stored.has(id) || !onDevice.includes(id))
  return { day: today, ids: now, questions: questionsOf(server.sent), streak: STREAK }
}

/** Stores the answers that it takes, each question's first one. */
function taken({ stored, deliveries, sealed, sealedCode, first, behind }: DailyServer, answers: TodayAnswers): object {
  deliveries.push(answers)
  const isEarly = (id: number) => NEXT.includes(id) && dayOf(Date.now() - behind) === first
  const isKnown = (id: number) => (id <= 10 || NEXT.includes(id)) && id !== sealed && !isEarly(id)
  const known = answers.filter(({ question_id: id }) => isKnown(id))
  for (const { question_id: id, choice } of known) if (!stored.has(id)) stored.set(id, choice)
  const refused = answers.filter(({ question_id: id }) => !isKnown(id))
  return {
    answers: known.map(({ question_id }) => ({ question_id, answer: solution(question_id, stored) })),
    refused: refused.map(({ question_id }) => ({
      question_id,
      code: question_id === sealed ? sealedCode : isEarly(question_id) ? 'question_not_today' : 'not_found',
    })),
    streak: STREAK,
  }
}

const question = (id: number, stored: DailyServer['stored']) => ({
  id,
  topic: 'ages',
  topic_name: 'Ages',
  level: 'easy',
  kind: 'single-choice',
  question: { en: `Question ${id}` },
  question_image: null,
  passage: null,
  options: [],
  answer: stored.has(id) ? solution(id, stored) : null,
})

const solution = (id: number, stored: DailyServer['stored']) => ({
  verdict: 'right',
  choice: stored.get(id) ?? null,
  unsure: false,
  correct_choice: 'a',
  also_correct: [],
  explanation: null,
})

export const aSession = () => createTodaySession(OWNER, 'en', createDailyStorage())
export const given = (question_id: number, choice = 'a') => ({ question_id, choice, unsure: false, seconds: 5 })
