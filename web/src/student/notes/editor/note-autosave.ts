import type { Note } from '@pariksha/contract/student/notes'
import { ApiError, fieldErrorOf, isTransient, retryAfterMillis } from '../../../shared/lib/api/api-errors.ts'
import { type Backoff, retryDelay } from '../../../shared/lib/retry.ts'
import { makeStore } from '../../../shared/lib/store/store.ts'
import type { Drafts } from './drafts.ts'

export type Words = { readonly title: string; readonly text: string }

/**
 * The save state. saved: the server has the text. typing: waiting for a pause. saving: the call is in flight.
 * offline: stored on this device and retried. The others need a decision: changed elsewhere, deleted elsewhere,
 * the limit of notes is reached, a login is needed, or the server refused the text.
 */
export type SaveState =
  | 'saved'
  | 'typing'
  | 'saving'
  | 'offline'
  | 'changed-elsewhere'
  | 'deleted-elsewhere'
  | 'full'
  | 'signed-out'
  | 'refused'

export type AutosaveState = {
  readonly words: Words
  readonly state: SaveState
  readonly note: Note | null
  /** What the server says is wrong with the text, if anything. */
  readonly problem: string | undefined
}

type Deps = {
  readonly drafts: Drafts
  /** Saves the text, based on this version. */
  readonly save: (words: Words, version: number, lastChance: boolean) => Promise<Note>
}

const DEBOUNCE_MILLIS = 800
const BACKOFF: Backoff = { first: 3000, last: 30_000 }

export type NoteAutosave = ReturnType<typeof createNoteAutosave>

/**
 * Autosave of one note: typed text is stored on the device at once, and on the server after a pause, one save at a time.
 * The state is `saved` only for text that the server has acknowledged.
 */
export function createNoteAutosave({ drafts, save }: Deps, note: Note | null) {
  const draft = drafts.read()
  let version = note?.version ?? 0
  const kept = makeStore<AutosaveState>({ words: wordsOf(note), state: 'saved', note, problem: undefined })
  let timer: ReturnType<typeof setTimeout> | undefined
  let inFlight = false
  let stopped = false
  let failures = 0

  const show = (change: Partial<AutosaveState>) => {
    if (!stopped) kept.set({ ...kept.read(), ...change })
  }
  const later = (millis: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), millis)
  }

  async function flush(lastChance = false): Promise<void> {
    clearTimeout(timer)
    if (stopped || inFlight || !isUnsaved(kept.read().state)) return
    inFlight = true
    const { words } = kept.read()
    show({ state: 'saving' })
    try {
      const saved = await save(words, version, lastChance)
      version = saved.version
      failures = 0
      inFlight = false
      if (kept.read().words === words) {
        drafts.forget()
        show({ state: 'saved', note: saved })
      } else {
        drafts.keep({ ...kept.read().words, version })
        show({ state: 'typing', note: saved })
        later(DEBOUNCE_MILLIS)
      }
    } catch (error) {
      inFlight = false
      const state = stateAfter(error)
      show({ state, problem: fieldErrorOf(error, 'text') })
      if (state === 'offline') later(retryDelay(++failures, retryAfterMillis(error), BACKOFF))
    }
  }

  // the unsent draft of an earlier visit
  const { title, text } = kept.read().words
  if (draft && (draft.title !== title || draft.text !== text)) {
    const clash = note !== null && draft.version !== note.version
    const gone = note === null && draft.version > 0
    show({ words: draft, state: clash ? 'changed-elsewhere' : gone ? 'deleted-elsewhere' : 'typing' })
    if (kept.read().state === 'typing') later(0)
  } else drafts.forget()

  return {
    read: kept.read,
    subscribe: kept.subscribe,
    type(change: Partial<Words>) {
      const { words: before, state } = kept.read()
      const words = { title: before.title, text: before.text, ...change }
      drafts.keep({ ...words, version })
      const waits = isUnsaved(state) || state === 'saved' || state === 'refused'
      show({ words, ...(waits && { state: state === 'saving' ? 'saving' : 'typing' }) })
      if (waits && !inFlight) later(DEBOUNCE_MILLIS)
    },
    /** Saves without waiting for the pause: the network is back, or the page is being closed. */
    flush,
    /** After the student deleted the note: nothing is sent any more. */
    stop() {
      clearTimeout(timer)
      stopped = true
    },
  }
}

const isUnsaved = (state: SaveState): boolean => state === 'typing' || state === 'saving' || state === 'offline'

const wordsOf = (note: Note | null): Words => ({ title: note?.title ?? '', text: note?.text ?? '' })

function stateAfter(error: unknown): SaveState {
  if (isTransient(error) || !(error instanceof ApiError) || error.status === 429) return 'offline'
  if (error.code === 'note_changed') return 'changed-elsewhere'
  if (error.code === 'too_many_notes') return 'full'
  if (error.status === 404) return 'deleted-elsewhere'
  return error.status === 401 ? 'signed-out' : 'refused'
}
