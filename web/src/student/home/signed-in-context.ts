import { createContext } from 'react'

type Part = typeof import('./signed-in-part.tsx')

/** Parts for signed-in students, not loaded for visitors. Null for visitors, and until loaded. */
export const SignedInPart = createContext<Part | null>(null)
