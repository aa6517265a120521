import { spawnSync } from 'node:child_process'
import { buildWeb } from './build-web.ts'
import { program } from './program.ts'

type Step = readonly [what: string, command: readonly [node: string, script: string], ...args: string[]]

const TSC = program('typescript', 'tsc')

/** Everything static, in the order of how fast it tells. All steps run; the first failure decides the exit code. */
const STEPS: readonly Step[] = [
  ['format, lint, import directions', program('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.'],
  ['types', TSC, '-p', '.'],
  ['types of scripts and journeys', TSC, '-p', 'e2e'],
  ['types of the routes', program('@react-router/dev', 'react-router'), 'typegen', 'web'],
  ['types of the web', TSC, '-p', 'web'],
  ['types of the service worker', TSC, '-p', 'web/service-worker'],
  ['dead code and dependencies', program('knip')],
  ['generated files are current', [process.execPath, 'scripts/generate.ts'], '--check'],
  ['page weight', program('size-limit')],
]

buildWeb()
let failed = 0
for (const [what, [node, script], ...args] of STEPS) {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(node, [script, ...args], { encoding: 'utf8' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${what} (${seconds} s)`)
  if (status !== 0) {
    failed++
    console.log(`${stdout ?? ''}${stderr ?? ''}`)
  } else if (what === 'page weight') console.log(stdout)
}
process.exit(failed === 0 ? 0 : 1)
