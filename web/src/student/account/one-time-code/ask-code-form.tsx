import { forgotPassword } from '@pariksha/contract/people/accounts/sign-in'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { failureText } from '../forms/failure-text.ts'
import { useFormResolver } from '../forms/use-form-resolver.ts'
import { useTexts } from '../texts.ts'

export function AskCodeForm({ onAsked }: { readonly onAsked: (email: string) => void }) {
  const texts = useTexts()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<z.infer<typeof forgotPassword.body>>({
    resolver: useFormResolver(forgotPassword.body),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      await call('POST /accounts/password/forgot/', { body })
      onAsked(body.email)
    } catch (error) {
      setFailure(failureText(texts, error, texts.forgot.askFailed))
    }
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label={texts.fields.email}
        required
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      {failure && <ErrorNotice text={failure} />}
      <Button type="submit" busy={formState.isSubmitting}>
        {texts.forgot.ask}
      </Button>
    </form>
  )
}
