import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { NotFound } from '../../site/not-found/not-found.tsx'
import { EditForm } from '../shared/form/edit-form.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { settingDescriptionOf } from './description-of.ts'
import { previewOf } from './preview.tsx'

/** What there is one of. */
export function SettingPage() {
  const { setting = '' } = useParams()
  return settingDescriptionOf(setting) ? <Editor setting={setting} /> : <NotFound />
}

function Editor({ setting }: { readonly setting: string }) {
  const client = useQueryClient()
  const key = ['staff', 'setting', setting]
  const there = useQuery({
    queryKey: key,
    queryFn: () => call('GET /staff/settings/:setting/', { params: { setting } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [round, setRound] = useState(0)
  const showNow = async () => {
    await there.refetch()
    setRound(round + 1)
  }
  const save = async (input: Record<string, unknown>, version: string) => {
    const body = { ...input, version }
    const params = { setting }
    client.setQueryData(key, await call('PUT /staff/settings/:setting/', { params, body }))
  }
  const description = settingDescriptionOf(setting)
  const preview = previewOf(setting)
  if (!description) return null
  const { title, text, shownAt, fields } = description
  return (
    <PageFrame title={title} text={text} shownAt={shownAt}>
      <QueryResult of={there}>
        {(row) => (
          <EditForm
            key={round}
            name={`settings/${setting}`}
            fields={fields}
            row={row}
            save={save}
            onSaved={() => {}}
            onShowNow={() => void showNow()}
            {...(preview && { preview })}
          />
        )}
      </QueryResult>
    </PageFrame>
  )
}
