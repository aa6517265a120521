import { spawnSync } from 'node:child_process'
import { buildWeb } from './build-web.ts'

type Step = readonly [what: string, command: string, ...args: string[]]

/** Everything static, in the order of how fast it tells. All steps run; the first failure decides the exit code. */
const STEPS: readonly Step[] = [
  ['format, lint, import directions', 'biome', 'ci', '--error-on-warnings', '.'],
  ['types', 'tsc', '-p', '.'],
  ['types of scripts and journeys', 'tsc', '-p', 'e2e'],
  ['types of the web', 'npm', 'run', '--silent', 'typecheck', '-w', 'web'],
  ['dead code and dependencies', 'knip'],
  ['generated files are current', 'node', 'scripts/generate.ts', '--check'],
  ['page weight', 'size-limit'],
]

buildWeb()
let failed = 0
for (const [what, command, ...args] of STEPS) {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${what} (${seconds} s)`)
  if (status !== 0) {
    failed++
    console.log(`${stdout ?? ''}${stderr ?? ''}`)
  } else if (command === 'size-limit') console.log(stdout)
}
process.exit(failed === 0 ? 0 : 1)
