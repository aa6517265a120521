import { makeArchive } from '../../package/make-archive.ts'
import { escapeXml } from '../../xml/parse-xml.ts'
import { STYLES } from './worksheet-xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PICTURE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** The sheets of a workbook, and the other files by their paths. */
export function workbookPackage(
  sheets: readonly { readonly name: string; readonly xml: string }[],
  files: Readonly<Record<string, Uint8Array | string>> = {},
): Uint8Array {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return makeArchive({
    '[Content_Types].xml': contentTypes(sheets.length, Object.keys(files)),
    '_rels/.rels': relationshipsXml([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONSHIPS}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationshipsXml([
      ...sheets.map((_, index) => ({ type: 'worksheet', target: `worksheets/sheet${index + 1}.xml` })),
      { type: 'styles', target: 'styles.xml' },
    ]),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map(({ xml }, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    ...files,
  })
}

/** Ids are rId1, rId2 … in their order. */
export const relationshipsXml = (relations: readonly { readonly type: string; readonly target: string }[]): string =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations
    .map(
      ({ type, target }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIPS}/${type}" Target="${escapeXml(target)}"/>`,
    )
    .join('')}</Relationships>`

function contentTypes(sheetCount: number, files: readonly string[]): string {
  const office = 'application/vnd.openxmlformats-officedocument'
  const defaults = Object.entries({
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    ...PICTURE_TYPES,
  }).map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`)
  const sheets = Array.from({ length: sheetCount }, (_, index) => [
    `/xl/worksheets/sheet${index + 1}.xml`,
    `${office}.spreadsheetml.worksheet+xml`,
  ])
  const drawings = files
    .filter((path) => /drawings\/[^/]+\.xml$/.test(path))
    .map((path) => [`/${path}`, `${office}.drawing+xml`])
  const overrides = [
    ['/xl/workbook.xml', `${office}.spreadsheetml.sheet.main+xml`],
    ['/xl/styles.xml', `${office}.spreadsheetml.styles+xml`],
    ...sheets,
    ...drawings,
  ].map(([path, type]) => `<Override PartName="${path}" ContentType="${type}"/>`)
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${defaults.join('')}${overrides.join('')}</Types>`
}
