import { type Proof, password } from '@pariksha/contract/people/accounts/fields'
import type { User } from '@pariksha/contract/people/accounts/user'
import { startTransition, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/forms/password-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useLostFocus } from '../../../shared/ui/use-lost-focus.ts'
import { showFieldErrors } from '../forms/show-field-errors.ts'
import { useFormResolver } from '../forms/use-form-resolver.ts'
import { ProofFields } from '../security/proof-fields.tsx'
import { isComplete, proofProblem } from '../security/proof-problem.ts'
import { useTexts } from '../texts.ts'
import { useEasyPassword } from './use-easy-password.ts'

const form = z.object({ password })
type Values = z.infer<typeof form>

/** The form of a signed-in user for a new password. */
export function ChangePassword({ user }: { readonly user: User }) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const title = useId()
  const part = useRef<HTMLElement>(null)
  useLostFocus(part, String(open)) // the button goes when it is pressed, and so does that of the form
  return (
    <section ref={part} tabIndex={-1} aria-labelledby={title} className="mt-10 flex flex-col gap-4 outline-none">
      <h2 id={title} className="font-semibold text-2xl">
        {texts.fields.password}
      </h2>
      <p className="text-ink-soft">{texts.newPassword.text}</p>
      {open ? (
        <PasswordForm user={user} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => startTransition(() => setOpen(true))}>
          {texts.newPassword.open}
        </Button>
      )}
    </section>
  )
}

function PasswordForm({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const texts = useTexts()
  const [proof, setProof] = useState<Proof>({})
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, getValues, setError, formState } = useForm<Values>({
    resolver: useFormResolver(form),
    defaultValues: { password: '' },
  })
  const about = { email: user.email, names: [user.full_name, user.preferred_name] }
  const warned = useEasyPassword(() => ({ ...about, password: getValues('password') }), setError)
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      const body = { ...values, ...proof }
      await call('POST /accounts/user/password/', { body })
      showToast({ tone: 'good', text: texts.newPassword.done })
      onDone()
    } catch (error) {
      showFieldErrors(error, ['password'], setError)
      setFailure(proofProblem(texts, error, texts.forgot.failed))
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-5">
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <ProofFields proof={proof} onChange={setProof} />
      <PasswordField
        label={texts.fields.newPassword}
        hint={texts.fields.passwordHint}
        required
        autoComplete="new-password"
        showLabel={texts.fields.showPassword}
        hideLabel={texts.fields.hidePassword}
        error={formState.errors.password?.message}
        {...warned(register('password'))}
      />
      {failure && <ErrorNotice text={failure} />}
      <Button type="submit" className="self-start" busy={formState.isSubmitting} disabled={!isComplete(proof)}>
        {texts.newPassword.save}
      </Button>
    </form>
  )
}
