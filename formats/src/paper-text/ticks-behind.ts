import { type Label, optionLabelAt } from './labels.ts'
import { plain, plainOf, type RichText, slice } from './rich/rich-text.ts'
import { isTable, type SourceBlock } from './source.ts'

/** In front of a label: "*(b) 25", "✓ B) 25". */
const TICK_BEFORE = /(?<=^|\s)[*✓✔☑✅]\s*(?=\S)/g
/** Behind a text, as `TICK` of marked options finds it. */
const TICK_BEHIND = ' ✓'

/**
 * A paper with the tick of a right option behind its text instead of in front of its label, where it would keep the label from
 * being recognised.
 */
export const withTicksBehind = (blocks: readonly SourceBlock[]): readonly SourceBlock[] =>
  blocks.map((block) => (isTable(block) ? block : { ...block, rich: withTickBehind(block.rich) }))

function tickBefore(text: string): { readonly start: number; readonly end: number } | undefined {
  for (const { index, 0: tick } of text.matchAll(TICK_BEFORE))
    if (optionLabelAt(text, index + tick.length)) return { start: index, end: index + tick.length }
  return undefined
}

function withTickBehind(rich: RichText): RichText {
  const tick = tickBefore(plainOf(rich))
  if (!tick) return rich
  const without = [...slice(rich, 0, tick.start), ...slice(rich, tick.end)]
  const text = plainOf(without)
  const end = text.slice(0, nextLabel(text, optionLabelAt(text, tick.start)) ?? text.length).trimEnd().length
  return [...slice(without, 0, end), ...plain(TICK_BEHIND), ...slice(without, end)]
}

/** Where the next option of the line begins. */
function nextLabel(text: string, label: Label | undefined): number | undefined {
  for (const { index, 0: gap } of text.matchAll(/\s+/g)) {
    const next = index < (label?.end ?? 0) ? undefined : optionLabelAt(text, index + gap.length)
    if (next && next.style === label?.style && next.index === label.index + 1) return next.start
  }
  return undefined
}
