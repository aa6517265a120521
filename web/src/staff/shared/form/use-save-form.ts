import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, type FieldError } from '../../../shared/lib/api/api-errors.ts'
import { texts } from '../../texts.ts'
import { notSavedText } from '../page/failure-text.ts'
import { invalidateStaffSession } from '../staff-calls.ts'
import { useSaveAfterSignIn } from '../use-save-after-sign-in.ts'
import type { useUploads } from './uploads/uploads.ts'

type Options = {
  readonly uploads: Pick<ReturnType<typeof useUploads>, 'isUploading' | 'failed'>
  readonly save: () => Promise<unknown>
  readonly onSaved: () => void
  /** With what the server found wrong with fields; empty where it was something else. */
  readonly onRefused: (errors: readonly FieldError[]) => void
}

/** Saves a form, after the uploads that run, again after a new sign-in where the session ended, and keeps why it was refused. */
export function useSaveForm({ uploads, save, onSaved, onRefused }: Options) {
  const client = useQueryClient()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [problem, setProblem] = useState<string>()
  const [isOvertaken, setOvertaken] = useState(false)
  const [busy, setBusy] = useState(false)
  /** How many uploads had failed when Save was pressed during one. */
  const [failedAtPress, setFailedAtPress] = useState<number>()

  const send = async () => {
    setBusy(true)
    setProblem(undefined)
    setErrors([])
    setOvertaken(false)
    try {
      await save()
      onSaved()
    } catch (error) {
      refused(error)
      invalidateStaffSession(client, error)
      const found = error instanceof ApiError ? error.errors : []
      setErrors(found)
      setProblem(found.length > 0 ? texts.form.failed : notSavedText(error))
      setOvertaken(error instanceof ApiError && error.code === 'row_changed')
      onRefused(found)
    } finally {
      setBusy(false)
    }
  }

  const refused = useSaveAfterSignIn(() => void send())
  useEffect(() => {
    if (failedAtPress === undefined || uploads.isUploading) return
    setFailedAtPress(undefined)
    if (failedAtPress === uploads.failed) void send()
    else setProblem(texts.form.fileMissing)
  })
  return {
    send: () => (uploads.isUploading ? setFailedAtPress(uploads.failed) : void send()),
    busy: busy || failedAtPress !== undefined,
    errors,
    problem,
    isOvertaken,
  }
}
