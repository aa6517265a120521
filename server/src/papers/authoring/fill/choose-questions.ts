import { randomUUID } from 'node:crypto'
import type { DrawSpec } from '@pariksha/content/papers/sources'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import type { Letter } from '@pariksha/domain/question'
import type { Database } from '../../../platform/db/database.ts'
import type { DrawTask } from '../../../questions/bank/drawing/draw.ts'
import type { Drawing } from '../../../questions/bank/drawing/drawing.ts'
import { slotsOfDrawn } from '../slots/drawn-slots.ts'
import type { NewSlot } from '../slots/insert-slots.ts'
import { questionDigests } from '../slots/question-digests.ts'
import { contentOf } from '../slots/slot-content.ts'
import type { SlotRow } from '../slots/slots.ts'
import { askedBefore } from './asked-before.ts'
import { bankGroups } from './bank-groups.ts'
import { type Group, type LetterCounts, pickGroups } from './pick-groups.ts'
import { apportion, type Cell } from './plan-needs.ts'

export type FillDeps = { readonly db: Database; readonly drawing: Drawing }

type Chosen = {
  readonly series: string
  readonly pattern: PaperPattern
  readonly rule: PaperRule
  readonly cells: readonly Cell[]
  /** All of the paper that stays; of them those of the section. */
  readonly stay: readonly SlotRow[]
  readonly section: number
  /** Besides, these are not to be asked. */
  readonly not?: readonly SlotRow[]
  readonly singles?: boolean
}

/** New questions for cells, as units that stay together, and how many cells nothing is there for. */
export async function chooseQuestions(deps: FillDeps, wanted: Chosen) {
  const { rule, cells, stay, not = [] } = wanted
  const before = await askedBefore(deps.db, wanted.series, rule.skip_last)
  const avoided = [...stay, ...not]
  const digests = new Set([...before.digests, ...avoided.flatMap(digestsOf)])
  const fingerprints = new Set([...before.fingerprints, ...avoided.flatMap(({ drawn }) => drawn?.fingerprint ?? [])])
  const groups = (await groupsOf(deps.db, wanted, before.questions, avoided)).filter(
    ({ questions }) => !wanted.singles || questions.length === 1,
  )

  const letters = lettersOf(wanted)
  const beside = specsOf(avoided)

  const units: { topic: string; slots: NewSlot[] }[] = []
  async function take(open: readonly Cell[]): Promise<readonly Cell[]> {
    const picked = pickGroups(open, groups, digests, { letters, optionCount: wanted.pattern.options })
    for (const { topic, questions } of picked.groups) {
      units.push({ topic, slots: questions.map(({ id, version }) => ({ question: { id, version } })) })
      for (const one of questions) {
        for (const digest of one.digests) digests.add(digest)
        if (one.letter !== null) letters[one.letter] = (letters[one.letter] ?? 0) + 1
      }
    }
    if (picked.left.length === 0 || !drawsFor(wanted)) return picked.left
    const sets = await deps.drawing.draw({
      ...taskOf(wanted, picked.left, { ...letters }),
      avoid: [...fingerprints],
      shun: before.earlierFingerprints,
      beside: [...beside],
    })
    const left = [...picked.left]
    for (const set of sets) {
      fingerprints.add(set.fingerprint)
      beside.push({ source: set.source, level: set.level, seed: set.seed })
      units.push({ topic: set.topic, slots: slotsOfDrawn([set]) })
      for (const _ of set.questions) left.splice(indexOf(left, set.topic), 1)
    }
    return left
  }

  let left = await take(cells)
  // what a topic lacks the others of the rule give
  if (left.length > 0 && rule.topics.length > 1) {
    const lacking = new Set(left.map(({ topic }) => topic))
    const others = rule.topics.filter(({ topic }) => !lacking.has(topic))
    const shares = apportion(
      left.length,
      others.map(({ share }) => share),
    )
    const topics = others.flatMap(({ topic }, index) => Array<string>(shares[index] ?? 0).fill(topic))
    if (topics.length > 0) left = await take(left.map(({ level }, index) => ({ topic: topics[index] ?? '', level })))
  }
  return { units: inOrderOf(rule, units).map(({ slots }) => slots), missing: left.length }
}

const indexOf = (cells: readonly Cell[], topic: string): number => cells.findIndex((cell) => cell.topic === topic)

const inOrderOf = <Unit extends { readonly topic: string }>({ topics }: PaperRule, units: readonly Unit[]): Unit[] => {
  const place = new Map(topics.map(({ topic }, index) => [topic, index]))
  return units.toSorted((a, b) => (place.get(a.topic) ?? 0) - (place.get(b.topic) ?? 0))
}

/** Of what they were drawn; the questions of one passage together once. */
const specsOf = (slots: readonly SlotRow[]): DrawSpec[] => {
  const drawn = slots.flatMap((slot) => slot.drawn ?? [])
  return [...new Map(drawn.map(({ source, level, seed }) => [`${source}~${seed}`, { source, level, seed }])).values()]
}

const digestsOf = (slot: SlotRow): string[] => {
  const { same, alike } = questionDigests(contentOf(slot))
  return alike === null ? [same] : [same, alike]
}

async function groupsOf(
  db: Database,
  { rule, cells, pattern }: Chosen,
  before: readonly number[],
  avoided: readonly SlotRow[],
): Promise<readonly Group[]> {
  if (rule.source === 'templates') return []
  const questions = [...before, ...avoided.flatMap(({ question }) => question?.id ?? [])]
  return bankGroups(db, rule, { questions, count: cells.length, pattern })
}

/** Shipped templates have four or five options and one right answer. */
const drawsFor = ({ rule, pattern }: Chosen): boolean =>
  rule.source !== 'bank' && rule.kinds.includes('single-choice') && (pattern.options === 4 || pattern.options === 5)

/** Of the section, how often each letter is right in what stays. */
function lettersOf({ stay, section }: Chosen): Partial<Record<Letter, number>> {
  const letters: Partial<Record<Letter, number>> = {}
  for (const slot of stay.filter((one) => one.section === section)) {
    const { answer } = contentOf(slot)
    if (answer?.kind === 'single-choice') letters[answer.correct] = (letters[answer.correct] ?? 0) + 1
  }
  return letters
}

function taskOf(
  { series, pattern, singles }: Chosen,
  cells: readonly Cell[],
  letters: LetterCounts,
): Omit<DrawTask, 'avoid'> {
  const needs = new Map<string, { topic: string; level: Cell['level']; count: number }>()
  for (const { topic, level } of cells) {
    const key = `${topic}~${level}`
    needs.set(key, { topic, level, count: (needs.get(key)?.count ?? 0) + 1 })
  }
  return {
    series,
    seed: randomUUID(),
    optionCount: pattern.options === 5 ? 5 : 4,
    needs: [...needs.values()],
    letters,
    ...(singles && { singles }),
  }
}
