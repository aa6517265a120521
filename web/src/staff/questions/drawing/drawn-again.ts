type Drawn = { readonly token: string }

/** What is ticked stays where it is; the others are replaced by what is drawn now. */
export function drawnAgain<One extends Drawn>(
  before: readonly One[],
  ticked: ReadonlySet<string>,
  drawn: readonly One[],
): readonly One[] {
  const stay = before.filter(({ token }) => ticked.has(token))
  return [...stay, ...drawn.filter(({ token }) => !ticked.has(token))]
}
