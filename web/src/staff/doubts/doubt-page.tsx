import type { StaffDoubt } from '@pariksha/contract/student/doubts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { ApiError, detailOf } from '../../shared/lib/api/api-errors.ts'
import { momentText } from '../../shared/lib/format/dates.ts'
import { SolvedQuestion } from '../../shared/questions/solution/solved-question.tsx'
import { Reading } from '../../shared/reading/reading.tsx'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { MarkdownControl } from '../shared/form/markdown-control.tsx'
import { ConfirmLeaving } from '../shared/form/unsaved/confirm-leaving.tsx'
import { RestoredNotice } from '../shared/form/unsaved/restored-notice.tsx'
import { useUnsaved } from '../shared/form/unsaved/use-unsaved.ts'
import { notSavedText } from '../shared/page/failure-text.ts'
import { useIsMailed } from '../shared/page/no-mail.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { invalidateStaffSession } from '../shared/staff-calls.ts'
import { useSaveAfterSignIn } from '../shared/use-save-after-sign-in.ts'
import { doubtTexts } from './doubt-texts.ts'

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'row_changed'

/** A doubt with what was said so far, the question it is about, and room for the answer. */
export function DoubtPage() {
  const { doubtId = '' } = useParams()
  const key = ['staff', 'doubt', doubtId]
  const client = useQueryClient()
  const params = { doubtId }
  const doubt = useQuery({
    queryKey: key,
    queryFn: () => call('GET /staff/doubts/:doubtId/', { params }),
    staleTime: 0,
  })
  const changed = (next: StaffDoubt) => {
    client.setQueryData(key, next)
    void client.invalidateQueries({ queryKey: ['staff', 'doubts'] })
  }
  const publish = async ({ published, replies }: StaffDoubt) => {
    try {
      const body = { published: !published, replies: replies.length }
      changed(await call('PATCH /staff/doubts/:doubtId/', { params, body }))
    } catch (error) {
      invalidateStaffSession(client, error)
      showToast({ tone: 'bad', text: detailOf(error, doubtTexts.failed) })
      // what was written meanwhile is read before it is published
      if (isOvertaken(error)) void client.invalidateQueries({ queryKey: key })
    }
  }
  return (
    <QueryResult of={doubt}>
      {(found) => (
        <PageFrame
          title={found.title}
          text={`${found.student.full_name}, ${found.student.email}`}
          actions={
            <>
              {found.shareable && (
                <Button variant="secondary" onClick={() => void publish(found)}>
                  {found.published ? doubtTexts.unpublish : doubtTexts.publish}
                </Button>
              )}
              <ButtonLink variant="secondary" to="/staff/doubts">
                {doubtTexts.back}
              </ButtonLink>
            </>
          }
        >
          <div className="flex max-w-3xl flex-col gap-4">
            <Said by={doubtTexts.student} html={found.html} at={found.asked_at} />
            {found.question && <Question question={found.question} />}
            {found.replies.map(({ id, author, by, html, written_at }) => (
              <Said
                key={id}
                by={author === 'student' ? doubtTexts.student : by === null ? doubtTexts.staff : doubtTexts.by(by)}
                html={html}
                at={written_at}
              />
            ))}
            <AnswerForm doubtId={doubtId} replies={found.replies.length} onAnswered={changed} />
          </div>
        </PageFrame>
      )}
    </QueryResult>
  )
}

type SaidProps = { readonly by: string; readonly html: string; readonly at: string }

function Said({ by, html, at }: SaidProps) {
  return (
    <article className="rounded-lg border border-line bg-surface p-4">
      <p className="figures mb-2 text-ink-soft text-sm">
        <span className="font-semibold text-ink">{by}</span> · {momentText(at, 'en')}
      </p>
      <Reading html={html} />
    </article>
  )
}

function Question({ question }: { readonly question: NonNullable<StaffDoubt['question']> }) {
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
      <h2 className="font-semibold">{doubtTexts.about(question.title, question.question_number)}</h2>
      <SolvedQuestion question={question} />
    </section>
  )
}

type AnswerFormProps = {
  readonly doubtId: string
  /** How many can be read above. */
  readonly replies: number
  readonly onAnswered: (doubt: StaffDoubt) => void
}

const BLANK = { text: '', solved: true }

function AnswerForm({ doubtId, replies, onAnswered }: AnswerFormProps) {
  const client = useQueryClient()
  const unsaved = useUnsaved({ form: `doubts/${doubtId}`, saved: BLANK, version: replies })
  const { text, solved } = unsaved.value
  const isMailed = useIsMailed()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { text, solved, replies }
      onAnswered(await call('POST /staff/doubts/:doubtId/answers/', { params: { doubtId }, body }))
      unsaved.reset(BLANK)
      showToast({ tone: 'good', text: isMailed ? doubtTexts.sent : doubtTexts.sentUnmailed })
    } catch (error) {
      refused(error)
      invalidateStaffSession(client, error)
      if (isOvertaken(error)) {
        await client.invalidateQueries({ queryKey: ['staff', 'doubt', doubtId] })
        return setProblem(doubtTexts.overtaken)
      }
      const found = error instanceof ApiError ? error.errors[0]?.message : undefined
      setProblem(found ?? notSavedText(error, doubtTexts))
    } finally {
      setBusy(false)
    }
  }
  const refused = useSaveAfterSignIn(() => void send())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <RestoredNotice unsaved={unsaved} />
      <MarkdownControl
        field={{ kind: 'markdown', label: doubtTexts.answer }}
        rows={8}
        value={text}
        error={problem}
        onChange={(value) => unsaved.change({ text: String(value), solved })}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={solved}
          onChange={(event) => unsaved.change({ text, solved: event.target.checked })}
        />
        {doubtTexts.solvedNow}
      </label>
      <Button type="submit" busy={busy} className="self-start">
        {doubtTexts.send}
      </Button>
      <ConfirmLeaving clean={unsaved.clean} onLeave={unsaved.forget} />
    </form>
  )
}
