import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigError } from '../../platform/config/config-error.ts'
import { listenProblem } from './listen-problem.ts'

const failing = (code: string) => Object.assign(new Error(`listen ${code}`), { code })

test.each([
  ['EADDRINUSE', 'PORT: another program listens at port 80 of 10.0.0.1'],
  ['EACCES', 'PORT: this account may not listen at port 80; those from 1024 on are free to all'],
  ['EADDRNOTAVAIL', 'HOST: 10.0.0.1 is no address of this machine'],
  ['ENOTFOUND', 'HOST: 10.0.0.1 is no address, and no name that is known here'],
  ['EAI_AGAIN', 'HOST: 10.0.0.1 is no address, and no name that is known here'],
])('%s is said in one sentence', (code, sentence) => {
  const problem = listenProblem(failing(code), { host: '10.0.0.1', port: 80 })
  expect(problem).toBeInstanceOf(ConfigError)
  expect((problem as Error).message).toBe(sentence)
})

test.each([
  ['999.1.1.1', 'HOST: 999.1.1.1 is no address, and no name that is known here'],
  ['203.0.113.7', 'HOST: 203.0.113.7 is no address of this machine'],
])('listening at %s fails in one sentence', async (host, sentence) => {
  const listening = once(createServer().listen(0, host), 'listening')
  const problem = listenProblem(await listening.catch((error) => error), { host, port: 0 })
  expect((problem as Error).message).toBe(sentence)
})

test('another error stays what it is', () => {
  const error = failing('EMFILE')
  expect(listenProblem(error, { host: '10.0.0.1', port: 80 })).toBe(error)
})
