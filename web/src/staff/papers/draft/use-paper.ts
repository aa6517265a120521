import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError, detailOf } from '../../../shared/lib/api/api-errors.ts'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { paperTexts } from '../paper-texts.ts'

export const paperKey = (id: number) => ['staff', 'paper', id] as const

/** Gets the paper as it is when the changes before it are done; returns the changed paper. */
type Change = (draft: PaperDraft) => Promise<PaperDraft>
/** Queues a change; false if it was refused, which is already shown to the author. */
export type Act = (change: Change) => Promise<boolean>

export function readPaper(id: number): Promise<PaperDraft> {
  return call('GET /staff/papers/:draftId/', { params: { draftId: id } })
}

/** A response that arrives after a newer one is dropped. */
export function cacheIfNewer(client: QueryClient, draft: PaperDraft): void {
  client.setQueryData<PaperDraft>(paperKey(draft.id), (before) =>
    before && before.version > draft.version ? before : draft,
  )
}

/** A paper that is being made. Changes go one after the other, so that each names the version of the one before. */
export function usePaper(id: number) {
  const client = useQueryClient()
  const key = paperKey(id)
  const query = useQuery({ queryKey: key, queryFn: () => readPaper(id), staleTime: 0 })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [pending, setPending] = useState(0)

  const run = async (change: Change): Promise<boolean> => {
    const draft = client.getQueryData<PaperDraft>(key)
    if (!draft) return false
    try {
      await client.cancelQueries({ queryKey: key, exact: true })
      cacheIfNewer(client, await change(draft))
      return true
    } catch (error) {
      invalidateStaffSession(client, error)
      const outdated = error instanceof ApiError && (error.code === 'row_changed' || error.code === 'paper_published')
      if (outdated) await client.invalidateQueries({ queryKey: key, exact: true })
      const isConflict = error instanceof ApiError && error.code === 'row_changed'
      showToast({ tone: 'bad', text: isConflict ? paperTexts.conflict : detailOf(error, paperTexts.failed) })
      return false
    }
  }
  const act: Act = (change) => {
    setPending((count) => count + 1)
    const result = last.current.then(() => run(change)).finally(() => setPending((count) => count - 1))
    last.current = result
    return result
  }
  return { query, act, busy: pending > 0 }
}
