import { useEffect, useRef, useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { loadFonts } from '../engine/paper/pictures.ts'
import { thisPage } from '../engine/this-page.ts'
import type { Begin } from '../instructions/use-start.ts'
import { useStudent } from '../use-student.ts'
import { beginSealed } from './begin-sealed.ts'
import { enterWhenOpen, type KnownOpening } from './enter-when-open.ts'
import { interruptibleDelay } from './interruptible-delay.ts'
import { prefetchSealedPaper } from './prefetch-sealed-paper.ts'

/** The opening of a test that opens later, as the page has read it. */
export type OpeningState = {
  /** null until it is loaded. */
  readonly opening: KnownOpening | null
  /** Staff moved it while this page waited. */
  readonly isMoved: boolean
  /** The server refused the start: nothing is waited for any more. */
  readonly isRefused: boolean
  readonly isPaperStored: boolean
  readonly isStarting: boolean
  /** The server answered the last call. */
  readonly isReached: boolean
}

/** Waits for the opening of a test, brings its sealed paper, and starts it once the student is ready. */
export function useOpening(
  test: { readonly id: number; readonly languages: readonly string[] },
  isReady: boolean,
  start: (begin: Begin) => Promise<void>,
): OpeningState {
  const [opening, setOpening] = useState<KnownOpening | null>(null)
  const [isMoved, setMoved] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [isReached, setReached] = useState(true)
  const [isStarting, setStarting] = useState(false)
  const [isPaperStored, setPaperStored] = useState(false)
  const latest = useRef(start)
  latest.current = start
  const known = useRef(opening)
  known.current = opening
  const { id, languages } = test

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setRefused(false)
    enterWhenOpen({
      isReady,
      signal,
      interruptibleDelay,
      read: () => call('GET /tests/:testId/opening/', { params: { testId: id } }),
      async begin() {
        setStarting(true)
        return await beginSealed(thisPage, id)
      },
      onKnown(next) {
        if (known.current && known.current.opensAt !== next.opensAt) setMoved(true)
        setOpening(next)
      },
      onReached: setReached,
    }).then(
      (attempt) => {
        if (!signal.aborted) void latest.current(async () => attempt)
      },
      (error: unknown) => {
        setStarting(false)
        // shown like any refused start
        if (signal.aborted) return
        setRefused(true)
        void latest.current(() => Promise.reject(error))
      },
    )
    return () => controller.abort()
  }, [id, isReady])

  // again for a new time: the paper is given out shortly before it
  const opensAt = opening?.opensAt
  useEffect(() => {
    if (opensAt === undefined || !known.current) return
    const controller = new AbortController()
    const { signal } = controller
    void prefetchSealedPaper(id, known.current, signal).then((isStored) => {
      if (!signal.aborted) setPaperStored(isStored)
    })
    return () => controller.abort()
  }, [id, opensAt])

  // what the exam room needs apart from the questions
  useStudent()
  useEffect(() => {
    loadFonts(languages)
  }, [languages])

  return { opening, isMoved, isRefused, isPaperStored, isStarting, isReached }
}
