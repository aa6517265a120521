/**
 * Points, colons and dashes behind a label ("Ans:-", "Sol.", "(b) -") are separators, or the sign or the point of a number.
 * What follows decides:
 *
 * - A sign or a point directly before a digit, with a space before it, belongs to the number: "Ans: -2", "Sol. .5".
 * - A dash with a space after it is a separator: "(a) - text", "Ans - b".
 * - A dash directly behind another separator is one, too: "Ans:- b", "Ans:-b". Before a digit ("Ans:-2") it is in doubt.
 * - The minus sign (−) and the plus sign are no separators, and none stands behind a tab.
 */
const DASH = /^[-–—]$/

/** What can be added up or multiplied: a number, a root, a formula, a variable of one letter. */
const TERM = /^(?:\.?\d|[√∛∜∞π(|₹$€£\ufffc]|\p{Script=Greek}|\p{L}(?![\p{L}\p{M}]))/u
export const startsTerm = (text: string, at = 0): boolean => TERM.test(text.slice(at, at + 3))

const NUMBER = /^\.?\d/
const startsNumber = (text: string, at: number): boolean => NUMBER.test(text.slice(at, at + 2))

/** Where the words begin behind a label that ends at `from`. */
export function afterSeparators(text: string, from: number): number {
  let at = from
  for (;;) {
    const next = afterSpace(text, at)
    const sign = text[next] ?? ''
    if (at > from && text.slice(at, next).includes('\t')) return next
    if (DASH.test(sign)) {
      const isSign = next > at && startsTerm(text, next + 1)
      if (isSign) return next
    } else if (!/^[.:：;,)\]]$/.test(sign) || (sign === '.' && next > from && /^\d/.test(text[next + 1] ?? '')))
      return next
    at = next + 1
  }
}

/**
 * Where an answer begins whose separators begin at `from`. What may be a sign is left in front of it for `readAnswer`, which
 * knows the options: "-2"; in doubt "– 4", and with the separator before it ":-2".
 */
export function afterAnswerSeparators(text: string, from: number): number {
  let at = from
  for (;;) {
    const next = afterSpace(text, at)
    const sign = text[next] ?? ''
    const isFirst = next === at && at === from
    if (DASH.test(sign)) {
      const behind = afterSpace(text, next + 1)
      if (behind >= text.length) return behind
      if (next > at ? behind === next + 1 || (at > from && startsNumber(text, behind)) : false) return next
      if (next === at && !isFirst && behind === next + 1 && startsNumber(text, behind)) return at - 1
    } else if (!/^[.:：=]$/.test(sign) || (sign === '.' && !isFirst && startsNumber(text, next))) return next
    at = next + 1
  }
}

/** A dash directly behind another separator and before a digit, such as in "Sol:-3 + 1": it may have been a sign. */
export const isSignInDoubt = (text: string, at: number): boolean =>
  /[.:：]\s*[-–—]$/.test(text.slice(0, at)) && startsNumber(text, at)

function afterSpace(text: string, from: number): number {
  let at = from
  while (/^\s$/.test(text[at] ?? '')) at++
  return at
}
