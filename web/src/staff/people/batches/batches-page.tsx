import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useMay } from '../../shared/use-may.ts'
import { batchTexts } from './batch-texts.ts'

/** All batches, or those of a teacher. */
export function BatchesPage() {
  const may = useMay()
  const [adding, setAdding] = useState(false)
  const mayManage = may('batches.manage')
  const batches = useQuery({
    queryKey: ['staff', 'batches'],
    queryFn: () => call('GET /staff/batches/'),
    staleTime: 0,
  })
  return (
    <PageFrame
      title={batchTexts.title}
      text={batchTexts.text}
      actions={mayManage && <Button onClick={() => setAdding(true)}>{batchTexts.add}</Button>}
    >
      <QueryResult of={batches}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState {...(mayManage ? batchTexts.none : batchTexts.noneOwn)} />
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
              {found.map(({ id, name, members, teachers }) => (
                <li key={id} className="relative px-4 py-3 hover:bg-sunken">
                  <Link to={`/staff/batches/${id}`} className="font-medium after:absolute after:inset-0">
                    {name}
                  </Link>
                  <p className="figures text-ink-soft text-sm">
                    {batchTexts.students(members)} · {teachersText(teachers)}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <ActDialog
        open={adding}
        onClose={() => setAdding(false)}
        title={batchTexts.add}
        submit={batchTexts.create}
        done={batchTexts.created}
        work={(form) => call('POST /staff/batches/', { body: { name: String(form.get('name')) } })}
      >
        {(errorOf) => (
          <TextField
            label={batchTexts.name}
            name="name"
            required
            maxLength={100}
            autoComplete="off"
            error={errorOf('name')}
          />
        )}
      </ActDialog>
    </PageFrame>
  )
}

export const teachersText = (teachers: readonly { readonly name: string }[]): string =>
  teachers.length === 0 ? batchTexts.noTeacher : batchTexts.taughtBy(teachers.map(({ name }) => name).join(', '))
