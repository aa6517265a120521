import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const MANUAL = join(import.meta.dirname, '../../docs/operations.md')

export type Program = { readonly reload: () => void; stop(): Promise<void> }

export const PACKAGES = { nginx: 'nginx-light', pgbouncer: 'pgbouncer', openssl: 'openssl' } as const

/** The path of a program that Debian installs, if it is installed. */
export const find = (name: keyof typeof PACKAGES): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'].map((dir) => join(dir, name)).find(existsSync)

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  await new Promise((done) => probe.close(done))
  return address.port
}

/** The configuration in the manual, with its placeholders replaced. */
function fromManual(language: string, mark: string, ours: Readonly<Record<string, string>>): string {
  const blocks = [...readFileSync(MANUAL, 'utf8').matchAll(/```(\w+)\n(.*?)```/gs)]
  let text = blocks.find(([, kind, content]) => kind === language && content?.includes(mark))?.[2]
  if (text === undefined) throw new Error(`docs/operations.md shows no ${language} with ${mark}`)
  for (const [theirs, replacement] of Object.entries(ours)) {
    if (!text.includes(theirs)) throw new Error(`the ${language} of docs/operations.md has no "${theirs}"`)
    text = text.replaceAll(theirs, replacement)
  }
  return text
}

/** nginx as the manual has it, with a certificate of its own. */
export async function startNginx(home: string, port: number, servers: readonly [number, number]): Promise<Program> {
  const [program, openssl] = [find('nginx'), find('openssl')]
  if (!program || !openssl) throw new Error('no nginx or openssl')
  const [certificate, key] = [join(home, 'certificate.pem'), join(home, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const how = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync(openssl, [...how, ...subject], { stdio: 'ignore' })
  const site = fromManual('nginx', 'upstream pariksha', {
    '127.0.0.1:3000': `127.0.0.1:${servers[0]}`,
    '127.0.0.1:3001': `127.0.0.1:${servers[1]}`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'tests.example.com': 'localhost',
    '/etc/ssl/pariksha.crt': certificate,
    '/etc/ssl/pariksha.key': key,
  })
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  )
  const file = join(home, 'nginx.conf')
  const around = ['daemon off;', `pid ${home}/nginx.pid;`, 'worker_processes 1;', 'events { worker_connections 2048; }']
  writeFileSync(file, `${around.join('\n')}\nhttp {\naccess_log off;\n${folders.join('\n')}\n${site}}\n`)
  return run(program, ['-p', home, '-e', join(home, 'error.log'), '-c', file])
}

export type Pooled = Program & { toward(databasePort: number): void }

/** PgBouncer as the manual has it; it refuses to run as root. */
export async function startPgBouncer(home: string, port: number, databasePort: number): Promise<Pooled> {
  const program = find('pgbouncer')
  if (!program) throw new Error('no pgbouncer')
  const file = join(home, 'pgbouncer.ini')
  const users = join(home, 'userlist.txt')
  const write = (to: number) => {
    const text = fromManual('ini', '[pgbouncer]', {
      'pariksha = host=127.0.0.1 port=5432 dbname=pariksha': `pariksha = host=127.0.0.1 port=${to} dbname=postgres`,
      'listen_port = 6432': `listen_port = ${port}`,
      '/etc/pgbouncer/userlist.txt': users,
    })
    writeFileSync(file, text, { mode: 0o644 })
  }
  writeFileSync(users, '"pariksha" ""\n', { mode: 0o644 })
  write(databasePort)
  const asRoot = process.getuid?.() === 0
  const started = run(program, ['-q', ...(asRoot ? ['-u', 'postgres'] : []), file])
  return Object.assign(await started, {
    toward(to: number) {
      write(to)
      started.then(({ reload }) => reload())
    },
  })
}

async function run(program: string, args: string[]): Promise<Program> {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr?.on('data', (text) => {
    output = `${output}${text}`.slice(-2_000)
  })
  await new Promise((resolve) => setTimeout(resolve, 700))
  if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${output}`)
  return {
    reload: () => child.kill('SIGHUP'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await Promise.race([once(child, 'exit'), new Promise((resolve) => setTimeout(resolve, 5_000))])
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    },
  }
}

/** A folder that the database's user may enter as well. */
export function folderIn(home: string, name: string): string {
  const path = join(home, name)
  mkdirSync(path)
  chmodSync(path, 0o755)
  return path
}
