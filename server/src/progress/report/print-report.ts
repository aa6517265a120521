import type { Language } from '@pariksha/contract/languages'
import { LRUCache } from 'lru-cache'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { AppError } from '../../errors.ts'
import { readInstitute } from '../../institute/queries.ts'
import { fingerprint, type MakePdf } from '../../study/pdf/make-pdf.ts'
import { readProgress } from '../read-progress.ts'
import { makeReport } from './make-report.ts'
import type { PrintedReport } from './printed-report.ts'

const CACHED_BYTES = 16 * 1024 * 1024

/** Reports as PDF files: kept by what they say, and one at a time for each student. */
export function createPrintReport(deps: AttemptDeps, makePdf: MakePdf<PrintedReport>) {
  const made = new LRUCache<string, Buffer>({ maxSize: CACHED_BYTES, sizeCalculation: ({ length }) => length })
  const asking = new Set<number>()

  return async (studentId: number, language: Language): Promise<Buffer> => {
    if (asking.has(studentId)) throw new AppError('too_many_requests', { retryAfter: 5 })
    asking.add(studentId)
    try {
      const report = await readReport(deps, studentId, language)
      const name = fingerprint(report)
      const known = made.get(name)
      if (known) return known
      const pdf = await makePdf(report)
      made.set(name, pdf)
      return pdf
    } finally {
      asking.delete(studentId)
    }
  }
}

async function readReport(deps: AttemptDeps, studentId: number, language: Language): Promise<PrintedReport> {
  const [progress, institute, { full_name: name }] = await Promise.all([
    readProgress(deps, studentId, language),
    readInstitute(deps.db),
    deps.db.selectFrom('users').select('full_name').where('id', '=', studentId).executeTakeFirstOrThrow(),
  ])
  return makeReport({ progress, name, institute: institute.name, language })
}
