import type { Response } from '@pariksha/domain/attempt'
import { createContext, use, useSyncExternalStore } from 'react'
import type { ExamSession } from './engine/exam-session.ts'
import type { Store } from './engine/store.ts'

const Session = createContext<ExamSession | null>(null)
export const SessionProvider = Session.Provider

export function useSession(): ExamSession {
  const session = use(Session)
  if (!session) throw new Error('outside of a running test')
  return session
}

export function useValue<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

/** The number of the question on the screen. */
export function useCurrent(): number {
  const { answers } = useSession()
  const read = () => answers.read().current
  return useSyncExternalStore(answers.subscribe, read, read)
}

/** Whether a question is the one on the screen; changes for two questions at a time. */
export function useIsCurrent(questionNumber: number): boolean {
  const { answers } = useSession()
  const read = () => answers.read().current === questionNumber
  return useSyncExternalStore(answers.subscribe, read, read)
}

/** What was answered at one question; changes only when that does. */
export function useResponse(questionNumber: number): Response | undefined {
  const { answers } = useSession()
  const read = () => answers.read().responses.get(questionNumber)
  return useSyncExternalStore(answers.subscribe, read, read)
}
