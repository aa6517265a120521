import type { Text } from '@pariksha/content/text'
import type { Html } from '@pariksha/contract/tests'
import katex from 'katex'
import MarkdownIt from 'markdown-it'

/**
 * Markdown with TeX between dollar signs as safe HTML. HTML in the text is shown, not obeyed, and links and pictures are
 * off, so nothing needs to be filtered out afterwards. Formulae become MathML: no style, no fonts, no script.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable([
  'link',
  'image',
  'autolink',
])

markdown.inline.ruler.after('escape', 'tex', (state, silent) => {
  if (state.src[state.pos] !== '$') return false
  const end = state.src.indexOf('$', state.pos + 1)
  if (end <= state.pos + 1 || end > state.posMax) return false
  if (!silent) state.push('tex', '', 0).content = state.src.slice(state.pos + 1, end)
  state.pos = end + 1
  return true
})
markdown.renderer.rules.tex = (tokens, index) =>
  katex.renderToString(tokens[index]?.content ?? '', {
    output: 'mathml',
    throwOnError: true,
    trust: false,
    strict: 'error',
  })

/** A single paragraph loses its <p>: options and most questions are one line. */
function render(text: string): string {
  const html = markdown.render(text).trim()
  const single = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)
  return single?.[1] ?? html
}

export function renderText(text: Text): Html {
  return {
    en: render(text.en),
    ...(text.te !== undefined && { te: render(text.te) }),
    ...(text.hi !== undefined && { hi: render(text.hi) }),
  }
}

export const asDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
