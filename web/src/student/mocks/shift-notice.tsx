import type { TestDetails } from '@pariksha/contract/exams/tests'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { timeName } from '../../shared/lib/format/time-name.ts'
import { rankListPath } from '../../shared/paths/rank-list-path.ts'
import { useTexts } from './texts.ts'

type Props = {
  readonly test: Pick<
    TestDetails,
    'id' | 'common_start' | 'live_mock' | 'duration' | 'practised' | 'ended' | 'rank_list'
  >
  /** When it was read, on the clock of this device. */
  readonly readAt: number
}

/** Before the start: of which mock it is a shift, what is left of a test that began for everybody, that it is over, what is practice, and the ranks. */
export function ShiftNotice({
  test: { id, common_start, live_mock, duration, practised, ended, rank_list },
  readAt,
}: Props) {
  const texts = useTexts()
  return (
    <aside className="flex flex-col gap-1 rounded-lg bg-accent-soft p-4">
      {live_mock && (
        <p>
          <Link to={`/live-mocks/${live_mock.id}`} className="font-semibold text-accent underline">
            {texts.ofMock(live_mock.title, live_mock.shift)}
          </Link>
        </p>
      )}
      {live_mock?.called_off && (
        <p className="font-semibold text-bad">{texts.calledOff(live_mock.shift, live_mock.called_off)}</p>
      )}
      {ended && !common_start && <p className="font-semibold">{texts.ended}</p>}
      {practised && <p>{texts.practice}</p>}
      {rank_list && (
        <Link to={rankListPath(id)} className="inline-flex min-h-11 items-center self-start text-accent underline">
          {texts.rankList}
        </Link>
      )}
      {common_start && <LateEntry of={common_start} duration={duration * MINUTE} readAt={readAt} />}
    </aside>
  )
}

const MINUTE = 60_000

type LateEntryProps = {
  readonly of: NonNullable<TestDetails['common_start']>
  readonly duration: number
  readonly readAt: number
}

/** What was left when the server said it, less the time that passed on this device since then: its clock may be wrong. */
function LateEntry({ of: { opens_at, closes_at, left }, duration, readAt }: LateEntryProps) {
  const texts = useTexts()
  const leftNow = left * 1000 - usePassed(readAt)
  const entryLasts = Date.parse(closes_at) - Date.parse(opens_at)
  if (duration - leftNow >= entryLasts) return <p className="figures">{texts.entryClosed(timeName(closes_at))}</p>
  return (
    <p className="figures">
      <strong>{texts.began(timeName(opens_at), Math.ceil(leftNow / MINUTE))}</strong>{' '}
      {texts.entryUntil(timeName(closes_at))}
    </p>
  )
}

const EVERY_MILLIS = 10_000

function usePassed(since: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MILLIS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - since)
}
