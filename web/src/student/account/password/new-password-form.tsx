import { longCode, password } from '@pariksha/contract/people/accounts/fields'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/forms/password-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { codeFailureText } from '../forms/failure-text.ts'
import { showFieldErrors } from '../forms/show-field-errors.ts'
import { useFormResolver } from '../forms/use-form-resolver.ts'
import { CodeField } from '../one-time-code/code-field.tsx'
import { MailLate } from '../one-time-code/mail-late.tsx'
import { ResendButton } from '../one-time-code/resend-button.tsx'
import { useTexts } from '../texts.ts'
import { useEasyPassword } from './use-easy-password.ts'

const form = z.object({ otp: longCode, password })
type Values = z.infer<typeof form>
type Props = { readonly email: string; readonly onSet: () => void; readonly onBack: () => void }

export function NewPasswordForm({ email, onSet, onBack }: Props) {
  const texts = useTexts()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, getValues, setError, formState } = useForm<Values>({
    resolver: useFormResolver(form),
    defaultValues: { otp: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const typed = () => ({ email, names: [], password: getValues('password') })
  const warned = useEasyPassword(typed, setError)
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      const body = { email, ...values }
      await call('POST /accounts/password/reset/', { body })
      onSet()
    } catch (error) {
      showFieldErrors(error, ['otp', 'password'], setError)
      setFailure(codeFailureText(texts, error, texts.forgot.failed))
    }
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {/* The username, for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CodeField digits={8} autoFocus error={errors.otp?.message} {...register('otp')} />
      <PasswordField
        label={texts.fields.newPassword}
        hint={texts.fields.passwordHint}
        required
        autoComplete="new-password"
        showLabel={texts.fields.showPassword}
        hideLabel={texts.fields.hidePassword}
        error={errors.password?.message}
        {...warned(register('password'))}
      />
      {failure && <ErrorNotice text={failure} />}
      <MailLate />
      <Button type="submit" busy={isSubmitting}>
        {texts.forgot.set}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <ResendButton send={() => call('POST /accounts/password/forgot/', { body: { email } })} />
        <Button variant="quiet" onClick={onBack}>
          {texts.forgot.back}
        </Button>
      </div>
    </form>
  )
}
