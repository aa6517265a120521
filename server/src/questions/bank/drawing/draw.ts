import {
  anyLetter,
  asPaperQuestions,
  levelsFrom,
  newSeed,
  redraw,
  type ShippedDrawSpec,
  shippedSources,
} from '@pariksha/content/papers/draw-shipped'
import type { PaperQuestion } from '@pariksha/content/papers/paper'
import { skeletonOf } from '@pariksha/content/papers/question-skeleton'
import type { Bank, DrawSpec } from '@pariksha/content/papers/sources'
import type { OptionCount } from '@pariksha/content/question'
import { createRandom, type Random } from '@pariksha/content/random'
import { LEVELS, type Level, TOPICS, type Topic } from '@pariksha/content/topics'
import { LETTERS, type Letter } from '@pariksha/domain/question'
import { fingerprintOf } from '../../../papers/fingerprint.ts'
import { familyOf } from './family-of.ts'
import { tokenOf } from './token.ts'

/** A question, or the questions of one passage, from the shipped templates. */
export type DrawnSet = {
  readonly token: string
  readonly source: string
  readonly seed: string
  readonly topic: string
  readonly level: Level
  /** What it asks, as papers store it. */
  readonly fingerprint: string
  readonly questions: readonly PaperQuestion[]
}

export type Need = { readonly topic: string; readonly level: Level | null; readonly count: number }

export type DrawTask = {
  readonly seed: string
  readonly optionCount: OptionCount
  /** Whose templates come first. */
  readonly series?: string
  readonly needs: readonly Need[]
  /** What is not to be asked, as fingerprints of papers. */
  readonly avoid: readonly string[]
  /** The same, where there is something else. */
  readonly shun?: readonly string[]
  /** What the paper has already: others that differ in their numbers alone are drawn where there is nothing else. */
  readonly beside?: readonly DrawSpec[]
  /** How often each letter is right already: where given, the rarest is right next. */
  readonly letters?: Readonly<Partial<Record<Letter, number>>>
  /** Single questions alone. */
  readonly singles?: boolean
}

/** Draws from a source that give nothing new before the next source is tried. */
const TRIES = 12

/** For each need as many questions as there are: never more, and never the same twice. */
export function drawSets(bank: Bank, task: DrawTask): readonly DrawnSet[] {
  const random = createRandom(task.seed)
  const avoid = new Set(task.avoid)
  const shun = new Set(task.shun)
  const skeletons = new Set(
    task.beside?.flatMap((spec) => skeletonsOf(bank, { ...spec, optionCount: task.optionCount })),
  )
  const letterOf = task.letters ? rarest(task.letters, task.optionCount) : anyLetter(task.optionCount)
  return task.needs.flatMap(({ topic, level, count }) => {
    if (!isShipped(topic)) return []
    const drawn: DrawnSet[] = []
    let missing = count
    while (missing > 0) {
      const maxQuestions = task.singles ? 1 : missing
      const wanted = level ?? random.pick(LEVELS)
      const next = drawOne(
        bank,
        task,
        { topic, level: wanted, maxQuestions },
        { random, avoid, shun, skeletons, letterOf },
      )
      if (!next) break
      avoid.add(next.fingerprint)
      drawn.push(next)
      missing -= next.questions.length
    }
    return drawn
  })
}

type Wanted = { readonly topic: Topic; readonly level: Level; readonly maxQuestions: number }
type Asked = {
  readonly random: Random
  readonly avoid: ReadonlySet<string>
  readonly shun: ReadonlySet<string>
  readonly skeletons: Set<string>
  readonly letterOf: (random: Random) => Letter
}

function drawOne(
  bank: Bank,
  { optionCount, series }: DrawTask,
  { topic, level, maxQuestions }: Wanted,
  { random, avoid, shun, skeletons, letterOf }: Asked,
): DrawnSet | undefined {
  let twin: (() => DrawnSet) | undefined
  let shunned: (() => DrawnSet) | undefined
  for (const near of levelsFrom(level))
    for (const source of random.shuffle(shippedSources(bank, topic, near, familyOf(series))))
      for (let tries = 0; tries < TRIES; tries++) {
        const spec: ShippedDrawSpec = { source, level: near, seed: newSeed(random), optionCount }
        const drawn = redraw(bank, spec)
        if (!drawn || drawn.draft.questions.length > maxQuestions) break
        const fingerprint = fingerprintOf(drawn.draft)
        if (avoid.has(fingerprint)) {
          if (drawn.seed === undefined) break
          continue
        }
        const made = (): DrawnSet => ({
          token: tokenOf(spec),
          source,
          seed: spec.seed,
          topic,
          level: near,
          fingerprint,
          questions: asPaperQuestions(drawn, spec, letterOf),
        })
        if (shun.has(fingerprint)) {
          shunned ??= made
          if (drawn.seed === undefined) break
          continue
        }
        const skeleton = skeletonOf(source, drawn.draft.questions)
        if (!skeletons.has(skeleton)) {
          skeletons.add(skeleton)
          return made()
        }
        // one that differs in its numbers alone, where there is nothing else
        twin ??= made
      }
  return (twin ?? shunned)?.()
}

function skeletonsOf(bank: Bank, spec: ShippedDrawSpec): string[] {
  const drawn = redraw(bank, spec)
  return drawn ? [skeletonOf(spec.source, drawn.draft.questions)] : []
}

const isShipped = (topic: string): topic is Topic => (TOPICS as readonly string[]).includes(topic)

function rarest(counted: Readonly<Partial<Record<Letter, number>>>, optionCount: number) {
  const letters = LETTERS.slice(0, optionCount)
  const uses = new Map(letters.map((letter) => [letter, counted[letter] ?? 0]))
  let last: Letter | undefined
  return (random: Random): Letter => {
    const fewest = Math.min(...letters.map((letter) => uses.get(letter) ?? 0))
    const rare = letters.filter((letter) => uses.get(letter) === fewest)
    const others = rare.filter((letter) => letter !== last)
    const chosen = random.pick(others.length > 0 ? others : rare)
    uses.set(chosen, fewest + 1)
    last = chosen
    return chosen
  }
}

/** What was drawn before, by its token. */
export function drawAgain(bank: Bank, spec: ShippedDrawSpec): DrawnSet | undefined {
  const drawn = redraw(bank, spec)
  if (!drawn) return undefined
  return {
    token: tokenOf(spec),
    source: spec.source,
    seed: spec.seed,
    topic: drawn.topic,
    level: drawn.level,
    fingerprint: fingerprintOf(drawn.draft),
    questions: asPaperQuestions(drawn, spec, anyLetter(spec.optionCount)),
  }
}
