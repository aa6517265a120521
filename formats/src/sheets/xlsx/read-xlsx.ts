import { setBuilder } from '../../building/set-builder.ts'
import { ArchiveError, readArchive } from '../../package/read-archive.ts'
import { fault, note } from '../../question-set.ts'
import { childOf, childrenOf, type TakenElements, XmlError } from '../../xml/parse-xml.ts'
import type { Mapping, SheetReading } from '../columns/fields.ts'
import { rowsToQuestions } from '../rows-to-questions.ts'
import type { Cell, Sheet } from '../sheet.ts'
import { attributeOf, type Parts, packageParts } from './package-parts.ts'
import type { CellContext } from './read-cell.ts'
import { type DrawingContext, readDrawings } from './read-drawing.ts'
import { asSheet, readWorksheet } from './read-worksheet.ts'
import { type Run, readRuns } from './rich-strings.ts'
import { readStyles } from './styles.ts'

const MAX_SHEETS = 50

/** Questions from a workbook, a row each. Sheets without a mapping in `mappings` are read by their headings. */
export async function readXlsx(bytes: Uint8Array, mappings: readonly Mapping[] = []): Promise<SheetReading> {
  const builder = setBuilder()
  const read = await sheetsOf(bytes, builder)
  return 'refused' in read ? refused(read.code, read.refused) : rowsToQuestions(read.sheets, mappings, builder)
}

/** The sheets of a workbook with their cells as texts; or why it cannot be read. */
export const readWorkbook = (bytes: Uint8Array): Promise<Read> => sheetsOf(bytes, setBuilder())

type Read = { readonly sheets: readonly Sheet[] } | { readonly code: string; readonly refused: string }

async function sheetsOf(bytes: Uint8Array, builder: ReturnType<typeof setBuilder>): Promise<Read> {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    const refused =
      'The workbook is protected by a password or in the format before 2007. Save it as .xlsx, without a password.'
    return { code: 'old-workbook', refused }
  }
  try {
    const archive = await readArchive(bytes)
    if (archive.names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name)))
      builder.once(note('macros', 'The macros of the file are not read.'))
    const sheets = readSheets(packageParts(archive), {
      pictures: builder.pictures,
      named: new Map(),
      // a problem with a place is reported each time
      report: (problem) => (problem.at ? builder.refuse(problem) : builder.once(problem)),
    })
    return sheets ? { sheets } : { code: 'not-a-workbook', refused: 'The file is not a workbook of Excel (.xlsx).' }
  } catch (error) {
    if (error instanceof ArchiveError) return { code: 'not-a-workbook', refused: error.message }
    if (!(error instanceof XmlError)) throw error
    return { code: 'damaged', refused: `The workbook is damaged: ${error.message.replace(/\.$/, '')}.` }
  }
}

/** Undefined: the package is no workbook. */
function readSheets(parts: Parts, about: Omit<DrawingContext, 'parts'>): readonly Sheet[] | undefined {
  const office = [...parts.relations('').values()].find(({ type }) => type === 'officeDocument')
  const path = office?.path ?? 'xl/workbook.xml'
  const workbook = parts.xml(path)
  if (workbook?.name !== 'workbook') return undefined
  const relations = parts.relations(path)
  const partOf = (type: string, taken?: TakenElements) => {
    const found = [...relations.values()].find((one) => one.type === type)
    return found && parts.xml(found.path, taken)
  }
  const strings: (readonly Run[])[] = []
  partOf('sharedStrings', { parent: 'sst', name: 'si', take: (string) => strings.push(readRuns(string)) })
  const context: CellContext = {
    strings,
    styles: readStyles(partOf('styles')),
    is1904: /^(1|true)$/.test(childOf(workbook, 'workbookPr')?.attributes.date1904 ?? ''),
  }
  const list = childOf(workbook, 'sheets')
  const elements = list ? childrenOf(list, 'sheet') : []
  if (elements.length > MAX_SHEETS) about.report(fault('too-many-sheets', 'Only the first 50 sheets were read.'))
  const sheets = elements.slice(0, MAX_SHEETS).flatMap((element) => {
    const name = (element.attributes.name ?? '').slice(0, 100)
    if (/hidden/i.test(element.attributes.state ?? '')) {
      about.report(note('hidden-sheet', `The sheet “${name}” is hidden and was left out.`))
      return []
    }
    const relation = relations.get(attributeOf(element, 'id') ?? '')
    if (relation?.type === 'chartsheet') {
      about.report(fault('chart', `The sheet “${name}” is a chart and was left out.`))
      return []
    }
    const read = relation && readWorksheet(name, (rows) => parts.xml(relation.path, rows), context, about.report)
    if (!read) {
      about.report(fault('sheet-missing', `The sheet “${name}” is not in the file.`))
      return []
    }
    readDrawings(read.sheet, relation.path, read.root, { ...about, parts })
    return [asSheet(read.sheet)]
  })
  return sheets.map((sheet) => withPictureIds(sheet, about.named))
}

/** The ids of pictures as they are now, where texts name them. */
function withPictureIds(sheet: Sheet, ids: ReadonlyMap<string, string>): Sheet {
  if (ids.size === 0) return sheet
  const renamed = (text: string) =>
    text.replace(/\]\(picture:([^)\s]+)\)/g, (whole, id: string) => (ids.has(id) ? `](picture:${ids.get(id)})` : whole))
  const cell = (pieces: Cell): Cell => pieces.map((piece) => (typeof piece === 'string' ? renamed(piece) : piece))
  return { ...sheet, rows: sheet.rows.map(({ row, cells }) => ({ row, cells: cells.map(cell) })) }
}

const refused = (code: string, what: string): SheetReading => ({
  set: null,
  problems: [fault(code, what)],
  places: [],
  mappings: [],
})
