import { createHash } from 'node:crypto'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { LOCKS } from '../../../platform/db/locks.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { insertQuestions } from '../changing/write-question.ts'
import { insertPassage } from '../passages/passages.ts'
import { asContent } from './as-content.ts'
import type { DrawnSet } from './draw.ts'
import type { Drawing } from './drawing.ts'

type Deps = { readonly db: Database; readonly drawing: Drawing }

/** Makes questions of the institute of what was drawn. What was kept before is the same question. */
export async function storeDrawn({ db, drawing }: Deps, caller: Caller, tokens: readonly string[]): Promise<number[]> {
  const sets = await drawing.redraw([...new Set(tokens)])
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.drawnQuestions})`.execute(tx)
    const ids: number[] = []
    for (const set of sets) ids.push(...((await keptBefore(tx, set.token)) ?? (await keepSet(tx, caller, set))))
    return ids
  })
}

async function keptBefore(tx: Transaction, token: string): Promise<number[] | undefined> {
  const rows = await tx
    .selectFrom('drawn_questions')
    .select('question_id')
    .where('token', '=', token)
    .orderBy('place')
    .execute()
  return rows.length > 0 ? rows.map(({ question_id }) => question_id) : undefined
}

async function keepSet(tx: Transaction, caller: Caller, set: DrawnSet): Promise<number[]> {
  const passage = set.questions[0]?.passage
  const passageId = passage ? await insertPassage(tx, caller, { ...passage }) : null
  const written: { content: QuestionContent }[] = []
  for (const question of set.questions)
    written.push({ content: await asContent(question, set, passageId, (svg) => putDrawing(tx, svg)) })
  const ids = await insertQuestions(tx, caller, written)
  await tx
    .insertInto('drawn_questions')
    .values(ids.map((id, index) => ({ token: set.token, place: index + 1, question_id: id })))
    .execute()
  return [...ids]
}

/** Drawings are the product's own: nobody uploads one. */
async function putDrawing(tx: Transaction, svg: string): Promise<string> {
  const body = Buffer.from(svg)
  const sha256 = createHash('sha256').update(body).digest('hex')
  await tx
    .insertInto('files')
    .values({ sha256, media_type: 'image/svg+xml', size: body.length, body })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ created_at: sql<Date>`now()` }))
    .execute()
  return sha256
}
