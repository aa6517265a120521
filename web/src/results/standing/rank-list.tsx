import type { RankList as Listed } from '@pariksha/contract/results/rank-list'
import { LONGEST_SHOWN_NAME } from '@pariksha/contract/results/shown-name'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { marksText } from '../summary/marks-text.ts'
import { useTexts } from './standing-texts.ts'

/** Who agreed to be named; asked for once it is opened. */
export function RankList({ testId }: { readonly testId: number }) {
  const texts = useTexts().list
  const [open, setOpen] = useState(false)
  const list = useQuery({
    queryKey: ['rank-list', testId],
    queryFn: () => call('GET /tests/:testId/rank-list/', { params: { testId } }),
    enabled: open,
  })
  return (
    <details
      className="rounded-lg border border-line bg-surface p-5"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center font-semibold">{texts.title}</summary>
      {list.isError && <p role="alert">{texts.failed}</p>}
      {list.data && (
        <div className="flex flex-col gap-4 pt-2">
          <p className="text-ink-soft text-sm">{texts.text}</p>
          {list.data.students.length === 0 ? <p>{texts.nobody}</p> : <Named students={list.data.students} />}
          {list.data.own_hidden && <p>{texts.hidden}</p>}
          {list.data.has_rank && <Consent key={list.data.own_name} testId={testId} name={list.data.own_name} />}
        </div>
      )}
    </details>
  )
}

function Named({ students }: Pick<Listed, 'students'>) {
  const texts = useTexts().list
  const places = students.map((student, place) => ({ ...student, place })) // names may be equal
  return (
    <table className="figures w-full text-left">
      <thead className="text-ink-soft text-sm">
        <tr>
          <th className="pr-4 font-normal">{texts.rank}</th>
          <th className="pr-4 font-normal">{texts.name}</th>
          <th className="font-normal">{texts.marks}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, rank, name, marks, is_own }) => (
          <tr key={place} className={classNames('border-line border-t', is_own && 'font-semibold')}>
            <td className="py-1.5 pr-4">{rank}</td>
            <td className="wrap-anywhere py-1.5 pr-4">{name}</td>
            <td className="py-1.5">{marksText(marks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Consent({ testId, name }: { readonly testId: number; readonly name: string | null }) {
  const texts = useTexts().list
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const put = async (chosen: string | null) => {
    setBusy(true)
    try {
      const body = { name: chosen }
      client.setQueryData(
        ['rank-list', testId],
        await call('PUT /tests/:testId/rank-list/', { params: { testId }, body }),
      )
    } catch {
      showToast({ tone: 'bad', text: texts.saveFailed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void put(String(new FormData(event.currentTarget).get('name')))
      }}
    >
      <TextField
        label={texts.ownName}
        hint={texts.hint}
        name="name"
        required
        maxLength={LONGEST_SHOWN_NAME}
        autoComplete="off"
        defaultValue={name ?? ''}
        className="min-w-60 flex-1"
      />
      <Button type="submit" look="secondary" busy={busy}>
        {name === null ? texts.agree : texts.change}
      </Button>
      {name !== null && (
        <Button type="button" look="secondary" busy={busy} onClick={() => void put(null)}>
          {texts.revoke}
        </Button>
      )}
    </form>
  )
}
