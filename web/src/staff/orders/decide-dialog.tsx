import type { StaffOrder } from '@pariksha/contract/packages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { needsSignIn } from '../shared/needs-sign-in.ts'
import { NoMailNotice, useIsMailed } from '../shared/page/no-mail.tsx'
import { invalidateStaffSession } from '../shared/staff-calls.ts'
import { texts } from '../texts.ts'
import { orderTexts } from './order-texts.ts'

export type Decision = { readonly order: StaffOrder; readonly approve: boolean }

type Props = { readonly decision: Decision | undefined; readonly onClose: () => void }

/** Asks before an order is approved or declined. */
export function DecideDialog({ decision, onClose }: Props) {
  const client = useQueryClient()
  const isMailed = useIsMailed()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const decide = async ({ order: { id }, approve }: Decision) => {
    const params = { orderId: id }
    setBusy(true)
    setProblem(undefined)
    try {
      if (approve) await call('POST /staff/orders/:orderId/approve/', { params })
      else await call('POST /staff/orders/:orderId/decline/', { params })
      close()
      const done = approve ? orderTexts.approved : orderTexts.declined
      showToast({ tone: 'good', text: isMailed ? done : `${done} ${orderTexts.unmailed}` })
    } catch (error) {
      if (needsSignIn(error)) close()
      else setProblem(detailOf(error, orderTexts.failed))
      invalidateStaffSession(client, error)
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: ['staff', 'orders'] })
  }

  const approve = decision?.approve ?? true
  const order = decision?.order
  const { approveTitle, approveText, declineTitle, declineText } = orderTexts
  return (
    <Dialog
      open={decision !== undefined}
      onClose={close}
      role="alertdialog"
      title={approve ? approveTitle : declineTitle}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {texts.form.cancel}
          </Button>
          <Button
            variant={approve ? 'primary' : 'danger'}
            busy={busy}
            onClick={() => decision && void decide(decision)}
          >
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
      <NoMailNotice />
      {problem && <ErrorNotice text={problem} />}
    </Dialog>
  )
}
