import { itemAt } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { moved, svg } from '../../shared/figures/draw.ts'
import {
  acrossMirror,
  acrossWater,
  asked,
  blackCells,
  described,
  drawGrid,
  drawn,
  type Grid,
  half,
  nearly,
  quarter,
  SIDE,
  SIZE,
} from '../../shared/figures/grid.ts'
import { say } from '../../text/localized.ts'

export const turningGrid = template({
  id: 'figure-series/turning-cells',
  topic: 'figure-series',
  levels: ['easy', 'medium', 'hard'],
  exams: ['ssc', 'railway', 'mat', 'afcat', 'nimcet'],
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
    const way = clockwise ? say('clockwise', 'సవ్యదిశలో', 'दक्षिणावर्त') : say('anticlockwise', 'అపసవ్యదిశలో', 'वामावर्त')
    return asked(
      say(
        'Which figure comes next in place of the question mark?',
        'ప్రశ్నార్థకం స్థానంలో తర్వాత వచ్చే పటం ఏది?',
        'प्रश्न-चिह्न के स्थान पर अगली आकृति कौन-सी होगी?',
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
        if (cell) itemAt(image, ny + middle)[nx + middle] = true
      })
    })
    return described(image).en
  },
})
