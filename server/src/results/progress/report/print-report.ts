import type { Language } from '@pariksha/contract/languages'
import type { AttemptDeps } from '../../../attempts/attempt-deps.ts'
import type { MakePdf } from '../../../platform/pdf/make-pdf.ts'
import { createPrintForStudent } from '../../../platform/pdf/print-for-student.ts'
import { readInstitute } from '../../../site/institute/queries.ts'
import { readProgress } from '../read-progress.ts'
import { makeReport } from './make-report.ts'
import type { PrintedReport } from './printed-report.ts'

export function createPrintReport(deps: AttemptDeps, makePdf: MakePdf<PrintedReport>) {
  const print = createPrintForStudent(makePdf)
  return (studentId: number, language: Language): Promise<Buffer> =>
    print(studentId, () => readReport(deps, studentId, language))
}

async function readReport(deps: AttemptDeps, studentId: number, language: Language): Promise<PrintedReport> {
  const [progress, institute, { full_name: name }] = await Promise.all([
    readProgress(deps, studentId, language),
    readInstitute(deps.db),
    deps.db.selectFrom('users').select('full_name').where('id', '=', studentId).executeTakeFirstOrThrow(),
  ])
  return makeReport({ progress, name, institute: institute.name, language })
}
