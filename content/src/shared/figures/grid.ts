import type { DraftQuestion } from '../../question.ts'
import type { Random } from '../../random.ts'
import { answerLine, paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level } from '../../topics.ts'
import { moved, rectangle, svg } from './draw.ts'

/** A figure of black cells on a square grid, row by row. */
export type Grid = readonly (readonly boolean[])[]
export const SIDE = 4

export const acrossWater = (grid: Grid): Grid => [...grid].reverse()
export const acrossMirror = (grid: Grid): Grid => grid.map((row) => [...row].reverse())
export const quarter = (grid: Grid): Grid =>
  grid.map((row, y) => row.map((_, x) => grid[grid.length - 1 - x]?.[y] ?? false))
export const half = (grid: Grid): Grid => acrossWater(acrossMirror(grid))
const text = (grid: Grid): string => grid.map((row) => row.map((cell) => (cell ? '1' : '0')).join('')).join('/')

const CELL = 22
/** A sheet to fold has smaller cells, six by six. */
export const SHEET = 6
export const HOLE = 16
const cellOf = (grid: Grid) => (grid.length === SHEET ? HOLE : CELL)
export const drawn = (grid: Grid): string =>
  grid
    .flatMap((row, y) =>
      row.map((cell, x) =>
        rectangle(x * cellOf(grid), y * cellOf(grid), cellOf(grid), cellOf(grid), cell ? '#222' : '#fff'),
      ),
    )
    .join('')
export const SIZE = SIDE * CELL
const framed = (grid: Grid): string => {
  const side = grid.length * cellOf(grid) + 12
  return svg(side, side, moved(drawn(grid), 6, 6))
}

/** The black cells in words, as the name of an option: row by row. */
export const described = (grid: Grid): LocalizedText => {
  const rows = grid.map((row) => row.flatMap((cell, n) => (cell ? [n + 1] : [])).join('+') || '–').join(', ')
  return say(`black cells by row: ${rows}`, `వరుసల వారీగా నల్ల గడులు: ${rows}`, `पंक्तिवार काले खाने: ${rows}`)
}

/** A figure none of whose turned or mirrored forms looks like another. */
export function drawGrid(random: Random, black: number): Grid {
  for (;;) {
    const cells = new Set(random.sample([...Array(SIDE * SIDE).keys()], black))
    const grid = Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_, x) => cells.has(y * SIDE + x)))
    const forms = [grid, quarter(grid), half(grid), quarter(half(grid))].flatMap((form) => [form, acrossMirror(form)])
    if (new Set(forms.map(text)).size === forms.length) return grid
  }
}

export function asked(
  stem: LocalizedText,
  picture: { svg: string; alt: LocalizedText },
  right: Grid,
  wrong: readonly (readonly [Grid, string])[],
  why: readonly LocalizedText[],
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
export function nearly(grid: Grid): Grid {
  const side = grid.length
  const flat = grid.flat()
  const from = flat.findIndex((cell, n) => cell && (n % side) + 1 < side && !flat[n + 1])
  return grid.map((row, y) =>
    row.map((cell, x) => (y * side + x === from ? false : y * side + x === from + 1 ? true : cell)),
  )
}

const BLACK = { easy: 3, medium: 5, hard: 7 } as const
export const blackCells = (random: Random, level: Level) => BLACK[level] + random.int(0, 1)

export const describedFigure = (grid: Grid): LocalizedText => {
  const cells = described(grid)
  return say(`A square of 16 cells, ${cells.en}`, `16 గడుల చతురస్రం, ${cells.te}`, `16 खानों का वर्ग, ${cells.hi}`)
}
