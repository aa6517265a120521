import type {
  addDrawnQuestions,
  addPaperQuestions,
  changePaperQuestions,
  movePaperQuestions,
  removePaperQuestions,
  updatePaperQuestions,
} from '@pariksha/contract/papers/paper-questions'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import type { Drawing } from '../../../questions/bank/drawing/drawing.ts'
import { editDraft } from '../edit-draft.ts'
import { arrange, placedAt } from './arrange.ts'
import { assertMarks } from './assert-marks.ts'
import { slotsOfDrawn } from './drawn-slots.ts'
import { assertSection, insertSlots, placesOf } from './insert-slots.ts'
import { readSlots } from './slots.ts'

type Body<Call extends { readonly body: z.ZodType }> = z.infer<Call['body']>

/** Questions of the bank in their newest version; those that the paper has stay where they are. */
export const addQuestions = (db: Database, caller: Caller, id: number, body: Body<typeof addPaperQuestions>) =>
  editDraft(db, caller, { id, ...body }, async (tx, draft) => {
    const wanted = [...new Set(body.questions)]
    const found = await tx
      .selectFrom('questions')
      .select(['id', 'version'])
      .where('id', 'in', wanted)
      .orderBy('id')
      .forShare()
      .execute()
    const versions = new Map(found.map((one) => [one.id, one.version]))
    const there = await tx
      .selectFrom('paper_slots')
      .select('question_id')
      .where('draft_id', '=', id)
      .where('question_id', 'in', wanted)
      .execute()
    const known = new Set(there.map(({ question_id }) => question_id))
    const added = wanted
      .filter((one) => !known.has(one))
      .map((one) => {
        const version = versions.get(one)
        if (version !== undefined) return { question: { id: one, version } }
        const path = `questions.${body.questions.indexOf(one)}`
        throw new AppError('bad_input', { errors: [{ path, message: 'Not found.' }] })
      })
    await insertSlots(tx, draft, added, body)
  })

/** What the paper has is not put in again. */
export async function addDrawn(
  { db, drawing }: { readonly db: Database; readonly drawing: Drawing },
  caller: Caller,
  id: number,
  body: Body<typeof addDrawnQuestions>,
) {
  const sets = await drawing.redraw([...new Set(body.tokens)])
  return editDraft(db, caller, { id, ...body }, async (tx, draft) => {
    const known = new Set((await readSlots(tx, id)).map(({ drawn }) => drawn?.fingerprint))
    const added = slotsOfDrawn(sets.filter(({ fingerprint }) => !known.has(fingerprint)))
    await insertSlots(tx, draft, added, body)
  })
}

export const removeSlots = (db: Database, caller: Caller, id: number, body: Body<typeof removePaperQuestions>) =>
  editDraft(db, caller, { id, ...body }, async (tx) => {
    await tx.deleteFrom('paper_slots').where('draft_id', '=', id).where('id', 'in', body.slots).execute()
  })

export const moveSlots = (db: Database, caller: Caller, id: number, body: Body<typeof movePaperQuestions>) =>
  editDraft(db, caller, { id, ...body }, async (tx, draft) => {
    assertSection(draft, body.section)
    const places = await placesOf(tx, id)
    const moved = [...new Set(body.slots)]
    assertThere(places, moved)
    await arrange(tx, placedAt(places, moved, body))
  })

export const changeSlots = (db: Database, caller: Caller, id: number, body: Body<typeof changePaperQuestions>) =>
  editDraft(db, caller, { id, ...body }, async (tx, draft) => {
    const { locked, marking } = body
    if (locked === undefined && marking === undefined) return
    assertThere(await placesOf(tx, id), body.slots)
    await tx
      .updateTable('paper_slots')
      .set({
        ...(locked !== undefined && { locked }),
        ...(marking !== undefined && { marking: marking && asJson(marking) }),
      })
      .where('draft_id', '=', id)
      .where('id', 'in', body.slots)
      .execute()
    if (marking) assertMarks(draft.pattern, await readSlots(tx, id))
  })

/** Newest versions that are approved; others stay. */
export const updateSlots = (db: Database, caller: Caller, id: number, body: Body<typeof updatePaperQuestions>) =>
  editDraft(db, caller, { id, ...body }, async (tx: Transaction) => {
    await sql`
      update paper_slots set question_version = questions.version
      from questions
      where questions.id = paper_slots.question_id and questions.state = 'approved'
        and paper_slots.draft_id = ${id} and paper_slots.id = any(${body.slots}::int8[])`.execute(tx)
  })

function assertThere(places: readonly { readonly id: number }[], slots: readonly number[]): void {
  const known = new Set(places.map(({ id }) => id))
  const index = slots.findIndex((slot) => !known.has(slot))
  if (index === -1) return
  throw new AppError('bad_input', { errors: [{ path: `slots.${index}`, message: 'Not found.' }] })
}
