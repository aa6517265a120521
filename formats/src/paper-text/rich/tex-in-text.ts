import { isText, type Piece, plainOf, type RichText, slice } from './rich-text.ts'

/**
 * Formulae that were typed as TeX: `$…$` as long as no blank stands inside its dollars and no digit after it (so that
 * "$5 and $10" are prices), `$$…$$`, `\(…\)` and `\[…\]`. `\$` is a dollar.
 */
const TYPED =
  /\\\$|\$\$(?!\s)([^$]{1,2000}?)\$\$|\$(?=[^\s$])((?:[^$\\]|\\[\s\S]){0,1999}?[^\s$\\])\$(?!\d)|\\\((.{1,2000}?)\\\)|\\\[(.{1,2000}?)\\\]/g

export function withTypedTex(rich: RichText): RichText {
  const text = plainOf(rich)
  if (!text.includes('$') && !text.includes('\\')) return rich
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(TYPED)) {
    const [whole, apart, inLine, round, square] = match
    const tex = apart ?? inLine ?? round ?? square
    const source = slice(rich, match.index, match.index + whole.length)
    if (tex !== undefined && !source.every(isText)) continue
    pieces.push(...slice(rich, at, match.index))
    if (tex === undefined) pieces.push(...slice(rich, match.index + 1, match.index + 2))
    else pieces.push({ tex: tex.trim(), apart: apart !== undefined || square !== undefined })
    at = match.index + whole.length
  }
  return at === 0 ? rich : [...pieces, ...slice(rich, at)]
}
