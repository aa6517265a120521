import type { SignedInUser } from '@pariksha/contract/people/accounts/user'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { ApiError, detailOf } from '../../shared/lib/api/api-errors.ts'
import { readSession, signIn } from '../../shared/lib/session/session.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextField } from '../../shared/ui/forms/text-field.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { logOut } from '../../student/account/sign-out/logout.ts'
import { texts } from '../texts.ts'
import { NewKey } from './new-key.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { signInTexts } from './sign-in-texts.ts'

const FEW_CODES = 3

/** At the first sign-in the app is set up; later a code of it is asked for. */
type Props = { readonly enrolled: boolean; readonly awaitsOwner: boolean; readonly onAsk: () => void }

export function SecondStep({ enrolled, awaitsOwner, onAsk }: Props) {
  const [made, setMade] = useState<{ token: string; codes: readonly string[] }>()
  const [saved, setSaved] = useState(false)
  const goOn = () => {
    if (made) replaceSession(made.token)
    setSaved(awaitsOwner)
  }
  if (made && !saved) {
    return (
      <Card title={signInTexts.recovery.title}>
        <RecoveryCodes codes={made.codes} onDone={goOn} />
      </Card>
    )
  }
  if ((enrolled || saved) && awaitsOwner) {
    return (
      <Card title={signInTexts.waiting.title}>
        <p>{signInTexts.waiting.text}</p>
        <Button onClick={onAsk}>{signInTexts.waiting.again}</Button>
      </Card>
    )
  }
  if (!enrolled) {
    return (
      <Card title={signInTexts.enrol.title}>
        <p>{signInTexts.enrol.text}</p>
        <NewKey />
        <CodeForm
          label={signInTexts.enrol.code}
          submit={signInTexts.enrol.submit}
          onCode={async (code) => {
            const done = await call('POST /staff/second-step/confirm/', { body: { code } })
            setMade({ token: done.token, codes: done.recovery_codes })
          }}
        />
      </Card>
    )
  }
  return (
    <Card title={signInTexts.secondStep.title}>
      <p>{signInTexts.secondStep.text}</p>
      <CodeForm
        label={signInTexts.secondStep.code}
        hint={signInTexts.secondStep.hint}
        submit={signInTexts.secondStep.submit}
        onCode={async (code) => {
          const done = await call('POST /staff/second-step/', { body: { code } })
          replaceSession(done.token)
          const left = done.recovery_codes_left
          if (left <= FEW_CODES) showToast({ tone: 'plain', text: signInTexts.recovery.left(left) }, 20_000)
        }}
      />
    </Card>
  )
}

/** The session after both steps replaces the one after the first. */
export function replaceSession(token: string) {
  const session = readSession()
  signIn(token, session.state === 'in' ? (session.user as SignedInUser) : undefined)
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col justify-center px-4 py-10">
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-md sm:p-8">
        <h1 className="font-bold text-2xl">{title}</h1>
        {children}
      </div>
      <Button variant="quiet" className="mt-4 self-center" onClick={logOut}>
        {texts.signOut}
      </Button>
    </main>
  )
}

type CodeFormProps = {
  readonly label: string
  readonly hint?: string
  readonly submit: string
  readonly onCode: (code: string) => Promise<void>
}

function CodeForm({ label, hint, submit, onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await onCode(code.trim())
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(false)
    }
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4" noValidate>
      <TextField
        label={label}
        hint={hint}
        error={problem}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.retryAfter !== null) return signInTexts.secondStep.wait(error.retryAfter)
  if (error instanceof ApiError && error.errors[0]) return error.errors[0].message
  return detailOf(error, signInTexts.secondStep.failed)
}
