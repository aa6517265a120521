import { type DraftQuestion, type Template, template } from '../../question.ts'
import type { Random } from '../../random.ts'
import type { Text } from '../../text.ts'
import { EXAM_FAMILIES, type ExamFamily, type Level } from '../../topics.ts'

/** The four standing answers, in the order in which they are always printed. */
const VERDICTS = {
  first: { en: 'Statement I alone is sufficient, but statement II alone is not sufficient' },
  second: { en: 'Statement II alone is sufficient, but statement I alone is not sufficient' },
  together: { en: 'Both statements together are sufficient, but neither statement alone is sufficient' },
  neither: { en: 'Even both statements together are not sufficient' },
} as const satisfies Record<string, Text>
type Verdict = keyof typeof VERDICTS

const MISTAKES: Record<Verdict, string> = {
  first: 'took something for granted that only statement I seems to say',
  second: 'took something for granted that only statement II seems to say',
  together: 'used both statements without trying whether they are needed, or settle the matter',
  neither: 'gave up before using all that the statements say',
}

/** A statement, what follows from it, and the worlds in which it is true. */
export type Fact<Model> = {
  readonly text: string
  readonly shows: string
  readonly holds: (model: Model) => boolean
}

export const fact = <Model>(text: string, shows: string, holds: (model: Model) => boolean): Fact<Model> => ({
  text,
  shows,
  holds,
})

type Pair<Model> = { readonly facts: readonly [Fact<Model>, Fact<Model>]; readonly shows: string }

/**
 * A question with statements sorted by what their author expects of them. The worlds (`models`) are there for the
 * proof: a statement is sufficient when the answer is the same in all worlds where it holds.
 */
export type Puzzle<Model> = {
  readonly question: string
  readonly models: readonly Model[]
  readonly answer: (model: Model) => string | number | boolean
  readonly enough: readonly Fact<Model>[]
  readonly notEnough: readonly Fact<Model>[]
  readonly enoughTogether: readonly Pair<Model>[]
  readonly neverEnough: readonly Pair<Model>[]
}

type Values<Model> = Pair<Model> & { readonly puzzle: Puzzle<Model>; readonly expected: Verdict }

export function sufficiencyTemplate<Model>(parts: {
  readonly id: `data-sufficiency/${string}`
  readonly levels: readonly Level[]
  readonly exams?: readonly ExamFamily[]
  puzzle(random: Random, level: Level): Puzzle<Model>
}): Template {
  const { id, levels, exams = EXAM_FAMILIES.filter((family) => family !== 'nimcet'), puzzle } = parts
  return template<Values<Model>>({
    id,
    topic: 'data-sufficiency',
    levels,
    exams,
    draw: (random, level) => chooseStatements(puzzle(random, level), random),
    write,
    verify: ({ puzzle, facts }) => VERDICTS[tryAllWorlds(puzzle, facts)].en,
  })
}

function chooseStatements<Model>(puzzle: Puzzle<Model>, random: Random): Values<Model> {
  const expected = random.pick(['first', 'second', 'together', 'neither'] as const)
  if (expected === 'together' || expected === 'neither') {
    const pair = random.pick(expected === 'together' ? puzzle.enoughTogether : puzzle.neverEnough)
    return {
      puzzle,
      expected,
      shows: pair.shows,
      facts: random.chance(0.5) ? pair.facts : [pair.facts[1], pair.facts[0]],
    }
  }
  const [needed, spare] = compatible(puzzle, random)
  const [needs, spares] = expected === 'first' ? ['I', 'II'] : ['II', 'I']
  return {
    puzzle,
    expected,
    facts: expected === 'first' ? [needed, spare] : [spare, needed],
    shows: `Statement ${needs} settles the question by itself, so it is wrong to ask for both; statement ${spares} does not.`,
  }
}

function compatible<Model>(puzzle: Puzzle<Model>, random: Random): readonly [Fact<Model>, Fact<Model>] {
  for (const needed of random.shuffle(puzzle.enough)) {
    for (const spare of random.shuffle(puzzle.notEnough)) {
      if (puzzle.models.some((model) => needed.holds(model) && spare.holds(model))) return [needed, spare]
    }
  }
  throw new Error(`no two statements agree: ${puzzle.question}`)
}

function write<Model>({ puzzle, facts, shows, expected }: Values<Model>): DraftQuestion {
  const [first, second] = facts
  return {
    stem: { en: `${puzzle.question}\n\n**I.** ${first.text}\n\n**II.** ${second.text}` },
    correct: VERDICTS[expected],
    distractors: (Object.keys(VERDICTS) as Verdict[])
      .filter((verdict) => verdict !== expected)
      .map((verdict) => ({ text: VERDICTS[verdict], mistake: MISTAKES[verdict] })),
    explanation: {
      en: [
        `Try each statement alone first, and only then both together.`,
        `Statement I: ${first.shows}`,
        `Statement II: ${second.shows}`,
        shows,
        `${VERDICTS[expected].en}.`,
      ].join('\n\n'),
    },
    fixedOrder: Object.values(VERDICTS),
  }
}

function tryAllWorlds<Model>(puzzle: Puzzle<Model>, [first, second]: Values<Model>['facts']): Verdict {
  const settled = (...facts: readonly Fact<Model>[]) => {
    const worlds = puzzle.models.filter((model) => facts.every(({ holds }) => holds(model)))
    if (worlds.length === 0) throw new Error(`contradictory statements: ${facts.map(({ text }) => text).join(' / ')}`)
    return new Set(worlds.map(puzzle.answer)).size === 1
  }
  const both = settled(first, second)
  const [alone1, alone2] = [settled(first), settled(second)]
  if (alone1 && alone2) throw new Error(`each is sufficient: ${first.text} / ${second.text}`)
  if (alone1) return 'first'
  if (alone2) return 'second'
  return both ? 'together' : 'neither'
}

/** Every whole number from low to high. */
export const span = (low: number, high: number, step = 1): number[] =>
  Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step)

/** Every pair of one value from each list. */
export const pairs = <A, B>(first: readonly A[], second: readonly B[]): (readonly [A, B])[] =>
  first.flatMap((a) => second.map((b) => [a, b] as const))
