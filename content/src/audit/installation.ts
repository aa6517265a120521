import { BANK } from '../bank.ts'
import { assemblePaper } from '../papers/assemble.ts'
import type { Blueprint } from '../papers/blueprints/blueprint.ts'
import type { PaperSource } from '../papers/paper.ts'
import { createAsked, type PaperRecipe, paperRecipes } from '../papers/paper-recipes.ts'
import type { Bank } from '../papers/sources.ts'

export type MadePaper = PaperRecipe & {
  readonly blueprint: Blueprint
  readonly paper: PaperSource
  readonly fingerprints: readonly string[]
}

/** Every paper of an installation with this secret, in the order in which a first start makes them. */
export function installation(secret: string, bank: Bank = BANK): readonly MadePaper[] {
  const asked = createAsked()
  return paperRecipes().map((recipe) => {
    const seed = `${secret}/${recipe.contentId}`
    const { paper, fingerprints } = assemblePaper(recipe.blueprint, bank, seed, asked.before(recipe))
    asked.add({ ...recipe, fingerprints })
    return { ...recipe, paper, fingerprints }
  })
}
