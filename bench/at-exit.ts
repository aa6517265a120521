const kept = new Set<() => void>()

process.once('exit', () => {
  for (const cleanUp of kept) cleanUp()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/**
 * Registers synchronous cleanup for any end of this process except `kill -9`, for what would outlive it, like a database.
 * Returns a function that runs the cleanup earlier.
 */
export function atExit(cleanUp: () => void): () => void {
  kept.add(cleanUp)
  return () => {
    kept.delete(cleanUp)
    cleanUp()
  }
}
