import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { NotFound } from '../shell/not-found.tsx'
import { Answer } from './answer.tsx'
import type { Description } from './collections.ts'
import { descriptionOf } from './description-of.ts'
import { EditForm } from './edit-form.tsx'
import { PageFrame } from './page-frame.tsx'
import { previewOf } from './preview.tsx'
import { addRow, rowOf, saveRow } from './staff-calls.ts'
import { texts } from './texts.ts'

/** A row of a collection, or a new one. */
export function RowPage() {
  const { collection = '', id } = useParams()
  const description = descriptionOf(collection)
  if (!description) return <NotFound />
  return <Editor key={`${collection}/${id}`} collection={collection} id={id} description={description} />
}

type Props = { readonly collection: string; readonly id: string | undefined; readonly description: Description }

function Editor({ collection, id, description }: Props) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const row = useQuery({
    queryKey: ['staff', 'row', collection, id],
    queryFn: () => rowOf(collection, id as string),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY, // what is typed is not to be overtaken
    gcTime: 0,
  })
  const back = () => void navigate(`/staff/${collection}`)
  const form = (there: Readonly<Record<string, unknown>> | undefined) => {
    const preview = previewOf(collection)
    return (
      <EditForm
        fields={description.fields}
        row={there}
        save={(input) => (id === undefined ? addRow(collection, input) : saveRow(collection, id, input))}
        onSaved={() => {
          void client.invalidateQueries({ queryKey: ['staff', 'rows', collection] })
          back()
        }}
        onCancel={back}
        {...(preview && { preview })}
      />
    )
  }
  if (id === undefined) return <PageFrame title={texts.form.new(description.one)}>{form(undefined)}</PageFrame>
  return <Answer of={row}>{(there) => <PageFrame title={description.nameOf(there)}>{form(there)}</PageFrame>}</Answer>
}
