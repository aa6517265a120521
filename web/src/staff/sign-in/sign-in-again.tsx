import { type FormEvent, useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { readSession, signIn } from '../../shared/lib/session/session.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { PasswordField } from '../../shared/ui/forms/password-field.tsx'
import { TextField } from '../../shared/ui/forms/text-field.tsx'
import { logOut } from '../../student/account/sign-out/logout.ts'
import { texts } from '../texts.ts'
import { signInTexts } from './sign-in-texts.ts'

/** The session ended while somebody works: the same member signs in again over the page, and what was typed stays. */
export function SignInAgain() {
  const [later, setLater] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const known = readSession()
  const member = known.state === 'in' ? known.user : {}

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { email: String(form.get('email')), password: String(form.get('password')) }
    setBusy(true)
    setProblem(undefined)
    try {
      const { token, user } = await call('POST /accounts/login/', { body })
      if (user.id !== member.id) setProblem(signInTexts.again.other)
      else signIn(token, user)
    } catch (error) {
      setProblem(detailOf(error, signInTexts.again.failed))
    } finally {
      setBusy(false)
    }
  }

  if (later) {
    return (
      <div className="sticky top-0 z-10 flex items-center justify-between gap-3 bg-warn-soft px-4 py-2 text-sm">
        {signInTexts.again.title}
        <Button variant="secondary" onClick={() => setLater(false)}>
          {signInTexts.again.submit}
        </Button>
      </div>
    )
  }
  return (
    <Dialog open onClose={() => setLater(true)} title={signInTexts.again.title} actions={null}>
      <p className="text-ink-soft">{signInTexts.again.text}</p>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label={signInTexts.again.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={member.email ?? ''}
        />
        <PasswordField
          label={signInTexts.again.password}
          name="password"
          autoComplete="current-password"
          required
          showLabel={signInTexts.again.show}
          hideLabel={signInTexts.again.hide}
          error={problem}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={logOut}>
            {texts.signOut}
          </Button>
          <Button variant="secondary" onClick={() => setLater(true)}>
            {signInTexts.again.later}
          </Button>
          <Button type="submit" busy={busy}>
            {signInTexts.again.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
