import type { StaffOrder } from '@pariksha/contract/packages'
import { Link } from 'react-router'
import { momentText } from '../../shared/lib/format/dates.ts'
import { Button } from '../../shared/ui/button.tsx'
import { orderTexts } from './order-texts.ts'

type Props = {
  readonly order: StaffOrder
  /** In a list of orders of every status. */
  readonly showsStatus: boolean
  readonly linksStudent: boolean
  readonly onDecide: ((approve: boolean) => void) | undefined
  readonly onRevoke: (() => void) | undefined
}

/** An order of the list, with what the member may do with it. */
export function OrderItem({ order, showsStatus, linksStudent, onDecide, onRevoke }: Props) {
  const { id, title, price, months, status, student, requested_at, decided_by } = order
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="min-w-0">
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="figures text-ink-soft">{orderTexts.terms(price, months)}</p>
        <p className="mt-2 [overflow-wrap:anywhere]">
          {student ? (
            <>
              {linksStudent ? (
                <Link className="text-accent underline" to={`/staff/students/${student.id}`}>
                  {student.full_name}
                </Link>
              ) : (
                student.full_name
              )}
              ,{' '}
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
          {[
            orderTexts.number(id),
            ...(showsStatus ? [orderTexts.statuses[status]] : []),
            momentText(requested_at, 'en'),
            ...(decided_by ? [orderTexts.decidedBy(decided_by)] : []),
          ].join(' · ')}
        </p>
        {order.revoked_at && (
          <p className="figures text-sm [overflow-wrap:anywhere]">
            {orderTexts.revoke.by(order.revoked_by, momentText(order.revoked_at, 'en'), order.revoked_reason ?? '')}
          </p>
        )}
      </div>
      {status === 'requested' && onDecide && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onDecide(true)}>{orderTexts.approve}</Button>
          <Button variant="danger" onClick={() => onDecide(false)}>
            {orderTexts.decline}
          </Button>
        </div>
      )}
      {status === 'approved' && onRevoke && (
        <Button variant="danger" onClick={onRevoke}>
          {orderTexts.revoke.button}
        </Button>
      )}
    </li>
  )
}
