import { IDBFactory } from 'fake-indexeddb'
import { expect, vi } from 'vitest'
import { type Opening, openAttempt } from '../open-attempt.ts'
import type { ExamSession } from '../session/exam-session.ts'
import { closeTab, connectTo, context } from './device.ts'
import { ATTEMPT_ID, FakeServer } from './fake-server.ts'

export const owner = { userId: 1, attemptId: ATTEMPT_ID }
const running: ExamSession[] = []

/** A device that holds nothing, and the server it talks to. */
export function newDevice(): FakeServer {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const server = new FakeServer()
  closeTab()
  connectTo(server)
  return server
}

export function leaveRoom() {
  for (const session of running.splice(0)) session.stop()
  closeTab()
  vi.restoreAllMocks()
}

/** Opens the attempt in the tab that is open. */
export const openHere = (): Promise<Opening> => openAttempt(context(), owner)

export async function enter(opening: Promise<Opening> = openHere()): Promise<ExamSession> {
  const opened = await opening
  if (opened.kind !== 'ready') throw new Error(`opened as ${opened.kind}`)
  opened.session.start()
  running.push(opened.session)
  return opened.session
}

/** What happens to a page that the browser or the phone ends without notice. */
export async function killTab(session: ExamSession) {
  await context().storage.written()
  session.sync.stop()
}

/** Patient: the machine may be busy. */
export const until = (check: () => unknown) => vi.waitFor(check, 5000)

export const saved = (session: ExamSession) =>
  until(() => expect(session.sync.connection.read()).toEqual({ status: 'saved', waiting: 0 }))
export const choiceOf = (session: ExamSession, question: number) =>
  session.answers.read().responses.get(question)?.choice
