import { itemAt } from '../../checked-access.ts'
import { circle, label, line, type Point, rectangle, svg } from '../figures/draw.ts'

const [WIDTH, HEIGHT] = [520, 320]
const [LEFT, BOTTOM, TOP] = [50, 280, 58]
/** Points nearer than this to one another leave no room for both numbers between them. */
const CLOSE = 46
const GREYS = ['#444', '#ccc', '#888'] as const
const DASHES = ['', 'stroke-dasharray="8 5"', 'stroke-dasharray="2 5"'] as const

/** The highest mark of an axis and its step. */
function scale(values: readonly (readonly number[])[]): { readonly top: number; readonly step: number } {
  const most = Math.max(...values.flat())
  const step = [20, 50, 100, 200, 500, 1000].find((one) => most / one <= 8) ?? 2000
  return { top: Math.ceil(most / step) * step, step }
}

/** Axis, marks, names of the columns, and which bar or line is whose. */
function frame(values: readonly (readonly number[])[], columns: readonly string[], rows: readonly string[]) {
  const { top, step } = scale(values)
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / top
  const width = (WIDTH - LEFT - 10) / columns.length
  const x = (column: number) => LEFT + width * (column + 0.5)
  const marks = Array.from({ length: top / step + 1 }, (_, n) => n * step)
  const grid = marks.map(
    (mark) =>
      `<g opacity="${mark === 0 ? 1 : 0.25}">${line([LEFT, y(mark)], [WIDTH - 10, y(mark)])}</g>${label([LEFT - 24, y(mark)], String(mark), 13)}`,
  )
  const names = columns.map((name, n) => label([x(n), BOTTOM + 20], name, 14))
  const legend = rows.map((name, n) => label([LEFT + 60 + n * 110, 18], name, 15))
  return { x, y, width, body: [...grid, ...names, ...legend].join('') }
}

export function barChart(values: readonly (readonly number[])[], columns: readonly string[], rows: readonly string[]) {
  const { x, y, width, body } = frame(values, columns, rows)
  const bar = (width * 0.7) / rows.length
  const bars = values.flatMap((row, r) =>
    row.map((value, c) => {
      const left = x(c) - (bar * rows.length) / 2 + bar * r
      return (
        rectangle(left, y(value), bar, BOTTOM - y(value), GREYS[r]) +
        label([left + bar / 2, y(value) - 9], String(value), 12)
      )
    }),
  )
  const keys = rows.map((_, r) => rectangle(LEFT + 24 + r * 110, 10, 16, 16, GREYS[r]))
  return svg(WIDTH, HEIGHT, body + bars.join('') + keys.join(''))
}

export function lineChart(values: readonly (readonly number[])[], columns: readonly string[], rows: readonly string[]) {
  const { x, y, body } = frame(values, columns, rows)
  // a number stands above its point; below or beside where another line comes close
  const beside = ([px, py]: Point, column: number): Point => {
    const others = values.map((row) => y(itemAt(row, column))).filter((other) => other !== py)
    const [above, below] = [
      others.some((other) => other < py && py - other < CLOSE),
      others.some((other) => other > py && other - py < CLOSE),
    ]
    if (above && below) return [px + 24, py]
    return [px, above ? py + 15 : py - 14]
  }
  const lines = values.map((row, r) => {
    const points = row.map((value, c): Point => [x(c), y(value)])
    const path = points.slice(1).map((point, n) => line(itemAt(points, n), point))
    const dots = points.map((point, n) => circle(point, 4, GREYS[r]) + haloed(beside(point, n), String(row[n])))
    return `<g ${DASHES[r]}>${path.join('')}</g>${dots.join('')}`
  })
  const keys = rows.map(
    (_, r) =>
      `<g ${DASHES[r]}>${line([LEFT + 10 + r * 110, 18], [LEFT + 42 + r * 110, 18])}</g>${circle([LEFT + 26 + r * 110, 18], 4, GREYS[r])}`,
  )
  return svg(WIDTH, HEIGHT, body + lines.join('') + keys.join(''))
}

/** A number that stays readable where a line runs behind it. */
const haloed = (at: Point, text: string): string =>
  `<g paint-order="stroke" stroke="#fff" stroke-width="4">${label(at, text, 12).replace(' stroke="none"', '')}</g>`

/** Sectors named and with their per cents. */
export function pieChart(shares: readonly number[], names: readonly string[]): string {
  const [cx, cy, radius] = [160, 160, 130]
  let from = 0
  const sectors = shares.map((share, n) => {
    const middle = ((from + share / 2) / 50) * Math.PI - Math.PI / 2
    const edge = (from / 50) * Math.PI - Math.PI / 2
    from += share
    const at = (angle: number, r: number): Point => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
    const text = at(middle, radius * 0.68)
    return (
      line([cx, cy], at(edge, radius)) +
      label([text[0], text[1] - 8], itemAt(names, n), 15) +
      label([text[0], text[1] + 9], `${share}%`, 13)
    )
  })
  return svg(320, 320, circle([cx, cy], radius) + sectors.join(''))
}
