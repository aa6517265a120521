import type { Random } from '../../random.ts'
import type { Level, Topic } from '../../topics.ts'

/** A sentence with one place that a rule decides. */
export type Sentence = {
  readonly before: string
  readonly right: string
  /** In order of temptation; none of them is ever right here. */
  readonly wrong: readonly string[]
  readonly after: string
  /** The rule, as one sentence or two. */
  readonly why: string
  /** Decides of each option whether it is right, in another way than it was made. */
  fits(option: string): boolean
}

/** Makes sentences of one rule of grammar. */
export type Rule = { readonly topic: Topic; readonly level: Level; draw(random: Random): Sentence }

export const written = ({ before, after }: Sentence, word: string): string =>
  `${before} ${word}${/^[.,;:?!]/.test(after) ? '' : ' '}${after}`.trim()
