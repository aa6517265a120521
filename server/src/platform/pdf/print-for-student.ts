import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import { fingerprint, type MakePdf } from './make-pdf.ts'

const CACHED_BYTES = 16 * 1024 * 1024

/** PDF files that a student asks for: kept by what they say, and one at a time for each student. */
export function createPrintForStudent<Task extends object>(makePdf: MakePdf<Task>) {
  const made = new LRUCache<string, Buffer>({ maxSize: CACHED_BYTES, sizeCalculation: ({ length }) => length })
  const asking = new Set<number>()

  return async (studentId: number, read: () => Promise<Task>): Promise<Buffer> => {
    if (asking.has(studentId)) throw new AppError('too_many_requests', { retryAfter: 5 })
    asking.add(studentId)
    try {
      const task = await read()
      const name = fingerprint(task)
      const known = made.get(name)
      if (known) return known
      const pdf = await makePdf(task)
      made.set(name, pdf)
      return pdf
    } finally {
      asking.delete(studentId)
    }
  }
}
