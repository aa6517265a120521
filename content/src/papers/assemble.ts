import type { Draft, DraftQuestion, Template, WrittenItem } from '../question.ts'
import { createRandom, type Random } from '../random.ts'
import type { Level } from '../topics.ts'
import { aboutQuestions, type Drawn } from './about.ts'
import type { Blueprint, BlueprintPart } from './blueprint.ts'
import { type Ask, placeOptions } from './options.ts'
import type { PaperSource } from './paper.ts'
import { drawNew, leavesRoom, sourcesByTopic } from './sources.ts'
import { asTyped } from './typed.ts'

export type Bank = { readonly templates: readonly Template[]; readonly items: readonly WrittenItem[] }

/** What a draft asks, in one text: two drafts that ask the same are the same. */
export const fingerprint = ({ passage, questions }: Draft): string =>
  passage ? passage.en : questions.map(({ stem, correct }) => `${stem.en}|${correct.en}`).join('|')

/** What was asked before. */
export type Asked = Pick<ReadonlySet<string>, 'has'>
const NOTHING: Asked = new Set<string>()

export type Assembled = { readonly paper: PaperSource; readonly fingerprints: readonly string[] }

/**
 * Fills a blueprint from the bank. The same seed gives the same paper. Nothing is asked twice in a paper, nor both ways, and
 * every set is asked whole; what `asked` holds (the papers before it) is asked again only where the bank has nothing else
 * left.
 */
export function assemblePaper(blueprint: Blueprint, bank: Bank, seed: string, asked: Asked = NOTHING): Assembled {
  const random = createRandom(seed)
  const here: Here = { marks: new Set(), questions: [] }
  const sections = blueprint.sections.map((section) => {
    const { name, minutes, marking, parts } = section
    const asks = parts.flatMap((part) =>
      fillPart(part, blueprint, bank, random, here, asked).flatMap((drawn) => {
        const { passage, questions } = drawn.draft
        const about = aboutQuestions(drawn)
        return questions.map(
          (question, n): Ask => ({ question, passage, typed: part.kind && asTyped(question), about: about[n] }),
        )
      }),
    )
    return { name, minutes, marking, questions: placeOptions(asks, section, blueprint.optionCount, random) }
  })
  return { paper: { minutes: blueprint.minutes, sections }, fingerprints: [...here.marks] }
}

/** What the paper asks so far. */
type Here = { readonly marks: Set<string>; readonly questions: DraftQuestion[] }

/** Whether each of two questions tells the answer of the other: the capital of a state, the state of a capital. */
const tellEachOther = (a: DraftQuestion, b: DraftQuestion): boolean => asksAbout(a, b) && asksAbout(b, a)
const asksAbout = ({ stem }: DraftQuestion, { correct }: DraftQuestion): boolean =>
  stem.en.includes(`**${correct.en}**`)

function fillPart(
  part: BlueprintPart,
  { exam, levels, optionCount }: Blueprint,
  bank: Bank,
  random: Random,
  here: Here,
  asked: Asked,
): Drawn[] {
  const byTopic = sourcesByTopic(part, exam, bank, random, optionCount)
  const isKnown = (draft: Draft) =>
    here.marks.has(fingerprint(draft)) ||
    draft.questions.some((question) => here.questions.some((other) => tellEachOther(question, other)))
  const span = Math.min(...byTopic.flat().flatMap(({ sizes }) => sizes))
  const drafts: Drawn[] = []
  let missing = part.count
  let turn = 0
  for (const { avoid, spare } of PASSES(asked)) {
    let idle = 0
    while (missing > 0 && idle < byTopic.length) {
      const sources = byTopic[turn++ % byTopic.length] ?? []
      const drawn = drawNew(
        sources,
        levelFor(part.count - missing, span, part.count, levels, random),
        leavesRoom(
          byTopic.flat(),
          missing,
          (draft) => spare.has(fingerprint(draft)) || here.marks.has(fingerprint(draft)),
        ),
        (draft) => isKnown(draft) || avoid.has(fingerprint(draft)),
      )
      if (!drawn) {
        idle++
        continue
      }
      idle = 0
      const { draft } = drawn
      here.marks.add(fingerprint(draft))
      here.questions.push(...draft.questions)
      drafts.push(drawn)
      missing -= draft.questions.length
    }
  }
  if (missing > 0) throw new Error(`the bank lacks ${missing} questions on ${part.topics.join(', ')}`)
  return drafts
}

/** New questions that leave room for new ones; then, beside some of earlier papers; last, those of earlier papers. */
const PASSES = (asked: Asked) =>
  [
    { avoid: asked, spare: asked },
    { avoid: asked, spare: NOTHING },
    { avoid: NOTHING, spare: NOTHING },
  ] as const

/** Easy ones first within a part, as in the hall, with the shares the blueprint asks for; a set stands for all its questions. */
function levelFor(
  index: number,
  span: number,
  count: number,
  { easy, medium }: Blueprint['levels'],
  random: Random,
): Level {
  const place = (index + (span * random.int(0, 99)) / 100) / count
  if (place < easy) return 'easy'
  return place < easy + medium ? 'medium' : 'hard'
}
