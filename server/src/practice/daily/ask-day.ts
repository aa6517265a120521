import { DAILY_COUNT } from '@pariksha/domain/practice/daily-set'
import { type Database, transact } from '../../platform/db/database.ts'
import { lockUser } from '../../platform/db/lock-user.ts'
import { AppError } from '../../platform/errors.ts'
import type { PracticeDeps } from '../practice-deps.ts'
import { type PreparedQuestion, rowOf } from '../questions/queries.ts'
import { notAskedNow, withdraw } from '../questions/waiting-question.ts'
import { firstChosen } from '../syllabus/first-chosen.ts'
import { chooseQuestions, type WantedDay } from './choose-questions.ts'
import { type DailyRow, questionsOf } from './daily-rows.ts'

/** The questions of a day, made when they are first asked for. */
export async function askDay(deps: PracticeDeps, studentId: number, wanted: WantedDay): Promise<DailyRow[]> {
  const rows = await questionsOf(deps.db, studentId, wanted.day)
  if (rows.length > 0) return replaceWithdrawn(deps, studentId, wanted, rows)
  const exam = await firstChosen(deps.db, studentId)
  const made = await chooseQuestions(deps, studentId, wanted)
  // the student chose another exam meanwhile
  return (await storeSet(deps.db, studentId, { day: wanted.day, exam, made })) ?? askDay(deps, studentId, wanted)
}

type MadeDay = { readonly day: string; readonly exam: string | undefined; readonly made: readonly PreparedQuestion[] }

/**
 * The questions of a day are made once: of two devices at once one stores them, and both have them. Undefined where they were made
 * for an exam that is not the student's first one any more.
 */
function storeSet(db: Database, studentId: number, { day, exam, made }: MadeDay): Promise<DailyRow[] | undefined> {
  if (made.length === 0) throw new AppError('nothing_to_practise')
  return transact(db, async (tx) => {
    await lockUser(tx, studentId)
    const before = await questionsOf(tx, studentId, day)
    if (before.length > 0) return before
    if ((await firstChosen(tx, studentId)) !== exam) return undefined
    const rows = made.map((one, index) => ({ ...rowOf(studentId, one), day, day_place: index + 1 }))
    await tx.insertInto('practice_questions').values(rows).execute()
    return questionsOf(tx, studentId, day)
  })
}

/**
 * What came into a paper or was retired since the set was made gives its place to what comes next in the order of a day; so do places
 * that an answer of a device left empty. A day whose questions were all answered is finished and stays so.
 */
async function replaceWithdrawn(deps: PracticeDeps, studentId: number, wanted: WantedDay, rows: DailyRow[]) {
  const { day } = wanted
  const unanswered = rows.filter(({ verdict }) => verdict === null)
  const gone = await notAskedNow(deps, studentId, unanswered)
  if (gone.size === 0 && (rows.length === DAILY_COUNT || unanswered.length === 0)) return rows
  const kept = rows.filter(({ id }) => !gone.has(id))
  const others = await chooseQuestions(deps, studentId, wanted, kept)
  return transact(deps.db, async (tx) => {
    await lockUser(tx, studentId)
    for (const id of gone) await withdraw(tx, studentId, id)
    const now = await questionsOf(tx, studentId, day)
    const free = PLACES.filter((place) => now.every(({ dayPlace }) => dayPlace !== place))
    const fresh = others.filter(({ origin }) => now.every(({ card }) => card !== origin.card))
    const added = fresh.slice(0, free.length).map((one, index) => ({
      ...rowOf(studentId, one),
      day,
      day_place: free[index] ?? 0,
    }))
    if (added.length === 0) return now
    await tx.insertInto('practice_questions').values(added).execute()
    return questionsOf(tx, studentId, day)
  })
}

const PLACES = Array.from({ length: DAILY_COUNT }, (_, index) => index + 1)
