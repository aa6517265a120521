import { useState } from 'react'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { ApiError, detailOf, retryAfterMillis } from '../../shared/lib/api/api-errors.ts'
import { download } from '../../shared/lib/api/download.ts'
import { retry } from '../../shared/lib/retry.ts'
import { Button } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { useTexts } from './standing/standing-texts.ts'

/** The server makes one at a time and says when to come again: of a thousand who ask at once the last has it in some minutes. */
const RETRIES = { max: 20, minDelay: retryAfterMillis }

/** The certificate of participation in a live test, as a file. */
export function CertificatePart({ attemptId }: { readonly attemptId: number }) {
  const texts = useTexts().certificate
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const [waits, setWaits] = useState(false)
  const isFull = (error: unknown) => {
    const full = error instanceof ApiError && error.status === 429
    setWaits(full)
    return full
  }
  const save = async () => {
    setBusy(true)
    try {
      const url = `/tests/usertest/${attemptId}/certificate/`
      await retry(() => download(url, {}, `certificate-${attemptId}.pdf`, { language }), isFull, RETRIES)
    } catch (error) {
      showToast({ tone: 'bad', text: detailOf(error, texts.failed) })
    } finally {
      setBusy(false)
      setWaits(false)
    }
  }
  return (
    <section className="flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <Button variant="secondary" busy={busy} onClick={() => void save()}>
        {texts.download}
      </Button>
      <p className="text-ink-soft text-sm">{texts.text}</p>
      <p role="status" className="empty:hidden">
        {waits && texts.waits}
      </p>
    </section>
  )
}
