/** `reading`: what the staff write for a page. `writing`: what students and staff write to one another, and notes. */
export type Manner = 'reading' | 'writing'

/** Incremented when the same text results in different HTML: older HTML is rendered again when it is next read. */
export const RENDERER = 2

/** Columns beside a text: its HTML, and which renderer made it. */
export type Rendering = { readonly html: string; readonly rendered_by: number }

export const renderedAs = (html: string): Rendering => ({ html, rendered_by: RENDERER })

const WRITTEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text that is not rendered, escaped. */
export const asTyped = (text: string): string =>
  `<pre>${text.replace(/[&<>"]/g, (sign) => WRITTEN[sign] ?? sign)}</pre>\n`
