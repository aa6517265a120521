import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { Draft, DraftQuestion, OptionCount, Template, WrittenItem } from '../question.ts'
import { createRandom, digest, type Random } from '../random.ts'
import { LEVELS, type Level, type Topic } from '../topics.ts'
import type { Drawn } from './about.ts'
import type { BlueprintPart } from './blueprints/blueprint.ts'
import { fitOptionCount } from './fit-option-count.ts'
import { asTyped } from './typed.ts'

/** All that questions are taken from. */
export type Bank = { readonly templates: readonly Template[]; readonly items: readonly WrittenItem[] }

/** Where drafts about a topic come from. */
export type Source = {
  readonly topic: Topic
  readonly levels: readonly Level[]
  /** How many questions its drafts have. */
  readonly sizes: readonly number[]
  /** Its drafts, where they are written; a template makes any number. */
  readonly written?: readonly Draft[]
  /** After so many draws nothing new is to be expected. */
  readonly tries: number
  draw(level: Level): Drawn | undefined
}

const TRIES = 24

/**
 * A draft that is new and of a size that is taken, from the source of that level whose turn it is or the next best; what is
 * written comes before what a template makes.
 */
export function drawNew(
  sources: Source[],
  level: Level,
  takes: (size: number) => boolean,
  known: (drawn: Drawn) => boolean,
): Drawn | undefined {
  const inTurn = sources
    .filter(({ sizes }) => sizes.some(takes))
    .map((source) => ({ source, rank: distance(source.levels, level) * 2 + (source.written ? 0 : 1) }))
    .sort((a, b) => a.rank - b.rank)
  for (const { source } of inTurn) {
    sources.push(...sources.splice(sources.indexOf(source), 1)) // its next turn comes after all others
    for (let tries = 0; tries < source.tries; tries++) {
      const drawn = source.draw(level)
      if (!drawn) break
      if (takes(drawn.draft.questions.length) && !known(drawn)) return drawn
    }
  }
  return undefined
}

/** How far the nearest of these levels is from the one that is asked for. */
const distance = (levels: readonly Level[], asked: Level): number =>
  Math.min(...levels.map((level) => Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(asked))))

const nearest = (levels: readonly Level[], asked: Level): Level =>
  levels.find((level) => distance([level], asked) === distance(levels, asked)) ?? asked

export function sourcesByTopic(
  { topics, kind, asks, ofEach }: BlueprintPart,
  exam: PaperFamily,
  bank: Bank,
  random: Random,
  optionCount: OptionCount,
  isOffered: (item: WrittenItem) => boolean = () => true,
): Source[][] {
  const hasOptions = ({ distractors, fixedOrder }: DraftQuestion) =>
    fixedOrder?.length === optionCount || (!fixedOrder && distractors.length >= optionCount - 1)
  const fits = ({ questions }: Draft) =>
    kind === 'numeric'
      ? questions.some(asTyped) && questions.every((question) => asTyped(question) ?? hasOptions(question))
      : questions.every(hasOptions)
  const wanted = ({ topic, exams }: Pick<Template, 'topic' | 'exams'>) => topics.includes(topic) && exams.includes(exam)
  const asked = (size: number) => asks === undefined || (asks === 'sets') === size > 1
  const templates = bank.templates
    .filter((template) => wanted(template) && asked(sizeOf(template)))
    .map(
      (template): Source => ({
        topic: template.topic,
        levels: template.levels,
        sizes: [Math.min(sizeOf(template), ofEach ?? Number.POSITIVE_INFINITY)],
        tries: TRIES,
        draw(level) {
          const { id, topic, levels, make } = template
          const asked = nearest(levels, level)
          const seed = seedOf(random)
          const made = make(randomOf({ source: id, level: asked, seed }), asked, optionCount)
          const draft = shortened(made.draft, ofEach)
          return fits(draft) ? { topic, level: asked, source: id, seed, draft } : undefined
        },
      }),
    )
  // the items of a topic and level are one source: each draw is another item, in an order of this paper's own
  const written = bank.items.filter(
    (item) => wanted(item) && isOffered(item) && asked(item.draft.questions.length) && fits(item.draft),
  )
  const items = topics.flatMap((topic) =>
    LEVELS.map((level): Source => {
      const ofLevel = written.filter((item) => item.topic === topic && item.levels.includes(level))
      const left = random.shuffle(
        ofLevel.map(
          ({ id, draft }): Drawn => ({
            topic,
            level,
            source: id,
            draft: shortened(fitOptionCount(draft, optionCount), ofEach),
          }),
        ),
      )
      const drafts = left.map(({ draft }) => draft)
      const sizes = [...new Set(drafts.map(({ questions }) => questions.length))]
      let next = 0
      const draw = () => left[next++ % left.length]
      return { topic, levels: [level], sizes, written: drafts, tries: left.length, draw }
    }).filter(({ tries }) => tries > 0),
  )
  const sources = [...templates, ...items]
  return random
    .shuffle(topics.map((topic) => random.shuffle(sources.filter((source) => source.topic === topic))))
    .filter((some) => some.length > 0)
}

/** Each draft has a seed of its own, so that it can be made again without the paper around it. */
const seedOf = (random: Random): string => digest(String(random.int(0, 2 ** 32 - 1)))

/** One draw from a template: the same one gives the same draft. */
export type DrawSpec = { readonly source: string; readonly level: Level; readonly seed: string }

/** What a template draws from. */
export const randomOf = ({ source, level, seed }: DrawSpec): Random => createRandom(`${source}/${level}/${seed}`)

const shortened = (draft: Draft, most = draft.questions.length): Draft => ({
  ...draft,
  questions: draft.questions.slice(0, most),
})

const sizes = new WeakMap<Template, number>()

/** How many questions the sets of a template have: as many as the first one that it makes. */
function sizeOf(template: Template): number {
  const { id, levels, make } = template
  const size = sizes.get(template) ?? make(createRandom(id), levels[0] ?? 'medium').draft.questions.length
  sizes.set(template, size)
  return size
}

/**
 * Whether a set of that size leaves a count that whole ones add up to: of each template as many as wanted, of the written
 * drafts each that is not `spent`.
 */
export function leavesRoom(sources: readonly Source[], missing: number, spent: (draft: Draft) => boolean) {
  const known = new Map<number, boolean>()
  let stock: readonly number[] | undefined
  const inStock = () => {
    const endless = new Set(sources.flatMap(({ written, sizes }) => (written ? [] : sizes)))
    const drafts = new Set(sources.flatMap(({ written = [] }) => written))
    const once = [...drafts].filter((draft) => !spent(draft)).map(({ questions }) => questions.length)
    return [...once, ...[...endless].flatMap((size) => Array<number>(Math.floor(missing / size)).fill(size))]
  }
  return (size: number): boolean => {
    if (size > missing) return false
    const before = known.get(size)
    if (before !== undefined) return before
    stock ??= inStock()
    const others = [...stock]
    others.splice(others.indexOf(size), 1)
    const fits = addUpTo(others, missing - size)
    known.set(size, fits)
    return fits
  }
}

/** Whether some of these add up to `count`. */
function addUpTo(sizes: readonly number[], count: number): boolean {
  const sets = sizes.filter((size) => size > 1)
  const reached = new Set([0])
  for (const size of sets) for (const sum of [...reached]) if (sum + size <= count) reached.add(sum + size)
  const singles = sizes.length - sets.length
  return [...reached].some((sum) => count - sum <= singles)
}
