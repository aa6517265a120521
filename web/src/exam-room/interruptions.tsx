import type { Attempt } from '@pariksha/contract/attempts'
import { ButtonLink } from '../ui/button.tsx'
import type { ExamSession } from './engine/exam-session.ts'
import { Interruption } from './interruption.tsx'
import { useValue } from './session-context.ts'
import { useTexts } from './texts.ts'
import { wholeMinutes } from './time-text.ts'

export function Paused({ onResume }: { readonly onResume: () => Promise<unknown> }) {
  const texts = useTexts()
  return (
    <Interruption
      title={texts.pause.title}
      text={texts.pause.text}
      failed={texts.pause.resumeFailed}
      choices={[{ label: texts.pause.resume, run: onResume }]}
      elsewhere={
        <ButtonLink look="quiet" to="/previousattempts">
          {texts.opening.previousAttempts}
        </ButtonLink>
      }
    />
  )
}

type AwayProps = {
  readonly away: NonNullable<Attempt['away']>
  /** There is no rank to lose any more. */
  readonly wasPaused: boolean
  readonly onGoOn: (time: 'left-then' | 'as-it-is') => Promise<unknown>
}

export function Away({ away, wasPaused, onGoOn }: AwayProps) {
  const texts = useTexts()
  const left = texts.minutes(wholeMinutes(away.remaining_seconds))
  const gone = texts.minutes(wholeMinutes(away.seconds))
  return (
    <Interruption
      title={texts.away.title}
      text={wasPaused ? texts.away.textUnranked(gone, left) : texts.away.text(gone, left)}
      failed={texts.away.failed}
      choices={[
        { label: wasPaused ? texts.away.asItIsUnranked : texts.away.asItIs, run: () => onGoOn('as-it-is') },
        {
          label: wasPaused ? texts.away.leftThenUnranked(left) : texts.away.leftThen(left),
          look: 'secondary',
          run: () => onGoOn('left-then'),
        },
      ]}
    />
  )
}

export function Elsewhere({ onTakeBack }: { readonly onTakeBack: () => Promise<unknown> }) {
  const texts = useTexts()
  return (
    <Interruption
      title={texts.elsewhere.title}
      text={texts.elsewhere.text}
      failed={texts.elsewhere.failed}
      choices={[{ label: texts.elsewhere.takeBack, run: onTakeBack }]}
    />
  )
}

export function HandedIn({ session, by }: { readonly session: ExamSession; readonly by: 'student' | 'clock' }) {
  const texts = useTexts()
  const { waiting } = useValue(session.sync.connection)
  return (
    <Interruption
      title={texts.handedIn.title[by]}
      text={texts.handedIn.text}
      choices={[{ label: texts.handedIn.tryNow, look: 'secondary', run: () => session.sync.flush() }]}
    >
      {waiting > 0 && <p className="figures text-sm">{texts.handedIn.waiting(waiting)}</p>}
    </Interruption>
  )
}

type ClosingProps = { readonly onFinish: () => Promise<unknown>; readonly onCheck: () => Promise<unknown> }

export function Closing({ onFinish, onCheck }: ClosingProps) {
  const texts = useTexts()
  return (
    <Interruption
      title={texts.closing.title}
      text={texts.closing.text}
      failed={texts.closing.failed}
      choices={[
        { label: texts.closing.check, run: onCheck },
        { label: texts.closing.finish, look: 'danger', run: onFinish },
      ]}
    />
  )
}

export function TooOften({ onFinish }: { readonly onFinish: () => Promise<unknown> }) {
  const texts = useTexts()
  return (
    <Interruption
      title={texts.tooOften.title}
      text={texts.tooOften.text}
      failed={texts.closing.failed}
      choices={[{ label: texts.tooOften.finish, run: onFinish }]}
    />
  )
}
