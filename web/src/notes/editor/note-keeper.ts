import type { Note } from '@pariksha/contract/notes'
import { ApiError, fieldErrorOf, isTransient, retryAfterMillis } from '../../lib/api/api-errors.ts'
import { type Backoff, retryDelay } from '../../lib/retry.ts'
import type { Drafts } from './drafts.ts'

export type Words = { readonly title: string; readonly text: string }

/**
 * The save state. saved: the server has the text. typing: waiting for a pause. saving: the call is in flight.
 * offline: stored on this device and retried. The others need a decision: changed elsewhere, deleted elsewhere,
 * the limit of notes is reached, a login is needed, or the server refused the text.
 */
export type KeepState =
  | 'saved'
  | 'typing'
  | 'saving'
  | 'offline'
  | 'changed-elsewhere'
  | 'deleted-elsewhere'
  | 'full'
  | 'signed-out'
  | 'refused'

export type Kept = {
  readonly words: Words
  readonly state: KeepState
  readonly note: Note | null
  /** The validation message of the server, if any. */
  readonly problem: string | undefined
}

type Deps = {
  readonly drafts: Drafts
  /** Saves the text, based on this version. */
  readonly save: (words: Words, version: number, lastChance: boolean) => Promise<Note>
}

const CALM_MILLIS = 800
const BACKOFF: Backoff = { first: 3000, last: 30_000 }

export type NoteKeeper = ReturnType<typeof createNoteKeeper>

/**
 * Autosave of one note: typed text is stored on the device at once, and on the server after a pause, one save at a time.
 * The state is `saved` only for text that the server has acknowledged.
 */
export function createNoteKeeper({ drafts, save }: Deps, note: Note | null) {
  const listeners = new Set<() => void>()
  const draft = drafts.read()
  let version = note?.version ?? 0
  let kept: Kept = { words: wordsOf(note), state: 'saved', note, problem: undefined }
  let timer: ReturnType<typeof setTimeout> | undefined
  let inFlight = false
  let failures = 0

  const show = (change: Partial<Kept>) => {
    kept = { ...kept, ...change }
    for (const listener of listeners) listener()
  }
  const later = (millis: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), millis)
  }

  async function flush(lastChance = false): Promise<void> {
    clearTimeout(timer)
    if (inFlight || !isUnsaved(kept.state)) return
    inFlight = true
    const words = kept.words
    show({ state: 'saving' })
    try {
      const saved = await save(words, version, lastChance)
      version = saved.version
      failures = 0
      inFlight = false
      if (kept.words === words) {
        drafts.forget()
        show({ state: 'saved', note: saved })
      } else {
        drafts.keep({ ...kept.words, version })
        show({ state: 'typing', note: saved })
        later(CALM_MILLIS)
      }
    } catch (error) {
      inFlight = false
      const state = stateAfter(error)
      show({ state, problem: fieldErrorOf(error, 'text') })
      if (state === 'offline') later(retryDelay(++failures, retryAfterMillis(error), BACKOFF))
    }
  }

  // the unsent draft of an earlier visit
  if (draft && (draft.title !== kept.words.title || draft.text !== kept.words.text)) {
    const clash = note !== null && draft.version !== note.version
    const gone = note === null && draft.version > 0
    kept = { ...kept, words: draft, state: clash ? 'changed-elsewhere' : gone ? 'deleted-elsewhere' : 'typing' }
    if (kept.state === 'typing') later(0)
  } else drafts.forget()

  return {
    read: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    type(change: Partial<Words>) {
      const words = { title: kept.words.title, text: kept.words.text, ...change }
      drafts.keep({ ...words, version })
      const waits = isUnsaved(kept.state) || kept.state === 'saved' || kept.state === 'refused'
      show({ words, ...(waits && { state: kept.state === 'saving' ? 'saving' : 'typing' }) })
      if (waits && !inFlight) later(CALM_MILLIS)
    },
    /** Saves without waiting for the pause: the network is back, or the page is being closed. */
    flush,
    /** After the student deleted the note: nothing is sent any more. */
    stop() {
      clearTimeout(timer)
      listeners.clear()
      kept = { ...kept, state: 'saved' }
    },
  }
}

const isUnsaved = (state: KeepState): boolean => state === 'typing' || state === 'saving' || state === 'offline'

const wordsOf = (note: Note | null): Words => ({ title: note?.title ?? '', text: note?.text ?? '' })

function stateAfter(error: unknown): KeepState {
  if (isTransient(error) || !(error instanceof ApiError) || error.status === 429) return 'offline'
  if (error.code === 'note_changed') return 'changed-elsewhere'
  if (error.code === 'too_many_notes') return 'full'
  if (error.status === 404) return 'deleted-elsewhere'
  return error.status === 401 ? 'signed-out' : 'refused'
}
