import { loginPath, signupPath } from '../lib/return-path.ts'
import { useTexts } from '../texts.ts'
import { ButtonLink } from './button.tsx'

/** Where an account is needed: to sign up, or to log in; either way back to `next`. */
export function AccountLinks({ next }: { readonly next: string }) {
  const texts = useTexts()
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={signupPath(next)}>{texts.signup}</ButtonLink>
      <ButtonLink to={loginPath(next)} look="secondary">
        {texts.login}
      </ButtonLink>
    </div>
  )
}
