/**
 * The exams of a list, those that the specification puts in an order first. What the order does not name follows as it
 * comes: a list never misses an exam.
 */
export function inOrder<Item extends { readonly slug: string }>(
  exams: readonly Item[],
  first: readonly string[],
): readonly Item[] {
  const placeOf = ({ slug }: Item): number => (first.includes(slug) ? first.indexOf(slug) : first.length)
  return exams.toSorted((one, other) => placeOf(one) - placeOf(other))
}
