import type { Language } from '@pariksha/contract/languages'
import type { NextTen, Today, TodayState } from '@pariksha/contract/practice/ten-a-day'
import type { Database } from '../../platform/db/database.ts'
import { withSolution } from '../answer-question.ts'
import type { PracticeDeps } from '../practice-deps.ts'
import { unpackAsked } from '../questions/pack-question.ts'
import { presentAsked } from '../questions/queries.ts'
import { askDay } from './ask-day.ts'
import { type DailyRow, daysOfNow, questionsOf } from './daily-rows.ts'
import { readStreak } from './streak.ts'

export async function readToday(db: Database, studentId: number): Promise<TodayState> {
  const { today: day } = await daysOfNow(db)
  const [rows, streak] = await Promise.all([questionsOf(db, studentId, day), readStreak(db, studentId)])
  return { day, questions: rows.length, answered: rows.filter(({ verdict }) => verdict !== null).length, streak }
}

type Asked = {
  readonly language: Language
  /** What the device has already: it is named and not sent again, unless it was answered. */
  readonly known: readonly number[]
}

export async function askToday(deps: PracticeDeps, studentId: number, asked: Asked): Promise<Today> {
  const { today: day } = await daysOfNow(deps.db)
  const rows = await askDay(deps, studentId, { day, language: asked.language })
  return { day, ...(await present(deps.db, rows, asked)), streak: await readStreak(deps.db, studentId) }
}

/** For the device, in case that there is no network in the morning: from the evening on, or once the ten of today are finished. */
export async function askTomorrow(deps: PracticeDeps, studentId: number, asked: Asked): Promise<NextTen> {
  const { today, tomorrow: day, isEvening } = await daysOfNow(deps.db)
  const ofToday = await questionsOf(deps.db, studentId, today)
  if (!isEvening && !isFinished(ofToday)) return { next: null }
  const waiting = new Set(ofToday.flatMap(({ verdict, card }) => (verdict === null ? card : [])))
  const rows = await askDay(deps, studentId, { day, language: asked.language, waiting })
  return { next: { day, ...(await present(deps.db, rows, asked)) } }
}

const isFinished = (rows: readonly DailyRow[]): boolean =>
  rows.length > 0 && rows.every(({ verdict }) => verdict !== null)

async function present(db: Database, rows: readonly DailyRow[], { language, known }: Asked) {
  const sent = rows.filter(({ id, verdict }) => verdict !== null || !known.includes(id))
  const questions = await Promise.all(
    sent.map(async ({ verdict, choice, unsure, ...row }) => ({
      ...(await presentAsked(db, row, language)),
      answer: verdict && withSolution(unpackAsked(row.body), { verdict, choice, unsure: unsure ?? false }),
    })),
  )
  return { ids: rows.map(({ id }) => id), questions }
}
