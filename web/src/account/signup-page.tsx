import type { verifyOtp } from '@pariksha/contract/accounts'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { TRANSLATED } from '../languages/translated.ts'
import type { Reply } from '../lib/api.ts'
import { lazyPart } from '../lib/part-on-demand.tsx'
import { loginPath, safeReturnPath } from '../lib/return-path.ts'
import { pageMeta } from '../page-meta.ts'
import { showToast } from '../ui/toast-store.ts'
import type { Route } from './+types/signup-page.ts'
import { AccountFrame } from './account-frame.tsx'
import { FormOnDemand } from './form-on-demand.tsx'
import { usePendingCode } from './pending-code.ts'
import { preferredTestFor } from './preferred-test.ts'
import { keepTicket } from './sign-in-ticket.ts'
import { TextLink } from './text-link.tsx'
import { useTexts } from './texts.ts'

/** The router calls it while it renders the head. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return pageMeta(args, texts.signup.title, texts.signup.description)
}

export { useMeta as meta }

export const handle = TRANSLATED

const SignupSteps = lazyPart(async () => (await import('./signup-steps.tsx')).SignupSteps)

/** The form begins with what the page that one came from is about. */
export async function loader(args: Route.LoaderArgs) {
  const next = safeReturnPath(args.url.searchParams.get('next'))
  return { preferredTest: await preferredTestFor(args, next) }
}

export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [email, setEmail] = usePendingCode('signup')
  const login = loginPath(search.get('next') ?? '/')

  const onSent = (address: string) => {
    setEmail(address)
    showToast({ tone: 'good', text: texts.signup.sent })
  }
  const onVerified = (verified: Reply<typeof verifyOtp>) => {
    keepTicket(verified)
    void Promise.resolve(navigate(login, { state: { email } })).then(() => setEmail(null))
    showToast({ tone: 'good', text: texts.signup.done })
  }

  return (
    <AccountFrame
      title={email === null ? texts.signup.title : texts.signup.otpTitle}
      lead={email === null ? undefined : texts.signup.otpText(email)}
    >
      <FormOnDemand>
        <SignupSteps
          email={email}
          preferredTest={loaderData.preferredTest}
          onSent={onSent}
          onVerified={onVerified}
          onBack={() => setEmail(null)}
        />
      </FormOnDemand>
      <p className="border-line border-t pt-5">
        {texts.signup.member} <TextLink to={login}>{texts.signup.login}</TextLink>
      </p>
    </AccountFrame>
  )
}
