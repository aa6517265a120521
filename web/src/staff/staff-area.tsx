import { useEffect, useRef, useState } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { ApiError } from '../shared/lib/api/api-errors.ts'
import { RequireLogin } from '../shared/lib/session/require-login.tsx'
import { forgetSession, useSession } from '../shared/lib/session/session.ts'
import { pageMeta } from '../shared/search-engines/page-meta.ts'
import { Button, ButtonLink } from '../shared/ui/button.tsx'
import { EmptyState } from '../shared/ui/status/empty-state.tsx'
import { ErrorNotice } from '../shared/ui/status/error-notice.tsx'
import { Loading, Skeleton } from '../shared/ui/status/skeleton.tsx'
import { useLostFocus } from '../shared/ui/use-lost-focus.ts'
import { logOut } from '../student/account/sign-out/logout.ts'
import { Navigation } from './navigation.tsx'
import { JoinPage } from './people/members/join-page.tsx'
import { useStaffSession } from './shared/staff-calls.ts'
import { SecondStep } from './sign-in/second-step.tsx'
import { SignInAgain } from './sign-in/sign-in-again.tsx'
import { StaffPages } from './staff-pages.tsx'
import { texts } from './texts.ts'

export const meta = (args: MetaArgs) => [...pageMeta(args, texts.area), { name: 'robots', content: 'noindex' }]

/** The staff's own pages: signed in, staff, and through the second step, in this order. */
export default function StaffArea() {
  // the invited have no account yet
  if (useLocation().pathname === '/staff/join') return <JoinPage />
  return (
    <RequireLogin placeholder={<Shape />}>
      <SignedInStaff />
    </RequireLogin>
  )
}

function SignedInStaff() {
  const session = useSession()
  const { data, error, refetch } = useStaffSession(session.state === 'in' ? session.token : undefined)
  const [admitted, setAdmitted] = useState(false)
  const unauthorized = error instanceof ApiError && error.status === 401
  useEffect(() => {
    if (unauthorized && !admitted) forgetSession() // the way to the login, and back here
  }, [unauthorized, admitted])
  if (data?.second_step && !admitted) setAdmitted(true)

  if (error instanceof ApiError && error.code === 'staff_only') return <NotStaff />
  if (data === undefined && error && !unauthorized) {
    return (
      <main className="page-width py-12">
        <ErrorNotice text={texts.failed} onRetry={() => void refetch()} />
      </main>
    )
  }
  if (data === undefined && !admitted) return <Shape />
  const needsCode = data?.second_step === false && !unauthorized
  return (
    <>
      {unauthorized && <SignInAgain />}
      {needsCode && (
        <SecondStep enrolled={data.enrolled} awaitsOwner={data.awaits_owner} onAsk={() => void refetch()} />
      )}
      {/* while the second step is asked for once more, what was typed stays */}
      {admitted && (
        <div hidden={needsCode}>
          <StaffLayout />
        </div>
      )}
    </>
  )
}

function StaffLayout() {
  const content = useRef<HTMLElement>(null)
  useLostFocus(content, useLocation().pathname)
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a href="#content" className="skip-link">
        {texts.skip}
      </a>
      <Navigation />
      <main ref={content} id="content" tabIndex={-1} className="min-w-0 px-4 py-8 outline-none md:px-8">
        <StaffPages />
      </main>
    </div>
  )
}

function NotStaff() {
  return (
    <main className="page-width max-w-2xl py-16">
      <h1 className="sr-only">{texts.notStaff.title}</h1>
      <EmptyState
        title={texts.notStaff.title}
        text={texts.notStaff.text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/">{texts.notStaff.home}</ButtonLink>
            <Button variant="secondary" onClick={logOut}>
              {texts.signOut}
            </Button>
          </div>
        }
      />
    </main>
  )
}

function Shape() {
  return (
    <Loading label={texts.loading} className="page-width flex flex-col gap-4 py-12">
      <Skeleton className="h-10 w-60" />
      <Skeleton className="h-64" />
    </Loading>
  )
}
