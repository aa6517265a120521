import type { Proof } from '@pariksha/contract/people/accounts/fields'
import { provePhone } from '@pariksha/contract/people/accounts/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { codeFailureText } from '../forms/failure-text.ts'
import { useFormResolver } from '../forms/use-form-resolver.ts'
import { CodeField } from '../one-time-code/code-field.tsx'
import { usePendingCode } from '../one-time-code/pending-code.ts'
import { ProofDialog } from '../security/proof-dialog.tsx'
import { useTexts } from '../texts.ts'
import { useStoreProfile } from './use-profile.ts'

const form = provePhone.body

/** A number that nobody has proved gets no codes. Shown where codes are sent by SMS. */
export function ProvePhone({ phone }: { readonly phone: string }) {
  const texts = useTexts()
  const delivery = useQuery({
    queryKey: ['code-delivery'],
    queryFn: ({ signal }) => call('GET /accounts/code-delivery/', { signal }),
  })
  const [isAsked, setAsked] = useState(false)
  const [sentTo, setSentTo] = usePendingCode('phone')
  const isSent = sentTo === phone
  if (!delivery.data?.sms) return null

  const sendCode = async (proof: Proof) => {
    await call('POST /accounts/user/phone/code/', { body: proof })
    setSentTo(phone)
    setAsked(false)
  }
  return (
    <section className="mt-6 flex flex-col gap-4 rounded-lg border border-accent bg-accent-soft p-5 sm:p-8">
      <h2 className="font-semibold text-xl">{texts.provePhone.title}</h2>
      <p>{isSent ? texts.provePhone.sent(phone) : texts.provePhone.text(phone)}</p>
      {isSent && <CodeForm onProved={() => setSentTo(null)} />}
      <Button
        variant={isSent ? 'quiet' : 'primary'}
        className={isSent ? '-ml-4 self-start' : 'self-start'}
        onClick={() => setAsked(true)}
      >
        {isSent ? texts.resend : texts.provePhone.send}
      </Button>
      {isAsked && <ProofDialog onProof={sendCode} onClose={() => setAsked(false)} />}
    </section>
  )
}

function CodeForm({ onProved }: { readonly onProved: () => void }) {
  const texts = useTexts()
  const storeProfile = useStoreProfile()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<z.infer<typeof form>>({ resolver: useFormResolver(form) })
  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      storeProfile(await call('POST /accounts/user/phone/', { body }))
      onProved()
      showToast({ tone: 'good', text: texts.provePhone.done })
    } catch (error) {
      setFailure(codeFailureText(texts, error, texts.provePhone.failed))
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <CodeField error={formState.errors.otp?.message} className="max-w-xs" {...register('otp')} />
      {failure && <ErrorNotice text={failure} />}
      <Button type="submit" className="self-start" busy={formState.isSubmitting}>
        {texts.provePhone.confirm}
      </Button>
    </form>
  )
}
