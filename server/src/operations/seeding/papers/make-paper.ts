import { createHmac } from 'node:crypto'
import { type Assembled, assemblePaper } from '@pariksha/content/papers/assemble'
import { type AskedEarlier, type PaperRecipe, paperRecipes } from '@pariksha/content/papers/paper-recipes'
import { IS_FREE } from '../../../packages/is-free.ts'
import { shortFingerprint } from '../../../papers/fingerprint.ts'
import type { Queryable } from '../../../platform/db/database.ts'

/** Every shipped test that has a paper, by its content id, in the order in which papers are made. */
export const PAPER_RECIPES: ReadonlyMap<string, PaperRecipe> = new Map(
  paperRecipes().map((recipe) => [recipe.contentId, recipe]),
)

/** The paper of a shipped test, derived from the secret of the installation. Regenerated, it avoids what other papers ask. */
export async function makePaper(
  { contentId, blueprint }: Pick<PaperRecipe, 'contentId' | 'blueprint'>,
  secret: Buffer,
  { anywhere, nearby, owner }: AskedEarlier,
): Promise<Assembled> {
  // imported only when a paper is made: most starts make none
  const { BANK } = await import('@pariksha/content/bank')
  // the repository alone must not reveal the questions
  const seed = createHmac('sha256', secret).update(contentId).digest('hex')
  const known = new Map<string, string>() // the same texts are looked up for every question of a paper
  const shortened = (text: string) => {
    const short = known.get(text) ?? shortFingerprint(text)
    known.set(text, short)
    return short
  }
  const earlier: AskedEarlier = {
    ...(owner && { owner }),
    anywhere: { has: (text: string) => anywhere.has(shortened(text)) },
    nearby: { has: (text: string) => nearby.has(shortened(text)) },
  }
  const { paper, fingerprints } = assemblePaper(blueprint, BANK, seed, earlier)
  return { paper, fingerprints: fingerprints.map(shortFingerprint) }
}

/** Fingerprints of what the papers of all other tests ask. */
export const fingerprintsOfPapers = (db: Queryable, except = '') =>
  db
    .selectFrom('tests')
    .innerJoin('series', 'series.slug', 'tests.series_slug')
    .innerJoin('papers', 'papers.id', 'tests.paper_id')
    .select(['tests.series_slug as series', IS_FREE.as('free'), 'papers.fingerprints'])
    .where((where) => where.or([where('content_id', '!=', except), where('content_id', 'is', null)]))
    .execute()
