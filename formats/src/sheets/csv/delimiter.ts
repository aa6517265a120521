const DELIMITERS = [',', ';', '\t'] as const

/** What spreadsheets programs look at, too. */
const MAX_LOOKED_AT = 20_000

/** What parts the cells: told by a first line `sep=;`, else the sign that is outside of quotes most often. */
export function findDelimiter(text: string): { readonly delimiter: string; readonly named: boolean } {
  const told = /^sep=([,;\t])\n/.exec(text)?.[1]
  if (told !== undefined) return { delimiter: told, named: true }
  const outside = text.slice(0, MAX_LOOKED_AT).replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((one) => outside.split(one).length)
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',', named: false }
}
