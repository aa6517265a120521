import { setTimeout } from 'node:timers/promises'
import type { Millis } from '@pariksha/domain/timing/timing'

type Options<Scope, Board> = {
  /** One board per scope, in the same order. */
  readonly read: (scopes: readonly Scope[]) => Promise<readonly Board[]>
  /** What makes two scopes the same. */
  readonly keyOf: (scope: Scope) => string
  /** Between two readings. */
  readonly pause?: () => Promise<unknown>
}

type Waiting<Scope, Board> = {
  readonly scope: Scope
  readonly board: Promise<Board>
  readonly resolve: (board: Board) => void
  readonly reject: (error: unknown) => void
}

const INTERVAL: Millis = 1_000
const untilNext = () => setTimeout(INTERVAL, undefined, { ref: false })

/**
 * However many watch in this process, it reads once a second: who asks meanwhile waits for the next reading, which is for
 * all of them. Nothing is read while nobody asks.
 */
export function shareReadings<Scope, Board>({ read, keyOf, pause = untilNext }: Options<Scope, Board>) {
  let waiting = new Map<string, Waiting<Scope, Board>>()
  let running = false

  async function run(): Promise<void> {
    running = true
    while (waiting.size > 0) {
      const asked = [...waiting.values()]
      waiting = new Map()
      await readFor(asked)
      await pause()
    }
    running = false
  }

  async function readFor(asked: readonly Waiting<Scope, Board>[]): Promise<void> {
    try {
      const boards = await read(asked.map(({ scope }) => scope))
      asked.forEach(({ resolve }, place) => {
        resolve(boards[place] as Board)
      })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return (scope: Scope): Promise<Board> => {
    const key = keyOf(scope)
    const known = waiting.get(key)
    if (known) return known.board
    const one = { scope, ...Promise.withResolvers<Board>() }
    waiting.set(key, { scope, board: one.promise, resolve: one.resolve, reject: one.reject })
    if (!running) void run()
    return one.promise
  }
}
