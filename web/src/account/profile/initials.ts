function firstLetters(name: string | null | undefined): readonly string[] {
  return (name ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ([...word][0] ?? '').toUpperCase())
}

/** The avatar of the menus: two letters at most, U without a name. */
export function initialsOfTwoWords(name: string | null | undefined): string {
  return firstLetters(name).slice(0, 2).join('') || 'U'
}

/** The avatar of the profile page: a letter for every word, NA without a name. */
export function initialsOfAllWords(name: string | null | undefined): string {
  return firstLetters(name).join('') || 'NA'
}
