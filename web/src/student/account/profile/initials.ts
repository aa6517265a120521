/** A letter of Telugu and Hindi has its vowel sign, and the consonants that are joined to it: శ్రీ, सी. */
const FIRST_LETTER = /^.(?:[\u094d\u0c4d].|\p{M})*/u

const firstLetters = (name: string | null | undefined): readonly string[] =>
  (name?.match(/\S+/g) ?? []).map((word) => FIRST_LETTER.exec(word)?.[0].toUpperCase() ?? '')

/** The avatar of the menus: two letters at most, U without a name. */
export function initialsOfTwoWords(name: string | null | undefined): string {
  return firstLetters(name).slice(0, 2).join('') || 'U'
}

/** The avatar of the profile page: a letter for every word, NA without a name. */
export function initialsOfAllWords(name: string | null | undefined): string {
  return firstLetters(name).join('') || 'NA'
}
