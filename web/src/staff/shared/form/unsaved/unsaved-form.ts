import { newId } from '../../../../shared/lib/new-id.ts'
import { readSession } from '../../../../shared/lib/session/session.ts'
import { readStored, removeStored } from '../../../../shared/lib/storage/stored.ts'
import { unsavedFormKeys, unsavedFormsOf } from '../../../../shared/lib/storage/unsaved-forms.ts'
import { holdLock } from './hold-lock.ts'

/** What was typed into a form, over which version of what the server has. */
export type Unsaved<Value, Version> = { readonly value: Value; readonly version: Version }

type Entry = Unsaved<unknown, unknown> & { readonly at: number }

const TTL_MILLIS = 7 * 24 * 60 * 60 * 1000
/** Of all forms of a device together; a browser keeps some five million. */
const MAX_CHARACTERS = 1_000_000

/**
 * A form has an entry of its own in each tab, and a lock on it while it is open: forms do not overwrite each other's, and an
 * entry without its lock was left by a reload, a crash or a closed tab. Storage that is off or full keeps nothing.
 */
export function unsavedForm<Value, Version>(form: string) {
  const session = readSession()
  const userId = session.state === 'in' ? session.user.id : undefined
  const ofForm = userId === undefined ? undefined : `${unsavedFormsOf(userId)}${form}#`
  const own = ofForm && `${ofForm}${newId()}`
  let release: (() => void) | undefined
  let isClosed = false

  return {
    /** What was typed last into a form of this name that is no longer open; it is stored for this one then. */
    async takeOver(now: number, isWanted: () => boolean): Promise<Unsaved<Value, Version> | undefined> {
      prune(now)
      if (ofForm === undefined || own === undefined) return undefined
      release = await holdLock(own)
      if (isClosed) release?.()
      for (const { key } of newestFirst()) {
        if (!key.startsWith(ofForm) || key === own) continue
        const releaseLeft = await holdLock(key)
        if (!releaseLeft) continue
        const left = isWanted() ? entryAt(key) : undefined
        if (left) {
          removeStored(key)
          write(own, left)
        }
        releaseLeft()
        if (left) return left as Unsaved<Value, Version> & Entry
      }
      return undefined
    },
    store(unsaved: Unsaved<Value, Version>, now: number) {
      if (own !== undefined) write(own, { ...unsaved, at: now })
    },
    forget() {
      if (own !== undefined) removeStored(own)
    },
    /** What is stored is left for the next form of this name. */
    close() {
      isClosed = true
      release?.()
    },
  }
}

/** Expired entries of all users, and the oldest above the limit. */
function prune(now: number) {
  let characters = 0
  for (const { key, at } of newestFirst()) {
    characters += readStored(key)?.length ?? 0
    if (now - at >= TTL_MILLIS || characters > MAX_CHARACTERS) removeStored(key)
  }
}

/** What cannot be read is as old as can be. */
const newestFirst = (): { readonly key: string; readonly at: number }[] =>
  unsavedFormKeys()
    .map((key) => ({ key, at: entryAt(key)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at)

function entryAt(key: string): Entry | undefined {
  try {
    const entry = JSON.parse(readStored(key) ?? 'null') as Entry | null
    return typeof entry?.at === 'number' && typeof entry.value === 'object' && entry.value !== null ? entry : undefined
  } catch {
    return undefined
  }
}

function write(key: string, entry: Entry) {
  try {
    window.localStorage.setItem(key, JSON.stringify(entry))
  } catch {}
}
