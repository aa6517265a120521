type Texts = Readonly<Record<string, string | undefined>>

/** What an option says of the others, or of their order. */
const SPEAKS_OF_OTHERS: readonly RegExp[] = [
  /\b(all|none|any|both|neither|either|each)\b.*\b(of|above|these|following|nor|or)\b|\babove\b|\b(only|and)\b.*\b[IVX]+\b/i,
  /^\(?[ivx]+\)/i,
  // bare, or with what it counts: "None", "Both", "All four", "Both are correct"
  /^\W*(all|none|both|neither|either|nota)\W*$/i,
  /^\W*(all|none|both|neither|either)\W+(the|those|are|is|two|three|four|five|statements?)\b/i,
  /\b(options?|choices?|alternatives?)\b|विकल्प|విక|ఆప్షన్|ఎంపిక|ఐచ్ఛిక|ప్రత్యామ్నాయ/i,
  /పైన|పైవ|పై ?అన్నీ|వీటిలో|వాటిలో|ఇందులో|ఇవన్నీ|అన్నీ|రెండూ|ఏదీ|ఏవీ/,
  /ऊपर|उपर्युक्त|उपरोक्त|इनमें|इनमे|इन में|दोनों|दोनो|सभी|कोई (भी )?नह[ीि]/,
]

const WORDS = `(?:and|or|nor|&|और|तथा|एवं|व|या|మరియు|లేదా)`
const BETWEEN = String.raw`\s*(?:,\s*)?(?:${WORDS}|[,/+])\s*`
const ALONE = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}\p{M}])` }
const AROUND = { before: String.raw`^(?:both|only|either|neither)?\s*`, after: String.raw`\s*(?:both|only)?\.?$` }

/** An option that calls others by their letters or numbers: "Both (a) and (b)", "A & C", "1 and 2", "Only A". */
const NAMES_OTHERS: readonly RegExp[] = [
  /\([a-f1-6]\)/i,
  new RegExp(`${ALONE.before}[A-F]${BETWEEN}[A-F]${ALONE.after}`, 'u'),
  new RegExp(`${AROUND.before}[a-f]${BETWEEN}[a-f]${AROUND.after}`, 'i'),
  // "2, 3" may be numbers; "2 and 3" are called so
  new RegExp(String.raw`${AROUND.before}[1-6](?:\s*,\s*[1-6])*,?\s*${WORDS}\s*[1-6]${AROUND.after}`, 'i'),
  new RegExp(String.raw`\b[Oo]nly [A-F]\b|केवल [A-F]\b|${ALONE.before}[A-F] (?:only|मात्र|केवल|మాత్రమే)`, 'u'),
]

/** A text around the options that calls one by its letter would be wrong in another order. */
const NAMES_AN_OPTION =
  /\([A-Fa-f]\)|\b(option|choice|figure)s? \(?[A-Fa-f]\b|\b(ans|answer|key)\b\W*(is\W+)?[A-Fa-f]\b(?=[.,;:)\s]*$)|విక|ఆప్షన్|ఐచ్ఛిక|विकल्प/im

/** Each text alone: what begins or ends one would be in the middle of all of them. */
const each = (texts: Texts | undefined): string[] =>
  Object.values(texts ?? {}).flatMap((text) => (text ? [text.normalize('NFC').trim()] : []))

/** Whether an option would be wrong in another place, or beside others in another order. */
export const optionNamesOthers = (option: Texts): boolean =>
  each(option).some((text) => [...SPEAKS_OF_OTHERS, ...NAMES_OTHERS].some((pattern) => pattern.test(text)))

export const textNamesOptions = (text: Texts | undefined): boolean =>
  each(text).some((one) => NAMES_AN_OPTION.test(one))
