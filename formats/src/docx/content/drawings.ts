import { equationObjectToTex } from '../../equations/mtef/object-to-tex.ts'
import { joined, type Piece } from '../../paper-text/rich/rich-text.ts'
import { childOf, descendantsOf, type XmlElement } from '../../xml/parse-xml.ts'
import { attribute } from '../properties/xml-values.ts'
import { type Context, report } from './context.ts'
import { alternativeText, readPicture } from './pictures.ts'

/** Reads the blocks inside a text box; passed in, as text boxes hold blocks again. */
export type ReadBox = (box: XmlElement) => void

/** A `w:drawing`: a picture, a text box, or a problem where it cannot be read. */
export function readDrawing(context: Context, drawing: XmlElement, readBox: ReadBox): readonly Piece[] {
  const frame = childOf(drawing, 'inline') ?? childOf(drawing, 'anchor')
  const properties = childOf(frame, 'docPr')
  if (attribute(properties, 'hidden') === '1') return []
  const alternative = alternativeText(attribute(properties, 'descr') || attribute(properties, 'title'))
  const blips = descendantsOf(drawing, 'blip')
  const boxes = descendantsOf(drawing, 'txbxContent')
  const floats = childOf(drawing, 'inline') === undefined
  const pictures = blips
    .flatMap((blip) => readBlip(context, blip, alternative))
    .map((picture) => (floats ? { ...picture, floats } : picture))
  for (const rect of descendantsOf(drawing, 'srcRect'))
    if (['l', 't', 'r', 'b'].some((side) => Number(rect.attributes[side] ?? 0) > 0))
      report(context, 'note', 'picture-cropped', 'A picture is cropped in Word; here it is shown whole. Look at it.')
  for (const box of boxes) readBox(box)
  if (blips.length === 0 && boxes.length === 0) reportShape(context, drawing)
  else if (descendantsOf(drawing, 'wgp').length > 0 || descendantsOf(drawing, 'wpc').length > 0)
    report(
      context,
      'note',
      'drawing-of-parts',
      'A drawing made of several parts is read as its pictures and texts, without lines and places. Look at it.',
    )
  return pictures
}

function readBlip(context: Context, blip: XmlElement, alternative: string): readonly Piece[] {
  const embedded = blip.attributes['r:embed'] ?? attribute(blip, 'embed')
  const linked = blip.attributes['r:link'] ?? attribute(blip, 'link')
  const picture = readPicture(context, embedded || linked, alternative)
  return picture ? [picture] : []
}

const LINES = /^(line|straightConnector1|bentConnector\d|curvedConnector\d)$/

function reportShape(context: Context, drawing: XmlElement) {
  if (descendantsOf(drawing, 'chart').length > 0)
    report(context, 'fault', 'chart', 'A chart cannot be read. Paste it as a picture (PNG or JPEG).')
  else if (descendantsOf(drawing, 'relIds').length > 0)
    report(context, 'fault', 'smart-art', 'A SmartArt drawing cannot be read. Paste it as a picture (PNG or JPEG).')
  else if (descendantsOf(drawing, 'prstGeom').some((shape) => LINES.test(shape.attributes.prst ?? '')))
    report(context, 'note', 'line', 'A line that is drawn over the text is left out.')
  else
    report(context, 'fault', 'drawing', 'A drawing made of shapes cannot be read. Paste it as a picture (PNG or JPEG).')
}

/** A `w:pict`: how Word wrote pictures and text boxes before 2010, and still writes them for old programs. */
export function readVml(context: Context, pict: XmlElement, readBox: ReadBox): readonly Piece[] {
  const images = descendantsOf(pict, 'imagedata')
  const boxes = descendantsOf(pict, 'txbxContent')
  for (const box of boxes) readBox(box)
  if (images.length > 0) return images.flatMap((image) => readImageData(context, pict, image))
  if (boxes.length > 0 || isRule(pict)) return []
  if (descendantsOf(pict, 'textpath').length > 0)
    report(context, 'note', 'watermark', 'Decorated text (WordArt or a watermark) is left out.')
  else if (descendantsOf(pict, 'line').length > 0)
    report(context, 'note', 'line', 'A line that is drawn over the text is left out.')
  else if (['shape', 'rect', 'oval', 'roundrect', 'polyline', 'group', 'curve', 'arc'].some((n) => childOf(pict, n)))
    report(context, 'fault', 'drawing', 'A drawing made of shapes cannot be read. Paste it as a picture (PNG or JPEG).')
  return []
}

/** A horizontal rule. */
const isRule = (pict: XmlElement): boolean =>
  pict.children.some((child) => typeof child !== 'string' && child.attributes['o:hr'] === 't')

function readImageData(context: Context, pict: XmlElement, image: XmlElement): readonly Piece[] {
  const shape = childOf(pict, 'shape')
  const alternative = alternativeText(shape?.attributes.alt ?? image.attributes['o:title'])
  const id = image.attributes['r:id'] ?? image.attributes['o:relid'] ?? image.attributes['r:href']
  const picture = readPicture(context, id, alternative)
  return picture ? [picture] : []
}

/** A `w:object`: an equation of MathType or of old Word, a chart or sheet of another program, with a picture of it. */
export function readEmbedded(context: Context, object: XmlElement): readonly Piece[] {
  const embedded = descendantsOf(object, 'OLEObject')[0]
  const program = attribute(embedded, 'ProgID') ?? ''
  const isEquation = /equation|mathtype/i.test(program)
  const thing = isEquation ? 'An equation of MathType or of the old equation editor' : 'An embedded object'
  const tex = isEquation ? readEquation(context, attribute(embedded, 'id')) : undefined
  if (tex !== undefined) {
    report(context, 'note', 'equation-converted', `${thing} was converted. Look at it.`)
    return [{ tex, apart: false }]
  }
  const before = context.problems.length
  const pictures = descendantsOf(object, 'imagedata').flatMap((image) => readImageData(context, object, image))
  if (pictures.length > 0) {
    report(context, 'note', 'object-as-picture', `${thing} is shown by its preview picture. Look at it.`)
    return joined(pictures)
  }
  // one fault is enough: it says what to do
  context.problems.length = before
  report(
    context,
    'fault',
    isEquation ? 'equation-unreadable' : 'object-unreadable',
    isEquation
      ? `${thing} cannot be read. Convert it to an Office equation in Word, or paste it as a PNG picture.`
      : `${thing} (${program || 'of another program'}) cannot be read. Paste it as a picture (PNG or JPEG).`,
  )
  return []
}

/** The equation of an embedded object as TeX; undefined where it is only linked or cannot be read. */
function readEquation({ word, equations }: Context, relationship: string | undefined): string | undefined {
  const target = word.targets.get(relationship ?? '')
  if (!target || target.external) return undefined
  if (!equations.has(target.path)) {
    const bytes = word.bytes(target.path)
    equations.set(target.path, bytes && equationObjectToTex(bytes))
  }
  return equations.get(target.path)
}
