import type { Student } from '@pariksha/contract/people/students'
import { call } from '../../../shared/lib/api/api.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { withCountryCode } from '../../../student/account/profile/indian-phone.ts'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { textIn } from '../../shared/page/reason-field.tsx'
import { studentTexts } from './student-texts.ts'

type Props = { readonly open: boolean; readonly onClose: () => void; readonly student: Student }

export function ContactDialog({ student: { id, email, phone_number }, ...shown }: Props) {
  const { contact } = studentTexts
  const work = (form: FormData) => {
    const typed = { email: textIn(form, 'email').trim(), phone: withCountryCode(textIn(form, 'phone_number')) }
    const now = typed.phone === '' ? null : typed.phone
    return call('PATCH /staff/students/:studentId/contact/', {
      params: { studentId: id },
      body: {
        ...(typed.email !== email && { email: { was: email, now: typed.email } }),
        ...(now !== phone_number && { phone_number: { was: phone_number, now } }),
        proof: textIn(form, 'proof'),
      },
    })
  }
  return (
    <ActDialog
      {...shown}
      title={contact.button}
      submit={contact.save}
      done={contact.done}
      unmailed={contact.unmailed}
      work={work}
    >
      {(errorOf) => (
        <>
          <p>{contact.text}</p>
          <TextField
            label={studentTexts.email}
            name="email"
            type="email"
            required
            autoComplete="off"
            defaultValue={email}
            error={errorOf('email')}
          />
          <TextField
            label={contact.phone}
            hint={contact.phoneHint}
            name="phone_number"
            type="tel"
            autoComplete="off"
            defaultValue={phone_number ?? ''}
            error={errorOf('phone_number')}
          />
          <TextField
            label={contact.proof}
            hint={contact.proofHint}
            name="proof"
            required
            maxLength={300}
            autoComplete="off"
            error={errorOf('proof')}
          />
        </>
      )}
    </ActDialog>
  )
}
