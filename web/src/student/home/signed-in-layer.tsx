import { RunningBar } from './running-bar.tsx'
import { useLanguageOfMails } from './use-language-of-mails.ts'

/** What every page does for a signed-in student. */
export function SignedInLayer() {
  useLanguageOfMails()
  return <RunningBar />
}
