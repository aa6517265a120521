import { tupleOf } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import { VERDICT_NAMES, verdict } from '../../shared/verdicts/verdicts.ts'
import type { Level } from '../../topics.ts'
import { ALLOWS, type Claim, covers, follows, holds, open, rows, SIGNS, type Sign } from './claim.ts'

const LETTERS = ['A', 'B', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'W', 'Z']

/** A chain, and for the harder ones a second chain that hangs on it. */
export function drawStatements(random: Random, level: Level) {
  const size = level === 'easy' ? 4 : level === 'medium' ? 5 : 6
  const up: readonly Sign[] = ['>', '≥', '=', '>', '≥']
  const down: readonly Sign[] = ['<', '≤', '=', '<', '≤']
  const first = level === 'hard' ? 4 : size
  const turn = random.chance(0.6) ? first : random.int(1, first - 2)
  const flip = random.chance(0.5)
  const statements: Claim[] = []
  for (let n = 1; n < first; n++)
    statements.push({ left: n - 1, sign: random.pick(n <= turn !== flip ? up : down), right: n })
  const hang = random.int(0, first - 1)
  for (let n = first; n < size; n++)
    statements.push({ left: n === first ? hang : n - 1, sign: random.pick(random.chance(0.5) ? up : down), right: n })
  return { size, statements, letters: random.sample(LETTERS, size), first }
}
function drawClaim(random: Random, size: number): Claim {
  const [left, right] = tupleOf(random.sample([...Array(size).keys()], 2), 2)
  return { left, right, sign: random.pick(['>', '<', '≥', '≤', '=', '>', '<']) }
}

/** “A ≥ B” where the statements give A > B: some hold that it follows, others that it does not, and nobody asks it. */
const isWeaker = (size: number, statements: readonly Claim[], claim: Claim): boolean =>
  follows(size, statements, claim) && ALLOWS[claim.sign] !== open(size, statements, claim.left, claim.right)

/** Of what is open between the two letters each claim says a part, and none says what the other does. */
function partsWhatIsOpen(size: number, statements: readonly Claim[], one: Claim, two: Claim): boolean {
  const mirror: Readonly<Record<string, string>> = { l: 'm', e: 'e', m: 'l' }
  const left = open(size, statements, one.left, one.right)
  const first = ALLOWS[one.sign]
  const second = one.left === two.left ? ALLOWS[two.sign] : [...ALLOWS[two.sign]].map((way) => mirror[way]).join('')
  return (
    [...left].every((way) => first.includes(way) !== second.includes(way)) &&
    first.length + second.length === left.length
  )
}

export type Values = ReturnType<typeof drawStatements> & { readonly one: Claim; readonly two: Claim }

/** Two conclusions that lead to a verdict drawn beforehand, so that each comes equally often. */
export function drawValues(random: Random, level: Level): Values {
  const wanted = random.pick(VERDICT_NAMES)
  for (;;) {
    const drawn = drawStatements(random, level)
    const { size, statements } = drawn
    const one = drawClaim(random, size)
    const pair: Claim = random.chance(0.5)
      ? { ...one, sign: random.pick(SIGNS) }
      : { left: one.right, right: one.left, sign: random.pick(SIGNS) }
    const two = wanted === 'either' ? pair : drawClaim(random, size)
    const same = one.left + one.right === two.left + two.right && one.left * one.right === two.left * two.right
    if (same && wanted !== 'either') continue
    if ([one, two].some((claim) => isWeaker(size, statements, claim))) continue
    const [x, y] = [follows(size, statements, one), follows(size, statements, two)]
    if (verdict(x, y, covers(size, statements, one, two)) !== wanted) continue
    if (wanted === 'either' && !partsWhatIsOpen(size, statements, one, two)) continue
    // letters tied by “=” can cover all cases between them without naming the same two
    if (wanted === 'neither' && rows(size, statements).every((row) => holds(one, row) || holds(two, row))) continue
    return { ...drawn, one, two }
  }
}
