import * as contract from '@pariksha/contract/notes'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Router } from '../http/endpoint.ts'
import { findNote, listNotes, presentNote } from './queries.ts'
import { writeNote } from './write-note.ts'

/** A student's own notes: nobody else reads them. */
export function noteRoutes(route: Router, { db }: { readonly db: Database }): void {
  route(contract.listNotes, ({ caller, query }) => listNotes(db, caller.userId, query.q))

  route(contract.readNote, async ({ caller, params }) => {
    const note = await findNote(db, caller.userId, params.noteId)
    if (!note) throw new AppError('not_found')
    return presentNote(note)
  })

  route(contract.writeNote, async ({ caller, params, body, reply }) => {
    const { note, isNew } = await writeNote(db, caller.userId, params.noteId, body)
    reply.code(isNew ? 201 : 200)
    return presentNote(note)
  })

  route(contract.deleteNote, async ({ caller, params }) => {
    await db.deleteFrom('notes').where('student_id', '=', caller.userId).where('id', '=', params.noteId).execute()
    return {}
  })
}
