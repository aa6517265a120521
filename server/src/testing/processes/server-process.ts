import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SERVER_ENVIRONMENT } from '../../platform/config/node-flags.ts'
import { TEST_SECRET_KEY } from '../secret.ts'

export type ServerProcess = {
  readonly address: string
  /** One call over real HTTP. */
  call(
    method: string,
    path: string,
    options?: { as?: string; body?: unknown },
  ): Promise<{ status: number; body: never }>
  /** All it wrote so far: its log. */
  said(): string
  /** Until `resume` it does nothing, as on a machine without a free processor. */
  suspend(): void
  resume(): void
  /** With SIGKILL. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  /** With the pages of the built web too. */
  readonly pages?: boolean
}

/** A real server process on its own port. */
export async function startServer(
  env: Record<string, string>,
  { pages = false }: Options = {},
): Promise<ServerProcess> {
  const args = [join(import.meta.dirname, 'serve-for-tests.ts'), ...(pages ? ['--pages'] : [])]
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      PORT: '0',
      LOG_LEVEL: 'error',
      LIMITS: 'off',
      DRAIN_SECONDS: '0',
      SECRET_KEY: TEST_SECRET_KEY,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'], // its input ends with this process, and so does it
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said += text
    })
  }
  const address = await firstLine(child)
  return {
    address,
    async call(method, path, { as, body } = {}) {
      const response = await fetch(`${address}/api/v1${path}`, {
        method,
        headers: {
          ...(as !== undefined && { authorization: `Token ${as}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as never }
    },
    said: () => said,
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  const { stdout } = child
  if (!stdout) throw new Error('the server has no output')
  const lines = createInterface(stdout)
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => (line.startsWith('http') ? resolve(line) : undefined))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
