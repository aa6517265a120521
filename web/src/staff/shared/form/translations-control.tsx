import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '@pariksha/contract/texts/translated-fields'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { texts } from '../../texts.ts'
import { FieldControl } from './field-control.tsx'
import type { Field } from './fields.ts'
import { isWritten } from './translations.ts'

type Props = {
  readonly name: string
  readonly field: Field
  readonly values: Readonly<Record<TranslationLanguage, unknown>>
  /** Written before the English text was changed. */
  readonly isOutdated: (language: TranslationLanguage) => boolean
  readonly onStillCorrect: (language: TranslationLanguage) => void
  readonly errorOf: (language: TranslationLanguage) => string | undefined
  readonly onChange: (language: TranslationLanguage, value: unknown) => void
}

/** The field in the other languages, folded away beneath it: what of it is missing is seen all the same. */
export function TranslationsControl({ name, field, values, isOutdated, onStillCorrect, errorOf, onChange }: Props) {
  const [wanted, setWanted] = useState(false)
  const open = wanted || TRANSLATION_LANGUAGES.some((language) => errorOf(language) !== undefined)
  const { written, missing, outdated } = texts.translations
  const stateOf = (language: TranslationLanguage) =>
    isWritten(values[language]) ? (isOutdated(language) ? outdated : written) : missing
  const { hint: _, ...bare } = field
  return (
    <div className="mt-1 flex flex-col gap-3">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setWanted(!open)}
        className="inline-flex min-h-9 items-center gap-1 self-start rounded-sm text-left text-ink-soft text-sm hover:text-ink"
      >
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 shrink-0 transition-transform', !open && '-rotate-90')}
        />
        <span>
          <span className="sr-only">{field.label}, </span>
          {TRANSLATION_LANGUAGES.map((language, index) => (
            <span key={language}>
              {index > 0 && ' · '}
              <span className={classNames(stateOf(language) === outdated && 'font-medium text-warn')}>
                {texts.translations.state(texts.translations.languages[language], stateOf(language))}
              </span>
            </span>
          ))}
        </span>
      </button>
      {open && (
        <div className="flex flex-col gap-4 border-line border-l-2 pl-4">
          {TRANSLATION_LANGUAGES.map((language) => (
            <div key={language} data-field={`${name}.${language}`} className="flex flex-col gap-1">
              <FieldControl
                field={{
                  ...(bare as Field),
                  label: texts.translations.label(field.label, texts.translations.languages[language]),
                  optional: true,
                }}
                value={values[language]}
                error={errorOf(language)}
                onChange={(value) => onChange(language, value)}
              />
              {isWritten(values[language]) && isOutdated(language) && (
                <div className="flex flex-wrap items-center gap-3">
                  <p className="text-sm text-warn">{texts.translations.check}</p>
                  <Button variant="secondary" onClick={() => onStillCorrect(language)}>
                    {texts.translations.stillCorrect(texts.translations.languages[language])}
                  </Button>
                </div>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
