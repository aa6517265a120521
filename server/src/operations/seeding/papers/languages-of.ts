import type { PaperSource } from '@pariksha/content/papers/paper'
import { LANGUAGES, type Language } from '@pariksha/content/text'

/** The languages that at least one question is written in; English sections are in English in every paper. */
export const languagesOf = ({ sections }: PaperSource): Language[] =>
  LANGUAGES.filter((code) => sections.some(({ questions }) => questions.some(({ stem }) => stem[code] !== undefined)))
