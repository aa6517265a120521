import { type FormEvent, useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { ApiError, detailOf } from '../lib/api-errors.ts'
import { currentToken, readSession, signIn, subscribeSession } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { signInAgain } from './engine/calls.ts'
import type { ExamSession } from './engine/exam-session.ts'
import { useValue } from './session-context.ts'
import { useTexts } from './texts.ts'

/** The session ended in the middle of a test: signing in again happens here, and the test stays as it is. */
export function SignInAgain({ session }: { readonly session: ExamSession }) {
  const texts = useTexts()
  const { link } = useValue(session.sync.connection)
  const [later, setLater] = useState(false)
  const needed = link === 'signed-out'
  useEffect(() => {
    if (!needed) return setLater(false)
    const token = currentToken()
    // Signed in on another tab of this browser, by the same student.
    return subscribeSession(() => {
      const now = readSession()
      if (now.state === 'in' && now.token !== token && now.user.id === session.owner.userId) session.sync.retryNow()
    })
  }, [needed, session])
  return (
    <>
      <Dialog open={needed && !later} onClose={() => setLater(true)} title={texts.signIn.title} actions={null}>
        <p className="text-ink-soft">{texts.signIn.text}</p>
        <SignInForm session={session} onLater={() => setLater(true)} />
      </Dialog>
      {needed && later && (
        <div className="flex items-center justify-between gap-3 bg-warn-soft px-4 py-2 text-sm">
          {texts.signIn.title}
          <Button look="secondary" onClick={() => setLater(false)}>
            {texts.signIn.reopen}
          </Button>
        </div>
      )}
    </>
  )
}

function SignInForm({ session, onLater }: { readonly session: ExamSession; readonly onLater: () => void }) {
  const texts = useTexts()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const known = readSession()
  const login = useHref('/login')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const { token, user } = await signInAgain(String(form.get('email')), String(form.get('password')))
      if (user.id !== session.owner.userId) return setProblem(texts.signIn.otherAccount)
      signIn(token, user)
      session.sync.retryNow()
    } catch (error) {
      const wrong = error instanceof ApiError && error.status === 401
      setProblem(wrong ? texts.signIn.wrong : detailOf(error, texts.signIn.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.signIn.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={known.state === 'in' ? (known.user.email ?? '') : ''}
      />
      <PasswordField
        label={texts.signIn.password}
        name="password"
        autoComplete="current-password"
        required
        showLabel={texts.signIn.show}
        hideLabel={texts.signIn.hide}
        error={problem}
      />
      <a href={login} target="_blank" rel="noreferrer" className="text-accent underline">
        {texts.signIn.otherWay}
      </a>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onLater}>
          {texts.signIn.later}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.signIn.submit}
        </Button>
      </div>
    </form>
  )
}
