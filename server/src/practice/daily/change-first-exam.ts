import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { TODAY } from '../../platform/db/indian-day.ts'
import { lockUser } from '../../platform/db/lock-user.ts'
import { firstChosen } from '../syllabus/first-chosen.ts'

/**
 * Changes the chosen exams of a student. Where another one is the first now, the ten of tomorrow are made anew for it. Those that were
 * made stay questions of practice, so that answers of a device without a network are still taken.
 */
export const changeChosen = (db: Database, studentId: number, change: (tx: Transaction) => Promise<unknown>) =>
  transact(db, async (tx) => {
    await lockUser(tx, studentId)
    const before = await firstChosen(tx, studentId)
    await change(tx)
    if ((await firstChosen(tx, studentId)) === before) return
    await sql`
      update practice_questions set day = null, day_place = null
      where student_id = ${studentId} and day > ${TODAY}`.execute(tx)
  })
