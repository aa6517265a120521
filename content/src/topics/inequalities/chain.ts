import { itemAt, tupleOf } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { conclude, EXAMS, VERDICTS, verdict } from '../../shared/verdicts/four-verdicts.ts'
import { twoConclusions } from '../../shared/verdicts/verdicts.ts'
import { joined, paragraphs, same, say } from '../../text/localized.ts'

const RELATIONS = ['>', '≥', '='] as const
type Relation = (typeof RELATIONS)[number]

export const inequality = template({
  id: 'inequalities/chain',
  topic: 'inequalities',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const wanted = random.int(0, 3)
    const size = level === 'easy' ? 4 : 5
    for (;;) {
      const letters = random.sample(['A', 'B', 'D', 'F', 'K', 'M', 'P', 'R', 'S', 'T'], size)
      const down = random.chance(0.75)
      const turn = down ? size : random.int(1, size - 2)
      const signs = Array.from({ length: size - 1 }, () => random.pick(RELATIONS))
      const [one, two] = [drawClaim(random, size), drawClaim(random, size)]
      const same =
        one.left + one.right === two.left + two.right &&
        Math.abs(one.left - one.right) === Math.abs(two.left - two.right)
      // two letters with only “=” between them are one: their claims too could make "either follows"
      const linked =
        signs.includes('=') &&
        verdict(byPath(signs, turn, one), byPath(signs, turn, two)) === 2 &&
        !possibleBothFail(letters.length, signs, turn, one, two)
      // “A ≥ B” where the statements give A > B is asked by nobody
      const weaker = [one, two].some((claim) => {
        const strict = STRICT.get(claim.sign)
        return strict !== undefined && byPath(signs, turn, { ...claim, sign: strict })
      })
      if (!same && !linked && !weaker && verdict(byPath(signs, turn, one), byPath(signs, turn, two)) === wanted)
        return { letters, signs, turn, one, two }
    }
  },

  write({ letters, signs, turn, one, two }) {
    const chain = letters
      .map((name, n) => (n === 0 ? name : `${shownSign(itemAt(signs, n - 1), n - 1 >= turn)} ${name}`))
      .join(' ')
    const shown = ({ left, right, sign }: Claim) => `${letters[left]} ${sign} ${letters[right]}`
    const reason = (claim: Claim) => {
      const it = shown(claim)
      return byPath(signs, turn, claim)
        ? say(
            `${it} follows from the signs between the two letters`,
            `రెండు అక్షరాల మధ్య ఉన్న గుర్తుల నుండి ${it} వస్తుంది`,
            `दोनों अक्षरों के बीच के चिह्नों से ${it} मिलता है`,
          )
        : say(`${it} need not hold`, `${it} నిజం కానవసరం లేదు`, `${it} का सत्य होना आवश्यक नहीं`)
    }
    const reasons = joined([reason(one), reason(two)], '; ')
    return conclude(
      paragraphs(
        say(`**Statement:** ${chain}`, `**ప్రకటన:** ${chain}`, `**कथन:** ${chain}`),
        twoConclusions(same(shown(one)), same(shown(two))),
      ),
      verdict(byPath(signs, turn, one), byPath(signs, turn, two)),
      [
        say(
          `Go along the chain from one letter to the other: the signs must all open to the same side, and one strict sign among them makes the result strict.`,
          `ఒక అక్షరం నుండి మరొక అక్షరానికి గొలుసు వెంట వెళ్లండి: గుర్తులన్నీ ఒకే వైపు తెరుచుకోవాలి; వాటిలో ఒక్కటి > లేదా < అయినా ఫలితం కూడా > లేదా < అవుతుంది.`,
          `एक अक्षर से दूसरे तक शृंखला पर चलिए: सभी चिह्न एक ही ओर खुलने चाहिए; उनमें एक भी > या < हो तो परिणाम भी > या < होगा।`,
        ),
        say(`${reasons.en}.`, `${reasons.te}.`, `${reasons.hi}।`),
      ],
    )
  },

  // try every choice of small values for the letters
  verify({ letters, signs, turn, one, two }) {
    const possible = rowsThatFit(letters.length, signs, turn)
    const always = (claim: Claim) => possible.every((row) => holdsIn(row, claim))
    return itemAt(VERDICTS, verdict(always(one), always(two))).en
  },
})

/** Every choice of small values for the letters that agrees with the signs. */
function rowsThatFit(size: number, signs: readonly Relation[], turn: number): readonly (readonly number[])[] {
  let rows: number[][] = [[]]
  for (let n = 0; n < size; n++) {
    rows = rows.flatMap((row) =>
      Array.from({ length: size }, (_, value) => [...row, value]).filter(
        (longer) =>
          n === 0 || compare(shownSign(itemAt(signs, n - 1), n - 1 >= turn), itemAt(longer, n - 1), itemAt(longer, n)),
      ),
    )
  }
  return rows
}
const holdsIn = (row: readonly number[], { left, right, sign }: Claim) =>
  compare(sign, itemAt(row, left), itemAt(row, right))
const possibleBothFail = (size: number, signs: readonly Relation[], turn: number, one: Claim, two: Claim) =>
  rowsThatFit(size, signs, turn).some((row) => !holdsIn(row, one) && !holdsIn(row, two))

type Sign = Relation | '<' | '≤'
type Claim = { readonly left: number; readonly right: number; readonly sign: Sign }

const STRICT: ReadonlyMap<Sign, Sign> = new Map([
  ['≥', '>'],
  ['≤', '<'],
])

const shownSign = (sign: Relation, turned: boolean): Sign =>
  turned ? ({ '>': '<', '≥': '≤', '=': '=' } as const)[sign] : sign

function drawClaim(random: Random, size: number): Claim {
  const [left, right] = tupleOf(
    random.sample(
      Array.from({ length: size }, (_, n) => n),
      2,
    ),
    2,
  )
  return { left, right, sign: random.pick(['>', '≥', '<', '≤', '>', '<']) }
}

/** Whether the signs between the two letters, read in one direction, give the claim. */
function byPath(signs: readonly Relation[], turn: number, { left, right, sign }: Claim): boolean {
  const [from, to] = [Math.min(left, right), Math.max(left, right)]
  const between = signs.slice(from, to).map((relation, n) => shownSign(relation, from + n >= turn))
  const wanted = left < right ? sign : ({ '>': '<', '≥': '≤', '<': '>', '≤': '≥', '=': '=' } as const)[sign]
  const opens = wanted === '>' || wanted === '≥' ? ['>', '≥', '='] : ['<', '≤', '=']
  const strict = between.includes('>') || between.includes('<')
  return between.every((relation) => opens.includes(relation)) && (strict || wanted === '≥' || wanted === '≤')
}

function compare(sign: Sign, a: number, b: number): boolean {
  switch (sign) {
    case '>':
      return a > b
    case '≥':
      return a >= b
    case '<':
      return a < b
    case '≤':
      return a <= b
    case '=':
      return a === b
  }
}
