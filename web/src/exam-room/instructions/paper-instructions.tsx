import type { TestDetails } from '@pariksha/contract/exams/tests'
import type { Ref } from 'react'
import { LANGUAGE_NAMES } from '../../shared/languages/language.ts'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import type { Language } from '../../shared/questions/preferences.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { Field } from '../../shared/ui/forms/field.tsx'
import { useTexts } from '../texts.ts'
import { SectionTable } from './section-table.tsx'

/** What the student has to say before the test begins. */
export type Declared = {
  /** The language of the questions; null before it is chosen. */
  readonly language: Language | null
  readonly agreed: boolean
}

type Props = {
  readonly test: TestDetails
  readonly languages: readonly Language[]
  readonly declared: Declared
  readonly onDeclare: (declared: Declared) => void
  /** Around the fields. */
  readonly ref: Ref<HTMLElement>
}

/** What holds for this paper, the language to read it in, and the declaration. */
export function PaperInstructions({ test, languages, declared, onDeclare, ref }: Props) {
  const { instructions } = useTexts()
  const page = useLanguage().language
  // The list is in the script of every language; only the fonts of the page and of the chosen one are loaded.
  const inSystemFont = page === 'en' && (declared.language ?? 'en') === 'en'
  return (
    <>
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold text-xl">{instructions.ofPaper}</h2>
        <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
          {test.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold text-xl">{instructions.sections}</h2>
        <SectionTable sections={test.sections} />
      </section>
      <section ref={ref} className="flex max-w-prose flex-col gap-5">
        {languages.length > 1 ? (
          <Field
            label={instructions.chooseLanguage}
            hint={instructions.languageHint}
            className={classNames('max-w-80', inSystemFont && '[&_select]:system-font')}
          >
            {(wiring) => (
              <select
                {...wiring}
                value={declared.language ?? ''}
                onChange={({ target }) =>
                  onDeclare({ ...declared, language: languages.find((code) => code === target.value) ?? null })
                }
              >
                <option value="">{instructions.noLanguage}</option>
                {languages.map((code) => (
                  <option key={code} value={code}>
                    {LANGUAGE_NAMES[code]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : (
          languages[0] && <p>{instructions.oneLanguage(LANGUAGE_NAMES[languages[0]])}</p>
        )}
        <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-outline bg-surface p-4">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0 accent-(--accent)"
            checked={declared.agreed}
            onChange={({ target }) => onDeclare({ ...declared, agreed: target.checked })}
          />
          {instructions.declaration}
        </label>
      </section>
    </>
  )
}
