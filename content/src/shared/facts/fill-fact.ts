import { fill } from '../../text/fill.ts'
import { each } from '../../text/localized.ts'
import type { LocalizedText, Text } from '../../text.ts'
import type { Fact } from './table.ts'

/** A sentence of a relation with the two cells of a fact in the places {a} and {b}. */
export function fillFact(sentence: Text, { a, b }: Pick<Fact, 'a' | 'b'>): LocalizedText {
  const filled = fill(sentence, { a, b })
  return each((language) => withInnerQuotes(filled[language]))
}

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
