import { LANGUAGES, type Text } from '../text.ts'

type Values = { readonly a?: Text; readonly b?: Text } | Readonly<Record<string, Text>>

/** Puts texts in the places `{name}` of a text, language by language. */
export function fill(text: Text, values: Values): Text {
  return inAll((language) =>
    (text[language] ?? text.en)
      .replace(/\{(\w+)\}(\*\*)?([\p{L}\p{M}]*)/gu, (place, name: string, mark = '', ending: string) => {
        const value = (values as Readonly<Record<string, Text>>)[name]
        return value ? withEnding(value[language] ?? value.en, mark, ending) : place
      })
      .replaceAll('..', '.'),
  )
}

/** A name with the ending that Telugu puts right after it; `mark` closes a bold. */
function withEnding(name: string, mark: string, ending: string): string {
  if (!ending) return `${name}${mark}`
  // an ending would fuse with a name that closes in a bare consonant
  if (/్\**$/u.test(name)) return `${name}${mark}\u200c${ending}`
  // Markdown does not close a bold that ends in a bracket before a letter: the ending goes into the bold
  if (/[)\]”’]$/.test(name)) return `${name}${ending}${mark}`
  if (/[)\]”’]\*\*$/.test(name)) return `${name.slice(0, -2)}${ending}**`
  // a name in ం changes before these endings: గ్రంథం, గ్రంథానికి, గ్రంథాన్ని
  const changed = { కు: 'ానికి', ను: 'ాన్ని' }[ending]
  if (changed && /[క-హ]ం\**$/u.test(name)) return `${name.replace(/ం(\**)$/u, `${changed}$1`)}${mark}`
  // a plural loses its u (but not కర్నూలు, a town): గవదబిళ్లలు, గవదబిళ్లలకు
  if (changed && /(?<!ూ)లు\**$/u.test(name)) return `${name.replace(/లు(\**)$/u, `ల${ending}$1`)}${mark}`
  // the dative is కి after an i, కు after others; so are ని and ను
  if (/^[కన]ు$/u.test(ending) && /[ిీై]\**$/u.test(name)) return `${name}${mark}${ending[0]}ి`
  return `${name}${mark}${ending}`
}

export const join = (texts: readonly (Text | undefined)[], separator: string): Text =>
  inAll((language) => texts.flatMap((text) => (text ? [text[language] ?? text.en] : [])).join(separator))

export const paragraphs = (...texts: readonly (Text | undefined)[]): Text => join(texts, '\n\n')

export const bold = (text: Text): Text => inAll((language) => `**${text[language] ?? text.en}**`)

function inAll(write: (language: (typeof LANGUAGES)[number]) => string): Text {
  const [en = '', te = '', hi = ''] = LANGUAGES.map(write)
  return { en, te, hi }
}
