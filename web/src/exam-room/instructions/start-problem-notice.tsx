import { Link, useLocation } from 'react-router'
import { useExpiredSession } from '../../shared/lib/api/use-expired-session.ts'
import { AccountLinks } from '../../shared/ui/account-links.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { useTexts } from '../texts.ts'
import { PAPER_INSTRUCTIONS } from './instructions-page.ts'
import { PackagesLink } from './packages-link.tsx'
import type { StartProblem } from './use-start.ts'

type Props = { readonly problem: StartProblem; readonly testId: number }

/** Why a test did not begin, and the way on from there. */
export function StartProblemNotice({ problem, testId }: Props) {
  const { pathname } = useLocation()
  const texts = useTexts()
  useExpiredSession(problem.error, `/test/${testId}`)
  return (
    <div className="flex-1">
      <ErrorNotice text={problem.text}>
        {problem.way === 'login' && <AccountLinks next={pathname + PAPER_INSTRUCTIONS} />}
        {problem.way === 'tests' && (
          <Link to="/test" className="text-accent underline">
            {texts.instructions.back}
          </Link>
        )}
        {problem.way === 'packages' && <PackagesLink testId={testId} />}
      </ErrorNotice>
    </div>
  )
}
