import type { Student } from '@pariksha/contract/people/students'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { useMay } from '../../shared/use-may.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { GivePackageDialog } from './give-package-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { studentTexts } from './student-texts.ts'

type Shown = { readonly open: boolean; readonly onClose: () => void }
type Act = { readonly label: string; readonly danger?: boolean; readonly dialog: (shown: Shown) => ReactElement }

/** What the member may do with the account, each behind a confirmation dialog. */
export function StudentActs({ student }: { readonly student: Student }) {
  const may = useMay()
  const [open, setOpen] = useState<string>()
  const { link, end, contact, block, unblock, give, erase } = studentTexts
  const { id } = student
  const isBlocked = student.blocked_at !== null
  const acts: readonly Act[] = [
    ...(may('students.change')
      ? [
          ...(isBlocked
            ? []
            : [
                {
                  label: link.button,
                  dialog: (shown: Shown) => (
                    <ReasonDialog {...shown} id={id} act="sign-in-link" words={link} text={link.text(student.email)} />
                  ),
                },
              ]),
          { label: contact.button, dialog: (shown: Shown) => <ContactDialog {...shown} student={student} /> },
          {
            label: end.button,
            dialog: (shown: Shown) => (
              <ReasonDialog {...shown} id={id} act="sessions/end" words={end} text={end.text} />
            ),
          },
        ]
      : []),
    ...(may('orders.decide')
      ? [{ label: give.button, dialog: (shown: Shown) => <GivePackageDialog {...shown} id={id} /> }]
      : []),
    ...(may('students.change')
      ? [
          isBlocked
            ? {
                label: unblock.button,
                dialog: (shown: Shown) => (
                  <ReasonDialog
                    {...shown}
                    id={id}
                    act="unblock"
                    words={unblock}
                    title={unblock.title(student.full_name)}
                    text={unblock.text}
                  />
                ),
              }
            : {
                label: block.button,
                danger: true,
                dialog: (shown: Shown) => (
                  <ReasonDialog
                    {...shown}
                    id={id}
                    act="block"
                    danger
                    words={block}
                    title={block.title(student.full_name)}
                    text={block.text}
                  />
                ),
              },
        ]
      : []),
    ...(may('students.erase')
      ? [{ label: erase.button, danger: true, dialog: (shown: Shown) => <EraseDialog {...shown} student={student} /> }]
      : []),
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map(({ label, danger, dialog: Dialog }) => (
        <div key={label}>
          <Button variant={danger ? 'danger' : 'secondary'} onClick={() => setOpen(label)}>
            {label}
          </Button>
          {Dialog({ open: open === label, onClose: () => setOpen(undefined) })}
        </div>
      ))}
    </div>
  )
}
