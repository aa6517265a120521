import { inLanguage, type Language } from '../../../../shared/questions/preferences.ts'
import { RichText } from '../../../../shared/questions/rich-text.tsx'
import { commonBeginning, partsOf } from '../html-parts.ts'
import { useTexts } from '../review-texts.ts'
import type { Reviewed } from '../reviewed.ts'

/** One step alone that questions begin with is a phrase, no solution that they share. */
const MIN_SHARED = 2

export type Explained = {
  readonly lang: Language
  /** What the explanations of all questions of a set begin with. */
  readonly shared: readonly string[]
  /** The rest of this question's. */
  readonly own: readonly string[]
}

/** The explanation of a question in steps, apart from what all questions of its set have in common. */
export function explain({ explanation }: Reviewed, set: readonly Reviewed[], language: Language): Explained {
  const { lang, html } = inLanguage(explanation ?? { en: '' }, language)
  const steps = partsOf(html)
  const ofSet = set.map((one) => partsOf(inLanguage(one.explanation ?? { en: '' }, language).html))
  const common = commonBeginning(ofSet)
  if (common < MIN_SHARED) return { lang, shared: [], own: steps }
  return { lang, shared: steps.slice(0, common), own: steps.slice(common) }
}

type Props = {
  readonly steps: readonly string[]
  readonly range: readonly [first: number, last: number]
  readonly language: Language
}

/** What all questions of a set are solved with: shown once, open or closed as it was left at the question before. */
export function SetSolution({ steps, range, language }: Props) {
  const texts = useTexts()
  return (
    <details open className="rounded-md bg-accent-soft p-4">
      <summary className="font-semibold">{texts.setSolution(...range)}</summary>
      <div className="flex flex-col gap-3 pt-3">
        {steps.map((step, index) => (
          <RichText key={index} text={{ en: step, [language]: step }} language={language} />
        ))}
      </div>
    </details>
  )
}
