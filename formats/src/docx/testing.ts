import { makeArchive } from '../package/make-archive.ts'

/** Small documents as Word writes them, for tests: parts as XML strings. */
export type Parts = {
  readonly body: string
  readonly styles?: string
  readonly numbering?: string
  readonly theme?: string
  /** Relationship id to a part's name and content, or to an address outside. */
  readonly media?: Readonly<
    Record<string, { readonly name: string; readonly bytes: Uint8Array } | { readonly link: string }>
  >
  /** Relationship id to the bytes of an embedded object. */
  readonly objects?: Readonly<Record<string, Uint8Array>>
  readonly files?: Readonly<Record<string, Uint8Array | string>>
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const NAMESPACES = Object.entries({
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: OFFICE,
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ')

export function makeWord({ body, styles, numbering, theme, media = {}, objects = {}, files = {} }: Parts): Uint8Array {
  const parts = { styles, numbering, theme }
  const named = Object.entries(parts).filter(([, xml]) => xml !== undefined)
  const relationships = [
    ...named.map(([type]) => `<Relationship Id="${type}" Type="${OFFICE}/${type}" Target="${type}.xml"/>`),
    ...Object.entries(media).map(([id, target]) =>
      'link' in target
        ? `<Relationship Id="${id}" Type="${OFFICE}/image" Target="${target.link}" TargetMode="External"/>`
        : `<Relationship Id="${id}" Type="${OFFICE}/image" Target="media/${target.name}"/>`,
    ),
    ...Object.keys(objects).map(
      (id) => `<Relationship Id="${id}" Type="${OFFICE}/oleObject" Target="embeddings/${id}.bin"/>`,
    ),
  ]
  return makeArchive({
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationships.join('')}</Relationships>`,
    ...Object.fromEntries(
      named.map(([type, xml]) => [`word/${type}.xml`, `<w:${type} ${NAMESPACES}>${xml}</w:${type}>`]),
    ),
    ...Object.fromEntries(
      Object.values(media).flatMap((target) => ('link' in target ? [] : [[`word/media/${target.name}`, target.bytes]])),
    ),
    ...Object.fromEntries(Object.entries(objects).map(([id, bytes]) => [`word/embeddings/${id}.bin`, bytes])),
    ...files,
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A run; `properties` is the inside of its properties. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${text
    .split('\t')
    .map((part) => (part === '' ? '' : `<w:t xml:space="preserve">${escaped(part)}</w:t>`))
    .join('<w:tab/>')}</w:r>`

/** A paragraph of text or of ready runs; `properties` are the inside of its properties. */
export const para = (content: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`

export const item = (list: number, level: number, content: string): string =>
  para(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)

export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid/>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell.startsWith('<') ? cell : para(cell)}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`

/** A level of a list: `%1.` in decimals. */
export const level = (index: number, format: string, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`

export const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

export const inlinePicture = (id: string, description = ''): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${description}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

/** An embedded object of another program, with its preview picture. */
export const embedded = (program: string, ids: { readonly object?: string; readonly picture?: string }): string =>
  `<w:r><w:object>${ids.picture ? `<v:shape alt="a graph"><v:imagedata r:id="${ids.picture}"/></v:shape>` : ''}<o:OLEObject Type="Embed" ProgID="${program}"${ids.object ? ` r:id="${ids.object}"` : ''}/></w:object></w:r>`
