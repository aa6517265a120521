import { defined, itemAt } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { label, rectangle, svg } from '../../shared/figures/draw.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import { FACE_SETS } from './dice.ts'

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

/** The faces of a lying cube: top, bottom, north, south, east, west. */
type Faces = readonly [t: number, b: number, n: number, s: number, e: number, w: number]

export const netOfCube = template({
  id: 'cubes-and-dice/opposite-in-a-net',
  topic: 'cubes-and-dice',
  levels: ['easy', 'medium'],
  exams: ['ssc', 'railway', 'bank', 'mat', 'nimcet', 'afcat'],
  draw(random, level) {
    const net = random.pick(level === 'easy' ? NETS.slice(0, 3) : NETS)
    return { net, faces: random.shuffle([...random.pick(FACE_SETS)]), asked: random.int(0, 5) }
  },
  write({ net, faces, asked }) {
    const pair = net.pairs.find((one) => one.includes(asked)) ?? net.pairs[0]
    const other = pair?.[0] === asked ? pair[1] : defined(pair?.[0])
    const [name, answer] = [itemAt(faces, asked), itemAt(faces, other)]
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
                label([8 + x * size + size / 2, 8 + y * size + size / 2], itemAt(faces, n)),
            )
            .join(''),
        ),
        alt: say(
          `Net of a cube: ${net.cells.map(([x, y], n) => `${faces[n]} in row ${y + 1}, column ${x + 1}`).join('; ')}`,
          `ఘనం యొక్క విప్పిన పటం: ${net.cells.map(([x, y], n) => `${faces[n]} – అడ్డు ${y + 1}, నిలువు ${x + 1}`).join('; ')}`,
          `घन का जाल: ${net.cells.map(([x, y], n) => `${faces[n]} – पंक्ति ${y + 1}, स्तंभ ${x + 1}`).join('; ')}`,
        ),
      },
      correct: same(answer),
      distractors: far.map((n) => ({ text: same(itemAt(faces, n)), mistake: 'took a face that will touch it' })),
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
        answerLine(same(answer)),
      ),
    }
  },
  // roll a cube over the net and note which of its faces comes down on each cell
  verify({ net, faces, asked }) {
    const down = new Map<number, number>()
    const roll = (cell: number, [t, b, n, s, e, w]: Faces): void => {
      if (down.has(cell)) return
      down.set(cell, b)
      const [x, y] = itemAt(net.cells, cell)
      const next = (dx: number, dy: number) => net.cells.findIndex(([cx, cy]) => cx === x + dx && cy === y + dy)
      const go = (to: number, die: Faces) => {
        if (to >= 0) roll(to, die)
      }
      go(next(1, 0), [w, e, n, s, t, b])
      go(next(-1, 0), [e, w, n, s, b, t])
      go(next(0, 1), [n, s, b, t, e, w])
      go(next(0, -1), [s, n, t, b, e, w])
    }
    roll(0, [1, 0, 2, 3, 4, 5])
    const mine = defined(down.get(asked))
    const opposite = mine % 2 === 0 ? mine + 1 : mine - 1
    return itemAt(faces, [...down].find(([, face]) => face === opposite)?.[0] ?? -1)
  },
})
