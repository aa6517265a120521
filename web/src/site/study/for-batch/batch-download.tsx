import type { MaterialItem } from '@pariksha/contract/site/study'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../shared/lib/api/download.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useTexts } from '../texts.ts'

type Props = {
  readonly material: Pick<MaterialItem, 'slug'>
  readonly label?: string
}

/** The PDF of a material for a batch, fetched with the session: a link would ask for it as a visitor. */
export function BatchDownload({ material: { slug }, label }: Props) {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(`/study/materials/${slug}/file/`, {}, `${slug}.pdf`)
    } catch {
      showToast({ tone: 'bad', text: texts.downloadFailed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      className="relative" // above the link that covers a card
      aria-label={label}
      busy={busy}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => void save()}
    >
      {texts.download}
    </Button>
  )
}
