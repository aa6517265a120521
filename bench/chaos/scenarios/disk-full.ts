import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newFolder, startInstallation } from '../installation.ts'
import { createRandom } from '../random.ts'
import { NotSupportedHere, type ScenarioResult } from '../row.ts'
import { mergeResults, runRound } from '../run-round.ts'
import { untilDatabaseIsUp, untilServerIsUp } from '../waiting.ts'

const SIZE = '600m'

/** Fills the small file system of the database under load, then frees it. */
export async function diskFull(seed: number, rounds: number, log: (line: string) => void): Promise<ScenarioResult> {
  const home = mountSmall()
  try {
    const installation = await startInstallation({ home })
    const results: ScenarioResult[] = []
    try {
      for (let round = 0; round < rounds; round++) {
        const random = createRandom(seed + 1000 * round)
        const filler = join(home, 'filler')
        const result = await runRound(installation, seed + 1000 * round, async () => {
          await sleep(random.between(50, 500))
          fill(filler)
          await sleep(random.between(2_000, 6_000))
          rmSync(filler)
          await untilDatabaseIsUp(installation.pool)
        })
        log(`  round ${round + 1}: full and emptied, ${result.failures} calls failed`)
        const untouched = result.failures === 0 ? ['the full disk was never noticed'] : []
        results.push({ ...result, violations: [...result.violations, ...untouched] })
      }
      // a disk counts as full for half a minute after a failed write; a short run has no time for it
      if (rounds > 1) await untilServerIsUp(installation.addresses[0] as string)
    } finally {
      await installation.close()
    }
    return mergeResults(results)
  } finally {
    execFileSync('umount', ['-l', home])
    rmSync(home, { recursive: true, force: true })
  }
}

function mountSmall(): string {
  const home = newFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', home], { stdio: 'pipe' })
    return home
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw new NotSupportedHere(
      `a file system of its own cannot be mounted here: ${(error as Error).message.split('\n')[0]}`,
    )
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let block = Buffer.alloc(1 << 20); block.length >= 512; ) {
      try {
        if (writeSync(file, block) < block.length) block = block.subarray(0, block.length >> 1)
      } catch {
        block = block.subarray(0, block.length >> 1) // full for this much
      }
    }
  } finally {
    closeSync(file)
  }
}
