import type { XmlElement } from '../../xml/parse-xml.ts'
import { escapeInline } from '../escape-markdown.ts'
import { mathmlToTex } from '../tex/mathml-to-tex.ts'
import { texInMarkdown } from '../tex/tex.ts'
import type { HtmlContext } from './context.ts'
import { parseHtml } from './parse-html.ts'

/** A picture, or a formula that a program keeps as a picture with its source beside it. */
export function pictureOrFormula(element: XmlElement, context: HtmlContext): string {
  const { attributes } = element
  const formula = formulaOf(element, context)
  if (formula) return texInMarkdown(formula, false)
  const address = attributes.src ?? attributes.data ?? ''
  const alt = (attributes.alt ?? attributes.title ?? '').replace(/\s+/g, ' ').trim().slice(0, 500)
  const id = context.picture(address, element)
  return id === undefined ? escapeInline(alt) : `![${escapeAlt(alt)}](picture:${id})`
}

const escapeAlt = (alt: string): string => alt.replace(/[\\[\]`$*_<&]/g, '\\$&')

/** Canvas: `data-equation-content`, or "LaTeX: …" as alternative text; WIRIS: MathML in `data-mathml`; Moodle: `texrender`. */
function formulaOf({ attributes, line }: XmlElement, context: HtmlContext): string | undefined {
  const alt = attributes.alt ?? ''
  if (attributes['data-equation-content']) return attributes['data-equation-content']
  if (/^LaTeX:\s*\S/.test(alt)) return alt.replace(/^LaTeX:\s*/, '')
  if (/\btexrender\b/.test(attributes.class ?? '') && alt !== '') return alt.replace(/^\$\$|\$\$$/g, '')
  const mathml = attributes['data-mathml']
  if (!mathml) return undefined
  const tree = parseHtml(
    mathml.replace(/[«»¨§]/g, (sign) => ({ '«': '<', '»': '>', '¨': '"', '§': '&' })[sign] ?? ''),
    line,
  )
  return mathmlToTex({ ...tree, name: 'math' }, context.unknown(tree)) || undefined
}
