import { LANGUAGES } from '@pariksha/contract/languages'
import { LANGUAGE_NAMES } from '../languages/language.ts'
import { useValue } from '../lib/store/use-store.ts'
import { classNames } from '../ui/class-names.ts'
import { type Language, language as languageStore } from './preferences.ts'

type Props = {
  readonly label: string
  /** Languages that the texts can be read in. */
  readonly offered: readonly Language[]
  readonly className?: string
}

/** The language that questions are read in, where there is a choice. */
export function TextLanguage({ label, offered, className }: Props) {
  const wanted = useValue(languageStore)
  if (offered.length < 2) return null
  const chosen = offered.includes(wanted) ? wanted : 'en'
  return (
    <select
      aria-label={label}
      lang={chosen}
      className={classNames(
        'min-h-11 rounded-sm border border-outline bg-surface px-2',
        // The list is in the letters of every language; only those of the chosen one are loaded, for the questions.
        chosen === 'en' && 'system-font',
        className,
      )}
      value={chosen}
      onChange={(event) => languageStore.set(event.target.value as Language)}
    >
      {offered.map((code) => (
        <option key={code} value={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </select>
  )
}

/** The languages that at least one of these texts has. */
export const languagesOf = (texts: readonly { readonly [language in Language]?: string | undefined }[]): Language[] =>
  LANGUAGES.filter((code) => texts.some((text) => text[code] !== undefined))
