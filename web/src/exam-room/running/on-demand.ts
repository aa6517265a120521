import { retry } from '../../shared/lib/retry.ts'

/** What the first question does not need; the service worker keeps all of it, so that it opens without the network, too. */
export const loadPanels = () => import('../dialogs/room-panels.tsx').then(({ RoomPanels }) => RoomPanels)

export const loadSignInAgain = () =>
  retry(() => import('../interruptions/sign-in-again.tsx')).then(({ SignInAgain }) => SignInAgain)

export const loadOutcome = () => retry(() => import('../../student/results/outcome.tsx')).then(({ Outcome }) => Outcome)
