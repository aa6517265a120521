import type { StaffOrder } from '@pariksha/contract/packages'
import { call } from '../../shared/lib/api/api.ts'
import { ActDialog } from '../shared/page/act-dialog.tsx'
import { ReasonField, textIn } from '../shared/page/reason-field.tsx'
import { orderTexts } from './order-texts.ts'

type Props = { readonly order: StaffOrder | undefined; readonly onClose: () => void }

/** Takes an approval back; the money is settled outside of the site, as the payment was. */
export function RevokeDialog({ order, onClose }: Props) {
  const { revoke, erased, unmailed } = orderTexts
  const isPaid = order !== undefined && order.price > 0
  const done = (...more: readonly string[]) => [revoke.done, ...more, ...(isPaid ? [revoke.doneMoney] : [])].join(' ')
  return (
    <ActDialog
      open={order !== undefined}
      onClose={onClose}
      title={revoke.title}
      submit={revoke.button}
      danger
      done={done()}
      unmailed={done(unmailed)}
      work={async (form) => {
        if (!order) return
        const body = { reason: textIn(form, 'reason') }
        await call('POST /staff/orders/:orderId/revoke/', { params: { orderId: order.id }, body })
      }}
    >
      {(errorOf) => (
        <>
          <p>{order && revoke.text(order.student?.full_name ?? erased, order.title)}</p>
          {isPaid && <p>{revoke.money}</p>}
          <ReasonField hint={revoke.reasonHint} error={errorOf('reason')} />
        </>
      )}
    </ActDialog>
  )
}
