import type { changeSetting, readSetting } from '@pariksha/contract/staff-collections'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../lib/api.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Answer } from './answer.tsx'
import { settingDescriptionOf } from './description-of.ts'
import { EditForm } from './edit-form.tsx'
import { PageFrame } from './page-frame.tsx'
import { previewOf } from './preview.tsx'

/** What there is one of. */
export function SettingPage() {
  const { setting = '' } = useParams()
  return settingDescriptionOf(setting) ? <Editor key={setting} setting={setting} /> : <NotFound />
}

function Editor({ setting }: { readonly setting: string }) {
  const there = useQuery({
    queryKey: ['staff', 'setting', setting],
    queryFn: () => call<typeof readSetting>({ method: 'GET', url: '/staff/settings/:setting/', params: { setting } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const description = settingDescriptionOf(setting)
  const preview = previewOf(setting)
  if (!description) return null
  const { title, text, shownAt, fields } = description
  return (
    <PageFrame title={title} text={text} shownAt={shownAt}>
      <Answer of={there}>
        {(row) => (
          <EditForm
            fields={fields}
            row={row}
            save={(body) =>
              call<typeof changeSetting>({ method: 'PUT', url: '/staff/settings/:setting/', params: { setting }, body })
            }
            onSaved={() => {}}
            {...(preview && { preview })}
          />
        )}
      </Answer>
    </PageFrame>
  )
}
