import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from './installation.ts'

/** Processes of a cluster, found by their parent process. */
const postmaster = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      // the name in brackets may hold anything; what follows it is: state, parent
      return Number(read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]) === parent
    })
}

export type Victim = 'postmaster' | 'database' | 'backend'

/** kill -9 of the postmaster alone, of all its processes at once, or of one that serves a connection. */
export function killDatabase({ postgres }: Installation, victim: Victim): void {
  const parent = postmaster(postgres.dataDir)
  const children = childrenOf(parent)
  if (victim === 'backend') {
    const backend = children.find((pid) => /^postgres: pariksha /.test(read(`/proc/${pid}/cmdline`)))
    if (backend !== undefined) kill(backend)
    return
  }
  kill(parent)
  if (victim === 'database') for (const child of children) kill(child)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // gone by itself
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // the process ended meanwhile
  }
}
