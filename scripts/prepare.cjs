// Finds or installs the Node that Pariksha runs on, then installs the packages; `scripts/node.sh` runs that Node afterwards.
// Runs under whatever Node the machine has, before anything is installed: built-ins and old syntax only.
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '..')
const runtime = join(__dirname, 'runtime')
const installed = join(root, 'node_modules/.installed')
const enginePath = join(root, 'node_modules/.engine')
const lockFile = join(root, '.installing')
const OLDEST_NODE = 18
const [major, minor] = process.versions.node.split('.').map(Number)
const withDev = process.argv.includes('--dev')

if (process.platform !== 'linux') stop(`Pariksha runs on Linux; this is ${process.platform}. On Windows use WSL.`)
if (!['x64', 'arm64'].includes(process.arch)) stop(`Pariksha runs on x64 and arm64; this machine is ${process.arch}.`)
if (major < OLDEST_NODE)
  stop(`Pariksha needs Node ${OLDEST_NODE} or newer to install itself; this is ${process.version}.`)
if (process.report && !process.report.getReport().header.glibcVersionRuntime)
  stop('Pariksha needs a Linux with glibc, such as Debian, Ubuntu or Fedora; this one has another C library.')

/** Whether the server can use this Node: one of the tested major versions, built for the machine's architecture. */
const ownNodeFits = !process.execPath.startsWith(root) && ((major === 24 && minor >= 12) || major === 26)
const packagedNode = join(runtime, `node_modules/node-linux-${process.arch}/bin/node`)
const runtimeInstalled = join(runtime, 'node_modules/.installed')
const engine = ownNodeFits ? process.execPath : packagedNode
const digest = digestOf(join(root, 'package-lock.json'))
const runtimeDigest = digestOf(join(runtime, 'package-lock.json'))

if (!isPrepared()) {
  lock()
  if (!hasEngine()) installRuntime()
  if (!hasPackages()) installPackages()
  writeAtOnce(enginePath, engine)
  unlock()
}

function isPrepared() {
  return hasEngine() && hasPackages() && read(enginePath) === engine
}

function hasEngine() {
  return ownNodeFits || (read(runtimeInstalled) === runtimeDigest && fs.existsSync(packagedNode))
}

function hasPackages() {
  const [of, scope] = read(installed).split(' ')
  return of === digest && (scope === 'dev' || !withDev)
}

/** Installs Node as a package, with its own npm: older versions of npm install different sets of packages. */
function installRuntime() {
  console.log(`Installing the Node that Pariksha runs on (this machine has ${process.version}) …`)
  needRoom(400)
  runNpm(process.execPath, npmOfMachine(), runtime, ['ci', '--omit=dev', '--include=optional'])
  if (!fs.existsSync(packagedNode)) stop(`npm did not install Node for ${process.arch}: ${packagedNode} is missing.`)
  for (const unused of ['include', 'share'])
    fs.rmSync(join(packagedNode, '../..', unused), { recursive: true, force: true })
  writeAtOnce(runtimeInstalled, runtimeDigest)
}

/**
 * Installs runtime dependencies, with --dev those of tests and checks, too. Installed packages are not replaced: a
 * server may be using them.
 */
function installPackages() {
  const [of, scope] = read(installed).split(' ')
  const addsDev = of === digest
  const dev = withDev || scope === 'dev'
  console.log(addsDev ? 'Installing what the tests need …' : 'Installing the packages, this takes a minute or two …')
  needRoom(dev ? 900 : 500)
  if (addsDev) removeDevPackages()
  else fs.rmSync(installed, { force: true })
  runNpm(engine, ownNodeFits ? npmOfMachine() : join(runtime, 'node_modules/npm/bin/npm-cli.js'), root, [
    ...(of ? ['install', '--no-save'] : ['ci']),
    '--include=optional',
    dev ? '--include=dev' : '--omit=dev',
  ])
  writeAtOnce(installed, `${digest} ${dev ? 'dev' : 'serve'}`)
}

/** An interrupted installation may have left incomplete packages, which npm would keep. */
function removeDevPackages() {
  const { packages } = JSON.parse(fs.readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const path of Object.keys(packages)) {
    if (packages[path].dev) fs.rmSync(join(root, path), { recursive: true, force: true })
  }
}

/** The npm that runs this script; undefined where none does, or another package manager. */
function npmOfMachine() {
  const cli = process.env.npm_execpath || ''
  return /npm-cli\.c?js$/.test(cli) ? cli : undefined
}

/** Runs npm's script under `node`; without one the npm on the PATH. */
function runNpm(node, cli, folder, args) {
  const [command, first] = cli ? [node, [cli]] : ['npm', []]
  const home = process.env.HOME
  const env = Object.assign({}, process.env, { NODE_ENV: '', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' })
  // a service account has no home: npm's cache goes into the project folder and is deleted afterwards
  const cache = home && isWritable(home) ? undefined : join(root, '.npm-cache')
  if (cache) env.npm_config_cache = cache
  const { status, stderr, error } = spawnSync(
    command,
    first.concat(args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'),
    { cwd: folder, stdio: ['ignore', 'inherit', 'pipe'], env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (cache) fs.rmSync(cache, { recursive: true, force: true })
  if (status !== 0) stop(reasonOf(error ? String(error) : stderr || ''))
}

/** Known errors as one sentence for the operator; others as npm reports them. */
function reasonOf(output) {
  if (/spawn(Sync)? npm ENOENT/.test(output)) return 'There is no npm on this machine: install Node.js with npm.'
  if (/ENOSPC/.test(output)) return `The disk is full: nothing more fits under ${root}.`
  if (/EROFS|EACCES|EPERM/.test(output)) return `Packages cannot be written under ${root}: this account may not.`
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|SOCKET_TIMEOUT/.test(output))
    return 'The packages cannot be downloaded: the npm registry is not reached. Start again when there is a network.'
  return `npm could not install the packages:\n${output.trim()}`
}

function needRoom(megabytes) {
  if (!fs.statfsSync) return
  const { bavail, bsize } = fs.statfsSync(root)
  const free = Math.floor((bavail * bsize) / 1e6)
  if (free < megabytes) stop(`The installation needs ${megabytes} MB of disk under ${root}; ${free} MB are free.`)
}

/** Serializes installations that start at the same time. */
function lock() {
  for (;;) {
    try {
      fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') stop(`Packages cannot be written under ${root}: this account may not.`)
    }
    if (!read(`/proc/${read(lockFile)}/cmdline`).includes('prepare.cjs')) fs.rmSync(lockFile, { force: true })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  }
}

function unlock() {
  if (read(lockFile) === String(process.pid)) fs.rmSync(lockFile, { force: true })
}

function stop(sentence) {
  unlock()
  console.error(sentence)
  process.exit(1)
}

function digestOf(file) {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex')
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (_error) {
    return ''
  }
}

function writeAtOnce(file, content) {
  fs.writeFileSync(`${file}.${process.pid}`, content)
  fs.renameSync(`${file}.${process.pid}`, file)
}

function isWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK)
    return true
  } catch (_error) {
    return false
  }
}
