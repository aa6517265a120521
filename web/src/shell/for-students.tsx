import type { ReactNode } from 'react'
import { useSession } from '../lib/session.ts'
import { useOnDemand } from '../lib/use-on-demand.ts'
import { SignedInPart } from './signed-in-context.ts'

const bringSignedInPart = () => import('../attempts/signed-in-part.tsx')
const withoutIt = () => undefined

/**
 * Brings what students alone see. A component of its own: what it is around is not drawn again when the session is read. Parts of
 * the document that still come to life would be made anew then, and what was pressed in them meanwhile lost.
 */
export function ForStudents({ children }: { readonly children: ReactNode }) {
  const signedIn = useSession().state === 'in'
  const loaded = useOnDemand(bringSignedInPart, signedIn ? 'now' : 'no', withoutIt)
  const own = signedIn ? loaded : null
  return (
    <SignedInPart value={own}>
      {children}
      {own && <own.RunningBar />}
    </SignedInPart>
  )
}
