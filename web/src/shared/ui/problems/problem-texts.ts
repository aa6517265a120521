import type { FieldCode } from '@pariksha/contract/problems/field-problems'
import { fillIn } from '@pariksha/contract/problems/sentences'
import { useTextsOf } from '../../languages/language-provider.tsx'
import type { FieldError } from '../../lib/api/api-errors.ts'

type OfFields = { readonly fields: Readonly<Partial<Record<FieldCode, string>>> }

/** Empty: a problem contains its English sentence. */
const english: OfFields = { fields: {} }

/** The sentences of problems that a form finds itself; those of the server come in the language of the page (`ApiError`). */
export const useProblemTexts = (): OfFields => useTextsOf('problems', english)

export function problemText({ fields }: OfFields, { code, message, values = {} }: Omit<FieldError, 'path'>): string {
  const sentence = code && fields[code]
  return sentence === undefined ? message : fillIn(sentence, values)
}
