const MAYBE_MARKUP = /_+|[\\`*[$<&~]/g
/** What begins a block: headings, quotes, lists, rules, underlines of headings, numbers with a dot or a parenthesis. */
const AT_START =
  /^([ \t]*)(?:(#{1,6})(?=[ \t]|$)|(>)|([*+-])(?=[ \t-]|$)|(=+|_{3,})(?=[ \t]*$)|(\d{1,9})([.)])(?=[ \t]|$)|(\|)(?=[ \t:|-]*$))/gm

/** Plain text as Markdown that shows exactly it; only what would be read as markup is escaped. */
export const escapeMarkdown = (text: string): string => escapeLineStarts(escapeInline(text))

/** Escapes what would begin an unintended block at the start of a line; the rest is Markdown already. */
export const escapeLineStarts = (markdown: string): string =>
  markdown.replace(AT_START, (whole, space: string, ...groups: (string | undefined)[]) => {
    const [, , , , digits, after] = groups
    return digits ? `${space}${digits}\\${after}` : `${space}\\${whole.slice(space.length)}`
  })

/** Escapes text that does not begin a line. */
export const escapeInline = (text: string): string => text.replace(MAYBE_MARKUP, escapeSign)

const REFERENCE = /^&(#|\w+;)/
const LINK = /^\[[^\]]*\][([:]/

function escapeSign(sign: string, at: number, whole: string): string {
  if (sign.startsWith('_')) return isBlank(sign, at, whole) ? sign : sign.replaceAll('_', '\\_')
  const [before, after] = [whole[at - 1] ?? ' ', whole[at + 1] ?? ' ']
  const rest = () => whole.slice(at, at + 1000)
  const harmless =
    (sign === '\\' && /[\p{L}\p{M}\p{N} ]/u.test(whole[at + 1] ?? '\n')) ||
    (sign === '<' && /[\s\d=]/.test(after)) ||
    (sign === '&' && !REFERENCE.test(rest())) ||
    (sign === '~' && after !== '~' && before !== '~') ||
    (sign === '[' && !LINK.test(rest())) ||
    (sign === '*' && before === ' ' && after === ' ')
  return harmless ? sign : `\\${sign}`
}

/** Underscores of a blank to fill in, which stands alone (`is ____ of`), or inside of a name (`max_value`). */
function isBlank(run: string, at: number, whole: string): boolean {
  const [before, after] = [whole[at - 1] ?? ' ', whole[at + run.length] ?? ' ']
  return (/\s/.test(before) && /\s/.test(after)) || (/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after))
}
