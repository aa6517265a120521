import type { DrawnQuestions } from '@pariksha/contract/questions/drawn-questions'
import { LEVELS } from '@pariksha/contract/questions/question-file'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { drawnAgain } from './drawn-again.ts'

export const MAX_DRAWN = 50

/** Questions of the shipped templates to choose from: what is ticked stays when others are drawn. */
export function useDraw(options: 4 | 5 = 4) {
  const client = useQueryClient()
  const [sets, setSets] = useState<readonly DrawnQuestions[]>()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const draw = useMutation({
    mutationFn: (form: FormData) =>
      call('POST /staff/questions/draw/', {
        body: {
          topic: String(form.get('topic')),
          level: LEVELS.find((level) => level === form.get('level')) ?? null,
          count: Math.min(MAX_DRAWN, Math.max(1, Math.trunc(Number(form.get('count'))) || 1)),
          options,
        },
        timeoutMillis: 60_000,
      }),
    onSuccess: ({ drawn }) => setSets((before = []) => drawnAgain(before, ticked, drawn)),
    onError: (error) => invalidateStaffSession(client, error),
  })
  const toggle = (token: string) => {
    const next = new Set(ticked)
    if (!next.delete(token)) next.add(token)
    setTicked(next)
  }
  /** Takes out what was kept or added, so that it is not taken twice. */
  const remove = (tokens: ReadonlySet<string>) => {
    setSets((before) => before?.filter(({ token }) => !tokens.has(token)))
    setTicked((before) => new Set([...before].filter((token) => !tokens.has(token))))
  }
  return { draw, sets, ticked, toggle, remove }
}

export const countOf = (sets: readonly DrawnQuestions[]): number =>
  sets.reduce((sum, { questions }) => sum + questions.length, 0)
