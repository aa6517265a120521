import type { Question } from '@pariksha/contract/questions/question'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { useMay } from '../../shared/use-may.ts'
import { questionTexts } from '../question-texts.ts'

const { acts: texts } = questionTexts

type Act = {
  readonly label: string
  readonly done: string
  readonly text?: string
  readonly danger?: boolean
  readonly to: 'in_review' | 'approved' | 'draft' | 'retired'
}

const SUBMIT: Act = { label: texts.submit, done: texts.submitted, to: 'in_review' }
const APPROVE: Act = { label: texts.approve, done: texts.approved, to: 'approved' }
const BACK: Act = { label: texts.back, done: texts.sentBack, text: texts.backText, to: 'draft' }
const REVIVE: Act = { label: texts.revive, done: texts.revived, to: 'draft' }
const RETIRE: Act = { label: texts.retire, done: texts.retired, text: texts.retireText, danger: true, to: 'retired' }

/** What may be done with a question in its state, by whoever looks at it. */
export function QuestionActs({ question }: { readonly question: Question }) {
  const { id, version, state, missing, may_approve } = question
  const may = useMay()
  const [open, setOpen] = useState<string>()
  const complete = missing.length === 0
  const acts: readonly Act[] = [
    ...(state === 'draft' && complete && may('questions.write') ? [SUBMIT] : []),
    ...((state === 'draft' || state === 'in_review') && complete && may_approve ? [APPROVE] : []),
    ...(state === 'in_review' && may('questions.approve') ? [BACK] : []),
    ...(state === 'retired' && may('questions.approve') ? [REVIVE] : []),
    ...(state !== 'retired' && may('questions.approve') ? [RETIRE] : []),
  ]
  const work = async (to: Act['to'], form: FormData): Promise<unknown> => {
    if (to === 'in_review')
      return call('POST /staff/questions/:questionId/submit/', { params: { questionId: id }, body: { version } })
    const remark = String(form.get('remark') ?? '').trim()
    if (state === 'in_review' && to === 'draft' && remark === '')
      throw new ApiError(400, { errors: [{ path: 'remark', message: texts.remarkNeeded }] }, null)
    return call('POST /staff/questions/:questionId/review/', {
      params: { questionId: id },
      body: { version, state: to, ...(remark !== '' && { remark }) },
    })
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {may('questions.write') && <ButtonLink to={`/staff/questions/${id}/edit`}>{texts.edit}</ButtonLink>}
        {acts.map(({ label, done, text, danger = false, to }) => (
          <div key={label}>
            <Button variant={danger ? 'danger' : 'secondary'} onClick={() => setOpen(label)}>
              {label}
            </Button>
            <ActDialog
              open={open === label}
              onClose={() => setOpen(undefined)}
              title={label}
              submit={label}
              danger={danger}
              done={done}
              work={(form) => work(to, form)}
            >
              {(errorOf) => (
                <>
                  {text && <p>{text}</p>}
                  {to !== 'in_review' && (
                    <TextField
                      label={texts.remark}
                      name="remark"
                      maxLength={500}
                      autoComplete="off"
                      error={errorOf('remark')}
                    />
                  )}
                </>
              )}
            </ActDialog>
          </div>
        ))}
      </div>
      {state === 'in_review' && may('questions.approve') && !may_approve && (
        <p className="text-ink-soft text-sm">{texts.own}</p>
      )}
    </div>
  )
}
