/** What words of a font look like, summed up over a file. */
export type WordCount = {
  /** Words that say something about the font. */
  readonly words: number
  /** Of them, those that no language writes in Latin letters. */
  readonly unreadable: number
  /** Of those, the ones with signs or capital letters inside that no formula has, and their length in characters. */
  readonly odd: number
  readonly length: number
}

export const NO_WORDS: WordCount = { words: 0, unreadable: 0, odd: 0, length: 0 }

/** Signs of Windows-1252 above ASCII, where old fonts have most of their letters. */
const HIGH = /[\u00a1-\u00ffŒœŠšŽžŸƒˆ˜‚„†‡•…‰‹›€™]/g
/** Those that stand beside numbers and letters of formulas. */
const OF_FORMULAS = /[°±²³µ·¹×÷¼½¾‰€£¥…•]/g
const EDGES = /^[.,:;!?()'"“”‘’…–—•-]+|[.,:;!?()'"“”‘’…–—•-]+$/g
/** Signs inside of a word, which old fonts use for letters: `fo|kFkhZ`, "d`ik". */
const SIGN_INSIDE = /[A-Za-z][;`~][A-Za-z]|[A-Za-z]{2}[|{}[\]][A-Za-z]/
const CAPITAL_INSIDE = /[a-z][A-Z]/
/** `kWh`, `NaCl`, `pH`: units and formulas of chemistry. */
const UNIT = /^(?:[kMGmµndc]?(?:W|Wh|Hz|Pa|A|Ah|V|eV|J|N|L|B|b|Ω)|pH|pOH|PhD)$/
const ELEMENTS = /^(?:[A-Z][a-z]?)+$/
/** `JavaScript`, `McDonald`, `iPhone`: parts that can be spoken. */
const NAME_OF_PARTS = /^[a-z]?(?:Mc|[A-Z][a-z]{0,12}[aeiouy][a-z]{0,12})+$/
const VOWELS = /[aeiouy]/i
const MANY_CONSONANTS = /[b-df-hj-np-tv-xz]{5}/i

/** What a text adds to what is known of its font. */
export function countWords(text: string, before: WordCount = NO_WORDS): WordCount {
  let { words, unreadable, odd, length } = before
  for (const typed of text.slice(0, MAX_TEXT).split(/[\s/=+<>]+/)) {
    const word = typed.replace(EDGES, '')
    const kind = kindOf(word)
    if (kind === 'nothing') continue
    words++
    if (kind === 'word') continue
    unreadable++
    length += word.length
    if (kind === 'odd') odd++
  }
  return { words, unreadable, odd, length }
}

/** A run is seldom longer. */
const MAX_TEXT = 10_000

function kindOf(word: string): 'nothing' | 'word' | 'odd' | 'unreadable' {
  if (word.length < 2) return 'nothing'
  const high = word.replace(OF_FORMULAS, '').match(HIGH)?.length ?? 0
  if (high >= 2 && high >= word.length * 0.4) return 'odd'
  const letters = word.replace(/[^A-Za-z]/g, '')
  if (letters.length < 3) return /[\u0250-\uffff]/.test(word) ? 'word' : 'nothing'
  if (SIGN_INSIDE.test(word)) return 'odd'
  if (/\d/.test(word)) return 'nothing'
  if (UNIT.test(word) || letters === letters.toUpperCase()) return 'nothing'
  if (CAPITAL_INSIDE.test(word)) return ELEMENTS.test(word) ? 'nothing' : NAME_OF_PARTS.test(word) ? 'word' : 'odd'
  return VOWELS.test(letters) && !MANY_CONSONANTS.test(letters) ? 'word' : 'unreadable'
}

const MIN_LENGTH = 8

/** Half of the words cannot be read, and not because they are letters of formulas or series alone. */
export const looksLegacy = ({ words, unreadable, odd, length }: WordCount): boolean =>
  length >= MIN_LENGTH && unreadable * 2 >= words && odd * 5 >= words
