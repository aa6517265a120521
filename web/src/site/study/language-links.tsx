import { pathIn } from '@pariksha/contract/languages'
import type { MaterialItem } from '@pariksha/contract/site/study'
import { LANGUAGE_NAMES } from '../../shared/languages/language.ts'
import { HUB } from '../../shared/paths/hub-address.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { useTexts } from './texts.ts'

/** Links to the other languages of a text, by their native names. */
export function LanguageLinks({
  material: { original, translations },
  className,
}: {
  readonly material: Pick<MaterialItem, 'original' | 'translations'>
  readonly className?: string
}) {
  const texts = useTexts()
  if (translations.length === 0) return null
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-3 text-sm', className)}>
      <span className="text-ink-soft">{texts.alsoIn}</span>
      {translations.map(({ slug, language }) => (
        <a
          key={slug}
          href={pathIn(language, `${HUB}/${original}`)}
          lang={language}
          hrefLang={language}
          className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4"
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </p>
  )
}
