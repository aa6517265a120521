import { useTexts } from '../../shell/texts.ts'
import { loginPath, signupPath } from '../lib/session/return-path.ts'
import { ButtonLink } from './button.tsx'

/** Beside a login with words of its own. */
export function SignUpLink({ next }: { readonly next: string }) {
  const { links } = useTexts()
  return (
    <ButtonLink to={signupPath(next)} variant="secondary">
      {links.mobileSignup}
    </ButtonLink>
  )
}

/** Where an account is needed: to sign up, or to log in; either way back to `next`. */
export function AccountLinks({ next }: { readonly next: string }) {
  const { links } = useTexts()
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={signupPath(next)}>{links.mobileSignup}</ButtonLink>
      <ButtonLink to={loginPath(next)} variant="secondary">
        {links.mobileLogin}
      </ButtonLink>
    </div>
  )
}
