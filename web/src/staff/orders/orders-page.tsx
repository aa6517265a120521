import type { StaffOrder } from '@pariksha/contract/packages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { detailOf } from '../../lib/api/api-errors.ts'
import { momentText } from '../../lib/format/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { ErrorNotice } from '../../ui/status/error-notice.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { PageFrame } from '../page/page-frame.tsx'
import { Paging } from '../page/paging.tsx'
import { QueryResult } from '../page/query-result.tsx'
import { SegmentedControl } from '../page/segmented-control.tsx'
import { needsSignIn } from '../sign-in/needs-sign-in.ts'
import { invalidateStaffSession } from '../staff-calls.ts'
import { texts } from '../texts.ts'
import { useMay } from '../use-may.ts'
import { orderTexts } from './order-texts.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

const STATUSES = ['requested', 'approved', 'declined', 'cancelled', 'revoked'] as const
type Status = (typeof STATUSES)[number]
type Decision = { readonly order: StaffOrder; readonly approve: boolean }

/** Who asked for what; the payment is settled outside of the site. */
export function OrdersPage() {
  const client = useQueryClient()
  const may = useMay()
  const [status, setStatus] = useState<Status>('requested')
  const [page, setPage] = useState(1)
  const [decision, setDecision] = useState<Decision>()
  const [revoked, setRevoked] = useState<StaffOrder>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const orders = useQuery({
    queryKey: ['staff', 'orders', status, page],
    queryFn: () => call('GET /staff/orders/', { query: { status, page } }),
    staleTime: 0,
  })

  const decide = async ({ order: { id }, approve }: Decision) => {
    const params = { orderId: id }
    setBusy(true)
    setProblem(undefined)
    try {
      if (approve) await call('POST /staff/orders/:orderId/approve/', { params })
      else await call('POST /staff/orders/:orderId/decline/', { params })
      setDecision(undefined)
      showToast({ tone: 'good', text: approve ? orderTexts.approved : orderTexts.declined })
    } catch (error) {
      if (needsSignIn(error)) setDecision(undefined)
      invalidateStaffSession(client, error)
      setProblem(detailOf(error, orderTexts.failed))
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: ['staff', 'orders'] })
  }

  return (
    <PageFrame title={orderTexts.title} text={orderTexts.text}>
      <SegmentedControl
        label={orderTexts.status}
        choices={STATUSES.map((value) => ({ value, label: orderTexts.statuses[value] }))}
        value={status}
        onChange={(value) => {
          setStatus(value)
          setPage(1)
        }}
      />
      <QueryResult of={orders}>
        {({ results, next }) =>
          results.length === 0 ? (
            <EmptyState title={orderTexts.none[status]} />
          ) : (
            <>
              <ul className="flex flex-col gap-4">
                {results.map((order) => (
                  <Order
                    key={order.id}
                    order={order}
                    onDecide={
                      may('orders.decide')
                        ? (approve) => {
                            setProblem(undefined)
                            setDecision({ order, approve })
                          }
                        : undefined
                    }
                    onRevoke={may('orders.decide') ? () => setRevoked(order) : undefined}
                  />
                ))}
              </ul>
              <Paging page={page} more={next !== null} onPage={setPage} />
            </>
          )
        }
      </QueryResult>
      <Question
        decision={decision}
        busy={busy}
        problem={problem}
        onClose={() => setDecision(undefined)}
        onDecide={decide}
      />
      <RevokeDialog order={revoked} onClose={() => setRevoked(undefined)} />
    </PageFrame>
  )
}

type OrderProps = {
  readonly order: StaffOrder
  readonly onDecide: ((approve: boolean) => void) | undefined
  readonly onRevoke: (() => void) | undefined
}

function Order({ order, onDecide, onRevoke }: OrderProps) {
  const { title, price, months, status, student, requested_at, decided_by } = order
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="min-w-0">
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="figures text-ink-soft">{orderTexts.terms(price, months)}</p>
        <p className="mt-2 [overflow-wrap:anywhere]">
          {student ? (
            <>
              {student.full_name},{' '}
              <a className="text-accent underline" href={`mailto:${student.email}`}>
                {student.email}
              </a>
              {student.phone_number && `, ${student.phone_number}`}
            </>
          ) : (
            orderTexts.erased
          )}
        </p>
        <p className="figures text-ink-soft text-sm">
          {momentText(requested_at, 'en')}
          {decided_by && ` · ${orderTexts.decidedBy(decided_by)}`}
        </p>
        {order.revoked_at && (
          <p className="figures text-sm [overflow-wrap:anywhere]">
            {orderTexts.revoke.by(order.revoked_by, momentText(order.revoked_at, 'en'), order.revoked_reason ?? '')}
          </p>
        )}
      </div>
      {status === 'requested' && onDecide && (
        <div className="flex gap-2">
          <Button onClick={() => onDecide(true)}>{orderTexts.approve}</Button>
          <Button look="danger" onClick={() => onDecide(false)}>
            {orderTexts.decline}
          </Button>
        </div>
      )}
      {status === 'approved' && onRevoke && (
        <Button look="danger" onClick={onRevoke}>
          {orderTexts.revoke.button}
        </Button>
      )}
    </li>
  )
}

type QuestionProps = {
  readonly decision: Decision | undefined
  readonly busy: boolean
  readonly problem: string | undefined
  readonly onClose: () => void
  readonly onDecide: (decision: Decision) => Promise<void>
}

function Question({ decision, busy, problem, onClose, onDecide }: QuestionProps) {
  const approve = decision?.approve ?? true
  const order = decision?.order
  const { approveTitle, approveText, declineTitle, declineText } = orderTexts
  return (
    <Dialog
      open={decision !== undefined}
      onClose={onClose}
      role="alertdialog"
      title={approve ? approveTitle : declineTitle}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.form.cancel}
          </Button>
          <Button look={approve ? 'primary' : 'danger'} busy={busy} onClick={() => decision && void onDecide(decision)}>
            {approve ? orderTexts.approve : orderTexts.decline}
          </Button>
        </>
      }
    >
      {order && (
        <p>
          {(approve ? approveText : declineText)(
            order.student?.full_name ?? orderTexts.erased,
            order.title,
            orderTexts.terms(order.price, order.months),
          )}
        </p>
      )}
      {problem && <ErrorNotice text={problem} />}
    </Dialog>
  )
}
