import MarkdownIt from 'markdown-it'
import { toMathml, withTex } from './tex.ts'

/**
 * What people write to be read on a page: Markdown with tables, links and TeX as safe HTML. HTML in the text is shown,
 * not obeyed; links lead to pages and mailboxes only; what is no TeX is shown as it was written.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
const { escapeHtml } = markdown.utils
export const reading = withTex(markdown, (tex, apart) => {
  try {
    return toMathml(tex, apart)
  } catch {
    return `<code>${escapeHtml(tex)}</code>`
  }
}).disable('image')

const OURS = /^(\/(?![/\\])|#)/
reading.validateLink = (address) => OURS.test(address) || /^(https?:\/\/|mailto:)/i.test(address)

// a full stop after a formula does not begin the next line
const formula = reading.renderer.rules.tex
reading.renderer.rules.tex = (tokens, index, ...rest) => {
  const html = formula?.(tokens, index, ...rest) ?? ''
  const next = tokens[index + 1]
  const stop = next?.type === 'text' ? /^[.,;:?)।]/.exec(next.content)?.[0] : undefined
  if (!next || stop === undefined) return html
  next.content = next.content.slice(stop.length)
  return `<span class="together">${html}${stop}</span>`
}
reading.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const token = tokens[index]
  if (token && !OURS.test(String(token.attrGet('href')))) token.attrSet('rel', 'nofollow noopener')
  return self.renderToken(tokens, index, options)
}
// wide tables scroll in themselves, not with the page, also by keyboard
reading.renderer.rules.table_open = () => '<div class="scrolling-table" tabindex="0">\n<table>\n'
reading.renderer.rules.table_close = () => '</table>\n</div>\n'

export const renderReading = (markdown: string): string => reading.render(markdown)

const WORDS_A_MINUTE = 180
/** How long a text takes to read: roughly, as anyone reads. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_A_MINUTE))
