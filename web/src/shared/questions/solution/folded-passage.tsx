import type { Html } from '@pariksha/contract/exams/tests'
import type { Language } from '../preferences.ts'
import { RichText } from '../rich-text.tsx'
import { useTexts } from './solution-texts.ts'

type Props = { readonly passage: Html; readonly language: Language }

/** What a question refers to, above it, where it does not stand beside it. */
export function FoldedPassage({ passage, language }: Props) {
  const texts = useTexts()
  return (
    <details className="rounded-sm bg-sunken p-3">
      <summary className="font-semibold">{texts.passage}</summary>
      <RichText text={passage} language={language} className="pt-2" />
    </details>
  )
}
