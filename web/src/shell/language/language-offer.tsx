import { pathIn } from '@pariksha/contract/languages'
import { useLocation } from 'react-router'
import { LANGUAGE_NAMES, rememberLanguage } from '../../shared/languages/language.ts'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { useIsTranslated } from '../../shared/languages/translated.ts'

const OFFERS = [
  { language: 'te', text: 'తెలుగులో చదవండి', className: 'offered-te' },
  { language: 'hi', text: 'हिन्दी में पढ़ें', className: 'offered-hi' },
] as const

/**
 * An address without a language is in English for everybody. Who reads another language is offered it above the page:
 * known before the first paint (shared/lib/document/appearance.ts), so that nothing moves.
 */
export function LanguageOffer() {
  const { language } = useLanguage()
  const translated = useIsTranslated()
  const { pathname, search, hash } = useLocation()
  if (language !== 'en' || !translated) return null
  return OFFERS.map((offer) => (
    <aside
      key={offer.language}
      lang={offer.language}
      aria-label={LANGUAGE_NAMES[offer.language]}
      className={`${offer.className} system-font bg-accent-soft`}
    >
      <div className="page-width flex min-h-11 items-center justify-between gap-3">
        <a
          href={pathIn(offer.language, pathname + search + hash)}
          hrefLang={offer.language}
          className="font-semibold text-accent underline"
        >
          {offer.text}
        </a>
        <button type="button" lang="en" onClick={keepEnglish} className="min-h-11 px-2">
          {LANGUAGE_NAMES.en}
        </button>
      </div>
    </aside>
  ))
}

function keepEnglish() {
  rememberLanguage('en')
  delete document.documentElement.dataset.offer
}
