import type { LiveTimeline } from '@pariksha/contract/live/live'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { momentText } from '../../shared/lib/format/dates.ts'
import { timeName } from '../../shared/lib/format/time-name.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { amountInEnglish } from '../../student/results/time-added/time-added-texts.ts'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { AddTime } from './add-time.tsx'
import { liveTexts } from './live-texts.ts'

const texts = liveTexts.timeline
const EVERY_MILLIS = 10_000

/** What happened in the attempt of one student. */
export function TimelinePage() {
  const { testId = '', studentId = '' } = useParams()
  const timeline = useQuery({
    queryKey: ['staff', 'live', testId, 'student', studentId],
    queryFn: ({ signal }) =>
      call('GET /staff/live/:testId/students/:studentId/', { params: { testId, studentId }, signal }),
    refetchInterval: EVERY_MILLIS,
    staleTime: 0,
  })
  return (
    <QueryResult of={timeline}>
      {(found) => (
        <PageFrame
          title={found.name}
          text={[liveTexts.counts[found.state], ...found.batches].join(' · ')}
          actions={
            <>
              {found.state !== 'submitted' && (
                <AddTime testId={testId} to={{ kind: 'student', student: found.id }} name={found.name} />
              )}
              <ButtonLink variant="secondary" to={`/staff/live/${testId}`}>
                {liveTexts.backToBoard}
              </ButtonLink>
            </>
          }
        >
          <Events of={found} />
          <Saves saves={found.saves} />
        </PageFrame>
      )}
    </QueryResult>
  )
}

type Event = { readonly at: string; readonly text: string }

function eventsOf(found: LiveTimeline): readonly Event[] {
  const { started_at, submitted_at, last_contact_at, deadline_at, devices, gaps, time_added } = found
  const events = [
    { at: started_at, text: texts.started },
    ...devices.map(({ number, first_save_at, last_contact_at: contact }) =>
      first_save_at === null
        ? { at: contact, text: texts.opened(number) }
        : { at: first_save_at, text: texts.device(number) },
    ),
    ...gaps.map(({ from, to, answers }) => ({ at: from, text: texts.gap(answers, timeName(to)) })),
    ...time_added.map(({ at, seconds, by, reason }) => ({
      at,
      text: texts.added(amountInEnglish(seconds), by, reason),
    })),
    ...(submitted_at === null
      ? [
          { at: last_contact_at, text: texts.contact },
          { at: deadline_at, text: texts.deadline },
        ]
      : [{ at: submitted_at, text: texts.submitted }]),
  ]
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function Events({ of: found }: { readonly of: LiveTimeline }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {eventsOf(found).map(({ at, text }) => (
          <li key={`${at} ${text}`} className="flex flex-wrap gap-x-4 px-4 py-2">
            <time dateTime={at} className="figures min-w-44 text-ink-soft">
              {momentText(at, 'en')}
            </time>
            <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Saves({ saves }: Pick<LiveTimeline, 'saves'>) {
  const highest = Math.max(...saves.map(({ count }) => count))
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{texts.saves}</h2>
      {saves.length === 0 ? (
        <p className="text-ink-soft">{texts.noSaves}</p>
      ) : (
        <table className="figures w-full max-w-xl">
          <thead className="text-left text-ink-soft text-sm">
            <tr>
              <th scope="col" className="py-1 pr-4">
                {texts.minute}
              </th>
              <th scope="col" className="w-full py-1">
                {texts.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {saves.map(({ minute, count }) => (
              <tr key={minute}>
                <th scope="row" className="whitespace-nowrap py-0.5 pr-4 text-left font-normal">
                  {timeName(minute)}
                </th>
                <td className="py-0.5">
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden="true"
                      className="h-3 rounded-sm bg-accent"
                      style={{ width: `${(80 * count) / highest}%` }}
                    />
                    {count}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
