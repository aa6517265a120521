import * as contract from '@pariksha/contract/results/certificates'
import { calendarDate, dayInIndia } from '@pariksha/domain/timing/countdown'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network.ts'
import { createPdfMaker } from '../../platform/pdf/make-pdf.ts'
import { readInstitute } from '../../site/institute/queries.ts'
import { findCertificate } from './certificates.ts'
import { createPrintCertificate } from './print/print-certificate.ts'
import type { PrintedCertificate } from './print/printed-certificate.ts'

type Services = { readonly db: Database; readonly config: Config; readonly limits: Limits }

/** The rate-limit cost, in actions: it starts a process. */
const PRINT = 20
/** One is made in 0.13 s, so a hundred wait 13 s: less than proxies do, also where the machine is slower. */
const LIMITS = { millis: 30_000, bytes: 768 * 1024 * 1024, queued: 100 }

/** Certificates of participation in live tests. */
export function certificateRoutes(route: Router, { db, config, limits }: Services): void {
  const makePdf = createPdfMaker<PrintedCertificate>(LIMITS, new URL('./print/certificate-process.ts', import.meta.url))
  const print = createPrintCertificate({ db, publicUrl: config.publicUrl, makePdf })

  route(contract.readCertificate, async ({ params, request, reply }) => {
    await limits.take('certificate-network', networkOf(request.ip))
    const { sat_at, ...certificate } = await findCertificate(db, params.certificate)
    const { name: institute } = await readInstitute(db)
    reply.header('cache-control', 'no-store')
    return { ...certificate, sat_on: calendarDate(dayInIndia(sat_at.getTime())), institute }
  })

  route(contract.printCertificate, async ({ caller, params: { attemptId }, body: { language }, reply }) => {
    await limits.takeLocally('actions-account', caller.userId, PRINT)
    const pdf = await print(caller.userId, attemptId, language)
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="certificate-${attemptId}.pdf"`)
      .send(pdf)
  })
}
