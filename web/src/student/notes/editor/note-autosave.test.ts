import type { Note } from '@pariksha/contract/student/notes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../shared/lib/api/api-errors.ts'
import type { Drafts, NoteDraft } from './drafts.ts'
import { createNoteAutosave, type Words } from './note-autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aNote = (version: number, { title, text }: Words): Note => ({
  id: 'n',
  title,
  text,
  html: text,
  version,
  created_at: '2026-11-21T00:00:00Z',
  changed_at: '2026-11-21T00:00:00Z',
})

function aDevice(draft: NoteDraft | null = null) {
  let stored = draft
  const drafts: Drafts = {
    read: () => stored,
    keep: (next) => {
      stored = next
    },
    forget: () => {
      stored = null
    },
  }
  return { drafts, stored: () => stored }
}

/** A fake server that can be offline, and that answers when the test says so. */
function aServer(note: Note | null = null) {
  const server = {
    note,
    calls: [] as { words: Words; version: number }[],
    fails: undefined as Error | undefined,
    slow: false,
  }
  const waiting: (() => void)[] = []
  return {
    ...server,
    server,
    answer: async () => {
      waiting.shift()?.()
      await vi.advanceTimersByTimeAsync(0)
    },
    save: async (words: Words, version: number): Promise<Note> => {
      server.calls.push({ words, version })
      if (server.slow) await new Promise<void>((done) => waiting.push(done))
      if (server.fails) throw server.fails
      if ((server.note?.version ?? 0) !== version) throw new ApiError(409, { code: 'note_changed' }, null)
      server.note = aNote(version + 1, words)
      return server.note
    },
  }
}

test('typed text is stored on the device at once and saved on the server after a delay, as one change', async () => {
  const { drafts, stored } = aDevice()
  const { save, server } = aServer()
  const autosave = createNoteAutosave({ drafts, save }, null)
  for (const text of ['R', 'Ra', 'Rat']) autosave.type({ text })
  expect([autosave.read().state, stored()?.text, server.calls]).toEqual(['typing', 'Rat', []])
  await vi.advanceTimersByTimeAsync(900)
  expect([autosave.read().state, stored(), server.note?.text, server.calls.length]).toEqual(['saved', null, 'Rat', 1])
})

test('text typed during a save is not shown as saved, and is saved next, based on the new version', async () => {
  const { drafts, stored } = aDevice()
  const { save, server, answer } = aServer()
  server.slow = true
  const autosave = createNoteAutosave({ drafts, save }, null)
  autosave.type({ text: 'one' })
  await vi.advanceTimersByTimeAsync(900)
  autosave.type({ text: 'one two' })
  expect(autosave.read().state).toBe('saving')
  await answer()
  expect([autosave.read().state, stored()]).toEqual(['typing', { title: '', text: 'one two', version: 1 }])
  await vi.advanceTimersByTimeAsync(900)
  expect(server.calls.map(({ version }) => version)).toEqual([0, 1])
  await answer()
  expect([autosave.read().state, server.note?.text]).toEqual(['saved', 'one two'])
})

test('offline the text stays on the device, the state says so, and it is sent when the network is back', async () => {
  const { drafts, stored } = aDevice()
  const { save, server } = aServer()
  server.fails = new NetworkError('no')
  const autosave = createNoteAutosave({ drafts, save }, null)
  autosave.type({ text: 'kept' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([autosave.read().state, stored()?.text]).toEqual(['offline', 'kept'])
  expect(server.calls.length).toBeGreaterThan(2)
  server.fails = undefined
  await autosave.flush()
  expect([autosave.read().state, stored(), server.note?.text]).toEqual(['saved', null, 'kept'])
})

test('after closing the page too early, the draft on the device is restored', async () => {
  const note = aNote(3, { title: 'T', text: 'old' })
  const { drafts } = aDevice({ title: 'T', text: 'new', version: 3 })
  const { save, server } = aServer(note)
  const autosave = createNoteAutosave({ drafts, save }, note)
  expect(autosave.read()).toMatchObject({ state: 'typing', words: { text: 'new' } })
  await vi.advanceTimersByTimeAsync(10)
  expect([autosave.read().state, server.note?.text, server.note?.version]).toEqual(['saved', 'new', 4])
})

test('a note changed on another device is not overwritten, and nothing more is sent', async () => {
  const { drafts, stored } = aDevice()
  const { save, server } = aServer(aNote(2, { title: '', text: 'from the phone' }))
  const autosave = createNoteAutosave({ drafts, save }, aNote(1, { title: '', text: 'before' }))
  autosave.type({ text: 'from the desk' })
  await vi.advanceTimersByTimeAsync(900)
  autosave.type({ text: 'from the desk, too' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(autosave.read().state).toBe('changed-elsewhere')
  expect([server.calls.length, server.note?.text, stored()?.text]).toEqual([1, 'from the phone', 'from the desk, too'])
})

test.each([
  ['the note was changed while the page was closed', aNote(4, { title: '', text: 'theirs' }), 'changed-elsewhere'],
  ['the note was deleted while the page was closed', null, 'deleted-elsewhere'],
])('%s: the words of this device are shown, and sent nowhere', async (_, note, state) => {
  const { drafts } = aDevice({ title: '', text: 'mine', version: 3 })
  const { save, server } = aServer(note)
  const autosave = createNoteAutosave({ drafts, save }, note)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([autosave.read().state, autosave.read().words.text, server.calls]).toEqual([state, 'mine', []])
})

test.each([
  [new ApiError(409, { code: 'too_many_notes' }, null), 'full'],
  [new ApiError(401, {}, null), 'signed-out'],
  [new ApiError(404, {}, null), 'deleted-elsewhere'],
  [new ApiError(400, {}, null), 'refused'],
  [new ApiError(503, {}, null), 'offline'],
])('%s means %s', async (error, state) => {
  const { drafts, stored } = aDevice()
  const { save, server } = aServer()
  server.fails = error
  const autosave = createNoteAutosave({ drafts, save }, null)
  autosave.type({ text: 'words' })
  await vi.advanceTimersByTimeAsync(900)
  expect([autosave.read().state, stored()?.text]).toEqual([state, 'words'])
})

test('text that the server refused is saved once it is corrected', async () => {
  const { drafts } = aDevice()
  const { save, server } = aServer()
  server.fails = new ApiError(400, {}, null)
  const autosave = createNoteAutosave({ drafts, save }, null)
  autosave.type({ text: 'bad' })
  await vi.advanceTimersByTimeAsync(900)
  server.fails = undefined
  autosave.type({ text: 'good' })
  await vi.advanceTimersByTimeAsync(900)
  expect([autosave.read().state, server.note?.text]).toEqual(['saved', 'good'])
})

test('a deleted note is not restored by an earlier draft', async () => {
  const { drafts } = aDevice()
  const { save, server } = aServer()
  const autosave = createNoteAutosave({ drafts, save }, null)
  autosave.type({ text: 'words' })
  autosave.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toEqual([])
})
