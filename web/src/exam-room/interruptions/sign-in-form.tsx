import { type FormEvent, useState } from 'react'
import { useHref } from 'react-router'
import { ApiError, detailOf } from '../../shared/lib/api/api-errors.ts'
import { readSession, signIn } from '../../shared/lib/session/session.ts'
import { Button } from '../../shared/ui/button.tsx'
import { PasswordField } from '../../shared/ui/forms/password-field.tsx'
import { TextField } from '../../shared/ui/forms/text-field.tsx'
import { signInAgain } from '../engine/delivery/calls.ts'
import type { ExamSession } from '../engine/session/exam-session.ts'
import { useTexts } from '../texts.ts'

export function SignInForm({ session, onLater }: { readonly session: ExamSession; readonly onLater: () => void }) {
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
        <Button variant="quiet" onClick={onLater}>
          {texts.signIn.later}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.signIn.submit}
        </Button>
      </div>
    </form>
  )
}
