import { hash } from 'node:crypto'
import { fingerprint } from '@pariksha/content/papers/assemble'
import type { Draft } from '@pariksha/content/question'

/** As `papers.fingerprints` has it. */
export const shortFingerprint = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16)

export const fingerprintOf = (draft: Draft): string => shortFingerprint(fingerprint(draft))
