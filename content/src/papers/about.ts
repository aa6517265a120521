import type { Draft } from '../question.ts'
import { digest } from '../random.ts'
import type { Level, Topic } from '../topics.ts'

/** What a question of a paper asks and where it came from. It gives away too much to a student who has not answered it yet. */
export type QuestionAbout = {
  /** Of the product, or of the institute's own. */
  readonly topic: string | null
  readonly level: Level | null
  /** The template or the written item; `question/` and its number for a question of the institute. */
  readonly source: string
  /** Where a template made it by itself: what it drew from, so that it can be made again. */
  readonly seed?: string
  /** Which question of its draft, from 1. */
  readonly place: number
  /** A digest of what it asks and of its answer, or the number of the version of a question of the institute. */
  readonly version: string
}

/** A draft with where it came from. */
export type Drawn = Pick<QuestionAbout, 'source' | 'seed'> & {
  readonly topic: Topic
  readonly level: Level
  readonly draft: Draft
}

/** Of each question of a draft. */
export const aboutQuestions = ({ draft: { passage, questions }, ...from }: Drawn): QuestionAbout[] =>
  questions.map(({ stem, correct, picture }, index) => ({
    ...from,
    place: index + 1,
    version: digest(JSON.stringify([passage?.en, stem.en, correct.en, picture?.svg])),
  }))
