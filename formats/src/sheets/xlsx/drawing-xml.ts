import type { Picture } from '../../question-set.ts'
import { escapeXml } from '../../xml/parse-xml.ts'

/** A picture over a cell; both count from 0. */
export type Anchored = {
  readonly picture: Picture
  readonly row: number
  readonly column: number
  readonly alternative: string
}

/** 914,400 to an inch: three centimetres. */
const SIZE = 1_080_000

/** Pictures over the cells where they begin, in their order; the relation of each is `rId` and its place, of SVG with the place of its substitute. */
export const drawingXml = (
  pictures: readonly (Anchored & { readonly relation: string; readonly svgRelation: string | null })[],
): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${pictures
    .map(
      ({ picture, row, column, alternative, relation, svgRelation }, index) =>
        `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="${SIZE}" cy="${SIZE}"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${index + 2}" name="${escapeXml(`picture:${picture.id}`)}" descr="${escapeXml(alternative)}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${relation}">${svgRelation === null ? '' : `<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${svgRelation}"/></a:ext></a:extLst>`}</a:blip><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${SIZE}" cy="${SIZE}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`,
    )
    .join('')}</xdr:wsDr>`

/** What programs that know no SVG show instead: one transparent point. */
export const SVG_SUBSTITUTE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
