import { readSession } from './session/session.ts'
import { readStored, removeStored } from './stored.ts'

/** What was typed into a form, over which version of what the server has. */
export type Unsaved<Value, Version> = { readonly value: Value; readonly version: Version }

type Entry = Unsaved<unknown, unknown> & { readonly at: number }

const PREFIX = 'unsaved-form-'
const TTL_MILLIS = 7 * 24 * 60 * 60 * 1000
/** Of all forms of a device together; a browser keeps some five million. */
const MAX_CHARACTERS = 1_000_000

const prefixOf = (userId: number): string => `${PREFIX}${userId}-`

/** The key includes the user: others who sign in on this device do not find it. Storage that is off or full keeps nothing. */
export function unsavedForm<Value, Version>(form: string) {
  const session = readSession()
  const userId = session.state === 'in' ? session.user.id : undefined
  const key = userId === undefined ? undefined : `${prefixOf(userId)}${form}`
  return {
    read(now: number): Unsaved<Value, Version> | undefined {
      prune(now)
      return key === undefined ? undefined : (entryAt(key) as Unsaved<Value, Version> | undefined)
    },
    store(unsaved: Unsaved<Value, Version>, now: number) {
      if (key === undefined) return
      try {
        window.localStorage.setItem(key, JSON.stringify({ ...unsaved, at: now }))
      } catch {}
    },
    forget() {
      if (key !== undefined) removeStored(key)
    },
  }
}

/** What this user typed and did not save, in all forms. */
export function forgetUnsavedForms(userId: number): void {
  for (const key of keys()) if (key.startsWith(prefixOf(userId))) removeStored(key)
}

/** Expired entries of all users, and the oldest above the limit. */
function prune(now: number) {
  let characters = 0
  const entries = keys().map((key) => ({ key, at: entryAt(key)?.at ?? 0 }))
  const kept = entries
    .toSorted((a, b) => b.at - a.at)
    .filter(({ key, at }) => {
      characters += readStored(key)?.length ?? 0
      return now - at < TTL_MILLIS && characters <= MAX_CHARACTERS
    })
  for (const entry of entries) if (!kept.includes(entry)) removeStored(entry.key)
}

function entryAt(key: string): Entry | undefined {
  try {
    const entry = JSON.parse(readStored(key) ?? 'null') as Entry | null
    return typeof entry?.at === 'number' && typeof entry.value === 'object' && entry.value !== null ? entry : undefined
  } catch {
    return undefined
  }
}

function keys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}
