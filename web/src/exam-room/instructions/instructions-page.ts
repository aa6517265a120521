import { currentToken } from '../../shared/lib/session/session.ts'

/** At the end of the address: who read the general instructions and then signed up or in goes on with the second page. */
export const PAPER_INSTRUCTIONS = '#paper'

/** `waiting`: both were read, and the test opens later. */
export type InstructionsPage = 'general' | 'paper' | 'waiting'

export const firstPage = (hash: string): InstructionsPage =>
  hash === PAPER_INSTRUCTIONS && currentToken() !== undefined ? 'paper' : 'general'
