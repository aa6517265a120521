import { childrenOf, isElement, textOf, type XmlElement, type XmlNode } from '../../xml/parse-xml.ts'
import { escapeLineStarts } from '../escape-markdown.ts'
import type { HtmlContext } from './context.ts'
import { INVISIBLE, isBlock } from './elements.ts'
import { BREAK, normalizeEmphasis } from './emphasis.ts'
import { inlineMarkdown } from './inline.ts'
import { tableMarkdown } from './table.ts'

/** HTML, parsed, as Markdown with TeX. */
export const htmlToMarkdown = (body: XmlElement, context: HtmlContext): string =>
  blocksOf(body.children, context).join('\n\n')

function blocksOf(nodes: readonly XmlNode[], context: HtmlContext): string[] {
  const blocks: string[] = []
  let line: XmlNode[] = []
  const endLine = () => {
    const text = paragraph(inlineMarkdown(line, context))
    if (text !== '') blocks.push(text)
    line = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !(isBlock(node) || hasBlock(node))) line.push(node)
    else {
      endLine()
      blocks.push(...blockMarkdown(node, context))
    }
  }
  endLine()
  return blocks
}

/** A span, a link or bold text around paragraphs: the paragraphs count. */
const hasBlock = (node: XmlElement): boolean =>
  !INVISIBLE.has(node.name) &&
  node.name !== 'math' &&
  childrenOf(node).some((child) => isBlock(child) || hasBlock(child))

function blockMarkdown(element: XmlElement, context: HtmlContext): string[] {
  const { name } = element
  context.visit(element)
  switch (name) {
    case 'hr':
      return ['---']
    case 'pre':
      return [fenced(textOf(element))]
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const title = oneLine(blocksOf(element.children, context))
      return title === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${title}`]
    }
    case 'blockquote':
      return indented(blocksOf(element.children, context).join('\n\n'), '> ', '> ')
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir':
      return list(element, context)
    case 'table':
      return table(element, context)
    default:
      return blocksOf(element.children, context)
  }
}

function list(element: XmlElement, context: HtmlContext): string[] {
  const start = Number.parseInt(element.attributes.start ?? '1', 10)
  let number = Number.isSafeInteger(start) && start >= 0 && start < 1e8 ? start : 1
  const items = childrenOf(element).map((item) => {
    context.visit(item)
    const mark = element.name === 'ol' ? `${number++}. ` : '- '
    const blocks = item.name === 'li' ? blocksOf(item.children, context) : blocksOf([item], context)
    const tight = blocks.every((block, place) => place === 0 || /^(?:- |\d+\. )/.test(block))
    return { tight, text: indented(blocks.join(tight ? '\n' : '\n\n'), mark, ' '.repeat(mark.length)) }
  })
  const loose = items.some(({ tight }) => !tight)
  return items.length === 0 ? [] : [items.flatMap(({ text }) => text).join(loose ? '\n\n' : '\n')]
}

function indented(text: string, first: string, others: string): string[] {
  if (text === '') return []
  return [
    text
      .split('\n')
      .map((line, place) => (place === 0 ? first : line === '' ? others.trimEnd() : others) + line)
      .join('\n'),
  ]
}

/** A table for the layout, of one cell, is what is in it. */
function table(element: XmlElement, context: HtmlContext): string[] {
  const caption = childrenOf(element, 'caption').flatMap((child) => blocksOf(child.children, context))
  const cells = cellsIn(element)
  const [only] = cells
  if (only && cells.length === 1) return [...caption, ...blocksOf(only.children, context)]
  const markdown = tableMarkdown(element, context, (cell) => {
    if (cellsIn(cell).length > 0) context.lost('table-in-table', 'A table inside of a table was made plain text.', cell)
    return oneLine(blocksOf(cell.children, context))
  })
  return markdown === undefined ? caption : [...caption, markdown]
}

const cellsIn = (element: XmlElement): XmlElement[] =>
  childrenOf(element).flatMap((child) => (/^t[dh]$/.test(child.name) ? [child] : cellsIn(child)))

/** Cells and headings have one line. */
const oneLine = (blocks: readonly string[]): string =>
  blocks
    .join(' ')
    .replace(/\\\n|\n/g, ' ')
    .replace(/ {2,}/g, ' ')

function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${fence}\n${text.replace(/^\n|\n$/g, '')}\n${fence}`
}

/** A break at the end of a paragraph shows nothing; inside it is a backslash at the end of the line. */
function paragraph(inline: string): string {
  const lines = normalizeEmphasis(inline.replace(/ {2,}/g, ' '))
    .split(BREAK)
    .map((line) => line.trim())
  while (lines.length > 0 && lines[0] === '') lines.shift()
  while (lines.at(-1) === '') lines.pop()
  return lines
    .map(escapeLineStarts)
    .map((line, place) => (line === '' && place > 0 ? '\u00a0' : line))
    .join('\\\n')
}
