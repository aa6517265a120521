import type { Language } from '@pariksha/contract/languages'
import type { Database } from '../../../platform/db/database.ts'
import type { MakePdf } from '../../../platform/pdf/make-pdf.ts'
import { createPrintForStudent } from '../../../platform/pdf/print-for-student.ts'
import { readLetterhead } from '../../../site/institute/letterhead.ts'
import { issueCertificate } from '../certificates.ts'
import { makeCertificate } from './make-certificate.ts'
import type { PrintedCertificate } from './printed-certificate.ts'

type Deps = { readonly db: Database; readonly publicUrl: string; readonly makePdf: MakePdf<PrintedCertificate> }

export function createPrintCertificate({ db, publicUrl, makePdf }: Deps) {
  const print = createPrintForStudent(makePdf)
  return (studentId: number, attemptId: number, language: Language): Promise<Buffer> =>
    print(studentId, async () => {
      const certificate = await issueCertificate(db, studentId, attemptId)
      return makeCertificate({ certificate, letterhead: await readLetterhead(db), language, publicUrl })
    })
}
