import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptWithMarks, Submitted } from '@pariksha/contract/attempts/results'
import type { Paper } from '@pariksha/contract/exams/tests'
import { ApiError, isUnauthorized } from '../../shared/lib/api/api-errors.ts'
import { AttemptClock } from './clock.ts'
import { readAttempt, resumeAttempt, submitAttempt, takeOver } from './delivery/calls.ts'
import { isUnreachable } from './delivery/deliver.ts'
import { deliverUnsent } from './delivery/deliver-unsent.ts'
import type { EngineContext } from './engine-context.ts'
import { type OpenedHere, takeStarted } from './just-started.ts'
import { reasonOf } from './paper/load-paper.ts'
import { ExamSession } from './session/exam-session.ts'
import { type OnDevice, removal } from './storage/device-storage.ts'
import type { Owner } from './storage/records.ts'

/** The result of opening an attempt. */
export type Opening =
  | { readonly kind: 'ready'; readonly session: ExamSession }
  | {
      readonly kind: 'away'
      readonly away: NonNullable<Attempt['away']>
      readonly wasPaused: boolean
      readonly continueTest: (time: 'left-then' | 'as-it-is') => Promise<Opening>
    }
  | { readonly kind: 'taken-over'; readonly takeOver: () => Promise<Opening> }
  | { readonly kind: 'paused'; readonly resume: () => Promise<Opening> }
  | { readonly kind: 'closing'; readonly finish: () => Promise<Opening> }
  /** The limit of takeovers is reached: it can only be submitted. */
  | { readonly kind: 'too-many-takeovers'; readonly finish: () => Promise<Opening> }
  | { readonly kind: 'completed'; readonly attempt: Attempt; readonly submitted: Submitted }

/** Questions that the student has answered already while opening. */
export type Answered = { readonly takeBack?: boolean; readonly away?: boolean; readonly resume?: boolean }

/** The attempt that is opened, and where. */
type OpenTarget = { readonly context: EngineContext; readonly owner: Owner; readonly device: string }

/**
 * Opens an attempt on this device. Unsent actions of this and closed tabs are delivered first, so that the snapshot of
 * the takeover contains them. Offline, it continues from what is stored on the device.
 */
export async function openAttempt(context: EngineContext, owner: Owner, answered: Answered = {}): Promise<Opening> {
  const target = { context, owner, device: await context.tab.device() }
  const onDevice = await context.storage.read(owner)
  try {
    return await openOnline(target, onDevice, answered)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'paused') return paused(target)
    if (error instanceof ApiError && error.code === 'too_many_takeovers') return tooManyTakeovers(target)
    const reason = reasonOf(error)
    const canContinue = isUnreachable(reason) || isUnauthorized(reason)
    const offline = canContinue ? await openOffline(target, await context.storage.read(owner)) : undefined
    if (offline) return offline
    throw error
  }
}

async function openOnline(target: OpenTarget, onDevice: OnDevice, answered: Answered): Promise<Opening> {
  const { context, owner, device } = target
  const started = takeStarted(owner.attemptId)
  if (started !== undefined) {
    return {
      kind: 'ready',
      session: await takeOverAttempt(target, await context.papers.load(owner.attemptId), started),
    }
  }
  const handedIn = onDevice.attempt?.handedIn
  const attempt = await readAttempt(owner.attemptId)
  const again = (more: Answered) => openAttempt(context, owner, { ...answered, ...more })

  if (attempt.status === 'completed') return await completed(target, attempt)
  if (attempt.away && !answered.away && handedIn?.by !== 'student') {
    return {
      kind: 'away',
      away: attempt.away,
      wasPaused: attempt.was_paused,
      async continueTest(time) {
        if (time === 'left-then') await resumeAttempt(owner.attemptId)
        return await again({ away: true })
      },
    }
  }
  if (handedIn?.by === 'student') {
    await deliverUnsent(context.storage, owner, device, 'settle')
    await submitAttempt(owner.attemptId, { at: handedIn.at })
    return await completed(target, await readAttempt(owner.attemptId))
  }
  if (attempt.status === 'paused') {
    const opening = paused(target)
    return answered.resume ? await opening.resume() : opening
  }
  if (attempt.status === 'closing') return await closing(target)

  await deliverUnsent(context.storage, owner, device, 'deliver')
  const own = onDevice.devices.find((one) => one.device === device)
  if (own && own.epoch < attempt.epoch && !answered.takeBack) {
    return { kind: 'taken-over', takeOver: () => again({ takeBack: true }) }
  }
  const hash = onDevice.attempt?.paperHash
  const paper = await context.papers.load(owner.attemptId, async () =>
    hash === undefined ? undefined : context.storage.readPaper(hash),
  )
  return { kind: 'ready', session: await takeOverAttempt(target, paper) }
}

async function takeOverAttempt({ context, owner, device }: OpenTarget, paper: Paper, opened: OpenedHere | null = null) {
  const { storage } = context
  const asked = opened?.asked ?? performance.now()
  const { epoch, attempt } = opened ?? (await takeOver(owner.attemptId, device))
  const clock = new AttemptClock(attempt.duration * 60_000, {
    remaining: attempt.remaining_seconds * 1000,
    wall: Date.now(),
  })
  clock.update(attempt.remaining_seconds * 1000, asked)
  announceTakeover(owner)
  const { actions } = await storage.read(owner)
  // The snapshot contains what was delivered.
  const contained = actions.filter(({ delivery }) => delivery === 'delivered')
  storage.write(...contained.map(removal))
  return new ExamSession({
    storage,
    owner,
    device,
    epoch,
    lastSeq: 0,
    snapshot: attempt,
    paper,
    actions: actions.filter(({ delivery }) => delivery !== 'delivered'),
    clock,
    pendingSubmit: null,
    lastContact: Date.now(),
  })
}

/** Upper bound of the actions that a device with full storage may have sent without recording their numbers. */
const MAX_UNRECORDED = 2000

/** Continues as the device that had the attempt last on this phone, if that was this tab or a closed one. */
async function openOffline(target: OpenTarget, onDevice: OnDevice): Promise<Opening | undefined> {
  const { context, owner, device } = target
  const { attempt, devices, actions } = onDevice
  const paper = attempt && (await context.storage.readPaper(attempt.paperHash))
  const [last] = [...devices].sort((a, b) => b.epoch - a.epoch)
  if (!attempt || !paper || !last) return undefined
  const { snapshot, clock: reading, handedIn } = attempt
  if (snapshot.status === 'paused') return paused(target)
  if (last.device !== device && !(await context.tab.adopt(last.device))) {
    return { kind: 'taken-over', takeOver: () => openAttempt(context, owner, { takeBack: true }) }
  }
  const session = new ExamSession({
    storage: context.storage,
    owner,
    device: last.device,
    epoch: last.epoch,
    // A number must not be reused: the server keeps the first action it got under it.
    lastSeq: last.lastSeq + MAX_UNRECORDED,
    hasGaps: true,
    snapshot,
    paper,
    actions,
    clock: new AttemptClock(snapshot.duration * 60_000, reading),
    pendingSubmit: handedIn,
    lastContact: Number.NEGATIVE_INFINITY,
  })
  void session.sync
    .nextContact()
    .then(() => deliverUnsent(context.storage, owner, last.device, 'skip'))
    .then(() => session.reread())
    .catch(() => undefined)
  return { kind: 'ready', session }
}

function paused({ context, owner }: OpenTarget): Extract<Opening, { kind: 'paused' }> {
  return {
    kind: 'paused',
    async resume() {
      await resumeAttempt(owner.attemptId)
      return await openAttempt(context, owner, { away: true, takeBack: true })
    },
  }
}

function tooManyTakeovers(target: OpenTarget): Opening {
  const { context, owner, device } = target
  return {
    kind: 'too-many-takeovers',
    async finish() {
      await deliverUnsent(context.storage, owner, device, 'settle')
      await submitAttempt(owner.attemptId, {})
      return await completed(target, await readAttempt(owner.attemptId))
    },
  }
}

/** The time is over, and the server waits for answers that this or another device may hold. */
async function closing(target: OpenTarget): Promise<Opening> {
  const { context, owner, device } = target
  await deliverUnsent(context.storage, owner, device, 'settle')
  const attempt = await readAttempt(owner.attemptId)
  if (attempt.status !== 'closing') return await completed(target, attempt)
  return {
    kind: 'closing',
    async finish() {
      await submitAttempt(owner.attemptId, {})
      return await completed(target, await readAttempt(owner.attemptId))
    },
  }
}

async function completed({ context, owner, device }: OpenTarget, attempt: AttemptWithMarks): Promise<Opening> {
  const { actions } = await context.storage.read(owner)
  if (actions.some(({ delivery }) => delivery === 'waiting')) {
    // Too late to count: the result shows them as typed, not counted.
    await deliverUnsent(context.storage, owner, device, 'settle').catch(() => undefined)
    attempt = await readAttempt(owner.attemptId)
  }
  await context.storage.forget(owner)
  const { outcome, receipt, ...rest } = attempt
  const submitted = outcome ?? (receipt && { receipt })
  if (!submitted) throw new Error('a completed attempt came with neither result nor receipt')
  return { kind: 'completed', attempt: rest, submitted }
}

const CHANNEL = 'exam-room'

/** Notifies the other tabs of this browser of the takeover at once, before their next heartbeat. */
function announceTakeover({ attemptId }: Owner) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(attemptId)
  channel.close()
}

/** Runs when another tab opened the attempt; returns the unsubscribe function. */
export function onOpenedInOtherTab({ attemptId }: Owner, run: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data === attemptId) run()
  }
  return () => channel.close()
}
