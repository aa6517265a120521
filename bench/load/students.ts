import type pg from 'pg'

/** Students made by number, so that the processes that play them need no list. */
export type Crowd = {
  readonly testId: number
  readonly questions: number
  /** The first student's id, and his attempt's where the crowd sits at one: the others follow in steps. */
  readonly firstStudent: number
  readonly firstAttempt: number
  readonly step: number
  readonly count: number
}

export type Place = { readonly studentId: number; readonly attemptId: number }

export const placeOf = ({ firstStudent, firstAttempt, step }: Crowd, index: number): Place => ({
  studentId: firstStudent + index * step,
  attemptId: firstAttempt + index * step,
})

const TOKEN_LENGTH = 43
export const tokenOf = (studentId: number): string => String(studentId).padStart(TOKEN_LENGTH, '0')
export const deviceOf = (studentId: number): string => `00000000-0000-4000-8000-${String(studentId).padStart(12, '0')}`

/** The free test of two hundred questions that the product ships with. */
export async function bigTest(pool: pg.Pool): Promise<{ id: number; questions: number }> {
  const { rows } = await pool.query(
    `select id, question_count from tests where paper_id is not null and question_count = 200 order by id limit 1`,
  )
  return { id: rows[0].id, questions: rows[0].question_count }
}

/** Students with tokens, who sit at no test yet. */
export async function signUp(pool: pg.Pool, count: number): Promise<number> {
  const { rows } = await pool.query(
    `with made as (
       insert into users (email, email_verified_at, first_name, last_name, preferred_name, full_name, preferred_test)
       select 'student.' || gen_random_uuid() || '@example.com', now(), 'Asha', 'Rao', 'Asha', 'Asha Rao', 'ICET'
       from generate_series(1, $1::int)
       returning id
     ), tokens as (
       insert into tokens (hash, user_id, expires_at)
       select sha256(lpad(id::text, ${TOKEN_LENGTH}, '0')::bytea), id, now() + interval '1 day' from made
     )
     select min(id) as first, max(id) as last from made`,
    [count],
  )
  if (rows[0].last - rows[0].first !== count - 1) throw new Error('somebody else makes students in this database')
  return rows[0].first
}

/**
 * Students who sit at the test, each with one device in charge, or with none for clients that save question by question.
 * Their clocks have run for a minute.
 */
export async function sitDown(
  pool: pg.Pool,
  count: number,
  { devices = true }: { devices?: boolean } = {},
): Promise<Crowd> {
  const test = await bigTest(pool)
  const firstStudent = await signUp(pool, count)
  const { rows } = await pool.query(
    `with made as (
       insert into attempts (student_id, test_id, paper_id, started_at, deadline_at, late_until, epoch, device)
       select id, t.test_id, t.paper_id, now() - interval '1 minute', now() + t.duration, now() + t.duration + interval '1 day',
              $3::bool::int, case when $3 then ('00000000-0000-4000-8000-' || lpad(id::text, 12, '0'))::uuid end
       from generate_series($1::int8, $1 + $2 - 1) as id,
            (select id as test_id, paper_id, make_interval(secs => duration_seconds - 60) as duration from tests where id = $4) t
       returning student_id, id, device
     ), opened as (
       insert into devices (student_id, attempt_id, epoch, device) select student_id, id, 1, device from made where $3
     )
     select min(id) as first, max(id) as last from made`,
    [firstStudent, count, devices, test.id],
  )
  if (rows[0].last - rows[0].first !== count - 1) throw new Error('somebody else starts attempts in this database')
  return { testId: test.id, questions: test.questions, firstStudent, firstAttempt: rows[0].first, step: 1, count }
}

/** What each student of a crowd did so far: that many actions, as their devices deliver them. */
export async function fillLog(pool: pg.Pool, { firstStudent, firstAttempt, count, questions }: Crowd, each: number) {
  await pool.query(
    `insert into actions (student_id, attempt_id, epoch, seq, received_at, at_ms, question_number, choice)
     select $1 + n, $2 + n, 1, seq, now(), seq * 100, 1 + (seq - 1) % $5, chr(97 + ((n + seq) % 4)::int)
     from generate_series(0, $3::int8 - 1) as n, generate_series(1, $4::int) as seq`,
    [firstStudent, firstAttempt, count, each, questions],
  )
}
