import type { Order } from '@pariksha/contract/packages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../lib/api/api.ts'
import { ApiError } from '../lib/api/api-errors.ts'
import { showToast } from '../ui/toast/toast-store.ts'
import { useTexts } from './texts.ts'

/** Cancels an order; the toast offers to order again. */
export function useCancelOrder({ id, title, package: slug }: Order) {
  const texts = useTexts()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const readAgain = () => queries.invalidateQueries({ queryKey: ['orders'] })

  const askAgain = async (body: { package: string }) => {
    try {
      const order = await call('POST /orders/', { body })
      showToast({ act: 'order', tone: 'good', text: texts.orders.askedAgain(order.id) })
    } catch {
      showToast({ act: 'order', tone: 'bad', text: texts.orders.notAskedAgain })
    }
    await readAgain()
  }

  const cancel = async () => {
    setBusy(true)
    try {
      await call('POST /orders/:orderId/cancel/', { params: { orderId: id } })
      showToast({
        act: 'order',
        tone: 'good',
        text: texts.orders.cancelled(title),
        // a package that is no longer offered cannot be ordered
        ...(slug !== null && { action: { label: texts.orders.askAgain, run: () => void askAgain({ package: slug }) } }),
      })
    } catch (error) {
      const decided = error instanceof ApiError && error.code === 'order_decided'
      showToast({ act: 'order', tone: 'bad', text: decided ? texts.orders.decided : texts.orders.notCancelled })
    }
    await readAgain()
    setBusy(false)
  }
  return { cancel, busy }
}
