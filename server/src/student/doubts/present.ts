import type { Doubt, DoubtItem, StaffDoubt, StaffDoubtItem } from '@pariksha/contract/student/doubts'
import type { SeenQuestion } from '@pariksha/contract/student/library'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import type { TextRendering } from '../../platform/text/text-rendering.ts'
import { findSeenPaper, presentQuestion } from '../library/seen-question.ts'
import { type DoubtRow, readReplies } from './queries.ts'

/** What it takes to show a doubt: its question, and its text. */
export type PresentDeps = AttemptDeps & { readonly texts: TextRendering }

export const presentItem = (row: DoubtRow): DoubtItem => ({ ...head(row), replies: row.replies })

export const presentStaffItem = (row: DoubtRow): StaffDoubtItem => ({
  ...presentItem(row),
  student: row.full_name,
  shareable: row.shareable,
  published: row.published,
})

/** A doubt as who reads it may see it: the question it is about only with the key they have seen. */
export async function presentDoubt(deps: PresentDeps, row: DoubtRow, readerId: number): Promise<Doubt> {
  const { replies, ...rest } = await body(deps, row, readerId)
  return { ...rest, replies: replies.map(({ by: _, ...reply }) => reply), own: row.student_id === readerId }
}

/** The staff see the question as the student who asks does. */
export async function presentStaffDoubt(deps: PresentDeps, row: DoubtRow): Promise<StaffDoubt> {
  const { student_id: id, full_name, email } = row
  return { ...(await body(deps, row, id)), student: { id, full_name, email } }
}

async function body(deps: PresentDeps, row: DoubtRow, readerId: number) {
  const { db, texts } = deps
  const replies = await readReplies(db, row.id)
  return {
    ...head(row),
    html: await texts.stored('message', row, (rendering) =>
      db.updateTable('doubts').set(rendering).where('id', '=', row.id).execute(),
    ),
    question: await questionOf(deps, row, readerId),
    replies: await Promise.all(
      replies.map(async ({ id, author, by, written_at, ...reply }) => ({
        id,
        author,
        by,
        html: await texts.stored('message', reply, (rendering) =>
          db.updateTable('doubt_replies').set(rendering).where('id', '=', id).execute(),
        ),
        written_at: written_at.toISOString(),
      })),
    ),
    shareable: row.shareable,
    published: row.published,
  }
}

async function questionOf(deps: AttemptDeps, row: DoubtRow, readerId: number): Promise<SeenQuestion | null> {
  if (row.paper_id === null || row.question_number === null) return null
  const seen = await findSeenPaper(deps, readerId, row.paper_id)
  return seen ? presentQuestion(deps.papers, seen, row.question_number) : null
}

const head = ({ id, title, status, test_title, question_number, asked_at, moved_at }: DoubtRow) => ({
  id,
  title,
  status,
  about: question_number === null ? null : { title: test_title ?? '', question_number },
  asked_at: asked_at.toISOString(),
  moved_at: moved_at.toISOString(),
})
