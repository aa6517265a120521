import type { Database } from '../db/database.ts'
import type { Limits } from '../limits/limits.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import type { Secret } from '../secret.ts'
import { activateSmsCode, type Claim, type Codes } from './codes.ts'

// No user input in these texts: they go to addresses that strangers can enter. They name the institute, as students know
// the site by it.
const CODE_LETTERS = {
  'sign-up': {
    subject: (institute: string) => `Your ${institute} sign-up code`,
    about: 'Enter it on the sign-up page to confirm this e-mail address. It is valid for ten minutes.',
    otherwise: 'If you did not ask for an account, ignore this e-mail.',
  },
  'reset-password': {
    subject: (institute: string) => `Your ${institute} password code`,
    about: 'Enter it to set a new password. It is valid for ten minutes.',
    otherwise: 'If you did not ask for it, ignore this e-mail. Your password will not change.',
  },
  'change-email': {
    subject: (institute: string) => `Confirm your new e-mail address for ${institute}`,
    about: 'Enter it in your profile to use this e-mail address from now on. It is valid for ten minutes.',
    otherwise: 'If you did not ask for it, ignore this e-mail. Nothing will change.',
  },
  'confirm-owner': {
    subject: (institute: string) => `Your ${institute} confirmation code`,
    about: 'Enter it where you change your e-mail address or your password. It is valid for ten minutes.',
    otherwise:
      'If you did not ask for it, someone else is logged in to your account. Log out all other devices on your profile page.',
  },
} as const

type SmsDeps = { readonly db: Database; readonly secret: Secret; readonly limits: Limits; readonly outgoing: Outgoing }

export function sendCodeByMail(
  outgoing: Outgoing,
  institute: string,
  purpose: keyof typeof CODE_LETTERS,
  email: string,
  codes: Codes,
): Promise<void> {
  const { subject, about, otherwise } = CODE_LETTERS[purpose]
  return outgoing.mail(email, subject(institute), `Your code: ${codes.mail}\n\n${about}\n\n${otherwise}`)
}

/** Each number is sent five in a quarter of an hour at most, whichever accounts name it. */
export async function sendCodeBySms(
  { db, secret, limits, outgoing }: SmsDeps,
  institute: string,
  phone: string | null,
  claim: Claim,
  codes: Codes,
): Promise<void> {
  if (!outgoing.sms || phone === null || !(await limits.allows('code-recipient', phone))) return
  if (!(await activateSmsCode(db, secret, claim, codes))) return
  await outgoing.sms(phone, `${codes.sms} is your ${institute} code. It is valid for ten minutes.`)
}

export const mailAlreadyRegistered = (
  outgoing: Outgoing,
  institute: string,
  publicUrl: string,
  email: string,
): Promise<void> =>
  outgoing.mail(
    email,
    `You already have an account with ${institute}`,
    `Someone tried to sign up with this e-mail address, but it already has an account.

If it was you, log in here:
${publicUrl}/login
If you have forgotten your password, you can set a new one there.

If it was not you, ignore this e-mail. Nothing has changed.`,
  )

export const mailAddressWanted = (outgoing: Outgoing, institute: string, email: string): Promise<void> =>
  outgoing.mail(
    email,
    'Your e-mail address was entered for another account',
    `Someone tried to use this e-mail address for another account with ${institute}. It was refused, because the address belongs to your account.

You do not need to do anything. Nothing has changed.`,
  )

export const mailAddressChanged = (outgoing: Outgoing, institute: string, formerEmail: string): Promise<void> =>
  outgoing.mail(
    formerEmail,
    `Your e-mail address for ${institute} was changed`,
    `Your account now has a new e-mail address. You can no longer log in with this one.

If this was not you, contact the institute at once.`,
  )

export const mailPasswordChanged = (outgoing: Outgoing, institute: string, email: string): Promise<void> =>
  outgoing.mail(
    email,
    `Your password for ${institute} was changed`,
    `Your account now has a new password, and all other devices are logged out.

If this was not you, choose “Forgot password” on the login page to set a new password at once, and contact the institute.`,
  )
