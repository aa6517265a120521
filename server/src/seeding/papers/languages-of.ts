import type { PaperSource } from '@pariksha/content/papers/paper'
import { LANGUAGES, type Language } from '@pariksha/content/text'

/** Those that at least one question can be read in; English sections stay English in every paper. */
export const languagesOf = ({ sections }: PaperSource): Language[] =>
  LANGUAGES.filter((code) => sections.some(({ questions }) => questions.some(({ stem }) => stem[code] !== undefined)))
