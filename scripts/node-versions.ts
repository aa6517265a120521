import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A Node and the npm that comes with it, and whether the server can run on that Node itself. */
const PAIRS = [
  { node: '18.20.4', npm: '9.2.0', fits: false },
  { node: '20.20.2', npm: '10.8.2', fits: false },
  { node: '22.23.3', npm: '10.9.4', fits: false },
  { node: '24.21.0', npm: '11.6.2', fits: true },
  { node: '26.9.0', npm: '11.6.2', fits: true },
] as const
type Pair = (typeof PAIRS)[number]

const ROOT = join(import.meta.dirname, '..')
const START_TIMEOUT_S = 300
const INSTALL_TIMEOUT_MS = 120_000
/** Size of the runtime installation, in megabytes. */
const MAX_INSTALLED_MB = { fits: 420, packaged: 600 }
const TEST_FILE = 'domain/src/marking/marking.test.ts'

const asRoot = process.getuid?.() === 0
const work = mkdtempSync(join(tmpdir(), 'pariksha-node-versions-'))
chmodSync(work, 0o755)
let passed = 0
let failed = 0
function report(ok: boolean, what: string): void {
  if (ok) passed++
  else failed++
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}`)
}

try {
  for (const pair of PAIRS) await tryPair(pair)
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** A fresh clone is started, tested while it serves, and started again; where root may, by an account without a home. */
async function tryPair(pair: Pair): Promise<void> {
  const name = `Node ${pair.node} with npm ${pair.npm}`
  const bin = installPair(pair)
  const clone = join(work, `clone-${pair.node}`)
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  const account = asRoot && pair.node !== '20.20.2' ? nobody() : undefined
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, clone])
  const port = await freePort()
  const options = {
    cwd: clone,
    ...account,
    env: { ...registryOf(process.env), PATH: `${bin}:/usr/bin:/bin`, HOME: '/nonexistent', PORT: String(port) },
  }

  let running = await start(options, port)
  report(running.serves, `${name} starts and serves`)
  if (!running.serves) return console.log(running.output())
  const megabytes = installedMegabytes(clone)
  const limit = pair.fits ? MAX_INSTALLED_MB.fits : MAX_INSTALLED_MB.packaged
  report(megabytes <= limit, `${name} installs ${megabytes} MB to serve, of ${limit} at most`)
  const test = spawnSync('npm', ['test', '--', TEST_FILE], { ...options, encoding: 'utf8' })
  report(test.status === 0, `${name} runs a test file beside the server`)
  if (test.status !== 0) console.log(test.stdout.slice(-4000), test.stderr.slice(-4000))
  report(await answers(port), `${name} still serves after what tests need was installed`)
  await running.stop()

  running = await start(options, port)
  const again = running.serves && !running.output().includes('Installing')
  report(again, `${name} starts again without installing`)
  if (!again) console.log(running.output())
  await running.stop()
  rmSync(clone, { recursive: true, force: true })
}

/** Both from the registry, in a folder that goes first on the PATH. */
function installPair(pair: Pair): string {
  const folder = join(work, `node-${pair.node}`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const packages = [`node-linux-${arch()}@${pair.node}`, `npm@${pair.npm}`]
  const install = () => npm(folder, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...packages)
  try {
    install()
  } catch {
    install() // a download may hang without npm noticing
  }
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  cpSync(join(folder, `node_modules/node-linux-${arch()}/bin/node`), join(bin, 'node'))
  const npmCli = join(folder, 'node_modules/npm/bin/npm-cli.js')
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\nexec "${bin}/node" "${npmCli}" "$@"\n`, { mode: 0o755 })
  return bin
}

async function start(options: SpawnOptions, port: number) {
  const child = spawn('npm', ['start'], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text
    })
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let serves = false
  for (let second = 0; second < START_TIMEOUT_S && !serves && child.exitCode === null; second++) {
    await sleep(1000)
    serves = await answers(port)
  }
  return {
    serves,
    output: () => output,
    async stop() {
      child.kill('SIGTERM') // npm passes it on to the server
      await ended
    },
  }
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function installedMegabytes(clone: string): number {
  return ['node_modules', 'scripts/runtime', 'web/build']
    .map((folder) => Number(execFileSync('du', ['-sm', join(clone, folder)], { encoding: 'utf8' }).split('\t')[0]))
    .reduce((sum, each) => sum + each, 0)
}

function nobody(): { readonly uid: number; readonly gid: number } {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':')
  if (!fields) throw new Error('this machine has no account nobody')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** How npm reaches its registry here; nothing else of this environment is passed on. */
function registryOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'https_proxy', 'NO_PROXY', 'no_proxy']
  const passedOn = names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))
  return { ...Object.fromEntries(passedOn), npm_config_registry: npm(ROOT, 'config', 'get', 'registry').trim() }
}

/** The npm that runs this script, or the one on the PATH. */
function npm(folder: string, ...args: string[]): string {
  const cli = process.env.npm_execpath
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []]
  return execFileSync(command, [...first, ...args], {
    timeout: INSTALL_TIMEOUT_MS,
    killSignal: 'SIGKILL',
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
