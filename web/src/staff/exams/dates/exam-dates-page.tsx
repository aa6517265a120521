import type { StaffDate } from '@pariksha/contract/exams/exam-dates'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { keepToastsAbove } from '../../../shared/ui/toast/keep-toasts-above.ts'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { ConfirmLeaving } from '../../shared/form/unsaved/confirm-leaving.tsx'
import { RestoredNotice } from '../../shared/form/unsaved/restored-notice.tsx'
import { useUnsaved } from '../../shared/form/unsaved/use-unsaved.ts'
import { notSavedText } from '../../shared/page/failure-text.ts'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { useSaveAfterSignIn } from '../../shared/use-save-after-sign-in.ts'
import { texts } from '../../texts.ts'
import { dateTexts } from './date-texts.ts'
import { ExamDateRow } from './exam-date-row.tsx'

const KEY = ['staff', 'exam-dates']

/** The dates of all examinations, set together. */
export function ExamDatesPage() {
  const dates = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /staff/exam-dates/'),
    staleTime: Number.POSITIVE_INFINITY, // a refetch must not replace what is typed
    gcTime: 0,
  })
  const [round, setRound] = useState(0)
  const showNow = async () => {
    await dates.refetch()
    setRound(round + 1)
  }
  return (
    <PageFrame title={dateTexts.title} text={dateTexts.text} shownAt="/exams">
      <QueryResult of={dates}>
        {(there) => <Dates key={round} there={there.dates} onShowNow={() => void showNow()} />}
      </QueryResult>
    </PageFrame>
  )
}

type Props = { readonly there: readonly StaffDate[]; readonly onShowNow: () => void }

const isOther = (a: StaffDate, b: StaffDate | undefined) =>
  a.on_date !== b?.on_date || (a.on_date !== null && (a.stage !== b?.stage || a.tentative !== b?.tentative))

/** By exam. */
type Typed = Readonly<Record<string, StaffDate>>
const NOTHING: { readonly typed: Typed } = { typed: {} }

function Dates({ there, onShowNow }: Props) {
  const client = useQueryClient()
  const [first, setFirst] = useState(there)
  const unsaved = useUnsaved({
    form: 'exam-dates',
    saved: NOTHING,
    version: there.map(({ version }) => version).join(),
  })
  const { typed } = unsaved.value
  const draft = first.map((date) => typed[date.exam] ?? date)
  const [problem, setProblem] = useState<string>()
  const [overtaken, setOvertaken] = useState(false)
  const [busy, setBusy] = useState(false)
  const changed = draft.filter((date, index) => isOther(date, first[index]))

  const send = async () => {
    if (changed.length === 0) {
      showToast({ tone: 'plain', text: dateTexts.nothing })
      return
    }
    setBusy(true)
    setProblem(undefined)
    setOvertaken(false)
    try {
      const body = {
        dates: changed.map(({ exam, on_date, stage, tentative, version }) => ({
          exam,
          on_date,
          tentative,
          version,
          stage: on_date === null ? null : stage,
        })),
      }
      const saved = await call('PUT /staff/exam-dates/', { body })
      setFirst(saved.dates)
      unsaved.reset(NOTHING)
      client.setQueryData(KEY, saved)
      showToast({ tone: 'good', text: dateTexts.saved(changed.length) })
    } catch (error) {
      refused(error)
      invalidateStaffSession(client, error)
      setProblem(notSavedText(error))
      setOvertaken(error instanceof ApiError && error.code === 'row_changed')
    } finally {
      setBusy(false)
    }
  }
  const refused = useSaveAfterSignIn(() => void send())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const change = (date: StaffDate, values: Partial<StaffDate>) => {
    const { [date.exam]: _, ...others } = typed
    const next = { ...date, ...values }
    const there = first.find(({ exam }) => exam === date.exam)
    unsaved.change({ typed: isOther(next, there) ? { ...others, [date.exam]: next } : others })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <RestoredNotice unsaved={unsaved} />
      <p className="text-ink-soft">
        {dateTexts.tentativeCount(
          draft.filter(({ on_date, tentative }) => on_date === null || tentative).length,
          draft.length,
        )}
      </p>
      <table className="w-full rounded-lg border border-line bg-surface text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-line border-b text-ink-soft text-sm">
            {[dateTexts.exam, dateTexts.date, dateTexts.stage, dateTexts.tentative].map((name) => (
              <th key={name} scope="col" className="px-4 py-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {draft.map((date) => (
            <ExamDateRow key={date.exam} date={date} onChange={(values) => change(date, values)} />
          ))}
        </tbody>
      </table>
      <div
        ref={keepToastsAbove}
        className="sticky bottom-0 -mx-4 flex flex-col items-start gap-3 border-line border-t bg-page px-4 py-3 md:-mx-8 md:px-8"
      >
        {overtaken ? (
          <ErrorNotice
            text={texts.form.overtaken}
            retryLabel={texts.form.showNow}
            onRetry={() => {
              unsaved.forget()
              onShowNow()
            }}
          />
        ) : (
          problem && <ErrorNotice text={problem} />
        )}
        <Button type="submit" busy={busy}>
          {dateTexts.save}
        </Button>
      </div>
      <ConfirmLeaving clean={unsaved.clean} onLeave={unsaved.forget} />
    </form>
  )
}
