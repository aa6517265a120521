import katex from 'katex'
import { firstUnknownCommand } from './tex-commands.ts'

const MAX_FORMULA_LENGTH = 1000
const MAX_DEPTH = 20

/** The nesting depth of groups, environments and delimiter pairs. */
function depthOf(tex: string): number {
  let [depth, deepest] = [0, 0]
  for (const [sign] of tex.matchAll(/\\(?:left|right|begin|end)(?![a-zA-Z])|\\[\s\S]|[{}]/g)) {
    if (sign === '{' || sign === '\\left' || sign === '\\begin') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === '\\right' || sign === '\\end') depth--
  }
  return deepest
}

export type TexProblem =
  | { readonly code: 'tex_too_long'; readonly most: number }
  | { readonly code: 'tex_too_deep' }
  | { readonly code: 'tex_command'; readonly command: string; readonly forbidden: boolean }

/** Why a formula is rejected before KaTeX or Typst parses it. */
export function texProblem(tex: string): TexProblem | undefined {
  if (tex.length > MAX_FORMULA_LENGTH) return { code: 'tex_too_long', most: MAX_FORMULA_LENGTH }
  if (depthOf(tex) > MAX_DEPTH) return { code: 'tex_too_deep' }
  const outside = firstUnknownCommand(tex)
  return outside && { code: 'tex_command', ...outside }
}

/** Outside of KaTeX's own fonts, which MathML does not need: money, per mille, and the joiners of Indian scripts. */
const SHOWN_ALSO = /^(?:[₹€‰]|\u200c|\u200d)$/

/** Renders a formula as MathML, without styles, fonts or scripts. Throws if it is invalid or exceeds the limits. */
export function toMathml(tex: string, apart: boolean): string {
  const problem = texProblem(tex)
  if (problem) throw new Error(`${problem.code}: ${tex.slice(0, 80)}`)
  const mathml = katex.renderToString(tex, {
    output: 'mathml',
    displayMode: apart,
    throwOnError: true,
    trust: false,
    strict: (code, _message, token) =>
      code === 'unknownSymbol' && token && 'text' in token && SHOWN_ALSO.test(token.text) ? 'ignore' : 'error',
    maxSize: 20,
    // for the few built-in commands that are macros (\implies, \pmod, \cdots)
    maxExpand: MAX_FORMULA_LENGTH,
  })
  // browsers take the bars of a determinant for signs of division, which do not grow
  return mathml.replaceAll('<mo fence="true">', '<mo fence="true" stretchy="true">')
}
