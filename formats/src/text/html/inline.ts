import { isElement, textOf, type XmlElement, type XmlNode } from '../../xml/parse-xml.ts'
import { markdownOfText } from '../formulas-in-text.ts'
import { mathmlToTex } from '../tex/mathml-to-tex.ts'
import { scriptMarkdown } from '../tex/scripts.ts'
import { texInMarkdown, texText } from '../tex/tex.ts'
import type { HtmlContext } from './context.ts'
import { INVISIBLE, isBlock, MEDIA, styleOf, TRANSPARENT } from './elements.ts'
import { BOLD, BREAK, ITALIC, MARKS, STRUCK } from './emphasis.ts'
import { pictureOrFormula } from './pictures.ts'

const MAX_UNDERLINED = 300

/** What stands in a line: Markdown, with the marks above. */
export function inlineMarkdown(nodes: readonly XmlNode[], context: HtmlContext): string {
  return mergeTexts(nodes)
    .map((node) => (isElement(node) ? elementMarkdown(node, context) : textMarkdown(node)))
    .join('')
}

const textMarkdown = (text: string): string =>
  markdownOfText(text.replace(MARKS, '').replace(/[\s\u200b\ufeff]+/g, collapse))

/** A space that does not break stays one only where nothing else separates. */
const collapse = (space: string): string =>
  space === '\u200b' || space === '\ufeff' ? '' : space === '\u00a0' ? '\u00a0' : ' '

/** An entity or a comment splits a text, a formula would be split with it. */
function mergeTexts(nodes: readonly XmlNode[]): XmlNode[] {
  const merged: XmlNode[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (typeof node === 'string' && typeof last === 'string') merged[merged.length - 1] = last + node
    else merged.push(node)
  }
  return merged
}

function elementMarkdown(element: XmlElement, context: HtmlContext): string {
  const { name } = element
  const inner = () => inlineMarkdown(element.children, context)
  context.visit(element)
  switch (name) {
    case 'b':
    case 'strong':
      return wrap(inner(), BOLD)
    case 'i':
    case 'em':
      return wrap(inner(), ITALIC)
    case 's':
    case 'strike':
    case 'del':
      return wrap(inner(), STRUCK)
    case 'u':
      return underlined(element, inner(), context)
    case 'sup':
    case 'sub':
      return script(element, inner(), name === 'sup')
    case 'br':
      return BREAK
    case 'code':
    case 'tt':
    case 'kbd':
    case 'samp':
      return code(textOf(element))
    case 'q':
      return `“${inner()}”`
    case 'img':
      return pictureOrFormula(element, context)
    case 'math':
      return texInMarkdown(mathmlToTex(element, context.unknown(element)), element.attributes.display === 'block')
    case 'script':
      if (/^math\/tex/.test(element.attributes.type ?? ''))
        return texInMarkdown(textOf(element), /display/.test(element.attributes.type ?? ''))
      context.lost('script-dropped', 'A script was left out.', element)
      return ''
    default:
      return other(element, inner, context)
  }
}

function other(element: XmlElement, inner: () => string, context: HtmlContext): string {
  const { name } = element
  if (name === 'object' && /^image\//.test(element.attributes.type ?? '')) return pictureOrFormula(element, context)
  if (INVISIBLE.has(name)) {
    if (name === 'style') context.lost('style-dropped', 'A style sheet was left out.', element)
    return ''
  }
  if (MEDIA.has(name)) {
    context.lost('element-dropped', `<${name}> cannot be part of a question and was left out.`, element)
    return ''
  }
  if (isBlock(element)) return ` ${inner()} `
  if (!TRANSPARENT.has(name)) context.unknown(element)(name)
  return styled(element, inner(), context)
}

/** What editors write as styles. */
function styled(element: XmlElement, inner: string, context: HtmlContext): string {
  const style = styleOf(element)
  if (style === '') return inner
  if (/vertical-align:(super|sub)/.test(style)) return script(element, inner, /vertical-align:super/.test(style))
  if (/text-decoration[^;]*:[^;]*underline/.test(style)) return underlined(element, inner, context)
  const bold = /font-weight:(bold|bolder|[6-9]00)/.test(style) ? wrap(inner, BOLD) : inner
  return /font-style:(italic|oblique)/.test(style) ? wrap(bold, ITALIC) : bold
}

/** Moves spaces outside the emphasis: Markdown does not recognise emphasis with spaces at its ends. */
function wrap(inner: string, [open, close]: readonly [string, string]): string {
  const [, before = '', words = '', after = ''] = /^([\s\ue007]*)([\s\S]*?)([\s\ue007]*)$/.exec(inner) ?? []
  return words === '' ? inner : before + open + words.replaceAll(open, '').replaceAll(close, '') + close + after
}

/** Markdown cannot underline; TeX can, if what is underlined is words. */
function underlined(element: XmlElement, inner: string, context: HtmlContext): string {
  const text = textOf(element).replace(/\s+/g, ' ')
  const words = text.trim()
  const plain = !/[$\ue007]|!\[/.test(inner) && words !== '' && words.length <= MAX_UNDERLINED
  if (!plain) {
    if (/\S/.test(inner)) context.lost('underline-dropped', 'An underline could not be kept.', element)
    return inner
  }
  return `${text.startsWith(' ') ? ' ' : ''}$\\underline{${texText(words)}}$${text.endsWith(' ') ? ' ' : ''}`
}

/** A picture or a formula that is raised stays where it is. */
const script = (element: XmlElement, inner: string, raised: boolean): string =>
  /[$]|!\[/.test(inner) ? inner : scriptMarkdown(textOf(element), raised ? 'super' : 'sub')

/** Inside of code nothing is escaped; a backtick in it asks for more of them around. */
function code(text: string): string {
  const words = text.replace(MARKS, '').replace(/\s+/g, ' ').trim()
  if (words === '') return ''
  const fence = '`'.repeat(1 + Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length)))
  return words.startsWith('`') || words.endsWith('`') ? `${fence} ${words} ${fence}` : fence + words + fence
}
