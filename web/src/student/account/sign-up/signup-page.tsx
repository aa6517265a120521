import type { register, verifyOtp } from '@pariksha/contract/people/accounts/sign-up'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import type { Reply } from '../../../shared/lib/api/api.ts'
import { read } from '../../../shared/lib/api/read.ts'
import { lazyPart } from '../../../shared/lib/hydration/part-on-demand.tsx'
import { loginPath, safeReturnPath } from '../../../shared/lib/session/return-path.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { AccountFrame } from '../forms/account-frame.tsx'
import { FormOnDemand } from '../forms/form-on-demand.tsx'
import { TextLink } from '../forms/text-link.tsx'
import { usePendingCode } from '../one-time-code/pending-code.ts'
import { storeTicket } from '../sign-in-ticket.ts'
import { useTexts } from '../texts.ts'
import type { Route } from './+types/signup-page.ts'
import { preferredTestFor } from './preferred-test.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return pageMeta(args, texts.signup.title, texts.signup.description)
}

export { useMeta as meta }

export const handle = TRANSLATED

const SignupSteps = lazyPart(async () => (await import('./signup-steps.tsx')).SignupSteps)

/** Preselects the exam of the page the visitor came from. */
export async function loader(args: Route.LoaderArgs) {
  const next = safeReturnPath(args.url.searchParams.get('next'))
  const { sms } = await read(args, '/accounts/code-delivery/')
  return { preferredTest: await preferredTestFor(args, next), sms }
}

export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [email, setEmail] = usePendingCode('signup')
  const [registration, setRegistration] = usePendingCode('registration')
  const login = loginPath(search.get('next') ?? '/')

  const onSent = (sent: Reply<typeof register>) => {
    setRegistration(sent.registration)
    setEmail(sent.email)
    showToast({ tone: 'good', text: texts.signup.sent })
  }
  const onVerified = (verified: Reply<typeof verifyOtp>) => {
    storeTicket(verified)
    void Promise.resolve(navigate(login, { state: { email } })).then(() => setEmail(null))
    showToast({ tone: 'good', text: texts.signup.done })
  }

  return (
    <AccountFrame
      title={email === null ? texts.signup.title : texts.signup.otpTitle}
      lead={email === null ? undefined : texts.signup.otpText(email, loaderData.sms)}
    >
      <FormOnDemand>
        <SignupSteps
          email={email}
          registration={registration ?? undefined}
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
