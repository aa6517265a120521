import type { StaffOrder } from '@pariksha/contract/packages'
import { call } from '../../lib/api/api.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { ActDialog } from '../page/act-dialog.tsx'
import { orderTexts } from './order-texts.ts'

type Props = { readonly order: StaffOrder | undefined; readonly onClose: () => void }

/** Takes an approval back; the money is settled outside of the site, as the payment was. */
export function RevokeDialog({ order, onClose }: Props) {
  const { revoke, erased } = orderTexts
  return (
    <ActDialog
      open={order !== undefined}
      onClose={onClose}
      title={revoke.title}
      submit={revoke.button}
      danger
      done={revoke.done}
      work={async (form) => {
        if (!order) return
        const body = { reason: String(form.get('reason') ?? '') }
        await call('POST /staff/orders/:orderId/revoke/', { params: { orderId: order.id }, body })
      }}
    >
      {(errorOf) => (
        <>
          <p>{order && revoke.text(order.student?.full_name ?? erased, order.title)}</p>
          <p>{revoke.money}</p>
          <TextField
            label={revoke.reason}
            hint={revoke.reasonHint}
            name="reason"
            required
            maxLength={300}
            autoComplete="off"
            error={errorOf('reason')}
          />
        </>
      )}
    </ActDialog>
  )
}
