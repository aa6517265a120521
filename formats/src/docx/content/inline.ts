import { ommlToTex } from '../../equations/omml/omml-to-tex.ts'
import type { Piece } from '../../paper-text/rich/rich-text.ts'
import { childOf, childrenOf, isElement, textOf, type XmlElement } from '../../xml/parse-xml.ts'
import { type RunProperties, readRunProperties, withProperties } from '../properties/run-properties.ts'
import type { Style } from '../properties/styles.ts'
import { attribute, value } from '../properties/xml-values.ts'
import { type Context, report } from './context.ts'
import { type ReadBox, readDrawing, readEmbedded, readVml } from './drawings.ts'
import { fieldContent } from './fields.ts'
import { fontOf, formatOf, type RawText, textOfElement } from './runs.ts'

/** What of a paragraph a walk carries along. */
export type Walk = {
  readonly context: Context
  readonly style: Style
  readonly readBox: ReadBox
  readonly parts: (RawText | Piece)[]
}

export function readContent(walk: Walk, parent: XmlElement): void {
  for (const child of parent.children) if (isElement(child)) readInline(walk, child)
}

/** Removed by tracked changes, or nothing that is seen: properties, bookmarks. */
const LEFT_OUT: ReadonlySet<string> = new Set(['del', 'moveFrom', 'pPr', 'sdtPr', 'sdtEndPr', 'rt', 'rubyPr'])

/** What stands beside runs; other elements (hyperlinks, insertions, content controls, smart tags …) are what is in them. */
const INLINE: Readonly<Record<string, (walk: Walk, element: XmlElement) => void>> = {
  r: readRun,
  oMath: (walk, element) => readFormula(walk, element, false),
  oMathPara: (walk, element) => {
    for (const formula of childrenOf(element, 'oMath')) readFormula(walk, formula, true)
  },
  AlternateContent: readAlternative,
  subDoc: ({ context }) =>
    report(context, 'fault', 'subdocument', 'A linked document is not read: copy its text into this one.'),
  fldSimple: (walk, element) => {
    const shown = fieldContent(attribute(element, 'instr') ?? '')
    if (shown && 'tex' in shown) walk.parts.push({ tex: shown.tex, apart: false })
    else readContent(walk, element)
  },
}

function readInline(walk: Walk, element: XmlElement): void {
  const read = Object.hasOwn(INLINE, element.name) ? INLINE[element.name] : undefined
  if (read) read(walk, element)
  else if (!LEFT_OUT.has(element.name)) readContent(walk, element)
}

function readFormula({ context, parts }: Walk, element: XmlElement, apart: boolean): void {
  const { tex, problems } = ommlToTex(element)
  for (const problem of problems) report(context, 'fault', 'equation', problem)
  if (tex.trim() !== '') parts.push({ tex: tex.trim(), apart })
}

/** Reads the newer alternative, unless only the fallback holds a picture. */
function readAlternative(walk: Walk, element: XmlElement): void {
  const choice = childOf(element, 'Choice')
  const fallback = childOf(element, 'Fallback')
  const best = choice && fallback && !holdsContent(choice) && holdsContent(fallback) ? fallback : (choice ?? fallback)
  if (best === fallback && choice)
    report(walk.context, 'note', 'object-as-picture', 'A chart or drawing is shown by its preview picture. Look at it.')
  if (best) for (const child of best.children) if (isElement(child)) readObject(walk, child, {})
}

const CONTENT: ReadonlySet<string> = new Set(['blip', 'txbxContent', 'imagedata', 't', 'oMath'])

const holdsContent = (element: XmlElement): boolean =>
  element.children.some((child) => isElement(child) && (CONTENT.has(child.name) || holdsContent(child)))

function readRun(walk: Walk, run: XmlElement): void {
  const { context, style } = walk
  const rPr = childOf(run, 'rPr')
  const named = withProperties(style.run, context.styles.character(value(rPr, 'rStyle')))
  const properties = withProperties(named, readRunProperties(rPr, context.theme))
  if (properties.hidden) {
    if (textOf(run).trim() !== '') report(context, 'note', 'hidden-text', 'Hidden text is left out.')
    return
  }
  for (const child of run.children) if (isElement(child)) readObject(walk, child, properties)
}

type ReadObject = (walk: Walk, element: XmlElement, properties: RunProperties) => void

/** What stands in runs besides text. */
const OBJECTS: Readonly<Record<string, ReadObject>> = {
  instrText: ({ context }, element) => {
    const field = context.fields.at(-1)
    if (field) field.code = `${field.code}${textOf(element)}`.slice(0, MAX_CODE)
  },
  fldChar: (walk, element, properties) => readFieldMark(walk, attribute(element, 'fldCharType'), properties),
  sym: ({ parts }, element, properties) => {
    const code = Number.parseInt(attribute(element, 'char') ?? '', 16)
    const font = attribute(element, 'font') ?? ''
    if (code > 0) parts.push({ raw: String.fromCharCode(code), font, format: formatOf(properties) })
  },
  drawing: ({ context, parts, readBox }, element) => parts.push(...readDrawing(context, element, readBox)),
  pict: ({ context, parts, readBox }, element) => parts.push(...readVml(context, element, readBox)),
  object: ({ context, parts }, element) => parts.push(...readEmbedded(context, element)),
  footnoteReference: ({ context }) => reportFootnote(context),
  endnoteReference: ({ context }) => reportFootnote(context),
  rPr: () => undefined,
  delText: () => undefined,
  delInstrText: () => undefined,
}

const reportFootnote = (context: Context) =>
  report(context, 'note', 'footnote', 'A footnote is left out. Put what the question needs into its text.')

function readObject(walk: Walk, element: XmlElement, properties: RunProperties): void {
  const text = textOfElement(element)
  const read = Object.hasOwn(OBJECTS, element.name) ? OBJECTS[element.name] : undefined
  if (text !== undefined) {
    if (!walk.context.fields.some(({ part }) => part === 'code')) pushText(walk, text, properties)
  } else if (read) read(walk, element, properties)
  else readInline(walk, element)
}

const MAX_CODE = 2_000

function pushText({ parts }: Walk, text: string, properties: RunProperties) {
  const shown = properties.capitals ? text.toUpperCase() : text
  if (shown !== '') parts.push({ raw: shown, font: fontOf(properties, shown), format: formatOf(properties) })
}

function readFieldMark({ context, parts }: Walk, mark: string | undefined, properties: RunProperties) {
  const { fields } = context
  const field = fields.at(-1)
  if (mark === 'begin') fields.push({ code: '', part: 'code' })
  else if (mark === 'separate' && field) field.part = 'result'
  else if (mark === 'end' && field) {
    fields.pop()
    if (fields.some(({ part }) => part === 'code')) return
    const shown = fieldContent(field.code)
    if (!shown) return
    if ('tex' in shown) parts.push({ tex: shown.tex, apart: false })
    else if ('text' in shown) {
      const font = /\\f\s+"?([^"\\]+)"?/.exec(field.code)?.[1]?.trim() ?? ''
      if (field.part === 'code') parts.push({ raw: shown.text, font, format: formatOf(properties) })
    } else
      report(
        context,
        'fault',
        'field',
        `A field cannot be read: ${shown.unknown.slice(0, 80)}. Type it as an equation.`,
      )
  }
}
