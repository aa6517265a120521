import { createContext } from 'react'

type Part = typeof import('../attempts/signed-in-part.tsx')

/** What pages show to students alone: visitors never load it. Null for them, and before it is here. */
export const SignedInPart = createContext<Part | null>(null)
