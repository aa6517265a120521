import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { createContext, use } from 'react'
import type { Act } from './use-paper.ts'

type Desk = {
  readonly draft: PaperDraft
  readonly act: Act
  /** A change is on its way. */
  readonly busy: boolean
  /** A draft; what is published is only read. */
  readonly editable: boolean
  readonly open: (slot: number | null) => void
}

const Context = createContext<Desk | null>(null)
export const DeskProvider = Context.Provider

/** The paper on the desk. */
export function useDesk(): Desk {
  const desk = use(Context)
  if (!desk) throw new Error('outside of a paper')
  return desk
}
