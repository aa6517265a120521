import katex from 'katex'
import MarkdownIt from 'markdown-it'
import { type Markdown, withTex } from './markdown-tex.ts'

/** How formulae are written: `\( … \)` for programs with MathJax, or MathML. */
export type HtmlOptions = {
  readonly formulae: 'delimiters' | 'mathml'
  /** The address of a picture of the set; undefined: there is none of that id, its alternative text stands for it. */
  readonly address: (id: string) => string | undefined
}

/** Markdown with TeX as well-formed HTML (XHTML). A single line is not put into a paragraph. */
export function markdownToHtml(text: string, options: HtmlOptions): string {
  const markdown = converter(options)
  const html = text.includes('\n') ? markdown.render(text).trim() : markdown.renderInline(text.trim())
  return html.replace(/^<p>((?:(?!<p>)[\s\S])*)<\/p>$/, '$1')
}

const UNDERLINED = /^\\underline\{\\text\{([^\\{}$]*)\}\}$/

function converter({ formulae, address }: HtmlOptions): Markdown {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, xhtmlOut: true })
  const { escapeHtml } = markdown.utils
  withTex(markdown, (tex, apart) => {
    const underlined = UNDERLINED.exec(tex)?.[1]
    if (formulae === 'mathml') return mathmlOf(tex, apart) ?? escapeHtml(delimited(tex, apart))
    return underlined === undefined ? escapeHtml(delimited(tex, apart)) : `<u>${escapeHtml(underlined)}</u>`
  })
  markdown.disable(['link', 'autolink'])
  // markdown-it asks this of pictures, too
  markdown.validateLink = (link) => link.startsWith('picture:')
  const { rules } = markdown.renderer
  rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const alt = escapeHtml(self.renderInlineAsText(token?.children ?? [], options, env))
    const source = address(decodeURIComponent(String(token?.attrGet('src')).replace(/^picture:/, '')))
    return source === undefined ? alt : `<img src="${escapeHtml(source)}" alt="${alt}" />`
  }
  if (formulae === 'mathml') plainElements(markdown)
  return markdown
}

const delimited = (tex: string, apart: boolean): string => (apart ? `\\[${tex}\\]` : `\\(${tex}\\)`)

/** MathML alone, with its TeX as an annotation; undefined for what is no TeX. */
function mathmlOf(tex: string, apart: boolean): string | undefined {
  if (tex.length > 1000) return undefined
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: apart,
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxSize: 20,
      maxExpand: 1000,
    })
    return /<math[\s\S]*<\/math>/.exec(html)?.[0]
  } catch {
    return undefined
  }
}

/** QTI has no `style` (it has classes), no `start` of a list and no `<s>`. */
function plainElements(markdown: Markdown): void {
  const { rules } = markdown.renderer
  rules.ordered_list_open = () => '<ol>'
  for (const name of ['th_open', 'td_open'])
    rules[name] = (tokens, index) => {
      const align = /text-align:(\w+)/.exec(String(tokens[index]?.attrGet('style')))?.[1]
      return `<${tokens[index]?.tag}${align ? ` class="qti-align-${align}"` : ''}>`
    }
  rules.s_open = () => '<span>'
  rules.s_close = () => '</span>'
}
