import type * as accounts from '@pariksha/contract/accounts'
import type * as attempts from '@pariksha/contract/attempts'
import type { Language } from '@pariksha/contract/languages'
import type * as tests from '@pariksha/contract/tests'
import { call } from '../../lib/api.ts'
import type { RecordedAction } from './records.ts'

export const readTestDetails = async (testId: number, lang: Language): Promise<tests.TestDetails> =>
  (await call<typeof tests.seriesOrTest>({
    method: 'GET',
    url: '/tests/:seriesOrTestId/',
    params: { seriesOrTestId: testId },
    query: { lang },
  })) as tests.TestDetails

export const startAttempt = (testId: number) =>
  call<typeof attempts.startAttempt>({ method: 'POST', url: '/tests/usertest/', body: { test_id: testId } })

export const readAttempt = (attemptId: number) =>
  call<typeof attempts.readAttempt>({ method: 'GET', url: '/tests/usertest/:attemptId/', params: { attemptId } })

export const readPaper = (attemptId: number) =>
  call<typeof attempts.readPaper>({
    method: 'GET',
    url: '/tests/usertest/:attemptId/paper/',
    params: { attemptId },
    timeoutMillis: 90_000, // the largest answer there is, over the slowest network
  })

export const takeOver = (attemptId: number, device: string) =>
  call<typeof attempts.takeOver>({
    method: 'POST',
    url: '/tests/usertest/:attemptId/takeover/',
    params: { attemptId },
    body: { device },
  })

export const pauseAttempt = (attemptId: number) =>
  call<typeof attempts.pauseAttempt>({
    method: 'POST',
    url: '/tests/usertest/:attemptId/pause/',
    params: { attemptId },
    body: {},
  })

export const resumeAttempt = (attemptId: number) =>
  call<typeof attempts.resumeAttempt>({
    method: 'POST',
    url: '/tests/usertest/:attemptId/resume/',
    params: { attemptId },
    body: {},
  })

export const submitAttempt = (attemptId: number, body: { device: string; last_seq: number } | Record<string, never>) =>
  call<typeof attempts.submitAttempt>({
    method: 'POST',
    url: '/tests/usertest/:attemptId/submit/',
    params: { attemptId },
    body,
  })

type Sender = { readonly attemptId: number; readonly device: string; readonly epoch: number }
type How = { readonly settled?: boolean; readonly keepalive?: boolean }

/** Delivers actions of one device and epoch; none at all is a sign of life. */
export const sendActions = (
  { attemptId, device, epoch }: Sender,
  actions: readonly RecordedAction[],
  { settled = false, keepalive = false }: How = {},
) =>
  call<typeof attempts.sendActions>({
    method: 'POST',
    url: '/tests/usertest/:attemptId/actions/',
    params: { attemptId },
    keepalive,
    body: { device, epoch, actions: actions.map(wireAction), ...(settled ? { settled } : {}) },
  })

function wireAction({ seq, at, questionNumber, choice, marked }: RecordedAction): attempts.DeviceAction {
  return {
    seq,
    at,
    question_number: questionNumber,
    ...(choice === undefined ? {} : { user_choice: choice }),
    ...(marked === undefined ? {} : { marked_review: marked }),
  }
}

export const signInAgain = (email: string, password: string) =>
  call<typeof accounts.login>({ method: 'POST', url: '/accounts/login/', body: { email, password } })

export const readOwnProfile = () => call<typeof accounts.ownProfile>({ method: 'GET', url: '/accounts/user/' })
