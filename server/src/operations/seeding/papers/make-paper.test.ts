import { createHmac, randomBytes } from 'node:crypto'
import { BANK } from '@pariksha/content/bank'
import { assemblePaper } from '@pariksha/content/papers/assemble'
import { createAsked } from '@pariksha/content/papers/paper-recipes'
import { expect, test } from 'vitest'
import { makePaper, PAPER_RECIPES } from './make-paper.ts'

test('a paper takes the written items that are its own, as the papers that are audited do', async () => {
  const secret = randomBytes(32)
  const paid = [...PAPER_RECIPES.values()].find(({ series, free }) => series === 'icet' && !free)
  if (!paid) throw new Error('no paid paper of ICET')
  const seed = createHmac('sha256', secret).update(paid.contentId).digest('hex')
  const before = createAsked().before(paid)

  const { paper } = await makePaper(paid, secret, before)

  expect(paper).toEqual(assemblePaper(paid.blueprint, BANK, seed, before).paper)
  const { owner: _, ...ofAllOwners } = before
  expect(paper).not.toEqual(assemblePaper(paid.blueprint, BANK, seed, ofAllOwners).paper)
})
