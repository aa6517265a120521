import { code } from '@pariksha/contract/people/accounts/fields'
import type { verifyOtp } from '@pariksha/contract/people/accounts/sign-up'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { call, type Reply } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { codeFailureText } from '../forms/failure-text.ts'
import { useFormResolver } from '../forms/use-form-resolver.ts'
import { CodeField } from '../one-time-code/code-field.tsx'
import { MailLate } from '../one-time-code/mail-late.tsx'
import { ResendButton } from '../one-time-code/resend-button.tsx'
import { useTexts } from '../texts.ts'

const form = z.object({ otp: code })

type Props = {
  readonly email: string
  readonly registration: string | undefined
  readonly onVerified: (verified: Reply<typeof verifyOtp>) => void
  readonly onBack: () => void
}

export function OtpStep({ email, registration, onVerified, onBack }: Props) {
  const texts = useTexts()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<z.infer<typeof form>>({ resolver: useFormResolver(form) })

  // the submitted form was scrolled to its end; the heading says where the code was sent
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])

  const submit = handleSubmit(async ({ otp }) => {
    setFailure(null)
    try {
      onVerified(await call('POST /accounts/verify-otp/', { body: { email, registration, otp } }))
    } catch (error) {
      setFailure(codeFailureText(texts, error, texts.signup.otpFailed))
    }
  })

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <CodeField error={formState.errors.otp?.message} autoFocus {...register('otp')} />
      {failure && <ErrorNotice text={failure} />}
      <MailLate />
      <Button type="submit" busy={formState.isSubmitting}>
        {texts.signup.verify}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <ResendButton send={() => call('POST /accounts/resend-otp/', { body: { email, registration } })} />
        <Button variant="quiet" onClick={onBack}>
          {texts.signup.back}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">{texts.signup.otpMissing}</p>
    </form>
  )
}
