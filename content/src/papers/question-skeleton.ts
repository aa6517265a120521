import type { DraftQuestion } from '../question.ts'
import { MEN, TOWNS, WOMEN } from '../text/names.ts'

const NAMES = new RegExp(`\\b(${[...MEN, ...WOMEN, ...TOWNS].join('|')})\\b`, 'g')

type Asked = Pick<DraftQuestion, 'stem' | 'skeleton' | 'picture'>

/**
 * What a draft asks without its numbers, its names and the words that it codes: two alike are near twins. Where a stem has
 * no number the picture is what is asked.
 */
export const skeletonOf = (source: string, questions: readonly Asked[]): string =>
  [source, ...questions.map(({ skeleton, ...asked }) => skeleton ?? plainSkeleton(asked))].join('|')

const plainSkeleton = ({ stem, picture }: Asked): string =>
  withoutDetails(stem.en) + (/\d/.test(stem.en) ? '' : (picture?.svg ?? ''))

const withoutDetails = (stem: string): string =>
  stem
    .replaceAll(NAMES, 'N')
    .replaceAll(/\d[\d,.]*/g, '#')
    .replaceAll(/\b[A-Z]{1,}\b/g, 'W')
    .replaceAll(/(#|W|N)([\s,:;$()+−-]*(#|W|N))+/g, '$1')
