import { template } from '../../../question.ts'
import { answerLine, paragraphs, type Speech, say, unsaid } from '../../../speech.ts'
import { numericDistractors } from '../../distractors.ts'
import { label, moved, polygon, rectangle, svg } from './draw.ts'

const EXAMS = ['ssc', 'railway', 'bank', 'mat', 'nimcet', 'afcat'] as const

/** A die seen from a corner: top, front and right face. */
const cube = (top: string, front: string, right: string): string =>
  polygon([
    [0, 26],
    [46, 26],
    [46, 72],
    [0, 72],
  ]) +
  polygon([
    [0, 26],
    [22, 6],
    [68, 6],
    [46, 26],
  ]) +
  polygon([
    [46, 26],
    [68, 6],
    [68, 52],
    [46, 72],
  ]) +
  label([23, 50], front) +
  label([34, 16], top) +
  label([57, 40], right)

/** Faces of a die: top, bottom, front, back, right, left. */
type Die = readonly [string, string, string, string, string, string]
const turnUp = ([t, b, f, k, r, l]: Die): Die => [f, k, b, t, r, l]
const turnRound = ([t, b, f, k, r, l]: Die): Die => [t, b, r, l, k, f]

/** All 24 ways to lay a die. */
function lays(die: Die): Die[] {
  const found = new Map<string, Die>()
  const go = (one: Die) => {
    if (found.has(one.join())) return
    found.set(one.join(), one)
    go(turnUp(one))
    go(turnRound(one))
  }
  go(die)
  return [...found.values()]
}
const FACE_SETS = ['123456', 'ABCDEF', 'PQRSTU'] as const
const seen = ([top, , front, , right]: Die): readonly [string, string, string] => [top, front, right]

export const oppositeFace = template({
  id: 'cubes-and-dice/two-positions-of-a-die',
  topic: 'cubes-and-dice',
  levels: ['easy', 'medium'],
  exams: EXAMS,
  draw(random, level) {
    for (;;) {
      const names = random.pick(FACE_SETS)
      const die = random.shuffle([...names]) as unknown as Die
      const [one, two] = random.sample(lays(die), 2) as [Die, Die]
      const shared = seen(one).filter((face) => seen(two).includes(face))
      // with one face shared the four others are the ring; with two, the two unshared are opposite each other
      if (shared.length !== (level === 'easy' ? 2 : 1)) continue
      const [first, second] = [seen(one), seen(two)]
      const asked =
        level === 'easy'
          ? first.find((face) => !shared.includes(face))
          : random.pick(first.filter((face) => !shared.includes(face)))
      if (asked === undefined) continue
      return { names, die, first, second, asked, shared }
    }
  },
  write({ names, die, first, second, asked, shared }) {
    const place = die.indexOf(asked)
    const answer = die[place % 2 === 0 ? place + 1 : place - 1] as string
    const others = [...names].filter((face) => face !== answer && face !== asked)
    const visible = others.filter((face) => first.includes(face) || second.includes(face))
    const two = shared.length === 2
    const both = shared.join(', ')
    return {
      stem: say(
        `Two positions of the same die are shown. Which face is opposite the face ${asked}?`,
        `ఒకే పాచిక యొక్క రెండు స్థితులు చూపబడ్డాయి. ${asked} ఉన్న ముఖానికి ఎదురుగా ఉన్న ముఖం ఏది?`,
        `एक ही पासे की दो स्थितियाँ दिखाई गई हैं। ${asked} वाले फलक के विपरीत कौन-सा फलक है?`,
      ),
      picture: {
        svg: svg(190, 84, moved(cube(...first), 8, 2) + moved(cube(...second), 108, 2)),
        alt: say(
          `First die: top ${first[0]}, front ${first[1]}, right ${first[2]}. Second die: top ${second[0]}, front ${second[1]}, right ${second[2]}.`,
          `మొదటి పాచిక: పైన ${first[0]}, ముందు ${first[1]}, కుడి ${first[2]}. రెండవ పాచిక: పైన ${second[0]}, ముందు ${second[1]}, కుడి ${second[2]}.`,
          `पहला पासा: ऊपर ${first[0]}, सामने ${first[1]}, दाएँ ${first[2]}। दूसरा पासा: ऊपर ${second[0]}, सामने ${second[1]}, दाएँ ${second[2]}।`,
        ),
      },
      correct: unsaid(answer),
      distractors: [...visible, ...others.filter((face) => !visible.includes(face))].slice(0, 4).map((face) => ({
        text: unsaid(face),
        mistake: 'took a face that is seen beside it, which cannot be opposite',
      })),
      explanation: paragraphs(
        say(
          'Faces that are seen together are neighbours and never opposite.',
          'ఒకేసారి కనిపించే ముఖాలు పక్కపక్కవి; అవి ఎదురెదురు కావు.',
          'एक साथ दिखने वाले फलक पड़ोसी होते हैं, विपरीत कभी नहीं।',
        ),
        two
          ? say(
              `Both positions show ${both}; the two faces that are not shared lie opposite each other.`,
              `రెండు స్థితుల్లోనూ ${both} ఉన్నాయి; ఉమ్మడిగా లేని రెండు ముఖాలు ఎదురెదురుగా ఉంటాయి.`,
              `दोनों स्थितियों में ${both} हैं; जो दो फलक साझा नहीं हैं वे एक-दूसरे के विपरीत होते हैं।`,
            )
          : say(
              `Both positions show ${both}. Read the faces from it in the same turning direction in both: faces in the same place are opposite each other.`,
              `రెండు స్థితుల్లోనూ ${both} ఉంది. దాని నుండి రెండింటిలోనూ ఒకే భ్రమణ దిశలో చదివితే, ఒకే స్థానంలో వచ్చే ముఖాలు ఎదురెదురుగా ఉంటాయి.`,
              `दोनों स्थितियों में ${both} है। उससे आरंभ करके दोनों में एक ही दिशा में घूमते हुए फलक पढ़ें: समान स्थान पर आने वाले फलक एक-दूसरे के विपरीत होते हैं।`,
            ),
        answerLine(unsaid(answer)),
      ),
    }
  },
  // build every die from the six faces and keep those that can be laid both ways
  verify({ names, first, second, asked }) {
    const found = new Set<string>()
    const build = (used: string[]): void => {
      if (used.length === 6) {
        const ways = lays(used as unknown as Die)
        const shows = (view: readonly string[]) => ways.some((one) => seen(one).join() === view.join())
        if (!shows(first) || !shows(second)) return
        const place = used.indexOf(asked)
        found.add(used[place % 2 === 0 ? place + 1 : place - 1] as string)
        return
      }
      for (const face of names) if (!used.includes(face)) build([...used, face])
    }
    // laying the first view on top, front and right leaves only the three hidden faces to try
    const [t, f, r] = first
    const rest = [...names].filter((face) => !first.includes(face))
    for (const b of rest)
      for (const k of rest)
        for (const l of rest) {
          if (new Set([b, k, l]).size === 3) build([t, b, f, k, r, l])
        }
    return [...found].join(' or ')
  },
})

/** The eleven nets are many; these five are the ones that papers use. Cells of each, with the pairs that fold to face each other. */
const NETS: readonly {
  readonly cells: readonly (readonly [number, number])[]
  readonly pairs: readonly (readonly [number, number])[]
}[] = [
  {
    cells: [
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
    ],
    pairs: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
    ],
    pairs: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    cells: [
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
    ],
    pairs: [
      [0, 5],
      [1, 3],
      [2, 4],
    ],
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
    ],
    pairs: [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    pairs: [
      [0, 2],
      [1, 4],
      [3, 5],
    ],
  },
]

export const netOfCube = template({
  id: 'cubes-and-dice/opposite-in-a-net',
  topic: 'cubes-and-dice',
  levels: ['easy', 'medium'],
  exams: EXAMS,
  draw(random, level) {
    const net = random.pick(level === 'easy' ? NETS.slice(0, 3) : NETS)
    return { net, faces: random.shuffle([...random.pick(FACE_SETS)]), asked: random.int(0, 5) }
  },
  write({ net, faces, asked }) {
    const pair = net.pairs.find((one) => one.includes(asked)) ?? net.pairs[0]
    const other = pair?.[0] === asked ? pair[1] : (pair?.[0] as number)
    const [name, answer] = [faces[asked] as string, faces[other] as string]
    const size = 36
    const far = [...net.cells.keys()].filter((n) => n !== asked && n !== other)
    const width = (Math.max(...net.cells.map(([x]) => x)) + 1) * size + 16
    return {
      stem: say(
        `The figure is folded into a cube. Which face will be opposite the face ${name}?`,
        `ఈ పటాన్ని మడిచి ఘనంగా చేస్తే ${name} ముఖానికి ఎదురుగా వచ్చే ముఖం ఏది?`,
        `इस आकृति को मोड़कर घन बनाया जाता है। ${name} वाले फलक के विपरीत कौन-सा फलक होगा?`,
      ),
      picture: {
        svg: svg(
          width,
          3 * size + 16,
          net.cells
            .map(
              ([x, y], n) =>
                rectangle(8 + x * size, 8 + y * size, size, size) +
                label([8 + x * size + size / 2, 8 + y * size + size / 2], faces[n] as string),
            )
            .join(''),
        ),
        alt: say(
          `Net of a cube: ${net.cells.map(([x, y], n) => `${faces[n]} in row ${y + 1}, column ${x + 1}`).join('; ')}`,
          `ఘనం యొక్క విప్పిన పటం: ${net.cells.map(([x, y], n) => `${faces[n]} – అడ్డు ${y + 1}, నిలువు ${x + 1}`).join('; ')}`,
          `घन का जाल: ${net.cells.map(([x, y], n) => `${faces[n]} – पंक्ति ${y + 1}, स्तंभ ${x + 1}`).join('; ')}`,
        ),
      },
      correct: unsaid(answer),
      distractors: far.map((n) => ({ text: unsaid(faces[n] as string), mistake: 'took a face that will touch it' })),
      explanation: paragraphs(
        say(
          'In a straight strip faces with exactly one face between them become opposite, and so do the two ends of a Z; the remaining two are opposite each other.',
          'ఒకే వరుసలో మధ్యలో సరిగ్గా ఒక ముఖం ఉన్న రెండు ముఖాలు ఎదురెదురుగా వస్తాయి; Z ఆకారపు రెండు చివరల్లోని ముఖాలూ అంతే. మిగిలిన రెండు ఒకదానికొకటి ఎదురుగా ఉంటాయి.',
          'सीधी पट्टी में जिन फलकों के बीच ठीक एक फलक हो वे, और Z आकार के दोनों सिरे, विपरीत होते हैं; शेष दो आपस में विपरीत होते हैं।',
        ),
        say(
          `The pairs are ${net.pairs.map(([a, b]) => `${faces[a]}–${faces[b]}`).join(', ')}.`,
          `జతలు: ${net.pairs.map(([a, b]) => `${faces[a]}–${faces[b]}`).join(', ')}.`,
          `जोड़े: ${net.pairs.map(([a, b]) => `${faces[a]}–${faces[b]}`).join(', ')}।`,
        ),
        answerLine(unsaid(answer)),
      ),
    }
  },
  // roll a cube over the net and note which of its faces comes down on each cell
  verify({ net, faces, asked }) {
    const down = new Map<number, number>()
    const roll = (cell: number, [t, b, n, s, e, w]: readonly number[]): void => {
      if (down.has(cell)) return
      down.set(cell, b as number)
      const [x, y] = net.cells[cell] as readonly [number, number]
      const next = (dx: number, dy: number) => net.cells.findIndex(([cx, cy]) => cx === x + dx && cy === y + dy)
      const go = (to: number, die: readonly (number | undefined)[]) => {
        if (to >= 0) roll(to, die as number[])
      }
      go(next(1, 0), [w, e, n, s, t, b])
      go(next(-1, 0), [e, w, n, s, b, t])
      go(next(0, 1), [n, s, b, t, e, w])
      go(next(0, -1), [s, n, t, b, e, w])
    }
    roll(0, [1, 0, 2, 3, 4, 5])
    const mine = down.get(asked) as number
    const opposite = mine % 2 === 0 ? mine + 1 : mine - 1
    return faces[[...down].find(([, face]) => face === opposite)?.[0] ?? -1] as string
  },
})

const sides = [3, 4, 5, 6, 7] as const
/** How many painted faces are asked for, and the formula. */
const PAINTED: readonly {
  readonly faces: number
  readonly text: Speech
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

const COLOURS: readonly Speech[] = [
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
  exams: EXAMS,
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
    const answer = counts[kind.faces] as number
    const plain = kind.count(n)
    return {
      stem: say(
        `A cube of side ${n * small} cm is painted ${colour.en} on ${bare ? 'all faces except the bottom' : 'all its faces'} and cut into small cubes of side ${small} cm. How many small cubes have ${kind.text.en}?`,
        `${n * small} సెం.మీ. భుజం గల ఘనానికి ${bare ? 'అడుగు ముఖం తప్ప మిగిలిన అన్ని ముఖాలకు' : 'అన్ని ముఖాలకు'} ${colour.te} రంగు వేసి, ${small} సెం.మీ. భుజం గల చిన్న ఘనాలుగా కోశారు. ${kind.text.te} ఉన్న చిన్న ఘనాలు ఎన్ని?`.replace(
          'రంగు లేని ఉన్న',
          'రంగు లేని',
        ),
        `${n * small} सेमी भुजा वाले घन के ${bare ? 'निचले फलक को छोड़कर सभी फलकों' : 'सभी फलकों'} को ${colour.hi} रंग से रंगकर ${small} सेमी भुजा वाले छोटे घनों में काटा गया। कितने छोटे घनों के ${kind.text.hi} ${kind.faces > 1 ? 'हैं' : 'है'}?`,
      ),
      correct: unsaid(String(answer)),
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
              `మూలల్లో మూడు ముఖాలకు, అంచుల్లో రెండు, ముఖాల మధ్య ఒకటి, లోపల ఏదీ కాదు. ఇక్కడ సూత్రం: ${kind.rule}.`,
              `कोनों पर तीन, किनारों पर दो, फलकों के मध्य में एक और भीतर कोई फलक रंगा नहीं होता। यहाँ सूत्र: ${kind.rule}।`,
            ),
        answerLine(unsaid(String(answer))),
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
