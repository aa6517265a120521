import { currentToken } from '../../lib/session/session.ts'

/** At the end of the address: who read the general instructions and then signed up or in goes on with the second page. */
export const PAPER_INSTRUCTIONS = '#paper'

export type InstructionsPage = 'general' | 'paper'

export const firstPage = (hash: string): InstructionsPage =>
  hash === PAPER_INSTRUCTIONS && currentToken() !== undefined ? 'paper' : 'general'
