import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useMay } from '../../shared/use-may.ts'
import { studentTexts } from './student-texts.ts'

/** All students, newest first, and a search that is in the address. */
export function StudentsPage() {
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(search.get('q') ?? '')
  const q = useDeferredValue(typed.trim())
  const may = useMay()
  const batch = Number(search.get('batch')) || undefined
  const batches = useQuery({
    queryKey: ['staff', 'batches'],
    queryFn: () => call('GET /staff/batches/'),
    enabled: may('batches.read'),
  })
  const students = useInfiniteQuery({
    queryKey: ['staff', 'students', q, batch],
    queryFn: ({ pageParam, signal }) =>
      call('GET /staff/students/', {
        query: {
          ...(q !== '' && { q }),
          ...(batch !== undefined && { batch }),
          ...(pageParam !== undefined && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ students: page, more }) => (more ? page.at(-1)?.id : undefined),
    staleTime: 0,
  })
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  const type = (text: string) => {
    setTyped(text)
    put('q', text.trim())
  }
  return (
    <PageFrame title={studentTexts.title} text={studentTexts.text}>
      <search className="flex flex-col gap-4 sm:flex-row">
        <TextField
          label={studentTexts.search}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {batches.data && batches.data.length > 0 && (
          <SelectField
            label={studentTexts.batch}
            value={batch ?? ''}
            onChange={(event) => put('batch', event.target.value)}
            choices={[
              { value: '', label: studentTexts.anyBatch },
              ...batches.data.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
      </search>
      <QueryResult of={students}>
        {({ pages }) => {
          const found = pages.flatMap((page) => page.students)
          if (found.length === 0) {
            return q === '' && batch === undefined ? (
              <EmptyState title={studentTexts.none} />
            ) : (
              <EmptyState title={studentTexts.noneFound} text={studentTexts.noneFoundText} />
            )
          }
          return (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
              {found.map(({ id, full_name, email, phone_number, created_at, blocked, batches: groups }) => (
                <li key={id} className="relative grid gap-x-4 px-4 py-3 hover:bg-sunken md:grid-cols-[2fr_3fr_2fr_2fr]">
                  <p className="min-w-0 [overflow-wrap:anywhere]">
                    <Link to={`/staff/students/${id}`} className="font-medium after:absolute after:inset-0">
                      {full_name}
                    </Link>
                    {blocked && <span className="ml-2 text-bad text-sm">{studentTexts.blocked}</span>}
                    {groups.length > 0 && <span className="block text-ink-soft text-sm">{groups.join(', ')}</span>}
                  </p>
                  <p className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{email}</p>
                  <p className="figures text-ink-soft">{phone_number}</p>
                  <p className="figures text-ink-soft text-sm">{momentText(created_at, 'en')}</p>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryResult>
      <MoreButton of={students}>{studentTexts.older}</MoreButton>
    </PageFrame>
  )
}
