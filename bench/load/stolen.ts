import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const STAT = '/proc/stat'

/** Since the machine started: the ticks that its processors wanted to run and another machine on the same ones ran. */
function ticks(): { stolen: number; all: number } | undefined {
  if (!existsSync(STAT)) return undefined
  const [, ...counts] = (readFileSync(STAT, 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number)
  // user, nice, system, idle, iowait, irq, softirq, steal; what follows is in them already
  const eight = counts.slice(0, 8)
  return { stolen: eight[7] ?? 0, all: eight.reduce((sum, count) => sum + count, 0) }
}

/** How much of its processors a virtual machine was denied from now until it is asked, in cores; where the system tells. */
export function watchStolen(): () => string {
  const before = ticks()
  return () => {
    const after = ticks()
    if (!before || !after) return 'not told'
    const share = (after.stolen - before.stolen) / Math.max(1, after.all - before.all)
    return `${(share * availableParallelism()).toFixed(2)} of ${availableParallelism()} cores`
  }
}
