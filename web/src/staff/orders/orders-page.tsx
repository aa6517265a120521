import { ORDER_STATUSES, type StaffOrder } from '@pariksha/contract/packages'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextField } from '../../shared/ui/forms/text-field.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { Paging, useFilledPage } from '../shared/page/paging.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { SegmentedControl } from '../shared/page/segmented-control.tsx'
import { useMay } from '../shared/use-may.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'
import { OrderItem } from './order-item.tsx'
import { orderTexts } from './order-texts.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

const SHOWN = [...ORDER_STATUSES, 'all'] as const
type Shown = (typeof SHOWN)[number]

/** Which orders are shown; it is in the address, so that coming back shows the same. */
function useFilter() {
  const [search, setSearch] = useSearchParams()
  const status = SHOWN.find((value) => value === search.get('status')) ?? 'requested'
  const [typed, setTyped] = useState(search.get('q') ?? '')
  const put = (next: { readonly status: Shown; readonly q: string }) =>
    setSearch(
      { ...(next.status !== 'requested' && { status: next.status }), ...(next.q !== '' && { q: next.q }) },
      { replace: true },
    )
  const type = (text: string) => {
    setTyped(text)
    put({ status, q: text.trim() })
  }
  return { status, typed, type, show: (value: Shown) => put({ status: value, q: typed.trim() }) }
}

/** Who asked for what; the payment is settled outside of the site. */
export function OrdersPage() {
  const may = useMay()
  const { status, typed, type, show } = useFilter()
  const q = useDeferredValue(typed.trim())
  const [page, setPage] = useState(1)
  const field = useRef<HTMLInputElement>(null)
  const [decision, setDecision] = useState<Decision>()
  const [revoked, setRevoked] = useState<StaffOrder>()
  const orders = useQuery({
    queryKey: ['staff', 'orders', status, q, page],
    queryFn: ({ signal }) => call('GET /staff/orders/', { query: { status, page, ...(q !== '' && { q }) }, signal }),
    staleTime: 0,
  })
  const choose = (value: Shown) => {
    show(value)
    setPage(1)
  }
  const searchAll = () => {
    choose('all')
    field.current?.focus() // the button goes
  }
  useFilledPage(orders.data?.results, page, setPage)

  return (
    <PageFrame title={orderTexts.title} text={orderTexts.text}>
      <search className="flex flex-col gap-4">
        <TextField
          ref={field}
          label={orderTexts.search}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            type(event.target.value)
            setPage(1)
          }}
        />
        <SegmentedControl
          label={orderTexts.status}
          choices={SHOWN.map((value) => ({
            value,
            label: value === 'all' ? orderTexts.all : orderTexts.statuses[value],
          }))}
          value={status}
          onChange={choose}
        />
      </search>
      <QueryResult of={orders}>
        {({ results, next }) =>
          results.length === 0 ? (
            <NoOrders status={status} isSearched={q !== ''} onAll={searchAll} />
          ) : (
            <>
              <ul className="flex flex-col gap-4">
                {results.map((order) => (
                  <OrderItem
                    key={order.id}
                    order={order}
                    showsStatus={status === 'all'}
                    linksStudent={may('students.read')}
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

type NoOrdersProps = { readonly status: Shown; readonly isSearched: boolean; readonly onAll: () => void }

function NoOrders({ status, isSearched, onAll }: NoOrdersProps) {
  if (!isSearched) return <EmptyState title={orderTexts.none[status]} />
  return (
    <EmptyState
      {...orderTexts.noneFound}
      action={
        status !== 'all' && (
          <Button variant="secondary" onClick={onAll}>
            {orderTexts.searchAll}
          </Button>
        )
      }
    />
  )
}
