/** How a run of text looks; what a teacher uses to mark the right option, and what the text needs (x², underlined words). */
export type Formatting = {
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  /** Hexadecimal such as `FF0000`; none for black and for the automatic colour. */
  readonly colour?: string | undefined
  readonly highlight?: string | undefined
  readonly script?: 'super' | 'sub' | undefined
}

/** Text as it is read by people, not yet Markdown. */
export type TextPiece = { readonly text: string; readonly format: Formatting }
/** `apart`: on a line of its own. */
export type TexPiece = { readonly tex: string; readonly apart: boolean }
/** `floats`: beside the text, so that its place in the line says nothing. */
export type PicturePiece = { readonly picture: string; readonly alternative: string; readonly floats?: boolean }
/** Markdown that is ready: a table. */
export type MarkdownPiece = { readonly markdown: string }
export type Piece = TextPiece | TexPiece | PicturePiece | MarkdownPiece
export type RichText = readonly Piece[]

/** Stands in `plainOf` for a formula, a picture or a table, one character each. */
export const OBJECT = '\ufffc'

export const isText = (piece: Piece): piece is TextPiece => 'text' in piece

/** The characters alone, for patterns; a place in them is a place for `slice`. */
export const plainOf = (rich: RichText): string => rich.map((piece) => (isText(piece) ? piece.text : OBJECT)).join('')

export const plain = (text: string): RichText => (text === '' ? [] : [{ text, format: {} }])

/** The part between two places of `plainOf(rich)`. */
export function slice(rich: RichText, from: number, to = Number.POSITIVE_INFINITY): RichText {
  const part: Piece[] = []
  let at = 0
  for (const piece of rich) {
    const length = isText(piece) ? piece.text.length : 1
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)]
    if (start < end) part.push(isText(piece) ? { text: piece.text.slice(start, end), format: piece.format } : piece)
    at += length
  }
  return part
}

/** Without white space at both ends. */
export function trim(rich: RichText): RichText {
  const text = plainOf(rich)
  const start = text.length - text.trimStart().length
  return start === 0 && text === text.trimEnd() ? rich : slice(rich, start, text.trimEnd().length)
}

/** At each line break. */
export function splitLines(rich: RichText): readonly RichText[] {
  const text = plainOf(rich)
  if (!text.includes('\n')) return [rich]
  let at = 0
  return text.split('\n').map((part) => {
    const line = slice(rich, at, at + part.length)
    at += part.length + 1
    return line
  })
}

const LONG_GAP = /[^\S\n]{100,}/g

/** A long row of blanks is cut to a hundred: patterns would search from each of them. */
export const withShortGaps = (rich: RichText): RichText =>
  rich.map((piece) =>
    isText(piece) ? { ...piece, text: piece.text.replace(LONG_GAP, (gap) => gap.slice(0, 100)) } : piece,
  )

/** Patterns look at lines; this bounds what they cost. No line of a paper is so long. */
const MAX_LINE = 4_000

/** A longer line as several, split at a blank where there is one. */
export function splitLongLine(rich: RichText): readonly RichText[] {
  const text = plainOf(rich)
  const parts: RichText[] = []
  let at = 0
  while (text.length - at > MAX_LINE) {
    const gap = text.lastIndexOf(' ', at + MAX_LINE)
    const end = gap > at + MAX_LINE / 2 ? gap : at + MAX_LINE
    parts.push(slice(rich, at, end))
    at = end
  }
  return at === 0 ? [rich] : [...parts, slice(rich, at)]
}

/** Neighbouring texts of one format become one piece. */
export function joined(rich: RichText): RichText {
  const pieces: Piece[] = []
  for (const piece of rich) {
    const last = pieces.at(-1)
    if (last && isText(last) && isText(piece) && hasSameFormat(last.format, piece.format))
      pieces[pieces.length - 1] = { text: last.text + piece.text, format: last.format }
    else if (!isText(piece) || piece.text !== '') pieces.push(piece)
  }
  return pieces
}

const PROPERTIES = ['bold', 'italic', 'underline', 'strike', 'colour', 'highlight', 'script'] as const

const hasSameFormat = (a: Formatting, b: Formatting): boolean =>
  PROPERTIES.every((name) => (a[name] || '') === (b[name] || ''))
