import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { texts as staffTexts } from '../../texts.ts'
import { questionTexts } from '../question-texts.ts'

const { settings: texts } = questionTexts
const KEY = ['staff', 'question-bank-settings']

/** Whether a second person has to approve; owners decide. */
export function ApprovalSetting() {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: () => call('GET /staff/question-bank-settings/') })
  if (!data) return null
  const change = async (second_approver: boolean) => {
    try {
      client.setQueryData(KEY, await call('PUT /staff/question-bank-settings/', { body: { second_approver } }))
      showToast({ tone: 'good', text: texts.changed })
    } catch (failure) {
      invalidateStaffSession(client, failure)
      showToast({ tone: 'bad', text: detailOf(failure, staffTexts.act.failed) })
    }
  }
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-4">
      <h2 className="font-semibold">{texts.title}</h2>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={data.second_approver}
          onChange={(event) => void change(event.target.checked)}
        />
        {texts.second}
      </label>
    </section>
  )
}
