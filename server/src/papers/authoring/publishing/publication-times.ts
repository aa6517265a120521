import type { publishPaper } from '@pariksha/contract/papers/paper-publication'
import { earliestRelease } from '@pariksha/domain/timing/release'
import type { Seconds } from '@pariksha/domain/timing/timing'
import type { z } from 'zod'
import { AppError } from '../../../platform/errors.ts'
import { tooEarly } from './release-results.ts'

type Wanted = z.infer<typeof publishPaper.body>

/** Throws where a time is missing, is over or contradicts another. */
export function assertTimes(wanted: Wanted): void {
  const { access, batches, mode, at, opens_at, closes_at, common_start } = wanted
  const errors = [
    ...(access === 'groups' && batches.length === 0
      ? [{ path: 'batches', message: 'Please choose at least one batch.' }]
      : []),
    ...(access !== 'groups' && batches.length > 0
      ? [{ path: 'batches', message: 'Batches are for a paper that is for the students of some batches.' }]
      : []),
    ...(mode === 'live' && !(opens_at && closes_at)
      ? [{ path: 'opens_at', message: 'A live test has a time to open and one to close.' }]
      : []),
    ...(mode === 'practice' && wanted.release !== 'window'
      ? [{ path: 'release', message: 'Results of a practice test are released at once.' }]
      : []),
    ...((wanted.release === 'time') === (wanted.release_at !== null)
      ? []
      : [{ path: 'release_at', message: 'Please say when the results are released.' }]),
    ...(common_start && mode !== 'live'
      ? [{ path: 'common_start', message: 'Only a live test has one start for everybody.' }]
      : []),
    ...(opens_at && closes_at && Date.parse(opens_at) >= Date.parse(closes_at)
      ? [{ path: 'closes_at', message: 'It has to close after it opens.' }]
      : []),
    ...(at && closes_at && Date.parse(at) >= Date.parse(closes_at)
      ? [{ path: 'at', message: 'It has to be published before it closes.' }]
      : []),
    ...(at && common_start && opens_at && Date.parse(at) > Date.parse(opens_at)
      ? [{ path: 'at', message: 'With one start for all, it has to be published before it opens.' }]
      : []),
    ...(closes_at && Date.parse(closes_at) <= Date.now() ? [{ path: 'closes_at', message: 'This time is over.' }] : []),
  ]
  if (errors.length > 0) throw new AppError('bad_input', { errors })
}

/** With one start for everybody late entry ends while there is time left. */
export function assertLateEntry({ common_start, opens_at, closes_at }: Wanted, durationSeconds: number): void {
  if (!common_start || !opens_at || !closes_at) return
  if (Date.parse(closes_at) < Date.parse(opens_at) + durationSeconds * 1000) return
  throw new AppError('bad_input', {
    errors: [{ path: 'closes_at', message: 'With one start for all, late entry has to end before the test does.' }],
  })
}

/** As soon as all devices may have delivered, or at a time after that. It is in no mock yet. */
export function releaseOf(wanted: Wanted, duration: Seconds, lateWindow: Seconds): Date | null {
  const { release, release_at, opens_at, closes_at, common_start } = wanted
  if (release === 'hand' || !opens_at || !closes_at) return null
  const earliest = earliestRelease({
    opensAt: Date.parse(opens_at),
    closesAt: Date.parse(closes_at),
    duration: duration * 1000,
    lateWindow: lateWindow * 1000,
    commonStart: common_start,
    added: 0,
    openUntil: null,
    calledOff: false,
  })
  const at = release_at === null ? earliest : Date.parse(release_at)
  if (at < earliest) throw tooEarly(new Date(earliest), null)
  return new Date(at)
}
