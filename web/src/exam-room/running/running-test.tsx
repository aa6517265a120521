import type { Submitted } from '@pariksha/contract/attempts/results'
import { useCallback, useEffect } from 'react'
import { useOnDemand } from '../../shared/lib/hydration/use-on-demand.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { LeaveDialog } from '../dialogs/leave-dialog.tsx'
import type { ExamSession } from '../engine/session/exam-session.ts'
import type { Phase } from '../engine/session/phases.ts'
import { Interruption } from '../interruptions/interruption.tsx'
import { BackAfterAbsence, Paused, SubmitPending, TakenOver } from '../interruptions/interruptions.tsx'
import { SessionProvider } from '../session-context.ts'
import { useTexts } from '../texts.ts'
import { loadSignInAgain } from './on-demand.ts'
import { TestScreen } from './test-screen.tsx'
import { useGuardEnd, useLeaveGuard } from './use-leave-guard.ts'
import { usePageSignals } from './use-page-signals.ts'

type Props = {
  readonly session: ExamSession
  readonly onCompleted: (submitted: Submitted) => void
  /** Opens the attempt again: it was taken over or closed. */
  readonly onReopen: (takeBack: boolean) => Promise<unknown>
}

/** A running test: the screen of its phase. */
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
      <WhereSignedOut session={session} />
      <Screen session={session} phase={phase} onTakeBack={() => onReopen(true)} />
      <LeaveDialog open={guard.asking} onStay={guard.stay} onLeave={guard.leave} />
    </SessionProvider>
  )
}

function WhereSignedOut({ session }: { readonly session: ExamSession }) {
  const texts = useTexts()
  const { status } = useValue(session.sync.connection)
  const failed = useCallback(() => showToast({ tone: 'bad', text: texts.panels.failed }), [texts])
  const SignInAgain = useOnDemand(loadSignInAgain, status === 'signed-out' ? 'now' : 'soon', failed)
  return SignInAgain && <SignInAgain session={session} />
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
      return (
        <BackAfterAbsence
          away={phase.away}
          wasPaused={session.attempt.was_paused}
          onContinue={(time) => session.continueTest(time)}
        />
      )
    case 'taken-over':
      return <TakenOver onTakeBack={onTakeBack} />
    case 'submit-pending':
      return <SubmitPending session={session} by={phase.by} />
    case 'gone':
      return <Interruption title={texts.gone} text={texts.opening.noSuchAttempt} choices={[]} />
  }
}
