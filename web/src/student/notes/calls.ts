import type { Note, NoteItem } from '@pariksha/contract/student/notes'
import { call } from '../../shared/lib/api/api.ts'
import type { Words } from './editor/note-autosave.ts'

export const findNotes = (q: string): Promise<NoteItem[]> => call('GET /notes/', { ...(q !== '' && { query: { q } }) })

export const loadNote = (noteId: string): Promise<Note> => call('GET /notes/:noteId/', { params: { noteId } })

/** Limit of browsers for `keepalive` requests of a closing page. */
const MAX_KEEPALIVE_BYTES = 60_000

export function saveNote(noteId: string, words: Words, version: number, lastChance = false): Promise<Note> {
  const body = { ...words, version }
  const keepalive = lastChance && new Blob([JSON.stringify(body)]).size < MAX_KEEPALIVE_BYTES
  return call('PUT /notes/:noteId/', { params: { noteId }, body, keepalive })
}

export const eraseNote = (noteId: string) => call('DELETE /notes/:noteId/', { params: { noteId } })
