const DELIMITERS = [',', ';', '\t'] as const

/** Characters from the beginning: as many as spreadsheet programs examine. */
const MAX_EXAMINED = 20_000

/** The delimiter of cells: declared by a first line `sep=;`, else the most frequent one outside of quotes. */
export function findDelimiter(text: string): { readonly delimiter: string; readonly named: boolean } {
  const declared = /^sep=([,;\t])\n/.exec(text)?.[1]
  if (declared !== undefined) return { delimiter: declared, named: true }
  const outside = text.slice(0, MAX_EXAMINED).replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((one) => outside.split(one).length)
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',', named: false }
}
