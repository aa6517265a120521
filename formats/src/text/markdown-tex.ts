import type MarkdownIt from 'markdown-it'

export type Markdown = InstanceType<typeof MarkdownIt>

/** What the rule below leaves behind: `content` is the TeX, `markup` says whether it stands on a line of its own. */
export const APART = '$$'

/** Markdown learns TeX: between single dollar signs in the line, between double ones apart from it. */
export function withTex(markdown: Markdown, show: (tex: string, apart: boolean) => string): Markdown {
  markdown.inline.ruler.after('escape', 'tex', (state, silent) => {
    if (state.src[state.pos] !== '$') return false
    const fence = state.src.startsWith(APART, state.pos) ? APART : '$'
    const start = state.pos + fence.length
    const end = state.src.indexOf(fence, start)
    if (end <= start || end + fence.length > state.posMax) return false
    if (!silent) {
      const token = state.push('tex', '', 0)
      token.content = state.src.slice(start, end)
      token.markup = fence
    }
    state.pos = end + fence.length
    return true
  })
  markdown.renderer.rules.tex = (tokens, index) => show(tokens[index]?.content ?? '', tokens[index]?.markup === APART)
  return markdown
}
