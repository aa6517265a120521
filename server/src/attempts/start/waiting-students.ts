import type { Millis } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { parameter, prepare } from '../../platform/db/prepared.ts'

/** Who waits on the page of a live test, for the staff who watch it. */
export type WaitingStudents = {
  /** Records that a page asked when the test opens, which it does every minute. */
  note(testId: number, studentId: number): void
  /** Flushes what is not written yet. */
  close(): Promise<void>
}

/** All that asked within this time are one statement: 5,000 pages that wait are 400 rows of it. */
const FLUSH_DELAY: Millis = 5_000
/** SQL: nobody is counted by a row that is older; it is gone with the next statement. */
const KEPT = '1 hour'

// an account or a test that was deleted meanwhile has no row to refer to
const writeAll = prepare(
  'waiting-students',
  { testIds: parameter<readonly number[]>(), studentIds: parameter<readonly number[]>() },
  (_, { testIds, studentIds }) => sql<never>`
    with expired as (delete from waiting_students where asked_at < now() - interval '${sql.raw(KEPT)}')
    insert into waiting_students (test_id, student_id, asked_at)
    select asked.test_id, asked.student_id, now()
    from unnest(${testIds}::int8[], ${studentIds}::int8[]) as asked (test_id, student_id)
      join tests on tests.id = asked.test_id join users on users.id = asked.student_id
    order by 1, 2
    on conflict (test_id, student_id) do update set asked_at = excluded.asked_at`,
)

export function createWaitingStudents(db: Database, onError: (error: unknown) => void): WaitingStudents {
  let asked = new Map<string, { readonly testId: number; readonly studentId: number }>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(rows: readonly { readonly testId: number; readonly studentId: number }[]): Promise<void> {
    await writeAll(db, {
      testIds: rows.map(({ testId }) => testId),
      studentIds: rows.map(({ studentId }) => studentId),
    })
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const rows = [...asked.values()]
    asked = new Map()
    if (rows.length > 0) writing = writing.then(() => write(rows)).catch(onError)
  }

  return {
    note(testId, studentId) {
      asked.set(`${testId}/${studentId}`, { testId, studentId })
      timer ??= setTimeout(flush, FLUSH_DELAY)
    },
    close() {
      flush()
      return writing
    },
  }
}
