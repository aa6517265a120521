import { LANGUAGES, type Text } from '../text.ts'

/** Puts texts in the places `{name}` of a text, language by language. */
export function fill(
  text: Text,
  values: { readonly a?: Text; readonly b?: Text } | Readonly<Record<string, Text>>,
): Text {
  return inAll((language) =>
    (text[language] ?? text.en)
      .replace(/\{(\w+)\}(\p{L}?)/gu, (whole, name: string, next: string) => {
        const value = (values as Readonly<Record<string, Text>>)[name]
        if (!value) return whole
        const written = value[language] ?? value.en
        // an ending would fuse with a Telugu name that closes in a bare consonant
        return next && written.endsWith('్') ? `${written}\u200c${next}` : `${written}${next}`
      })
      // an ending goes into the bold of a name that closes with a bracket: Markdown would not close it before a letter
      .replace(/(\p{P})\*\*(?=\p{Script=Telugu})(\p{L}[\p{L}\p{M}]*)/gu, '$1$2**')
      .replace(/్\*\*(?=\p{L})/gu, '్\u200c**')
      .replaceAll('..', '.'),
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
