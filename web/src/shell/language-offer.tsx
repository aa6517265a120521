import { type Language, pathIn } from '@pariksha/contract/languages'
import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { rememberLanguage } from '../languages/language.ts'
import { useLanguage } from '../languages/language-provider.tsx'
import { useIsTranslated } from '../languages/translated.ts'

/** In the language that is offered, whatever the page is in. */
const OFFERS = {
  te: { read: 'ఈ పేజీని తెలుగులో చదవండి', close: 'వద్దు, ఇంగ్లిష్‌లోనే చూస్తాను', className: 'offered-te' },
  hi: { read: 'यह पेज हिन्दी में पढ़ें', close: 'नहीं, अंग्रेज़ी ही ठीक है', className: 'offered-hi' },
} as const satisfies Partial<Record<Language, unknown>>

/**
 * An address without a language is in English for everybody. Who reads another language is offered it above the page:
 * known before the first paint (lib/appearance.ts), so that nothing moves.
 */
export function LanguageOffer() {
  const { language } = useLanguage()
  const translated = useIsTranslated()
  const { pathname, search, hash } = useLocation()
  if (language !== 'en' || !translated) return null
  return (['te', 'hi'] as const).map((one) => {
    const { read, close, className } = OFFERS[one]
    return (
      <div key={one} lang={one} className={`${className} device-letters bg-accent-soft`}>
        <div className="page-width flex items-center justify-between gap-3">
          <a
            href={pathIn(one, pathname + search + hash)}
            hrefLang={one}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline"
          >
            {read}
          </a>
          <button
            type="button"
            aria-label={close}
            onClick={keepEnglish}
            className="flex size-11 items-center justify-center"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
    )
  })
}

function keepEnglish() {
  rememberLanguage('en')
  delete document.documentElement.dataset.offer
}
