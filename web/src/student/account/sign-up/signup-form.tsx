import { SIGN_UP_TESTS } from '@pariksha/contract/people/accounts/preferred-tests'
import type { register as registerCall } from '@pariksha/contract/people/accounts/sign-up'
import { useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import { call, type Reply } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/forms/password-field.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { failureText } from '../forms/failure-text.ts'
import { showFieldErrors } from '../forms/show-field-errors.ts'
import { useFormResolver } from '../forms/use-form-resolver.ts'
import { useEasyPassword } from '../password/use-easy-password.ts'
import { useTexts } from '../texts.ts'
import { type SignupInput, type SignupOutput, signupForm } from './signup-form-schema.ts'

const NAMES: readonly Path<SignupInput>[] = [
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'phone_number',
  'password',
  'preferred_test',
]
const CHOICES = SIGN_UP_TESTS.map((name) => ({ value: name, label: name }))

type Props = {
  /** Initial value. */
  readonly preferredTest: SignupInput['preferred_test']
  readonly onSent: (sent: Reply<typeof registerCall>) => void
}

export function SignupForm({ preferredTest, onSent }: Props) {
  const texts = useTexts()
  const { fields } = texts
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, getValues, setValue, setError, formState } = useForm<
    SignupInput,
    unknown,
    SignupOutput
  >({
    resolver: useFormResolver(signupForm),
    defaultValues: { preferred_test: preferredTest },
    mode: 'onTouched',
    // a message that appears between pointerdown and pointerup would move the button away
    delayError: 300,
  })
  const { errors, isSubmitting } = formState
  const typed = () => {
    const { first_name, last_name, preferred_name, email, password } = getValues()
    return { password, email, names: [first_name, last_name, preferred_name] }
  }
  /** The preferred name defaults to the first name: one field less to fill in. */
  const offerFirstName = () => {
    if (!getValues('preferred_name')) setValue('preferred_name', getValues('first_name').trim())
  }
  const warned = useEasyPassword(typed, setError)
  const shownKeys = { showLabel: fields.showPassword, hideLabel: fields.hidePassword }

  const submit = handleSubmit(async ({ confirm_password: _, ...body }) => {
    setFailure(null)
    try {
      onSent(await call('POST /accounts/register/', { body }))
    } catch (error) {
      showFieldErrors(error, NAMES, setError)
      setFailure(failureText(texts, error, texts.signup.failed))
    }
  })

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={fields.firstName}
          required
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...register('first_name', { onBlur: offerFirstName })}
        />
        <TextField
          label={fields.lastName}
          required
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </div>
      <TextField
        label={fields.preferredName}
        hint={fields.preferredNameHint}
        required
        autoComplete="nickname"
        error={errors.preferred_name?.message}
        {...register('preferred_name')}
      />
      <TextField
        label={fields.email}
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={fields.phone}
        hint={fields.phoneHint}
        required
        type="tel"
        autoComplete="tel"
        error={errors.phone_number?.message}
        {...register('phone_number')}
      />
      <PasswordField
        label={fields.password}
        hint={fields.passwordHint}
        required
        autoComplete="new-password"
        error={errors.password?.message}
        {...shownKeys}
        {...warned(register('password'))}
      />
      <PasswordField
        label={fields.confirmPassword}
        required
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...shownKeys}
        {...register('confirm_password')}
      />
      <SelectField
        label={fields.preferredTest}
        choices={CHOICES}
        error={errors.preferred_test?.message}
        {...register('preferred_test')}
      />
      {failure && <ErrorNotice text={failure} />}
      <Button type="submit" busy={isSubmitting}>
        {texts.signup.submit}
      </Button>
    </form>
  )
}
