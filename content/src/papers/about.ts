import type { Draft } from '../question.ts'
import { digest } from '../random.ts'
import type { Level, Topic } from '../topics.ts'

/** What a question of a paper asks and where it came from. It tells too much for a student who has not answered it yet. */
export type QuestionAbout = {
  readonly topic: Topic
  readonly level: Level
  /** The template or the written item. */
  readonly source: string
  /** Where a template made it by itself: what it drew from, so that it can be made again. */
  readonly seed?: string
  /** Which question of its draft, from 1. */
  readonly place: number
  /** A digest of what it asks and of its answer: another one is another version of the question. */
  readonly version: string
}

/** A draft with where it came from. */
export type Drawn = Pick<QuestionAbout, 'topic' | 'level' | 'source' | 'seed'> & { readonly draft: Draft }

/** Of each question of a draft. */
export const aboutQuestions = ({ draft: { passage, questions }, ...from }: Drawn): QuestionAbout[] =>
  questions.map(({ stem, correct, picture }, index) => ({
    ...from,
    place: index + 1,
    version: digest(JSON.stringify([passage?.en, stem.en, correct.en, picture?.svg])),
  }))
