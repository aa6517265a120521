import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loginPath } from './return-path.ts'
import { useSession } from './session.ts'

type Props = {
  readonly children: ReactNode
  /** A skeleton, shown until the browser's storage is read, and until the login is there. */
  readonly placeholder?: ReactNode
}

/** Shows its children to signed-in users; redirects others to the login, which returns here. */
export function RequireLogin({ children, placeholder = <div aria-busy="true" /> }: Props) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  return (
    <>
      {session.state === 'in' ? children : placeholder}
      {session.state === 'out' && <Navigate to={loginPath(pathname + search + hash)} replace />}
    </>
  )
}
