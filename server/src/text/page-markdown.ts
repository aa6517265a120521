import MarkdownIt from 'markdown-it'
import { type Markdown, toMathml, withTex } from './tex.ts'

type Manner = {
  /** A line that ends ends on the page, too. */
  readonly breaks: boolean
  readonly mayLink: (address: string) => boolean
  /** What a link says of itself. */
  readonly relOf: (address: string) => string | undefined
}

/** Web pages and mailboxes, and nothing that runs. */
export const isOutside = (address: string): boolean => /^(https?:\/\/|mailto:)/i.test(address)

/**
 * Markdown with TeX that people write, as safe HTML. HTML in the text is shown, not obeyed; what is no TeX is shown as it
 * was written; there are no pictures, which would tell strangers who reads.
 */
export function pageMarkdown({ breaks, mayLink, relOf }: Manner): Markdown {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks })
  withTex(markdown, (tex, apart) => {
    try {
      return toMathml(tex, apart)
    } catch {
      return `<code>${markdown.utils.escapeHtml(tex)}</code>`
    }
  }).disable('image')
  markdown.validateLink = mayLink
  const { rules } = markdown.renderer
  rules.link_open = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    const rel = relOf(String(token?.attrGet('href')))
    if (rel) token?.attrSet('rel', rel)
    return self.renderToken(tokens, index, options)
  }
  // wide tables scroll in themselves, not with the page, also by keyboard
  rules.table_open = () => '<div class="scrolling-table" tabindex="0">\n<table>\n'
  rules.table_close = () => '</table>\n</div>\n'
  return markdown
}
