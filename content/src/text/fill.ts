import type { LocalizedText, Text } from '../text.ts'
import { each } from './localized.ts'
import { withEnding } from './telugu.ts'

/** Puts texts in the places `{name}` of a text, language by language; Telugu endings may stand right after a place. */
export const fill = (text: Text, values: Readonly<Record<string, Text>>): LocalizedText =>
  each((language) =>
    (text[language] ?? text.en)
      .replace(/\{(\w+)\}(\*\*)?([\p{L}\p{M}]*)/gu, (place, name: string, mark = '', ending: string) => {
        const value = values[name]
        return value ? withEnding(value[language] ?? value.en, ending, mark) : place
      })
      .replaceAll('..', '.'),
  )
