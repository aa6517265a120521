import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { lazyPart } from '../../../shared/lib/hydration/part-on-demand.tsx'
import { loginPath } from '../../../shared/lib/session/return-path.ts'
import { forgetSession } from '../../../shared/lib/session/session.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { AccountFrame } from '../forms/account-frame.tsx'
import { FormOnDemand } from '../forms/form-on-demand.tsx'
import { TextLink } from '../forms/text-link.tsx'
import { usePendingCode } from '../one-time-code/pending-code.ts'
import { useTexts } from '../texts.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return pageMeta(args, texts.forgot.title, texts.forgot.description)
}

export { useMeta as meta }

export const handle = TRANSLATED

const NewPasswordSteps = lazyPart(async () => (await import('./new-password-steps.tsx')).NewPasswordSteps)

export default function ForgotPasswordPage() {
  const texts = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [email, setEmail] = usePendingCode('reset')
  const login = loginPath(search.get('next') ?? '/')

  const onSet = () => {
    // Every session is revoked, that of this device too.
    forgetSession()
    showToast({ tone: 'good', text: texts.forgot.done })
    void Promise.resolve(navigate(login, { state: { email }, replace: true })).then(() => setEmail(null))
  }

  return (
    <AccountFrame title={texts.forgot.title} lead={email === null ? texts.forgot.lead : texts.forgot.sent(email)}>
      <FormOnDemand>
        <NewPasswordSteps email={email} onEmail={setEmail} onSet={onSet} />
      </FormOnDemand>
      <p className="border-line border-t pt-5">
        <TextLink to={login}>{texts.forgot.login}</TextLink>
      </p>
    </AccountFrame>
  )
}
