import { convertLegacyText } from '../../legacy-fonts/convert-legacy-text.ts'
import { scriptMarkdown } from '../../text/tex/scripts.ts'
import { withoutControls } from '../../xml/control-characters.ts'
import { childOf, childrenOf, textOf, type XmlElement } from '../../xml/parse-xml.ts'
import type { Piece } from '../sheet.ts'
import { legacyFontOf } from './styles.ts'

/** A part of a string in one font. */
export type Run = {
  readonly text: string
  /** Undefined: that of the cell. */
  readonly legacyFont: string | null | undefined
  readonly script: 'raised' | 'lowered' | null
}

/** The runs of a shared or inline string; ruby texts and all formatting but superscripts and subscripts are left out. */
export function readRuns(string: XmlElement): readonly Run[] {
  const runs: Run[] = []
  for (const child of childrenOf(string)) {
    if (child.name === 't') add(runs, { text: textIn(child), legacyFont: undefined, script: null })
    if (child.name !== 'r') continue
    const properties = childOf(child, 'rPr')
    const font = childOf(properties, 'rFont')?.attributes.val
    const align = childOf(properties, 'vertAlign')?.attributes.val
    add(runs, {
      text: childrenOf(child, 't').map(textIn).join(''),
      legacyFont: font === undefined ? undefined : legacyFontOf(font),
      script: align === 'superscript' ? 'raised' : align === 'subscript' ? 'lowered' : null,
    })
  }
  return runs
}

/** Runs of the same formatting are one: a letter and its sign, or a formula, may stand in two. */
function add(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last && last.legacyFont === run.legacyFont && last.script === run.script)
    runs[runs.length - 1] = { ...last, text: last.text + run.text }
  else runs.push(run)
}

const textIn = (element: XmlElement): string => plainText(textOf(element))

/** Excel writes characters that XML cannot hold as `_x000D_`. */
export const plainText = (text: string): string =>
  withoutControls(
    text
      .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\r\n?/g, '\n'),
  )
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')

/** As pieces of a cell in a style; `unsupported` is called with fonts whose texts cannot be converted. */
export const piecesOf = (
  runs: readonly Run[],
  cellFont: string | null,
  unsupported: (family: string) => void,
): readonly Piece[] =>
  runs.flatMap(({ text, legacyFont, script }): Piece[] => {
    const font = legacyFont === undefined ? cellFont : legacyFont
    const converted = font === null ? undefined : convertLegacyText(font, text)
    if (converted && 'unsupported' in converted && text.trim() !== '') unsupported(converted.unsupported)
    const plain = converted && 'text' in converted ? converted.text : text
    if (script === null || plain.trim() === '') return [plain]
    return [{ markdown: scriptMarkdown(plain, script === 'raised' ? 'super' : 'sub') }]
  })
