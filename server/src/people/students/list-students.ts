import type { StudentItem } from '@pariksha/contract/people/students'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { patternOf, wordsOf } from '../../platform/db/search-words.ts'

const PAGE = 50

/** As the index `users_student_search` has it. */
const SEARCHED = sql<string>`lower(full_name || ' ' || email::text || ' ' || coalesce(phone_number, ''))`

type Wanted = {
  readonly q?: string | undefined
  readonly batch?: number | undefined
  readonly before?: number | undefined
}

/** A page of students and one more, newest first; each word is part of what is searched. */
export const studentsQuery = (db: Database, { q, batch, before }: Wanted) => {
  const wanted = wordsOf(q ?? '').reduce(
    (query, word) => query.where(SEARCHED, 'like', patternOf(word)),
    db
      .selectFrom('users')
      .select([
        'id',
        'full_name',
        'email',
        'phone_number',
        'created_at',
        'blocked_at',
        sql<string[]>`array(
          select batches.name from batch_members join batches on batches.id = batch_id
          where student_id = users.id order by batches.name)`.as('batches'),
      ])
      .where('role', '=', sql.lit('student')), // as a literal, for the partial indexes
  )
  return wanted
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .$if(batch !== undefined, (query) =>
      query.where('id', 'in', (of) =>
        of
          .selectFrom('batch_members')
          .select('student_id')
          .where('batch_id', '=', batch as number),
      ),
    )
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
}

export async function listStudents(db: Database, wanted: Wanted): Promise<{ students: StudentItem[]; more: boolean }> {
  const rows = await studentsQuery(db, wanted).execute()
  const students = rows.slice(0, PAGE).map(({ created_at, blocked_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    blocked: blocked_at !== null,
  }))
  return { students, more: rows.length > PAGE }
}
