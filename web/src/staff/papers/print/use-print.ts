import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, detailOf, retryAfterMillis } from '../../../shared/lib/api/api-errors.ts'
import { download } from '../../../shared/lib/api/download.ts'
import { retry } from '../../../shared/lib/retry.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { fileNameOf, type PrintChoice, toPrintQuery } from './print-choice.ts'
import { printTexts as texts } from './print-texts.ts'

type Paper = { readonly id: number; readonly title: string }

export type PrintState =
  | { readonly is: 'idle' }
  | { readonly is: 'making' | 'waiting' }
  | { readonly is: 'receiving'; readonly share: number }
  | { readonly is: 'done'; readonly name: string }
  | { readonly is: 'failed'; readonly problem: string }

/** The server makes one PDF at a time and says when to come again; a limit of an hour is shown instead. */
const SHORT_WAIT_MILLIS = 60_000
const TRIES = { max: 10, minDelay: retryAfterMillis }

/** A print of a paper on its way to the browser's downloads. */
export function usePrint({ id, title }: Paper) {
  const client = useQueryClient()
  const [state, setState] = useState<PrintState>({ is: 'idle' })
  const isFull = (error: unknown) => {
    const full = error instanceof ApiError && error.status === 429 && retryAfterMillis(error) <= SHORT_WAIT_MILLIS
    if (full) setState({ is: 'waiting' })
    return full
  }
  const print = async (choice: PrintChoice) => {
    const name = fileNameOf(title, choice)
    setState({ is: 'making' })
    try {
      await retry(
        () =>
          download(`/staff/papers/${id}/print/`, toPrintQuery(choice), name, undefined, (response) =>
            received(response, (share) => setState({ is: 'receiving', share })),
          ),
        isFull,
        TRIES,
      )
      setState({ is: 'done', name })
    } catch (error) {
      invalidateStaffSession(client, error)
      setState({ is: 'failed', problem: problemOf(error) })
    }
  }
  return { state, print, reset: () => setState({ is: 'idle' }) }
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'pdf_failed') return texts.notMade
  if (error instanceof ApiError && error.status === 429) return texts.later(error.retryAfter ?? 60)
  return detailOf(error, texts.failed)
}

/** The bytes of an answer, with how much of them is there. */
async function received(response: Response, onShare: (share: number) => void): Promise<Blob> {
  const total = Number(response.headers.get('content-length'))
  if (!response.body || !(total > 0)) return response.blob()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type: 'application/pdf' })
    parts.push(value)
    bytes += value.length
    onShare(Math.min(1, bytes / total))
  }
}
