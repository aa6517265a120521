import { zodResolver } from '@hookform/resolvers/zod'
import { login } from '@pariksha/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call, type Reply } from '../lib/api.ts'
import { isUnauthorized } from '../lib/api-errors.ts'
import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { failureText } from './form-problem.ts'
import { TextLink } from './text-link.tsx'
import { useTexts } from './texts.ts'

type Values = z.infer<typeof login.body>
type Props = {
  readonly email: string
  readonly forgotPath: string
  readonly onSignedIn: (session: Reply<typeof login>) => void
}

export function LoginForm({ email, forgotPath, onSignedIn }: Props) {
  const texts = useTexts()
  const { fields } = texts
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(login.body),
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      onSignedIn(await call<typeof login>({ method: 'POST', url: '/accounts/login/', body }))
    } catch (error) {
      setFailure(isUnauthorized(error) ? texts.login.wrong : failureText(texts, error, texts.login.failed))
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label={fields.email}
        required
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={fields.password}
        required
        autoComplete="current-password"
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        error={errors.password?.message}
        {...register('password')}
      />
      <p>
        <TextLink to={forgotPath}>{texts.login.forgot}</TextLink>
      </p>
      {failure && <ErrorNotice text={failure} />}
      <Button type="submit" busy={isSubmitting}>
        {texts.login.submit}
      </Button>
    </form>
  )
}
