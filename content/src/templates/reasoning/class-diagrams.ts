import { template } from '../../question.ts'
import { answerLine, paragraphs, type Speech, say, unsaid } from '../../speech.ts'
import { numericDistractors } from '../distractors.ts'
import { circle, label, svg } from './figures/draw.ts'

const EXAMS = ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet'] as const

/** How three classes lie: within one another, apart, or overlapping. */
type Shape =
  | 'nested'
  | 'two-inside-apart'
  | 'two-inside-overlapping'
  | 'inside-and-apart'
  | 'apart'
  | 'chain'
  | 'all-overlap'
  | 'inside-and-overlapping'
const C = (x: number, y: number, r: number) => circle([x, y], r)
const SHAPES: Record<Shape, { readonly body: string; readonly text: Speech }> = {
  nested: {
    body: C(60, 50, 44) + C(60, 54, 30) + C(60, 58, 15),
    text: say('one within another within the third', 'ఒకదానిలో ఒకటి, దానిలో మూడవది', 'एक के भीतर दूसरा, उसके भीतर तीसरा'),
  },
  'two-inside-apart': {
    body: C(60, 50, 46) + C(40, 52, 17) + C(80, 52, 17),
    text: say('two separate ones within the third', 'మూడవదానిలో రెండు వేర్వేరుగా', 'तीसरे के भीतर दो अलग-अलग'),
  },
  'two-inside-overlapping': {
    body: C(60, 50, 46) + C(48, 52, 20) + C(72, 52, 20),
    text: say('two overlapping ones within the third', 'మూడవదానిలో రెండు ఖండించుకుంటూ', 'तीसरे के भीतर दो परस्पर काटते हुए'),
  },
  'inside-and-apart': {
    body: C(38, 50, 32) + C(38, 54, 16) + C(96, 50, 18),
    text: say('one within another, the third apart', 'ఒకదానిలో ఒకటి, మూడవది వేరుగా', 'एक के भीतर दूसरा, तीसरा अलग'),
  },
  apart: {
    body: C(24, 50, 17) + C(62, 50, 17) + C(100, 50, 17),
    text: say('all three apart', 'మూడూ వేర్వేరుగా', 'तीनों अलग-अलग'),
  },
  chain: {
    body: C(34, 50, 24) + C(64, 50, 24) + C(94, 50, 24),
    text: say(
      'the middle one overlapping two that are apart',
      'వేరుగా ఉన్న రెండింటిని మధ్యది ఖండిస్తూ',
      'अलग-अलग दो को बीच वाला काटता हुआ',
    ),
  },
  'all-overlap': {
    body: C(48, 40, 26) + C(74, 40, 26) + C(61, 62, 26),
    text: say('all three overlapping one another', 'మూడూ పరస్పరం ఖండించుకుంటూ', 'तीनों परस्पर काटते हुए'),
  },
  'inside-and-overlapping': {
    body: C(44, 50, 34) + C(36, 54, 14) + C(88, 50, 24),
    text: say(
      'one within another that the third overlaps, away from the inner one',
      'ఒకదానిలో ఒకటి; మూడవది లోపలిదాన్ని తాకకుండా బయటిదాన్ని ఖండిస్తూ',
      'एक के भीतर दूसरा; तीसरा भीतर वाले को छुए बिना बाहरी को काटता हुआ',
    ),
  },
}
type ShapeName = keyof typeof SHAPES
const picture = (shape: ShapeName): string => svg(122, 102, SHAPES[shape].body)

/** Each of three classes as the set of kinds of things in it; the shape is found again from these by counting. */
type Triple = {
  readonly names: readonly [Speech, Speech, Speech]
  readonly shape: ShapeName
  readonly kinds: readonly [string, string, string]
}
const t = (en: string, te: string, hi: string) => say(en, te, hi)
const TRIPLES: readonly Triple[] = [
  {
    names: [t('Living beings', 'జీవులు', 'जीव'), t('Animals', 'జంతువులు', 'जानवर'), t('Dogs', 'కుక్కలు', 'कुत्ते')],
    shape: 'nested',
    kinds: ['abc', 'ab', 'a'],
  },
  {
    names: [t('India', 'భారతదేశం', 'भारत'), t('Telangana', 'తెలంగాణ', 'तेलंगाना'), t('Hyderabad', 'హైదరాబాద్', 'हैदराबाद')],
    shape: 'nested',
    kinds: ['abc', 'ab', 'a'],
  },
  {
    names: [t('Year', 'సంవత్సరం', 'वर्ष'), t('Month', 'నెల', 'महीना'), t('Day', 'రోజు', 'दिन')],
    shape: 'nested',
    kinds: ['abc', 'ab', 'a'],
  },
  {
    names: [
      t('Quadrilaterals', 'చతుర్భుజాలు', 'चतुर्भुज'),
      t('Rectangles', 'దీర్ఘచతురస్రాలు', 'आयत'),
      t('Squares', 'చతురస్రాలు', 'वर्ग'),
    ],
    shape: 'nested',
    kinds: ['abc', 'ab', 'a'],
  },
  {
    names: [
      t('Vegetables', 'కూరగాయలు', 'सब्ज़ियाँ'),
      t('Potatoes', 'బంగాళాదుంపలు', 'आलू'),
      t('Cabbages', 'క్యాబేజీలు', 'पत्तागोभी'),
    ],
    shape: 'two-inside-apart',
    kinds: ['abc', 'a', 'b'],
  },
  {
    names: [t('Animals', 'జంతువులు', 'जानवर'), t('Cows', 'ఆవులు', 'गायें'), t('Horses', 'గుర్రాలు', 'घोड़े')],
    shape: 'two-inside-apart',
    kinds: ['abc', 'a', 'b'],
  },
  {
    names: [t('Persons', 'వ్యక్తులు', 'व्यक्ति'), t('Men', 'పురుషులు', 'पुरुष'), t('Women', 'స్త్రీలు', 'महिलाएँ')],
    shape: 'two-inside-apart',
    kinds: ['abc', 'a', 'b'],
  },
  {
    names: [t('Planets', 'గ్రహాలు', 'ग्रह'), t('Mars', 'అంగారకుడు', 'मंगल'), t('Jupiter', 'బృహస్పతి', 'बृहस्पति')],
    shape: 'two-inside-apart',
    kinds: ['abc', 'a', 'b'],
  },
  {
    names: [t('Persons', 'వ్యక్తులు', 'व्यक्ति'), t('Doctors', 'డాక్టర్లు', 'डॉक्टर'), t('Singers', 'గాయకులు', 'गायक')],
    shape: 'two-inside-overlapping',
    kinds: ['abcd', 'ab', 'bc'],
  },
  {
    names: [t('Women', 'స్త్రీలు', 'महिलाएँ'), t('Mothers', 'తల్లులు', 'माताएँ'), t('Sisters', 'సోదరీమణులు', 'बहनें')],
    shape: 'two-inside-overlapping',
    kinds: ['abcd', 'ab', 'bc'],
  },
  {
    names: [
      t('Numbers', 'సంఖ్యలు', 'संख्याएँ'),
      t('Multiples of 2', '2 యొక్క గుణిజాలు', '2 के गुणज'),
      t('Multiples of 3', '3 యొక్క గుణిజాలు', '3 के गुणज'),
    ],
    shape: 'two-inside-overlapping',
    kinds: ['abcd', 'ab', 'bc'],
  },
  {
    names: [t('Furniture', 'ఫర్నిచర్', 'फ़र्नीचर'), t('Chairs', 'కుర్చీలు', 'कुर्सियाँ'), t('Rivers', 'నదులు', 'नदियाँ')],
    shape: 'inside-and-apart',
    kinds: ['ab', 'a', 'c'],
  },
  {
    names: [t('Birds', 'పక్షులు', 'पक्षी'), t('Crows', 'కాకులు', 'कौवे'), t('Fish', 'చేపలు', 'मछलियाँ')],
    shape: 'inside-and-apart',
    kinds: ['ab', 'a', 'c'],
  },
  {
    names: [t('Fruits', 'పండ్లు', 'फल'), t('Mangoes', 'మామిడిపండ్లు', 'आम'), t('Books', 'పుస్తకాలు', 'पुस्तकें')],
    shape: 'inside-and-apart',
    kinds: ['ab', 'a', 'c'],
  },
  {
    names: [t('Tables', 'బల్లలు', 'मेज़'), t('Clouds', 'మేఘాలు', 'बादल'), t('Horses', 'గుర్రాలు', 'घोड़े')],
    shape: 'apart',
    kinds: ['a', 'b', 'c'],
  },
  {
    names: [t('Pens', 'పెన్నులు', 'पेन'), t('Trees', 'చెట్లు', 'पेड़'), t('Rivers', 'నదులు', 'नदियाँ')],
    shape: 'apart',
    kinds: ['a', 'b', 'c'],
  },
  {
    names: [t('Squares', 'చతురస్రాలు', 'वर्ग'), t('Circles', 'వృత్తాలు', 'वृत्त'), t('Triangles', 'త్రిభుజాలు', 'त्रिभुज')],
    shape: 'apart',
    kinds: ['a', 'b', 'c'],
  },
  {
    names: [t('Brothers', 'సోదరులు', 'भाई'), t('Teachers', 'టీచర్లు', 'शिक्षक'), t('Sisters', 'సోదరీమణులు', 'बहनें')],
    shape: 'chain',
    kinds: ['ab', 'bcd', 'de'],
  },
  {
    names: [t('Men', 'పురుషులు', 'पुरुष'), t('Doctors', 'డాక్టర్లు', 'डॉक्टर'), t('Women', 'స్త్రీలు', 'महिलाएँ')],
    shape: 'chain',
    kinds: ['ab', 'bc', 'cd'],
  },
  {
    names: [t('Fathers', 'తండ్రులు', 'पिता'), t('Singers', 'గాయకులు', 'गायक'), t('Mothers', 'తల్లులు', 'माताएँ')],
    shape: 'chain',
    kinds: ['ab', 'bcd', 'de'],
  },
  {
    names: [t('Players', 'క్రీడాకారులు', 'खिलाड़ी'), t('Students', 'విద్యార్థులు', 'विद्यार्थी'), t('Singers', 'గాయకులు', 'गायक')],
    shape: 'all-overlap',
    kinds: ['adeg', 'bdfg', 'cefg'],
  },
  {
    names: [t('Teachers', 'టీచర్లు', 'शिक्षक'), t('Writers', 'రచయితలు', 'लेखक'), t('Fathers', 'తండ్రులు', 'पिता')],
    shape: 'all-overlap',
    kinds: ['adeg', 'bdfg', 'cefg'],
  },
  {
    names: [
      t('Graduates', 'పట్టభద్రులు', 'स्नातक'),
      t('Farmers', 'రైతులు', 'किसान'),
      t('Cyclists', 'సైకిల్ తొక్కేవారు', 'साइकिल चलाने वाले'),
    ],
    shape: 'all-overlap',
    kinds: ['adeg', 'bdfg', 'cefg'],
  },
  {
    names: [
      t('Women', 'స్త్రీలు', 'महिलाएँ'),
      t('Illiterate women', 'నిరక్షరాస్య స్త్రీలు', 'निरक्षर महिलाएँ'),
      t('Graduates', 'పట్టభద్రులు', 'स्नातक'),
    ],
    shape: 'inside-and-overlapping',
    kinds: ['abc', 'a', 'cd'],
  },
  {
    names: [
      t('Numbers above 10', '10 కంటే పెద్ద సంఖ్యలు', '10 से बड़ी संख्याएँ'),
      t('Even numbers above 10', '10 కంటే పెద్ద సరి సంఖ్యలు', '10 से बड़ी सम संख्याएँ'),
      t('Odd numbers', 'బేసి సంఖ్యలు', 'विषम संख्याएँ'),
    ],
    shape: 'inside-and-overlapping',
    kinds: ['abc', 'a', 'cd'],
  },
  {
    names: [
      t('Professors', 'ప్రొఫెసర్లు', 'प्रोफ़ेसर'),
      t('Researchers', 'పరిశోధకులు', 'शोधकर्ता'),
      t('Scientists', 'శాస్త్రవేత్తలు', 'वैज्ञानिक'),
    ],
    shape: 'all-overlap',
    kinds: ['adeg', 'bdfg', 'cefg'],
  },
]

export const whichDiagram = template({
  id: 'logical-venn/which-diagram',
  topic: 'logical-venn',
  levels: ['easy', 'medium'],
  exams: EXAMS,
  draw: (random, level) => {
    const easy = ['nested', 'two-inside-apart', 'inside-and-apart', 'apart']
    const triple = random.pick(TRIPLES.filter(({ shape }) => easy.includes(shape) === (level === 'easy')))
    const others = (Object.keys(SHAPES) as ShapeName[]).filter((shape) => shape !== triple.shape)
    return { triple, wrong: random.sample(others, 4), order: random.shuffle([0, 1, 2]) }
  },
  write({ triple, wrong, order }) {
    const names = order.map((n) => triple.names[n] as Speech)
    const right = SHAPES[triple.shape].text
    const [a, b, c] = triple.names
    return {
      stem: say(
        `Which diagram shows best how these are related: ${names.map(({ en }) => en).join(', ')}?`,
        `వీటి మధ్య సంబంధాన్ని సరిగ్గా చూపే చిత్రం ఏది: ${names.map(({ te }) => te).join(', ')}?`,
        `इनके संबंध को सबसे अच्छी तरह कौन-सा आरेख दिखाता है: ${names.map(({ hi }) => hi).join(', ')}?`,
      ),
      correct: right,
      distractors: wrong.map((shape) => ({
        text: SHAPES[shape].text,
        mistake: 'took an overlap for a class within a class, or missed one',
      })),
      optionPictures: Object.fromEntries(
        [triple.shape, ...wrong].map((shape) => [SHAPES[shape].text.en, picture(shape)]),
      ),
      explanation: paragraphs(
        say(
          `Ask of each two whether all, some or none of the one are the other: ${a.en} – ${b.en}, ${b.en} – ${c.en}, ${a.en} – ${c.en}.`,
          `ప్రతి జతను పరిశీలించండి – ఒకదానిలోనివి అన్నీ, కొన్ని, లేదా ఏవీ మరొకదానిలోకి రావా: ${a.te} – ${b.te}, ${b.te} – ${c.te}, ${a.te} – ${c.te}.`,
          `हर दो के लिए पूछें – सभी, कुछ या कोई भी दूसरे में नहीं: ${a.hi} – ${b.hi}, ${b.hi} – ${c.hi}, ${a.hi} – ${c.hi}।`,
        ),
        say(`The diagram: ${right.en}.`, `చిత్రం: ${right.te}.`, `आरेख: ${right.hi}।`),
      ),
    }
  },
  // from the kinds of things in each class: which contain, meet or miss each other
  verify({ triple }) {
    const [a, b, c] = triple.kinds
    const relation = (x: string, y: string) => {
      const shared = [...x].filter((one) => y.includes(one)).length
      if (shared === 0) return 'apart'
      return shared === x.length || shared === y.length ? 'inside' : 'overlap'
    }
    const found = [relation(a, b), relation(b, c), relation(a, c)].sort().join()
    const [ab, bc, ac] = [relation(a, b), relation(b, c), relation(a, c)]
    const shape: Record<string, ShapeName> = {
      'inside,inside,inside': 'nested',
      'apart,inside,inside': 'two-inside-apart',
      'inside,inside,overlap': 'two-inside-overlapping',
      'apart,apart,inside': 'inside-and-apart',
      'apart,apart,apart': 'apart',
      'apart,overlap,overlap': 'chain',
      'overlap,overlap,overlap': 'all-overlap',
      'apart,inside,overlap': 'inside-and-overlapping',
    }
    const name = shape[found]
    return name ? SHAPES[name].text.en : `${ab} ${bc} ${ac}`
  },
})

const GROUPS: readonly (readonly [Speech, Speech, Speech])[] = [
  [
    t('speak Telugu', 'తెలుగు మాట్లాడేవారు', 'तेलुगु बोलने वाले'),
    t('speak Hindi', 'హిందీ మాట్లాడేవారు', 'हिंदी बोलने वाले'),
    t('speak English', 'ఇంగ్లీషు మాట్లాడేవారు', 'अंग्रेज़ी बोलने वाले'),
  ],
  [
    t('play cricket', 'క్రికెట్ ఆడేవారు', 'क्रिकेट खेलने वाले'),
    t('play hockey', 'హాకీ ఆడేవారు', 'हॉकी खेलने वाले'),
    t('play chess', 'చెస్ ఆడేవారు', 'शतरंज खेलने वाले'),
  ],
  [
    t('own a car', 'కారు ఉన్నవారు', 'कार वाले'),
    t('own a scooter', 'స్కూటర్ ఉన్నవారు', 'स्कूटर वाले'),
    t('own a bicycle', 'సైకిల్ ఉన్నవారు', 'साइकिल वाले'),
  ],
]

/** The seven fields of three circles, as bits of the circles they lie in. */
const FIELDS = [1, 2, 4, 3, 5, 6, 7] as const
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
  exams: EXAMS,
  draw: (random, level) => {
    const values = random.sample(
      [...Array(28).keys()].map((n) => n + 3),
      7,
    )
    const [one, two] = random.sample([0, 1, 2], 2) as [number, number]
    return { group: random.pick(GROUPS), values, one, two, level }
  },
  write({ group, values, one, two, level }) {
    const at = (bits: number) => values[FIELDS.indexOf(bits as (typeof FIELDS)[number])] as number
    const third = 3 - one - two
    const pair = (1 << one) | (1 << two)
    const [a, b, c] = [group[one], group[two], group[third]] as [Speech, Speech, Speech]
    const onlyPair = at(pair)
    const bothAny = at(pair) + at(7)
    const exactlyOne = at(1) + at(2) + at(4)
    const answer = level === 'easy' ? onlyPair : level === 'medium' ? bothAny : at(1 << one) + at(1 << two) + at(pair)
    const letters = ['P', 'Q', 'R']
    const named = (n: number) => letters[n] as string
    const key = group.map((text, n) => ({ text, letter: named(n) }))
    const heading = say(
      key.map(({ text, letter }) => `${letter}: those who ${text.en}`).join('; '),
      key.map(({ text, letter }) => `${letter}: ${text.te}`).join('; '),
      key.map(({ text, letter }) => `${letter}: ${text.hi}`).join('; '),
    )
    const ask =
      level === 'easy'
        ? say(
            `How many ${a.en} and ${b.en} but do not ${c.en}?`,
            `${named(one)}, ${named(two)} రెండింటిలో ఉండి ${named(third)} లో లేనివారు ఎంతమంది?`,
            `कितने लोग ${named(one)} और ${named(two)} दोनों में हैं पर ${named(third)} में नहीं?`,
          )
        : level === 'medium'
          ? say(
              `How many ${a.en} and ${b.en}?`,
              `${named(one)}, ${named(two)} రెండింటిలోనూ ఉన్నవారు ఎంతమంది?`,
              `कितने लोग ${named(one)} और ${named(two)} दोनों में हैं?`,
            )
          : say(
              `How many ${a.en} or ${b.en} but do not ${c.en}?`,
              `${named(one)} లేదా ${named(two)} లో ఉండి ${named(third)} లో లేనివారు ఎంతమంది?`,
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
            FIELDS.map((bits) => label(SPOTS[bits] as [number, number], String(at(bits)), 14)).join('') +
            label([12, 22], 'P') +
            label([188, 22], 'Q') +
            label([160, 180], 'R'),
        ),
        alt: unsaid(
          FIELDS.map((bits) => `${letters.filter((_, n) => (bits >> n) & 1).join('+')}: ${at(bits)}`).join('; '),
        ),
      },
      correct: unsaid(String(answer)),
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
        answerLine(unsaid(String(answer))),
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
      for (let person = 0; person < (values[n] as number); person++) if (fits) found++
    })
    return String(found)
  },
})
