import { PAPER_FAMILIES, type PaperFamily } from '@pariksha/domain/exam-families'
import { keysOf } from '../../checked-access.ts'
import type { DraftQuestion, Template } from '../../question.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level } from '../../topics.ts'

/** The four standing answers, in the order in which they are always printed. */
export const VERDICTS = {
  first: say(
    'Statement I alone is sufficient, but statement II alone is not sufficient',
    'వాక్యం I ఒక్కటే సరిపోతుంది, కానీ వాక్యం II ఒక్కటే సరిపోదు',
    'केवल कथन I पर्याप्त है, परंतु केवल कथन II पर्याप्त नहीं है',
  ),
  second: say(
    'Statement II alone is sufficient, but statement I alone is not sufficient',
    'వాక్యం II ఒక్కటే సరిపోతుంది, కానీ వాక్యం I ఒక్కటే సరిపోదు',
    'केवल कथन II पर्याप्त है, परंतु केवल कथन I पर्याप्त नहीं है',
  ),
  together: say(
    'Both statements together are sufficient, but neither statement alone is sufficient',
    'రెండు వాక్యాలూ కలిపితే సరిపోతాయి, కానీ ఏ వాక్యమూ ఒంటరిగా సరిపోదు',
    'दोनों कथन मिलकर पर्याप्त हैं, परंतु कोई भी कथन अकेला पर्याप्त नहीं है',
  ),
  neither: say(
    'Even both statements together are not sufficient',
    'రెండు వాక్యాలూ కలిపినా సరిపోవు',
    'दोनों कथन मिलकर भी पर्याप्त नहीं हैं',
  ),
} as const satisfies Record<string, LocalizedText>
type Verdict = keyof typeof VERDICTS

const MISTAKES: Record<Verdict, string> = {
  first: 'took something for granted that only statement I seems to say',
  second: 'took something for granted that only statement II seems to say',
  together: 'used both statements without trying whether they are needed, or settle the matter',
  neither: 'gave up before using all that the statements say',
}

/** A statement, what follows from it, and the worlds in which it is true. */
export type Fact<Model> = {
  readonly text: LocalizedText
  readonly shows: LocalizedText
  readonly holds: (model: Model) => boolean
}

export const fact = <Model>(
  text: LocalizedText,
  shows: LocalizedText,
  holds: (model: Model) => boolean,
): Fact<Model> => ({
  text,
  shows,
  holds,
})

type Pair<Model> = { readonly facts: readonly [Fact<Model>, Fact<Model>]; readonly shows: LocalizedText }

/**
 * A question with statements sorted by what their author expects of them. The worlds (`models`) are there for the
 * proof: a statement is sufficient when the answer is the same in all worlds where it holds.
 */
export type Puzzle<Model> = {
  readonly question: LocalizedText
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
  readonly exams?: readonly PaperFamily[]
  puzzle(random: Random, level: Level): Puzzle<Model>
}): Template {
  const { id, levels, exams = PAPER_FAMILIES.filter((family) => family !== 'nimcet'), puzzle } = parts
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
    shows: say(
      `Statement ${needs} settles the question by itself, so it is wrong to ask for both; statement ${spares} does not.`,
      `వాక్యం ${needs} ఒక్కటే ప్రశ్నను తేలుస్తుంది, కాబట్టి రెండూ కావాలనడం తప్పు; వాక్యం ${spares} తేల్చదు.`,
      `कथन ${needs} अकेला ही प्रश्न का निर्णय कर देता है, इसलिए दोनों को आवश्यक कहना गलत है; कथन ${spares} नहीं करता।`,
    ),
  }
}

function compatible<Model>(puzzle: Puzzle<Model>, random: Random): readonly [Fact<Model>, Fact<Model>] {
  for (const needed of random.shuffle(puzzle.enough)) {
    for (const spare of random.shuffle(puzzle.notEnough)) {
      if (puzzle.models.some((model) => needed.holds(model) && spare.holds(model))) return [needed, spare]
    }
  }
  throw new Error(`no two statements agree: ${puzzle.question.en}`)
}

function write<Model>({ puzzle, facts, shows, expected }: Values<Model>): DraftQuestion {
  const [first, second] = facts
  const right = VERDICTS[expected]
  return {
    stem: paragraphs(puzzle.question, prefixed('**I.** ', first.text), prefixed('**II.** ', second.text)),
    correct: right,
    distractors: keysOf(VERDICTS)
      .filter((verdict) => verdict !== expected)
      .map((verdict) => ({ text: VERDICTS[verdict], mistake: MISTAKES[verdict] })),
    explanation: paragraphs(
      say(
        `Try each statement alone first, and only then both together.`,
        `ముందుగా ఒక్కొక్క వాక్యాన్ని విడిగా, ఆ తర్వాతే రెండింటినీ కలిపి పరిశీలించండి.`,
        `पहले हर कथन को अलग-अलग जाँचिए, उसके बाद ही दोनों को मिलाकर।`,
      ),
      say(`Statement I: ${first.shows.en}`, `వాక్యం I: ${first.shows.te}`, `कथन I: ${first.shows.hi}`),
      say(`Statement II: ${second.shows.en}`, `వాక్యం II: ${second.shows.te}`, `कथन II: ${second.shows.hi}`),
      shows,
      say(`${right.en}.`, `${right.te}.`, `${right.hi}।`),
    ),
    fixedOrder: Object.values(VERDICTS),
  }
}

const prefixed = (mark: string, { en, te, hi }: LocalizedText): LocalizedText => say(mark + en, mark + te, mark + hi)

function tryAllWorlds<Model>(puzzle: Puzzle<Model>, [first, second]: Values<Model>['facts']): Verdict {
  const settled = (...facts: readonly Fact<Model>[]) => {
    const worlds = puzzle.models.filter((model) => facts.every(({ holds }) => holds(model)))
    if (worlds.length === 0)
      throw new Error(`contradictory statements: ${facts.map(({ text }) => text.en).join(' / ')}`)
    return new Set(worlds.map(puzzle.answer)).size === 1
  }
  const both = settled(first, second)
  const [alone1, alone2] = [settled(first), settled(second)]
  if (alone1 && alone2) throw new Error(`each is sufficient: ${first.text.en} / ${second.text.en}`)
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
