import { TextLink } from './text-link.tsx'
import { texts } from './texts.ts'

export function TermsNote() {
  return (
    <p className="text-ink-soft text-sm">
      {texts.signup.agree} <TextLink to="/terms">{texts.login.terms}</TextLink> {texts.login.and}{' '}
      <TextLink to="/privacy">{texts.login.privacy}</TextLink>.
    </p>
  )
}
