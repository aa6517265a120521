import { comparePredictors, MIN_REVIEWS, modelFrom } from '../../domain/src/practice/memory-model.ts'
import { notebookFrom } from '../../domain/src/practice/notebook.ts'
import { mulberry32, simulatedLog } from '../../domain/src/testing/simulated-log.ts'
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts'
import { readLog } from '../../server/src/practice/log.ts'

/**
 * How well the ways to foretell recall do, by their log loss on the second half of each log: on simulated students, and, with
 * DATABASE_URL, on all real ones with enough reviews.
 */
const SEEDS = [11, 23, 37, 53, 71]
const [GUESS, DAY] = [0.25, 1]

console.log('log | reviews | constant | uniform | FSRS default | FSRS with own factor | taken')
const line = (name: string, reviews: Parameters<typeof comparePredictors>[0]) => {
  const { constant, uniform, fsrs, fitted } = comparePredictors(reviews)
  const figures = [constant, uniform, fsrs, fitted].map((loss) => loss.toFixed(3))
  console.log([name, reviews.length, ...figures, modelFrom(reviews).kind].join(' | '))
}
for (const halfLife of [2 * DAY, 6 * DAY, 20 * DAY])
  for (const count of [MIN_REVIEWS, 1_000])
    for (const seed of SEEDS)
      line(
        `half-life ${halfLife}, seed ${seed}`,
        notebookFrom(simulatedLog(count, { halfLife, guess: GUESS }, mulberry32(seed))).reviews,
      )

const { DATABASE_URL } = process.env
if (DATABASE_URL) {
  const pool = openPool({ connectionString: DATABASE_URL }, 1)
  const db = openDatabase(pool)
  const students = await db.selectFrom('practice_questions').select('student_id').distinct().execute()
  for (const { student_id } of students) {
    const log = await readLog(db, student_id)
    const { reviews } = notebookFrom(log.map((answer) => ({ ...answer, at: answer.at.getTime() })))
    if (reviews.length >= MIN_REVIEWS) line(`student ${student_id}`, reviews)
  }
  await db.destroy()
}
