import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf, fieldErrorOf } from '../../../shared/lib/api/api-errors.ts'
import { Reading } from '../../../shared/reading/reading.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Field as Labelled } from '../../../shared/ui/forms/field.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { texts } from '../../texts.ts'
import { invalidateStaffSession } from '../staff-calls.ts'
import type { ControlProps } from './fields.ts'

type Props = ControlProps<'markdown'> & { readonly rows?: number }

/** A long text; what it will look like comes from the server, which makes the page of it. */
export function MarkdownControl({ field, value, error, onChange, rows = 18 }: Props) {
  const client = useQueryClient()
  const [html, setHtml] = useState<string>()
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    try {
      const body = { text: String(value) }
      setHtml((await call('POST /staff/preview/', { body })).html)
    } catch (failure) {
      invalidateStaffSession(client, failure)
      showToast({
        tone: 'bad',
        text: fieldErrorOf(failure, 'text') ?? detailOf(failure, texts.form.previewFailed),
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <Labelled label={field.label} hint={field.hint ?? texts.form.markdown} error={error} required={!field.optional}>
        {(control) => (
          <textarea
            {...control}
            rows={rows}
            className={`${control.className} font-mono text-sm`}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Labelled>
      <Button variant="secondary" className="self-start" busy={busy} onClick={show}>
        {texts.form.showPreview}
      </Button>
      {html !== undefined && (
        <div className="rounded-lg border border-line border-dashed p-4">
          <Reading html={html} />
        </div>
      )}
    </div>
  )
}
