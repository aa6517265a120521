import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { createContext, use } from 'react'
import type { Act } from './use-paper.ts'

type Builder = {
  readonly draft: PaperDraft
  readonly act: Act
  /** A change is on its way. */
  readonly busy: boolean
  /** A draft; what is published is only read. */
  readonly editable: boolean
  readonly open: (slot: number | null) => void
}

const Context = createContext<Builder | null>(null)
export const BuilderProvider = Context.Provider

/** The paper that is open in the builder. */
export function useBuilder(): Builder {
  const builder = use(Context)
  if (!builder) throw new Error('outside of a paper')
  return builder
}
