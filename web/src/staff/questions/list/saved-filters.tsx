import type { QuestionFilter } from '@pariksha/contract/questions/question-search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { texts as staffTexts } from '../../texts.ts'
import { questionTexts } from '../question-texts.ts'

const { filter: texts } = questionTexts

type Props = { readonly filter: QuestionFilter; readonly onChoose: (filter: QuestionFilter) => void }

/** Filters that the caller has given a name. */
export function SavedFilters({ filter, onChoose }: Props) {
  const client = useQueryClient()
  const [naming, setNaming] = useState(false)
  const { data: saved } = useQuery({
    queryKey: ['staff', 'question-filters'],
    queryFn: () => call('GET /staff/question-filters/'),
    staleTime: 60_000,
  })
  if (!saved) return null
  const remove = async (name: string) => {
    try {
      await call('PUT /staff/question-filters/', { body: saved.filter((one) => one.name !== name) })
      showToast({ tone: 'good', text: texts.removed })
      await client.invalidateQueries({ queryKey: ['staff', 'question-filters'] })
    } catch (failure) {
      invalidateStaffSession(client, failure)
      showToast({ tone: 'bad', text: detailOf(failure, staffTexts.act.failed) })
    }
  }
  return (
    <>
      {saved.length > 0 && (
        <ul aria-label={texts.saved} className="flex flex-wrap gap-2">
          {saved.map((one) => (
            <li key={one.name} className="flex rounded-full border border-outline bg-surface">
              <button type="button" className="min-h-11 rounded-full pl-4" onClick={() => onChoose(one.filter)}>
                {one.name}
              </button>
              <button
                type="button"
                aria-label={texts.remove(one.name)}
                className="min-h-11 rounded-full px-3 text-ink-soft hover:text-bad"
                onClick={() => void remove(one.name)}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Object.values(filter).some(Boolean) && (
        <Button variant="quiet" onClick={() => setNaming(true)}>
          {texts.save}
        </Button>
      )}
      <ActDialog
        open={naming}
        onClose={() => setNaming(false)}
        title={texts.saveTitle}
        submit={texts.save}
        done={texts.kept}
        work={(form) => {
          const name = String(form.get('name')).trim()
          const others = saved.filter((one) => one.name !== name)
          return call('PUT /staff/question-filters/', { body: [...others, { name, filter }] })
        }}
      >
        {(errorOf) => (
          <TextField
            label={texts.name}
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            error={errorOf('name')}
          />
        )}
      </ActDialog>
    </>
  )
}
