import { pathIn } from '@pariksha/contract/languages'
import { useEffect, useRef, useState } from 'react'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { chosenLanguage } from '../../../shared/languages/language.ts'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { loginPath, safeReturnPath } from '../../../shared/lib/session/return-path.ts'
import { signIn } from '../../../shared/lib/session/session.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { Spinner } from '../../../shared/ui/status/spinner.tsx'
import { AccountFrame } from '../forms/account-frame.tsx'
import { failureText } from '../forms/failure-text.ts'
import { pathAfterSignIn } from '../path-after-sign-in.ts'
import { dropTicket } from '../sign-in-ticket.ts'
import { useTexts } from '../texts.ts'
import { takeGoogleSignIn } from './google-sign-in.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return [...pageMeta(args, texts.callback.title), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

type Failure = { readonly why: 'stale' | 'refused' | 'failed'; readonly error?: unknown; readonly next: string }

export default function GoogleCallbackPage() {
  const texts = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { language } = useLanguage()
  const [failure, setFailure] = useState<Failure | null>(null)
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    // the callback URL registered at the provider has no language prefix
    const chosen = chosenLanguage() ?? language
    if (chosen !== language) return location.replace(pathIn(chosen, `/google/auth?${search}`))
    const attempt = takeGoogleSignIn()
    const next = safeReturnPath(attempt?.next)
    const code = search.get('code')
    const state = search.get('state')
    if (!attempt || state !== attempt.state) return setFailure({ why: 'stale', next })
    if (!code) return setFailure({ why: 'refused', next })
    const body = { code, state, code_verifier: attempt.verifier }
    call('POST /accounts/google/authorize/', { body })
      .then(({ token, user }) => {
        dropTicket()
        signIn(token, user)
        void navigate(pathAfterSignIn(next, user), { replace: true })
      })
      .catch((error: unknown) => setFailure({ why: 'failed', error, next }))
  }, [language, navigate, search])

  return (
    <AccountFrame title={texts.callback.title}>
      {failure ? (
        <ErrorNotice text={failureText(texts, failure.error, detailOf(failure.error, texts.callback[failure.why]))}>
          <ButtonLink to={loginPath(failure.next)} variant="secondary">
            {texts.callback.back}
          </ButtonLink>
        </ErrorNotice>
      ) : (
        <Spinner label={texts.callback.wait} />
      )}
    </AccountFrame>
  )
}
