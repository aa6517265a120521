/** Invisible characters that are part of no word: marks of direction, soft hyphens, blanks without width. */
const MARKS = String.raw`\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`
/** Joiners shape letters of Indian scripts and emoji; behind other signs they do nothing. */
const JOINER = String.raw`(?<![\u0900-\u0dff\ufe0f\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]`
const INVISIBLE = new RegExp(`[${MARKS}]|${JOINER}`, 'gu')
const LINE_START = new RegExp(String.raw`^[\s${MARKS}]+`, 'gm')
const RIGHT_TO_LEFT = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * The places of invisible characters, from the first to the last. Where text runs from right to left its marks matter, save
 * in front of a line.
 */
export function invisibleMarks(text: string): readonly number[] {
  const places = Array.from(text.matchAll(INVISIBLE), ({ index }) => index)
  if (places.length === 0 || !RIGHT_TO_LEFT.test(text)) return places
  const inFront = new Set<number>()
  for (const { index, 0: start } of text.matchAll(LINE_START))
    for (let at = index; at < index + start.length; at++) inFront.add(at)
  return places.filter((at) => inFront.has(at))
}

/** The text without them. */
export function withoutMarks(text: string): string {
  let [clean, from] = ['', 0]
  for (const at of invisibleMarks(text)) {
    clean += text.slice(from, at)
    from = at + 1
  }
  return from === 0 ? text : clean + text.slice(from)
}
