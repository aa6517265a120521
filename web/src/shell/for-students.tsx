import type { ReactNode } from 'react'
import { useOnDemand } from '../shared/lib/hydration/use-on-demand.ts'
import { useSession } from '../shared/lib/session/session.ts'
import { SignedInPart } from '../student/home/signed-in-context.ts'

const bringSignedInPart = () => import('../student/home/signed-in-part.tsx')
const withoutIt = () => undefined

/**
 * Loads the parts for signed-in students. A separate component, so that its children are not rendered again when the session
 * is read: parts that are not hydrated yet would be recreated, and queued clicks in them lost.
 */
export function ForStudents({ children }: { readonly children: ReactNode }) {
  const signedIn = useSession().state === 'in'
  const loaded = useOnDemand(bringSignedInPart, signedIn ? 'now' : 'no', withoutIt)
  const own = signedIn ? loaded : null
  return (
    <SignedInPart value={own}>
      {children}
      {own && <own.SignedInLayer />}
    </SignedInPart>
  )
}
