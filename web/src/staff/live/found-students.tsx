import type { FoundState, LiveStudent } from '@pariksha/contract/live/live'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { timeName } from '../../shared/lib/format/time-name.ts'
import { TextField } from '../../shared/ui/forms/text-field.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { SegmentedControl } from '../shared/page/segmented-control.tsx'
import { liveTexts } from './live-texts.ts'

/** Less often than the counts above: it reads every student of the test. */
const EVERY_MILLIS = 10_000

type Props = {
  readonly testId: string
  readonly state: FoundState | undefined
  readonly states: readonly FoundState[]
  readonly onState: (state: FoundState | undefined) => void
}

/** Students of the test by name and state, each with a timeline once it is started. */
export function FoundStudents({ testId, state, states, onState }: Props) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const students = useQuery({
    queryKey: ['staff', 'live', testId, 'students', q, state],
    queryFn: ({ signal }) =>
      call('GET /staff/live/:testId/students/', {
        params: { testId },
        query: { ...(q !== '' && { q }), ...(state && { state }) },
        signal,
      }),
    refetchInterval: EVERY_MILLIS,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{liveTexts.students}</h2>
      <search className="flex flex-col gap-4">
        <TextField
          label={liveTexts.search}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SegmentedControl
          label={liveTexts.show}
          value={state ?? 'all'}
          onChange={(chosen) => onState(chosen === 'all' ? undefined : chosen)}
          choices={[
            { value: 'all', label: liveTexts.all },
            ...states.map((value) => ({ value, label: liveTexts.counts[value] })),
          ]}
        />
      </search>
      <QueryResult of={students}>
        {(found) =>
          found.students.length === 0 ? (
            <p className="text-ink-soft">{liveTexts.noStudents}</p>
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {found.students.map((student) => (
                  <li
                    key={student.id}
                    className={`relative px-4 py-3 ${student.deadline_at === null ? '' : 'hover:bg-sunken'}`}
                  >
                    {student.deadline_at === null ? (
                      <p className="font-medium [overflow-wrap:anywhere]">{student.name}</p>
                    ) : (
                      <Link
                        to={`/staff/live/${testId}/${student.id}`}
                        className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0"
                      >
                        {student.name}
                      </Link>
                    )}
                    <p className="figures text-ink-soft text-sm">{factsOf(student).join(' · ')}</p>
                  </li>
                ))}
              </ul>
              {found.more && <p className="text-ink-soft text-sm">{liveTexts.more}</p>}
            </>
          )
        }
      </QueryResult>
    </section>
  )
}

/** What their devices hold is known up to then. */
const SILENT: ReadonlySet<LiveStudent['state']> = new Set(['away', 'closing'])

const factsOf = ({
  state,
  last_contact_at: contact,
  deadline_at: deadline,
  unsent,
}: LiveStudent): readonly string[] => [
  liveTexts.counts[state],
  ...(contact === null ? [] : [(SILENT.has(state) ? liveTexts.silentSince : liveTexts.lastContact)(timeName(contact))]),
  ...(deadline === null || state === 'submitted' ? [] : [liveTexts.until(timeName(deadline))]),
  ...(unsent > 0 ? [liveTexts.heldBack(unsent)] : []),
]
