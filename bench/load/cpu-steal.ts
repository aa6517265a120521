import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const STAT = '/proc/stat'

/** The steal ticks since boot: time the virtual CPUs were ready but the hypervisor ran others. */
function ticks(): { stolen: number; all: number } | undefined {
  if (!existsSync(STAT)) return undefined
  const [, ...counts] = (readFileSync(STAT, 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number)
  // user, nice, system, idle, iowait, irq, softirq, steal; what follows is in them already
  const eight = counts.slice(0, 8)
  return { stolen: eight[7] ?? 0, all: eight.reduce((sum, count) => sum + count, 0) }
}

/** Measures CPU steal of a virtual machine from now on, in cores, where the system reports it. */
export function measureCpuSteal(): () => string {
  const before = ticks()
  return () => {
    const after = ticks()
    if (!before || !after) return 'unknown'
    const share = (after.stolen - before.stolen) / Math.max(1, after.all - before.all)
    return `${(share * availableParallelism()).toFixed(2)} of ${availableParallelism()} cores`
  }
}
