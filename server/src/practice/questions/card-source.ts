import type { LoggedAnswer } from '../log.ts'

/** What a card is asked from: an answer that was wrong, or a question of a test. */
export type Source = Omit<LoggedAnswer, 'at' | 'right' | 'unsure'>

/** A template or written item of the product. */
export const isShipped = ({ source }: Pick<Source, 'source'>): boolean => !/^(paper|question)\//.test(source)

/** Where it stood in a paper: what practice asked of a paper is known by its source. */
export function paperOf({ source, place, paper }: Source): Source['paper'] {
  const [, id] = /^paper\/(\d+)$/.exec(source) ?? []
  return paper ?? (id === undefined ? undefined : { id: Number(id), number: place })
}
