import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import type { PaperSlot } from '@pariksha/contract/papers/paper-slot'

/** Where a question comes: before another one, or at the end of a section. */
export type Target = { readonly section: number; readonly before: number | null }

export const slotsOf = ({ slots }: Pick<PaperDraft, 'slots'>, section: number): readonly PaperSlot[] =>
  slots.filter((slot) => slot.section === section)

/** One place up or down; from the edge of a section into the next one. Null at the ends of the paper. */
export function stepFrom(
  draft: Pick<PaperDraft, 'slots' | 'pattern'>,
  slot: Pick<PaperSlot, 'id' | 'section'>,
  by: -1 | 1,
): Target | null {
  const here = slotsOf(draft, slot.section)
  const at = here.findIndex(({ id }) => id === slot.id)
  const section = slot.section + by
  const hasNext = section >= 0 && section < draft.pattern.sections.length
  if (by === -1) {
    const above = here[at - 1]
    return above ? { section: slot.section, before: above.id } : hasNext ? { section, before: null } : null
  }
  if (at < here.length - 1) return { section: slot.section, before: here[at + 2]?.id ?? null }
  return hasNext ? { section, before: slotsOf(draft, section)[0]?.id ?? null } : null
}

/** Whether a question is there already. */
export function isThere(draft: Pick<PaperDraft, 'slots'>, slot: Pick<PaperSlot, 'id' | 'section'>, target: Target) {
  if (target.section !== slot.section) return false
  if (target.before === slot.id) return true
  const here = slotsOf(draft, slot.section)
  const next = here[here.findIndex(({ id }) => id === slot.id) + 1]
  return (next?.id ?? null) === target.before
}
