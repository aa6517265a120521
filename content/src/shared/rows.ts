/** The rows of a table written as lines of cells between "|"; every row must have `width` cells, none of them empty. */
export function rows(table: string, width: number): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== width || cells.includes('')) throw new SyntaxError(`not ${width} cells: ${line}`)
      return cells
    })
}

/** The items of a cell; "-" stands for none. */
export const items = (cell: string, separator: string): readonly string[] =>
  cell === '-' ? [] : cell.split(separator).map((item) => item.trim())

export function oneOf<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((item) => item === text)
  if (found === undefined) throw new SyntaxError(`“${text}” is none of ${known.join(', ')}`)
  return found
}
