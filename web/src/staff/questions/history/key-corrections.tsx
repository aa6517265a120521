import type { KeyCorrectionOfQuestion, Question } from '@pariksha/contract/questions/question'
import { rangeText } from '@pariksha/domain/marking/range-text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { useMay } from '../../shared/use-may.ts'
import { texts as staffTexts } from '../../texts.ts'
import { questionTexts } from '../question-texts.ts'

const { corrections: texts } = questionTexts

/** What became of the key in a paper: "now C", "now A or C", "dropped". */
export const correctedTo = ({ accepted }: Pick<KeyCorrectionOfQuestion, 'accepted'>): string =>
  accepted === null
    ? texts.corrected
    : accepted.length === 0
      ? texts.dropped
      : texts.now(
          accepted.map((one) => (one.kind === 'numeric' ? rangeText(one) : [...one.correct.toUpperCase()].join(', '))),
        )

/** Keys that were corrected in papers and that nobody decided about: the question itself has not changed. */
export function KeyCorrections({ question }: { readonly question: Question }) {
  const open = question.key_corrections.filter((one) => one.open)
  if (open.length === 0) return null
  return (
    <section
      aria-label={texts.title}
      className="flex max-w-3xl flex-col gap-4 rounded-lg border border-warn bg-warn-soft p-4"
    >
      <h2 className="inline-flex items-center gap-2 font-semibold text-lg">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <ul className="flex flex-col gap-4">
        {open.map((one) => (
          <li key={`${one.paper_id}/${one.question_number}`}>
            <OpenCorrection question={question} correction={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { readonly question: Question; readonly correction: KeyCorrectionOfQuestion }

function OpenCorrection({ question, correction }: Props) {
  const { paper_id, question_number, title, key_version, reason, fits } = correction
  const may = useMay()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: 'take' | 'leave') =>
      call('POST /staff/questions/:questionId/corrected-key/', {
        params: { questionId: question.id },
        body: { paper_id, question_number, key_version, version: question.version, decision },
      }),
    onSuccess: async (_, decision) => {
      showToast({ tone: 'good', text: texts.done[decision] })
      await client.invalidateQueries({ queryKey: ['staff'] })
    },
    onError: (failure) => invalidateStaffSession(client, failure),
  })
  return (
    <div className="flex flex-col gap-2">
      <p>
        <Link
          to={`/staff/keys/${paper_id}/${question_number}`}
          className="text-accent underline [overflow-wrap:anywhere]"
        >
          {questionTexts.statistics.place(title, question_number)}
        </Link>
        : {correctedTo(correction)}
      </p>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{reason}</p>
      {!fits && <p className="text-sm">{texts.unfit}</p>}
      {error && <ErrorNotice text={detailOf(error, staffTexts.form.noAnswer)} />}
      {may('questions.write') && (
        <div className="flex flex-wrap gap-2">
          {fits && (
            <Button busy={isPending} onClick={() => mutate('take')}>
              {texts.take}
            </Button>
          )}
          <Button variant="secondary" busy={isPending} onClick={() => mutate('leave')}>
            {texts.leave}
          </Button>
        </div>
      )}
    </div>
  )
}
