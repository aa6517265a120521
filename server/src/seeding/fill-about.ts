import { brotliDecompressSync } from 'node:zlib'
import type { QuestionAbout } from '@pariksha/content/papers/about'
import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import type { Paper } from '@pariksha/contract/tests'
import type { Transaction } from '../db/database.ts'
import { type FrozenPaper, freezePaper } from '../papers/freeze.ts'
import type { PaperKey } from '../papers/plan.ts'
import { makePaper } from './make-paper.ts'

const BLUEPRINTS = new Map(
  SHIPPED_SERIES.flatMap(({ tests }) =>
    tests.flatMap(({ contentId, content }) =>
      'blueprint' in content ? [[contentId, { contentId, blueprint: content.blueprint }] as const] : [],
    ),
  ),
)

/**
 * Papers that were made before what they ask was stored with them are made once more and compared: of every question that
 * comes out the same it is known then, of the others it stays unknown. Returns how many papers were looked at.
 */
export async function fillAbout(tx: Transaction, secret: Buffer): Promise<number> {
  const papers = await tx
    .selectFrom('papers')
    .innerJoin('tests', 'tests.paper_id', 'papers.id')
    .innerJoin('keys', (join) => join.onRef('keys.paper_id', '=', 'papers.id').on('keys.version', '=', 1))
    .select(['papers.id', 'papers.body', 'keys.body as key', 'tests.content_id', 'tests.series_slug'])
    .where('papers.about', 'is', null)
    .where('tests.content_id', 'is not', null)
    .orderBy('papers.id')
    .execute()
  for (const { id, body, key, content_id, series_slug } of papers) {
    const test = BLUEPRINTS.get(content_id ?? '')
    if (!test) continue
    const before = await tx
      .selectFrom('papers')
      .innerJoin('tests', 'tests.paper_id', 'papers.id')
      .select('fingerprints')
      .where('tests.series_slug', '=', series_slug)
      .where('papers.id', '<', id)
      .execute()
    const asked = new Set(before.flatMap(({ fingerprints }) => fingerprints))
    const about = knownOf({ body, key }, freezePaper(makePaper(test, secret, asked).paper))
    await tx
      .updateTable('papers')
      .set({ about: JSON.stringify(about) })
      .where('id', '=', id)
      .execute()
  }
  return papers.length
}

type Stored = Pick<FrozenPaper, 'body' | 'key'>

/** What questions ask that stand in the stored paper as they were made again; null for the others. */
function knownOf(stored: Stored, again: FrozenPaper): (QuestionAbout | null)[] {
  const [were, are] = [textsOf(stored), textsOf(again)]
  return were.map((text, index) => (text === are[index] ? (again.about[index] ?? null) : null))
}

/** Each question with all that it shows and its answer, in one text. */
function textsOf({ body, key }: Stored): string[] {
  const { questions, passages } = read<Paper>(body)
  const answers = read<PaperKey>(key)
  return questions.map(({ passage, ...question }, index) =>
    JSON.stringify([question, passages.find(({ id }) => id === passage)?.text, answers[index]?.answer]),
  )
}

const read = <T>(body: Buffer): T => JSON.parse(brotliDecompressSync(body).toString('utf8')) as T
