import { SHIPPED_SERIES } from '../shipped.ts'
import type { Blueprint } from './blueprints/blueprint.ts'

/** A paper that is to be made: for which test, and whether everybody may take that. */
export type PaperRecipe = {
  readonly contentId: string
  readonly series: string
  readonly free: boolean
  readonly blueprint: Blueprint
}

/** The free or the paid papers of a series: each written item belongs to one of these. */
export type ItemOwner = Pick<PaperRecipe, 'series' | 'free'>

/** What earlier papers asked. */
export type AskedEarlier = {
  /** What any paper asked: asked again only where the bank has nothing else left. */
  readonly anywhere: Pick<ReadonlySet<string>, 'has'>
  /** What the same series asked, and free tests where this one is paid for, or paid ones where it is free: later still. */
  readonly nearby: Pick<ReadonlySet<string>, 'has'>
  /** Whose written items it takes while there is something new among them and the templates. Undefined takes all. */
  readonly owner?: ItemOwner
}

/** Every shipped test that has a paper: the free ones first, so that they do not take what paid ones ask. */
export function paperRecipes(): readonly PaperRecipe[] {
  const all = SHIPPED_SERIES.flatMap(({ slug, freeCount, tests }) => {
    const free = new Set(tests.filter(({ stage }) => stage === 'prelims').slice(0, freeCount))
    return tests.flatMap((test): PaperRecipe[] =>
      'blueprint' in test.content
        ? [{ contentId: test.contentId, series: slug, free: free.has(test), blueprint: test.content.blueprint }]
        : [],
    )
  })
  return [...all.filter(({ free }) => free), ...all.filter(({ free }) => !free)]
}

type Asked = ItemOwner & { readonly fingerprints: readonly string[] }

/** What papers ask, as far as they are added: each is compared with all before it. */
export function createAsked(papers: readonly Asked[] = []) {
  const anywhere = new Set<string>()
  const bySeries = new Map<string, Set<string>>()
  const byAccess = { free: new Set<string>(), paid: new Set<string>() }
  const add = ({ series, free, fingerprints }: Asked): void => {
    const ofSeries = bySeries.get(series) ?? new Set()
    bySeries.set(series, ofSeries)
    for (const set of [anywhere, ofSeries, free ? byAccess.free : byAccess.paid])
      for (const fingerprint of fingerprints) set.add(fingerprint)
  }
  papers.forEach(add)
  return {
    add,
    before({ series, free }: ItemOwner): AskedEarlier {
      const otherAccess = free ? byAccess.paid : byAccess.free
      return {
        anywhere,
        nearby: { has: (text) => bySeries.get(series)?.has(text) || otherAccess.has(text) },
        owner: { series, free },
      }
    },
  }
}
