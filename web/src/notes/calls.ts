import type { deleteNote, listNotes, Note, NoteItem, readNote, writeNote } from '@pariksha/contract/notes'
import { call } from '../lib/api.ts'
import type { Words } from './note-keeper.ts'

const URL = '/notes/:noteId/'

export const findNotes = (q: string): Promise<NoteItem[]> =>
  call<typeof listNotes>({ method: 'GET', url: '/notes/', ...(q !== '' && { query: { q } }) })

export const loadNote = (noteId: string): Promise<Note> =>
  call<typeof readNote>({ method: 'GET', url: URL, params: { noteId } })

/** What a browser sends of a page that is being closed. */
const KEEPALIVE_MOST = 60_000

export function saveNote(noteId: string, words: Words, version: number, lastChance = false): Promise<Note> {
  const body = { ...words, version }
  const keepalive = lastChance && new Blob([JSON.stringify(body)]).size < KEEPALIVE_MOST
  return call<typeof writeNote>({ method: 'PUT', url: URL, params: { noteId }, body, keepalive })
}

export const eraseNote = (noteId: string) => call<typeof deleteNote>({ method: 'DELETE', url: URL, params: { noteId } })
