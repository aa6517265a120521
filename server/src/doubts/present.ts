import type { Doubt, DoubtItem, StaffDoubt, StaffDoubtItem } from '@pariksha/contract/doubts'
import type { SeenQuestion } from '@pariksha/contract/library'
import type { Engine } from '../attempts/touch.ts'
import { findSeenPaper, presentQuestion } from '../library/seen-question.ts'
import { renderWriting } from '../text/writing.ts'
import { type DoubtRow, readReplies } from './queries.ts'

export const presentItem = (row: DoubtRow): DoubtItem => ({ ...head(row), replies: row.replies })

export const presentStaffItem = (row: DoubtRow): StaffDoubtItem => ({
  ...presentItem(row),
  student: row.full_name,
  shareable: row.shareable,
  published: row.published,
})

/** A doubt as who reads it may see it: the question it is about only with the key they have seen. */
export async function presentDoubt(engine: Engine, row: DoubtRow, readerId: number): Promise<Doubt> {
  return { ...(await body(engine, row, readerId)), own: row.student_id === readerId }
}

/** The staff see the question as the student who asks does. */
export async function presentStaffDoubt(engine: Engine, row: DoubtRow): Promise<StaffDoubt> {
  const { student_id: id, full_name, email } = row
  return { ...(await body(engine, row, id)), student: { id, full_name, email } }
}

async function body(engine: Engine, row: DoubtRow, readerId: number) {
  const replies = await readReplies(engine.db, row.id)
  return {
    ...head(row),
    html: renderWriting(row.text),
    question: await questionOf(engine, row, readerId),
    replies: replies.map(({ id, author, text, written_at }) => ({
      id,
      author,
      html: renderWriting(text),
      written_at: written_at.toISOString(),
    })),
    shareable: row.shareable,
    published: row.published,
  }
}

async function questionOf(engine: Engine, row: DoubtRow, readerId: number): Promise<SeenQuestion | null> {
  if (row.paper_id === null || row.question_number === null) return null
  const seen = await findSeenPaper(engine, readerId, row.paper_id)
  return seen ? presentQuestion(engine.papers, seen, row.question_number) : null
}

const head = ({ id, title, status, test_title, question_number, asked_at, moved_at }: DoubtRow) => ({
  id,
  title,
  status,
  about: question_number === null ? null : { title: test_title ?? '', question_number },
  asked_at: asked_at.toISOString(),
  moved_at: moved_at.toISOString(),
})
