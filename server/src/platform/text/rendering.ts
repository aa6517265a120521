/** `page`: pages by staff. `message`: messages between students and staff, and notes. `question`: texts of questions. */
export type TextKind = 'page' | 'message' | 'question'

/** Incremented when the same text results in different HTML: older HTML is rendered again when it is next read. */
export const RENDERER = 5

/** Columns beside a text: its HTML and the version of the renderer that made it. */
export type Rendering = { readonly html: string; readonly rendered_by: number }

export const renderedAs = (html: string): Rendering => ({ html, rendered_by: RENDERER })

const WRITTEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The escaped text, for one that is not rendered. */
export const asTyped = (text: string): string =>
  `<pre>${text.replace(/[&<>"]/g, (sign) => WRITTEN[sign] ?? sign)}</pre>\n`
