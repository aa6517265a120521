import type { PaperFamily } from '@pariksha/domain/exam-families'
import { LETTERS, type Letter } from '@pariksha/domain/question'
import type { DraftQuestion, OptionCount } from '../question.ts'
import { createRandom, digest, type Random } from '../random.ts'
import { LEVELS, type Level, type Topic } from '../topics.ts'
import { aboutQuestions, type Drawn } from './about.ts'
import { fitOptionCount } from './fit-option-count.ts'
import { lettered } from './options.ts'
import type { PaperQuestion } from './paper.ts'
import { type Bank, type DrawSpec, randomOf } from './sources.ts'

/** What a draft is made of: a template or a written item, and for how many options. */
export type ShippedDrawSpec = DrawSpec & { readonly optionCount: OptionCount }

const hasOptions = ({ distractors, fixedOrder }: DraftQuestion, optionCount: number): boolean =>
  fixedOrder ? fixedOrder.length === optionCount : distractors.length >= optionCount - 1

/** The draft of a spec; undefined where the source is not there, or has not so many options. */
export function redraw(bank: Bank, spec: ShippedDrawSpec): Drawn | undefined {
  const { source, level, seed, optionCount } = spec
  const template = bank.templates.find(({ id }) => id === source)
  const item = template ? undefined : bank.items.find(({ id }) => id === source)
  const of = template ?? item
  if (!of?.levels.includes(level)) return undefined
  const draft = template
    ? template.make(randomOf(spec), level, optionCount).draft
    : item && fitOptionCount(item.draft, optionCount)
  if (!draft?.questions.every((question) => hasOptions(question, optionCount))) return undefined
  return { topic: of.topic, level, source, ...(template && { seed }), draft }
}

/**
 * Sources of a topic by level: templates, which make any number of questions, and written items where no template asks it. Those that are made
 * for the family come first, if there are any.
 */
export function shippedSources(bank: Bank, topic: Topic, level: Level, family?: PaperFamily): readonly string[] {
  const about = <One extends { topic: Topic; levels: readonly Level[]; exams: readonly PaperFamily[]; id: string }>(
    all: readonly One[],
  ) => {
    const ofLevel = all.filter((one) => one.topic === topic && one.levels.includes(level))
    const ofFamily = ofLevel.filter(({ exams }) => family !== undefined && exams.includes(family))
    return (ofFamily.length > 0 ? ofFamily : ofLevel).map(({ id }) => id)
  }
  const templates = about(bank.templates)
  return templates.length > 0 ? templates : about(bank.items)
}

/** The levels from the nearest to one on. */
export const levelsFrom = (asked: Level): readonly Level[] =>
  [...LEVELS].sort((a, b) => distance(a, asked) - distance(b, asked))

const distance = (a: Level, b: Level): number => Math.abs(LEVELS.indexOf(a) - LEVELS.indexOf(b))

/** Each spec has a seed of its own. */
export const newSeed = (random: Random): string => digest(String(random.int(0, 2 ** 32 - 1)))

/** The questions of a draft in their places; the letter of each right option is asked for, one after the other. */
export function asPaperQuestions(
  drawn: Drawn,
  spec: ShippedDrawSpec,
  letter: (taken: Random) => Letter,
): PaperQuestion[] {
  const random = createRandom(`${spec.source}~${spec.seed}`)
  const about = aboutQuestions(drawn)
  const { passage, questions } = drawn.draft
  return questions.map((question, n) =>
    lettered({ question, passage, typed: undefined, about: about[n] }, letter(random), spec.optionCount, random),
  )
}

export const anyLetter =
  (optionCount: OptionCount) =>
  (random: Random): Letter =>
    random.pick(LETTERS.slice(0, optionCount))
