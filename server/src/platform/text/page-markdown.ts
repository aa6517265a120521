import { type Markdown, withTex } from '@pariksha/formats/text/markdown-tex'
import MarkdownIt, { type Token } from 'markdown-it'
import { toMathml } from './tex.ts'

type MarkdownOptions = {
  /** Line breaks of the source are line breaks on the page. */
  readonly breaks: boolean
  readonly mayLink: (address: string) => boolean
  /** The `rel` of a link. */
  readonly relOf: (address: string) => string | undefined
}

/** Allowed schemes: web pages and e-mail addresses, no scripts. */
export const isOutside = (address: string): boolean => /^(https?:\/\/|mailto:)/i.test(address)

const { escapeHtml } = new MarkdownIt().utils

/** A formula as MathML, or its source where it is not valid TeX. */
export function texOrSource(tex: string, apart: boolean): string {
  try {
    return toMathml(tex, apart)
  } catch {
    return `<code>${escapeHtml(tex)}</code>`
  }
}

/** `[x]()` is a link to nowhere, whatever may be linked: its text remains. Links are not nested. */
function withoutEmptyLinks(tokens: readonly Token[]): Token[] {
  let isEmpty = false
  return tokens.filter((token) => {
    if (token.type === 'link_open') isEmpty = token.attrGet('href') === ''
    return !isEmpty || (token.type !== 'link_open' && token.type !== 'link_close')
  })
}

/**
 * Renders user-written Markdown with TeX as safe HTML. HTML in the text is escaped; invalid TeX is shown as it
 * was written; images are not allowed, because loading one would reveal the reader to another server.
 */
export function pageMarkdown({ breaks, mayLink, relOf }: MarkdownOptions): Markdown {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks })
  withTex(markdown, texOrSource).disable('image')
  markdown.validateLink = mayLink
  markdown.core.ruler.after('inline', 'empty-links', ({ tokens }) => {
    for (const token of tokens) if (token.children) token.children = withoutEmptyLinks(token.children)
  })
  const { rules } = markdown.renderer
  rules.link_open = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    const rel = relOf(String(token?.attrGet('href')))
    if (rel) token?.attrSet('rel', rel)
    return self.renderToken(tokens, index, options)
  }
  // a wide table scrolls inside its own container, by keyboard too
  rules.table_open = () => '<div class="scrolling-table" tabindex="0">\n<table>\n'
  rules.table_close = () => '</table>\n</div>\n'
  return markdown
}
