import type { Text } from '@pariksha/content/text'
import type { Html } from '@pariksha/contract/tests'
import { withTex } from '@pariksha/formats/text/markdown-tex'
import MarkdownIt from 'markdown-it'
import { toMathml } from '../text/tex.ts'

/**
 * Markdown with TeX between dollar signs as safe HTML. HTML in the text is shown, not obeyed, and links and pictures are
 * off, so nothing needs to be filtered out afterwards.
 */
const markdown = withTex(new MarkdownIt({ html: false, linkify: false, typographer: false }), toMathml).disable([
  'link',
  'image',
  'autolink',
])

/** Words and numbers, with nothing in them that Markdown, TeX or HTML reads otherwise. */
const PLAIN = /^[\p{L}\p{M}\p{N}₹][\p{L}\p{M}\p{N} ,:;%’“”?/°²³–−]*$/u

/**
 * A text of one line is never a list, a heading or code, whatever sign it begins with (“+ and −”). A single paragraph loses
 * its <p>. Lists begin with “-”: a plus sign at the beginning of a line is one.
 */
function render(text: string): string {
  if (PLAIN.test(text) && !text.endsWith(' ')) return text
  if (!text.includes('\n')) return markdown.renderInline(text.trim())
  const html = markdown.render(text.replaceAll(/^\+ /gm, '\\+ ')).trim()
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
