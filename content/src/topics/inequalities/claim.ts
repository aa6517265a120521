import { itemAt } from '../../checked-access.ts'
export const SIGNS = ['>', '≥', '=', '≤', '<'] as const
export type Sign = (typeof SIGNS)[number]
export type Claim = { readonly left: number; readonly sign: Sign; readonly right: number }

/** Which of “less”, “equal” and “more” a sign allows. */
export const ALLOWS: Record<Sign, string> = { '>': 'm', '≥': 'em', '=': 'e', '≤': 'le', '<': 'l' }

/** What the statements leave open between two letters: some of “l”, “e”, “m”. By joining signs, as one does by hand. */
export function open(size: number, statements: readonly Claim[], left: number, right: number): string {
  // 2: more for certain, 1: at least as much, 0: unknown
  const more = Array.from({ length: size }, (_, a) => Array.from({ length: size }, (_, b): number => (a === b ? 1 : 0)))
  const raise = (a: number, b: number, to: number) => {
    const row = itemAt(more, a)
    row[b] = Math.max(itemAt(row, b), to)
  }
  for (const { left: a, sign, right: b } of statements) {
    if (sign === '>' || sign === '≥' || sign === '=') raise(a, b, sign === '>' ? 2 : 1)
    if (sign === '<' || sign === '≤' || sign === '=') raise(b, a, sign === '<' ? 2 : 1)
  }
  for (let via = 0; via < size; via++)
    for (let a = 0; a < size; a++)
      for (let b = 0; b < size; b++) {
        const [one, two] = [more[a]?.[via] ?? 0, more[via]?.[b] ?? 0]
        if (one && two) raise(a, b, Math.max(one, two))
      }
  const [up, down] = [more[left]?.[right] ?? 0, more[right]?.[left] ?? 0]
  return [...'lem'].filter((way) => (way === 'l' ? up === 0 : way === 'm' ? down === 0 : up < 2 && down < 2)).join('')
}
export const fits = (claim: Claim, left: string) => [...left].every((way) => ALLOWS[claim.sign].includes(way))
export const follows = (size: number, statements: readonly Claim[], claim: Claim) =>
  fits(claim, open(size, statements, claim.left, claim.right))

/** The claim said from the other side. */
const turned = ({ left, sign, right }: Claim): Claim => ({
  left: right,
  sign: ({ '>': '<', '≥': '≤', '=': '=', '≤': '≥', '<': '>' } as const)[sign],
  right: left,
})
/** Whether the two claims, about the same two letters, cover all that is open. */
export function covers(size: number, statements: readonly Claim[], a: Claim, b: Claim): boolean {
  const other = a.left === b.left ? b : turned(b)
  if (a.left !== other.left || a.right !== other.right) return false
  return [...open(size, statements, a.left, a.right)].every((way) =>
    (ALLOWS[a.sign] + ALLOWS[other.sign]).includes(way),
  )
}

export const holds = ({ left, sign, right }: Claim, row: readonly number[]) => {
  const [a, b] = [itemAt(row, left), itemAt(row, right)]
  return ALLOWS[sign].includes(a < b ? 'l' : a > b ? 'm' : 'e')
}
/** Every choice of values 1 to size for the letters that agrees with the statements. */
export function rows(size: number, statements: readonly Claim[]): readonly (readonly number[])[] {
  let found: number[][] = [[]]
  for (let n = 0; n < size; n++)
    found = found.flatMap((row) =>
      Array.from({ length: size }, (_, value) => [...row, value]).filter((longer) =>
        statements.every((claim) => Math.max(claim.left, claim.right) !== n || holds(claim, longer)),
      ),
    )
  return found
}
