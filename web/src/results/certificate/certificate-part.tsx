import { useState } from 'react'
import { useLanguage } from '../../languages/language-provider.tsx'
import { detailOf } from '../../lib/api/api-errors.ts'
import { download } from '../../lib/api/download.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { useTexts } from '../standing/standing-texts.ts'

/** The certificate of participation in a live test, as a file. */
export function CertificatePart({ attemptId }: { readonly attemptId: number }) {
  const texts = useTexts().certificate
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(`/tests/usertest/${attemptId}/certificate/`, {}, `certificate-${attemptId}.pdf`, { language })
    } catch (error) {
      showToast({ tone: 'bad', text: detailOf(error, texts.failed) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <Button look="secondary" busy={busy} onClick={() => void save()}>
        {texts.download}
      </Button>
      <p className="text-ink-soft text-sm">{texts.text}</p>
    </section>
  )
}
