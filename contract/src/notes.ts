import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { nothing } from './problem.ts'
import { line, markdown } from './text.ts'

export const NOTE_TITLE_MOST = 150
export const NOTE_TEXT_MOST = 50_000
/** How many notes a student may keep. */
export const NOTES_MOST = 500

const noteItem = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** How the text begins. */
  excerpt: z.string(),
  version: z.int(),
  changed_at: z.string(),
})
export type NoteItem = z.infer<typeof noteItem>

const note = noteItem.omit({ excerpt: true }).extend({
  text: z.string(),
  /** Safe HTML, made of the text. */
  html: z.string(),
  created_at: z.string(),
})
export type Note = z.infer<typeof note>

const params = z.strictObject({ noteId: z.uuid() })

export const listNotes = {
  method: 'GET',
  url: '/notes/',
  summary: "The caller's notes, the one changed last first",
  access: 'signed-in',
  querystring: z.strictObject({ q: line(200).optional() }),
  response: { 200: z.array(noteItem) },
} as const satisfies Endpoint

export const readNote = {
  method: 'GET',
  url: '/notes/:noteId/',
  summary: 'A note',
  access: 'signed-in',
  params,
  response: { 200: note },
} as const satisfies Endpoint

export const writeNote = {
  method: 'PUT',
  url: '/notes/:noteId/',
  summary: 'Save a note: a new one (version 0), or a change of the version that was read; sending it again is harmless',
  access: 'signed-in',
  params,
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    title: line(NOTE_TITLE_MOST),
    text: markdown(NOTE_TEXT_MOST),
    /** One less than the database can count to: a change is the next. */
    version: z.int().nonnegative().max(2_147_483_646),
  }),
  response: { 200: note, 201: note },
} as const satisfies Endpoint

export const deleteNote = {
  method: 'DELETE',
  url: '/notes/:noteId/',
  summary: 'Delete a note',
  access: 'signed-in',
  params,
  response: { 200: nothing },
} as const satisfies Endpoint
