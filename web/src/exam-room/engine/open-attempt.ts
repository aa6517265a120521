import type { Attempt, AttemptWithOutcome, Submitted } from '@pariksha/contract/attempts'
import { ApiError, isUnauthorized } from '../../lib/api-errors.ts'
import { bringPaper, reasonOf } from './bring-paper.ts'
import { readAttempt, resumeAttempt, submitAttempt, takeOver } from './calls.ts'
import { AttemptClock } from './clock.ts'
import { isOutOfReach } from './deliver.ts'
import { adoptDevice, ownDevice } from './device.ts'
import { ExamSession } from './exam-session.ts'
import { wasJustStarted } from './just-started.ts'
import { deliverLeftovers } from './leftovers.ts'
import { forgetAttempt, keyOf, type OnDevice, readOnDevice, readPaperOnDevice, write } from './outbox.ts'
import type { Owner } from './records.ts'

/** What opening an attempt leads to. */
export type Opening =
  | { readonly kind: 'ready'; readonly session: ExamSession }
  | {
      readonly kind: 'away'
      readonly away: NonNullable<Attempt['away']>
      readonly wasPaused: boolean
      readonly goOn: (time: 'left-then' | 'as-it-is') => Promise<Opening>
    }
  | { readonly kind: 'elsewhere'; readonly takeOver: () => Promise<Opening> }
  | { readonly kind: 'paused'; readonly title: string; readonly resume: () => Promise<Opening> }
  | { readonly kind: 'closing'; readonly title: string; readonly finish: () => Promise<Opening> }
  /** It was opened so often that it can only be submitted. */
  | { readonly kind: 'too-often'; readonly title: string; readonly finish: () => Promise<Opening> }
  | { readonly kind: 'completed'; readonly attempt: Attempt; readonly submitted: Submitted }

/** What the student has answered already on the way in. */
type Answered = { readonly takeBack?: boolean; readonly away?: boolean }

/**
 * Opens an attempt on this device. What this and dead tabs could not deliver goes first, so that the state that comes
 * with taking over contains it. Without the network it goes on from what is on the device.
 */
export async function openAttempt(owner: Owner, answered: Answered = {}): Promise<Opening> {
  const device = await ownDevice()
  const onDevice = await readOnDevice(owner)
  try {
    return await openOnline(owner, device, onDevice, answered)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'paused')
      return paused(owner, onDevice.attempt?.snapshot.title ?? '')
    if (error instanceof ApiError && error.code === 'too_many_takeovers') return await tooOften(owner, device)
    const reason = reasonOf(error)
    const goesOn = isOutOfReach(reason) || isUnauthorized(reason)
    const offline = goesOn ? await openOffline(owner, device, await readOnDevice(owner)) : undefined
    if (offline) return offline
    throw error
  }
}

async function openOnline(owner: Owner, device: string, onDevice: OnDevice, answered: Answered): Promise<Opening> {
  if (wasJustStarted(owner.attemptId)) {
    return { kind: 'ready', session: await takeCharge(owner, device, await bringPaper(owner.attemptId)) }
  }
  const handedIn = onDevice.attempt?.handedIn?.by
  const attempt = await readAttempt(owner.attemptId)
  const again = (more: Answered) => openAttempt(owner, { ...answered, ...more })

  if (attempt.status === 'completed') return await completed(owner, device, attempt)
  if (attempt.away && !answered.away && handedIn !== 'student') {
    return {
      kind: 'away',
      away: attempt.away,
      wasPaused: attempt.was_paused,
      async goOn(time) {
        if (time === 'left-then') await resumeAttempt(owner.attemptId)
        return await again({ away: true })
      },
    }
  }
  if (handedIn === 'student') {
    await deliverLeftovers(owner, device, 'settle')
    await submitAttempt(owner.attemptId, {})
    return await completed(owner, device, await readAttempt(owner.attemptId))
  }
  if (attempt.status === 'paused') return paused(owner, attempt.title)
  if (attempt.status === 'closing') return await closing(owner, device)

  await deliverLeftovers(owner, device, 'deliver')
  const own = onDevice.devices.find((one) => one.device === device)
  if (own && own.epoch < attempt.epoch && !answered.takeBack) {
    return { kind: 'elsewhere', takeOver: () => again({ takeBack: true }) }
  }
  const paper = await bringPaper(owner.attemptId, onDevice.attempt?.paperHash)
  return { kind: 'ready', session: await takeCharge(owner, device, paper) }
}

async function takeCharge(owner: Owner, device: string, paper: Awaited<ReturnType<typeof bringPaper>>) {
  const asked = performance.now()
  const { epoch, attempt } = await takeOver(owner.attemptId, device)
  const clock = new AttemptClock(attempt.duration * 60_000, {
    remaining: attempt.remaining_seconds * 1000,
    wall: Date.now(),
  })
  clock.heard(attempt.remaining_seconds * 1000, asked)
  announce(owner)
  const { actions } = await readOnDevice(owner)
  // The state just received contains what was delivered.
  const contained = actions.filter(({ delivery }) => delivery === 'delivered')
  write(...contained.map((action) => ({ store: 'actions', remove: keyOf(action) }) as const))
  return new ExamSession({
    owner,
    device,
    epoch,
    lastSeq: 0,
    snapshot: attempt,
    paper,
    actions: actions.filter(({ delivery }) => delivery !== 'delivered'),
    clock,
    handedIn: null,
    lastContact: Date.now(),
  })
}

/** More than anyone does in a test: a full device may have sent so much without writing down that it did. */
const UNWRITTEN_AT_MOST = 2000

/** Goes on as the device that was in charge last on this phone, if that was this tab or one that is gone. */
async function openOffline(owner: Owner, device: string, onDevice: OnDevice): Promise<Opening | undefined> {
  const { attempt, devices, actions } = onDevice
  const paper = attempt && (await readPaperOnDevice(attempt.paperHash))
  const [last] = [...devices].sort((a, b) => b.epoch - a.epoch)
  if (!attempt || !paper || !last) return undefined
  const { snapshot, clock: reading, handedIn } = attempt
  if (snapshot.status === 'paused') return paused(owner, snapshot.title)
  if (last.device !== device && !(await adoptDevice(last.device))) {
    return { kind: 'elsewhere', takeOver: () => openAttempt(owner, { takeBack: true }) }
  }
  const session = new ExamSession({
    owner,
    device: last.device,
    epoch: last.epoch,
    // No number twice: the server keeps what it had under it first.
    lastSeq: last.lastSeq + UNWRITTEN_AT_MOST,
    hasGaps: true,
    snapshot,
    paper,
    actions,
    clock: new AttemptClock(snapshot.duration * 60_000, reading),
    handedIn,
    lastContact: Number.NEGATIVE_INFINITY,
  })
  void session.sync
    .nextContact()
    .then(() => deliverLeftovers(owner, last.device, 'leave'))
    .then(() => session.reread())
    .catch(() => undefined)
  return { kind: 'ready', session }
}

function paused(owner: Owner, title: string): Opening {
  return {
    kind: 'paused',
    title,
    async resume() {
      await resumeAttempt(owner.attemptId)
      return await openAttempt(owner, { away: true, takeBack: true })
    },
  }
}

async function tooOften(owner: Owner, device: string): Promise<Opening> {
  const { title } = await readAttempt(owner.attemptId)
  return {
    kind: 'too-often',
    title,
    async finish() {
      await deliverLeftovers(owner, device, 'settle')
      await submitAttempt(owner.attemptId, {})
      return await completed(owner, device, await readAttempt(owner.attemptId))
    },
  }
}

/** The time is over, and the server waits for what this or another device may hold. */
async function closing(owner: Owner, device: string): Promise<Opening> {
  await deliverLeftovers(owner, device, 'settle')
  const attempt = await readAttempt(owner.attemptId)
  if (attempt.status !== 'closing') return await completed(owner, device, attempt)
  return {
    kind: 'closing',
    title: attempt.title,
    async finish() {
      await submitAttempt(owner.attemptId, {})
      return await completed(owner, device, await readAttempt(owner.attemptId))
    },
  }
}

async function completed(owner: Owner, device: string, attempt: AttemptWithOutcome): Promise<Opening> {
  const { actions } = await readOnDevice(owner)
  if (actions.some(({ delivery }) => delivery === 'waiting')) {
    // Too late to count; what arrives is shown as typed and not counted.
    await deliverLeftovers(owner, device, 'settle').catch(() => undefined)
    attempt = await readAttempt(owner.attemptId)
  }
  await forgetAttempt(owner)
  const { outcome, receipt, ...rest } = attempt
  const submitted = outcome ?? (receipt && { receipt })
  if (!submitted) throw new Error('a completed attempt came with neither result nor receipt')
  return { kind: 'completed', attempt: rest, submitted }
}

const CHANNEL = 'exam-room'

/** Other tabs of this browser need not wait for their next sign of life to learn that they were taken over. */
function announce({ attemptId }: Owner) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(attemptId)
  channel.close()
}

/** Runs when another tab opened the attempt; the answer stops listening. */
export function onOpenedInOtherTab({ attemptId }: Owner, run: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data === attemptId) run()
  }
  return () => channel.close()
}
