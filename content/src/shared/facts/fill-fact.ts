import { fill } from '../../text/fill.ts'
import { each } from '../../text/localized.ts'
import { isPlural } from '../../text/telugu.ts'
import type { LocalizedText, Text } from '../../text.ts'
import type { Fact } from './table.ts'

/** English names that stand with “the” inside of a sentence. */
const WITH_ARTICLE =
  /^\**(UK|USA|UAE|Maldives|Philippines|Czech Republic|Alps|Andes|Pyrenees|Appalachians|Apennines|Drakensberg|[\w ]+ (River|Desert|Mountains|Massif))\**$/

/**
 * A sentence of a relation with the two cells of a fact in the places {a} and {b}. A Telugu verb in two forms, `ఉంది|ఉన్నాయి`, is
 * that of one or of several, as {a} is.
 */
export function fillFact(sentence: Text, fact: Pick<Fact, 'a' | 'b'>): LocalizedText {
  const told = TOLD.get(fact) ?? new Map<Text, LocalizedText>()
  TOLD.set(fact, told)
  const text = told.get(sentence) ?? filled(sentence, fact)
  told.set(sentence, text)
  return text
}

/** Questions of many forms tell the same facts again and again. */
const TOLD = new WeakMap<object, Map<Text, LocalizedText>>()

function filled(sentence: Text, { a, b }: Pick<Fact, 'a' | 'b'>): LocalizedText {
  const te = sentence.te?.replace(/([\p{L}\p{M}]+)\|([\p{L}\p{M}]+)/u, isPlural(a.te ?? a.en) ? '$2' : '$1')
  const text = fill({ ...sentence, ...(te && { te }), en: withArticles(sentence.en, { a, b }) }, { a, b })
  return each((language) => withInnerQuotes(text[language].replace(RIVER_TWICE, '$1$2')))
}

/** మహానది is a river by its name already. */
const RIVER_TWICE = /(నది|नदी)(\*{0,2}) \1/gu

/** Puts “the” before the places of names that take it, unless the sentence has it or quotes the name. */
const withArticles = (sentence: string, cells: Pick<Fact, 'a' | 'b'>): string =>
  sentence.replace(
    /(^|[Tt]he |“|)(\*{0,2})\{([ab])\}/g,
    (place, before: string, mark: string, name: 'a' | 'b', at: number) =>
      before || !WITH_ARTICLE.test(cells[name].en) ? place : `${at === 0 ? 'The' : 'the'} ${mark}{${name}}`,
  )

/** Quotation marks inside of others are single ones. */
function withInnerQuotes(text: string): string {
  let depth = 0
  return text.replace(/[“”]/g, (mark) => {
    if (mark === '”') depth--
    const isInner = depth > 0
    if (mark === '“') depth++
    return isInner ? (mark === '“' ? '‘' : '’') : mark
  })
}
