import type { Database } from '../db/database.ts'
import type { Limits } from '../limits/limits.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import type { Secret } from '../secret.ts'
import { type Claim, type Codes, countSms } from './codes.ts'

// Nothing that students typed is in these texts: they go to addresses that strangers can name. Students know the site by
// the name of its institute, so that is what they say.
const CODE_LETTERS = {
  'sign-up': {
    subject: (institute: string) => `Your ${institute} sign-up code`,
    about: 'Enter it on the sign-up page to confirm this e-mail address. It is valid for ten minutes.',
    otherwise: 'If you did not ask for an account, ignore this e-mail.',
  },
  'reset-password': {
    subject: (institute: string) => `Your ${institute} password code`,
    about: 'Enter it to choose a new password. It is valid for ten minutes.',
    otherwise: 'If you did not ask for it, ignore this mail: your password stays as it is.',
  },
  'change-email': {
    subject: (institute: string) => `Confirm your new e-mail address for ${institute}`,
    about: 'Enter it in your profile to use this e-mail address from now on. It is valid for ten minutes.',
    otherwise: 'If you did not ask for it, ignore this mail: nothing changes.',
  },
  'confirm-owner': {
    subject: (institute: string) => `Your ${institute} confirmation code`,
    about: 'Enter it where you change your e-mail address or your password. It is valid for ten minutes.',
    otherwise:
      'If you did not ask for it, somebody else is logged in to your account: log out all other devices in your profile.',
  },
} as const

type SmsMeans = { readonly db: Database; readonly secret: Secret; readonly limits: Limits; readonly outgoing: Outgoing }

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
  { db, secret, limits, outgoing }: SmsMeans,
  institute: string,
  phone: string | null,
  claim: Claim,
  codes: Codes,
): Promise<void> {
  if (!outgoing.sms || phone === null || !(await limits.allows('code-recipient', phone))) return
  if (!(await countSms(db, secret, claim, codes))) return
  await outgoing.sms(phone, `${codes.sms} is your ${institute} code. It is valid for ten minutes.`)
}

export const tellAlreadyRegistered = (
  outgoing: Outgoing,
  institute: string,
  publicUrl: string,
  email: string,
): Promise<void> =>
  outgoing.mail(
    email,
    `You already have an account with ${institute}`,
    `Somebody, perhaps you, tried to sign up with this e-mail address, which already has an account.

If it was you: log in at
${publicUrl}/login
If you have forgotten your password, you can set a new one there.

If it was not you, ignore this mail: nothing has changed.`,
  )

export const tellAddressWanted = (outgoing: Outgoing, institute: string, email: string): Promise<void> =>
  outgoing.mail(
    email,
    'Your e-mail address was entered for another account',
    `Somebody tried to use this e-mail address for another account with ${institute}. It belongs to your account, so this was refused.

You do not need to do anything: nothing has changed.`,
  )

export const tellAddressChanged = (outgoing: Outgoing, institute: string, formerEmail: string): Promise<void> =>
  outgoing.mail(
    formerEmail,
    `Your e-mail address for ${institute} was changed`,
    `Your account now has another e-mail address; this one can no longer be used to log in.

If this was not you, contact the institute at once.`,
  )

export const tellPasswordChanged = (outgoing: Outgoing, institute: string, email: string): Promise<void> =>
  outgoing.mail(
    email,
    `Your password for ${institute} was changed`,
    `Your account now has a new password, and all other devices are logged out.

If this was not you, set a new password at once with a code sent to this e-mail, and contact the institute.`,
  )
