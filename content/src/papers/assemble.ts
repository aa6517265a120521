import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { Draft, DraftQuestion } from '../question.ts'
import { createRandom, type Random } from '../random.ts'
import type { Level } from '../topics.ts'
import { aboutQuestions, type Drawn } from './about.ts'
import type { Blueprint, BlueprintPart } from './blueprints/blueprint.ts'
import { ITEM_SCOPES, type ItemScope, isInScope } from './item-ownership.ts'
import { type Ask, placeOptions } from './options.ts'
import type { PaperSource } from './paper.ts'
import type { AskedEarlier } from './paper-recipes.ts'
import { skeletonOf } from './question-skeleton.ts'
import { type Bank, drawNew, leavesRoom, type Source, sourcesByTopic } from './sources.ts'
import { asTyped } from './typed.ts'

/** What a draft asks, in one text: two drafts that ask the same are the same. */
export function fingerprint(draft: Draft): string {
  const known = FINGERPRINTS.get(draft)
  if (known !== undefined) return known
  const { passage, questions } = draft
  const made = passage ? passage.en : questions.map(({ stem, correct }) => `${stem.en}|${correct.en}`).join('|')
  FINGERPRINTS.set(draft, made)
  return made
}

/** Each written draft is compared for every question of a paper. */
const FINGERPRINTS = new WeakMap<Draft, string>()

type Asked = AskedEarlier['anywhere']
const NOTHING: Asked = new Set<string>()

export type Assembled = { readonly paper: PaperSource; readonly fingerprints: readonly string[] }

/**
 * Fills a blueprint from the bank. The same seed gives the same paper. Nothing is asked twice in a paper, nor both ways, and
 * every set is asked whole; what papers before it asked is asked again only where the bank has nothing else left, and a
 * written item stands in the papers of its owner. Of two questions that differ in their numbers alone one is taken.
 */
export function assemblePaper(
  blueprint: Blueprint,
  bank: Bank,
  seed: string,
  asked: AskedEarlier = { anywhere: NOTHING, nearby: NOTHING },
): Assembled {
  const random = createRandom(seed)
  const here: Here = { fingerprints: new Set(), skeletons: new Set(), inBold: [] }
  const sections = blueprint.sections.map((section) => {
    const { name, minutes, marking, parts } = section
    const filled = parts.map((part) =>
      fillPart(part, blueprint, bank, random, here, asked).map((drawn) => {
        const { passage, questions } = drawn.draft
        const about = aboutQuestions(drawn)
        return questions.map(
          (question, n): Ask => ({ question, passage, typed: part.kind && asTyped(question), about: about[n] }),
        )
      }),
    )
    const asks = inOrder(filled, blueprint.exam, random)
    return { name, minutes, marking, questions: placeOptions(asks, section, blueprint.optionCount, random) }
  })
  return { paper: { minutes: blueprint.minutes, sections }, fingerprints: [...here.fingerprints] }
}

const skeletonOfDraft = ({ source, draft }: Drawn): string => skeletonOf(source, draft.questions)

/** What the paper asks so far. */
type Here = { readonly fingerprints: Set<string>; readonly skeletons: Set<string>; readonly inBold: DraftQuestion[] }

/** Whether each of two questions gives away the answer of the other: the capital of a state, the state of a capital. */
const revealEachOther = (a: DraftQuestion, b: DraftQuestion): boolean => asksAbout(a, b) && asksAbout(b, a)
const asksAbout = ({ stem }: DraftQuestion, { correct }: DraftQuestion): boolean =>
  stem.en.includes(`**${correct.en}**`)
const asksInBold = ({ stem }: DraftQuestion): boolean => stem.en.includes('**')

function fillPart(
  part: BlueprintPart,
  { exam, levels, optionCount }: Blueprint,
  bank: Bank,
  random: Random,
  here: Here,
  asked: AskedEarlier,
): Drawn[] {
  const isKnown = (draft: Draft) =>
    here.fingerprints.has(fingerprint(draft)) ||
    draft.questions.some((one) => asksInBold(one) && here.inBold.some((other) => revealEachOther(one, other)))
  const drafts: Drawn[] = []
  let missing = part.count
  let turn = 0
  const sourcesOf = new Map<ItemScope, Source[][]>()
  for (const { scope, avoid, spare } of PASSES(asked)) {
    if (missing === 0) break
    const byTopic =
      sourcesOf.get(scope) ??
      sourcesByTopic(part, exam, bank, random, optionCount, (item) => isInScope(item, scope, asked.owner))
    sourcesOf.set(scope, byTopic)
    const written = byTopic.flat().flatMap((source) => source.written ?? [])
    const spent = new Set(written.filter((draft) => spare.has(fingerprint(draft))))
    const span = Math.min(...byTopic.flat().flatMap(({ sizes }) => sizes))
    let idle = 0
    while (missing > 0 && idle < byTopic.length) {
      const sources = byTopic[turn++ % byTopic.length] ?? []
      const level = levelFor(part.count - missing, span, part.count, levels, random)
      const takes = leavesRoom(
        byTopic.flat(),
        missing,
        (draft) => spent.has(draft) || here.fingerprints.has(fingerprint(draft)),
      )
      const isAsked = ({ draft }: Drawn) => isKnown(draft) || avoid.has(fingerprint(draft))
      const drawn =
        drawNew(sources, level, takes, (one) => isAsked(one) || here.skeletons.has(skeletonOfDraft(one))) ??
        drawNew(sources, level, takes, isAsked)
      if (!drawn) {
        idle++
        continue
      }
      idle = 0
      const { draft } = drawn
      here.fingerprints.add(fingerprint(draft))
      here.skeletons.add(skeletonOfDraft(drawn))
      here.inBold.push(...draft.questions.filter(asksInBold))
      drafts.push(drawn)
      missing -= draft.questions.length
    }
  }
  if (missing > 0) throw new Error(`the bank lacks ${missing} questions on ${part.topics.join(', ')}`)
  return drafts
}

/** New questions that leave room for new ones, from its own written items and then from those of others; last, those of earlier papers. */
const PASSES = ({ anywhere, nearby }: AskedEarlier) =>
  [
    ...ITEM_SCOPES.flatMap((scope) => [
      { scope, avoid: anywhere, spare: anywhere } as const,
      { scope, avoid: anywhere, spare: NOTHING } as const,
    ]),
    { scope: 'same access', avoid: nearby, spare: nearby },
    { scope: 'same access', avoid: nearby, spare: NOTHING },
    { scope: 'same access', avoid: NOTHING, spare: NOTHING },
    { scope: 'all', avoid: nearby, spare: NOTHING },
    { scope: 'all', avoid: NOTHING, spare: NOTHING },
  ] as const

/** These examinations mix the topics of a section; the others ask them one after another. */
export const MIXES: readonly PaperFamily[] = ['ssc', 'railway', 'mat', 'nimcet', 'afcat']

/** The parts of a section in their order, or spread over it evenly, each with its own questions in order and sets whole. */
function inOrder<T>(parts: readonly (readonly (readonly T[])[])[], exam: PaperFamily, random: Random): readonly T[] {
  if (!MIXES.includes(exam)) return parts.flat(2)
  const placed = parts.flatMap((drafts) => {
    const offset = random.int(1, 99) / 100
    return drafts.map((draft, n) => ({ draft, at: (n + offset) / drafts.length }))
  })
  return placed.sort((one, other) => one.at - other.at).flatMap(({ draft }) => draft)
}

/** Easy ones first within a part, as in real papers, with the shares the blueprint asks for; a set stands for all its questions. */
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
