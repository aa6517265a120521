import { STAFF_PASSWORD_LENGTH } from '@pariksha/contract/people/accounts/password-lengths'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError, detailOf, fieldErrorOf } from '../../../shared/lib/api/api-errors.ts'
import { useHydrated } from '../../../shared/lib/hydration/use-hydrated.ts'
import { loginPath } from '../../../shared/lib/session/return-path.ts'
import { forgetSession } from '../../../shared/lib/session/session.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/forms/password-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { problemOfPassword } from '../../../student/account/password/easy-password.ts'
import { signInTexts } from '../../sign-in/sign-in-texts.ts'
import { texts } from '../../texts.ts'
import { memberTexts } from './member-texts.ts'

/** The page of an invitation; the token of its link is in the fragment. */
export function JoinPage() {
  const hydrated = useHydrated()
  const token = useLocation().hash.slice(1)
  const invitation = useQuery({
    queryKey: ['staff', 'invitation', token],
    queryFn: () => call('POST /accounts/staff-invitation/', { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, error } = invitation
  const isOver = error instanceof ApiError && error.status === 400
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col justify-center px-4 py-10">
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-md sm:p-8">
        <h1 className="font-bold text-2xl">{memberTexts.join.title}</h1>
        {hydrated && token === '' && <p>{memberTexts.join.noLink}</p>}
        {(!hydrated || token !== '') && !data && !error && <Skeleton className="h-40" />}
        {isOver && <ErrorNotice text={detailOf(error, '')} />}
        {error && !isOver && <ErrorNotice text={texts.failed} onRetry={() => void invitation.refetch()} />}
        {data && (
          <>
            <p>
              {memberTexts.join.lead(
                data.institute,
                data.name,
                data.roles.map((role) => texts.roles[role].name).join(', '),
              )}
            </p>
            <JoinForm token={token} email={data.email} name={data.name} />
          </>
        )}
        {!data && (
          <ButtonLink variant="secondary" to={loginPath('/staff')}>
            {memberTexts.join.login}
          </ButtonLink>
        )}
      </div>
    </main>
  )
}

type Props = { readonly token: string; readonly email: string; readonly name: string }

function JoinForm({ token, email, name }: Props) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [weak, setWeak] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setFailure(undefined)
    const short = password.length < STAFF_PASSWORD_LENGTH ? memberTexts.join.passwordShort : undefined
    const problem = short ?? (await problemOfPassword(password, { email, names: [name] }))?.message
    setWeak(problem)
    if (problem !== undefined) return
    setBusy(true)
    try {
      await call('POST /accounts/staff-invitation/accept/', { body: { token, password } })
      forgetSession() // somebody else's, or one that has ended
      showToast({ tone: 'good', text: memberTexts.join.done })
      void navigate(loginPath('/staff'), { replace: true, state: { email } })
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  const wrong = weak ?? fieldErrorOf(failure, 'password')
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-4">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {email}. {memberTexts.join.existing}
      </p>
      <PasswordField
        label={memberTexts.join.password}
        hint={memberTexts.join.passwordHint}
        name="password"
        required
        autoComplete="new-password"
        showLabel={signInTexts.again.show}
        hideLabel={signInTexts.again.hide}
        error={wrong}
      />
      {failure !== undefined && wrong === undefined && <ErrorNotice text={detailOf(failure, texts.act.failed)} />}
      <Button type="submit" busy={busy}>
        {memberTexts.join.submit}
      </Button>
    </form>
  )
}
