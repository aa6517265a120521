import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { AuditEntries } from '../people/audit/audit-entries.tsx'
import { questionTexts } from '../questions/question-texts.ts'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { invalidateStaffSession } from '../shared/staff-calls.ts'
import { useMay, useMember } from '../shared/use-may.ts'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'
import { signInTexts } from '../sign-in/sign-in-texts.ts'
import { texts } from '../texts.ts'
import { Installation } from './installation.tsx'
import { Samples } from './samples.tsx'

/** What waits, and what was done last. */
export function OverviewPage() {
  const member = useMember()
  const may = useMay()
  const orders = useQuery({
    queryKey: ['staff', 'orders', 'requested', 1],
    queryFn: () => call('GET /staff/orders/'),
    enabled: may('orders.read'),
  })
  const doubts = useQuery({
    queryKey: ['staff', 'doubts', 'open', 1],
    queryFn: () => call('GET /staff/doubts/'),
    enabled: may('doubts.answer'),
  })
  const questions = useQuery({
    queryKey: ['staff', 'questions', 'in_review'],
    queryFn: () => call('GET /staff/questions/', { query: { state: 'in_review' } }),
    enabled: may('questions.approve'),
  })
  return (
    <PageFrame
      title={texts.overview.title}
      text={texts.overview.text(
        member?.email ?? '',
        (member?.roles ?? []).map((role) => texts.roles[role].name),
      )}
      actions={<NewRecoveryCodes />}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {may('orders.read') && <Waiting to="/staff/orders" label={texts.overview.orders} page={orders.data} />}
        {may('doubts.answer') && <Waiting to="/staff/doubts" label={texts.overview.doubts} page={doubts.data} />}
        {may('questions.approve') && (
          <Waiting
            to="/staff/questions?state=in_review"
            label={questionTexts.waiting}
            page={questions.data && { results: questions.data.questions, next: questions.data.next }}
          />
        )}
      </ul>
      {may('site.edit') && <Samples />}
      {may('installation.manage') && <Installation />}
      {may('log.read') && <RecentChanges />}
    </PageFrame>
  )
}

function RecentChanges() {
  const log = useQuery({
    queryKey: ['staff', 'log', 'last'],
    queryFn: () => call('GET /staff/audit-log/'),
    staleTime: 0,
  })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{texts.overview.last}</h2>
      <QueryResult of={log}>{({ entries }) => <AuditEntries entries={entries.slice(0, 8)} />}</QueryResult>
    </section>
  )
}

type WaitingProps = {
  readonly to: string
  readonly label: string
  readonly page: { readonly results: readonly unknown[]; readonly next: string | null } | undefined
}

function Waiting({ to, label, page }: WaitingProps) {
  return (
    <li>
      <Link to={to} className="flex flex-col-reverse rounded-lg border border-line bg-surface p-5 hover:shadow-md">
        <span className="text-ink-soft">{label}</span>
        <span className="figures font-bold text-3xl text-accent">
          {page ? `${page.results.length}${page.next === null ? '' : '+'}` : '–'}
        </span>
      </Link>
    </li>
  )
}

function NewRecoveryCodes() {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  // the codes stay until they are marked as saved: opened again, the dialog shows the same
  const close = () => setOpen(false)
  const done = () => {
    setOpen(false)
    setCodes(undefined)
  }
  const renew = async () => {
    try {
      setCodes((await call('POST /staff/second-step/recovery-codes/')).recovery_codes)
    } catch (error) {
      invalidateStaffSession(client, error)
      showToast({ tone: 'bad', text: detailOf(error, signInTexts.recovery.failed) })
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {signInTexts.recovery.renew}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={signInTexts.recovery.renew}
        actions={
          codes === undefined && (
            <>
              <Button variant="secondary" onClick={close}>
                {texts.form.cancel}
              </Button>
              <Button onClick={renew}>{signInTexts.recovery.renew}</Button>
            </>
          )
        }
      >
        {codes ? <RecoveryCodes codes={codes} onDone={done} /> : <p>{signInTexts.recovery.renewText}</p>}
      </Dialog>
    </>
  )
}
