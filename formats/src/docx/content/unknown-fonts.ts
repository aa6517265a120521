import { countWords, looksLegacy, NO_WORDS } from '../../legacy-fonts/judge-words.ts'
import { isUnicodeFont } from '../../legacy-fonts/unicode-fonts.ts'
import { type Context, report } from './context.ts'

/** More fonts than any paper has. */
const MAX_FONTS = 200

/** Remembers what text in a font looks like: a single run is too short to judge. */
export function noticeFont({ unknownFonts, line }: Context, font: string, text: string): void {
  if (isUnicodeFont(font)) return
  const known = unknownFonts.get(font) ?? { count: NO_WORDS, lines: new Set<number>() }
  const count = countWords(text, known.count)
  if (count.words === known.count.words) return
  known.count = count
  known.lines.add(line)
  if (unknownFonts.size < MAX_FONTS) unknownFonts.set(font, known)
}

/** Old fonts that are not known by name, each line with text in them. */
export function reportUnknownFonts(context: Context): void {
  for (const [font, { count, lines }] of context.unknownFonts) {
    if (!looksLegacy(count)) continue
    const what = `Text in the font "${font.slice(0, 60)}" looks like that of an old font, whose letters are not Unicode. Look at it; if it is, type it again in a Unicode font such as Nirmala UI or Gautami.`
    for (const line of lines) report(context, 'note', 'font-unknown', what, line)
  }
}
