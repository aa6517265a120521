import { expect, test } from 'vitest'
import { createPdfMaker } from './make-pdf.ts'
import type { Printable } from './printable.ts'

const STUCK = new URL('../../testing/processes/stuck-pdf-process.ts', import.meta.url)
const printable = (title: string, body = 'It is $x^2$.'): Printable => ({
  title,
  summary: 'S',
  subject: 'S',
  language: 'en',
  body,
  institute: 'I',
  origin: 'http://localhost:3000',
  publishedOn: '2026-11-22',
})

test.each([
  ['endless', { millis: 5_000, bytes: 1024 ** 3 }],
  ['large', { millis: 60_000, bytes: 200 * 1024 ** 2 }],
  ['long', { millis: 60_000, bytes: 1024 ** 3 }],
])('what is %s ends with its process and is not tried again; the next file is made', async (title, limits) => {
  const makePdf = createPdfMaker(limits, STUCK)
  const [stuck, next] = await Promise.allSettled([makePdf(printable(title)), makePdf(printable('fine'))])
  expect(stuck).toMatchObject({ status: 'rejected', reason: { code: 'pdf_failed' } })
  expect(next).toMatchObject({ status: 'fulfilled' })
  await expect(makePdf(printable(title))).rejects.toMatchObject({ code: 'pdf_failed' })
})

test('concurrent requests for the same file share one process, and the queue is bounded', async () => {
  const makePdf = createPdfMaker(undefined, STUCK)
  const [one, other] = [makePdf(printable('one')), makePdf(printable('one'))]
  expect(other).toBe(one)
  const all = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => makePdf(printable(`many ${index}`))))
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect(all.at(-1)).toMatchObject({ reason: { code: 'too_many_requests' } })
  expect((await one).length).toBe(10)
})

test('how many may wait is set for each kind of file', async () => {
  const makePdf = createPdfMaker({ millis: 5_000, bytes: 1024 ** 3, queued: 2 }, STUCK)
  const all = await Promise.allSettled(Array.from({ length: 3 }, (_, index) => makePdf(printable(`few ${index}`))))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('a child process makes the real file', async () => {
  const pdf = await createPdfMaker()(printable('Real', '## One\n\n$\\frac{1}{2}$'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})
