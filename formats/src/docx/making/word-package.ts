import { makeArchive } from '../../package/make-archive.ts'
import type { Picture, PictureType } from '../../question-set.ts'
import { escapeXml } from '../../xml/parse-xml.ts'
import { pictureSize } from './picture-size.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const ENDINGS: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
}

const fileNameOf = ({ id, type }: Picture): string => `${id.replace(/[^\w-]/g, '_')}.${ENDINGS[type]}`

const EMU_PER_PIXEL = 9525
/** As wide as the text of a page. */
const MAX_WIDTH = 5_700_000

/** A picture in the line; `number` is its place among the pictures, from 1. */
export function drawing(picture: Picture, number: number, alternative: string): string {
  const { width, height } = pictureSize(picture)
  const scale = Math.min(1, MAX_WIDTH / (width * EMU_PER_PIXEL)) * EMU_PER_PIXEL
  const extent = `cx="${Math.round(width * scale)}" cy="${Math.round(height * scale)}"`
  const name = escapeXml(picture.id)
  const svg =
    picture.type === 'image/svg+xml'
      ? `<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="picture${number}"/></a:ext></a:extLst>`
      : ''
  return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${extent}/><wp:docPr id="${number}" name="${name}" descr="${escapeXml(alternative)}"/><a:graphic><a:graphicData uri="${DRAWING}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${number}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="picture${number}">${svg}</a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
}

const STYLES = `${HEAD}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Nirmala UI"/><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="28"/><w:szCs w:val="28"/></w:rPr></w:style></w:styles>`

const MAIN_RELATIONSHIPS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`

/** The package around the body of a document. */
export function wordPackage(body: string, pictures: readonly Picture[]): Uint8Array {
  const types = Object.entries(ENDINGS).map(
    ([type, ending]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
  )
  const links = pictures.map(
    (picture, place) =>
      `<Relationship Id="picture${place + 1}" Type="${OFFICE}/image" Target="media/${fileNameOf(picture)}"/>`,
  )
  return makeArchive({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}<Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': MAIN_RELATIONSHIPS,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/>${links.join('')}</Relationships>`,
    'word/styles.xml': STYLES,
    ...Object.fromEntries(pictures.map((picture) => [`word/media/${fileNameOf(picture)}`, picture.bytes])),
  })
}
