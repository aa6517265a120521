import { LETTERS } from '@pariksha/domain/question'
import { plain, plainOf } from '../rich/rich-text.ts'
import type { SourceBlock, SourceCell, SourceLine, SourceTable } from '../source.ts'
import { cellLines, cellText } from './cells.ts'

/** What a column or a row of a form is for, and how a line of it begins once it is a line. */
const COLUMNS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:q(?:uestion|ues)?\.?\s*(?:no|number)\.?|s(?:l|r)?\.?\s*no\.?|no\.?|#|sl\.?|number|క్ర\.?\s*సం\.?|क्र\.?\s*(?:सं\.?)?)$/i,
    'number',
  ],
  [/^(?:questions?(?:\s*text)?|ques|ప్రశ్నలు?|प्रश्न)$/i, 'question'],
  [/^(?:ans(?:wer)?s?(?:\s*key)?|key|(?:correct|right)\s*(?:answer|ans|option|choice)|జవాబు|సమాధానం|उत्तर)$/i, 'Ans: '],
  [/^(?:sol(?:ution)?s?|explanations?|rationale|వివరణ|हल|व्याख्या)$/i, 'Sol.\t'],
  [/^options?$/i, 'options'],
  [/^(?:topic|chapter)$/i, 'Topic: '],
  [/^(?:level|difficulty(?:\s*level)?)$/i, 'Level: '],
  [/^(?:section|subject)$/i, 'Section: '],
  [/^(?:source|exam)$/i, 'Source: '],
  [/^year$/i, 'Year: '],
  [/^(?:positive|negative)?\s*marks?$/i, 'Marks: '],
  [/^(?:question\s*)?type$/i, 'Type: '],
  [/^tags?$/i, 'Tags: '],
]
const OPTION = /^(?:options?|opt\.?|choice|ఎంపిక|विकल्प)?\s*[-–]?\s*\(?([a-f]|[1-6])\)?\.?$/i

const columnUse = (text: string): string | undefined => {
  const head = text.trim()
  const use = COLUMNS.find(([pattern]) => pattern.test(head))?.[1]
  if (use !== undefined) return use
  const sign = OPTION.exec(head)?.[1]?.toLowerCase()
  if (sign === undefined) return undefined
  return `(${/\d/.test(sign) ? LETTERS[Number(sign) - 1] : sign}) `
}

const isOption = (use: string | undefined): boolean => /^\([a-f]\) $/.test(use ?? '')

/** A table with a head such as "No. | Question | A | B | C | D | Answer": every row is a question. */
export function headedTable({ rows }: SourceTable): SourceBlock[] | undefined {
  const [head, ...body] = rows
  const uses = head?.map((cell) => columnUse(cellText(cell)))
  if (!uses?.includes('question') || body.length === 0) return undefined
  if (uses.filter(isOption).length < 2 && !uses.includes('options')) return undefined
  return body.flatMap((row, place) => {
    const number = row.find((_, column) => uses[column] === 'number')
    const digits = /\d{1,4}/.exec(cellText(number))?.[0] ?? String(place + 1)
    return row.flatMap((cell, column) => (uses[column] === 'number' ? [] : formLines(cell, uses[column], digits)))
  })
}

function formLines(cell: SourceCell, use: string | undefined, number: string): SourceBlock[] {
  const [first, ...rest] = cellLines(cell)
  if (!first) return []
  if (use === undefined || use === 'options') return [first, ...rest]
  return [prefixed(first, use === 'question' ? `${number}. ` : use), ...rest]
}

/** A label that is in the text already is not doubled. */
function prefixed(line: SourceLine, label: string): SourceLine {
  const text = plainOf(line.rich)
  const known = isOption(label) && text.trimStart().toLowerCase().startsWith(label.trim())
  return known ? line : { ...line, rich: [...plain(label), ...line.rich] }
}

/** A table for each question, with what a row is for in its first column: Question, Option, Answer, Solution. */
export function fieldTable({ rows }: SourceTable): SourceBlock[] | undefined {
  const uses = rows.map((row) => (row.length >= 2 ? fieldUse(cellText(row[0])) : undefined))
  if (!uses.includes('question') || uses.filter((use) => use === 'option' || isOption(use)).length < 2) return undefined
  if (rows.some((row) => row.slice(2).some(isText))) return undefined
  const blocks: SourceBlock[] = []
  const right: string[] = []
  let option = 0
  for (const [place, row] of rows.entries()) {
    const [field, value, ...others] = row
    if (!field || !value) continue
    const use = uses[place]
    const number = /\d{1,4}/.exec(cellText(field))?.[0]
    if (use === 'question') {
      option = 0
      const [first, ...rest] = cellLines(value)
      if (first) blocks.push(prefixed(first, number === undefined ? 'Question: ' : `Q${number}. `), ...rest)
    } else if (use === 'option') {
      const label = `(${LETTERS[option++] ?? 'f'}) `
      const [first, ...rest] = cellLines(value)
      if (first) blocks.push(prefixed(first, label), ...rest)
      if (others.some((cell) => /^(?:correct|true|yes|✓|✔)$/i.test(cellText(cell).trim()))) right.push(label.trim())
    } else if (use !== undefined) blocks.push(...formLines(value, use, ''))
    else if (use === undefined) blocks.push(...row.flatMap(cellLines))
  }
  if (right.length > 0) blocks.push({ at: blocks.at(-1)?.at ?? 1, rich: plain(`Ans: ${right.join(', ')}`) })
  return blocks
}

/** More than whether an option is right or its marks: another column of the paper, which must not be lost. */
const isText = (cell: SourceCell): boolean => cellLines(cell).length > 1 || cellText(cell).length > MAX_REMARK
const MAX_REMARK = 25

function fieldUse(text: string): string | undefined {
  if (/^(?:q(?:uestion)?\.?\s*(?:no\.?)?\s*\d*|ప్రశ్న\s*\d*|प्रश्न\s*\d*)$/i.test(text.trim())) return 'question'
  if (/^(?:option|choice)$/i.test(text.trim())) return 'option'
  return columnUse(text)
}
