import type { Order } from '@pariksha/contract/packages'
import { rupees } from '@pariksha/domain/rupees'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { call } from '../../shared/lib/api/api.ts'
import { dayText } from '../../shared/lib/format/dates.ts'
import { useSite } from '../../shared/lib/site.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Section } from './section.tsx'
import { useTexts } from './texts.ts'
import { useCancelOrder } from './use-cancel-order.ts'

export const useOrders = () =>
  useQuery({
    queryKey: ['orders'],
    queryFn: () => call('GET /orders/'),
    staleTime: 0,
  })

/** Orders: pending ones can be cancelled, others show their outcome. Renders nothing without orders. */
export function Orders() {
  const texts = useTexts()
  const query = useOrders()
  if (query.data?.length === 0) return null
  return (
    <Section title={texts.orders.title} query={query}>
      {(orders) => {
        const waiting = orders.filter(({ status }) => status === 'requested')
        const earlier = orders.filter(({ status }) => status !== 'requested')
        return (
          <>
            {waiting.map((order) => (
              <Waiting key={order.id} order={order} />
            ))}
            {earlier.length > 0 && (
              <details className="rounded-lg border border-line px-5 py-3" open={waiting.length === 0}>
                <summary className="min-h-11 py-2 font-semibold">{texts.orders.earlier(earlier.length)}</summary>
                <ul>
                  {earlier.map((order) => (
                    <li key={order.id} className="border-line border-t py-3">
                      <Terms order={order} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </>
        )
      }}
    </Section>
  )
}

function Waiting({ order }: { readonly order: Order }) {
  const texts = useTexts()
  const { cancel, busy } = useCancelOrder(order)
  const { name } = useSite()
  return (
    <article className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="min-w-60 flex-1">
        <Terms order={order} />
        <p className="pt-2">{texts.orders.waiting(name)}</p>
      </div>
      <Button
        variant="secondary"
        busy={busy}
        aria-label={texts.orders.cancelName(order.id)}
        onClick={() => void cancel()}
      >
        {texts.orders.cancel}
      </Button>
    </article>
  )
}

const COLOURS: Record<Order['status'], string> = {
  requested: 'bg-warn-soft text-warn',
  approved: 'bg-good-soft text-good',
  declined: 'bg-bad-soft text-bad',
  cancelled: 'bg-sunken text-ink-soft',
  revoked: 'bg-bad-soft text-bad',
}

function Terms({ order }: { readonly order: Order }) {
  const { id, title, price, months, status, requested_at, revoked_at, revoked_reason } = order
  const texts = useTexts()
  const { language } = useLanguage()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <h3 className="font-semibold text-lg">{title}</h3>
        <p className="figures text-ink-soft">
          {texts.orders.number(id)}, {texts.orders.terms(rupees(price), months)},{' '}
          {texts.orders.asked(dayText(requested_at, language))}
        </p>
        {revoked_at && revoked_reason && (
          <p className="[overflow-wrap:anywhere]">
            {texts.orders.revoked(dayText(revoked_at, language), revoked_reason)}
          </p>
        )}
      </div>
      <span className={`rounded-full px-3 py-1 font-semibold text-sm ${COLOURS[status]}`}>
        {texts.orders.statuses[status]}
      </span>
    </div>
  )
}
