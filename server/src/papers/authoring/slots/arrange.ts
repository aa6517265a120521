import { sql } from 'kysely'
import type { Transaction } from '../../../platform/db/database.ts'

type Place = { readonly id: number; readonly section: number }

/**
 * All slots with some of them in another place: in a section, before a slot of it or, where that is not in it, at its end. They
 * come in the order that they are named.
 */
export function placedAt(
  slots: readonly Place[],
  moved: readonly number[],
  { section, before }: { readonly section: number; readonly before: number | null },
): Place[] {
  const others = slots.filter(({ id }) => !moved.includes(id))
  const target = others.findIndex((slot) => slot.id === before && slot.section === section)
  const end = others.filter((slot) => slot.section <= section).length
  const at = target === -1 ? end : target
  return [...others.slice(0, at), ...moved.map((id) => ({ id, section })), ...others.slice(at)]
}

/** Stores the order of all slots of a draft, section by section. */
export async function arrange(tx: Transaction, slots: readonly Place[]): Promise<void> {
  if (slots.length === 0) return
  const sorted = slots.toSorted((a, b) => a.section - b.section)
  await sql`
    update paper_slots set section = placed.section, position = placed.position
    from unnest(${sorted.map(({ id }) => id)}::int8[], ${sorted.map(({ section }) => section)}::int4[],
      ${sorted.map((_, position) => position)}::int4[]) as placed (id, section, position)
    where paper_slots.id = placed.id
      and (paper_slots.section, paper_slots.position) is distinct from (placed.section, placed.position)`.execute(tx)
}
