import * as contract from '@pariksha/contract/results/progress'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { createPdfMaker } from '../../platform/pdf/make-pdf.ts'
import { readProgress } from './read-progress.ts'
import { createPrintReport } from './report/print-report.ts'
import type { PrintedReport } from './report/printed-report.ts'

/** The rate-limit cost, in actions: it counts the results of fifty tests. */
const READ = 20
const LIMITS = { millis: 30_000, bytes: 768 * 1024 * 1024 }

/** A student's results over tests. */
export function progressRoutes(route: Router, deps: AttemptDeps, { limits }: { readonly limits: Limits }): void {
  const makePdf = createPdfMaker<PrintedReport>(LIMITS, new URL('./report/report-process.ts', import.meta.url))
  const printReport = createPrintReport(deps, makePdf)

  route(contract.readProgress, async (asked) => {
    const { caller } = asked
    await limits.takeLocally('actions-account', caller.userId, READ)
    return readProgress(deps, caller.userId, responseLanguage(asked))
  })

  route(contract.printProgress, async ({ caller, query, reply }) => {
    await limits.takeLocally('actions-account', caller.userId, READ)
    const pdf = await printReport(caller.userId, query.language)
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'attachment; filename="progress.pdf"')
      .send(pdf)
  })
}
