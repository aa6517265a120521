import { LANGUAGES, type Text } from '../text.ts'

/** Puts texts in the places `{name}` of a text, language by language. */
export function fill(
  text: Text,
  values: { readonly a?: Text; readonly b?: Text } | Readonly<Record<string, Text>>,
): Text {
  return inAll((language) =>
    (text[language] ?? text.en).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = (values as Readonly<Record<string, Text>>)[name]
      return value ? (value[language] ?? value.en) : whole
    }),
  )
}

export const join = (texts: readonly (Text | undefined)[], separator: string): Text =>
  inAll((language) => texts.flatMap((text) => (text ? [text[language] ?? text.en] : [])).join(separator))

export const paragraphs = (...texts: readonly (Text | undefined)[]): Text => join(texts, '\n\n')

export const bold = (text: Text): Text => inAll((language) => `**${text[language] ?? text.en}**`)

function inAll(write: (language: (typeof LANGUAGES)[number]) => string): Text {
  const [en = '', te = '', hi = ''] = LANGUAGES.map(write)
  return { en, te, hi }
}
