import { readSession } from '../../lib/session/session.ts'
import { readStored, removeStored, writeStored } from '../../lib/stored.ts'

export type Draft = { readonly title: string; readonly text: string; readonly shareable: boolean }

const EMPTY: Draft = { title: '', text: '', shareable: false }
/** The key includes the user: others who sign in on this device do not find the draft. */
function keyOf(): string {
  const session = readSession()
  return `doubt-draft-${session.state === 'in' ? session.user.id : ''}`
}

/** What was typed and not sent yet: it stays with the tab, also over a login on the way. */
export function readDraft(): Draft {
  try {
    const { title, text, shareable } = JSON.parse(readStored(keyOf(), 'sessionStorage') ?? '{}') as Partial<Draft>
    return {
      title: typeof title === 'string' ? title : '',
      text: typeof text === 'string' ? text : '',
      shareable: shareable === true,
    }
  } catch {
    return EMPTY
  }
}

export const storeDraft = (draft: Draft): void => writeStored(keyOf(), JSON.stringify(draft), 'sessionStorage')
export const forgetDraft = (): void => removeStored(keyOf(), 'sessionStorage')
