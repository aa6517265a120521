import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { wholeMinutes } from '../../shared/lib/format/durations.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import type { ExamSession } from '../engine/session/exam-session.ts'
import { useTexts } from '../texts.ts'
import { Interruption } from './interruption.tsx'

export function Paused({ onResume }: { readonly onResume: () => Promise<unknown> }) {
  const texts = useTexts()
  return (
    <Interruption
      title={texts.pause.title}
      text={texts.pause.text}
      failed={texts.pause.resumeFailed}
      choices={[{ label: texts.pause.resume, run: onResume }]}
      link={
        <ButtonLink variant="quiet" to="/previousattempts">
          {texts.opening.previousAttempts}
        </ButtonLink>
      }
    />
  )
}

type BackAfterAbsenceProps = {
  readonly away: NonNullable<Attempt['away']>
  /** There is no rank to lose any more. */
  readonly wasPaused: boolean
  readonly onContinue: (time: 'left-then' | 'as-it-is') => Promise<unknown>
}

export function BackAfterAbsence({ away, wasPaused, onContinue }: BackAfterAbsenceProps) {
  const texts = useTexts()
  const left = texts.minutes(wholeMinutes(away.remaining_seconds))
  const gone = texts.minutes(wholeMinutes(away.seconds))
  return (
    <Interruption
      title={texts.away.title}
      text={wasPaused ? texts.away.textUnranked(gone, left) : texts.away.text(gone, left)}
      failed={texts.away.failed}
      choices={[
        { label: wasPaused ? texts.away.asItIsUnranked : texts.away.asItIs, run: () => onContinue('as-it-is') },
        {
          label: wasPaused ? texts.away.leftThenUnranked(left) : texts.away.leftThen(left),
          variant: 'secondary',
          run: () => onContinue('left-then'),
        },
      ]}
    />
  )
}

export function TakenOver({ onTakeBack }: { readonly onTakeBack: () => Promise<unknown> }) {
  const texts = useTexts()
  return (
    <Interruption
      title={texts.takenOver.title}
      text={texts.takenOver.text}
      failed={texts.takenOver.failed}
      choices={[{ label: texts.takenOver.takeBack, run: onTakeBack }]}
    />
  )
}

export function SubmitPending({ session, by }: { readonly session: ExamSession; readonly by: 'student' | 'clock' }) {
  const texts = useTexts()
  const { waiting } = useValue(session.sync.connection)
  const why = detailOf(useValue(session.sync.failure), texts.instructions.noAnswer)
  return (
    <Interruption
      title={texts.submitPending.title[by]}
      text={`${why} ${texts.submitPending.text}`}
      choices={[{ label: texts.submitPending.tryNow, variant: 'secondary', run: () => session.sync.flush() }]}
    >
      {waiting > 0 && <p className="figures text-sm">{texts.submitPending.waiting(waiting)}</p>}
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
        { label: texts.closing.finish, variant: 'danger', warning: texts.closing.warning, run: onFinish },
      ]}
    />
  )
}

export function TooManyTakeovers({ onFinish }: { readonly onFinish: () => Promise<unknown> }) {
  const texts = useTexts()
  return (
    <Interruption
      title={texts.tooManyTakeovers.title}
      text={texts.tooManyTakeovers.text}
      failed={texts.closing.failed}
      choices={[{ label: texts.tooManyTakeovers.finish, run: onFinish }]}
    />
  )
}
