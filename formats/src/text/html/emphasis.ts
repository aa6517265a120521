/**
 * Marks of emphasis until the line is complete: whether `**` means anything depends on both its neighbours. Characters for
 * private use, so that no text has them.
 */
export const BOLD = ['\ue001', '\ue002'] as const
export const ITALIC = ['\ue003', '\ue004'] as const
export const STRUCK = ['\ue005', '\ue006'] as const
export const BREAK = '\ue007'
/** All of them; a text that has one loses it. */
export const MARKS = /[\ue001-\ue007]/g

const KINDS = [
  ['**', ...BOLD],
  ['*', ...ITALIC],
  ['~~', ...STRUCK],
] as const

const WORD = /[\p{L}\p{M}\p{N}]/u

/**
 * Puts the signs of emphasis for its marks, where CommonMark sees emphasis: an opening sign stands before a letter, or after a
 * space or a sign; a closing one the other way round. Elsewhere the words stay and the emphasis goes.
 */
export function normalizeEmphasis(line: string): string {
  let text = line
  for (const [, open, close] of KINDS) text = text.replaceAll(close + open, '').replaceAll(open + close, '')
  for (const [sign, open, close] of KINDS)
    text = text.replace(
      new RegExp(`${open}([^${open}${close}]*)${close}`, 'g'),
      (_, inner: string, at: number, whole) => {
        const end = at + inner.length + 1
        const opens = WORD.test(neighbour(whole, at, 1)) || !WORD.test(neighbour(whole, at, -1))
        const closes = WORD.test(neighbour(whole, end, -1)) || !WORD.test(neighbour(whole, end, 1))
        return opens && closes ? sign + inner + sign : inner
      },
    )
  return text.replace(/[\ue001-\ue006]/g, '')
}

/** The next character that is no mark. */
function neighbour(line: string, from: number, step: 1 | -1): string {
  let place = from + step
  while (/[\ue001-\ue006]/.test(line[place] ?? '')) place += step
  return line[place] ?? ' '
}
