import type { login } from '@pariksha/contract/people/accounts/sign-in'
import { useRef } from 'react'
import { type MetaArgs, useLocation, useNavigate, useSearchParams } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import type { Reply } from '../../../shared/lib/api/api.ts'
import { forgotPath, safeReturnPath, signupPath } from '../../../shared/lib/session/return-path.ts'
import { type Session, signIn, useSession } from '../../../shared/lib/session/session.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { AccountFrame } from '../forms/account-frame.tsx'
import { TermsNote } from '../forms/terms-note.tsx'
import { TextLink } from '../forms/text-link.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { pathAfterSignIn } from '../path-after-sign-in.ts'
import { dropTicket, useTicket } from '../sign-in-ticket.ts'
import { LogoutButton } from '../sign-out/logout-button.tsx'
import { useTexts } from '../texts.ts'
import { ContinueAs } from './continue-as.tsx'
import { LoginForm } from './login-form.tsx'
import { SignInLink, useLinkTicket } from './sign-in-link.tsx'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return pageMeta(args, texts.login.title, texts.login.description)
}

export { useMeta as meta }

export const handle = TRANSLATED

export default function LoginPage() {
  const texts = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [search] = useSearchParams()
  const next = safeReturnPath(search.get('next'))
  const ticket = useTicket()
  const link = useLinkTicket()

  // Signed in and navigating: the form stays until the next page is shown.
  const leaving = useRef(false)

  const onSignedIn = ({ token, user }: Reply<typeof login>) => {
    leaving.current = true
    dropTicket()
    signIn(token, user)
    void navigate(pathAfterSignIn(next, user), { replace: true })
  }

  if (session.state === 'in' && !leaving.current) return <AlreadyIn session={session} next={next} />
  return (
    <AccountFrame title={texts.login.title} lead={texts.login.lead}>
      {link && <SignInLink ticket={link} onSignedIn={onSignedIn} />}
      {ticket ? (
        <ContinueAs ticket={ticket} onSignedIn={onSignedIn} />
      ) : (
        // visitors sent here by a page that needs an account may have none
        next !== '/' && (
          <ButtonLink to={signupPath(next)} variant="secondary">
            {texts.login.create}
          </ButtonLink>
        )
      )}
      <LoginForm email={String(location.state?.email ?? '')} forgotPath={forgotPath(next)} onSignedIn={onSignedIn} />
      <GoogleButton next={next} />
      <p className="border-line border-t pt-5">
        {texts.login.noAccount} <TextLink to={signupPath(next)}>{texts.login.signup}</TextLink>
      </p>
      <TermsNote />
    </AccountFrame>
  )
}

type AlreadyInProps = { readonly session: Extract<Session, { state: 'in' }>; readonly next: string }

function AlreadyIn({ session, next }: AlreadyInProps) {
  const texts = useTexts()
  const { full_name: name, email } = session.user
  return (
    <AccountFrame title={texts.login.title} lead={texts.login.already(name || email || '')}>
      <ButtonLink to={pathAfterSignIn(next, session.user)}>{texts.login.continue}</ButtonLink>
      <LogoutButton />
    </AccountFrame>
  )
}
