/** A parser for the HTML that the server renders: tags are nested and closed, and there are no comments. */
type Node = string | Element
type Element = { readonly tag: string; readonly children: Node[]; readonly start: number; end: number }

const TAG_OR_TEXT = /<(\/?)([a-zA-Z][\w-]*)[^>]*?(\/?)>|[^<]+/g
const VOID = new Set(['br', 'img', 'hr', 'wbr'])
const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'table', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

function parse(html: string): Node[] {
  const root: Element = { tag: '', children: [], start: 0, end: html.length }
  const open = [root]
  for (const { 0: token, 1: closes, 2: name, 3: isEmpty, index } of html.matchAll(TAG_OR_TEXT)) {
    const parent = open.at(-1) ?? root
    if (name === undefined) {
      parent.children.push(token)
    } else if (closes) {
      if (parent !== root) open.pop()
      parent.end = index + token.length
    } else {
      const element = { tag: name.toLowerCase(), children: [], start: index, end: index + token.length }
      parent.children.push(element)
      if (!isEmpty && !VOID.has(element.tag)) open.push(element)
    }
  }
  return root.children
}

/** The beginning of a text in one line, formulae as one types them: for lists that show no whole questions. */
export function firstLine(html: string, maxLength = 160): string {
  let line = ''
  for (const node of parse(html)) {
    line = `${line}${plain(node)}`
    if (typeof node !== 'string' && BLOCKS.has(node.tag) && line.trim() !== '') break
    if (line.length > maxLength) break
  }
  const text = decoded(line).replace(/\s+/g, ' ').trim()
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text
}

function plain(node: Node): string {
  if (typeof node === 'string') return node
  const parts = node.children.map(plain)
  const [first = '', second = ''] = parts
  switch (node.tag) {
    case 'annotation':
      return ''
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`
    case 'msup':
      return first + (raised(second) ?? `^${grouped(second)}`)
    case 'msub':
      return `${first}${lowered(second) ?? `_${grouped(second)}`}`
    case 'msqrt':
      return `√${grouped(parts.join(''))}`
    case 'mroot':
      return `${raised(second) ?? ''}√${grouped(first)}`
    case 'mover':
    case 'munder':
    case 'munderover':
      return first
    case 'br':
    case 'li':
    case 'td':
    case 'th':
      return `${parts.join('')} `
    default:
      return parts.join('')
  }
}

/** Several signs stay together: (a+b)/2. */
const grouped = (text: string): string =>
  /^(?:[\d.,]+|[^\s\d]|&\w+;)?$/u.test(text.trim()) ? text.trim() : `(${text})`

const inSigns = (signs: string) => (text: string) => {
  const places = [...text.trim()].map((sign) => '0123456789+-−n'.indexOf(sign))
  return places.length > 0 && places.every((place) => place >= 0)
    ? places.map((place) => [...signs][place]).join('')
    : undefined
}
const raised = inSigns('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ')
const lowered = inSigns('₀₁₂₃₄₅₆₇₈₉₊₋₋ₙ')

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) =>
    name === undefined
      ? String.fromCodePoint(Number.parseInt(hex ?? number, hex ? 16 : 10))
      : (ENTITIES[name] ?? whole),
  )

/** The paragraphs, tables and items of lists that a text is made of, each as HTML of its own. */
export function partsOf(html: string): string[] {
  const parts: string[] = []
  let inline = ''
  const endInline = () => {
    if (inline.trim() !== '') parts.push(inline.trim())
    inline = ''
  }
  for (const node of parse(html)) {
    if (typeof node === 'string') {
      inline += node
    } else if (!BLOCKS.has(node.tag)) {
      inline += html.slice(node.start, node.end)
    } else {
      endInline()
      parts.push(...partsOfBlock(html, node))
    }
  }
  endInline()
  return parts
}

function partsOfBlock(html: string, block: Element): string[] {
  if (block.tag !== 'ul' && block.tag !== 'ol') return [html.slice(block.start, block.end)]
  const items = block.children.filter((child) => typeof child !== 'string')
  return items.map((item, index) => {
    const list = block.tag === 'ol' ? `ol start="${index + 1}"` : 'ul'
    return `<${list}>${html.slice(item.start, item.end)}</${block.tag}>`
  })
}

/** How many parts all texts begin with alike. */
export function commonBeginning(texts: readonly (readonly string[])[]): number {
  const [first, ...others] = texts
  if (!first || others.length === 0) return 0
  const differs = first.findIndex((part, index) => others.some((other) => other[index] !== part))
  return differs < 0 ? first.length : differs
}
