import type { Order } from '@pariksha/contract/packages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { ApiError } from '../../shared/lib/api/api-errors.ts'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { useTexts } from './texts.ts'

/** Cancels an order; the toast offers to order again. */
export function useCancelOrder({ id, title, package: slug, price, months }: Order) {
  const texts = useTexts()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const readAgain = () => queries.invalidateQueries({ queryKey: ['orders'] })

  const askAgain = async (body: { package: string; price: number; months: number }) => {
    try {
      const order = await call('POST /orders/', { body })
      showToast({ act: 'order', tone: 'good', text: texts.orders.askedAgain(order.id) })
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'offer_changed'
      showToast({ act: 'order', tone: 'bad', text: isChanged ? error.message : texts.orders.notAskedAgain })
    }
    await readAgain()
  }

  const cancel = async () => {
    setBusy(true)
    const failure = await call('POST /orders/:orderId/cancel/', { params: { orderId: id } }).then(
      () => undefined,
      (error: unknown) => error,
    )
    await readAgain()
    setBusy(false)
    // where the answer was lost, the list knows
    const known = queries.getQueryData<Order[]>(['orders'])?.find((order) => order.id === id)
    if (failure === undefined || known?.status === 'cancelled')
      return showToast({
        act: 'order',
        tone: 'good',
        text: texts.orders.cancelled(title),
        // a package that is no longer offered cannot be ordered
        ...(slug !== null && {
          action: { label: texts.orders.askAgain, run: () => void askAgain({ package: slug, price, months }) },
        }),
      })
    const decided = failure instanceof ApiError && failure.code === 'order_decided'
    showToast({ act: 'order', tone: 'bad', text: decided ? texts.orders.decided : texts.orders.notCancelled })
  }
  return { cancel, busy }
}
