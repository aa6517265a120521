import { readSession } from '../../../shared/lib/session/session.ts'
import { readStored, removeStored, writeStored } from '../../../shared/lib/storage/stored.ts'

/** Unsaved content on this device, and the version of the note it is based on. */
export type NoteDraft = { readonly title: string; readonly text: string; readonly version: number }

export type Drafts = {
  read(): NoteDraft | null
  keep(draft: NoteDraft): void
  forget(): void
}

/** The key includes the user: other users of this device do not see the draft. */
function prefix(): string {
  const session = readSession()
  return `note-${session.state === 'in' ? session.user.id : ''}-`
}

export function draftsOf(noteId: string): Drafts {
  const key = `${prefix()}${noteId}`
  return {
    read: () => parse(readStored(key)),
    keep: (draft) => writeStored(key, JSON.stringify(draft)),
    forget: () => removeStored(key),
  }
}

/** The notes of this student with unsent drafts on this device. */
export function unsentNotes(): { readonly id: string; readonly title: string }[] {
  const start = prefix()
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => ({ id: key.slice(start.length), title: parse(readStored(key))?.title ?? '' }))
  } catch {
    return []
  }
}

function parse(text: string | null): NoteDraft | null {
  try {
    const { title, text: words, version } = JSON.parse(text ?? 'null') as NoteDraft
    return typeof title === 'string' && typeof words === 'string' && Number.isInteger(version)
      ? { title, text: words, version }
      : null
  } catch {
    return null
  }
}
