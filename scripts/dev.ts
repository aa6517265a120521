import { spawn } from 'node:child_process'
import { packageBin } from './package-bin.ts'

/** The server, restarted when its sources change, and Vite's dev server, which proxies calls to it. */
const [node, reactRouter] = packageBin('@react-router/dev', 'react-router')
const run = (args: string[], cwd?: string) => spawn(node, args, { stdio: 'inherit', ...(cwd && { cwd }) })
const children = [
  run(['--watch-path=server/src', '--watch-path=contract/src', '--watch-path=domain/src', 'scripts/start.ts']),
  run([reactRouter, 'dev'], 'web'),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => children.forEach((child) => void child.kill(signal)))
