import MarkdownIt from 'markdown-it'
import { toMathml, withTex } from './tex.ts'

/**
 * What students and staff write to one another: Markdown with TeX as safe HTML. HTML in the text is shown, not obeyed;
 * links lead to web pages and mailboxes only and lend nobody our name; there are no pictures, which would tell strangers
 * who reads, and no headings, which belong to the page.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: true })
const { escapeHtml } = markdown.utils
const writing = withTex(markdown, (tex, apart) => {
  try {
    return toMathml(tex, apart)
  } catch {
    return `<code>${escapeHtml(tex)}</code>`
  }
}).disable(['image', 'heading', 'lheading'])

writing.validateLink = (address) => /^(https?:\/\/|mailto:)/i.test(address)
writing.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('rel', 'nofollow noopener ugc')
  return self.renderToken(tokens, index, options)
}
writing.renderer.rules.table_open = () => '<div class="scrolling-table" tabindex="0">\n<table>\n'
writing.renderer.rules.table_close = () => '</table>\n</div>\n'

export const renderWriting = (text: string): string => writing.render(text)
