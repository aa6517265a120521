import { APART } from '@pariksha/formats/text/markdown-tex'
import { page } from '../text/page.ts'
import type { IsTypeset } from './formula-check.ts'
import { toTypstMath } from './typst-math.ts'

type Token = ReturnType<typeof page.parse>[number]

/** A text as the data that `text.typ` reads; only `math` is evaluated as code there. */
export type Inline =
  | { readonly is: 'text' | 'code'; readonly text: string }
  | { readonly is: 'math'; readonly math: string; readonly apart: boolean }
  | { readonly is: 'strong' | 'em'; readonly inside: Inline[] }
  | { readonly is: 'link'; readonly to: string; readonly inside: Inline[] }
  | { readonly is: 'break' }
  | { readonly is: 'picture'; readonly name: string; readonly alt: string }
export type Block =
  | { readonly is: 'heading'; readonly level: number; readonly inside: Inline[] }
  | { readonly is: 'paragraph'; readonly inside: Inline[] }
  | { readonly is: 'list'; readonly ordered: boolean; readonly start: number; readonly items: Block[][] }
  | { readonly is: 'quote'; readonly inside: Block[] }
  | { readonly is: 'table'; readonly columns: number; readonly align: string[]; readonly cells: Inline[][] }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'rule' }

type Options = {
  readonly origin: string
  readonly isTypeset: IsTypeset
  /** The name of a picture by the address that the text has; without it there are no pictures. */
  readonly picture?: (address: string) => string | undefined
}

export function printedDocument(markdown: string, options: Options): Block[] {
  return printedTokens(page.parse(markdown, {}), options)
}

/** Blocks, or the paragraph that a text of one line is. */
export function printedTokens(tokens: readonly Token[], options: Options): Block[] {
  const [first] = tokens
  if (first?.type !== 'inline') return blocks(new Cursor(tokens), options)
  return [{ is: 'paragraph', inside: inlines(new Cursor(first.children ?? []), options) }]
}

class Cursor {
  private at = 0
  private readonly tokens: readonly Token[]
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }
  next(): Token | undefined {
    return this.tokens[this.at++]
  }
}

/** The blocks up to the closing token of their parent. */
function blocks(cursor: Cursor, options: Options): Block[] {
  const made: Block[] = []
  for (let token = cursor.next(); token && token.nesting !== -1; token = cursor.next()) {
    const block = blockOf(token, cursor, options)
    if (block) made.push(block)
  }
  return made
}

function blockOf(token: Token, cursor: Cursor, options: Options): Block | undefined {
  switch (token.type) {
    case 'heading_open':
      return { is: 'heading', level: Number(token.tag.slice(1)), inside: inlineOf(cursor, options) }
    case 'paragraph_open':
      return { is: 'paragraph', inside: inlineOf(cursor, options) }
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const items: Block[][] = []
      for (let item = cursor.next(); item?.type === 'list_item_open'; item = cursor.next()) {
        items.push(blocks(cursor, options))
      }
      const start = Number(token.attrGet('start') ?? 1)
      return { is: 'list', ordered: token.type === 'ordered_list_open', start, items }
    }
    case 'blockquote_open':
      return { is: 'quote', inside: blocks(cursor, options) }
    case 'table_open':
      return tableOf(cursor, options)
    case 'fence':
    case 'code_block':
      return { is: 'code', text: token.content.trimEnd() }
    case 'hr':
      return { is: 'rule' }
    default:
      return undefined
  }
}

/** The inline text of a heading, paragraph or cell; moves past its closing token. */
function inlineOf(cursor: Cursor, options: Options): Inline[] {
  const children = cursor.next()?.children ?? []
  cursor.next()
  return inlines(new Cursor(children), options)
}

function tableOf(cursor: Cursor, options: Options): Block {
  const cells: Inline[][] = []
  const align: string[] = []
  for (let token = cursor.next(); token && token.type !== 'table_close'; token = cursor.next()) {
    if (token.type !== 'th_open' && token.type !== 'td_open') continue
    if (token.type === 'th_open') align.push(/center|right/.exec(String(token.attrGet('style')))?.[0] ?? 'left')
    cells.push(inlineOf(cursor, options))
  }
  return { is: 'table', columns: align.length, align, cells }
}

function inlines(cursor: Cursor, options: Options): Inline[] {
  const made: Inline[] = []
  for (let token = cursor.next(); token && token.nesting !== -1; token = cursor.next()) {
    const inline = inlineFrom(token, cursor, options)
    if (inline) made.push(inline)
  }
  return made
}

function inlineFrom(token: Token, cursor: Cursor, options: Options): Inline | undefined {
  switch (token.type) {
    case 'text':
      return token.content === '' ? undefined : { is: 'text', text: token.content }
    case 'code_inline':
      return { is: 'code', text: token.content }
    case 'tex': {
      const math = toTypstMath(token.content)
      if (math === undefined || !options.isTypeset(math)) return { is: 'code', text: token.content }
      return { is: 'math', math, apart: token.markup === APART }
    }
    case 'strong_open':
      return { is: 'strong', inside: inlines(cursor, options) }
    case 'em_open':
      return { is: 'em', inside: inlines(cursor, options) }
    case 'link_open': {
      const to = new URL(String(token.attrGet('href')), options.origin).href
      return { is: 'link', to, inside: inlines(cursor, options) }
    }
    case 'image': {
      const name = options.picture?.(String(token.attrGet('src')))
      return name === undefined ? undefined : { is: 'picture', name, alt: token.content }
    }
    case 'softbreak':
      return { is: 'text', text: ' ' }
    case 'hardbreak':
      return { is: 'break' }
    default:
      return undefined
  }
}
