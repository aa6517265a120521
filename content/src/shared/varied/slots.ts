import type { Random } from '../../random.ts'
import { MEN, TOWNS, WOMEN } from '../../text/names.ts'

/** What stands for each choice of a text: `[a/b/c]` by its words, `{man}` and the like by their names. */
export type Slots = ReadonlyMap<string, string>

const CHOICE = /\[([^[\]]+)\]/g
const NAMED: Readonly<Record<string, readonly string[]>> = { man: MEN, woman: WOMEN, town: TOWNS }

/** Draws for each choice; the same choice is the same words wherever it stands. */
export function slotsOf(texts: readonly string[], random: Random): Slots {
  const slots = new Map<string, string>()
  for (const [choice, words = ''] of texts.join('\n').matchAll(CHOICE))
    if (!slots.has(choice)) slots.set(choice, random.pick(words.split('/')))
  for (const [name, values] of Object.entries(NAMED)) slots.set(`{${name}}`, random.pick(values))
  return slots
}

export const fillSlots = (text: string, slots: Slots): string =>
  text
    .replace(CHOICE, (choice) => slots.get(choice) ?? choice)
    .replace(/\{(man|woman|town)\}/g, (name) => slots.get(name) ?? name)
