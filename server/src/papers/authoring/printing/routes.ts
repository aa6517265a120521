import * as contract from '@pariksha/contract/papers/printed-papers'
import type { Database } from '../../../platform/db/database.ts'
import type { Router } from '../../../platform/http/endpoint.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { createPdfMaker } from '../../../platform/pdf/make-pdf.ts'
import type { Papers } from '../../store.ts'
import { printPaper } from './print-paper.ts'
import type { PrintedPaper } from './printed-paper.ts'

type Services = { readonly db: Database; readonly papers: Papers; readonly limits: Limits }

const LIMITS = { millis: 60_000, bytes: 1024 * 1024 * 1024 }

export function printRoutes(route: Router, { db, papers, limits }: Services): void {
  const makePdf = createPdfMaker<PrintedPaper>(LIMITS, new URL('./print-process.ts', import.meta.url))

  route(contract.printPaper, async ({ caller, params, query, reply }) => {
    await limits.take('preview-account', String(caller.userId))
    const pdf = await printPaper({ db, papers, makePdf }, params.draftId, query)
    const name = `paper-${params.draftId}-${query.part}-${query.set}.pdf`
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(pdf)
  })
}
