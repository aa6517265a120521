import { LANGUAGES, pathIn } from '@pariksha/contract/languages'
import { useLocation } from 'react-router'
import { LANGUAGE_NAMES, rememberLanguage } from '../../shared/languages/language.ts'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { useTexts } from '../texts.ts'

/** The same page in the other languages, each by its own name and in the device's letters: two names are no reason for fonts. */
export function LanguageLinks({ className }: { readonly className?: string }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const { pathname, search, hash } = useLocation()
  return (
    <nav aria-label={texts.language} className={classNames('flex', className)}>
      {LANGUAGES.filter((one) => one !== language).map((one) => (
        <a
          key={one}
          href={pathIn(one, pathname + search + hash)}
          hrefLang={one}
          lang={one}
          onClick={() => rememberLanguage(one)}
          className="system-font inline-flex min-h-11 items-center rounded-sm px-2 text-ink-soft hover:bg-sunken hover:text-ink"
        >
          {LANGUAGE_NAMES[one]}
        </a>
      ))}
    </nav>
  )
}
