import { convertSymbolText } from '../../../legacy-fonts/convert-symbol-text.ts'
import { childOf, childrenOf, textOf, type XmlElement } from '../../../xml/parse-xml.ts'
import type { Style } from '../symbols/alphabets.ts'
import { charactersToPieces } from './characters-to-pieces.ts'
import { type Piece, piece } from './pieces.ts'
import { isOn, propertyOf } from './properties.ts'
import type { Reader } from './reader.ts'
import { textPieces } from './text.ts'

const WORD_PROPERTIES = 'rPr'

/** `m:r`: text in one style, ordinary words, or Word's own breaks and symbols among them. */
export function runToPieces(run: XmlElement, reader: Reader): Piece[] {
  const [math, word] = propertiesOf(run)
  const pieces = run.children.flatMap((child) =>
    typeof child === 'string' || child.name === WORD_PROPERTIES ? [] : part(child, math, word, reader),
  )
  // a manual break stands before its operator
  const before: Piece[] = []
  if (childOf(math, 'brk')) before.push(piece('', 'break'))
  if (isOn(math, 'aln')) before.push(piece('&', 'align'))
  return [...before, ...pieces]
}

/** Its properties as mathematics (`m:rPr`) and as text (`w:rPr`): the same name in two namespaces. */
function propertiesOf(run: XmlElement): [math: XmlElement | undefined, word: XmlElement | undefined] {
  const all = childrenOf(run, WORD_PROPERTIES)
  const math = all.find(({ namespace }) => namespace === run.namespace)
  return [math, all.find((one) => one !== math)]
}

function part(child: XmlElement, math: XmlElement | undefined, word: XmlElement | undefined, reader: Reader): Piece[] {
  switch (child.name) {
    case 't':
      return textToPieces(textOf(child), math, word, reader)
    case 'sym': {
      const code = Number.parseInt(attribute(child, 'char') ?? '', 16)
      const symbol = Number.isNaN(code) ? '' : String.fromCharCode(code)
      return textToPieces(inFont(attribute(child, 'font') ?? '', symbol, reader), math, word, reader)
    }
    case 'br':
    case 'cr':
      return [piece('', 'break')]
    case 'tab':
      return [piece('\\quad', 'space')]
    case 'noBreakHyphen':
      return [piece('-', 'bin')]
    case 'drawing':
    case 'pict':
    case 'object':
      reader.problem('A picture inside an equation was left out.')
      return []
    default:
      return []
  }
}

const attribute = (element: XmlElement, name: string): string | undefined =>
  Object.entries(element.attributes).find(([key]) => key.replace(/^.*:/, '') === name)?.[1]

function inFont(font: string, text: string, reader: Reader): string {
  const symbols = convertSymbolText(font, text)
  for (const unknown of symbols?.unknown ?? []) reader.problem(`The sign ${unknown} is not known and was left out.`)
  return symbols?.text ?? text
}

function textToPieces(
  typed: string,
  math: XmlElement | undefined,
  word: XmlElement | undefined,
  reader: Reader,
): Piece[] {
  const text = inFont(fontOf(word), typed, reader)
  if (isOn(math, 'nor')) return textPieces(text, commandOf(math, word), reader.unknown)
  return charactersToPieces(
    text,
    { style: styleOf(math), name: reader.isName, inArray: reader.inArray },
    reader.unknown,
  )
}

const fontOf = (word: XmlElement | undefined): string => {
  const fonts = childOf(word, 'rFonts')
  return (fonts && (attribute(fonts, 'ascii') ?? attribute(fonts, 'hAnsi'))) ?? ''
}

function commandOf(math: XmlElement | undefined, word: XmlElement | undefined): string {
  const style = propertyOf(math, 'sty')
  if (style === 'b' || style === 'bi' || isOn(word, 'b')) return 'textbf'
  return style === 'i' || isOn(word, 'i') ? 'textit' : 'text'
}

const SCRIPTS: Readonly<Record<string, readonly [plain: Style, bold: Style]>> = {
  script: ['script', 'script-b'],
  fraktur: ['fraktur', 'fraktur-b'],
  'double-struck': ['double-struck', 'double-struck'],
  'sans-serif': ['sans', 'sans-b'],
  monospace: ['mono', 'mono'],
}

function styleOf(math: XmlElement | undefined): Style {
  const style = propertyOf(math, 'sty')
  const script = SCRIPTS[propertyOf(math, 'scr') ?? '']
  if (script) return style === 'b' || style === 'bi' ? script[1] : script[0]
  return style === 'p' || style === 'b' || style === 'bi' ? style : 'i'
}
