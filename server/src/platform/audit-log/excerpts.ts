type Fields = Readonly<Record<string, unknown>>
type Change = { readonly before: Fields | null; readonly after: Fields | null }

const MAX_LENGTH = 1_000
/** How much of the text before the first change is shown. */
const LEAD = 60

/** Shortens long texts to an excerpt from the first difference; the log stores them whole. */
export function excerpts({ before, after }: Change): {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
} {
  const shorten = (fields: Fields | null) =>
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' && value.length > MAX_LENGTH
          ? excerpt(value, Math.max(0, firstDifference(before?.[name], after?.[name]) - LEAD))
          : value,
      ]),
    )
  return { before: shorten(before), after: shorten(after) }
}

const excerpt = (text: string, from: number): string =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + MAX_LENGTH)}${from + MAX_LENGTH < text.length ? '…' : ''}`

/** 0 where they are the same, or no texts. */
function firstDifference(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string' || one === other) return 0
  let at = 0
  while (one[at] === other[at]) at++
  return at
}
