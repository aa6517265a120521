import type { Submitted } from '@pariksha/contract/attempts'
import { useEffect } from 'react'
import type { ExamSession, Phase } from './engine/exam-session.ts'
import { Interruption } from './interruption.tsx'
import { Away, Elsewhere, HandedIn, Paused } from './interruptions.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { SessionProvider, useValue } from './session-context.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { TestScreen } from './test-screen.tsx'
import { useTexts } from './texts.ts'
import { useGuardEnd, useLeaveGuard } from './use-leave-guard.ts'
import { usePageSignals } from './use-page-signals.ts'

type Props = {
  readonly session: ExamSession
  readonly onCompleted: (submitted: Submitted) => void
  /** Looks at the attempt anew; it is not this page's any more. */
  readonly onReopen: (takeBack: boolean) => Promise<unknown>
}

/** A test in the hands of this page: the screen that belongs to the phase it is in. */
export function RunningTest({ session, onCompleted, onReopen }: Props) {
  const phase = useValue(session.phase)
  useEffect(() => {
    session.start()
    return () => session.stop()
  }, [session])
  usePageSignals(session)
  const guard = useLeaveGuard(phase.name === 'running')
  useGuardEnd(phase.name === 'paused')
  useEffect(() => {
    if (phase.name === 'completed' && phase.submitted) onCompleted(phase.submitted)
    else if (phase.name === 'closing' || phase.name === 'completed') void onReopen(false)
  }, [phase, onCompleted, onReopen])
  return (
    <SessionProvider value={session}>
      <SignInAgain session={session} />
      <Screen session={session} phase={phase} onTakeBack={() => onReopen(true)} />
      <LeaveDialog open={guard.asking} onStay={guard.stay} onLeave={guard.leave} />
    </SessionProvider>
  )
}

type ScreenProps = { readonly session: ExamSession; readonly phase: Phase; readonly onTakeBack: () => Promise<unknown> }

function Screen({ session, phase, onTakeBack }: ScreenProps) {
  const texts = useTexts()
  switch (phase.name) {
    case 'running':
    case 'submitting':
    case 'closing':
    case 'completed':
      return <TestScreen submitting={phase.name !== 'running'} />
    case 'paused':
      return <Paused onResume={() => session.resume()} />
    case 'away':
      return <Away away={phase.away} wasPaused={session.attempt.was_paused} onGoOn={(time) => session.goOn(time)} />
    case 'elsewhere':
      return <Elsewhere onTakeBack={onTakeBack} />
    case 'handed-in':
      return <HandedIn session={session} by={phase.by} />
    case 'gone':
      return <Interruption title={texts.gone.title} text={texts.gone.text} choices={[]} />
  }
}
