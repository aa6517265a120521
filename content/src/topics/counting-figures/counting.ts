import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { line, type Point, polygon, rectangle, svg } from '../../shared/figures/draw.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['ssc', 'railway', 'mat', 'nimcet', 'afcat'] as const

const triangular = (n: number) => (n * (n + 1)) / 2

export const trianglesFromApex = template({
  id: 'counting-figures/triangles-from-an-apex',
  topic: 'counting-figures',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  draw: (random, level) => ({
    parts: level === 'easy' ? random.int(2, 5) : random.int(3, 7),
    levels: level === 'easy' ? 1 : level === 'medium' ? random.int(1, 2) : random.int(2, 4),
    apex: random.step(60, 160, 20),
    height: random.step(100, 140, 20),
  }),
  write({ parts, levels, apex, height }) {
    const answer = triangular(parts) * levels
    const at: Point = [apex, 10]
    const pieces = Array.from({ length: parts }, (_, n) => n + 1).join(' + ')
    const bottom = height + 10
    const foot = (n: number): Point => [15 + (190 / parts) * n, bottom]
    const along = (end: Point, share: number): Point => [
      at[0] + (end[0] - at[0]) * share,
      at[1] + (end[1] - at[1]) * share,
    ]
    const lines = [...Array(parts + 1).keys()].map((n) => line(at, foot(n)))
    const bars = [...Array(levels).keys()].map((n) =>
      line(along(foot(0), (n + 1) / levels), along(foot(parts), (n + 1) / levels)),
    )
    return {
      stem: say('How many triangles are there in the figure?', 'పటంలో ఎన్ని త్రిభుజాలు ఉన్నాయి?', 'आकृति में कितने त्रिभुज हैं?'),
      picture: {
        svg: svg(220, bottom + 12, lines.join('') + bars.join('')),
        alt: say(
          `A triangle with ${parts + 1} lines from its top corner to its base and ${levels === 1 ? '1 line' : `${levels} lines`} parallel to the base, the base included`,
          `పై శీర్షం నుండి భూమికి ${parts + 1} రేఖలు, భూమితో కలిపి భూమికి సమాంతరంగా ${levels} రేఖలు ఉన్న త్రిభుజం`,
          `ऊपरी शीर्ष से आधार तक ${parts + 1} रेखाओं और आधार सहित ${levels} समांतर रेखाओं वाला त्रिभुज`,
        ),
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: parts * levels, mistake: 'counted only the smallest pieces' },
          { value: triangular(parts), mistake: 'counted the triangles of one level only' },
          { value: triangular(parts + 1) * levels, mistake: 'took lines for parts' },
          { value: triangular(parts - 1) * levels, mistake: 'left one part out' },
          { value: answer - 1, mistake: 'left out the whole triangle' },
        ],
        { format: String, spares: [answer + 2, answer + 4, answer + 1] },
      ),
      explanation: paragraphs(
        say(
          `Any two of the ${parts + 1} lines from the top make a triangle with each line across: ${parts} parts give ${pieces} = ${triangular(parts)} pairs.`,
          `పై శీర్షం నుండి ఉన్న ${parts + 1} రేఖల్లో ఏ రెండైనా ప్రతి అడ్డు రేఖతో ఒక త్రిభుజం ఏర్పరుస్తాయి: ${parts} భాగాలకు ${pieces} = ${triangular(parts)} జతలు.`,
          `शीर्ष की ${parts + 1} रेखाओं में से कोई दो हर आड़ी रेखा के साथ एक त्रिभुज बनाती हैं: ${parts} भागों से ${pieces} = ${triangular(parts)} जोड़े।`,
        ),
        say(
          `${levels === 1 ? 'The base is the only line' : `There are ${levels} lines`} across: ${triangular(parts)} × ${levels} = ${answer}.`,
          `అడ్డు రేఖలు ${levels}: ${triangular(parts)} × ${levels} = ${answer}.`,
          `आड़ी रेखाएँ ${levels}: ${triangular(parts)} × ${levels} = ${answer}।`,
        ),
        answerLine(same(String(answer))),
      ),
    }
  },
  // take every three lines of the drawing and see whether they enclose something
  verify({ parts, levels }) {
    const lines = [
      ...Array.from({ length: parts + 1 }, (_, n) => ({ apex: true, n })),
      ...Array.from({ length: levels }, (_, n) => ({ apex: false, n })),
    ]
    let found = 0
    for (let a = 0; a < lines.length; a++)
      for (let b = a + 1; b < lines.length; b++)
        for (let c = b + 1; c < lines.length; c++) {
          const three = [lines[a], lines[b], lines[c]]
          // three through one point, or two parallels, enclose nothing
          if (three.filter((one) => one?.apex).length === 2) found++
        }
    return String(found)
  },
})

const SHAPES: Record<'squares' | 'rectangles', LocalizedText> = {
  squares: say('squares', 'చతురస్రాలు', 'वर्ग'),
  rectangles: say('rectangles (squares included)', 'దీర్ఘచతురస్రాలు (చతురస్రాలతో కలిపి)', 'आयत (वर्गों सहित)'),
}

export const gridFigures = template({
  id: 'counting-figures/squares-and-rectangles',
  topic: 'counting-figures',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,
  draw: (random, level) => {
    const most = level === 'easy' ? 4 : level === 'medium' ? 5 : 7
    const across = random.int(2, most)
    return {
      across,
      down: random.int(2, most - 1),
      cell: random.step(24, 34, 2),
      kind: random.pick(level === 'easy' ? (['squares', 'rectangles'] as const) : (['rectangles', 'squares'] as const)),
    }
  },
  write({ across, down, kind, cell }) {
    const sums = [...Array(Math.min(across, down)).keys()].map((n) => (across - n) * (down - n))
    const squares = sums.reduce((sum, one) => sum + one, 0)
    const rectangles = triangular(across) * triangular(down)
    const answer = kind === 'squares' ? squares : rectangles
    const shape = SHAPES[kind]
    return {
      stem: say(
        `How many ${shape.en} are there in the figure?`,
        `పటంలో ఎన్ని ${shape.te} ఉన్నాయి?`,
        `आकृति में कितने ${shape.hi} हैं?`,
      ),
      picture: {
        svg: svg(
          across * cell + 16,
          down * cell + 16,
          [...Array(across * down).keys()]
            .map((n) => rectangle(8 + (n % across) * cell, 8 + Math.floor(n / across) * cell, cell, cell))
            .join(''),
        ),
        alt: say(
          `A grid of ${across} columns and ${down} rows of equal squares`,
          `${across} నిలువు, ${down} అడ్డు వరుసల సమాన చతురస్రాల గడి`,
          `${across} स्तंभों और ${down} पंक्तियों का समान वर्गों का जाल`,
        ),
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: across * down, mistake: 'counted only the smallest squares' },
          { value: kind === 'squares' ? rectangles : squares, mistake: 'counted the other kind of figure' },
          { value: rectangles - squares, mistake: 'left the squares out' },
          { value: triangular(across + 1) * triangular(down + 1), mistake: 'took lines for parts' },
          { value: across * down + 1, mistake: 'counted the smallest and the whole only' },
        ],
        { format: String, spares: [answer + 3, answer + 5, answer + 2] },
      ),
      explanation: paragraphs(
        kind === 'squares'
          ? say(
              `Squares of side 1, 2, 3 … fit in ${sums.join(' + ')} = ${squares} places.`,
              `భుజం 1, 2, 3 … గల చతురస్రాలు ${sums.join(' + ')} = ${squares}.`,
              `भुजा 1, 2, 3 … के वर्ग ${sums.join(' + ')} = ${squares} हैं।`,
            )
          : say(
              `A rectangle is a choice of neighbouring columns and rows: (1 + … + ${across}) × (1 + … + ${down}) = ${triangular(across)} × ${triangular(down)} = ${rectangles}.`,
              `పక్కపక్కన ఉన్న నిలువు వరుసలను, అడ్డు వరుసలను ఎంచుకుంటే ఒక దీర్ఘచతురస్రం ఏర్పడుతుంది: (1 + … + ${across}) × (1 + … + ${down}) = ${triangular(across)} × ${triangular(down)} = ${rectangles}.`,
              `लगातार स्तंभ और पंक्तियाँ चुनने से आयत बनता है: (1 + … + ${across}) × (1 + … + ${down}) = ${triangular(across)} × ${triangular(down)} = ${rectangles}।`,
            ),
        answerLine(same(String(answer))),
      ),
    }
  },
  verify({ across, down, kind }) {
    let found = 0
    for (let left = 0; left < across; left++)
      for (let right = left + 1; right <= across; right++)
        for (let top = 0; top < down; top++)
          for (let bottom = top + 1; bottom <= down; bottom++)
            if (kind === 'rectangles' || right - left === bottom - top) found++
    return String(found)
  },
})

/** A triangle cut by lines parallel to all three sides into rows of small ones. */
export const triangleGrid = template({
  id: 'counting-figures/triangular-grid',
  topic: 'counting-figures',
  levels: ['medium', 'hard'],
  exams: EXAMS,
  draw: (random, level) => ({
    rows: level === 'medium' ? random.int(2, 3) : random.int(4, 6),
    side: random.step(28, 40, 2),
    lean: random.int(-3, 3) * 4,
  }),
  write({ rows, side, lean }) {
    const answer = Math.floor((rows * (rows + 2) * (2 * rows + 1)) / 8)
    const height = side * 0.86
    const at = (row: number, n: number): Point => [
      20 + Math.abs(lean) + (rows * side) / 2 - (row * side) / 2 + n * side + (lean * (rows - row)) / rows,
      10 + row * height,
    ]
    const small = [...Array(rows).keys()].flatMap((row) =>
      [...Array(row + 1).keys()].map((n) => polygon([at(row, n), at(row + 1, n), at(row + 1, n + 1)])),
    )
    return {
      stem: say('How many triangles are there in the figure?', 'పటంలో ఎన్ని త్రిభుజాలు ఉన్నాయి?', 'आकृति में कितने त्रिभुज हैं?'),
      picture: {
        svg: svg(rows * side + 40 + 2 * Math.abs(lean), rows * height + 22, small.join('')),
        alt: say(
          `A triangle divided into ${rows} rows of small triangles by lines parallel to its sides`,
          `భుజాలకు సమాంతర రేఖలతో ${rows} వరుసల చిన్న త్రిభుజాలుగా విభజించిన త్రిభుజం`,
          `भुजाओं के समांतर रेखाओं से ${rows} पंक्तियों के छोटे त्रिभुजों में बँटा त्रिभुज`,
        ),
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: rows * rows, mistake: 'counted only the smallest triangles' },
          { value: rows * rows + 1, mistake: 'counted the smallest and the whole only' },
          { value: (rows * (rows + 1) * (rows + 2)) / 6, mistake: 'counted only those that point upwards' },
          { value: answer - 1, mistake: 'left out the whole triangle' },
        ],
        { format: String, spares: [answer + 2, answer + 4, answer + 1] },
      ),
      explanation: paragraphs(
        say(
          `Those that point upwards: ${(rows * (rows + 1) * (rows + 2)) / 6}; those that point downwards: ${answer - (rows * (rows + 1) * (rows + 2)) / 6}. Rule: the whole part of n(n + 2)(2n + 1) ÷ 8 with n = ${rows} rows.`,
          `పైకి చూపేవి: ${(rows * (rows + 1) * (rows + 2)) / 6}; కిందికి చూపేవి: ${answer - (rows * (rows + 1) * (rows + 2)) / 6}. సూత్రం: n(n + 2)(2n + 1) ÷ 8 యొక్క పూర్ణాంక భాగం, n = ${rows}.`,
          `ऊपर की ओर: ${(rows * (rows + 1) * (rows + 2)) / 6}; नीचे की ओर: ${answer - (rows * (rows + 1) * (rows + 2)) / 6}। सूत्र: n(n + 2)(2n + 1) ÷ 8 का पूर्णांक भाग, n = ${rows}।`,
        ),
        answerLine(same(String(answer))),
      ),
    }
  },
  // corners of the grid by twos: which upright and which hanging triangles have all their corners in it
  verify({ rows }) {
    const inside = (row: number, n: number) => row >= 0 && row <= rows && n >= 0 && n <= row
    let found = 0
    for (let row = 0; row <= rows; row++)
      for (let n = 0; n <= row; n++)
        for (let size = 1; size <= rows; size++) {
          if (inside(row + size, n) && inside(row + size, n + size)) found++
          // hanging: its top edge runs from (row, n) to (row, n + size)
          if (inside(row, n + size) && inside(row + size, n + size)) found++
        }
    return String(found)
  },
})
