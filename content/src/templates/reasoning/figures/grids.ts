import { type DraftQuestion, template } from '../../../question.ts'
import type { Random } from '../../../random.ts'
import { answerLine, paragraphs, type Speech, say } from '../../../speech.ts'
import type { Level } from '../../../topics.ts'
import { moved, rectangle, svg } from './draw.ts'

const EXAMS = ['ssc', 'railway', 'mat', 'afcat', 'nimcet'] as const

/** A figure of black cells on a square grid, row by row. */
type Grid = readonly (readonly boolean[])[]
const SIDE = 4

const acrossWater = (grid: Grid): Grid => [...grid].reverse()
const acrossMirror = (grid: Grid): Grid => grid.map((row) => [...row].reverse())
const quarter = (grid: Grid): Grid => grid.map((row, y) => row.map((_, x) => grid[grid.length - 1 - x]?.[y] ?? false))
const half = (grid: Grid): Grid => acrossWater(acrossMirror(grid))
const text = (grid: Grid): string => grid.map((row) => row.map((cell) => (cell ? '1' : '0')).join('')).join('/')

const CELL = 22
/** A sheet to fold has smaller cells, six by six. */
const SHEET = 6
const HOLE = 16
const cellOf = (grid: Grid) => (grid.length === SHEET ? HOLE : CELL)
const drawn = (grid: Grid): string =>
  grid
    .flatMap((row, y) =>
      row.map((cell, x) =>
        rectangle(x * cellOf(grid), y * cellOf(grid), cellOf(grid), cellOf(grid), cell ? '#222' : '#fff'),
      ),
    )
    .join('')
const SIZE = SIDE * CELL
const framed = (grid: Grid): string => {
  const side = grid.length * cellOf(grid) + 12
  return svg(side, side, moved(drawn(grid), 6, 6))
}

/** The black cells in words, as the name of an option: row by row. */
const described = (grid: Grid): Speech => {
  const rows = grid.map((row) => row.flatMap((cell, n) => (cell ? [n + 1] : [])).join('+') || '–').join(', ')
  return say(`black cells by row: ${rows}`, `వరుసల వారీగా నల్ల గడులు: ${rows}`, `पंक्तिवार काले खाने: ${rows}`)
}

/** A figure none of whose turned or mirrored forms looks like another. */
function drawGrid(random: Random, black: number): Grid {
  for (;;) {
    const cells = new Set(random.sample([...Array(SIDE * SIDE).keys()], black))
    const grid = Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_, x) => cells.has(y * SIDE + x)))
    const forms = [grid, quarter(grid), half(grid), quarter(half(grid))].flatMap((form) => [form, acrossMirror(form)])
    if (new Set(forms.map(text)).size === forms.length) return grid
  }
}

function asked(
  stem: Speech,
  picture: { svg: string; alt: Speech },
  right: Grid,
  wrong: readonly (readonly [Grid, string])[],
  why: readonly Speech[],
): DraftQuestion {
  const fresh = wrong.filter(
    ([grid], n) => text(grid) !== text(right) && wrong.findIndex(([other]) => text(other) === text(grid)) === n,
  )
  const all = [right, ...fresh.slice(0, 4).map(([grid]) => grid)]
  return {
    stem,
    picture,
    correct: described(right),
    distractors: fresh.slice(0, 4).map(([grid, mistake]) => ({ text: described(grid), mistake })),
    optionPictures: Object.fromEntries(all.map((grid) => [described(grid).en, framed(grid)])),
    explanation: paragraphs(...why, answerLine(described(right))),
  }
}

/** One cell moved to an empty place beside it: nearly the same figure. */
function nearly(grid: Grid): Grid {
  const side = grid.length
  const flat = grid.flat()
  const from = flat.findIndex((cell, n) => cell && (n % side) + 1 < side && !flat[n + 1])
  return grid.map((row, y) =>
    row.map((cell, x) => (y * side + x === from ? false : y * side + x === from + 1 ? true : cell)),
  )
}
const withMirror = (grid: Grid, below: boolean): string =>
  below
    ? svg(
        SIZE + 40,
        SIZE + 36,
        `${moved(drawn(grid), 20, 8)}<path d="M4 ${SIZE + 20}H${SIZE + 36}" stroke-width="4" stroke-dasharray="6 5"/>`,
      )
    : svg(SIZE + 36, SIZE + 40, `${moved(drawn(grid), 8, 20)}<path d="M${SIZE + 20} 4V${SIZE + 36}" stroke-width="4"/>`)

const BLACK = { easy: 3, medium: 5, hard: 7 } as const
const blackCells = (random: Random, level: Level) => BLACK[level] + random.int(0, 1)

export const mirrorGrid = template({
  id: 'mirror-images/black-cells',
  topic: 'mirror-images',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  draw: (random, level) => ({ grid: drawGrid(random, blackCells(random, level)) }),
  write: ({ grid }) =>
    asked(
      say(
        'The thick line on the right is a mirror. Which figure is the mirror image of the given figure?',
        'కుడి వైపు ఉన్న మందపు గీత అద్దం. ఇచ్చిన పటం యొక్క అద్దపు ప్రతిబింబం ఏది?',
        'दाईं ओर की मोटी रेखा दर्पण है। दी गई आकृति का दर्पण प्रतिबिंब कौन-सा है?',
      ),
      { svg: withMirror(grid, false), alt: describedFigure(grid) },
      acrossMirror(grid),
      [
        [grid, 'left the figure as it is'],
        [acrossWater(grid), 'turned it upside down, as water does'],
        [half(grid), 'turned it by half a turn'],
        [nearly(acrossMirror(grid)), 'put one cell in the wrong column'],
        [quarter(grid), 'turned it by a quarter turn'],
      ],
      [
        say(
          'A mirror at the side exchanges left and right: column 1 becomes column 4, column 2 becomes column 3. Rows stay as they are.',
          'పక్కన ఉన్న అద్దం ఎడమ–కుడిని మారుస్తుంది: 1వ నిలువు 4వది అవుతుంది, 2వది 3వది అవుతుంది. అడ్డు వరుసలు మారవు.',
          'बगल में रखा दर्पण बाएँ–दाएँ बदलता है: स्तंभ 1, स्तंभ 4 बनता है और 2, 3 बनता है। पंक्तियाँ नहीं बदलतीं।',
        ),
      ],
    ),
  verify: ({ grid }) => {
    // cell by cell to the place as far behind the mirror
    const image = grid.map((row) => row.map(() => false))
    grid.forEach((row, y) => {
      row.forEach((cell, x) => {
        if (cell) (image[y] as boolean[])[SIDE - 1 - x] = true
      })
    })
    return described(image).en
  },
})

export const waterGrid = template({
  id: 'water-images/black-cells',
  topic: 'water-images',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  draw: (random, level) => ({ grid: drawGrid(random, blackCells(random, level)) }),
  write: ({ grid }) =>
    asked(
      say(
        'The dashed line below is the surface of water. Which figure is the water image of the given figure?',
        'కింద ఉన్న గీతల రేఖ నీటి ఉపరితలం. ఇచ్చిన పటం యొక్క నీటి ప్రతిబింబం ఏది?',
        'नीचे की खंडित रेखा पानी की सतह है। दी गई आकृति का जल प्रतिबिंब कौन-सा है?',
      ),
      { svg: withMirror(grid, true), alt: describedFigure(grid) },
      acrossWater(grid),
      [
        [acrossMirror(grid), 'exchanged left and right, as a mirror at the side does'],
        [grid, 'left the figure as it is'],
        [half(grid), 'turned it by half a turn'],
        [nearly(acrossWater(grid)), 'put one cell in the wrong column'],
        [quarter(grid), 'turned it by a quarter turn'],
      ],
      [
        say(
          'Water exchanges top and bottom: row 1 becomes row 4, row 2 becomes row 3. Left and right stay as they are.',
          'నీరు పై–కింద మారుస్తుంది: 1వ అడ్డు వరుస 4వది అవుతుంది, 2వది 3వది అవుతుంది. ఎడమ–కుడి మారవు.',
          'पानी ऊपर–नीचे बदलता है: पंक्ति 1, पंक्ति 4 बनती है और 2, 3 बनती है। बायाँ–दायाँ नहीं बदलता।',
        ),
      ],
    ),
  verify: ({ grid }) => {
    const image = grid.map((row) => row.map(() => false))
    grid.forEach((row, y) => {
      row.forEach((cell, x) => {
        if (cell) (image[SIDE - 1 - y] as boolean[])[x] = true
      })
    })
    return described(image).en
  },
})

const describedFigure = (grid: Grid): Speech => {
  const cells = described(grid)
  return say(`A square of 16 cells, ${cells.en}`, `16 గడుల చతురస్రం, ${cells.te}`, `16 खानों का वर्ग, ${cells.hi}`)
}

export const turningGrid = template({
  id: 'figure-series/turning-cells',
  topic: 'figure-series',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  draw: (random, level) => ({
    grid: drawGrid(random, blackCells(random, level)),
    clockwise: level === 'easy' ? true : random.chance(0.5),
  }),
  write({ grid, clockwise }) {
    const back = (one: Grid) => quarter(half(one))
    const step = clockwise ? quarter : back
    const shown = [grid, step(grid), step(step(grid))]
    const right = step(step(step(grid)))
    const width = 4 * (SIZE + 14)
    const row = shown.map((one, n) => moved(drawn(one), 8 + n * (SIZE + 14), 8)).join('')
    const way = clockwise ? say('clockwise', 'సవ్య దిశలో', 'दक्षिणावर्त') : say('anticlockwise', 'అపసవ్య దిశలో', 'वामावर्त')
    return asked(
      say(
        'Which figure comes next in place of the question mark?',
        'ప్రశ్నార్థకం స్థానంలో తర్వాత వచ్చే పటం ఏది?',
        'प्रश्न चिह्न के स्थान पर अगली आकृति कौन-सी होगी?',
      ),
      {
        svg: svg(
          width,
          SIZE + 16,
          `${row}<text x="${width - SIZE / 2 - 8}" y="${SIZE / 2 + 8}" font-family="sans-serif" font-size="40" text-anchor="middle" dominant-baseline="central" fill="#111" stroke="none">?</text>`,
        ),
        alt: say(
          `Three squares of 16 cells: ${shown.map((one) => described(one).en).join('; ')}`,
          `16 గడుల మూడు చతురస్రాలు: ${shown.map((one) => described(one).te).join('; ')}`,
          `16 खानों के तीन वर्ग: ${shown.map((one) => described(one).hi).join('; ')}`,
        ),
      },
      right,
      [
        [grid, 'took four figures for a full turn'],
        [step(grid), 'turned the last figure back'],
        [acrossMirror(right), 'mirrored instead of turning'],
        [nearly(right), 'moved one cell out of its place'],
        [acrossWater(grid), 'turned upside down instead of a quarter'],
      ],
      [
        say(
          `Each figure is the one before it turned by 90° ${way.en}; follow one cell at a corner to see it.`,
          `ప్రతి పటం ముందున్న పటాన్ని ${way.te} 90° తిప్పితే వస్తుంది; మూలలోని ఒక గడిని గమనిస్తే తెలుస్తుంది.`,
          `हर आकृति पिछली को ${way.hi} 90° घुमाने से मिलती है; कोने का एक खाना देखकर पहचानें।`,
        ),
      ],
    )
  },
  // three quarter turns one way are one the other way: each cell is put there by its distance from the middle
  verify({ grid, clockwise }) {
    const image = grid.map((row) => row.map(() => false))
    const middle = (SIDE - 1) / 2
    grid.forEach((row, y) => {
      row.forEach((cell, x) => {
        const [dx, dy] = [x - middle, y - middle]
        const [nx, ny] = clockwise ? [dy, -dx] : [-dy, dx]
        if (cell) (image[ny + middle] as boolean[])[nx + middle] = true
      })
    })
    return described(image).en
  },
})

/** A square sheet folded in half one or two times, cut through, and opened again. */
export const foldedSheet = template({
  id: 'paper-folding/punched-holes',
  topic: 'paper-folding',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  draw(random, level) {
    const twice = level !== 'easy'
    const across = random.chance(0.5)
    const holes = random.sample([...Array(twice ? 9 : 18).keys()], level === 'hard' ? 3 : twice ? 2 : random.int(1, 2))
    return { twice, across, holes }
  },
  write({ twice, across, holes }) {
    const empty = Array.from({ length: SHEET }, () => new Array<boolean>(SHEET).fill(false))
    const wide = twice || across ? 3 : 6
    const cells = holes.map((hole) => [hole % wide, Math.floor(hole / wide)] as const)
    const punched: Grid = empty.map((row, y) => row.map((_, x) => cells.some(([cx, cy]) => cx === x && cy === y)))
    const or = (a: Grid, b: Grid): Grid => a.map((row, y) => row.map((cell, x) => cell || (b[y]?.[x] ?? false)))
    const sideways = or(punched, acrossMirror(punched))
    const down = or(punched, acrossWater(punched))
    const right = twice ? or(sideways, acrossWater(sideways)) : across ? sideways : down
    const side = SHEET * HOLE
    const [w, h] = [wide * HOLE, (twice || !across ? 3 : 6) * HOLE]
    const start = moved(rectangle(0, 0, side, side), 8, 8)
    const arrows = `${across || twice ? `<path d="M${side - 4} ${side / 2 + 8}H${side / 2 + 14}l8 -6m-8 6l8 6"/><path d="M${side / 2 + 8} 8V${side + 8}" stroke-dasharray="5 5"/>` : ''}${!across || twice ? `<path d="M${side / 2 - 12} ${side - 4}V${side / 2 + 14}l-6 8m6 -8l6 8"/><path d="M8 ${side / 2 + 8}H${side + 8}" stroke-dasharray="5 5"/>` : ''}`
    const small = moved(
      `<rect width="${w}" height="${h}" fill="#eee"/>${cells.map(([x, y]) => `<circle cx="${x * HOLE + HOLE / 2}" cy="${y * HOLE + HOLE / 2}" r="5" fill="#111"/>`).join('')}`,
      side + 40,
      8,
    )
    return asked(
      twice
        ? say(
            'A square sheet is folded from right to left and then from bottom to top, and holes are made as shown. How does it look when it is opened? (A hole is a black cell.)',
            'ఒక చతురస్రాకార కాగితాన్ని కుడి నుండి ఎడమకు, తర్వాత కింది నుండి పైకి మడిచి, చూపిన విధంగా రంధ్రాలు చేశారు. విప్పితే ఎలా కనిపిస్తుంది? (నల్ల గడి = రంధ్రం)',
            'एक वर्गाकार काग़ज़ को दाएँ से बाएँ और फिर नीचे से ऊपर मोड़कर दिखाए अनुसार छेद किए गए। खोलने पर वह कैसा दिखेगा? (काला खाना = छेद)',
          )
        : across
          ? say(
              'A square sheet is folded from right to left, and holes are made as shown. How does it look when it is opened? (A hole is a black cell.)',
              'ఒక చతురస్రాకార కాగితాన్ని కుడి నుండి ఎడమకు మడిచి, చూపిన విధంగా రంధ్రాలు చేశారు. విప్పితే ఎలా కనిపిస్తుంది? (నల్ల గడి = రంధ్రం)',
              'एक वर्गाकार काग़ज़ को दाएँ से बाएँ मोड़कर दिखाए अनुसार छेद किए गए। खोलने पर वह कैसा दिखेगा? (काला खाना = छेद)',
            )
          : say(
              'A square sheet is folded from bottom to top, and holes are made as shown. How does it look when it is opened? (A hole is a black cell.)',
              'ఒక చతురస్రాకార కాగితాన్ని కింది నుండి పైకి మడిచి, చూపిన విధంగా రంధ్రాలు చేశారు. విప్పితే ఎలా కనిపిస్తుంది? (నల్ల గడి = రంధ్రం)',
              'एक वर्गाकार काग़ज़ को नीचे से ऊपर मोड़कर दिखाए अनुसार छेद किए गए। खोलने पर वह कैसा दिखेगा? (काला खाना = छेद)',
            ),
      {
        svg: svg(2 * side + 50, side + 16, `${start}${arrows}${small}`),
        alt: say(
          `A sheet with its fold lines, and the folded sheet with holes at ${cells.map(([x, y]) => `column ${x + 1}, row ${y + 1}`).join('; ')}`,
          `మడత గీతలతో కాగితం, మడిచిన కాగితంలో రంధ్రాలు: ${cells.map(([x, y]) => `నిలువు ${x + 1}, అడ్డు ${y + 1}`).join('; ')}`,
          `मोड़ रेखाओं वाला काग़ज़ और मुड़े काग़ज़ में छेद: ${cells.map(([x, y]) => `स्तंभ ${x + 1}, पंक्ति ${y + 1}`).join('; ')}`,
        ),
      },
      right,
      [
        [punched, 'left out the layers below'],
        [sideways, 'opened only one of the folds'],
        [down, 'opened only one of the folds'],
        [or(punched, half(punched)), 'opened the sheet by turning it'],
        [acrossMirror(punched), 'moved the hole instead of doubling it'],
        [nearly(right), 'put a hole at the wrong distance from the fold'],
        [acrossWater(punched), 'moved the hole instead of doubling it'],
        [half(punched), 'moved the hole instead of doubling it'],
      ],
      [
        say(
          'Each opening doubles the holes: the new ones lie as far beyond the fold line as the old ones before it.',
          'ప్రతి మడత విప్పినప్పుడు రంధ్రాలు రెట్టింపవుతాయి: మడత గీతకు అటువైపు అంతే దూరంలో కొత్త రంధ్రాలు వస్తాయి.',
          'हर मोड़ खोलने पर छेद दुगुने होते हैं: नए छेद मोड़ रेखा के दूसरी ओर उतनी ही दूरी पर होते हैं।',
        ),
      ],
    )
  },
  // a cell of the open sheet has a hole when folding carries it onto a punched place
  verify({ twice, across, holes }) {
    const wide = twice || across ? 3 : 6
    const onto = (n: number, folded: boolean) => (folded && n > 2 ? SHEET - 1 - n : n)
    const sheet = [0, 1, 2, 3, 4, 5].map((y) =>
      [0, 1, 2, 3, 4, 5].map((x) => holes.includes(onto(y, twice || !across) * wide + onto(x, twice || across))),
    )
    return described(sheet).en
  },
})
