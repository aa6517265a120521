import type { Language } from '../languages/language.ts'
import { addressOf } from '../lib/api/address.ts'
import { saveFile } from '../lib/save-file.ts'
import { currentToken } from '../lib/session/session.ts'

/** The report is a file, which the calls of the web do not read. */
export async function downloadReport(language: Language): Promise<void> {
  const address = addressOf('/accounts/user/progress/report/', undefined, { language })
  const response = await fetch(`/api/v1${address}`, {
    headers: { Authorization: `Token ${currentToken()}` },
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`the report answered ${response.status}`)
  saveFile('progress-report.pdf', await response.blob())
}
