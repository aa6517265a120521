import { useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { fieldErrorOf } from '../../shared/lib/api/api-errors.ts'
import { Reading } from '../../shared/reading/reading.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/forms/field.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { useTexts } from './texts.ts'

type Props = {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly maxLength: number
  readonly rows?: number
}

type Preview = { readonly of: string; readonly html: string | null }

/** Markdown with TeX, and how it will look: the server makes that, as it will when others read it. */
export function WritingField({ label, hint, value, onChange, error, maxLength, rows = 8 }: Props) {
  const texts = useTexts()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const problem = fieldErrorOf(failed, 'text')
  const show = async () => {
    setPreview({ of: value, html: null })
    setFailed(null)
    try {
      const { html } = await call('POST /doubts/preview/', { body: { text: value } })
      setPreview((now) => (now?.of === value ? { of: value, html } : now))
    } catch (failure) {
      setFailed(failure)
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Field label={label} hint={hint} error={error} required className="w-full">
        {(wiring) => (
          <textarea
            {...wiring}
            rows={rows}
            maxLength={maxLength}
            value={value}
            hidden={preview !== null}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {preview !== null && (
        <section
          aria-label={texts.form.previewLabel}
          className="min-h-24 w-full rounded-md border border-line border-dashed p-4"
        >
          {failed !== null ? (
            <p role="alert">{problem ?? texts.form.previewFailed}</p>
          ) : preview.of.trim() === '' ? (
            <p className="text-ink-soft">{texts.form.previewNothing}</p>
          ) : preview.html === null ? (
            <Loading label={texts.loading}>
              <Skeleton className="h-6 w-2/3" />
            </Loading>
          ) : (
            <Reading html={preview.html} />
          )}
        </section>
      )}
      <Button variant="secondary" onClick={() => (preview === null ? void show() : setPreview(null))}>
        {preview === null ? texts.form.preview : texts.form.write}
      </Button>
    </div>
  )
}
