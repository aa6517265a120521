export type Difference = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** Longer texts are compared as a whole: the table of the comparison grows with the product of the lengths. */
const MAX_WORDS = 2_000

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? []

/** What one text has that the other has not, by words (longest common subsequence), in reading order. */
export function wordDifference(before: string, after: string): readonly Difference[] {
  const [from, to] = [wordsOf(before), wordsOf(after)]
  if (from.length > MAX_WORDS || to.length > MAX_WORDS) {
    return before === after
      ? [{ kind: 'same', text: before }]
      : joined([
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ])
  }
  const common = commonLengths(from, to)
  const at = (row: number, column: number) => common[row * (to.length + 1) + column] ?? 0
  const found: Difference[] = []
  let [row, column] = [0, 0]
  while (row < from.length || column < to.length) {
    const [removed, added] = [from[row], to[column]]
    if (removed !== undefined && removed === added) {
      found.push({ kind: 'same', text: removed })
      row++
      column++
    } else if (added === undefined || (removed !== undefined && at(row + 1, column) >= at(row, column + 1))) {
      found.push({ kind: 'removed', text: removed ?? '' })
      row++
    } else {
      found.push({ kind: 'added', text: added })
      column++
    }
  }
  return joined(found)
}

/** How many words the rests of both texts have in common, from each pair of places on. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint16Array {
  const width = to.length + 1
  const lengths = new Uint16Array((from.length + 1) * width)
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        from[row] === to[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0)
  return lengths
}

function joined(parts: readonly Difference[]): readonly Difference[] {
  const all: Difference[] = []
  for (const { kind, text } of parts) {
    const last = all.at(-1)
    if (last?.kind === kind) all[all.length - 1] = { kind, text: last.text + text }
    else if (text !== '') all.push({ kind, text })
  }
  return all
}
