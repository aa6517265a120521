import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loginPath } from './return-path.ts'
import { useSession } from './session.ts'

type Props = {
  readonly children: ReactNode
  /** Shown while the browser's storage was not read yet: the shape of what comes. */
  readonly placeholder?: ReactNode
}

/** Shows its children to who is signed in; sends everybody else to the login, which comes back here. */
export function RequireLogin({ children, placeholder = <div aria-busy="true" /> }: Props) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.state === 'unknown') return placeholder
  if (session.state === 'out') return <Navigate to={loginPath(pathname + search + hash)} replace />
  return children
}
