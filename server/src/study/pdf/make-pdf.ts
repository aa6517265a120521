import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { FILE_KINDS } from '@pariksha/contract/files/files'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../errors.ts'
import type { Printable } from './printable.ts'

const TEMPLATE = readFileSync(join(import.meta.dirname, 'template/material.typ'), 'utf8')

/** Incremented when the same text results in a different file. */
const VERSION = 2

/** Pictures are named by what they are. */
const withoutBytes = (key: string, value: unknown): unknown => (key === 'pictures' ? undefined : value)

/** A digest of everything a PDF is made from: text, template and version. */
export const fingerprint = (printable: object): string =>
  createHash('sha256')
    .update(`${VERSION}`)
    .update(TEMPLATE)
    .update(JSON.stringify(printable, withoutBytes))
    .digest('hex')

export type PdfLimits = {
  readonly millis: number
  readonly bytes: number
  /** How many may wait for their turn; who comes then is asked to come again. */
  readonly queued?: number
}
const LIMITS: PdfLimits = { millis: 30_000, bytes: 768 * 1024 * 1024 }
const QUEUED = 10
/** A failure is cached, not retried for each request. */
const FAILED_MILLIS = 10 * 60_000
const LOOK_MILLIS = 100

export type MakePdf<Task = Printable> = (task: Task) => Promise<Buffer>

/** PDF files are made one at a time, each in a child process with limits of time and memory. */
export function createPdfMaker<Task extends object = Printable>(
  limits = LIMITS,
  program = new URL('./pdf-process.ts', import.meta.url),
): MakePdf<Task> {
  const failed = new LRUCache<string, true>({ max: 100, ttl: FAILED_MILLIS })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const underway = new Map<string, Promise<Buffer>>()

  async function make(name: string, task: Task): Promise<Buffer> {
    if (failed.has(name)) throw notMade()
    if (waiting >= (limits.queued ?? QUEUED)) throw new AppError('too_many_requests', { retryAfter: 30 })
    waiting++
    const turn = last.then(() => inProcess(program, task, limits))
    last = turn.catch(() => {})
    const pdf = await turn.finally(() => waiting--)
    if (pdf) return pdf
    failed.set(name, true)
    throw notMade()
  }

  return (task) => {
    const name = fingerprint(task)
    const making = underway.get(name) ?? make(name, task).finally(() => underway.delete(name))
    underway.set(name, making)
    return making
  }
}

const notMade = () => new AppError('pdf_failed')

/** Undefined if it cannot be made, or not within the limits. */
async function inProcess(program: URL, task: object, limits: PdfLimits): Promise<Buffer | undefined> {
  const child = fork(program, { execArgv: [], serialization: 'advanced' })
  const exit = once(child, 'exit')
  let pdf: Buffer | undefined
  child.once('message', (made: Uint8Array) => {
    if (made.length <= FILE_KINDS['application/pdf'].limit) pdf = Buffer.from(made)
  })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), limits.millis)
  const watch = setInterval(() => void killAbove(child, limits.bytes), LOOK_MILLIS)
  try {
    if (child.pid !== undefined) setPriority(child.pid, 10) // lower priority than the server
    child.send(task)
    await exit
    return pdf
  } finally {
    clearTimeout(tooLong)
    clearInterval(watch)
  }
}

const PAGE = 4096

/** Typst allocates outside Node's limits, so its memory is checked from outside (Linux only). */
async function killAbove(child: ChildProcess, bytes: number): Promise<void> {
  const [, resident = '0'] = (await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')).split(' ')
  if (Number(resident) * PAGE > bytes) child.kill('SIGKILL')
}
