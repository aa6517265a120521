import { childOf, childrenOf, isElement, type XmlElement } from '../../xml/parse-xml.ts'
import { brokenLines, equationArrayToPieces, matrixToPieces } from './reading/arrays.ts'
import { delimitersToPieces } from './reading/delimiters.ts'
import { functionToPieces, naryToPieces } from './reading/operators.ts'
import { type Piece, piece } from './reading/pieces.ts'
import type { Reader } from './reading/reader.ts'
import { runToPieces } from './reading/run.ts'
import { limitToPieces, preScriptsToPieces, scriptsToPieces } from './reading/scripts.ts'
import {
  accentToPieces,
  barToPieces,
  borderBoxToPieces,
  boxToPieces,
  fractionToPieces,
  groupToPieces,
  phantomToPieces,
  radicalToPieces,
} from './reading/structures.ts'

/**
 * An equation of Word (`m:oMath`, or `m:oMathPara` with several in lines) as TeX, with commands alone that the renderer of the
 * texts allows. `problems` are sentences about what TeX cannot say and was left out; everything else is kept.
 */
export function ommlToTex(element: XmlElement): { readonly tex: string; readonly problems: readonly string[] } {
  const problems = new Set<string>()
  const reader = readerOf(problems, { isName: false, inArray: false })
  const equations = element.name === 'oMathPara' ? childrenOf(element, 'oMath') : [element]
  return { tex: brokenLines(equations.map((equation) => reader.pieces(equation))), problems: [...problems] }
}

type Place = Pick<Reader, 'isName' | 'inArray'>

function readerOf(problems: Set<string>, place: Place): Reader {
  const reader: Reader = {
    ...place,
    problem: (sentence) => void problems.add(sentence),
    unknown: (character) =>
      void problems.add(
        `The character ${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}) cannot be used in a formula and was left out.`,
      ),
    pieces(element, change) {
      const inside = change ? readerOf(problems, { ...place, ...change }) : reader
      return (element?.children ?? []).filter(isElement).flatMap((child) => convert(child, inside))
    },
  }
  return reader
}

type Conversion = (element: XmlElement, reader: Reader) => Piece[]

const CONVERSIONS: ReadonlyMap<string, Conversion> = new Map<string, Conversion>([
  ['r', runToPieces],
  ['f', fractionToPieces],
  ['rad', radicalToPieces],
  ['nary', naryToPieces],
  ['func', functionToPieces],
  ['d', delimitersToPieces],
  ['m', matrixToPieces],
  ['eqArr', equationArrayToPieces],
  ['acc', accentToPieces],
  ['bar', barToPieces],
  ['box', boxToPieces],
  ['borderBox', borderBoxToPieces],
  ['groupChr', groupToPieces],
  ['phant', phantomToPieces],
  ['limLow', (element, reader) => limitToPieces(element, 'under', reader)],
  ['limUpp', (element, reader) => limitToPieces(element, 'over', reader)],
  ['sSub', scriptsToPieces],
  ['sSup', scriptsToPieces],
  ['sSubSup', scriptsToPieces],
  ['sPre', preScriptsToPieces],
  ['AlternateContent', (element, reader) => reader.pieces(childOf(element, 'Choice') ?? childOf(element, 'Fallback'))],
])

/** Wrappers, of which the content counts. Insertions and moves of tracked changes are as if accepted. */
const CONTAINERS: ReadonlySet<string> = new Set(
  `oMath oMathPara ins moveTo hyperlink smartTag sdt sdtContent customXml fldSimple e num den deg sub sup lim fName`.split(
    ' ',
  ),
)

/** Deleted text, properties, bookmarks and comments: nothing that is read. */
const SILENT =
  /^(?:del|moveFrom|proofErr|permStart|permEnd|sdtEndPr|lastRenderedPageBreak|annotationRef|commentReference|bookmark\w*|comment\w*|move\w*Range\w*|customXml\w*Range\w*|\w*Pr)$/

function convert(element: XmlElement, reader: Reader): Piece[] {
  const conversion = CONVERSIONS.get(element.name)
  if (conversion) return isDeleted(element) ? reader.pieces(element) : conversion(element, reader)
  if (CONTAINERS.has(element.name)) return reader.pieces(element)
  if (element.name === 'br') return [piece('', 'break')]
  if (!SILENT.test(element.name))
    reader.problem(`An equation holds something that is not mathematics (${element.name}).`)
  return []
}

/** A structure whose deletion is tracked; what stands in it may stay. */
const isDeleted = (element: XmlElement): boolean =>
  childrenOf(element).some(({ children, name }) =>
    /Pr$/.test(name)
      ? children.some((child) => isElement(child) && child.name === 'ctrlPr' && childOf(child, 'del') !== undefined)
      : false,
  )
