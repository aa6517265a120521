import {
  anyLetter,
  asPaperQuestions,
  levelsFrom,
  newSeed,
  redraw,
  type ShippedDrawSpec,
  shippedSources,
} from '@pariksha/content/papers/draw-shipped'
import type { Bank } from '@pariksha/content/papers/sources'
import type { OptionCount } from '@pariksha/content/question'
import { createRandom, type Random } from '@pariksha/content/random'
import { LEVELS, type Level, type Topic } from '@pariksha/content/topics'
import type { PaperFamily } from '@pariksha/domain/exam-families'
import { fingerprintOf } from '../../../papers/fingerprint.ts'
import { freezeQuestion } from '../../../papers/freeze.ts'
import { renderText } from '../../../papers/render.ts'
import type { AskedQuestion } from '../pack-question.ts'

/** Another question of a topic, near a level. */
export type TopicTask = {
  readonly topic: Topic
  readonly level: Level
  readonly optionCount: OptionCount
  readonly seed: string
  /** Whose templates come first. */
  readonly family?: PaperFamily | undefined
  /** Sources that were asked lately, the last one first. */
  readonly recent: readonly string[]
  /** What was asked last: the other questions of its set come next. */
  readonly last?: Pick<Candidate, 'spec' | 'place'> | undefined
}

/** Another question from the same source. */
export type SiblingTask = Pick<TopicTask, 'level' | 'optionCount' | 'seed'> & {
  readonly source: string
  readonly place: number
}

/** What a card of the notebook is made from. */
export type SourcePlace = Pick<SiblingTask, 'source' | 'place' | 'optionCount'>

export type Candidate = {
  readonly spec: ShippedDrawSpec
  readonly topic: Topic
  /** Which question of its set, from 1. */
  readonly place: number
  /** As papers store what they ask. */
  readonly fingerprint: string
  /** By a person: there are no others like it. */
  readonly isWritten: boolean
}

/** Some may stand in papers that the student has not taken: whoever asks chooses among these, the best first. */
const MAX_CANDIDATES = 40
const DRAWS_OF_TEMPLATE = 2
const DRAWS_FOR_SIBLING = 6

export function candidatesOfTopic(bank: Bank, task: TopicTask): readonly Candidate[] {
  const { last, optionCount } = task
  const next = last && candidate(bank, last.spec, last.place + 1)
  const found = withOptions(bank, task)
  // some topics are always asked with five options
  const others = found.length > 0 ? found : withOptions(bank, { ...task, optionCount: optionCount === 4 ? 5 : 4 })
  return next ? [next, ...others] : others
}

function withOptions(bank: Bank, { topic, level, optionCount, family, recent, seed }: TopicTask): Candidate[] {
  const random = createRandom(seed)
  const lately = (source: string) => {
    const place = recent.indexOf(source)
    return place === -1 ? 0 : recent.length - place
  }
  const found: Candidate[] = []
  for (const near of levelsFrom(level)) {
    const sources = random
      .shuffle(shippedSources(bank, topic, near, family))
      .sort((one, other) => lately(one) - lately(other))
    for (const source of sources) {
      found.push(...candidatesAt(bank, { source, level: near, optionCount }, DRAWS_OF_TEMPLATE, 1, random))
      if (found.length >= MAX_CANDIDATES) return found
    }
  }
  return found
}

export function candidatesOfSource(bank: Bank, { source, level, optionCount, seed, place }: SiblingTask) {
  const random = createRandom(seed)
  return levelsFrom(level).flatMap((near) =>
    candidatesAt(bank, { source, level: near, optionCount }, DRAWS_FOR_SIBLING, place, random),
  )
}

/** Some of what each source gives at a place; empty where it is not there any more. */
export function samplesOf(bank: Bank, places: readonly SourcePlace[]): readonly (readonly Candidate[])[] {
  return places.map(({ source, place, optionCount }) => {
    const random = createRandom(source)
    for (const level of LEVELS) {
      const found = candidatesAt(bank, { source, level, optionCount }, DRAWS_FOR_SIBLING, place, random)
      if (found.length > 0) return found
    }
    return []
  })
}

/** What was drawn before, where it can still be drawn. */
export const redrawCandidates = (
  bank: Bank,
  kept: readonly Pick<Candidate, 'spec' | 'place'>[],
): readonly Candidate[] => kept.flatMap(({ spec, place }) => candidate(bank, spec, place) ?? [])

/** A written item looks the same from everywhere, but for the order of its options. */
function candidatesAt(bank: Bank, spec: Omit<ShippedDrawSpec, 'seed'>, times: number, place: number, random: Random) {
  const first = candidate(bank, { ...spec, seed: newSeed(random) }, place)
  if (!first) return []
  const others = first.isWritten ? [] : Array.from({ length: times - 1 }, () => newSeed(random))
  return [first, ...others.flatMap((seed) => candidate(bank, { ...spec, seed }, place) ?? [])]
}

function candidate(bank: Bank, spec: ShippedDrawSpec, place: number): Candidate | undefined {
  const drawn = redraw(bank, spec)
  if (!drawn || place > drawn.draft.questions.length) return undefined
  const { topic, seed, draft } = drawn
  return { spec, topic, place, fingerprint: fingerprintOf(draft), isWritten: seed === undefined }
}

/** As a student sees it, and its key. */
export function renderCandidate(bank: Bank, { spec, place }: Pick<Candidate, 'spec' | 'place'>): AskedQuestion {
  const drawn = redraw(bank, spec)
  const question = drawn && asPaperQuestions(drawn, spec, anyLetter(spec.optionCount))[place - 1]
  if (!question) throw new Error(`nothing at place ${place} of ${spec.source}`)
  const { passage, answer, explanation } = question
  return {
    question: { ...freezeQuestion(question, renderText), passage: passage ? renderText(passage) : null },
    key: { answer, explanation: explanation ? renderText(explanation) : null },
  }
}
