import { acceptsSeveral, isNoAnswer } from '../../building/key-words.ts'
import { type KeyPair, keyPairs } from '../answers/key-pairs.ts'
import { asciiDigits } from '../digits.ts'
import { numberTextOf } from '../rich/number-text.ts'
import type { SourceCell, SourceLine, SourceTable } from '../source.ts'
import { cellLines } from './cells.ts'

const NUMBER_HEAD =
  /^(?:q(?:ue(?:s(?:tion)?)?)?s?\.?\s*(?:no\.?|number|#)?|s\.?\s*no\.?|(?:sl|sr)\.?\s*(?:no\.?)?|no\.?|number|#|ప్రశ్న.*|క్ర\.?\s*సం\.?|प्रश्न.*|क्र\.?\s*(?:सं\.?)?)$/i
const ANSWER_HEAD =
  /^(?:(?:correct|right|final)?\s*(?:ans(?:wer)?s?\.?|options?|choice)(?:\s*(?:key|option))?|(?:answer\s*)?keys?|జవాబు.*|సమాధానం.*|उत्तर.*)$/i
/** "A" over or before the answers, where "Q" stands with the numbers. */
const SHORT_HEAD = /^a\.?$/i
const EXPLANATION_HEAD =
  /^(?:(?:detailed\s*)?(?:sol(?:utio)?ns?|explanations?|rationale|hints?|reasons?)\.?|వివరణ|हल|व्याख्या)$/i
const NUMBER = /^(?:q\.?\s*)?[([]?(\d{1,4})\s*[.)\]:]?$/i
const ANSWER =
  /^[([]?\s*(?:[a-fA-F1-6]|[అఆఇఈఎ]|బి|సి|డి|[अबसदकखगघ])\s*[)\]]?\.?(?:\s*(?:,|&|and)\s*[([]?[a-fA-F1-6][)\]]?)*$|^[-–−+]?(?:\d+(?:\.\d+)?|\.\d+)$|^[\u2460-\u2465\u24b6-\u24bb\u24d0-\u24d5]$/

type Grid = readonly (readonly string[])[]
type Explain = (row: number, column: number) => readonly SourceLine[]

/** The key that a table is: numbers and answers side by side or above each other, or pairs in its cells. */
export const keyOfTable = ({ rows }: SourceTable): readonly KeyPair[] | undefined =>
  keyOfGrid(
    rows.map((row) => row.map((cell) => (cell.continued ? '' : answerText(cell)))),
    (row, column) => {
      const cell = rows[row]?.[column]
      return cell ? cellLines(cell) : []
    },
  )

/** Whether its own heads say that it is a key: numbers of questions, and answers. */
export const isNamedKey = ({ rows }: SourceTable): boolean => {
  const texts = rows.flat().map((cell) => answerText(cell))
  return texts.some((text) => NUMBER_HEAD.test(text)) && texts.some((text) => ANSWER_HEAD.test(text))
}

const answerText = (cell: SourceCell): string =>
  cellLines(cell)
    .map(({ rich }) => asciiDigits(numberTextOf(rich)).trim())
    .join('\n')

/** The same of a sheet whose cells are texts. */
export function keyOfGrid(grid: Grid, explain: Explain = () => []): readonly KeyPair[] | undefined {
  const headed = headedColumns(grid, explain)
  if (headed) return isKey(headed) ? headed : undefined
  const rows = grid.filter((row) => !isTitle(row) && !isHeadRow(row))
  return [pairsInColumns(grid.filter((row) => !isTitle(row))), pairsInRows(rows), pairsInCells(rows)].find(
    (pairs) => pairs && isKey(pairs) && !isNumbersOnly(pairs),
  )
}

/** Digits beside digits are a key only where one number follows another: "4 | 6 | 7 | 9" may be options. */
const isNumbersOnly = (pairs: readonly KeyPair[]): boolean =>
  pairs.every(({ answer }) => /^[-–−+]?\.?\d/.test(answer)) &&
  !pairs.some(({ number }) => pairs.some((other) => other.number === number + 1))

const isHead = (cell: string): boolean => NUMBER_HEAD.test(cell) || ANSWER_HEAD.test(cell)
const isHeadRow = (row: readonly string[]): boolean => row.every((cell) => cell === '' || isHead(cell))

/** A name over a part of the key, or nothing. */
const isTitle = (row: readonly string[]): boolean => {
  const [only, ...others] = row.filter((cell) => cell !== '')
  if (only === undefined) return true
  return others.length === 0 && !NUMBER.test(only) && !ANSWER.test(only) && !isHead(only) && !keyPairs(only)
}

const MAX_ANSWER = 60

/** Numbers count up, and most answers look like some; anything else in the place of an answer is reported when the key is applied. */
function isKey(pairs: readonly KeyPair[]): boolean {
  const likely = pairs.filter(({ answer }) => ANSWER.test(answer)).length
  const others = pairs.filter(({ answer }) => !ANSWER.test(answer) && !isNoAnswer(answer) && !acceptsSeveral(answer))
  return (
    likely > 0 &&
    others.length * 2 <= likely &&
    others.every(({ answer }) => answer.length <= MAX_ANSWER) &&
    countsUp(pairs.map(({ number }) => number))
  )
}

/** Read down or across, most numbers follow one another. */
const countsUp = (numbers: readonly number[]): boolean => {
  const all = new Set(numbers)
  return all.size === numbers.length && numbers.filter((number) => all.has(number + 1)).length >= numbers.length - 2
}

const numberOf = (cell: string | undefined): number | undefined => {
  const digits = NUMBER.exec(cell ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}

type Group = { readonly number: number; readonly answer: number; readonly explanation: number | undefined }

/** "Q.No. | Key | Explanation", once or several times side by side. */
function headedColumns(grid: Grid, explain: Explain): readonly KeyPair[] | undefined {
  const head = grid.findIndex((row) => groupsOf(row).length > 0)
  if (head === -1 || !grid.slice(0, head).every(isTitle)) return undefined
  const groups = groupsOf(grid[head] ?? [])
  const pairs: KeyPair[] = []
  for (const [place, row] of grid.entries()) {
    if (place <= head || isTitle(row) || groupsOf(row).length > 0) continue
    for (const { number, answer, explanation } of groups) {
      const [asked, given] = [row[number] ?? '', row[answer] ?? '']
      if (asked === '' && given === '') continue
      const digits = numberOf(asked)
      if (digits === undefined) return undefined
      if (given === '') continue
      const lines = explanation === undefined ? [] : explain(place, explanation)
      pairs.push({ number: digits, answer: given, ...(lines.length > 0 && { explanation: lines }) })
    }
  }
  return pairs.length > 0 ? pairs : undefined
}

function groupsOf(row: readonly string[]): readonly Group[] {
  if (row.some((cell) => numberOf(cell) !== undefined)) return []
  const numbers = row.flatMap((cell, column) => (NUMBER_HEAD.test(cell) ? [column] : []))
  return numbers.flatMap((number, place) => {
    const end = numbers[place + 1] ?? row.length
    const find = (isOne: (cell: string) => boolean) => {
      const found = row.slice(number + 1, end).findIndex(isOne)
      return found === -1 ? undefined : number + 1 + found
    }
    const answer = find((cell) => ANSWER_HEAD.test(cell)) ?? find((cell) => SHORT_HEAD.test(cell))
    return answer === undefined ? [] : [{ number, answer, explanation: find((cell) => EXPLANATION_HEAD.test(cell)) }]
  })
}

/** A row of numbers, and their answers in the row below. */
function pairsInColumns(rows: Grid): readonly KeyPair[] | undefined {
  const pairs: KeyPair[] = []
  for (let place = 0; place < rows.length; place += 2) {
    const [numbers = [], answers] = [rows[place], rows[place + 1]]
    if (!answers) return undefined
    const from = numberOf(numbers[0]) === undefined ? 1 : 0
    if (from === 1 && numbers[0] !== '' && !NUMBER_HEAD.test(numbers[0] ?? '')) return undefined
    const head = answers[0] ?? ''
    const isHeaded = head === '' || ANSWER_HEAD.test(head) || SHORT_HEAD.test(head)
    if (from === 1 && !isHeaded) return undefined
    const shift = from === 0 && answers.length === numbers.length + 1 && ANSWER_HEAD.test(head) ? 1 : 0
    for (let column = from; column < Math.max(numbers.length, answers.length - shift); column++) {
      const [asked, given] = [numbers[column] ?? '', answers[column + shift] ?? '']
      if (asked === '' && given === '') continue
      const number = numberOf(asked)
      if (number === undefined) return undefined
      if (given !== '') pairs.push({ number, answer: given })
    }
  }
  return pairs.length > 1 ? pairs : undefined
}

/** Each number with its answer in the next cell. */
function pairsInRows(rows: Grid): readonly KeyPair[] | undefined {
  const pairs: KeyPair[] = []
  for (const row of rows) {
    const cells = row.filter((cell) => !isHead(cell))
    for (let column = 0; column < cells.length; column++) {
      if (cells[column] === '') continue
      const number = numberOf(cells[column])
      if (number === undefined) return undefined
      const answer = cells[++column] ?? ''
      if (answer !== '') pairs.push({ number, answer })
    }
  }
  return pairs.length > 0 ? pairs : undefined
}

/** "1-a" or "1. (a)" in each cell, or several on lines of one. */
function pairsInCells(rows: Grid): readonly KeyPair[] | undefined {
  const cells = rows.flat().filter((cell) => cell !== '' && !isHead(cell))
  const pairs = cells.map((cell) => (/[-–.):=]/.test(cell) ? keyPairs(cell) : undefined))
  const found = pairs.flatMap((own) => own ?? [])
  return found.length > 1 && pairs.every((own) => own !== undefined) ? found : undefined
}
