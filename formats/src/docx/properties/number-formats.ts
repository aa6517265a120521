const ROMANS = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function roman(value: number): string {
  let [rest, text] = [value, '']
  for (const [worth, letters] of ROMANS)
    while (rest >= worth) {
      text += letters
      rest -= worth
    }
  return text
}

/** a … z, aa, bb …: as Word counts. */
const letters = (value: number): string =>
  String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.floor((value - 1) / 26) + 1)

const DEVANAGARI_VOWELS = [...'अआइईउऊऋएऐओऔ']
const DEVANAGARI_CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह']

const numeralsFrom = (zero: number) => (value: number) =>
  String(value).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))

const enclosed = (value: number): string =>
  value >= 1 && value <= 20 ? String.fromCharCode(0x245f + value) : `${value}`

const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  none: () => '',
  decimalZero: (value) => String(value).padStart(2, '0'),
  lowerLetter: letters,
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  ordinal: (value) => `${value}${ordinalEnding(value)}`,
  decimalEnclosedCircle: enclosed,
  decimalEnclosedCircleChinese: enclosed,
  decimalEnclosedParen: (value) => `(${value})`,
  decimalEnclosedFullstop: (value) => `${value}.`,
  hindiNumbers: numeralsFrom(0x966),
  // Word counts consonants under the name of vowels and the other way round
  hindiVowels: (value) => DEVANAGARI_CONSONANTS[value - 1] ?? `${value}`,
  hindiConsonants: (value) => DEVANAGARI_VOWELS[value - 1] ?? `${value}`,
}

const ordinalEnding = (value: number): string => {
  if (Math.floor((value % 100) / 10) === 1) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10] ?? 'th'
}

/** A larger number of a list is written in digits: letters would fill pages. */
const MAX_WRITTEN = 5_000

/** A number of a list as its format writes it; formats of other countries give digits. */
export const formatNumber = (format: string, value: number): string =>
  value >= 1 && value <= MAX_WRITTEN ? (FORMATS[format] ?? String)(value) : String(value)
