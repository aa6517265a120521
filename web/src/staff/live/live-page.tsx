import { FOUND_STATES, type FoundState, LIVE_STATES, type LiveBoard } from '@pariksha/contract/live/live'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { timeName } from '../../shared/lib/format/time-name.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { useMay } from '../shared/use-may.ts'
import { AddTime } from './add-time.tsx'
import { BatchList } from './batch-list.tsx'
import { CalledOff } from './called-off.tsx'
import { FoundStudents } from './found-students.tsx'
import { liveTexts } from './live-texts.ts'
import { TimeLeft } from './time-left.tsx'

const EVERY_MILLIS = 3_000

/** Who is where in a live test, read again every few seconds. */
export function LivePage() {
  const { testId = '' } = useParams()
  const may = useMay()
  const [state, setState] = useState<FoundState>()
  const board = useQuery({
    queryKey: ['staff', 'live', testId],
    queryFn: ({ signal }) => call('GET /staff/live/:testId/', { params: { testId }, signal }),
    // what was called off stays so
    refetchInterval: ({ state: { data } }) => (data?.called_off ? false : EVERY_MILLIS),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <QueryResult of={board}>
      {(found) => (
        <PageFrame
          title={found.title}
          actions={
            <>
              {!found.called_off && (
                <>
                  <AddTime
                    testId={testId}
                    to={{ kind: 'everybody' }}
                    commonStart={found.common_start}
                    name={liveTexts.everybody}
                    label={liveTexts.addTime.forEverybody}
                  />
                  {found.mock && found.mock.shifts.length > 1 && (
                    <AddTime
                      testId={testId}
                      to={{ kind: 'shifts' }}
                      name={liveTexts.allShifts}
                      label={liveTexts.addTime.forShifts}
                    />
                  )}
                  {may('results.read') && (
                    <ButtonLink variant="secondary" to={`/staff/results/${testId}`}>
                      {liveTexts.results}
                    </ButtonLink>
                  )}
                </>
              )}
              <ButtonLink variant="secondary" to="/staff/live">
                {liveTexts.back}
              </ButtonLink>
            </>
          }
        >
          {found.called_off ? (
            <CalledOff of={found.called_off} opensAt={found.opens_at} />
          ) : (
            <div className="figures flex flex-wrap items-baseline gap-x-6 gap-y-1">
              <TimeLeft board={found} />
              <p className="text-ink-soft text-sm">
                {liveTexts.readAt(timeName(found.read_at))} · {liveTexts.minutes(found.duration)}
              </p>
            </div>
          )}
          {found.mock && <ShiftLinks of={found} mock={found.mock} />}
          {board.isError && !found.called_off && (
            <p role="alert" className="rounded-md bg-warn-soft px-4 py-3 text-warn">
              {liveTexts.stale}
            </p>
          )}
          {!found.called_off && (
            <>
              <Counts of={found.whole} />
              <BatchList testId={testId} batches={found.batches} commonStart={found.common_start} />
              <FoundStudents
                testId={testId}
                state={state}
                onState={setState}
                states={FOUND_STATES.filter((one) => one === state || isOffered(one, found.whole))}
              />
            </>
          )}
        </PageFrame>
      )}
    </QueryResult>
  )
}

type ShiftLinksProps = { readonly of: LiveBoard; readonly mock: NonNullable<LiveBoard['mock']> }

/** To the boards of the other shifts of a mock. */
function ShiftLinks({ of: { test_id }, mock: { title, shifts } }: ShiftLinksProps) {
  return (
    <nav aria-label={title} className="flex flex-wrap items-center gap-2">
      <p className="font-medium">{title}</p>
      {shifts.map((shift) => (
        <ButtonLink
          key={shift.test_id}
          variant={shift.test_id === test_id ? 'primary' : 'secondary'}
          aria-current={shift.test_id === test_id ? 'page' : undefined}
          to={`/staff/live/${shift.test_id}`}
        >
          {(shift.called_off ? liveTexts.shiftCalledOff : liveTexts.shift)(shift.number)}
        </ButtonLink>
      ))}
    </nav>
  )
}

/** The board has no count of `expected`: they are registered or invited, and neither wait nor have started. */
const isOffered = (state: FoundState, counts: LiveBoard['whole']): boolean =>
  state === 'expected' ? (counts.registered ?? counts.invited) !== null : counts[state] > 0

const ALWAYS = ['invited', 'registered', 'present', 'started', ...LIVE_STATES] as const
const SHOWN = [...ALWAYS, 'unsent'] as const
const TONES: Partial<Record<(typeof SHOWN)[number], string>> = {
  active: 'text-good',
  away: 'text-warn',
  unsent: 'text-warn',
}

function Counts({ of: counts }: { readonly of: LiveBoard['whole'] }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-3 lg:grid-cols-4">
      {SHOWN.filter((name) => counts[name] !== null && (name !== 'unsent' || counts.unsent > 0)).map((name) => (
        <div key={name} className="-mt-px -ml-px flex grow flex-col border-line border-t border-l p-4">
          <dt className="font-medium text-sm">{liveTexts.counts[name]}</dt>
          <dd className={`figures font-bold text-3xl ${TONES[name] ?? ''}`}>{counts[name]}</dd>
          {name in liveTexts.hints && (
            <dd className="text-ink-soft text-sm">{liveTexts.hints[name as keyof typeof liveTexts.hints]}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
