import { useRef } from 'react'
import { clockText, minutesText } from '../../shared/lib/format/durations.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'
import { useSectionClock } from './use-section-clock.ts'

const SHORT_SECONDS = 300
const ANNOUNCED_MINUTES = [30, 10, 5, 1]

/** Where sections have times of their own, the time of the open one is what a student works by. */
export function Timer() {
  const section = useSectionClock()
  return section === null ? <TestTimer /> : <SectionTimer {...section} />
}

function TestTimer() {
  const texts = useTexts()
  const left = useValue(useSession().countdown.secondsLeft)
  const mark = ANNOUNCED_MINUTES.find((minutes) => left <= minutes * 60 && left > minutes * 60 - 5)
  return (
    <>
      <span role="timer" aria-label={texts.header.timeLeft} className={look(left <= SHORT_SECONDS, 'text-lg')}>
        {clockText(left)}
      </span>
      <Announcement text={mark === undefined ? undefined : texts.header.minutesLeft(mark)} />
    </>
  )
}

type SectionTimerProps = NonNullable<ReturnType<typeof useSectionClock>>

function SectionTimer({ left, name, next, isEnding }: SectionTimerProps) {
  const texts = useTexts()
  const whole = useValue(useSession().countdown.secondsLeft)
  return (
    <div className="flex shrink-0 flex-col items-end gap-0.5">
      <span role="timer" aria-label={texts.header.sectionTimeLeft(name)} className={look(isEnding, 'text-xl')}>
        {minutesText(left)}
      </span>
      <span className="figures px-1 text-ink-soft text-xs leading-tight">
        <span aria-hidden="true">{texts.header.total} </span>
        <span role="timer" aria-label={texts.header.timeLeft}>
          {clockText(whole)}
        </span>
      </span>
      <Announcement text={isEnding ? texts.header.sectionEnding(next) : ''} />
    </div>
  )
}

const look = (isShort: boolean, size: string) =>
  classNames(
    'figures rounded-sm px-2 py-1 font-semibold leading-none',
    size,
    isShort ? 'time-is-short bg-bad-soft text-bad' : 'bg-sunken text-ink',
  )

/** Said once, politely; a timer that is read out every second is of no use. Without a text, the last one stays. */
function Announcement({ text }: { readonly text: string | undefined }) {
  const said = useRef('')
  if (text !== undefined) said.current = text
  return (
    <span aria-live="polite" className="sr-only">
      {said.current}
    </span>
  )
}
