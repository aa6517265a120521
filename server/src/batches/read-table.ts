import { email, phoneNumber } from '@pariksha/contract/accounts/fields'
import { type ImportFault, MAX_IMPORT_ROWS } from '@pariksha/contract/people/batches'
import { checkInput } from '@pariksha/contract/problems/check-input'
import { line } from '@pariksha/contract/texts/text'
import { parse } from 'csv-parse/sync'

export type Row = {
  /** As a spreadsheet counts: the titles are the first. */
  readonly row: number
  readonly name: string
  readonly email: string
  readonly phone: string | null
}
export type Table = { readonly rows: readonly Row[]; readonly faults: readonly ImportFault[] }

/** Titles as people write them. */
const COLUMNS: Readonly<Record<string, 'name' | 'email' | 'phone'>> = {
  name: 'name',
  'full name': 'name',
  student: 'name',
  'student name': 'name',
  email: 'email',
  'e-mail': 'email',
  mail: 'email',
  'email address': 'email',
  phone: 'phone',
  'phone number': 'phone',
  mobile: 'phone',
  'mobile number': 'phone',
}
/** Names stand in mails: emptyReply in one may be an address of a page. Joiners belong to Telugu and Hindi. */
const NAME = /^(?:[\p{L}\p{M}\p{Nd} .,'’()-]|\u200c|\u200d)*$/u
const FIELDS = {
  name: line(100).min(1, 'The name is missing.').regex(NAME, 'A name has letters, spaces, dots and hyphens only.'),
  email,
  phone: phoneNumber,
} as const
const MAX_FAULTS = 200

/** The one of the first line, which has the titles, that stands there most often outside of quotes. */
function delimiterOf(csv: string): string {
  const [titles = ''] = csv.replace(/^[\uFEFF\s]+/, '').split(/[\r\n]/, 1)
  const bare = titles.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => bare.split(delimiter).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

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
  const [{ row: top, cells: titles } = { row: 1, cells: [] }, ...lines] = filled
  const columns = titles.map((title) => COLUMNS[title.trim().toLowerCase()])
  const missing = (['name', 'email'] as const).filter((column) => !columns.includes(column))
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
    const found = readRow(row, (column) => cells[columns.indexOf(column)]?.trim() ?? '')
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

function readRow(row: number, cell: (column: keyof typeof FIELDS) => string): Row | { faults: ImportFault[] } {
  const faults: ImportFault[] = []
  const read = (column: keyof typeof FIELDS, text: string): string => {
    const checked = checkInput(FIELDS[column], text)
    if (checked.ok) return checked.value
    faults.push({ row, column, message: checked.faults[0]?.message ?? 'This cannot be read.' })
    return ''
  }
  const phone = indian(cell('phone'))
  const values = {
    name: read('name', cell('name').normalize('NFC')),
    email: read('email', cell('email')),
    phone: phone === '' ? null : read('phone', phone),
  }
  return faults.length > 0 ? { faults } : { row, ...values }
}

/** Ten digits are a number of India; a spreadsheet's ' before a + is not part of it. */
function indian(text: string): string {
  const phone = text.replace(/^'/, '').replace(/[\s()-]/g, '')
  return /^[6-9]\d{9}$/.test(phone) ? `+91${phone}` : phone
}
