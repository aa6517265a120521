import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { languageOf, languageOfTag } from '../../text/language.ts'

/** The markup of the filter "Multi-Language Content (v2)": `{mlang en}…{mlang}{mlang te,hi}…{mlang}`. */
const BLOCK =
  /\{\s{0,9}mlang\s{1,9}([a-z][a-z0-9_, -]{0,60}?)\s{0,9}\}((?:(?!\{\s{0,9}mlang\b)[\s\S])*)(?:\{\s{0,9}mlang\s{0,9}\}|(?=\{\s{0,9}mlang\s))/gi
const LEFT = /\{\s{0,9}mlang\b[^{}]{0,80}\}/i
const OTHER = 'other'

export type InLanguages = {
  /** `any`: for languages that have no block of their own. What is outside of blocks is in all of them. */
  readonly texts: Readonly<Partial<Record<Language | 'any', string>>>
  /** Languages that questions are not kept in, and `other` where it names no further one. */
  readonly leftOut: readonly string[]
  /** Markup that is not closed, and stays in the text. */
  readonly isBroken: boolean
}

/** A text with such blocks in its languages; undefined: it has none. */
export function mlangTexts(text: string): InLanguages | undefined {
  if (!/\{\s{0,9}mlang\b/i.test(text)) return undefined
  const blocks = [...text.matchAll(BLOCK)].map(([whole, tags = '', inside = '']) => ({
    whole,
    inside,
    tags: tags.toLowerCase().split(/\s*,\s*/),
  }))
  const named = LANGUAGES.filter((language) =>
    blocks.some(({ tags }) => tags.some((tag) => languageOfTag(tag) === language)),
  )
  const other = textWith(
    text,
    blocks.filter(({ tags }) => tags.includes(OTHER)).map(({ whole }) => whole),
  )
  const hasOther = blocks.some(({ tags }) => tags.includes(OTHER))
  const ofOther = hasOther
    ? languageOf(blocks.flatMap(({ tags, inside }) => (tags.includes(OTHER) ? [inside] : [])).join(' '))
    : undefined
  const texts: Partial<Record<Language | 'any', string>> = {}
  for (const language of named)
    texts[language] = textWith(
      text,
      blocks.filter(({ tags }) => tags.some((tag) => languageOfTag(tag) === language)).map(({ whole }) => whole),
    )
  const isFurther = ofOther !== undefined && !named.includes(ofOther)
  if (named.length === 0) texts.any = hasOther ? other : textWith(text, [])
  else if (hasOther && isFurther) texts[ofOther] = other
  const unknown = blocks.flatMap(({ tags }) => tags.filter((tag) => tag !== OTHER && !languageOfTag(tag)))
  const leftOut = [...new Set([...unknown, ...(hasOther && named.length > 0 && !isFurther ? [OTHER] : [])])]
  return { texts, leftOut, isBroken: LEFT.test(textWith(text, [])) }
}

/** Without the blocks that are not of a language, and without the markup of those that are. */
function textWith(text: string, kept: readonly string[]): string {
  const wholes = new Set(kept)
  return text.replace(BLOCK, (whole: string, _tags: string, inside: string) => (wholes.has(whole) ? inside : ''))
}

/** Of names and categories, which have one language. */
export function oneLanguage(text: string): string {
  const { texts = undefined } = mlangTexts(text) ?? {}
  if (!texts) return text
  return [...LANGUAGES, 'any' as const].map((language) => texts[language]).find((one) => one !== undefined) ?? text
}
