import { pathIn } from '@pariksha/contract/languages'
import { ChevronDown, Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { asLanguage, LANGUAGE_NAMES, LANGUAGES, rememberLanguage } from '../languages/language.ts'
import { useLanguage } from '../languages/language-provider.tsx'
import { classNames } from '../ui/class-names.ts'
import { useTexts } from './texts.ts'

/**
 * Each language by its own name. The list lies unseen over the name of the present one and is in the device's own
 * letters: the names of the others are not worth a font each.
 */
export function LanguageChoice({ className }: { readonly className?: string }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const change = (value: string) => {
    const next = asLanguage(value)
    if (!next) return
    rememberLanguage(next)
    location.assign(pathIn(next, pathname + search + hash))
  }
  return (
    <div
      className={classNames(
        'relative flex min-h-11 items-center gap-1.5 rounded-sm px-2.5 text-ink-soft hover:bg-sunken hover:text-ink',
        'has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <Languages aria-hidden="true" className="size-5" />
      <span aria-hidden="true">{LANGUAGE_NAMES[language]}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
      <select
        aria-label={texts.language}
        value={language}
        onChange={(event) => change(event.target.value)}
        className="device-letters absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one} className="bg-surface text-ink">
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
