import type { AttemptState, Response } from '@pariksha/domain/attempt/attempt'
import { createContext, use } from 'react'
import type { Store } from '../shared/lib/store/store.ts'
import { useDerivedValue } from '../shared/lib/store/use-store.ts'
import type { ExamSession } from './engine/session/exam-session.ts'

const Session = createContext<ExamSession | null>(null)
export const SessionProvider = Session.Provider

/** Overrides the session's answers for a part of the screen. */
const Answers = createContext<Store<AttemptState> | null>(null)
export const AnswersProvider = Answers.Provider

export function useSession(): ExamSession {
  const session = use(Session)
  if (!session) throw new Error('outside of a running test')
  return session
}

export function useAnswers(): Store<AttemptState> {
  const { answers } = useSession()
  return use(Answers) ?? answers
}

/** A value derived from the answers; renders again only when it changes. */
export function useDerived<T extends string | number | boolean | Response | undefined>(
  derive: (answers: AttemptState) => T,
): T {
  return useDerivedValue(useAnswers(), derive)
}

/** The number of the question on the screen. */
export const useCurrent = (): number => useDerived(({ current }) => current)

/** The response to one question. */
export const useResponse = (questionNumber: number): Response | undefined =>
  useDerived(({ responses }) => responses.get(questionNumber))
