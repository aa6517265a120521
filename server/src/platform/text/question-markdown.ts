import { type Markdown, withTex } from '@pariksha/formats/text/markdown-tex'
import MarkdownIt from 'markdown-it'

type Tokens = ReturnType<Markdown['parse']>

/** A picture in the store of files, as the texts of questions name it. */
const STORED_PICTURE = /^file:([0-9a-f]{64})$/

/** The digests of the pictures that a text names. */
export const picturesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(file:([0-9a-f]{64})\)/g)].map(([, sha256 = '']) => sha256)

/**
 * Markdown with TeX between dollar signs as safe HTML, for questions. HTML in the text is shown, not obeyed; links are off,
 * and the only pictures are those of the store of files, so nothing needs to be filtered out afterwards.
 */
export function questionMarkdown(show: (tex: string, apart: boolean) => string): Markdown {
  const markdown = withTex(new MarkdownIt({ html: false, linkify: false, typographer: false }), show).disable([
    'link',
    'autolink',
  ])
  markdown.validateLink = (address) => STORED_PICTURE.test(address)
  markdown.renderer.rules.image = (tokens, index) => {
    const token = tokens[index]
    const sha256 = STORED_PICTURE.exec(String(token?.attrGet('src')))?.[1] ?? ''
    return `<img src="/api/v1/files/${sha256}/picture" alt="${markdown.utils.escapeHtml(token?.content ?? '')}">`
  }
  return markdown
}

/**
 * A text of one line is never a list, a heading or code, whatever sign it begins with (“+ and −”). Lists begin with “-”: a
 * plus sign at the beginning of a line is one.
 */
export const parseQuestionText = (markdown: Markdown, text: string): Tokens =>
  text.trim().includes('\n')
    ? markdown.parse(text.replaceAll(/^\+ /gm, '\\+ '), {})
    : markdown.parseInline(text.trim(), {})

/** A single paragraph loses its <p>. */
export function renderQuestionTokens(markdown: Markdown, tokens: Tokens): string {
  const html = markdown.renderer.render(tokens, markdown.options, {}).trim()
  const single = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)
  return single?.[1] ?? html
}
