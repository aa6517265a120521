import { fill } from '../../text/fill.ts'
import type { LocalizedText, Text } from '../../text.ts'
import type { Fact } from './table.ts'

/** A sentence of a relation with the two cells of a fact in the places {a} and {b}. */
export const fillFact = (sentence: Text, { a, b }: Pick<Fact, 'a' | 'b'>): LocalizedText => fill(sentence, { a, b })
