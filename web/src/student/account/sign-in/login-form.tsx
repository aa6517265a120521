import type { login } from '@pariksha/contract/people/accounts/sign-in'
import { fieldProblem } from '@pariksha/contract/problems/field-problems'
import { type FormEvent, useState } from 'react'
import { call, type Reply } from '../../../shared/lib/api/api.ts'
import { isUnauthorized } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/forms/password-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { problemText, useProblemTexts } from '../../../shared/ui/problems/problem-texts.ts'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { failureText } from '../forms/failure-text.ts'
import { TextLink } from '../forms/text-link.tsx'
import { useTexts } from '../texts.ts'

type Props = {
  readonly email: string
  readonly forgotPath: string
  readonly onSignedIn: (session: Reply<typeof login>) => void
}

const NAMES = ['email', 'password'] as const
type Name = (typeof NAMES)[number]
const PROBLEMS = { email: fieldProblem('email_not_valid'), password: fieldProblem('password_missing') }

/** Two fields are validated without react-hook-form, which would make the page half as large again. */
export function LoginForm({ email, forgotPath, onSignedIn }: Props) {
  const texts = useTexts()
  const { fields } = texts
  const problems = useProblemTexts()
  const [wrong, setWrong] = useState<readonly Name[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    const found = wrongIn(event.currentTarget)
    setWrong(found)
    if (found.length > 0) return
    const form = new FormData(event.currentTarget)
    const body = { email: String(form.get('email')), password: String(form.get('password')) }
    setBusy(true)
    try {
      onSignedIn(await call('POST /accounts/login/', { body }))
    } catch (error) {
      setFailure(isUnauthorized(error) ? texts.login.wrong : failureText(texts, error, texts.login.failed))
    } finally {
      setBusy(false)
    }
  }

  const problemOf = (name: Name) => (wrong.includes(name) ? problemText(problems, PROBLEMS[name]) : undefined)
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      onChange={() => setWrong([])}
      noValidate
      className="flex flex-col gap-5"
    >
      <TextField
        label={fields.email}
        name="email"
        required
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={problemOf('email')}
      />
      <PasswordField
        label={fields.password}
        name="password"
        required
        maxLength={128}
        autoComplete="current-password"
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        error={problemOf('password')}
      />
      <p>
        <TextLink to={forgotPath}>{texts.login.forgot}</TextLink>
      </p>
      {failure && <ErrorNotice text={failure} />}
      <Button type="submit" busy={busy}>
        {texts.login.submit}
      </Button>
    </form>
  )
}

/** The fields that are not filled in rightly; the first gets the focus. */
function wrongIn({ elements }: HTMLFormElement): readonly Name[] {
  const bad = NAMES.filter((name) => {
    const input = elements.namedItem(name)
    return input instanceof HTMLInputElement && !input.validity.valid
  })
  const first = bad[0] && elements.namedItem(bad[0])
  if (first instanceof HTMLInputElement) first.focus()
  return bad
}
