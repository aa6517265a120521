import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loginPath } from './return-path.ts'
import { useSession } from './session.ts'

type Props = {
  readonly children: ReactNode
  /** A skeleton, shown until the browser's storage is read. */
  readonly placeholder?: ReactNode
}

/** Shows its children to signed-in users; redirects others to the login, which returns here. */
export function RequireLogin({ children, placeholder = <div aria-busy="true" /> }: Props) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.state === 'unknown') return placeholder
  if (session.state === 'out') return <Navigate to={loginPath(pathname + search + hash)} replace />
  return children
}
