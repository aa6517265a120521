import type { AttemptState, Response } from '@pariksha/domain/attempt'
import { createContext, use, useSyncExternalStore } from 'react'
import type { ExamSession } from './engine/exam-session.ts'
import type { Store } from './engine/store.ts'

const Session = createContext<ExamSession | null>(null)
export const SessionProvider = Session.Provider

/** The answers that a part of the screen shows, where they are not the session's own. */
const Answers = createContext<Store<AttemptState> | null>(null)
export const AnswersProvider = Answers.Provider

export function useSession(): ExamSession {
  const session = use(Session)
  if (!session) throw new Error('outside of a running test')
  return session
}

export function useValue<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

export function useAnswers(): Store<AttemptState> {
  const { answers } = useSession()
  return use(Answers) ?? answers
}

/** Something that follows from the answers; what shows it is drawn again only when it changes. */
export function useDerived<T extends string | number | boolean | Response | undefined>(
  derive: (answers: AttemptState) => T,
): T {
  const answers = useAnswers()
  const read = () => derive(answers.read())
  return useSyncExternalStore(answers.subscribe, read, read)
}

/** The number of the question on the screen. */
export const useCurrent = (): number => useDerived(({ current }) => current)

/** What was answered at one question. */
export const useResponse = (questionNumber: number): Response | undefined =>
  useDerived(({ responses }) => responses.get(questionNumber))
