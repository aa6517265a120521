import { useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useSession, useValue } from './session-context.ts'
import { useTexts } from './texts.ts'
import { clockText } from './time-text.ts'

const SHORT_SECONDS = 300
const ANNOUNCED_MINUTES = [30, 10, 5, 1]

export function Timer() {
  const texts = useTexts()
  const session = useSession()
  const left = useValue(session.secondsLeft)
  const short = left <= SHORT_SECONDS
  return (
    <>
      <span
        role="timer"
        aria-label={texts.header.timeLeft}
        className={classNames(
          'figures rounded-sm px-2 py-1 font-semibold text-lg leading-none',
          short ? 'time-is-short bg-bad-soft text-bad' : 'bg-sunken text-ink',
        )}
      >
        {clockText(left)}
      </span>
      <Announcement left={left} />
    </>
  )
}

/** Said once at each mark, politely; a timer that is read out every second is of no use. */
function Announcement({ left }: { readonly left: number }) {
  const texts = useTexts()
  const said = useRef('')
  const mark = ANNOUNCED_MINUTES.find((minutes) => left <= minutes * 60 && left > minutes * 60 - 5)
  if (mark !== undefined) said.current = texts.header.minutesLeft(mark)
  return (
    <span aria-live="polite" className="sr-only">
      {said.current}
    </span>
  )
}
