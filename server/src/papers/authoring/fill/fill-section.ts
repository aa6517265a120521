import type { fillPaperSection, replacePaperQuestion } from '@pariksha/contract/papers/paper-questions'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import type { z } from 'zod'
import { asJson } from '../../../platform/db/json.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { editDraft } from '../edit-draft.ts'
import { findDraft } from '../queries.ts'
import { arrange } from '../slots/arrange.ts'
import { insertSlots, placesOf } from '../slots/insert-slots.ts'
import { contentOf, passageOf } from '../slots/slot-content.ts'
import { readSlots, type SlotRow } from '../slots/slots.ts'
import { chooseQuestions, type FillDeps } from './choose-questions.ts'
import { planNeeds } from './plan-needs.ts'

/** Nothing is locked while questions are drawn, so what was read is checked again before it is changed. */
async function readForFilling({ db }: FillDeps, id: number, version: number) {
  const draft = await findDraft(db, id)
  if (!draft) throw new AppError('not_found')
  if (draft.state !== 'draft') throw new AppError('paper_published')
  if (draft.version !== version) throw new AppError('row_changed')
  return { draft, slots: await readSlots(db, id) }
}

type Fill = z.infer<typeof fillPaperSection.body>

/** Fills a section by a rule and returns how many places are left. Locked questions keep their places, as far as sets stay whole. */
export async function fillSection(deps: FillDeps, caller: Caller, id: number, fill: Fill): Promise<number> {
  const { version, section, rule, again } = fill
  const { draft, slots } = await readForFilling(deps, id, version)
  const sectionPattern = draft.pattern.sections[section]
  if (!sectionPattern) throw new AppError('bad_input', { errors: [{ path: 'section', message: 'Not found.' }] })
  const removed = again ? slots.filter((slot) => slot.section === section && !slot.locked) : []
  const stay = slots.filter((slot) => !removed.includes(slot))
  const there = stay.filter((slot) => slot.section === section)
  const free = Math.max(0, sectionPattern.count - there.length)
  const cells = planNeeds(rule, { count: sectionPattern.count, free, there: there.map(contentOf) })
  const { units, missing } = await chooseQuestions(deps, {
    series: draft.series,
    pattern: draft.pattern,
    rule,
    cells,
    stay,
    section,
  })
  await editDraft(deps.db, caller, { id, version }, async (tx, locked) => {
    if (removed.length > 0)
      await tx
        .deleteFrom('paper_slots')
        .where('draft_id', '=', id)
        .where(
          'id',
          'in',
          removed.map((slot) => slot.id),
        )
        .execute()
    const made = [...(await insertSlots(tx, locked, units.flat(), { section, before: null }))]
    const newUnits = units.map(({ length }) => made.splice(0, length))
    const order = again
      ? aroundLocked(
          slots.filter((slot) => slot.section === section),
          newUnits,
        )
      : undefined
    if (order) {
      const others = (await placesOf(tx, id)).filter((place) => place.section !== section)
      await arrange(tx, [...others, ...order.map((slot) => ({ id: slot, section }))])
    }
    await tx
      .updateTable('paper_drafts')
      .set({ rules: asJson(withRule(locked.rules, section, rule)) })
      .where('id', '=', id)
      .execute()
  })
  return missing
}

/** New ones, whole, around the locked ones of a section, each of which keeps its place if it can. */
function aroundLocked(
  before: readonly Pick<SlotRow, 'id' | 'locked'>[],
  units: readonly (readonly number[])[],
): number[] {
  const order: number[] = []
  const locked = before.flatMap(({ id, locked }, place) => (locked ? [{ id, place }] : []))
  const waiting = [...units]
  while (locked.length > 0 || waiting.length > 0) {
    const [next] = locked
    const unit = next && order.length >= next.place ? undefined : waiting.shift()
    if (unit) order.push(...unit)
    else if (next) {
      order.push(next.id)
      locked.shift()
    }
  }
  return order
}

const withRule = (rules: readonly (PaperRule | null)[], section: number, rule: PaperRule): (PaperRule | null)[] =>
  rules.map((one, index) => (index === section ? rule : one))

type Replace = z.infer<typeof replacePaperQuestion.body>

/** Another question of the same topic and level in the place of one. */
export async function replaceQuestion(deps: FillDeps, caller: Caller, id: number, { version, slot }: Replace) {
  const { draft, slots } = await readForFilling(deps, id, version)
  const old = slots.find((one) => one.id === slot)
  if (!old) throw new AppError('bad_input', { errors: [{ path: 'slot', message: 'Not found.' }] })
  if (passageOf(old) !== null) throw new AppError('set_of_questions')
  const { topic, level, kind } = contentOf(old)
  if (topic === null) throw new AppError('no_other_question')
  const { source, skip_last } = draft.rules[old.section] ?? { source: 'both' as const, skip_last: 0 }
  const wanted = level ?? 'medium'
  const levels = { easy: 0, medium: 0, hard: 0, [wanted]: 1 }
  const { units } = await chooseQuestions(deps, {
    series: draft.series,
    pattern: draft.pattern,
    rule: { topics: [{ topic, share: 1 }], levels, source, kinds: [kind], skip_last },
    cells: [{ topic, level: wanted }],
    stay: slots.filter((one) => one !== old),
    not: [old],
    section: old.section,
    singles: true,
  })
  const [made] = units
  if (!made) throw new AppError('no_other_question')
  await editDraft(deps.db, caller, { id, version }, async (tx, locked) => {
    await insertSlots(tx, locked, made, { section: old.section, before: old.id })
    await tx.deleteFrom('paper_slots').where('draft_id', '=', id).where('id', '=', old.id).execute()
  })
}
