import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { fontsFor } from '../engine/paper/pictures.ts'
import { thisPage } from '../engine/this-page.ts'
import type { Begin } from '../instructions/use-start.ts'
import { beginSealed } from './begin-sealed.ts'
import { enterWhenOpen, type KnownOpening } from './enter-when-open.ts'
import { interruptibleDelay } from './interruptible-delay.ts'
import { prefetchSealedPaper } from './prefetch-sealed-paper.ts'

/** What the page knows of a test that opens later. */
export type Waited = {
  /** null until it is loaded. */
  readonly opening: KnownOpening | null
  readonly isPaperStored: boolean
  readonly isStarting: boolean
  readonly isOnline: boolean
}

/** Waits for the opening of a test, brings its sealed paper, and starts it once the student is ready. */
export function useOpening(
  test: { readonly id: number; readonly languages: readonly string[] },
  isReady: boolean,
  start: (begin: Begin) => Promise<void>,
): Waited {
  const [opening, setOpening] = useState<KnownOpening | null>(null)
  const [isOnline, setOnline] = useState(true)
  const [isStarting, setStarting] = useState(false)
  const [isPaperStored, setPaperStored] = useState(false)
  const latest = useRef(start)
  latest.current = start
  const { id, languages } = test

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    enterWhenOpen({
      isReady,
      signal,
      interruptibleDelay,
      read: () => call('GET /tests/:testId/opening/', { params: { testId: id } }),
      async begin() {
        setStarting(true)
        return await beginSealed(thisPage, id)
      },
      onKnown: setOpening,
      onNetwork: setOnline,
    }).then(
      (attempt) => {
        if (!signal.aborted) void latest.current(async () => attempt)
      },
      (error: unknown) => {
        setStarting(false)
        // shown like any refused start
        if (!signal.aborted) void latest.current(() => Promise.reject(error))
      },
    )
    return () => controller.abort()
  }, [id, isReady])

  const isKnown = opening !== null
  const known = useRef(opening)
  known.current = opening
  useEffect(() => {
    if (!isKnown || !known.current) return
    const controller = new AbortController()
    void prefetchSealedPaper(id, known.current, controller.signal).then(setPaperStored)
    return () => controller.abort()
  }, [id, isKnown])

  // what the questions need apart from themselves
  useEffect(() => {
    void Promise.allSettled(fontsFor(languages))
  }, [languages])

  return { opening, isPaperStored, isStarting, isOnline }
}
