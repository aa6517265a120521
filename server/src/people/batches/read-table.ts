import { email, phoneNumber } from '@pariksha/contract/people/accounts/fields'
import { type ImportFault, MAX_IMPORT_ROWS } from '@pariksha/contract/people/batches'
import { checkInput } from '@pariksha/contract/problems/check-input'
import { line } from '@pariksha/contract/texts/text'
import { parse } from 'csv-parse/sync'
import { type ColumnPlaces, delimiterOf, findHeadings } from './headings.ts'

export type Row = {
  /** As a spreadsheet counts: the titles are the first. */
  readonly row: number
  readonly name: string
  readonly email: string
  readonly phone: string | null
}
export type Table = { readonly rows: readonly Row[]; readonly faults: readonly ImportFault[] }

/** Names stand in mails: nothing in one may be an address of a page. Joiners belong to Telugu and Hindi. */
const NAME = /^(?:[\p{L}\p{M}\p{Nd} .,'’()-]|\u200c|\u200d)*$/u
const FIELDS = {
  name: line(100).min(1, 'The name is missing.').regex(NAME, 'A name has letters, spaces, dots and hyphens only.'),
  email,
  phone: phoneNumber,
} as const
const MAX_FAULTS = 200

/** Every row that is right, and every fault with its row; columns that are not known are left alone. */
export function readTable(csv: string): Table {
  let records: string[][]
  try {
    records = parse(csv.toWellFormed(), {
      bom: true,
      relaxColumnCount: true,
      delimiter: delimiterOf(csv),
    })
  } catch {
    return { rows: [], faults: [{ row: 1, column: '', message: 'This is not a CSV file.' }] }
  }
  // a cell with line breaks is in one row, and an empty row counts, too
  const filled = records
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const { place, columns, missing } = findHeadings(filled.map(({ cells }) => cells))
  const [top, lines] = [filled[place]?.row ?? 1, filled.slice(place + 1)]
  if (missing.length > 0) {
    return { rows: [], faults: missing.map((column) => ({ row: top, column, message: 'This column is missing.' })) }
  }
  if (lines.length > MAX_IMPORT_ROWS) {
    const message = `At most ${MAX_IMPORT_ROWS} students in one file.`
    return { rows: [], faults: [{ row: lines[MAX_IMPORT_ROWS]?.row ?? top, column: '', message }] }
  }
  const rows: Row[] = []
  const faults: ImportFault[] = []
  const seen = new Map<string, number>()
  for (const { row, cells } of lines) {
    const found = readRow(row, cellsOf(cells, columns))
    if ('faults' in found) faults.push(...found.faults)
    else if (seen.has(found.email)) {
      faults.push({ row, column: 'email', message: `The same address as in row ${seen.get(found.email)}.` })
    } else {
      seen.set(found.email, row)
      rows.push(found)
    }
  }
  return { rows, faults: faults.slice(0, MAX_FAULTS) }
}

type Cells = { readonly name: string; readonly email: string; readonly phone: string }

/** Names in two columns are one; a surname that the name has already is not written twice. */
function cellsOf(cells: readonly string[], columns: ColumnPlaces): Cells {
  const cell = (column: keyof ColumnPlaces): string => cells[columns[column] ?? -1]?.trim() ?? ''
  const parts =
    columns.name === undefined ? [cell('first'), cell('middle'), cell('last')] : [cell('name'), surnameOf(cell)]
  return { name: parts.filter((part) => part !== '').join(' '), email: cell('email'), phone: indian(cell('phone')) }
}

function surnameOf(cell: (column: keyof ColumnPlaces) => string): string {
  const [name, last] = [cell('name'), cell('last')]
  return name === '' || name.toLowerCase().includes(last.toLowerCase()) ? '' : last
}

function readRow(row: number, { name, email, phone }: Cells): Row | { faults: ImportFault[] } {
  const faults: ImportFault[] = []
  const read = (column: keyof typeof FIELDS, text: string): string => {
    const checked = checkInput(FIELDS[column], text)
    if (checked.ok) return checked.value
    faults.push({ row, column, message: checked.problems[0]?.message ?? 'This cannot be read.' })
    return ''
  }
  const values = {
    name: read('name', name.normalize('NFC')),
    email: read('email', email),
    phone: phone === '' ? null : read('phone', phone),
  }
  return faults.length > 0 ? { faults } : { row, ...values }
}

/** Ten digits are a number of India, also behind a 0 or 91; a spreadsheet's ' before a + and .0 are not part of it. */
function indian(text: string): string {
  const phone = text
    .replace(/^'/, '')
    .replace(/[\s()-]/g, '')
    .replace(/\.0{1,2}$/, '')
  const digits = /^(?:0|91|0091)?([6-9]\d{9})$/.exec(phone)?.[1]
  return digits === undefined ? phone : `+91${digits}`
}
