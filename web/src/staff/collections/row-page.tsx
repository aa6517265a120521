import type { RowToEdit } from '@pariksha/contract/site/collections/rows'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { NotFound } from '../../site/not-found/not-found.tsx'
import { sampleTexts } from '../overview/sample-texts.ts'
import { EditForm } from '../shared/form/edit-form.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { addRow, rowOf, saveRow } from '../shared/staff-calls.ts'
import { texts } from '../texts.ts'
import type { Description } from './description.ts'
import { descriptionOf } from './description-of.ts'
import { previewOf } from './preview.tsx'

/** A row of a collection, or a new one. */
export function RowPage() {
  const { collection = '', id } = useParams()
  const description = descriptionOf(collection)
  if (!description) return <NotFound />
  return <Editor collection={collection} id={id} description={description} />
}

type Props = { readonly collection: string; readonly id: string | undefined; readonly description: Description }

function Editor({ collection, id, description }: Props) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const row = useQuery({
    queryKey: ['staff', 'row', collection, id],
    queryFn: () => rowOf(collection, id as string),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY, // a refetch must not replace what is typed
    gcTime: 0,
  })
  const [round, setRound] = useState(0)
  const showNow = async () => {
    await row.refetch()
    setRound(round + 1)
  }
  const back = () => void navigate(`/staff/${collection}`)
  const form = (there: RowToEdit | undefined) => {
    const preview = previewOf(collection)
    return (
      <EditForm
        key={round}
        name={`${collection}/${id ?? 'new'}`}
        fields={description.fields}
        row={there}
        save={(input, version) =>
          there ? saveRow(collection, there.id, { ...input, version }) : addRow(collection, input)
        }
        onSaved={() => {
          void client.invalidateQueries({ queryKey: ['staff', 'rows', collection] })
          back()
        }}
        onCancel={back}
        onShowNow={() => void showNow()}
        {...(preview && { preview })}
      />
    )
  }
  if (id === undefined) return <PageFrame title={texts.form.new(description.one)}>{form(undefined)}</PageFrame>
  return (
    <QueryResult of={row}>
      {(there) => (
        <PageFrame title={description.nameOf(there)} {...(there.sample === true && { text: sampleTexts.ofRow })}>
          {form(there)}
        </PageFrame>
      )}
    </QueryResult>
  )
}
