import { useLocation } from 'react-router'
import { AccountLinks } from '../../shared/ui/account-links.tsx'
import { useTexts } from '../texts.ts'
import { PAPER_INSTRUCTIONS } from './instructions-page.ts'

/** What somebody without an account does first; it comes back to this test. */
export function AccountNeeded() {
  const texts = useTexts()
  const { pathname } = useLocation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-soft text-sm">{texts.instructions.accountNeeded}</p>
      <AccountLinks next={pathname + PAPER_INSTRUCTIONS} />
    </div>
  )
}
