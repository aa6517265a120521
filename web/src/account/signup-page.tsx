import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { TRANSLATED } from '../languages/translated.ts'
import { loginPath } from '../lib/return-path.ts'
import { pageMeta } from '../page-meta.ts'
import { showToast } from '../ui/toast-store.ts'
import { AccountFrame } from './account-frame.tsx'
import { OtpStep } from './otp-step.tsx'
import { usePendingCode } from './pending-code.ts'
import { SignupForm } from './signup-form.tsx'
import { TermsNote } from './terms-note.tsx'
import { TextLink } from './text-link.tsx'
import { useTexts } from './texts.ts'

/** The router calls it while it renders the head. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return pageMeta(args, texts.signup.title, texts.signup.description)
}

export { useMeta as meta }

export const handle = TRANSLATED

export default function SignupPage() {
  const texts = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [email, setEmail] = usePendingCode('signup')
  const login = loginPath(search.get('next') ?? '/')

  const onSent = (address: string) => {
    setEmail(address)
    showToast({ tone: 'good', text: texts.signup.sent })
  }
  const onVerified = () => {
    void Promise.resolve(navigate(login, { state: { email } })).then(() => setEmail(null))
    showToast({ tone: 'good', text: texts.signup.done })
  }

  return (
    <AccountFrame
      title={email === null ? texts.signup.title : texts.signup.otpTitle}
      lead={email === null ? undefined : texts.signup.otpText(email)}
    >
      {/* Kept while the code is asked for: going back finds what was entered. */}
      <div hidden={email !== null} className={email === null ? 'contents' : undefined}>
        <SignupForm onSent={onSent} />
        <TermsNote />
      </div>
      {email !== null && <OtpStep key={email} email={email} onVerified={onVerified} onBack={() => setEmail(null)} />}
      <p className="border-line border-t pt-5">
        {texts.signup.member} <TextLink to={login}>{texts.signup.login}</TextLink>
      </p>
    </AccountFrame>
  )
}
