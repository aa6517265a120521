import type { Student } from '@pariksha/contract/people/students'
import { call } from '../../../shared/lib/api/api.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { ReasonField, textIn } from '../../shared/page/reason-field.tsx'
import { studentTexts } from './student-texts.ts'

type Props = { readonly open: boolean; readonly onClose: () => void; readonly student: Student }

export function EraseDialog({ student: { id, full_name }, ...shown }: Props) {
  const { erase } = studentTexts
  return (
    <ActDialog
      {...shown}
      danger
      title={erase.title(full_name)}
      submit={erase.button}
      done={erase.done}
      work={(form) =>
        call('POST /staff/students/:studentId/erasure/', {
          params: { studentId: id },
          body: { email: textIn(form, 'email'), reason: textIn(form, 'reason') },
        })
      }
    >
      {(errorOf) => (
        <>
          <p>{erase.text}</p>
          <TextField
            label={erase.email}
            name="email"
            type="email"
            required
            autoComplete="off"
            error={errorOf('email')}
          />
          <ReasonField hint={studentTexts.reasonHint} error={errorOf('reason')} />
        </>
      )}
    </ActDialog>
  )
}
