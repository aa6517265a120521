import { LETTERS, type Letter } from '@pariksha/domain/question'
import type { Draft, DraftQuestion, Template, WrittenItem } from '../question.ts'
import { createRandom, type Random } from '../random.ts'
import type { Text } from '../text.ts'
import { type ExamFamily, LEVELS, type Level, type Topic } from '../topics.ts'
import type { Blueprint, BlueprintPart, BlueprintSection } from './blueprint.ts'
import type { PaperQuestion, PaperSource } from './paper.ts'
import { asTyped, type TypedQuestion } from './typed.ts'

export type Bank = { readonly templates: readonly Template[]; readonly items: readonly WrittenItem[] }

/** What a draft asks, in one text: two drafts that ask the same are the same. */
export const fingerprint = ({ passage, questions }: Draft): string =>
  passage ? passage.en : questions.map(({ stem, correct }) => `${stem.en}|${correct.en}`).join('|')

/** What was asked before. */
export type Asked = Pick<ReadonlySet<string>, 'has'>
const NOTHING: Asked = new Set<string>()

export type Assembled = { readonly paper: PaperSource; readonly fingerprints: readonly string[] }

/**
 * Fills a blueprint from the bank. The same seed gives the same paper. Nothing is asked twice in a paper; what `asked`
 * holds (the papers before it) is asked again only where the bank has nothing else left.
 */
export function assemblePaper(blueprint: Blueprint, bank: Bank, seed: string, asked: Asked = NOTHING): Assembled {
  const random = createRandom(seed)
  const here = new Set<string>()
  const sections = blueprint.sections.map((section) => {
    const { name, minutes, marking, parts } = section
    const asks = parts.flatMap((part) =>
      fillPart(part, blueprint, bank, random, here, asked).flatMap(({ passage, questions }) =>
        questions.map((question): Ask => ({ question, passage, typed: part.kind && asTyped(question) })),
      ),
    )
    return { name, minutes, marking, questions: placeOptions(asks, section, blueprint.optionCount, random) }
  })
  return { paper: { minutes: blueprint.minutes, sections }, fingerprints: [...here] }
}

/** A question on its way into a paper; `typed` where its answer is typed in. */
type Ask = {
  readonly question: DraftQuestion
  readonly passage: Text | undefined
  readonly typed: TypedQuestion | undefined
}

type Source = {
  readonly topic: Topic
  readonly levels: readonly Level[]
  /** After so many draws nothing new is to be expected. */
  readonly tries: number
  draw(level: Level): Draft | undefined
}

function fillPart(
  part: BlueprintPart,
  { exam, levels, optionCount }: Blueprint,
  bank: Bank,
  random: Random,
  here: Set<string>,
  asked: Asked,
): Draft[] {
  const byTopic = sourcesByTopic(part, exam, bank, random, optionCount)
  const drafts: Draft[] = []
  let missing = part.count
  let turn = 0
  // new questions first; where the bank is used up, what earlier papers asked
  for (const avoid of [asked, NOTHING]) {
    let idle = 0
    while (missing > 0 && idle < byTopic.length) {
      const sources = byTopic[turn++ % byTopic.length] ?? []
      const draft = drawNew(
        sources,
        levelFor(part.count - missing, part.count, levels, random),
        missing,
        (mark) => here.has(mark) || avoid.has(mark),
      )
      if (!draft) {
        idle++
        continue
      }
      idle = 0
      here.add(fingerprint(draft))
      drafts.push(draft)
      missing -= draft.questions.length
    }
  }
  if (missing > 0) throw new Error(`the bank lacks ${missing} questions on ${part.topics.join(', ')}`)
  return drafts
}

const TRIES = 12

/** A draft of at most `room` questions that is new, from the source of that level whose turn it is or the next best. */
function drawNew(
  sources: Source[],
  level: Level,
  room: number,
  known: (fingerprint: string) => boolean,
): Draft | undefined {
  for (const source of sources.toSorted((a, b) => distance(a.levels, level) - distance(b.levels, level))) {
    sources.push(...sources.splice(sources.indexOf(source), 1)) // its next turn comes after all others
    for (let tries = 0; tries < source.tries; tries++) {
      const draft = source.draw(level)
      if (!draft) break
      if (known(fingerprint(draft))) continue
      return draft.questions.length > room ? { ...draft, questions: draft.questions.slice(0, room) } : draft
    }
  }
  return undefined
}

/** How far the nearest of these levels is from the one that is asked for. */
const distance = (levels: readonly Level[], asked: Level): number =>
  Math.min(...levels.map((level) => Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(asked))))

const nearest = (levels: readonly Level[], asked: Level): Level =>
  levels.find((level) => distance([level], asked) === distance(levels, asked)) ?? asked

function sourcesByTopic(
  { topics, kind }: BlueprintPart,
  exam: ExamFamily,
  bank: Bank,
  random: Random,
  optionCount: number,
): Source[][] {
  const hasOptions = ({ distractors, fixedOrder }: DraftQuestion) =>
    fixedOrder?.length === optionCount || (!fixedOrder && distractors.length >= optionCount - 1)
  const fits = ({ questions }: Draft) =>
    kind === 'numeric'
      ? questions.some(asTyped) && questions.every((question) => asTyped(question) ?? hasOptions(question))
      : questions.every(hasOptions)
  const templates = bank.templates
    .filter(({ exams }) => exams.includes(exam))
    .map(
      ({ topic, levels, make }): Source => ({
        topic,
        levels,
        tries: TRIES,
        draw(level) {
          const { draft } = make(random, nearest(levels, level))
          return fits(draft) ? draft : undefined
        },
      }),
    )
  // the items of a topic and level are one source: each draw is another item, in an order of this paper's own
  const items = topics.flatMap((topic) =>
    LEVELS.map((level): Source => {
      const left = random.shuffle(
        bank.items.filter(
          (item) =>
            item.topic === topic && item.levels.includes(level) && item.exams.includes(exam) && fits(item.draft),
        ),
      )
      let next = 0
      return { topic, levels: [level], tries: left.length, draw: () => left[next++ % left.length]?.draft }
    }).filter(({ tries }) => tries > 0),
  )
  const sources = [...templates, ...items]
  return random
    .shuffle(topics.map((topic) => random.shuffle(sources.filter((source) => source.topic === topic))))
    .filter((some) => some.length > 0)
}

/** Easy ones first within a part, as in the hall, with the shares the blueprint asks for. */
function levelFor(index: number, count: number, { easy, medium }: Blueprint['levels'], random: Random): Level {
  const place = (index + random.int(0, 99) / 100) / count
  if (place < easy) return 'easy'
  return place < easy + medium ? 'medium' : 'hard'
}

/** Letters the options so that over a section each letter is right equally often. */
function placeOptions(
  asks: readonly Ask[],
  { typedMarking }: BlueprintSection,
  optionCount: number,
  random: Random,
): PaperQuestion[] {
  const letters = LETTERS.slice(0, optionCount)
  const chosen = asks.filter(({ typed }) => !typed)
  const fixed = chosen.flatMap(({ question }) => (question.fixedOrder ? [placeOfCorrect(question)] : []))
  const uses = new Map(letters.map((letter) => [letter, fixed.filter((one) => one === letter).length]))
  const free = random.shuffle(
    Array.from({ length: chosen.length - fixed.length }, () => {
      const least = random
        .shuffle(letters)
        .reduce((best, letter) => ((uses.get(letter) ?? 0) < (uses.get(best) ?? 0) ? letter : best))
      uses.set(least, (uses.get(least) ?? 0) + 1)
      return least
    }),
  )
  return asks.map(({ question, passage, typed }): PaperQuestion => {
    const shared = {
      ...(passage && { passage }),
      ...(question.picture && { picture: question.picture }),
    }
    if (typed)
      return { kind: 'numeric', ...shared, ...typed, options: [], ...(typedMarking && { marking: typedMarking }) }
    const correct = question.fixedOrder ? placeOfCorrect(question) : (free.pop() ?? 'a')
    const options = question.fixedOrder ?? withCorrectAt(question, letters.indexOf(correct), optionCount, random)
    return {
      kind: 'single-choice',
      stem: question.stem,
      ...shared,
      options,
      ...(question.optionPictures && { optionPictures: options.map(({ en }) => pictureOf(question, en)) }),
      answer: { kind: 'single-choice', correct },
      explanation: question.explanation,
    }
  })
}

function placeOfCorrect({ fixedOrder = [], correct }: DraftQuestion): Letter {
  const letter = LETTERS[fixedOrder.findIndex(({ en }) => en === correct.en)]
  if (!letter) throw new Error(`the correct option "${correct.en}" is not among the fixed ones`)
  return letter
}

function pictureOf({ optionPictures }: DraftQuestion, option: string): string {
  const picture = optionPictures?.[option]
  if (!picture) throw new Error(`the option "${option}" has no picture`)
  return picture
}

function withCorrectAt(
  { correct, distractors }: DraftQuestion,
  place: number,
  optionCount: number,
  random: Random,
): Text[] {
  const wrong = random.shuffle(distractors.slice(0, optionCount - 1).map(({ text }) => text))
  return [...wrong.slice(0, place), correct, ...wrong.slice(place)]
}
