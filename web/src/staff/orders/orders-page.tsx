import { ORDER_STATUSES, type StaffOrder } from '@pariksha/contract/packages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { Paging, useFilledPage } from '../page/paging.tsx'
import { QueryResult } from '../page/query-result.tsx'
import { SegmentedControl } from '../page/segmented-control.tsx'
import { useMay } from '../use-may.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'
import { OrderItem } from './order-item.tsx'
import { orderTexts } from './order-texts.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

/** Who asked for what; the payment is settled outside of the site. */
export function OrdersPage() {
  const may = useMay()
  const [status, setStatus] = useState<StaffOrder['status']>('requested')
  const [page, setPage] = useState(1)
  const [decision, setDecision] = useState<Decision>()
  const [revoked, setRevoked] = useState<StaffOrder>()
  const orders = useQuery({
    queryKey: ['staff', 'orders', status, page],
    queryFn: () => call('GET /staff/orders/', { query: { status, page } }),
    staleTime: 0,
  })
  useFilledPage(orders.data?.results, page, setPage)

  return (
    <PageFrame title={orderTexts.title} text={orderTexts.text}>
      <SegmentedControl
        label={orderTexts.status}
        choices={ORDER_STATUSES.map((value) => ({ value, label: orderTexts.statuses[value] }))}
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
                  <OrderItem
                    key={order.id}
                    order={order}
                    onDecide={may('orders.decide') ? (approve) => setDecision({ order, approve }) : undefined}
                    onRevoke={may('orders.decide') ? () => setRevoked(order) : undefined}
                  />
                ))}
              </ul>
              <Paging page={page} more={next !== null} onPage={setPage} />
            </>
          )
        }
      </QueryResult>
      <DecideDialog decision={decision} onClose={() => setDecision(undefined)} />
      <RevokeDialog order={revoked} onClose={() => setRevoked(undefined)} />
    </PageFrame>
  )
}
