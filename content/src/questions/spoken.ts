/** Whether an explanation names an option: a word of three letters or more, or a phrase. */
export const speaksOf = (explanation: string, option: string): boolean =>
  explanation.toLowerCase().includes(option.toLowerCase()) &&
  /[\p{L}]{3}/u.test(option) &&
  new RegExp(`(?<![\\p{L}\\d])${option.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(
    explanation,
  )

/**
 * The wrong options in an order in which those come first that the explanation names beside their own line, be it of the
 * answer (`always`) or of another option: those at the end are left out where a paper prints fewer.
 */
export function spokenFirst<Option>(
  options: readonly Option[],
  parts: (option: Option) => { readonly name: string; readonly line: string },
  always = '',
): readonly Option[] {
  const all = options.map(parts)
  const isSpoken = (_: Option, n: number) =>
    all.some(({ line }, m) => speaksOf(m === n ? always : line, all[n]?.name ?? ''))
  return [...options.filter(isSpoken), ...options.filter((option, n) => !isSpoken(option, n))]
}
