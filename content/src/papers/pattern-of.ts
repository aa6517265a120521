import { MEN, TOWNS, WOMEN } from '../names.ts'
import type { Text } from '../text.ts'

const NAMES = new RegExp(`\\b(${[...MEN, ...WOMEN, ...TOWNS].join('|')})\\b`, 'g')

/** What a draft asks without its numbers, its names and the words that it codes: two alike are near twins. */
export const patternOf = (source: string, stems: readonly Text[]): string =>
  [source, ...stems.map(({ en }) => plainPattern(en))].join('|')

const plainPattern = (stem: string): string =>
  stem
    .replaceAll(NAMES, 'N')
    .replaceAll(/\d[\d,.]*/g, '#')
    .replaceAll(/\b[A-Z]{1,}\b/g, 'W')
    .replaceAll(/(#|W|N)([\s,:;$()+−-]*(#|W|N))+/g, '$1')
