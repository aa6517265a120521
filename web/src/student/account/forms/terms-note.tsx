import { useTexts } from '../texts.ts'
import { TextLink } from './text-link.tsx'

export function TermsNote() {
  const texts = useTexts()
  return (
    <p className="text-ink-soft text-sm">
      {texts.signup.agree} <TextLink to="/terms">{texts.login.terms}</TextLink> {texts.login.and}{' '}
      <TextLink to="/privacy">{texts.login.privacy}</TextLink>
      {texts.signup.agreeEnd}
    </p>
  )
}
