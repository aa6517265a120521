import { spawn } from 'node:child_process'
import { program } from './program.ts'

/** The server, started again when its sources change, and the web as Vite serves it, with calls passed on to the server. */
const [node, reactRouter] = program('@react-router/dev', 'react-router')
const run = (args: string[], cwd?: string) => spawn(node, args, { stdio: 'inherit', ...(cwd && { cwd }) })
const children = [
  run(['--watch-path=server/src', '--watch-path=contract/src', '--watch-path=domain/src', 'scripts/start.ts']),
  run([reactRouter, 'dev'], 'web'),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => children.forEach((child) => void child.kill(signal)))
