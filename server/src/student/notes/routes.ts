import * as contract from '@pariksha/contract/student/notes'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { TextRendering } from '../../platform/text/text-rendering.ts'
import { findNote, listNotes, presentNote } from './queries.ts'
import { writeNote } from './write-note.ts'

type Services = { readonly db: Database; readonly texts: TextRendering; readonly limits: Limits }

/** A student's own notes: nobody else reads them. */
export function noteRoutes(route: Router, services: Services): void {
  const { db, texts, limits } = services
  route(contract.listNotes, ({ caller, query }) => listNotes(db, caller.userId, query.q))

  route(contract.readNote, async ({ caller, params }) => {
    const note = await findNote(db, caller.userId, params.noteId)
    if (!note) throw new AppError('not_found')
    return presentNote(services, caller.userId, note)
  })

  route(contract.writeNote, async ({ caller, params, body, reply }) => {
    await limits.take('note-account', String(caller.userId))
    const rendering = await texts.render('message', 'text', body.text)
    const { note, isNew } = await writeNote(db, caller.userId, params.noteId, { ...body, ...rendering })
    reply.code(isNew ? 201 : 200)
    return presentNote(services, caller.userId, note)
  })

  route(contract.deleteNote, async ({ caller, params }) => {
    await db.deleteFrom('notes').where('student_id', '=', caller.userId).where('id', '=', params.noteId).execute()
    return {}
  })
}
