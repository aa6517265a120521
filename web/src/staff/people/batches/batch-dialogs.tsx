import type { Batch } from '@pariksha/contract/people/batches'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { batchTexts } from './batch-texts.ts'

type Shown = { readonly open: boolean; readonly onClose: () => void }
type OfBatch = Shown & { readonly batch: Batch }

export function AddOneDialog({ batch, ...shown }: OfBatch) {
  return (
    <ActDialog
      {...shown}
      title={batchTexts.addOne}
      submit={batchTexts.addOne}
      done={batchTexts.added}
      work={(form) =>
        call('POST /staff/batches/:batchId/members/', {
          params: { batchId: batch.id },
          body: { email: String(form.get('email')) },
        })
      }
    >
      {(errorOf) => (
        <>
          <p className="text-ink-soft">{batchTexts.addOneText}</p>
          <TextField
            label={batchTexts.email}
            name="email"
            type="email"
            required
            autoComplete="off"
            error={errorOf('email')}
          />
        </>
      )}
    </ActDialog>
  )
}

export function ChangeDialog({ batch, ...shown }: OfBatch) {
  const teachers = useQuery({
    queryKey: ['staff', 'teachers'],
    queryFn: () => call('GET /staff/teachers/'),
    enabled: shown.open,
  })
  const taught = new Set(batch.teachers.map(({ id }) => id))
  return (
    <ActDialog
      {...shown}
      title={batchTexts.change}
      submit={batchTexts.save}
      done={batchTexts.saved}
      work={(form) =>
        call('PUT /staff/batches/:batchId/', {
          params: { batchId: batch.id },
          body: {
            name: String(form.get('name')),
            teachers: form.getAll('teachers').map(Number),
            was: { name: batch.name, teachers: [...taught] },
          },
        })
      }
    >
      {(errorOf) => (
        // what is shown is what `was` says
        <Fragment key={JSON.stringify([batch.name, ...taught])}>
          <TextField
            label={batchTexts.name}
            name="name"
            required
            maxLength={100}
            autoComplete="off"
            defaultValue={batch.name}
            error={errorOf('name')}
          />
          <fieldset>
            <legend className="font-medium">{batchTexts.teachers}</legend>
            {teachers.data?.length === 0 && <p className="text-ink-soft">{batchTexts.noTeachers}</p>}
            {teachers.data?.map(({ id, name, email }) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="teachers"
                  value={id}
                  defaultChecked={taught.has(id)}
                  className="size-5 shrink-0 accent-accent"
                />
                <span className="[overflow-wrap:anywhere]">
                  {name}, {email}
                </span>
              </label>
            ))}
          </fieldset>
        </Fragment>
      )}
    </ActDialog>
  )
}

export function DeleteDialog({ batch, ...shown }: OfBatch) {
  const navigate = useNavigate()
  return (
    <ActDialog
      {...shown}
      danger
      title={batchTexts.deleteTitle(batch.name)}
      submit={batchTexts.delete}
      done={batchTexts.deleted}
      work={async () => {
        await call('DELETE /staff/batches/:batchId/', { params: { batchId: batch.id } })
        void navigate('/staff/batches')
      }}
    >
      {() => <p>{batchTexts.deleteText}</p>}
    </ActDialog>
  )
}

type OfMember = Shown & { readonly batchId: number; readonly studentId: number; readonly name: string }

export function RemoveDialog({ batchId, studentId, name, ...shown }: OfMember) {
  return (
    <ActDialog
      {...shown}
      danger
      title={batchTexts.removeTitle(name)}
      submit={batchTexts.remove}
      done={batchTexts.removed}
      work={() => call('DELETE /staff/batches/:batchId/members/:studentId/', { params: { batchId, studentId } })}
    >
      {() => <p>{batchTexts.removeText}</p>}
    </ActDialog>
  )
}
