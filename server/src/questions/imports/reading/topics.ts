export type KnownTopic = { readonly slug: string; readonly name: string }

/** Small letters and single dashes: "Speed & Distance" and "speed-and-distance" are one. */
const normal = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The slug of a topic by its slug or its name; null: the bank has no such topic. */
export function topicFinder(topics: readonly KnownTopic[]): (written: string) => string | null {
  const slugs = new Map(
    topics.flatMap(({ slug, name }) => [
      [normal(name), slug],
      [normal(slug), slug],
    ]),
  )
  return (written) => slugs.get(normal(written)) ?? null
}
