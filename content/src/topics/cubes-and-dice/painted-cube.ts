import { itemAt } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const sides = [3, 4, 5, 6, 7] as const
/** How many painted faces are asked for, and the formula. */
const PAINTED: readonly {
  readonly faces: number
  readonly text: LocalizedText
  readonly rule: string
  readonly count: (n: number) => number
}[] = [
  { faces: 3, text: say('three faces painted', 'మూడు ముఖాలకు రంగు', 'तीन फलक रंगे हुए'), rule: '8', count: () => 8 },
  {
    faces: 2,
    text: say('exactly two faces painted', 'సరిగ్గా రెండు ముఖాలకు రంగు', 'ठीक दो फलक रंगे हुए'),
    rule: '12 × (n − 2)',
    count: (n) => 12 * (n - 2),
  },
  {
    faces: 1,
    text: say('exactly one face painted', 'సరిగ్గా ఒక ముఖానికి రంగు', 'ठीक एक फलक रंगा हुआ'),
    rule: '6 × (n − 2)²',
    count: (n) => 6 * (n - 2) ** 2,
  },
  {
    faces: 0,
    text: say('no face painted', 'ఏ ముఖానికీ రంగు లేని', 'कोई फलक रंगा हुआ नहीं'),
    rule: '(n − 2)³',
    count: (n) => (n - 2) ** 3,
  },
]

const COLOURS: readonly LocalizedText[] = [
  say('red', 'ఎరుపు', 'लाल'),
  say('green', 'ఆకుపచ్చ', 'हरे'),
  say('blue', 'నీలం', 'नीले'),
  say('yellow', 'పసుపు', 'पीले'),
  say('black', 'నలుపు', 'काले'),
]

export const paintedCube = template({
  id: 'cubes-and-dice/painted-and-cut',
  topic: 'cubes-and-dice',
  levels: ['easy', 'medium', 'hard'],
  exams: ['ssc', 'railway', 'bank', 'mat', 'nimcet', 'afcat'],
  draw: (random, level) => ({
    n: level === 'easy' ? random.pick([3, 4, 5] as const) : random.pick(sides),
    small: random.int(1, 3),
    colour: random.pick(COLOURS),
    kind: random.pick(PAINTED),
    // the hard ones leave the bottom bare
    bare: level === 'hard',
  }),
  write({ n, small, colour, kind, bare }) {
    const counts = [0, 1, 2, 3].map((faces) => counted(n, faces, bare))
    const answer = itemAt(counts, kind.faces)
    const plain = kind.count(n)
    return {
      stem: say(
        `A cube of side ${n * small} cm is painted ${colour.en} on ${bare ? 'all faces except the bottom' : 'all its faces'} and cut into small cubes of side ${small} cm. How many small cubes have ${kind.text.en}?`,
        `${n * small} సెం.మీ. భుజం గల ఘనానికి ${bare ? 'అడుగు ముఖం తప్ప మిగిలిన అన్ని ముఖాలకు' : 'అన్ని ముఖాలకు'} ${colour.te} రంగు వేసి, ${small} సెం.మీ. భుజం గల చిన్న ఘనాలుగా కోశారు. ${kind.text.te} ఉన్న చిన్న ఘనాలు ఎన్ని?`.replace(
          'రంగు లేని ఉన్న',
          'రంగు లేని',
        ),
        `${n * small} सेमी भुजा वाले घन के ${bare ? 'निचले फलक को छोड़कर सभी फलकों' : 'सभी फलकों'} को ${colour.hi} रंग से रंगकर ${small} सेमी भुजा वाले छोटे घनों में काटा गया। कितने छोटे घनों ${kind.faces > 1 ? 'के' : 'का'} ${kind.text.hi} ${kind.faces > 1 ? 'हैं' : 'है'}?`,
      ),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: plain, mistake: 'painted the bottom as well' },
          ...counts.map((value) => ({ value, mistake: 'counted cubes with another number of painted faces' })),
          { value: n ** 3, mistake: 'counted all the small cubes' },
          { value: kind.count(n + 1), mistake: 'took one cube too many along the side' },
        ],
        { format: String, plausible: (value) => value >= 0, spares: [answer + 4, answer + 8, answer + 6, answer + 2] },
      ),
      explanation: paragraphs(
        say(
          `Along each side there are n = ${n * small} ÷ ${small} = ${n} small cubes.`,
          `ప్రతి భుజం వెంట n = ${n * small} ÷ ${small} = ${n} చిన్న ఘనాలు ఉంటాయి.`,
          `हर भुजा पर n = ${n * small} ÷ ${small} = ${n} छोटे घन हैं।`,
        ),
        bare
          ? say(
              `With a bare bottom the top layer is painted as before and every lower one only round its sides. Three faces: the 4 corners of the top. Two: 4 × (n − 2) edges of the top and 4 × (n − 1) upright edges. One: (n − 2)² inside the top and 4 × (n − 2) × (n − 1) on the sides. None: (n − 2)² × (n − 1).`,
              `అడుగు రంగు లేనప్పుడు: మూడు ముఖాలు – పై 4 మూలలు. రెండు – పై అంచులు 4 × (n − 2), నిలువు అంచులు 4 × (n − 1). ఒకటి – పై ముఖం లోపల (n − 2)², పక్కలపై 4 × (n − 2) × (n − 1). రంగు లేనివి – (n − 2)² × (n − 1).`,
              `निचला फलक बिना रंग हो तो: तीन फलक – ऊपर के 4 कोने। दो – ऊपरी किनारे 4 × (n − 2) और खड़े किनारे 4 × (n − 1)। एक – ऊपरी फलक के भीतर (n − 2)² और बगल में 4 × (n − 2) × (n − 1)। कोई नहीं – (n − 2)² × (n − 1)।`,
            )
          : say(
              `Corners have three painted faces, edges two, middles of faces one, the inside none. Rule here: ${kind.rule}.`,
              `మూలల్లోని ఘనాలకు మూడు ముఖాలపై, అంచుల్లోని వాటికి రెండు ముఖాలపై, ముఖాల మధ్యలోని వాటికి ఒక ముఖంపై రంగు ఉంటుంది; లోపలి వాటికి రంగు ఉండదు. ఇక్కడ సూత్రం: ${kind.rule}.`,
              `कोने वाले घनों के तीन, किनारे वालों के दो और फलकों के मध्य वालों का एक फलक रंगा होता है; भीतर वालों का कोई फलक रंगा नहीं होता। यहाँ सूत्र: ${kind.rule}।`,
            ),
        answerLine(same(String(answer))),
      ),
    }
  },
  // cut it, take up each small cube and count its painted faces
  verify({ n, kind, bare }) {
    let found = 0
    for (let x = 0; x < n; x++)
      for (let y = 0; y < n; y++)
        for (let z = 0; z < n; z++) {
          const outer = [x === 0, x === n - 1, y === 0, y === n - 1, z === 0 && !bare, z === n - 1]
          if (outer.filter(Boolean).length === kind.faces) found++
        }
    return String(found)
  },
})

/** By the formulae. */
function counted(n: number, faces: number, bare: boolean): number {
  if (!bare) return PAINTED.find((one) => one.faces === faces)?.count(n) ?? 0
  if (faces === 3) return 4
  if (faces === 2) return 4 * (n - 2) + 4 * (n - 1)
  return faces === 1 ? (n - 2) ** 2 + 4 * (n - 2) * (n - 1) : (n - 2) ** 2 * (n - 1)
}
