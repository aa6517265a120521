import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILE_KINDS } from '@pariksha/contract/files/files'
import { LRUCache } from 'lru-cache'
import { createBoundedProcess } from '../bounded/bounded-process.ts'
import { AppError } from '../errors.ts'
import { TEXT_TEMPLATES } from './compiler.ts'
import type { Printable } from './printable.ts'

const TEMPLATES = ['material.typ', 'text.typ'].map((name) => readFileSync(join(TEXT_TEMPLATES, name), 'utf8'))

/** Incremented when the same text results in a different file. */
const VERSION = 3

/** Pictures are named by what they are. */
const withoutBytes = (key: string, value: unknown): unknown => (key === 'pictures' ? undefined : value)

/** A digest of everything a PDF is made from: text, templates and version. */
export const fingerprint = (printable: object): string =>
  createHash('sha256')
    .update(`${VERSION}`)
    .update(TEMPLATES.join())
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

export type MakePdf<Task = Printable> = (task: Task) => Promise<Buffer>

/** PDF files are made one at a time, each in a child process with limits of time and memory. */
export function createPdfMaker<Task extends object = Printable>(
  limits: PdfLimits = LIMITS,
  program = new URL('./pdf-process.ts', import.meta.url),
): MakePdf<Task> {
  const failed = new LRUCache<string, true>({ max: 100, ttl: FAILED_MILLIS })
  const process = createBoundedProcess(program, { ...limits, maxQueued: limits.queued ?? QUEUED, retryAfter: 30 })
  const underway = new Map<string, Promise<Buffer>>()

  async function make(name: string, task: Task): Promise<Buffer> {
    if (failed.has(name)) throw notMade()
    const pdf = await process.run<Uint8Array | null>(task).catch(unlessRefused)
    if (pdf && pdf.length <= FILE_KINDS['application/pdf'].limit) return Buffer.from(pdf)
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

/** The process has written the cause of its failure to stderr. */
function unlessRefused(error: unknown): null {
  if (error instanceof AppError) throw error
  return null
}
