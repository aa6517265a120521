import { call } from '../../../shared/lib/api/api.ts'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { ReasonField, textIn } from '../../shared/page/reason-field.tsx'
import { studentTexts } from './student-texts.ts'

type Words = { readonly button: string; readonly done: string; readonly unmailed?: string }

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly id: number
  readonly act: 'sign-in-link' | 'sessions/end' | 'block' | 'unblock'
  readonly words: Words
  readonly title?: string
  readonly text: string
  readonly danger?: boolean
}

/** An act on an account that needs a reason and nothing else. */
export function ReasonDialog({ id, act, words, title = words.button, text, ...shown }: Props) {
  return (
    <ActDialog
      {...shown}
      title={title}
      submit={words.button}
      done={words.done}
      unmailed={words.unmailed}
      work={(form) =>
        call(`POST /staff/students/:studentId/${act}/`, {
          params: { studentId: id },
          body: { reason: textIn(form, 'reason') },
        })
      }
    >
      {(errorOf) => (
        <>
          <p>{text}</p>
          <ReasonField hint={studentTexts.reasonHint} error={errorOf('reason')} />
        </>
      )}
    </ActDialog>
  )
}
