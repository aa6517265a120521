import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { line, type Point, svg } from '../../shared/figures/draw.ts'
import { paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['ssc', 'railway', 'mat', 'afcat', 'nimcet'] as const

/** A line between neighbouring dots of a square grid: the dot it starts from and where it goes. */
type Stroke = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number }
const DOTS = 4
const WAYS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
]

const EVERY: readonly Stroke[] = [...Array(DOTS * DOTS).keys()].flatMap((n) => {
  const [x, y] = [n % DOTS, Math.floor(n / DOTS)]
  return WAYS.map(([dx, dy]) => ({ x, y, dx, dy })).filter(
    ({ dx, dy }) => x + dx < DOTS && y + dy < DOTS && y + dy >= 0,
  )
})
const key = ({ x, y, dx, dy }: Stroke) => `${x},${y},${dx},${dy}`
const shifted = (strokes: readonly Stroke[], x: number, y: number): Stroke[] =>
  strokes.map((one) => ({ ...one, x: one.x + x, y: one.y + y }))

/** Whether the shape lies somewhere in the figure, not turned. */
function contains(figure: readonly Stroke[], shape: readonly Stroke[]): boolean {
  const drawn = new Set(figure.map(key))
  for (let x = -DOTS; x <= DOTS; x++)
    for (let y = -DOTS; y <= DOTS; y++) if (shifted(shape, x, y).every((one) => drawn.has(key(one)))) return true
  return false
}
const ends = ({ x, y, dx, dy }: Stroke): readonly string[] => [`${x},${y}`, `${x + dx},${y + dy}`]

/** Strokes that hang together, each touching those before. */
function drawShape(random: Random, count: number): Stroke[] {
  const shape = [random.pick(EVERY)]
  while (shape.length < count) {
    const dots = shape.flatMap(ends)
    shape.push(random.pick(EVERY.filter((one) => !shape.includes(one) && ends(one).some((dot) => dots.includes(dot)))))
  }
  return shape
}
const STEP = 30
const drawn = (strokes: readonly Stroke[]): string =>
  svg(
    (DOTS - 1) * STEP + 20,
    (DOTS - 1) * STEP + 20,
    strokes
      .map(({ x, y, dx, dy }) => line([10 + x * STEP, 10 + y * STEP], [10 + (x + dx) * STEP, 10 + (y + dy) * STEP]))
      .join(''),
  )
const LINES = { '1,0': '→', '0,1': '↓', '1,1': '↘', '1,-1': '↗' } as const
/** The strokes row by row, as the name of an option. */
const described = (strokes: readonly Stroke[]): LocalizedText => {
  const list = [...strokes]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y, dx, dy }) => `${LINES[`${dx},${dy}` as keyof typeof LINES]}${x + 1}.${y + 1}`)
    .join(' ')
  return say(`figure with lines ${list}`, `${list} గీతలు గల పటం`, `${list} रेखाओं वाली आकृति`)
}

export const hiddenShape = template({
  id: 'embedded-figures/find-the-shape',
  topic: 'embedded-figures',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  draw(random, level) {
    const more = level === 'easy' ? 5 : level === 'medium' ? 7 : 9
    for (;;) {
      const shape = drawShape(random, level === 'easy' ? 4 : 5)
      const extra = random.sample(
        EVERY.filter((one) => !shape.includes(one)),
        more,
      )
      const right = [...shape, ...extra]
      // the others lack one line of the shape and have another line instead, and hold the shape nowhere else
      const wrong = random.shuffle(shape).map((lost) => {
        const rest = right.filter((one) => one !== lost)
        return [...rest, random.pick(EVERY.filter((one) => !right.includes(one)))]
      })
      if (wrong.some((figure) => contains(figure, shape)) || new Set(wrong.map((one) => described(one).en)).size < 4)
        continue
      return { shape, right, wrong: wrong.slice(0, 4) }
    }
  },
  write({ shape, right, wrong }) {
    const answer = described(right)
    return {
      stem: say(
        'In which figure is the given shape hidden? It is not turned.',
        'ఇచ్చిన ఆకారం ఏ పటంలో దాగి ఉంది? ఆకారాన్ని తిప్పలేదు.',
        'दी गई आकृति किस चित्र में छिपी है? आकृति घुमाई नहीं गई है।',
      ),
      picture: { svg: drawn(shape), alt: described(shape) },
      correct: answer,
      distractors: wrong.map((figure) => ({
        text: described(figure),
        mistake: 'overlooked that one line of the shape is missing',
      })),
      optionPictures: Object.fromEntries([right, ...wrong].map((figure) => [described(figure).en, drawn(figure)])),
      explanation: paragraphs(
        say(
          'Follow the lines of the shape one by one in each figure; in the others one of its lines is missing.',
          'ప్రతి పటంలో ఆకారం గీతలను ఒక్కొక్కటిగా వెతకండి; మిగిలిన పటాల్లో దాని గీతల్లో ఒకటి లేదు.',
          'हर चित्र में आकृति की रेखाएँ एक-एक कर खोजें; अन्य चित्रों में उसकी एक रेखा नहीं है।',
        ),
        say(`All its lines are in the ${answer.en}.`, `అన్ని గీతలూ ఉన్నది: ${answer.te}.`, `सभी रेखाएँ इसमें हैं: ${answer.hi}।`),
      ),
    }
  },
  // lay the shape on every place of every figure and rub out what it covers
  verify({ shape, right, wrong }) {
    const holding = [right, ...wrong].filter((figure) =>
      [...Array(49).keys()].some((n) => {
        const moved = shifted(shape, (n % 7) - 3, Math.floor(n / 7) - 3).map(key)
        return figure.map(key).filter((one) => !moved.includes(one)).length === figure.length - shape.length
      }),
    )
    return holding.map((figure) => described(figure).en).join(' or ')
  },
})
