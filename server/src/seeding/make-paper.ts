import { createHash, createHmac } from 'node:crypto'
import { BANK } from '@pariksha/content/bank'
import { type Assembled, assemblePaper } from '@pariksha/content/papers/assemble'
import type { Blueprint } from '@pariksha/content/papers/blueprint'

/** The paper that an installation with this secret has for a shipped test; `asked` are the marks of the papers before it. */
export function makePaper(
  { contentId, blueprint }: { readonly contentId: string; readonly blueprint: Blueprint },
  secret: Buffer,
  asked: ReadonlySet<string>,
): Assembled {
  // the repository alone must not tell what is asked
  const seed = createHmac('sha256', secret).update(contentId).digest('hex')
  const { paper, fingerprints } = assemblePaper(blueprint, BANK, seed, { has: (text) => asked.has(short(text)) })
  return { paper, fingerprints: fingerprints.map(short) }
}

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)
