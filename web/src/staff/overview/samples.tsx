import type { SamplesLeft } from '@pariksha/contract/site/samples'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { invalidateStaffSession } from '../shared/staff-calls.ts'
import { texts } from '../texts.ts'
import { sampleTexts } from './sample-texts.ts'

const KEY = ['staff', 'samples']

/** What is left of the demonstration, and the button that ends it. */
export function Samples() {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /staff/samples/'),
    staleTime: 0,
  })
  if (!data || !(data.demonstration || data.total > 0)) return null
  return (
    <section className="flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="font-semibold text-lg">{sampleTexts.heading}</h2>
      <p className="max-w-prose text-ink-soft">{sampleTexts.text}</p>
      <p className="figures text-sm">
        <span className="font-semibold">{sampleTexts.left}: </span>
        {partsOf(data).join(', ')}
      </p>
      <Removal left={data} />
    </section>
  )
}

const partsOf = ({ rows, demonstration }: SamplesLeft): string[] => [
  ...Object.entries(sampleTexts.kinds).flatMap(([name, title]) => (rows[name] ? `${title} (${rows[name]})` : [])),
  ...(demonstration ? [sampleTexts.institute] : []),
]

function Removal({ left }: { readonly left: SamplesLeft }) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      const { removed } = await call('POST /staff/samples/removal/')
      showToast({ tone: 'good', text: `${sampleTexts.removed(removed)} ${sampleTexts.fillIn}` })
      await client.invalidateQueries({ queryKey: ['staff'] })
    } catch (error) {
      invalidateStaffSession(client, error)
      showToast({ tone: 'bad', text: detailOf(error, sampleTexts.failed) })
    } finally {
      setBusy(false)
      setOpen(false)
    }
  }
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {sampleTexts.button}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={sampleTexts.confirmTitle}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {texts.form.cancel}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {sampleTexts.button}
            </Button>
          </>
        }
      >
        <p>{sampleTexts.confirm(left.total)}</p>
      </Dialog>
    </>
  )
}
