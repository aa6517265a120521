import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { detailOf } from '../../../../shared/lib/api/api-errors.ts'
import { download } from '../../../../shared/lib/api/download.ts'
import { Button, buttonClassName } from '../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../shared/ui/status/spinner.tsx'
import { texts } from '../../../texts.ts'
import { invalidateStaffSession } from '../../staff-calls.ts'
import type { ControlProps } from '../fields.ts'
import { Group } from '../group.tsx'
import { fileAddress, problemOfFile, uploadFile } from './upload-file.ts'
import { useUpload } from './uploads.ts'

/** A picture or a PDF: kept at once when it is chosen, named by the row when that is saved. */
export function FileControl({ field, value, error, onChange }: ControlProps<'picture' | 'pdf'>) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const follow = useUpload()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pdf = field.kind === 'pdf'
  const sha256 = typeof value === 'string' ? value : undefined

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const wrong = await problemOfFile(file, field.kind)
      if (wrong !== undefined) return setProblem(wrong)
      await follow(async () => onChange((await uploadFile(file)).sha256))
    } catch (failure) {
      invalidateStaffSession(client, failure)
      setProblem(detailOf(failure, texts.form.uploadFailed))
    } finally {
      setBusy(false)
    }
  }

  const save = async (digest: string) => {
    try {
      await download(`/files/${digest}/file/`, {}, 'file.pdf')
    } catch (failure) {
      invalidateStaffSession(client, failure)
      setProblem(detailOf(failure, texts.form.downloadFailed))
    }
  }

  return (
    <Group label={field.label} hint={field.hint} error={problem ?? error}>
      {sha256 && !pdf && (
        <img src={fileAddress(sha256)} alt="" className="max-h-40 self-start rounded-md border border-line" />
      )}
      {sha256 && pdf && (
        <button type="button" className="min-h-6 self-start text-accent underline" onClick={() => void save(sha256)}>
          {texts.form.openFile}
        </button>
      )}
      <div className="flex flex-wrap gap-3">
        <label
          className={buttonClassName(
            'secondary',
            'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-accent',
          )}
        >
          {busy && <Spinner />}
          {busy ? texts.form.uploading : sha256 ? texts.form.replace : texts.form.upload}
          <input
            type="file"
            className="sr-only"
            ref={input}
            aria-disabled={busy} // a control that is disabled loses the focus
            accept={pdf ? 'application/pdf' : 'image/png,image/jpeg,image/webp,image/avif'}
            onChange={choose}
          />
        </label>
        {sha256 && (
          <Button
            variant="quiet"
            onClick={() => {
              onChange(null)
              input.current?.focus()
            }}
          >
            {texts.form.remove}
          </Button>
        )}
      </div>
    </Group>
  )
}
