import type { Question } from '@pariksha/contract/questions/question'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { useMay } from '../../shared/use-may.ts'
import { texts as staffTexts } from '../../texts.ts'
import { questionTexts } from '../question-texts.ts'

const { practice: texts } = questionTexts

/** Whether students may be asked a question in practice, and whether they are. */
export function PracticeSetting({ question: { id, state, in_practice } }: { readonly question: Question }) {
  const may = useMay()
  const client = useQueryClient()
  const about = useId()
  // set by the event itself: a mutation is pending only a moment later, and until then the box would show the old value
  const [wanted, setWanted] = useState<boolean>()
  const { mutate } = useMutation({
    mutationFn: (allowed: boolean) =>
      call('POST /staff/questions/selected/practice/', { body: { questions: [id], allowed } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['staff'] })
      showToast({ tone: 'good', text: texts.saved })
    },
    onError: (failure) => {
      invalidateStaffSession(client, failure)
      showToast({ tone: 'bad', text: detailOf(failure, staffTexts.act.failed) })
    },
    onSettled: () => setWanted(undefined),
  })
  const standing = !in_practice ? texts.off : state === 'approved' ? texts.on : texts.notApproved
  return (
    <section className="flex max-w-3xl flex-col gap-1">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      {may('questions.approve') ? (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            aria-describedby={about}
            checked={wanted ?? in_practice}
            onChange={(event) => {
              setWanted(event.target.checked)
              mutate(event.target.checked)
            }}
          />
          {texts.allow}
        </label>
      ) : (
        in_practice && <p>{texts.allow}</p>
      )}
      <p id={about} className="text-ink-soft text-sm">
        {standing}
      </p>
    </section>
  )
}
