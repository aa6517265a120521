import type { AttemptOfStudent } from '@pariksha/contract/results/staff-results'
import { percentileText } from '@pariksha/domain/ranking/ranking'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { ReasonField, textIn } from '../../shared/page/reason-field.tsx'
import { useMay } from '../../shared/use-may.ts'
import { studentTexts } from './student-texts.ts'

type Props = { readonly studentId: number; readonly attempt: AttemptOfStudent }

export function AttemptItem({ studentId, attempt }: Props) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { test_id, title, status, started_at, deadline_at, score, max_marks, ranked, rank, of, percentile } = attempt
  const words = status === 'completed' ? studentTexts.reopen : studentTexts.extend
  const facts = [
    momentText(started_at, 'en'),
    studentTexts.statuses[status],
    (status === 'started' || status === 'closing') && studentTexts.until(momentText(deadline_at, 'en')),
    score !== null && studentTexts.score(score, max_marks),
    rank !== null && of !== null && studentTexts.rank(rank, of),
    percentile !== null && studentTexts.percentile(percentileText(percentile)),
    ranked === false && studentTexts.unranked,
    status === 'completed' && !attempt.released && studentTexts.unreleased,
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          <Link to={`/staff/results/${test_id}`} className="text-accent underline">
            {title}
          </Link>
        </p>
        <p className="figures text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {may('attempts.change') && (
        <>
          <Button variant="secondary" aria-label={words.of(title)} onClick={() => setOpen(true)}>
            {words.button}
          </Button>
          <TimeDialog studentId={studentId} attempt={attempt} open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </li>
  )
}

const minutesOf = (seconds: number) => Math.round(seconds / 60)

function TimeDialog({
  studentId,
  attempt,
  ...shown
}: Props & { readonly open: boolean; readonly onClose: () => void }) {
  const isOver = attempt.status === 'completed'
  const words = isOver ? studentTexts.reopen : studentTexts.extend
  const work = async (form: FormData) => {
    const params = { studentId, attemptId: attempt.id }
    const body = { minutes: Number(textIn(form, 'minutes')), reason: textIn(form, 'reason') }
    if (isOver) {
      const { remaining_seconds } = await call('POST /staff/students/:studentId/attempts/:attemptId/reopen/', {
        params,
        body,
      })
      return studentTexts.reopen.done(minutesOf(remaining_seconds))
    }
    const given = await call('POST /staff/students/:studentId/attempts/:attemptId/extend/', {
      params,
      body: { ...body, deadline_at: attempt.deadline_at },
    })
    return studentTexts.extend.done(minutesOf(given.given_seconds), minutesOf(given.remaining_seconds))
  }
  return (
    <ActDialog {...shown} title={words.of(attempt.title)} submit={words.button} work={work}>
      {(errorOf) => (
        <>
          <p>{words.text}</p>
          <TextField
            label={words.minutes}
            name="minutes"
            type="number"
            inputMode="numeric"
            min={1}
            max={600}
            required
            defaultValue={10}
            error={errorOf('minutes')}
          />
          <ReasonField hint={studentTexts.reasonHint} error={errorOf('reason')} />
        </>
      )}
    </ActDialog>
  )
}
