import type { Language } from '@pariksha/contract/languages'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { questionTexts } from '../question-texts.ts'
import { withText } from './content.ts'
import { TextArea } from './text-area.tsx'

type Props = {
  readonly label: string
  readonly texts: Texts
  /** Languages that are written side by side. */
  readonly languages: readonly Language[]
  readonly rows: number
  readonly hint?: string
  readonly errorOf: (language: Language) => string | undefined
  readonly onChange: (texts: Texts) => void
}

/** A text in each of the languages, side by side where there is room. */
export function TextInLanguages({ label, texts, languages, rows, hint, errorOf, onChange }: Props) {
  const columns = languages.length === 1 ? '' : languages.length === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'
  return (
    <div className={`grid gap-3 ${columns}`}>
      {languages.map((language, index) => (
        <TextArea
          key={language}
          label={
            languages.length === 1 ? label : questionTexts.form.inLanguage(label, questionTexts.languages[language])
          }
          language={language}
          value={texts[language] ?? ''}
          rows={rows}
          error={errorOf(language)}
          {...(hint && index === 0 && { hint })}
          onChange={(text) => onChange(withText(texts, language, text))}
        />
      ))}
    </div>
  )
}
