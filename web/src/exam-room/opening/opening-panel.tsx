import type { TestDetails } from '@pariksha/contract/exams/tests'
import { useEffect, useState } from 'react'
import { Link, PrefetchPageLinks } from 'react-router'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { momentText } from '../../shared/lib/format/dates.ts'
import { clockText, minutesText } from '../../shared/lib/format/durations.ts'
import { timeName } from '../../shared/lib/format/time-name.ts'
import { useOnline } from '../../shared/lib/online.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import type { AttemptClock } from '../engine/clock.ts'
import type { Begin } from '../instructions/use-start.ts'
import { type Texts, useTexts } from './opening-texts.ts'
import { canUnseal } from './sealed-paper.ts'
import { type OpeningState, useOpening } from './use-opening.ts'

const SECOND = 1000
const HOUR_SECONDS = 3600

type Props = {
  readonly test: TestDetails
  /** The student has read, chosen and declared everything, and waits. */
  readonly isReady: boolean
  readonly start: (begin: Begin) => Promise<void>
}

/** Counts down to the start of a live test, and starts it. */
export function OpeningPanel({ test, isReady, start }: Props) {
  const texts = useTexts()
  const { language } = useLanguage()
  const waited = useOpening(test, isReady, start)
  const hasNetwork = useOnline()
  const opensAt = waited.opening?.opensAt ?? test.opens_at
  return (
    <section
      aria-label={texts.heading}
      className={classNames(
        'flex flex-col gap-3 rounded-lg border border-line bg-surface p-4',
        isReady && 'items-center py-10 text-center md:p-12',
      )}
    >
      <PrefetchPageLinks page={`/test/${test.id}/usertest/0`} />
      {waited.isRefused ? (
        <Refused texts={texts} mockId={test.live_mock?.id} />
      ) : (
        <>
          {opensAt && <p>{texts.opensOn(momentText(opensAt, language))}</p>}
          {waited.opening && <Countdown clock={waited.opening.clock} texts={texts} isLarge={isReady} />}
          <div role="status" className="flex flex-col gap-2 text-ink-soft">
            {waited.isMoved && opensAt && (
              <p className="font-semibold text-ink">{texts.moved(momentText(opensAt, language))}</p>
            )}
            <p>{stateText(texts, { ...waited, hasNetwork, time: opensAt ? timeName(opensAt) : '' })}</p>
            <p>{isReady ? texts.keepOpen : texts.prepare}</p>
          </div>
        </>
      )}
    </section>
  )
}

/** Why is said where every refused start is; from a mock there is a way on. */
function Refused({ texts, mockId }: { readonly texts: Texts; readonly mockId: number | undefined }) {
  return (
    <>
      <p>{texts.notStarting}</p>
      {mockId !== undefined && (
        <Link to={`/live-mocks/${mockId}`} className="inline-flex min-h-11 items-center text-accent underline">
          {texts.otherShifts}
        </Link>
      )}
    </>
  )
}

type State = OpeningState & { readonly hasNetwork: boolean; readonly time: string }

function stateText(texts: Texts, { opening, isPaperStored, isStarting, isReached, hasNetwork, time }: State): string {
  if (!isReached) return opening ? texts[hasNetwork ? 'noServer' : 'noNetwork'] : texts.timeUnknown
  if (isStarting) return texts.starting
  if (isPaperStored) return texts.onDevice(time)
  return canUnseal() ? texts.comesBefore : texts.comesAtStart
}

type CountdownProps = { readonly clock: AttemptClock; readonly texts: Texts; readonly isLarge: boolean }

function Countdown({ clock, texts, isLarge }: CountdownProps) {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), SECOND / 4)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.ceil(clock.remaining / SECOND)
  const time = seconds < HOUR_SECONDS ? minutesText(seconds) : clockText(seconds)
  return (
    <p role="timer" className={classNames('figures font-semibold', isLarge ? 'text-4xl md:text-5xl' : 'text-2xl')}>
      {seconds > 0 ? texts.startsIn(time) : texts.open}
    </p>
  )
}
