/** Whether an explanation names an option: a word of three letters or more, or a phrase. */
export function mentions(explanation: string, option: string): boolean {
  const [text, name] = [explanation.toLowerCase(), option.toLowerCase()]
  const goesOn = (place: number) => /[\p{L}\d]/u.test(text.charAt(place))
  let at = text.indexOf(name)
  if (at < 0 || !/\p{L}{3}/u.test(name)) return false
  while (at >= 0 && (goesOn(at - 1) || goesOn(at + name.length))) at = text.indexOf(name, at + 1)
  return at >= 0
}

/**
 * The wrong options in an order in which those come first that the explanation names beside their own line, be it of the
 * answer (`always`) or of another option: those at the end are left out where a paper prints fewer.
 */
export function mentionedFirst<Option>(
  options: readonly Option[],
  parts: (option: Option) => { readonly name: string; readonly line: string },
  always = '',
): readonly Option[] {
  const all = options.map(parts)
  const mentioned = all.map(({ name }, n) => all.some(({ line }, m) => mentions(m === n ? always : line, name)))
  return [...options.filter((_, n) => mentioned[n]), ...options.filter((_, n) => !mentioned[n])]
}
