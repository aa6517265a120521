import { useLocation } from 'react-router'
import { loginPath } from '../lib/return-path.ts'
import { useExpiredSession } from '../lib/use-expired-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { PricesLink } from './prices-link.tsx'
import { useTexts } from './texts.ts'
import type { StartProblem } from './use-start.ts'

type Props = { readonly problem: StartProblem; readonly testId: number }

/** Why a test did not begin, and the way on from there. */
export function StartProblemNotice({ problem, testId }: Props) {
  const texts = useTexts()
  const { pathname } = useLocation()
  useExpiredSession(problem.error, `/test/${testId}`)
  return (
    <div className="flex-1">
      <ErrorNotice text={problem.text}>
        {problem.way === 'login' && <ButtonLink to={loginPath(pathname)}>{texts.instructions.login}</ButtonLink>}
        {problem.way === 'pricing' && <PricesLink testId={testId} />}
      </ErrorNotice>
    </div>
  )
}
