import type { Proof } from '@pariksha/contract/people/accounts/fields'
import type { Profile } from '@pariksha/contract/people/accounts/user'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { currentToken } from '../../../shared/lib/session/session.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useLostFocus } from '../../../shared/ui/use-lost-focus.ts'
import { showFieldErrors } from '../forms/show-field-errors.ts'
import { useFormResolver } from '../forms/use-form-resolver.ts'
import { ProofDialog } from '../security/proof-dialog.tsx'
import { useTexts } from '../texts.ts'
import { initialsOfAllWords } from './initials.ts'
import { NewEmail } from './new-email.tsx'
import { EXAM_CHOICES, inputOf, type ProfileInput, type ProfileOutput, profileForm } from './profile-form-schema.ts'
import { saveProblem } from './profile-problem.ts'
import { ProvePhone } from './prove-phone.tsx'
import { useSaveProfile } from './use-save-profile.ts'

const NAMES = ['full_name', 'email', 'phone_number', 'dob', 'preferred_test', 'pincode'] as const

export function ProfileForm({ user }: { readonly user: Profile }) {
  const texts = useTexts()
  const { profile } = texts
  const save = useSaveProfile()
  const { pending_email: pendingEmail, phone_number: phone, phone_verified: isPhoneProved } = user
  // the pending change while a proof is asked for
  const [unproved, setUnproved] = useState<ProfileOutput | null>(null)
  const [newEmail, setNewEmail] = useState<string | null>(null)
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<ProfileInput, unknown, ProfileOutput>({
    resolver: useFormResolver(profileForm),
    defaultValues: inputOf(user),
  })
  const { errors, isSubmitting, isDirty, dirtyFields } = formState

  // the notices above it go with the field or button that had the focus
  const fields = useRef<HTMLFormElement>(null)
  useLostFocus(fields, `${pendingEmail} ${isPhoneProved}`)

  // The first values may come from the query cache; those of the server replace them unless the form was edited.
  useEffect(() => {
    if (!isDirty) reset(inputOf(user))
  }, [user, isDirty, reset])

  const saveWith = async (body: ProfileOutput, proof: Proof = {}) => {
    const saved = await save({ ...body, ...proof })
    // The address changes only when its code is confirmed.
    reset(inputOf(saved))
    setNewEmail(saved.pending_email === pendingEmail ? null : saved.pending_email)
    setUnproved(null)
    showToast({ act: 'profile', tone: 'good', text: profile.saved })
  }
  const submit = handleSubmit(async (body) => {
    if (currentToken() === undefined) return showToast({ act: 'profile', tone: 'bad', text: profile.tokenExpired })
    try {
      await saveWith(body)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'proof_needed') return setUnproved(body)
      showFieldErrors(error, NAMES, setError)
      showToast({ act: 'profile', tone: 'bad', text: saveProblem(texts, error) })
    }
  })

  return (
    <>
      {unproved && <ProofDialog onProof={(proof) => saveWith(unproved, proof)} onClose={() => setUnproved(null)} />}
      {pendingEmail !== null && (
        <NewEmail key={pendingEmail} email={pendingEmail} isNew={newEmail === pendingEmail && unproved === null} />
      )}
      {phone !== null && !isPhoneProved && <ProvePhone key={phone} phone={phone} />}
      <form
        ref={fields}
        tabIndex={-1}
        aria-label={profile.title}
        onSubmit={submit}
        noValidate
        className="mt-6 grid gap-5 rounded-lg outline-none border border-line bg-surface p-5 shadow-sm sm:grid-cols-2 sm:p-8"
      >
        <span
          aria-hidden="true"
          className="flex size-20 items-center justify-center overflow-hidden rounded-full bg-accent font-semibold text-2xl text-on-accent sm:col-span-2"
        >
          {initialsOfAllWords(watch('full_name'))}
        </span>
        <TextField
          label={profile.fullName}
          required
          autoComplete="name"
          error={errors.full_name?.message}
          {...register('full_name')}
        />
        <TextField
          label={profile.email}
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={profile.mobile}
          type="tel"
          autoComplete="tel"
          hint={isPhoneProved && !dirtyFields.phone_number ? texts.provePhone.proved : undefined}
          error={errors.phone_number?.message}
          {...register('phone_number')}
        />
        <TextField
          label={profile.dob}
          type="date"
          autoComplete="bday"
          error={errors.dob?.message}
          {...register('dob')}
        />
        <SelectField
          label={profile.category}
          choices={EXAM_CHOICES}
          error={errors.preferred_test?.message}
          {...register('preferred_test')}
        />
        <TextField
          label={profile.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          error={errors.pincode?.message}
          {...register('pincode')}
        />
        <Button type="submit" busy={isSubmitting} className="sm:col-span-2 sm:justify-self-start">
          {isSubmitting ? profile.saving : profile.save}
        </Button>
      </form>
    </>
  )
}
