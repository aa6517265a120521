import { itemAt } from '../../checked-access.ts'
import type { DraftQuestion, Template } from '../../question.ts'
import { template } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { moved, svg } from './draw.ts'
import {
  acrossMirror,
  acrossWater,
  asked,
  blackCells,
  described,
  describedFigure,
  drawGrid,
  drawn,
  type Grid,
  half,
  nearly,
  quarter,
  SIDE,
  SIZE,
} from './grid.ts'

/** A surface that reflects, and what is asked about it. */
type Surface = {
  readonly id: string
  readonly topic: 'mirror-images' | 'water-images'
  /** Where it stands: on the right of the figure, or below it. */
  readonly below: boolean
  readonly stem: LocalizedText
  readonly image: (grid: Grid) => Grid
  readonly tempting: (grid: Grid) => readonly (readonly [Grid, string])[]
  readonly why: LocalizedText
}

const withSurface = (grid: Grid, below: boolean): string =>
  below
    ? svg(
        SIZE + 40,
        SIZE + 36,
        `${moved(drawn(grid), 20, 8)}<path d="M4 ${SIZE + 20}H${SIZE + 36}" stroke-width="4" stroke-dasharray="6 5"/>`,
      )
    : svg(SIZE + 36, SIZE + 40, `${moved(drawn(grid), 8, 20)}<path d="M${SIZE + 20} 4V${SIZE + 36}" stroke-width="4"/>`)

const reflected = ({ id, topic, below, stem, image, tempting, why }: Surface): Template =>
  template({
    id,
    topic,
    levels: ['easy', 'medium', 'hard'],
    exams: ['ssc', 'railway', 'mat', 'afcat', 'nimcet'],
    draw: (random, level) => ({ grid: drawGrid(random, blackCells(random, level)) }),
    write: ({ grid }): DraftQuestion =>
      asked(
        stem,
        { svg: withSurface(grid, below), alt: describedFigure(grid) },
        image(grid),
        [
          ...tempting(grid),
          [half(grid), 'turned it by half a turn'],
          [nearly(image(grid)), 'put one cell in the wrong column'],
          [quarter(grid), 'turned it by a quarter turn'],
        ],
        [why],
      ),
    // cell by cell to the place as far behind the surface
    verify: ({ grid }) => {
      const behind = grid.map((row) => row.map(() => false))
      grid.forEach((row, y) => {
        row.forEach((cell, x) => {
          const [toX, toY] = below ? [x, SIDE - 1 - y] : [SIDE - 1 - x, y]
          if (cell) itemAt(behind, toY)[toX] = true
        })
      })
      return described(behind).en
    },
  })

export const mirrorGrid = reflected({
  id: 'mirror-images/black-cells',
  topic: 'mirror-images',
  below: false,
  stem: say(
    'The thick line on the right is a mirror. Which figure is the mirror image of the given figure?',
    'కుడి వైపు ఉన్న మందపు గీత అద్దం. ఇచ్చిన పటం యొక్క అద్దపు ప్రతిబింబం ఏది?',
    'दाईं ओर की मोटी रेखा दर्पण है। दी गई आकृति का दर्पण प्रतिबिंब कौन-सा है?',
  ),
  image: acrossMirror,
  tempting: (grid) => [
    [grid, 'left the figure as it is'],
    [acrossWater(grid), 'turned it upside down, as water does'],
  ],
  why: say(
    'A mirror at the side exchanges left and right: column 1 becomes column 4, column 2 becomes column 3. Rows stay as they are.',
    'పక్కన ఉన్న అద్దం ఎడమ–కుడిని మారుస్తుంది: 1వ నిలువు 4వది అవుతుంది, 2వది 3వది అవుతుంది. అడ్డు వరుసలు మారవు.',
    'बगल में रखा दर्पण बाएँ–दाएँ बदलता है: स्तंभ 1, स्तंभ 4 बनता है और 2, 3 बनता है। पंक्तियाँ नहीं बदलतीं।',
  ),
})

export const waterGrid = reflected({
  id: 'water-images/black-cells',
  topic: 'water-images',
  below: true,
  stem: say(
    'The dashed line below is the surface of water. Which figure is the water image of the given figure?',
    'కింద ఉన్న గీతల రేఖ నీటి ఉపరితలం. ఇచ్చిన పటం యొక్క నీటి ప్రతిబింబం ఏది?',
    'नीचे की खंडित रेखा पानी की सतह है। दी गई आकृति का जल प्रतिबिंब कौन-सा है?',
  ),
  image: acrossWater,
  tempting: (grid) => [
    [acrossMirror(grid), 'exchanged left and right, as a mirror at the side does'],
    [grid, 'left the figure as it is'],
  ],
  why: say(
    'Water exchanges top and bottom: row 1 becomes row 4, row 2 becomes row 3. Left and right stay as they are.',
    'నీరు పై–కింద మారుస్తుంది: 1వ అడ్డు వరుస 4వది అవుతుంది, 2వది 3వది అవుతుంది. ఎడమ–కుడి మారవు.',
    'पानी ऊपर–नीचे बदलता है: पंक्ति 1, पंक्ति 4 बनती है और 2, 3 बनती है। बायाँ–दायाँ नहीं बदलता।',
  ),
})
