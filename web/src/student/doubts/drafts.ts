import { readSession } from '../../shared/lib/session/session.ts'
import { readStored, removeStored, writeStored } from '../../shared/lib/storage/stored.ts'

export type Draft = { readonly title: string; readonly text: string; readonly shareable: boolean }

/** The keys include the user: others who sign in on this device do not find the drafts. */
function keyOf(): string {
  const session = readSession()
  return `doubt-draft-${session.state === 'in' ? session.user.id : ''}`
}
const keyOfReplies = (): string => `${keyOf()}-replies`

/** What was typed and not sent yet: it stays with the tab, also over a login on the way. */
export function readDraft(): Draft {
  const { title, text, shareable } = readObject(keyOf())
  return {
    title: typeof title === 'string' ? title : '',
    text: typeof text === 'string' ? text : '',
    shareable: shareable === true,
  }
}

export const storeDraft = (draft: Draft): void => writeStored(keyOf(), JSON.stringify(draft), 'sessionStorage')
export const forgetDraft = (): void => removeStored(keyOf(), 'sessionStorage')

/** The same of a reply, by the number of its doubt. */
export function readReply(doubtId: number): string {
  const text = readObject(keyOfReplies())[doubtId]
  return typeof text === 'string' ? text : ''
}

export function storeReply(doubtId: number, text: string): void {
  const { [doubtId]: _, ...others } = readObject(keyOfReplies())
  const replies = text === '' ? others : { ...others, [doubtId]: text }
  writeStored(keyOfReplies(), JSON.stringify(replies), 'sessionStorage')
}

/** What the user typed into all of them. */
export function forgetDrafts(): void {
  for (const key of [keyOf(), keyOfReplies()]) removeStored(key, 'sessionStorage')
}

function readObject(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readStored(key, 'sessionStorage') ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
