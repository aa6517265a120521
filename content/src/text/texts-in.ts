import type { LocalizedText } from '../text.ts'
import { isLocalized } from './localized.ts'

/** Every text of a record, each once. */
export function textsIn(value: unknown): readonly LocalizedText[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalized(value)) return [value]
  return [...new Set(Object.values(value).flatMap(textsIn))]
}
