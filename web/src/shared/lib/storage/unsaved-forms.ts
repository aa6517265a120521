import { removeStored } from './stored.ts'

const PREFIX = 'unsaved-form-'

/** Entries of a user: others who sign in on this device do not find them. */
export const unsavedFormsOf = (userId: number): string => `${PREFIX}${userId}-`

/** What this user typed and did not save, in all forms. */
export function forgetUnsavedForms(userId: number): void {
  for (const key of unsavedFormKeys()) if (key.startsWith(unsavedFormsOf(userId))) removeStored(key)
}

/** Of all users. */
export function unsavedFormKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}
