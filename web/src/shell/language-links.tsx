import { pathIn } from '@pariksha/contract/languages'
import { useLocation } from 'react-router'
import { LANGUAGE_NAMES, LANGUAGES, rememberLanguage } from '../languages/language.ts'
import { useLanguage } from '../languages/language-provider.tsx'
import { useTexts } from './texts.ts'

/** The same page in the other languages, for who follows links: people without a script, and search engines. */
export function LanguageLinks() {
  const texts = useTexts()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={texts.otherLanguages} className="flex gap-4">
      {LANGUAGES.filter((one) => one !== language).map((one) => (
        <a
          key={one}
          href={pathIn(one, pathname + search)}
          hrefLang={one}
          lang={one}
          onClick={() => rememberLanguage(one)}
          className="device-letters inline-flex min-h-11 items-center hover:text-accent hover:underline"
        >
          {LANGUAGE_NAMES[one]}
        </a>
      ))}
    </nav>
  )
}
