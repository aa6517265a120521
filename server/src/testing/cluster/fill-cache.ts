import { rmSync } from 'node:fs'
import { startEmbedded } from '../../platform/db/embedded/embedded.ts'
import { clusterFolder, seededCluster } from './seed-home.ts'

/** A program: makes the seeded cluster of the tests, unless the cache has it. */
const home = clusterFolder()
try {
  await seededCluster(() => startEmbedded(home, { durable: false }))
} finally {
  rmSync(home, { recursive: true, force: true })
}
