import { itemAt } from '../../checked-access.ts'
import { judged, twoConclusions, VERDICTS, verdict } from '../../shared/verdicts/verdicts.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { type Claim, covers, fits, follows, holds, open, rows, type Sign } from './claim.ts'
import type { Values } from './drawn.ts'

export type Sayer = (claim: Claim) => string

/** The chains as they are printed: consecutive links share their letter. */
export function chains({ letters, statements, first }: Values, sign: (sign: Sign) => string): string {
  const at = (n: number) => itemAt(letters, n)
  const parts: string[] = []
  statements.forEach(({ left, sign: s, right }, n) => {
    if (n > 0 && n !== first - 1) parts[parts.length - 1] += ` ${sign(s)} ${at(right)}`
    else parts.push(`${at(left)} ${sign(s)} ${at(right)}`)
  })
  return parts.join(', ')
}

const WAYS: Record<string, (a: string, b: string) => LocalizedText> = {
  l: (a, b) => same(`${a} < ${b}`),
  e: (a, b) => same(`${a} = ${b}`),
  m: (a, b) => same(`${a} > ${b}`),
  le: (a, b) => same(`${a} ≤ ${b}`),
  em: (a, b) => same(`${a} ≥ ${b}`),
  lem: (a, b) =>
    say(`nothing certain about ${a} and ${b}`, `${a}, ${b} మధ్య కచ్చితమైన సంబంధం లేదు`, `${a} और ${b} का संबंध निश्चित नहीं`),
}
export function reason(
  { size, statements, letters }: Values,
  claim: Claim,
  mark: string,
  shown: string,
): LocalizedText {
  const left = open(size, statements, claim.left, claim.right)
  const known = (WAYS[left] ?? WAYS.lem)?.(itemAt(letters, claim.left), itemAt(letters, claim.right)) ?? same('')
  return fits(claim, left)
    ? say(
        `${mark}. ${shown}: the statements give ${known.en}, so it follows.`,
        `${mark}. ${shown}: ప్రకటనల నుండి ${known.te}, కాబట్టి అనుసరిస్తుంది.`,
        `${mark}. ${shown}: कथनों से ${known.hi}, इसलिए यह अनुसरण करता है।`,
      )
    : say(
        `${mark}. ${shown}: the statements give ${known.en}, so it does not follow by itself.`,
        `${mark}. ${shown}: ప్రకటనల నుండి ${known.te}, కాబట్టి ఇది ఒక్కటిగా అనుసరించదు.`,
        `${mark}. ${shown}: कथनों से ${known.hi}, इसलिए यह अकेले अनुसरण नहीं करता।`,
      )
}
export const METHOD = say(
  'Between two letters the signs must all open to the same side; a single strict sign (> or <) among them makes the result strict.',
  'రెండు అక్షరాల మధ్య గుర్తులన్నీ ఒకే వైపు తెరుచుకోవాలి; వాటిలో ఒక్క > లేదా < ఉన్నా ఫలితం కూడా అదే అవుతుంది.',
  'दो अक्षरों के बीच सभी चिह्न एक ही ओर खुलने चाहिए; उनमें एक भी > या < हो तो परिणाम भी वही होता है।',
)
const EITHER = say(
  'Together the two cover every case that is left, so one of them must hold.',
  'మిగిలిన అన్ని సందర్భాలూ ఈ రెండింటిలోకే వస్తాయి, కాబట్టి ఒకటి తప్పక నిజం.',
  'बची हुई हर स्थिति इन दोनों में से किसी एक में आती है, इसलिए एक अवश्य सत्य है।',
)
export function decide(values: Values, head: LocalizedText, shown: Sayer, decoded: readonly LocalizedText[]) {
  const { size, statements, one, two } = values
  const [x, y] = [follows(size, statements, one), follows(size, statements, two)]
  const right = verdict(x, y, covers(size, statements, one, two))
  return judged(paragraphs(head, twoConclusions(same(shown(one)), same(shown(two)))), right, [
    ...decoded,
    METHOD,
    reason(values, one, 'I', plain(values)(one)),
    reason(values, two, 'II', plain(values)(two)),
    ...(right === 'either' ? [EITHER] : []),
  ])
}
export const plain =
  ({ letters }: Values): Sayer =>
  ({ left, sign, right }) =>
    `${letters[left]} ${sign} ${letters[right]}`

export const byTrying = ({ size, statements, one, two }: Values) => {
  const cases = rows(size, statements)
  const always = (claim: Claim) => cases.every((row) => holds(claim, row))
  return VERDICTS[
    verdict(
      always(one),
      always(two),
      cases.every((row) => holds(one, row) || holds(two, row)),
    )
  ].en
}
