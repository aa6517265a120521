import { sql } from 'kysely'
import type { Papers } from '../../papers/store.ts'
import type { Database } from '../../platform/db/database.ts'
import type { AskedQuestion } from './pack-question.ts'
import { inAnotherOrder } from './reorder.ts'
import { isKeyUnseen } from './withheld.ts'

type Deps = { readonly db: Database; readonly papers: Papers }
/** A question of a paper, by its number. */
type Place = { readonly id: number; readonly number: number }

/** Which of these may be asked: of papers whose key the student has seen, what was not dropped. Decided without reading any text. */
export async function paperQuestionsToAsk(
  { db, papers }: Deps,
  studentId: number,
  places: readonly Place[],
): Promise<(place: Place) => boolean> {
  const ids = [...new Set(places.map(({ id }) => id))]
  if (ids.length === 0) return () => false
  const { rows } = await sql<{ id: number }>`
    select papers.id from papers where papers.id = any(${ids}::bigint[]) and not ${isKeyUnseen(studentId)}`.execute(db)
  const keys = new Map(await Promise.all(rows.map(async ({ id }) => [id, (await papers.key(id)).key] as const)))
  return ({ id, number }) => {
    const keyed = keys.get(id)?.[number - 1]
    return keyed !== undefined && !keyed.dropped
  }
}

/** A question of a paper whose key the student has seen, with its options in another order; undefined where it is not to be seen. */
export async function paperQuestion(
  { db, papers }: Deps,
  studentId: number,
  { id, number }: Place,
  random: () => number,
): Promise<AskedQuestion | undefined> {
  const { rows } = await sql<{ unseen: boolean }>`
    select ${isKeyUnseen(studentId)} as unseen from papers where papers.id = ${id}`.execute(db)
  if (rows[0]?.unseen !== false) return undefined
  const [paper, { key }] = await Promise.all([papers.load(id), papers.key(id)])
  const content = paper.content()
  const question = content.questions[number - 1]
  const keyed = key[number - 1]
  if (!question || !keyed || keyed.dropped) return undefined
  const passage = content.passages.find((one) => one.id === question.passage)?.text ?? null
  const { kind, question: stem, question_image, options } = question
  return inAnotherOrder({ question: { kind, question: stem, question_image, passage, options }, key: keyed }, random)
}
