import type pg from 'pg'
import { attemptIdsOf, type Cohort } from './students.ts'

/** The baseline of one commit per save. This driver is fastest with sixteen connections. */
const CONNECTIONS = 16

const SAVE = `
  insert into actions (student_id, attempt_id, epoch, seq, received_at, at_ms, question_number, choice)
  select student_id, id, epoch, nextval('direct_action_seq'), now(), (extract(epoch from now() - started_at) * 1000)::int8, $3, $4
  from attempts where student_id = $1 and id = $2 and status = 'started' for share`

/** The same insert with one transaction each, without HTTP: saves per second. */
export async function transactionPerSave(pool: pg.Pool, cohort: Cohort, millis: number): Promise<number> {
  const begun = performance.now()
  let saved = 0
  let next = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = await pool.connect()
      while (performance.now() < begun + millis) {
        const { studentId, attemptId } = attemptIdsOf(cohort, next++ % cohort.count)
        const values = [studentId, attemptId, 1 + (next % cohort.questions), 'a']
        await client.query({ name: 'save-alone', text: SAVE, values })
        saved++
      }
      client.release()
    }),
  )
  return (saved / (performance.now() - begun)) * 1000
}
