import type { RankListFormat } from '@pariksha/contract/results/staff-results'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { download } from '../../shared/lib/api/download.ts'
import { Button } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { invalidateStaffSession } from '../shared/staff-calls.ts'
import { resultsTexts } from './results-texts.ts'

type Props = {
  /** Of a test, or of all shifts of a mock. */
  readonly of: { readonly test: string } | { readonly mock: string }
  readonly batch: number | undefined
  /** By which students are sorted; a PDF is by rank. */
  readonly section?: number | undefined
  readonly format: RankListFormat
}

/** The students who are shown, as a file. */
export function RankListButton({ of, batch, section, format }: Props) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const body = { format, batch: batch ?? null, ...('test' in of && { section: section ?? null }) }
      const id = encodeURIComponent('test' in of ? of.test : of.mock)
      const [path, name] = 'test' in of ? [id, id] : [`mocks/${id}`, `of-mock-${id}`]
      await download(`/staff/results/${path}/rank-list/`, {}, `results-${name}.${format}`, body)
    } catch (error) {
      invalidateStaffSession(client, error)
      showToast({ tone: 'bad', text: detailOf(error, resultsTexts.downloadFailed) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {resultsTexts.download[format]}
    </Button>
  )
}
