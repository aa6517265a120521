import { useNavigate } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { useMay } from '../../shared/use-may.ts'
import { keyTexts } from './key-texts.ts'

export type Decision = 'correct' | 'accept' | 'reject'

type Props = {
  readonly decision: Decision | undefined
  readonly onClose: () => void
  readonly challenges: readonly number[]
  /** The address of the question. */
  readonly path: string
}

/** The reply to the students; staff who may correct keys continue to the correction. */
export function DecisionDialog({ decision, onClose, challenges, path }: Props) {
  const texts = keyTexts.challenges
  const navigate = useNavigate()
  const may = useMay()
  const title = decision === 'reject' ? texts.reject : decision === 'accept' ? texts.acceptOnly : texts.accept
  const work = async (form: FormData) => {
    const reply = String(form.get('reply') ?? '')
    await call('POST /staff/challenges/decisions/', {
      body: {
        challenges: [...challenges],
        decision: decision === 'reject' ? 'rejected' : 'accepted',
        correction_follows: decision === 'correct',
        reply,
      },
    })
    if (decision === 'correct' && may('keys.correct')) void navigate(`${path}?reason=${encodeURIComponent(reply)}`)
  }
  return (
    <ActDialog
      open={decision !== undefined}
      onClose={onClose}
      title={title}
      submit={title}
      done={texts.done}
      unmailed={texts.done}
      work={work}
    >
      {(errorOf) => (
        <TextField
          label={texts.reply}
          hint={texts.replyHint}
          name="reply"
          required
          maxLength={1000}
          autoComplete="off"
          error={errorOf('reply')}
        />
      )}
    </ActDialog>
  )
}
