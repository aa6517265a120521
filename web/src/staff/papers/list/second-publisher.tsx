import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { paperTexts } from '../paper-texts.ts'

const KEY = ['staff', 'paper-settings'] as const

/** Whether somebody else than the last editor has to publish a paper. */
export function SecondPublisher() {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: () => call('GET /staff/paper-settings/'), staleTime: 0 })
  if (!data) return null
  const change = async (second_publisher: boolean) => {
    try {
      client.setQueryData(KEY, await call('PUT /staff/paper-settings/', { body: { second_publisher } }))
      showToast({ tone: 'good', text: paperTexts.second.saved })
    } catch (error) {
      invalidateStaffSession(client, error)
      showToast({ tone: 'bad', text: detailOf(error, paperTexts.failed) })
    }
  }
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-lg border border-line bg-surface p-4">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-accent"
        checked={data.second_publisher}
        onChange={(event) => void change(event.target.checked)}
      />
      <span>
        <span className="font-medium">{paperTexts.second.label}</span>
        <span className="block text-ink-soft text-sm">{paperTexts.second.text}</span>
      </span>
    </label>
  )
}
