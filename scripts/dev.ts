import { spawn } from 'node:child_process'

/** The server, started again when its sources change, and the web as Vite serves it, with calls passed on to the server. */
const run = (command: string, args: string[], cwd?: string) =>
  spawn(command, args, { stdio: 'inherit', ...(cwd && { cwd }) })
const children = [
  run('node', ['--watch-path=server/src', '--watch-path=contract/src', '--watch-path=domain/src', 'scripts/start.ts']),
  run('react-router', ['dev'], 'web'),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => children.forEach((child) => void child.kill(signal)))
