import { itemAt } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { countsOf, printedOf } from './printed.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type PairRule = { readonly says: LocalizedText; readonly of: (n: number) => number }

const PAIR_RULES: readonly PairRule[] = [
  { says: say('the square of the first', 'మొదటి సంఖ్య వర్గం', 'पहली संख्या का वर्ग'), of: (n) => n * n },
  {
    says: say('1 more than the square of the first', 'మొదటి సంఖ్య వర్గం కంటే 1 ఎక్కువ', 'पहली संख्या के वर्ग से 1 अधिक'),
    of: (n) => n * n + 1,
  },
  {
    says: say('1 less than the square of the first', 'మొదటి సంఖ్య వర్గం కంటే 1 తక్కువ', 'पहली संख्या के वर्ग से 1 कम'),
    of: (n) => n * n - 1,
  },
  { says: say('the cube of the first', 'మొదటి సంఖ్య ఘనం', 'पहली संख्या का घन'), of: (n) => n ** 3 },
  {
    says: say('1 less than the cube of the first', 'మొదటి సంఖ్య ఘనం కంటే 1 తక్కువ', 'पहली संख्या के घन से 1 कम'),
    of: (n) => n ** 3 - 1,
  },
  {
    says: say(
      'the first times the number after it',
      'మొదటి సంఖ్య, దాని తర్వాతి సంఖ్యల లబ్ధం',
      'पहली संख्या और उसके बाद वाली संख्या का गुणनफल',
    ),
    of: (n) => n * (n + 1),
  },
  {
    says: say(
      'the first times the number before it',
      'మొదటి సంఖ్య, దాని ముందు సంఖ్యల లబ్ధం',
      'पहली संख्या और उससे पहले वाली संख्या का गुणनफल',
    ),
    of: (n) => n * (n - 1),
  },
  { says: say('3 times the first, plus 2', 'మొదటి సంఖ్య × 3 + 2', 'पहली संख्या × 3 + 2'), of: (n) => 3 * n + 2 },
  { says: say('4 times the first, minus 1', 'మొదటి సంఖ్య × 4 − 1', 'पहली संख्या × 4 − 1'), of: (n) => 4 * n - 1 },
  { says: say('5 times the first, plus 3', 'మొదటి సంఖ్య × 5 + 3', 'पहली संख्या × 5 + 3'), of: (n) => 5 * n + 3 },
]

export const oddPair = template({
  id: 'odd-one-out/number-pair',
  topic: 'odd-one-out',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const chosen = random.pick(level === 'easy' ? PAIR_RULES.slice(5) : PAIR_RULES.slice(0, 7))
      const firsts = random.sample([3, 4, 5, 6, 7, 8, 9, 11, 12], 5)
      const place = random.int(0, 4)
      const off = random.pick([-2, 2, -1, 1, itemAt(firsts, place)])
      const pairs = firsts.map((n, k) => [n, chosen.of(n) + (k === place ? off : 0)] as const)
      const odd = itemAt(pairs, place)
      if (oddPlaces(pairs).length === 1 && oddPlaces(printedOf(pairs, odd, 4)).length === 1)
        return { pairs, odd, chosen }
    }
  },

  write({ pairs: five, odd, chosen }, optionCount) {
    const pairs = printedOf(five, odd, optionCount)
    const place = pairs.indexOf(odd)
    const { all, alike } = countsOf(optionCount)
    const shown = pairs.map(([first, second]) => `${first} : ${second}`)
    const [first, second] = odd
    const list = shown.join(', ')
    return {
      stem: say(
        `In ${alike.en} of these ${all.en} pairs the second number is made from the first by the same rule. Which pair is different?\n\n${list}`,
        `ఈ ${all.te} జతలలో ${optionCount === 5 ? 'నాలుగింటి' : 'మూడింటి'}లో మొదటి సంఖ్య నుండి రెండవ సంఖ్య ఒకే నియమం ప్రకారం వచ్చింది. భిన్నంగా ఉన్న జత ఏది?\n\n${list}`,
        `इन ${all.hi} युग्मों में से ${alike.hi} में दूसरी संख्या पहली से एक ही नियम द्वारा बनी है। भिन्न युग्म कौन-सा है?\n\n${list}`,
      ),
      correct: same(itemAt(shown, place)),
      distractors: shown
        .filter((_, k) => k !== place)
        .map((text) => ({ text: same(text), mistake: 'tested the pair against another rule' })),
      explanation: paragraphs(
        say(
          `In the other ${alike.en} pairs the second number is ${chosen.says.en}.`,
          `మిగతా ${alike.te} జతలలో రెండవ సంఖ్య = ${chosen.says.te}.`,
          `बाकी ${alike.hi} युग्मों में दूसरी संख्या = ${chosen.says.hi}।`,
        ),
        say(
          `From ${first} the rule makes ${chosen.of(first)}, not ${second}.`,
          `ఈ నియమం ప్రకారం ${first} నుండి ${chosen.of(first)} రావాలి, ${second} కాదు.`,
          `इस नियम से ${first} से ${chosen.of(first)} बनता है, ${second} नहीं।`,
        ),
        say(
          `A pair must be tested by the rule that most of them follow; that some second numbers are even and others odd means nothing here.`,
          `ఎక్కువ జతలు పాటించే నియమంతోనే ప్రతి జతనూ పరీక్షించాలి; కొన్ని రెండవ సంఖ్యలు సరి, కొన్ని బేసి కావడానికి ఇక్కడ ప్రాధాన్యం లేదు.`,
          `हर युग्म को उसी नियम से जाँचिए जिसका अधिकतर युग्म पालन करते हैं; कुछ दूसरी संख्याओं का सम और कुछ का विषम होना यहाँ कोई अर्थ नहीं रखता।`,
        ),
        say(`The odd pair is ${shown[place]}.`, `భిన్నమైన జత ${shown[place]}.`, `भिन्न युग्म ${shown[place]} है।`),
      ),
    }
  },

  verify({ pairs }) {
    const odd = oddPlaces(pairs)
    return odd.map((place) => itemAt(pairs, place).join(' : ')).join(' or ')
  },
})

/** The places of pairs without which one rule of the form an³ + bn² + cn + d, with small a, b, c, d, fits all others. */
function oddPlaces(pairs: readonly (readonly [number, number])[]): number[] {
  const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, n) => low + n)
  const found = new Set<number>()
  for (const a of [0, 1]) {
    for (const b of [0, 1]) {
      for (const c of range(-2, 6)) {
        const rests = pairs.map(([n, value]) => value - a * n ** 3 - b * n ** 2 - c * n)
        for (const d of new Set(rests)) {
          const misfits = rests.flatMap((rest, place) => (rest === d ? [] : [place]))
          if (misfits.length === 1) found.add(itemAt(misfits, 0))
        }
      }
    }
  }
  return [...found]
}
