import type { Order, PackageItem } from '@pariksha/contract/packages'
import { rupees } from '@pariksha/domain/rupees'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError, isUnauthorized, NetworkError } from '../../../shared/lib/api/api-errors.ts'
import { useExpiredSession } from '../../../shared/lib/api/use-expired-session.ts'
import { orderPath } from '../../../shared/paths/package-paths.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { InstituteContact } from './institute-contact.tsx'
import { type Texts, useTexts } from './order-texts.ts'

type Props = {
  readonly offer: PackageItem
  /** The list, filtered as it is now. */
  readonly returnPath: string
  readonly institute: string
  readonly onClose: () => void
}

/** A slow answer does not keep anybody from ordering: the server finds the open order, too. */
const LOOK_MILLIS = 5000

/** Confirms, sends the order and says what happens next. Where one is open already it asks for nothing again. */
export function OrderDialog({ offer, returnPath, institute, onClose }: Props) {
  const texts = useTexts()
  const { language } = useLanguage()
  const [order, setOrder] = useState<Order | null>(null)
  const [isKnown, setKnown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const { revalidate } = useRevalidator()
  useExpiredSession(error, orderPath(offer.slug, returnPath))

  useEffect(() => {
    const controller = new AbortController()
    call('GET /orders/', { signal: controller.signal, timeoutMillis: LOOK_MILLIS })
      .then((orders) => {
        const open = orders.find((one) => one.package === offer.slug && one.status === 'requested')
        if (open) setOrder(open)
      })
      .catch(() => {})
      .finally(() => setKnown(true))
    return () => controller.abort()
  }, [offer.slug])

  const send = async () => {
    setBusy(true)
    setError(null)
    try {
      const body = { package: offer.slug, price: offer.price, months: offer.months }
      setOrder(await call('POST /orders/', { body }))
    } catch (failure) {
      if (isOfferChanged(failure)) await revalidate()
      setError(failure)
    } finally {
      setBusy(false)
    }
  }

  if (order) return <Sent order={order} institute={institute} onClose={onClose} />
  return (
    <Dialog
      open
      lang={language}
      onClose={onClose}
      title={texts.order.title(offer.title)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.order.notNow}
          </Button>
          <Button busy={busy} disabled={!isKnown} onClick={() => void send()}>
            {busy ? texts.order.sending : texts.order.send}
          </Button>
        </>
      }
    >
      <p className="figures font-semibold text-lg">{texts.order.terms(rupees(offer.price), offer.months)}</p>
      {offer.full_length.ready + offer.sectional.ready === 0 && (
        <p className="rounded-sm bg-warn-soft px-3 py-2">{texts.order.notReady}</p>
      )}
      <ol className="flex list-decimal flex-col gap-1 pl-5">
        <li>{texts.order.what.sent(institute)}</li>
        <li>{texts.order.what.paid(institute)}</li>
        <li>{texts.order.what.opened(institute)}</li>
      </ol>
      {error !== null && <ErrorNotice text={explain(texts, error)} />}
    </Dialog>
  )
}

function Sent({ order, institute, onClose }: { order: Order; institute: string; onClose: () => void }) {
  const texts = useTexts()
  const { language } = useLanguage()
  return (
    <Dialog
      open
      lang={language}
      onClose={onClose}
      title={texts.order.sentTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.order.done}
          </Button>
          <ButtonLink to="/library" replace>
            {texts.order.library}
          </ButtonLink>
        </>
      }
    >
      <p role="status">{texts.order.sent(order.id, institute)}</p>
      <p className="figures font-semibold text-lg">{texts.order.terms(rupees(order.price), order.months)}</p>
      <p>{texts.order.reach}</p>
      <InstituteContact />
    </Dialog>
  )
}

const isOfferChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'offer_changed'

function explain(texts: Texts, error: unknown): string {
  if (error instanceof NetworkError) return texts.order.offline
  if (!(error instanceof ApiError)) return texts.order.failed
  if (error.code === 'offer_changed') return error.message
  if (error.code === 'too_many_kept') return texts.order.full
  if (error.status === 404) return texts.order.gone
  return isUnauthorized(error) || error.status === 429 ? (error.detail ?? texts.order.failed) : texts.order.failed
}
