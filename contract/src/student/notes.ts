import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { emptyReply } from '../problems/problem.ts'
import { line, markdown } from '../texts/text.ts'

export const MAX_NOTE_TITLE = 150
export const MAX_NOTE_TEXT = 50_000
/** How many notes a student may keep. */
export const MAX_NOTES = 500

const noteItem = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** The beginning of the text. */
  excerpt: z.string(),
  version: z.int(),
  changed_at: z.string(),
})
export type NoteItem = z.infer<typeof noteItem>

const note = noteItem.omit({ excerpt: true }).extend({
  text: z.string(),
  /** Sanitized HTML, rendered from the text. */
  html: z.string(),
  created_at: z.string(),
})
export type Note = z.infer<typeof note>

const params = z.strictObject({ noteId: z.uuid() })

export const listNotes = {
  method: 'GET',
  url: '/notes/',
  summary: "The caller's notes, last changed first",
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
  summary: 'Save a note: a new one (version 0), or a change of the version that was read; idempotent',
  access: 'signed-in',
  params,
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    title: line(MAX_NOTE_TITLE),
    text: markdown(MAX_NOTE_TEXT),
    /** One below the largest integer of the database, as a change increments it. */
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
  response: { 200: emptyReply },
} as const satisfies Endpoint
