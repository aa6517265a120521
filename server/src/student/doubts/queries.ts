import type { DoubtItem } from '@pariksha/contract/student/doubts'
import { sql } from 'kysely'
import { IS_RELEASED } from '../../attempts/results/release.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { patternOf } from '../../platform/db/search-words.ts'

type Status = DoubtItem['status']

export const PAGE = 20

/** Solved, and published by staff with the student's consent; one about a question only for students who have seen its key. */
const isShownTo = (studentId: number) => sql<boolean>`(
  doubts.published and doubts.status = 'solved' and doubts.student_id <> ${studentId}
  and (doubts.paper_id is null or exists (
    select from attempts join tests on tests.id = attempts.test_id
    where attempts.student_id = ${studentId} and attempts.paper_id = doubts.paper_id and ${IS_RELEASED})))`

const contains = (text: string) => {
  const pattern = patternOf(text)
  return sql<boolean>`(doubts.title ilike ${pattern} or doubts.text ilike ${pattern})`
}

const doubts = (db: Queryable) =>
  db
    .selectFrom('doubts')
    .innerJoin('users', 'users.id', 'doubts.student_id')
    .select([
      'doubts.id',
      'doubts.student_id',
      'doubts.title',
      'doubts.text',
      'doubts.html',
      'doubts.rendered_by',
      sql<Status>`doubts.status`.as('status'),
      'doubts.paper_id',
      'doubts.question_number',
      sql<string | null>`(select tests.title from tests where tests.paper_id = doubts.paper_id limit 1)`.as(
        'test_title',
      ),
      'doubts.shareable',
      'doubts.published',
      'doubts.asked_at',
      'doubts.moved_at',
      'users.full_name',
      'users.email',
      sql<number>`(select count(*) from doubt_replies where doubt_id = doubts.id)`.as('replies'),
    ])

export type DoubtRow = Awaited<ReturnType<typeof listOwn>>[number]

type Wanted = { readonly status?: Status | undefined; readonly q?: string | undefined; readonly page: number }

/** One more than a page shows, to find out whether there is another. */
const narrowed = (query: ReturnType<typeof doubts>, { status, q, page }: Wanted) =>
  query
    .$if(status !== undefined, (all) => all.where('doubts.status', '=', status as Status))
    .$if(q !== undefined && q !== '', (all) => all.where(contains(q as string)))
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)

export const listOwn = (db: Database, studentId: number, wanted: Wanted) =>
  narrowed(doubts(db).where('doubts.student_id', '=', studentId), wanted)
    .orderBy('doubts.moved_at', 'desc')
    .orderBy('doubts.id', 'desc')
    .execute()

export const listShown = (db: Database, studentId: number, wanted: Wanted) =>
  narrowed(doubts(db).where(isShownTo(studentId)), wanted)
    .orderBy('doubts.moved_at', 'desc')
    .orderBy('doubts.id', 'desc')
    .execute()

export const listForStaff = (db: Database, wanted: Wanted) => {
  const direction = wanted.status === 'open' ? 'asc' : 'desc'
  return narrowed(doubts(db), wanted).orderBy('doubts.moved_at', direction).orderBy('doubts.id', direction).execute()
}

export const findDoubt = (db: Queryable, id: number) => doubts(db).where('doubts.id', '=', id).executeTakeFirst()

export const findReadable = (db: Database, studentId: number, id: number) =>
  doubts(db)
    .where('doubts.id', '=', id)
    .where((eb) => eb.or([eb('doubts.student_id', '=', studentId), isShownTo(studentId)]))
    .executeTakeFirst()

export const readReplies = (db: Queryable, doubtId: number) =>
  db
    .selectFrom('doubt_replies')
    .select([
      'id',
      sql<'student' | 'staff'>`author`.as('author'),
      sql<string | null>`(select full_name || ', ' || email from users where users.id = staff_id)`.as('by'),
      'text',
      'html',
      'rendered_by',
      'written_at',
    ])
    .where('doubt_id', '=', doubtId)
    .orderBy('id')
    .execute()

type Reply = { readonly author: 'student' | 'staff'; readonly staffId: number | null; readonly text: string }

/** A call that is repeated because its answer was lost adds nothing and mails nothing. The doubt has to be locked. */
export async function isLastReply(db: Queryable, doubtId: number, { author, staffId, text }: Reply): Promise<boolean> {
  const last = await db
    .selectFrom('doubt_replies')
    .select(['author', 'staff_id', 'text'])
    .where('doubt_id', '=', doubtId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.author === author && last.staff_id === staffId && last.text === text
}
