import type { Fields } from './rows.ts'

type Change = { readonly before: Fields | null; readonly after: Fields | null }

const MOST = 1_000
/** What is shown of the text before the first letter that changed. */
const LEAD = 60

/** Long texts as far as a log needs them: from where they differ on. The log keeps them whole. */
export function excerpts({ before, after }: Change): {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
} {
  const shorten = (fields: Fields | null) =>
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' && value.length > MOST
          ? excerpt(value, Math.max(0, firstDifference(before?.[name], after?.[name]) - LEAD))
          : value,
      ]),
    )
  return { before: shorten(before), after: shorten(after) }
}

const excerpt = (text: string, from: number): string =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + MOST)}${from + MOST < text.length ? '…' : ''}`

/** 0 where they are the same, or no texts. */
function firstDifference(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string' || one === other) return 0
  let at = 0
  while (one[at] === other[at]) at++
  return at
}
