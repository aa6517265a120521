import { fileNameOf } from '../../building/picture-store.ts'
import { type MadeFile, note, type Picture, type QuestionSet } from '../../question-set.ts'
import { questionsToRows, type Table } from '../questions-to-rows.ts'
import { widthsOf } from './column-widths.ts'
import { type Anchored, drawingXml, SVG_SUBSTITUTE } from './drawing-xml.ts'
import { relationshipsXml, workbookPackage } from './workbook-package.ts'
import { worksheetXml } from './worksheet-xml.ts'

/** A workbook with a row for each question; pictures lie over the first cell whose text names them. */
export function makeXlsx(set: QuestionSet): MadeFile {
  const table = questionsToRows(set)
  const { anchored, unused } = placePictures(set, table)
  const problems = [
    ...table.problems,
    ...(unused.length > 0
      ? [note('pictures-unused', `${unused.length} pictures that no text names were left out.`)]
      : []),
  ]
  const rows = [table.columns.map(({ heading }) => heading), ...table.rows]
  const widths = widthsOf(table.columns.map(({ field }) => field))
  const xml = worksheetXml({ rows, widths, hasDrawing: anchored.length > 0 })
  const bytes = workbookPackage([{ name: 'Questions', xml }], anchored.length > 0 ? drawingFiles(anchored) : {})
  return { bytes, problems }
}

function placePictures({ pictures }: QuestionSet, { rows }: Table) {
  const places = new Map<string, Omit<Anchored, 'picture'>>()
  for (const [row, cells] of rows.entries())
    for (const [column, text] of cells.entries())
      for (const [, alternative = '', id = ''] of text.matchAll(/!\[((?:\\.|[^\]\\])*)\]\(picture:([^)\s]+)\)/g))
        if (!places.has(id))
          places.set(id, { row: row + 1, column, alternative: alternative.replace(/\\(?=[^\w\s])/g, '') })
  const anchored = pictures.flatMap((picture): Anchored[] => {
    const place = places.get(picture.id)
    return place ? [{ picture, ...place }] : []
  })
  return { anchored, unused: pictures.filter(({ id }) => !places.has(id)) }
}

function drawingFiles(anchored: readonly Anchored[]): Record<string, Uint8Array | string> {
  const names = new Map<Picture, string>(
    anchored.map(({ picture }, index) => [picture, `${index + 1}-${fileNameOf(picture)}`]),
  )
  // the relations of the pictures in their order, then the substitute
  const relations = anchored.map(({ picture }) => ({ type: 'image', target: `../media/${names.get(picture)}` }))
  const substitute = `rId${relations.length + 1}`
  const drawn = anchored.map((one, index) => {
    const [own, isSvg] = [`rId${index + 1}`, one.picture.type === 'image/svg+xml']
    return { ...one, relation: isSvg ? substitute : own, svgRelation: isSvg ? own : null }
  })
  return {
    'xl/worksheets/_rels/sheet1.xml.rels': relationshipsXml([{ type: 'drawing', target: '../drawings/drawing1.xml' }]),
    'xl/drawings/drawing1.xml': drawingXml(drawn),
    'xl/drawings/_rels/drawing1.xml.rels': relationshipsXml([
      ...relations,
      { type: 'image', target: '../media/substitute.png' },
    ]),
    ...Object.fromEntries(anchored.map(({ picture }) => [`xl/media/${names.get(picture)}`, picture.bytes])),
    'xl/media/substitute.png': SVG_SUBSTITUTE,
  }
}
