import type { FieldCode } from '@pariksha/contract/problems/field-problems'
import { fillIn } from '@pariksha/contract/problems/sentences'
import { useTextsOf } from '../../languages/language-provider.tsx'
import { type FieldError, fieldErrorOf } from '../../lib/api/api-errors.ts'

/** A sentence for every code, with the placeholders of the English one. */
export type ProblemTexts = { readonly fields: Readonly<Record<FieldCode, string>> }

/** Nothing: a problem brings its English sentence along. */
const english: { readonly fields: Partial<ProblemTexts['fields']> } = { fields: {} }

/** The sentences of problems in the language of the page. */
export const useProblemTexts = () => useTextsOf('problems', english)
type Texts = ReturnType<typeof useProblemTexts>

/** What is wrong with a field; in English where this page does not know the code: the server may be newer. */
export function faultText({ fields }: Texts, { code, message, values = {} }: Omit<FieldError, 'path'>): string {
  const sentence = code && fields[code]
  return sentence === undefined ? message : fillIn(sentence, values)
}

/** What the server says of one field. */
export function faultTextOf(texts: Texts, error: unknown, name: string): string | undefined {
  const found = fieldErrorOf(error, name)
  return found && faultText(texts, found)
}
