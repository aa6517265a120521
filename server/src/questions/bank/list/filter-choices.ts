import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** So many authors, and so many tests, can be chosen from. */
const MAX_CHOICES = 300

/** Who wrote questions, and the newest tests that ask some of the bank. */
export async function filterChoices(db: Database) {
  // from one author to the next in the index: the bank may have a hundred thousand questions, the staff some dozens
  const authors = await sql<{ email: string }>`
    with recursive author (id) as (
      select min(author_id) from questions
      union all
      select (select min(author_id) from questions where author_id > author.id) from author where author.id is not null
    )
    select users.email from author join users on users.id = author.id
    order by users.email limit ${MAX_CHOICES}`.execute(db)
  const tests = await sql<{ id: number; title: string }>`
    select tests.id, tests.title from tests
    where exists (select from paper_questions p where p.paper_id = tests.paper_id and p.question_id is not null)
    order by tests.id desc limit ${MAX_CHOICES}`.execute(db)
  return { authors: authors.rows.map(({ email }) => email), tests: tests.rows }
}
