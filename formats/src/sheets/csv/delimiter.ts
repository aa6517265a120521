const DELIMITERS = [',', ';', '\t'] as const

/** As far as spreadsheet programs look. */
const MAX_LOOKED_AT = 20_000

/** The delimiter of cells: declared by a first line `sep=;`, else the most frequent one outside of quotes. */
export function findDelimiter(text: string): { readonly delimiter: string; readonly named: boolean } {
  const declared = /^sep=([,;\t])\n/.exec(text)?.[1]
  if (declared !== undefined) return { delimiter: declared, named: true }
  const outside = text.slice(0, MAX_LOOKED_AT).replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((one) => outside.split(one).length)
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',', named: false }
}
