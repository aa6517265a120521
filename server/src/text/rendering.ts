/** `reading`: what the staff write for a page. `writing`: what students and staff write to one another, and notes. */
export type Manner = 'reading' | 'writing'

/** Counted up when the same text becomes other HTML: what an older one made is made anew when it is next read. */
export const RENDERER = 2

/** Columns beside a text: its HTML, and which renderer made it. */
export type Rendering = { readonly html: string; readonly rendered_by: number }

export const renderedAs = (html: string): Rendering => ({ html, rendered_by: RENDERER })

const WRITTEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text that is not rendered, as it was typed. */
export const asTyped = (text: string): string =>
  `<pre>${text.replace(/[&<>"]/g, (sign) => WRITTEN[sign] ?? sign)}</pre>\n`
