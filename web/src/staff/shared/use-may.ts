import { type Right, rightsOf } from '@pariksha/contract/people/rights'
import { useSession } from '../../shared/lib/session/session.ts'
import { useStaffSession } from './staff-calls.ts'

/** Who is signed in to the staff pages. */
export function useMember() {
  const session = useSession()
  return useStaffSession(session.state === 'in' ? session.token : undefined).data
}

/** Whether the member has a right: what one may not do is not shown. The server decides. */
export function useMay(): (right: Right) => boolean {
  const rights = rightsOf(useMember()?.roles ?? [])
  return (right) => rights.has(right)
}
