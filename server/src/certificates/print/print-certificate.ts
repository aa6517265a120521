import type { Language } from '@pariksha/contract/languages'
import type { Database } from '../../db/database.ts'
import { readLetterhead } from '../../institute/letterhead.ts'
import type { MakePdf } from '../../study/pdf/make-pdf.ts'
import { createPrintForStudent } from '../../study/pdf/print-for-student.ts'
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
