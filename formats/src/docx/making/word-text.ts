import MarkdownIt from 'markdown-it'
import { ommlToTex } from '../../equations/omml/omml-to-tex.ts'
import { texToOmml } from '../../equations/omml/tex-to-omml.ts'
import { withTex } from '../../text/markdown-tex.ts'
import { escapeXml, parseXml } from '../../xml/parse-xml.ts'

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number]

const markdown = withTex(new MarkdownIt({ html: false, linkify: false, typographer: false }), (tex) => tex)
// markdown-it asks this of pictures
markdown.validateLink = () => true

/** A paragraph as its runs, or a table: XML of WordprocessingML. */
export type WordBlock = { readonly runs: string } | { readonly table: string }

/** The drawing of a picture; undefined: there is none of that id. */
export type Draw = (id: string, alternative: string) => string | undefined

export const textRun = (text: string, properties = ''): string =>
  text === ''
    ? ''
    : `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`

/** Markdown as paragraphs and tables; formulae are equations of Word, or else stay TeX between dollars. */
export function wordBlocks(text: string, draw: Draw): WordBlock[] {
  const blocks: WordBlock[] = []
  const lists: { ordered: boolean; next: number }[] = []
  let label = ''
  const tokens = markdown.parse(text, {})
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    if (token.type === 'table_open') {
      const end = tokens.findIndex((other, place) => place > at && other.type === 'table_close')
      blocks.push({ table: tableOf(tokens.slice(at, end), draw) })
      at = end
    } else if (token.type === 'bullet_list_open') lists.push({ ordered: false, next: 1 })
    else if (token.type === 'ordered_list_open')
      lists.push({ ordered: true, next: Number(token.attrGet('start') ?? 1) })
    else if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop()
    else if (token.type === 'list_item_open') label = labelOf(lists.at(-1))
    else if (token.type === 'inline') {
      blocks.push({ runs: textRun(label) + inlineRuns(token.children ?? [], draw) })
      label = ''
    } else if (token.type === 'fence' || token.type === 'code_block')
      for (const line of token.content.trimEnd().split('\n')) blocks.push({ runs: textRun(line) })
  }
  return blocks
}

function labelOf(list: { ordered: boolean; next: number } | undefined): string {
  if (!list) return ''
  return list.ordered ? `${list.next++}. ` : '• '
}

const PROPERTIES: Readonly<Record<string, string>> = {
  strong: '<w:b/><w:bCs/>',
  em: '<w:i/><w:iCs/>',
  s: '<w:strike/>',
}

function inlineRuns(tokens: readonly Token[], draw: Draw): string {
  const formats: string[] = []
  const formulae = new Map(tokens.filter(({ type }) => type === 'tex').map((token) => [token, formulaRun(token)]))
  const dollars = tokens.filter((token) => (formulae.get(token) ?? token.content).includes('$')).length
  let runs = ''
  for (const token of tokens) {
    const properties = formats.join('')
    const format = PROPERTIES[token.type.replace(/_(open|close)$/, '')]
    if (format !== undefined && token.type.endsWith('_open')) formats.push(format)
    else if (format !== undefined) formats.pop()
    else if (token.type === 'tex') runs += formulae.get(token)
    else if (token.type === 'softbreak') runs += textRun(' ', properties)
    else if (token.type === 'hardbreak') runs += '<w:r><w:br/></w:r>'
    else if (token.type === 'image') runs += pictureRun(token, draw)
    else if (token.type === 'link_open') runs += ''
    else runs += textRun(dollars > 0 ? withDollars(token.content, dollars) : token.content, properties)
  }
  return runs
}

/** Escapes dollar signs that could be read as TeX delimiters. */
const withDollars = (text: string, dollars: number): string =>
  dollars > 1 || text.split('$').length > 2 ? text.replaceAll('$', '\\$') : text

const UNDERLINED = /^\\underline\{\\text\{([^\\{}$]*)\}\}$/

function formulaRun({ content, markup }: Token): string {
  const underlined = UNDERLINED.exec(content)?.[1]
  if (underlined !== undefined) return textRun(underlined, '<w:u w:val="single"/>')
  const tex = content.trim()
  return (markup === '$' ? equationOf(tex) : undefined) ?? textRun(`${markup}${tex}${markup}`)
}

const utf8 = new TextEncoder()

/** Undefined where Word has no element for it, or where reading the equation again would give another formula. */
function equationOf(tex: string): string | undefined {
  const equation = texToOmml(tex)
  return equation !== undefined && ommlToTex(parseXml(utf8.encode(equation))).tex.trim() === tex ? equation : undefined
}

function pictureRun(token: Token, draw: Draw): string {
  const alternative = token.content
  const id = decodeURIComponent(String(token.attrGet('src'))).replace(/^picture:/, '')
  return draw(id, alternative) ?? textRun(alternative)
}

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('')

function tableOf(tokens: readonly Token[], draw: Draw): string {
  let [rows, columns, xml] = [0, 0, '']
  for (const { type, children } of tokens) {
    if (type === 'tr_open') {
      xml += '<w:tr>'
      rows++
    } else if (type === 'tr_close') xml += '</w:tr>'
    else if (type === 'inline') {
      if (rows === 1) columns++
      xml += `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr><w:p>${inlineRuns(children ?? [], draw)}</w:p></w:tc>`
    }
  }
  const grid = '<w:gridCol w:w="2000"/>'.repeat(columns)
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${xml}</w:tbl>`
}
