import { defined, itemAt, tupleOf } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { circle, label, svg } from '../../shared/figures/draw.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const GROUPS: readonly (readonly [LocalizedText, LocalizedText, LocalizedText])[] = [
  [
    say('speak Telugu', 'తెలుగు మాట్లాడేవారు', 'तेलुगु बोलने वाले'),
    say('speak Hindi', 'హిందీ మాట్లాడేవారు', 'हिंदी बोलने वाले'),
    say('speak English', 'ఇంగ్లీష్ మాట్లాడేవారు', 'अंग्रेज़ी बोलने वाले'),
  ],
  [
    say('play cricket', 'క్రికెట్ ఆడేవారు', 'क्रिकेट खेलने वाले'),
    say('play hockey', 'హాకీ ఆడేవారు', 'हॉकी खेलने वाले'),
    say('play chess', 'చెస్ ఆడేవారు', 'शतरंज खेलने वाले'),
  ],
  [
    say('own a car', 'కారు ఉన్నవారు', 'कार वाले'),
    say('own a scooter', 'స్కూటర్ ఉన్నవారు', 'स्कूटर वाले'),
    say('own a bicycle', 'సైకిల్ ఉన్నవారు', 'साइकिल वाले'),
  ],
]

/** The seven fields of three circles, as bits of the circles they lie in. */
const FIELDS: readonly number[] = [1, 2, 4, 3, 5, 6, 7]
const SPOTS: Record<number, readonly [number, number]> = {
  1: [52, 52],
  2: [148, 52],
  4: [100, 150],
  3: [100, 46],
  5: [68, 104],
  6: [132, 104],
  7: [100, 86],
}

export const readDiagram = template({
  id: 'logical-venn/read-the-numbers',
  topic: 'logical-venn',
  levels: ['easy', 'medium', 'hard'],
  exams: ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet'],
  draw: (random, level) => {
    const values = random.sample(
      [...Array(28).keys()].map((n) => n + 3),
      7,
    )
    const [one, two] = tupleOf(random.sample([0, 1, 2], 2), 2)
    return { group: random.pick(GROUPS), values, one, two, level }
  },
  write({ group, values, one, two, level }) {
    const at = (bits: number) => itemAt(values, FIELDS.indexOf(bits))
    const third = 3 - one - two
    const pair = (1 << one) | (1 << two)
    const [a, b, c] = [itemAt(group, one), itemAt(group, two), itemAt(group, third)]
    const onlyPair = at(pair)
    const bothAny = at(pair) + at(7)
    const exactlyOne = at(1) + at(2) + at(4)
    const answer = level === 'easy' ? onlyPair : level === 'medium' ? bothAny : at(1 << one) + at(1 << two) + at(pair)
    const letters = ['P', 'Q', 'R']
    const named = (n: number) => itemAt(letters, n)
    const key = group.map((text, n) => ({ text, letter: named(n) }))
    const heading = say(
      key.map(({ text, letter }) => `${letter}: those who ${text.en}`).join('; '),
      key.map(({ text, letter }) => `${letter}: ${text.te}`).join('; '),
      key.map(({ text, letter }) => `${letter}: ${text.hi}`).join('; '),
    )
    const ask =
      level === 'easy'
        ? say(
            `How many ${a.en} and ${b.en}, but do not ${c.en}?`,
            `${named(one)}, ${named(two)} రెండింటిలో ఉండి ${named(third)}లో లేనివారు ఎంతమంది?`,
            `कितने लोग ${named(one)} और ${named(two)} दोनों में हैं पर ${named(third)} में नहीं?`,
          )
        : level === 'medium'
          ? say(
              `How many ${a.en} and ${b.en}?`,
              `${named(one)}, ${named(two)} రెండింటిలోనూ ఉన్నవారు ఎంతమంది?`,
              `कितने लोग ${named(one)} और ${named(two)} दोनों में हैं?`,
            )
          : say(
              `How many ${a.en} or ${b.en}, but do not ${c.en}?`,
              `${named(one)} లేదా ${named(two)}లో ఉండి ${named(third)}లో లేనివారు ఎంతమంది?`,
              `कितने लोग ${named(one)} या ${named(two)} में हैं पर ${named(third)} में नहीं?`,
            )
    const parts = level === 'easy' ? [pair] : level === 'medium' ? [pair, 7] : [1 << one, 1 << two, pair]
    const sum = parts.map(at).join(' + ')
    const fields = parts
      .map((bits) => `${letters.filter((_, n) => (bits >> n) & 1).join('+')} (${at(bits)})`)
      .join(', ')
    const total = parts.length > 1 ? `: ${sum} = ${answer}` : ''
    return {
      stem: paragraphs(heading, ask),
      picture: {
        svg: svg(
          200,
          196,
          circle([70, 72], 58) +
            circle([130, 72], 58) +
            circle([100, 126], 58) +
            FIELDS.map((bits) => label(defined(SPOTS[bits]), String(at(bits)), 14)).join('') +
            label([12, 22], 'P') +
            label([188, 22], 'Q') +
            label([160, 180], 'R'),
        ),
        alt: same(
          FIELDS.map((bits) => `${letters.filter((_, n) => (bits >> n) & 1).join('+')}: ${at(bits)}`).join('; '),
        ),
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: onlyPair, mistake: 'left out those who belong to all three' },
          { value: bothAny, mistake: 'counted those who belong to all three as well' },
          { value: at(7), mistake: 'took those who belong to all three' },
          { value: exactlyOne, mistake: 'counted those who belong to exactly one' },
          { value: at(1 << one) + at(1 << two), mistake: 'left out the overlap' },
        ],
        { format: String, spares: [answer + 2, answer + 5] },
      ),
      explanation: paragraphs(
        say(
          `${parts.length > 1 ? 'The parts of the diagram that fit are' : 'The part of the diagram that fits is'} ${fields}${total}.`,
          `చిత్రంలో సరిపోయే ${parts.length > 1 ? 'భాగాలు' : 'భాగం'}: ${fields}${total}.`,
          `आरेख ${parts.length > 1 ? 'के' : 'का'} उपयुक्त भाग: ${fields}${total}।`,
        ),
        answerLine(same(String(answer))),
      ),
    }
  },
  // ask every person of the diagram
  verify({ values, one, two, level }) {
    const third = 3 - one - two
    let found = 0
    FIELDS.forEach((bits, n) => {
      const within = (set: number) => Math.floor(bits / 2 ** set) % 2 === 1
      const fits =
        level === 'easy'
          ? within(one) && within(two) && !within(third)
          : level === 'medium'
            ? within(one) && within(two)
            : (within(one) || within(two)) && !within(third)
      for (let person = 0; person < itemAt(values, n); person++) if (fits) found++
    })
    return String(found)
  },
})
