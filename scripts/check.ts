import { spawnSync } from 'node:child_process'
import { packageBin } from './package-bin.ts'
import { buildWeb } from './web/build-web.ts'

type Step = readonly [what: string, command: readonly [node: string, script: string], ...args: string[]]

const TSC = packageBin('typescript', 'tsc')

/** All static checks, the fastest first. All steps run; the exit code is 1 if any of them failed. */
const STEPS: readonly Step[] = [
  ['format, lint, import directions', packageBin('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.'],
  ['zones of folders', [process.execPath, 'scripts/lint/import-zones.ts']],
  ['types', TSC, '-p', '.'],
  ['types of scripts and journeys', TSC, '-p', 'e2e'],
  ['types of the routes', packageBin('@react-router/dev', 'react-router'), 'typegen', 'web'],
  ['types of the web', TSC, '-p', 'web'],
  ['types of the service worker', TSC, '-p', 'web/service-worker'],
  ['dead code and dependencies', packageBin('knip')],
  ['generated files are current', [process.execPath, 'scripts/generate.ts'], '--check'],
  ['files named in documents', [process.execPath, 'scripts/lint/document-paths.ts']],
  ['page weight', packageBin('size-limit')],
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
