const kept = new Set<() => void>()

process.once('exit', () => {
  for (const putAway of kept) putAway()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/**
 * What would outlive this process, a database say, is put away however it ends, short of `kill -9`. The returned function
 * does it earlier. Neither waits for anything.
 */
export function atExit(putAway: () => void): () => void {
  kept.add(putAway)
  return () => {
    kept.delete(putAway)
    putAway()
  }
}
