import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { auditTexts } from './audit-texts.ts'
import { titleOf } from './subject.ts'

const NAMES = ['who', 'action', 'subject', 'subject_id', 'from', 'to'] as const
export type LogFilter = Partial<Record<(typeof NAMES)[number], string>>

/** The filter is in the address, so that a link can lead to what was found. */
export function useLogFilter() {
  const [search, setSearch] = useSearchParams()
  const filter: LogFilter = {}
  for (const name of NAMES) {
    const value = search.get(name)
    if (value) filter[name] = value
  }
  const set = (change: LogFilter) => {
    const next = { ...filter, ...change }
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), { replace: true })
  }
  return { filter, set, clear: () => setSearch({}, { replace: true }) }
}

type Props = ReturnType<typeof useLogFilter>

export function LogFilterForm({ filter, set, clear }: Props) {
  const { data } = useQuery({
    queryKey: ['staff', 'log', 'values'],
    queryFn: () => call('GET /staff/audit-log/values/'),
  })
  const choices = (
    any: string,
    chosen: string | undefined,
    values: readonly string[] = [],
    label = (v: string) => v,
  ) => [
    { value: '', label: any },
    ...[...new Set([...values, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: label(value) })),
  ]
  return (
    <search aria-label={auditTexts.filter} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <SelectField
        label={auditTexts.who}
        value={filter.who ?? ''}
        choices={choices(auditTexts.anybody, filter.who, data?.who)}
        onChange={(event) => set({ who: event.target.value })}
      />
      <SelectField
        label={auditTexts.action}
        value={filter.action ?? ''}
        choices={choices(auditTexts.anything, filter.action, data?.actions)}
        onChange={(event) => set({ action: event.target.value })}
      />
      <SelectField
        label={auditTexts.subject}
        value={filter.subject ?? ''}
        choices={choices(auditTexts.anything, filter.subject, data?.subjects, titleOf)}
        onChange={(event) => set({ subject: event.target.value, subject_id: '' })}
      />
      <TextField
        label={auditTexts.from}
        type="date"
        value={filter.from ?? ''}
        onChange={(event) => set({ from: event.target.value })}
      />
      <TextField
        label={auditTexts.to}
        type="date"
        value={filter.to ?? ''}
        onChange={(event) => set({ to: event.target.value })}
      />
      {Object.keys(filter).length > 0 && (
        <Button variant="quiet" className="justify-self-start" onClick={clear}>
          {auditTexts.clear}
        </Button>
      )}
    </search>
  )
}
