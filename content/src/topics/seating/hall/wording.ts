import { itemAt } from '../../../checked-access.ts'
import type { PuzzleQuestion } from '../../../shared/puzzles/puzzle.ts'
import { COUNTS, NTH, NTH_OBLIQUE, PERSONS } from '../../../text/counts.ts'
import { each, listed, same, say } from '../../../text/localized.ts'
import { withEnding } from '../../../text/telugu.ts'
import type { LocalizedText } from '../../../text.ts'

export type Side = 'left' | 'right'
const SIDES: Record<Side, LocalizedText> = { left: say('left', 'ఎడమ', 'बाएँ'), right: say('right', 'కుడి', 'दाएँ') }
export const person = (n: number) => itemAt(PERSONS, n)

/** “third to the left of A” and its like. */
const kth = (steps: number, side: Side): LocalizedText => {
  const [nth, hand] = [itemAt(NTH, steps), SIDES[side]]
  return steps === 1
    ? say(`immediately to the ${hand.en}`, `వెంటనే ${hand.te} పక్కన`, `ठीक ${hand.hi}`)
    : say(`${nth.en} to the ${hand.en}`, `${hand.te} వైపు ${nth.te} స్థానంలో`, `${hand.hi} ${NTH_OBLIQUE[steps]} स्थान पर`)
}
export const sits = (b: string, a: string, steps: number, side: Side): LocalizedText => {
  const where = kth(steps, side)
  return say(
    `${b} sits ${where.en} of ${a}.`,
    `${withEnding(a, 'కు')} ${where.te} ${b} కూర్చున్నారు.`,
    `${b}, ${a} के ${where.hi} बैठा है।`,
  )
}
export const whoSits = (a: string, steps: number, side: Side): LocalizedText => {
  const where = kth(steps, side)
  return say(
    `Who sits ${where.en} of ${a}?`,
    `${withEnding(a, 'కు')} ${where.te} కూర్చున్నవారు ఎవరు?`,
    `${a} के ${where.hi} कौन बैठा है?`,
  )
}

/** Which way somebody looks: 0 north or the centre, 1 south or outwards. */
export const looks = (a: string, round: boolean, way: number): LocalizedText =>
  round
    ? way === 0
      ? say(`${a} faces the centre.`, `${a} కేంద్రం వైపు చూస్తున్నారు.`, `${a} का मुख केंद्र की ओर है।`)
      : say(
          `${a} faces outwards, away from the centre.`,
          `${a} కేంద్రానికి వ్యతిరేక దిశలో (బయటికి) చూస్తున్నారు.`,
          `${a} का मुख केंद्र से बाहर की ओर है।`,
        )
    : way === 0
      ? say(`${a} faces north.`, `${a} ఉత్తరం వైపు చూస్తున్నారు.`, `${a} का मुख उत्तर की ओर है।`)
      : say(`${a} faces south.`, `${a} దక్షిణం వైపు చూస్తున్నారు.`, `${a} का मुख दक्षिण की ओर है।`)

/** What to mind about the hands of somebody who looks that way. */
export function mindSide(a: string, round: boolean, way: number): LocalizedText {
  const way0 = looks(a, round, way)
  const clockwise = way === 0 ? SIDES.left : SIDES.right
  const right = way === 0 ? say('right', 'కుడి', 'दाईं') : say('left', 'ఎడమ', 'बाईं')
  return round
    ? each(
        (language) =>
          `${way0[language]} ${
            say(
              `So clockwise is to the ${clockwise.en} of ${a}.`,
              `కాబట్టి సవ్యదిశ ${withEnding(a, 'కు')} ${clockwise.te} వైపు.`,
              `अतः दक्षिणावर्त दिशा ${a} के ${clockwise.hi} है।`,
            )[language]
          }`,
      )
    : each(
        (language) =>
          `${way0[language]} ${
            say(
              `So the right hand of ${a} is on the ${right.en} of the drawing.`,
              `కాబట్టి ${a} కుడి చేయి చిత్రంలో ${right.te} వైపు ఉంటుంది.`,
              `अतः ${a} का दायाँ हाथ चित्र में ${right.hi} ओर है।`,
            )[language]
          }`,
      )
}

export const countsNear = (count: number, most: number, mistake: string): PuzzleQuestion['others'] =>
  [1, -1, 2, -2, 3, -3, 4, -4]
    .map((by) => count + by)
    .filter((other) => other >= 0 && other <= most)
    .map((other) => ({ text: same(String(other)), mistake }))

/** How many sit between two, however one counts them. */
export const howManyBetween = (a: string, b: string): LocalizedText =>
  say(
    `How many persons sit between ${a} and ${b}?`,
    `${a}, ${b} మధ్య ఎంతమంది కూర్చున్నారు?`,
    `${a} और ${b} के बीच कितने व्यक्ति बैठे हैं?`,
  )
export const NEITHER_COUNTS = say('Neither of the two is counted.', 'ఆ ఇద్దరినీ లెక్కించకూడదు.', 'उन दोनों को नहीं गिना जाता।')

export const naming = (people: readonly string[]) => ({
  all: listed(people),
  count: itemAt(COUNTS, people.length),
})
