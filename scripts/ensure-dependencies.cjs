// Runs under whatever Node the machine has, before anything is installed: built-ins only.
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { spawnSync } = require('node:child_process')

const root = join(__dirname, '..')
const stamp = join(root, 'node_modules', '.installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const installed =
  existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(join(root, 'node_modules/.bin/node'))

if (!installed) {
  console.log('Installing what Pariksha needs, this takes a minute the first time …')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: 'development' },
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, wanted)
}
