import type * as answersCalls from '@pariksha/contract/attempts/answers'
import type * as resultsCalls from '@pariksha/contract/attempts/results'
import type * as tests from '@pariksha/contract/exams/tests'
import type { Language } from '@pariksha/contract/languages'
import type { Millis } from '@pariksha/domain/timing/timing'
import { call } from '../../../shared/lib/api/api.ts'
import type { RecordedAction } from '../storage/records.ts'

export const readTestDetails = async (testId: number, lang: Language): Promise<tests.TestDetails> =>
  (await call('GET /tests/:seriesOrTestId/', {
    params: { seriesOrTestId: testId },
    query: { lang },
  })) as tests.TestDetails

/** Unvisited questions say nothing that the paper does not: a start is small on a slow network. */
const VISITED = { questions: 'visited' } as const

type SealedOnDevice = { readonly paper_hash: string; readonly device: string }

export const startAttempt = (testId: number, sealed?: SealedOnDevice) =>
  call('POST /tests/usertest/', { query: VISITED, body: { test_id: testId, sealed } })

/** Solutions are large and come apart: marks are there at once on a slow network. */
const APART = { solutions: 'apart' } as const

export const readAttempt = async (attemptId: number): Promise<resultsCalls.AttemptWithMarks> =>
  (await call('GET /tests/usertest/:attemptId/', {
    params: { attemptId },
    query: { ...APART, ...VISITED },
  })) as resultsCalls.AttemptWithMarks

export const readSolutions = (attemptId: number) =>
  call('GET /tests/usertest/:attemptId/solutions/', { params: { attemptId }, cache: 'no-cache', timeoutMillis: 90_000 })

/** The largest answer there is, over the slowest network. */
const PAPER_TIMEOUT_MILLIS = 90_000

export const readPaper = (attemptId: number) =>
  call('GET /tests/usertest/:attemptId/paper/', { params: { attemptId }, timeoutMillis: PAPER_TIMEOUT_MILLIS })

export const takeOver = (attemptId: number, device: string) =>
  call('POST /tests/usertest/:attemptId/takeover/', { params: { attemptId }, query: VISITED, body: { device } })

export const pauseAttempt = (attemptId: number) =>
  call('POST /tests/usertest/:attemptId/pause/', { params: { attemptId }, query: VISITED, body: {} })

export const resumeAttempt = (attemptId: number) =>
  call('POST /tests/usertest/:attemptId/resume/', { params: { attemptId }, query: VISITED, body: {} })

type SubmitBody = { readonly device?: string; readonly last_seq?: number; readonly at?: Millis | undefined }

export const submitAttempt = async (attemptId: number, body: SubmitBody): Promise<resultsCalls.Submitted> =>
  (await call('POST /tests/usertest/:attemptId/submit/', {
    params: { attemptId },
    body,
    query: APART,
  })) as resultsCalls.Submitted

type Sender = { readonly attemptId: number; readonly device: string; readonly epoch: number }
type Options = {
  readonly settled?: boolean
  readonly keepalive?: boolean
  /** The last of its actions, where the device holds more than it sends. */
  readonly lastSeq?: number | undefined
}

/** Delivers actions of one device and epoch; an empty list is a heartbeat. */
export const sendActions = (
  { attemptId, device, epoch }: Sender,
  actions: readonly RecordedAction[],
  { settled = false, keepalive = false, lastSeq }: Options = {},
) =>
  call('POST /tests/usertest/:attemptId/actions/', {
    params: { attemptId },
    keepalive,
    body: {
      device,
      epoch,
      actions: actions.map(wireAction),
      last_seq: lastSeq,
      ...(settled ? { settled: true } : {}),
    },
  })

function wireAction({ seq, at, questionNumber, choice, marked }: RecordedAction): answersCalls.DeviceAction {
  return {
    seq,
    at,
    question_number: questionNumber,
    ...(choice === undefined ? {} : { user_choice: choice }),
    ...(marked === undefined ? {} : { marked_review: marked }),
  }
}

export const signInAgain = (email: string, password: string) =>
  call('POST /accounts/login/', { body: { email, password } })

export const readOwnProfile = () => call('GET /accounts/user/')
