import { confirmEmail } from '@pariksha/contract/people/accounts/profile'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { codeFailureText, failureText } from '../forms/failure-text.ts'
import { useFormResolver } from '../forms/use-form-resolver.ts'
import { CodeField } from '../one-time-code/code-field.tsx'
import { ResendButton } from '../one-time-code/resend-button.tsx'
import { useTexts } from '../texts.ts'
import { useStoreProfile } from './use-profile.ts'
import { useSaveProfile } from './use-save-profile.ts'

const form = confirmEmail.body

type Props = {
  readonly email: string
  /** It was just asked for, at the end of the form below. */
  readonly isNew: boolean
}

/** A changed address waits here for the code sent to it. */
export function NewEmail({ email, isNew }: Props) {
  const texts = useTexts()
  const storeProfile = useStoreProfile()
  const save = useSaveProfile()
  const [keeping, setKeeping] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, setFocus, formState } = useForm<z.infer<typeof form>>({
    resolver: useFormResolver(form),
  })
  useEffect(() => {
    if (isNew) setFocus('otp')
  }, [isNew, setFocus])

  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      storeProfile(await call('POST /accounts/user/email/', { body }))
      showToast({ tone: 'good', text: texts.newEmail.done })
    } catch (error) {
      setFailure(codeFailureText(texts, error, texts.newEmail.failed))
    }
  })

  const keep = async () => {
    setFailure(null)
    setKeeping(true)
    try {
      storeProfile(await call('DELETE /accounts/user/email/'))
    } catch (error) {
      setFailure(failureText(texts, error, texts.newEmail.keepFailed))
    } finally {
      setKeeping(false)
    }
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="mt-6 flex flex-col gap-4 rounded-lg border border-accent bg-accent-soft p-5 sm:p-8"
    >
      <h2 className="font-semibold text-xl">{texts.newEmail.title}</h2>
      <p>{texts.newEmail.text(email)}</p>
      <CodeField error={formState.errors.otp?.message} className="max-w-xs" {...register('otp')} />
      {failure && <ErrorNotice text={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={formState.isSubmitting}>
          {texts.newEmail.confirm}
        </Button>
        <ResendButton send={() => save({ email })} />
        <Button variant="quiet" busy={keeping} onClick={keep}>
          {texts.newEmail.keep}
        </Button>
      </div>
    </form>
  )
}
