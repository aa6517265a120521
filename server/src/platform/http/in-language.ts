import type { Language } from '@pariksha/contract/languages'
import type { Translations } from '@pariksha/contract/texts/translated-fields'
import { responseLanguage } from './language.ts'

/** The row as it is shown in a language: texts that are not there in it, and those of no English text, stay as they are. */
export function rowInLanguage<Row extends { readonly translations: unknown }>(
  language: Language,
  { translations, ...english }: Row,
): Omit<Row, 'translations'> {
  if (language === 'en') return english
  const texts = (translations as Translations)[language] ?? {}
  const isShown = ([field]: readonly [string, unknown]) => Reflect.get(english, field) != null
  return { ...english, ...Object.fromEntries(Object.entries(texts).filter(isShown)) }
}

/** Each row as whoever asks reads it. */
export function rowsInLanguage<Row extends { readonly translations: unknown }>(
  asked: Parameters<typeof responseLanguage>[0],
  rows: readonly Row[],
): Omit<Row, 'translations'>[] {
  const language = responseLanguage(asked)
  return rows.map((row) => rowInLanguage(language, row))
}
